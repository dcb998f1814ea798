package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestABetterCardIsNeverWorseInTheLastSkirmish compares the odds of all that may be committed: where nothing of the hand is wanted
// later, what hits no less, stands no less and does the same besides takes or holds the area no less often. In an earlier skirmish
// it may do so less often, since the card is missed in a later one: that is what the odds of laying it there are for.
func TestABetterCardIsNeverWorseInTheLastSkirmish(t *testing.T) {
	compared, missed := 0, 0
	for _, hands := range [][2][]string{
		{{"g01", "g02", "g07", "g08"}, {"t01", "t07", "t08", "t10"}},
		{{"g01", "g09", "g10", "g11"}, {"t02", "t03", "t09", "t13"}},
		{{"g02", "g07", "g12", "g13"}, {"t01", "t07", "t11", "t12"}},
	} {
		b := attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 quillback 1 minnow 1",
			"built 1 yard foundry mast", "built 2 shallows trench updraft", "tech 1 gt1 gt2 gt3", "tech 2 tt1 tt2 tt3")
		b.few(0, hands[0], []string{"g03", "g04", "g05"})
		b.few(1, hands[1], []string{"t04", "t05", "t06"})
		b.play(0, "front deckhand 1")
		b.play(1, "front quillback 1")
		for p := range rules.Seat(2) {
			_, worse := b.compareAnswers(p)
			missed += worse
			b.play(p, "commit none none 1")
			n, worse := b.compareAnswers(p)
			compared += n
			prove.Is(t, "better cards with worse odds", worse, 0)
			b.play(p, b.anyCommit())
		}
	}
	prove.True(t, "answers were compared", compared > 50)
	prove.True(t, "cards are missed later", missed > 0)
}

// compareAnswers counts the pairs of answers of which one does all that the other does, and those among them with worse odds.
func (b *bench) compareAnswers(p rules.Seat) (compared, worse int) {
	b.Helper()
	side, slot := b.s.sideOf(p), int(b.s.top().a)
	var does []class
	var chance []uint64
	for _, m := range rules.Moves(b.s, p, nil) {
		o, ok := OddsIn(b.s, p, m)
		prove.True(b.T, "odds of "+Game.Format(m), ok)
		n := o.Takes.Ways
		if side == defending {
			n = o.Takes.Of - n
		}
		c := contest{s: b.s, seat: p}
		id := c.classOf(side, slot, pair{kindIn(card(m.A)), kindIn(card(m.B))})
		does, chance = append(does, c.classes[slot][side][id]), append(chance, n)
	}
	for i := range does {
		for j := range does {
			if i != j && does[i].noWorse(&does[j]) {
				compared++
				if chance[i] < chance[j] {
					worse++
				}
			}
		}
	}
	return compared, worse
}

// noWorse says whether cards do all that others do, with or without a CANCEL.
func (c *class) noWorse(d *class) bool {
	beats := func(a, b fight) bool {
		return a.attack >= b.attack && a.health >= b.health && a.strike == b.strike && a.ploy == b.ploy
	}
	return beats(c.plain, d.plain) && beats(c.cancelled, d.cancelled) && c.cancels == d.cancels
}

// What the view tells that cards ensure in their skirmish is what the position itself tells, whoever asks.
func TestWhatCardsEnsure(t *testing.T) {
	b := attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 quillback 1 minnow 1",
		"built 1 yard foundry mast", "built 2 shallows trench updraft", "tech 1 gt1 gt2 gt3", "tech 2 tt1 tt2 tt3")
	b.few(0, []string{"g01", "g02", "g07", "g08"}, []string{"g03", "g04", "g05"})
	b.few(1, []string{"t01", "t07", "t08", "t10"}, []string{"t04", "t05", "t06"})
	b.play(0, "front deckhand 1")
	b.play(1, "front quillback 1")
	seen := map[SkirmishOdds]bool{}
	for p := range rules.Seat(2) {
		v, side := b.s.View(p).(View), b.s.sideOf(p)
		for _, m := range rules.Moves(b.s, p, nil) {
			k, known := GuardedOf(&v, m)
			prove.True(t, "known", known)
			laid := *b.s
			laid.battle.strike[side][0], laid.battle.ploy[side][0] = card(m.A), card(m.B)
			prove.Is(t, Game.Format(m), k, laid.skirmishOdds(side, 0))
			seen[k] = true
		}
		_, known := GuardedOf(&v, rules.Move{Verb: doneVerb})
		prove.True(t, "only of cards", !known)
		b.play(p, "commit none none 1")
		b.play(p, b.anyCommit())
	}
	prove.True(t, "some cards ensure more than others", len(seen) > 3)
}
