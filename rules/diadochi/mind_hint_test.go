package diadochi

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/mind"
)

// surrenderBefore is seat 0 in the Surrender Segment, with an Army of Antigonos before Tyros, which belongs to seat 1.
func surrenderBefore(t *testing.T) *table {
	b := newTable(t, 2)
	b.pop(0)
	b.pop(0)
	b.segment, b.champions = surrenderSegment, 0
	b.control(1, spTyros)
	b.army(0, antigonos, outside(spTyros), units{mercenary: 9})
	b.push(frame{kind: inSurrender, seat: 0})
	b.settle(b.ctx())
	return b
}

// TestFreeSiegesAreJudgedByTheirTrueChances: what ending asks about, what a computer tries and what the hint says agree.
func TestFreeSiegesAreJudgedByTheirTrueChances(t *testing.T) {
	worth := func(b *table) (siege, done int) {
		moves := []rules.Move{b.move("siege tyros"), b.move("done")}
		scores := make([]int, 2)
		rankSurrender(judge{b.state, veteran}, b.top(), moves, scores)
		return scores[0], scores[1]
	}
	keys := func(list []rules.Text) (said []string) {
		for _, x := range list {
			said = append(said, x.Key)
		}
		return said
	}
	asked := func(b *table) (said []string) {
		for _, k := range b.Stakes(0, b.move("done"), nil) {
			if k.Grave {
				said = append(said, k.What.Key)
			}
		}
		return said
	}
	t.Run("any chance is asked about and worth trying", func(t *testing.T) {
		b := surrenderBefore(t)
		none, some := b.hope(0, b.move("siege tyros"), "siege.none")
		prove.True(t, "the price tells the chance", some)
		prove.Is(t, "the same chance", 100-none, siegePoints(b.freeModifier(0, spTyros, noGeneral)).Percent())
		siege, done := worth(b)
		prove.True(t, "tried", siege > done)
		prove.Same(t, "asked", asked(b), []string{"diadochi.stake.undone.sieges"})
		prove.Same(t, "why not", keys(b.surrenderPurpose(0)), []string{"diadochi.hint.untried"})
		b.champions = 3
		prove.Same(t, "a Champion is not asked", asked(b), []string(nil))
		prove.Same(t, "a Champion", keys(b.surrenderPurpose(0)), []string{"diadochi.hint.untried.disgrace"})
	})
	t.Run("a likely point is never left, but by a Champion", func(t *testing.T) {
		b := surrenderBefore(t)
		_, unlikely := worth(b)
		prove.True(t, "less than even", siegePoints(b.freeModifier(0, spTyros, noGeneral)).Percent() < goodSiege)
		prove.Is(t, "it may be left", unlikely, 0)
		b.control(1, spKelainai)
		b.army(0, demetrios, outside(spKelainai), units{mercenary: 9})
		prove.True(t, "more than even", siegePoints(b.freeModifier(0, spKelainai, noGeneral)).Percent() >= goodSiege)
		moves, scores := []rules.Move{b.move("siege kelainai"), b.move("done")}, make([]int, 2)
		rankSurrender(judge{b.state, veteran}, b.top(), moves, scores)
		_, margin, _ := Mind{}.Guides(b.state)
		prove.True(t, "no search compares it, the widest neither", scores[0]-scores[1] > 2*margin)
		b.champions = 3
		_, done := worth(b)
		prove.Is(t, "it costs a Champion his rank", done, 0)
	})
	t.Run("no chance is neither", func(t *testing.T) {
		b := surrenderBefore(t)
		b.general(1, poliarchos, inside(spTyros))
		none, _ := b.hope(0, b.move("siege tyros"), "siege.none")
		prove.Is(t, "no point", none, 100)
		siege, done := worth(b)
		prove.True(t, "not tried", siege < done)
		prove.Same(t, "not asked", asked(b), []string(nil))
		prove.Same(t, "said", keys(b.surrenderPurpose(0)), []string{"diadochi.hint.untried.vain"})
	})
	t.Run("who leads counts", func(t *testing.T) {
		b := surrenderBefore(t)
		b.general(1, poliarchos, inside(spTyros))
		b.at[antigonos] = boxed(0)
		b.general(0, demetrios, outside(spTyros))
		siege, done := worth(b)
		prove.True(t, "tried", siege > done)
		prove.Same(t, "asked", asked(b), []string{"diadochi.stake.undone.sieges"})
	})
}

