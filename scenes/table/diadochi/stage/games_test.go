package stage

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/odds"
)

// TestRandomGames plays games at random and holds what the stage would show against the rules: the parts of a
// strength add up to it, the cells lit are those of the scores told, and every sentence exists.
func TestRandomGames(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	es, en := open(t, "es", 1280, 800), open(t, "en", 1024, 640)
	count, foretold := [3]int{}, 0
	for seed := range uint64(24) {
		ch := dice.New(seed, 9)
		st, err := game.Game.New(rules.Setup{Seats: 2 + int(seed%3)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		tale := &Tale{}
		var moves []rules.Move
		for range 4000 {
			asked := st.Pending(nil)
			if len(asked) == 0 {
				break
			}
			moves = rules.Moves(st, asked[0].Seat, moves[:0])
			before := st.View(rules.Nobody).(game.View)
			var log rules.Log
			st.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, &log)
			for _, b := range tale.Hear(log.Events, &before) {
				if !b.worthOpening(true) {
					continue
				}
				count[b.Scene]++
				if _, known := b.odds(); known {
					foretold++
				}
				b.audit(t)
				es.show(t, b, before)
				en.show(t, b, before)
				b.told, b.shown = true, len(b.Notes)
			}
		}
	}
	if foretold < 20 {
		t.Error("only", foretold, "odds")
	}
	t.Logf("%d battles, %d sieges, %d naval battles", count[Land], count[Siege], count[Naval])
	for _, n := range count {
		if n < 20 {
			t.Error("too few fights to prove anything")
		}
	}
	for _, o := range []*hall{es, en} {
		if missing := o.voice.Lexicon.Missing(); len(missing) > 0 {
			t.Error("no words for", missing)
		}
	}
}

// show writes the sentences of a battle.
func (o *hall) show(t *testing.T, b *Battle, before game.View) {
	o.view, o.now, o.beats, o.words = before, b, b.Beats(), words{}
	o.write()
	if i := b.start(o.beats); i < 0 || i >= len(o.beats) {
		t.Errorf("starts at beat %d of %d", i, len(o.beats))
	}
	for i := range o.beats {
		o.word("lesson." + b.lessonKey(o.beats[i].Kind))
	}
	for i := range b.Notes {
		found := 0
		for _, beat := range o.beats {
			if i >= beat.From && i < beat.To {
				found++
			}
		}
		if found != 1 {
			t.Errorf("note %d is shown %d times", i, found)
		}
	}
}

// audit checks the numbers of a battle.
func (b *Battle) audit(t *testing.T) {
	t.Helper()
	for i := range b.Sides {
		d := &b.Sides[i]
		if d.HasDice && game.BattleScore(d.Over(), game.BattleColumn(d.Strength)) != d.Score {
			t.Errorf("side %d: %v with strength %d is not %d", i, d.Dice, d.Strength, d.Score)
		}
		sum := d.ElephantStrength + d.Auxiliaries
		for _, a := range d.Armies {
			sum += a.Strength
		}
		for u, n := range d.Force {
			sum += n * game.BattleWorth(u)
		}
		if b.Scene == Land && d.HasDice && sum != d.Strength {
			t.Errorf("the parts of side %d are %d, its strength %d: %+v", i, sum, d.Strength, *d)
		}
		for u := range d.Lost {
			if d.Lost[u] > d.Force[u]+d.Idle[u] {
				t.Errorf("side %d lost %d of %d CUs of type %d", i, d.Lost[u], d.Force[u]+d.Idle[u], u)
			}
		}
	}
	b.auditOdds(t)
	if b.Scene == Siege {
		sum := b.Die
		for _, m := range b.Modifiers {
			sum += m.Value
		}
		points, _ := game.SiegeResult(sum)
		lost := 0
		for _, n := range b.Sides[0].Lost {
			lost += n
		}
		if table, saved := b.TableLosses(); lost > table-saved {
			t.Errorf("the besieger lost %d CUs of %d, %d saved: %+v", lost, table, saved, *b)
		}
		if sum != b.Total || points != b.Gained || b.Before+b.Gained != b.Now || b.Needed == 0 || b.Fallen != (b.Now >= b.Needed) && !b.pendingFall() {
			t.Errorf("siege: %+v", *b)
		}
	}
}

// auditOdds checks that what was foretold could happen, from the factor that the dice were raised to.
func (b *Battle) auditOdds(t *testing.T) {
	t.Helper()
	for i := range b.Sides {
		if _, raised := b.Sides[i].Raised(); b.Scene == Land && raised > 0 && raised != b.Sides[i].Factor {
			t.Errorf("side %d: dice raised to %d with a factor of %d", i, raised, b.Sides[i].Factor)
		}
	}
	o, known := b.odds()
	if !known {
		return
	}
	if c := [...]odds.Chance{o.Draw, o.Win, o.Lose}[b.Won()+1]; c.Ways == 0 || o.Win.Ways+o.Draw.Ways+o.Lose.Ways != c.Of {
		t.Errorf("what happened had a chance of %v: %+v", c, *b)
	}
}

// pendingFall says that the losses of a siege that has succeeded are still to be chosen.
func (b *Battle) pendingFall() bool {
	losses, saved := b.TableLosses()
	return b.Now >= b.Needed && losses > saved
}
