package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAHintOfAMarchTellsWhoMeetsIt: where the next space may be reached by an interceptor, the hint has the numbers of the answer itself, and
// none of its own beside them; of a meeting that is hardly ever lost it is silent.
func TestAHintOfAMarchTellsWhoMeetsIt(t *testing.T) {
	for loyals, told := range map[uint8]bool{7: true, 1: false} {
		b := passing(t, loyals)
		if !told {
			b.addUnits(marching, 0, mercenary, 6)
		}
		m := b.move("step kelainai")
		met, lost := 0, 0
		for _, k := range b.Stakes(0, m, nil) {
			switch k.What.Key {
			case "diadochi.stake.interception":
				met = k.Percents()[1]
			case "diadochi.stake.battle-if":
				lost = k.Percents()[2]
			}
		}
		prove.True(t, "the answer tells it", met > 0)
		said := false
		for _, r := range (judge{b.state, adviser(b.state)}).purpose(0, m) {
			prove.True(t, "no other number", r.Key != "diadochi.hint.between" || !told)
			if r.Key == "diadochi.hint.met" {
				said = true
				prove.Same(t, "its numbers", r.Args[1:3], []rules.Arg{rules.N(met), rules.N(lost)})
			}
		}
		prove.Is(t, "told", said, told)
	}
}

// TestWhoLosesControlToAnArmyIsAsked: before an Independent Army is sent into a space of one's own it is said that its control goes (10.7),
// with the points that go with it, and what is told is what happens.
func TestWhoLosesControlToAnArmyIsAsked(t *testing.T) {
	for _, whole := range []bool{false, true} {
		b := newTable(t, 2)
		b.armyAt[philon] = outside(spHekatompylos)
		b.control(0, spZadrakarta)
		if whole {
			b.province(0, spaces[spZadrakarta].province)
		}
		b.active, b.segment, b.depth = nobody, noSegment, 1
		b.pushArmyMove(0, philon, 1)
		b.settle(b.ctx())
		m, before := b.move("move-army philon zadrakarta"), b.vp(0)
		list := b.Stakes(0, m, nil)
		b.play("move-army philon zadrakarta")
		lost := before - b.vp(0)
		prove.Is(t, "points are at stake", lost > 0, whole)
		want := rules.Price("10.7", rules.Say("diadochi.stake.army-takes", rules.R(spaceRef(spZadrakarta))), spaceRef(spZadrakarta))
		if whole {
			want = rules.Price("10.7", rules.Say("diadochi.stake.army-takes.points", rules.R(spaceRef(spZadrakarta)), rules.N(lost)), spaceRef(spZadrakarta)).Asked()
		}
		prove.Same(t, "told", list, []rules.Stake{want})
		prove.Is(t, "whose it is", b.pc[spZadrakarta], independents)
	}
}