// TestAHintToStayTellsTheOdds: who is advised not to evade reads the chance of the battle, the same as its price has.
func TestAHintToStayTellsTheOdds(t *testing.T) {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spKelainai), units{mercenary: 3})
	b.army(1, eumenes, outside(spIkonion), units{mercenary: 4})
	b.dice(6)
	b.play("activate antigonos", "step ikonion")
	b.asks(inEvasion)
	wins, fought := b.hope(1, b.move("pass"), "wins")
	prove.True(t, "a battle", fought)
	prove.Same(t, "said", judge{b.state, veteran}.purpose(1, b.move("pass")), []rules.Text{rules.Say("diadochi.hint.stand", rules.N(wins))})
}

// TestAHintToBesiegeTellsTheChance: one attempt has the chance of its price, more have more, and none is promised that cannot be.
func TestAHintToBesiegeTellsTheChance(t *testing.T) {
	b := surrenderBefore(t)
	modifier := b.siegeBonus(0, spTyros)
	for _, points := range []uint8{0, 1, 2} {
		b.siege[spTyros] = points
		needed := int(siegeNeeded[majorCity]) - int(points)
		one := b.fallsWithin(modifier, spTyros, 1)
		prove.Is(t, "one attempt", one.Percent(), CountSiege(modifier, needed, 0).Falls.Percent())
		three := b.fallsWithin(modifier, spTyros, 3)
		prove.True(t, "three are better", three.Percent() > one.Percent())
	}
	b.siege[spTyros] = 2
	one := b.fallsWithin(modifier, spTyros, 1)
	prove.Same(t, "the second tries again", b.fallsWithin(modifier, spTyros, 2).Percent(), one.Or(one).Percent())
	b.siege[spTyros] = 0
	prove.Same(t, "no chance yet", b.besiegePurpose(0, spTyros, 1).Key, "diadochi.hint.besiege.begun")
}

// TestAHintDoesNotLeadToAndFro: the step back to where the army was is worth less than to a veteran, and no other step is.
func TestAHintDoesNotLeadToAndFro(t *testing.T) {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 4})
	b.dice(6)
	b.play("activate antigonos", "step dorylaion")
	moves := rules.Moves(b.state, 0, nil)
	with, without := make([]int, len(moves)), make([]int, len(moves))
	Adviser{}.Reckon(b.state, 0, moves, with)
	Mind{}.RankBy(heedless, b.state, 0, moves, without)
	back := b.move("step gordion")
	_, margin, _ := Adviser{}.Guides(b.state)
	margin *= 2 // an adviser compares as widely as a strategos
	for i, m := range moves {
		if lower := with[i] < without[i]-margin; lower != (m == back) {
			t.Errorf("%s: %d, and %d to a veteran", Game.Format(m), with[i], without[i])
		}
	}
}

func TestMotivesKnowNoSecrets(t *testing.T) { conform.Motives(t, Game, Mind{}) }

func TestMotivesAreSaid(t *testing.T) { conform.MotivesSaid(t, Texts, aboutMover) }

func TestMotivesSpeakToOthers(t *testing.T) {
	conform.MotivesToOthers(t, Texts, "diadochi.hint.", aboutMover, untold[:], "wins", "gains-", "costs-")
}

// TestWhatChangesTogetherIsOneSentence: points and legitimacy that rise, or fall, together are not told one after the other.
func TestWhatChangesTogetherIsOneSentence(t *testing.T) {
	for _, c := range []struct {
		changes []int
		want    []string
	}{
		{[]int{5, 1, 0, 0, 0}, []string{"gains-both"}},
		{[]int{5, 0, 0, 2, 3}, []string{"gains-vp", "costs-l", "gains-units"}},
		{[]int{-1, 2, 3, 4, 0}, []string{"gains-l", "costs-both"}},
		{[]int{0, 0, 0, -1, -2}, nil},
	} {
		var got []string
		for _, told := range foretold(c.changes) {
			got = append(got, strings.TrimPrefix(told.Key, "diadochi.hint."))
		}
		prove.Same(t, "sentences", got, c.want)
	}
}

// TestASingleRivalIsToldOfAsOne: nobody reads of rivals where there is only one.
func TestASingleRivalIsToldOfAsOne(t *testing.T) {
	for players, want := range map[int]string{2: "costs-both.one", 3: "costs-both"} {
		s := &state{players: uint8(players)}
		got := s.toldOfRivals(foretold([]int{5, 0, 3, 4, 0}))
		prove.Is(t, "what is gained", got[0].Key, "diadochi.hint.gains-vp")
		prove.Is(t, "what rivals lose", got[1].Key, "diadochi.hint."+want)
	}
}

