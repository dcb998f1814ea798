package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// passing is Antigonos with 3 Mercenaries in Miletos, on a march with the MP to reach Kelainai, while Krateros of the other seat stands in
// Sardis, beside it, with so many Loyal Macedonians.
func passing(t *testing.T, loyals uint8) *table {
	b := newWar(t, 2)
	b.control(1, spSardis)
	b.army(0, antigonos, outside(spMiletos), units{mercenary: 3})
	b.army(1, krateros, outside(spSardis), units{loyal: loyals})
	b.dice(6)
	b.play("activate antigonos")
	return b
}

// TestWhoMayInterceptIsReckonedWith: a march past an army that comes and wins is worth less, by the chance that it comes (6.1, 6.4). A veteran
// does not think of it, and neither does anybody where the army would lose by coming.
func TestWhoMayInterceptIsReckonedWith(t *testing.T) {
	for _, row := range []struct {
		name  string
		loyal uint8
		less  bool
	}{
		{"a stronger army is feared", 7, true},
		{"a weaker one would not come", 1, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			b := passing(t, row.loyal)
			rank, plain := b.advice("step kelainai")
			prove.Is(t, "it is worth less", rank < plain-3, row.less)
		})
	}
	b := passing(t, 7)
	v := judge{b.state, sensible[0]}.look(0)
	w := v.walkOf(antigonos, marching)
	l := leg{at: spKelainai, n: 3}
	prove.True(t, "it costs something", w.meetings(&l) > 0)
	prove.Is(t, "but once on a way", w.meetings(&l), 0)
	b.tried |= krateros.bit()
	v = judge{b.state, sensible[0]}.look(0)
	w = v.walkOf(antigonos, marching)
	l = leg{at: spKelainai, n: 3}
	prove.Is(t, "whoever has tried does not come any more", w.meetings(&l), 0)
}

// TestAHintCountsAllWhoMayIntercept: what a hint says of those who may come between is what the price of the step says: the chance if all try,
// and how the battle would end (6.4).
func TestAHintCountsAllWhoMayIntercept(t *testing.T) {
	b := passing(t, 7)
	one := b.state.intercepts(1, spSardis)
	b.army(1, leonnatos, outside(spSardis), units{loyal: 7})
	move := b.move("step kelainai")
	var chance, battle rules.Stake
	for _, k := range b.Stakes(0, move, nil) {
		switch k.What.Key {
		case "diadochi.stake.interception":
			chance = k
		case "diadochi.stake.battle-if":
			battle = k
		}
	}
	both := chance.Percents()[1]
	prove.True(t, "two come likelier than one", both > one)
	prove.Is(t, "the chance of the price", b.state.intercepts(1, spSardis), both)
	s := judge{b.state, sensible[0]}
	v := s.look(0)
	w := v.walkOf(antigonos, marching)
	from, to := leg{at: spMiletos, n: 3}, leg{at: spKelainai, n: 3}
	w.meetings(&to)
	said := w.between(&from, &to)
	prove.Is(t, "one sentence", len(said), 1)
	prove.Same(t, "its numbers", said[0].Args[2:], []rules.Arg{rules.N(both), rules.N(battle.Percents()[2])})
}

// TestWhoWasCalledToInterceptIsNotSentBack: advice that calls a general to come between does not call him off with the next answer.
func TestWhoWasCalledToInterceptIsNotSentBack(t *testing.T) {
	b := newWar(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 8})
	b.army(1, leonnatos, outside(spKelainai), units{mercenary: 2})
	b.dice(6)
	b.play("activate antigonos", "step dorylaion", "intercept leonnatos kelainai")
	moves := rules.Moves(b.state, 1, nil)
	scores := make([]int, len(moves))
	Adviser{}.Reckon(b.state, 1, moves, scores)
	back := slices.Index(moves, b.move("pass"))
	prove.True(t, "he may be sent back", back >= 0)
	_, margin, _ := Adviser{}.Guides(b.state)
	margin *= 2 // an adviser compares as widely as a strategos
	prove.True(t, "it is not compared", slices.Max(scores)-scores[back] > margin)
	Mind{}.RankBy(heedless, b.state, 1, moves, scores)
	prove.True(t, "a veteran compares it", slices.Max(scores)-scores[back] <= margin)
}

// TestNobodySpoilsHisOwnVoyage: a learner who overlooks that he may pass plays no storm against the fleet that he has sent out.
func TestNobodySpoilsHisOwnVoyage(t *testing.T) {
	s := newWar(t, 2)
	s.army(0, antigonos, outside(spEphesos), units{mercenary: 3})
	s.hand(0, cardStormsAtSea)
	s.march = march{on: true, seat: 0, general: antigonos, at: spEphesos, base: outside(spEphesos)}
	j := judge{state: s.state, temper: veteran}
	prove.Is(t, "against oneself", j.surpriseWorth(0, cardStormsAtSea, w1SegmentStart), ownGoal)
	s.march.seat = 1
	prove.True(t, "against another", j.surpriseWorth(0, cardStormsAtSea, w1SegmentStart) > ownGoal)
	prove.True(t, "no oversight outweighs it", ownGoal < -1000-25)
}

// TestOratoryIsKeptForWhatItDecides: Prestige for a Segment in which no battle is at hand is not even compared, whatever luck says of it.
func TestOratoryIsKeptForWhatItDecides(t *testing.T) {
	s := newWar(t, 2)
	s.hand(0, cardTheGiftOfOratory)
	j := judge{state: s.state, temper: veteran}
	const widest = 20 * 4 // thousandths behind the best within which a strategos compares what is played in a window
	for w, kept := range map[window]bool{w1SegmentStart: true, w6Siege: false} {
		prove.Is(t, "kept", j.surpriseWorth(0, cardTheGiftOfOratory, w) < -widest, kept)
	}
}