// TestAHintLetsNothingGoForNothing: a mercenary is not had in place of a march that gains more, nothing ends while he may still be had,
// and a free siege that gains more than it costs is tried.
func TestAHintLetsNothingGoForNothing(t *testing.T) {
	_, margin, _ := Adviser{}.Guides(newWar(t, 2).state)
	margin *= 2 // an adviser compares as widely as a strategos
	t.Run("a march that gains more", func(t *testing.T) {
		b := lacking(t, spKyzikos, spByzantion)
		march, _ := b.advice("activate antigonos")
		muster, plain := b.advice("muster")
		prove.True(t, "it does", march > plain)
		prove.Is(t, "the mercenary is never compared", muster, -neverCompared)
	})
	t.Run("no march gains anything", func(t *testing.T) {
		b := newWar(t, 2)
		muster, plain := b.advice("muster")
		prove.Is(t, "the mercenary", muster, plain)
		done, _ := b.advice("done")
		prove.True(t, "better than nothing", done < muster-margin)
	})
	t.Run("a siege that pays", func(t *testing.T) {
		b := surrenderBefore(t)
		stays, _ := b.advice("done")
		prove.Is(t, "one that does not", stays, 0)
		b.siege[spTyros] = 2
		done, plain := b.advice("done")
		siege, _ := b.advice("siege tyros")
		_, wide, _ := Adviser{}.Guides(b.state)
		prove.True(t, "a veteran compares it with the end", siege-plain <= 2*wide)
		prove.True(t, "a hint does not", siege-done > 2*wide)
		b.champions = 3
		done, _ = b.advice("done")
		prove.Is(t, "it would cost a Champion his rank", done, 0)
	})
}

// TestPointsAreWantedForWhatIsDoneWithThem plays cards for their OP in random games: what the hint said of them is what is ranked first then.
func TestPointsAreWantedForWhatIsDoneWithThem(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(40) {
		s, luck := randomStart(t, 2+int(seed)%4, 0, seed), dice.New(seed, 9)
		for range 400 {
			if s.depth == 0 {
				break
			}
			p := s.top().seat
			legal := rules.Moves(s, p, nil)
			m := legal[luck.Draw(len(legal))]
			before := *s
			s.Apply(p, m, luck, nil)
			if m.Verb != opsVerb || s.depth == 0 || s.top().kind != inOps {
				continue
			}
			said := judge{&before, sensible[0]}.opsPurpose(p, int(cards[m.A].op))[0].Key
			j := judge{s, sensible[0]}
			next := rules.Moves(s, p, nil)
			scores := make([]int, len(next))
			j.rate(next, scores)
			best := slices.Index(scores, slices.Max(scores))
			want := map[uint8]string{placePCVerb: "diadochi.hint.ops", forceMarchVerb: "diadochi.hint.marcher", trainVerb: "diadochi.hint.train"}[uint8(next[best].Verb)]
			tied := 0
			for i := range next {
				if scores[i] == scores[best] && next[i].Verb != next[best].Verb {
					tied++
				}
			}
			if tied == 0 {
				prove.Is(t, "the reason", said, want)
				told[want]++
			}
		}
	}
	prove.True(t, fmt.Sprint("several purposes: ", told), len(told) >= 2)
}

// TestWhoEndsAMoveIsToldWhatStandingThereGains: an army in an independent city without a garrison takes it in the next Surrender Segment (3.20).
func TestWhoEndsAMoveIsToldWhatStandingThereGains(t *testing.T) {
	for _, row := range []struct {
		name  string
		owner rules.Seat
		want  []string
	}{
		{"a city of nobody", nobody, []string{"diadochi.hint.stay"}},
		{"an own city", 0, nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			b := newWar(t, 2)
			b.control(row.owner, spGordion)
			b.army(0, antigonos, outside(spGordion), units{mercenary: 4})
			var said []string
			for _, x := range (judge{b.state, sensible[0]}).stayPurpose(0, spGordion) {
				said = append(said, x.Key)
			}
			prove.Same(t, "the first reason", said[:min(len(said), 1)], row.want)
		})
	}
}

// heedless is a strategos of two who minds none of what makes advice look silly.
var heedless = func() mind.Temper {
	t := slices.Clone(Mind{}.strategos(2))
	t[onBack], t[onSiegeLoss], t[onMet] = 0, 0, 0
	return t
}()
