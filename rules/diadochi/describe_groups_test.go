package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestPiecesAreMovedWithOpenEyes plays games by chance and looks at all answers that leave pieces behind, pick them up, take them through
// gates, put a Minor General over them or spend operation points: each says what comes of it, and the numbers are those after it.
func TestPiecesAreMovedWithOpenEyes(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(10) {
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%4)}, dice.New(seed, 9))
		if err != nil {
			t.Fatal(err)
		}
		luck := dice.New(seed, 1)
		for n := 0; n < 1500; n++ {
			s := st.(*state)
			p := s.Pending(nil)
			if len(p) == 0 {
				break
			}
			seat := p[0].Seat
			legal := legalMoves(s, seat)
			if n%7 == 0 {
				for _, m := range legal {
					openEyes(t, s, seat, m, told)
				}
			}
			st.Apply(seat, legal[luck.Draw(len(legal))], luck, &rules.Log{})
		}
	}
	for _, key := range []string{"regroup.go", "regroup.stay", "regroup.stay.none", "call.lands", "call.embarks", "stay", "gate.in", "gate.out",
		"gate.beside.in", "gate.beside.out", "minor.for", "minor.leaves", "station.over", "ops.for", "force-march.for", "train.step", "recruit.values",
		"space.control", "space.armies"} {
		if told[key] == 0 {
			t.Errorf("%s was never told: %v", key, told)
		}
	}
}

func legalMoves(s *state, p rules.Seat) (list []rules.Move) {
	for _, m := range s.Candidates(p, nil) {
		if s.Check(p, m) == nil {
			list = append(list, m)
		}
	}
	return list
}

// openEyes looks at what is told of one answer, and where it only moves a piece whether that has come true.
func openEyes(t *testing.T, s *state, p rules.Seat, m rules.Move, told map[string]int) {
	t.Helper()
	c := s.Describe(p, m)
	f := s.top()
	for _, line := range c.More {
		told[strings.TrimPrefix(line.Key, "diadochi.move.")]++
	}
	switch m.Verb {
	case opsVerb, forceMarchVerb, trainVerb, recruitVerb, stationVerb, takeVerb, takeGeneralVerb, takeRoyalVerb, takeCartVerb, dropVerb,
		dropGeneralVerb, dropRoyalVerb, dropCartVerb, minorVerb, goInVerb, goOutVerb, generalInVerb, generalOutVerb, royalInVerb, royalOutVerb:
		prove.True(t, "says what for: "+Game.Format(m), len(c.More) > 0)
	default:
		return
	}
	if f.kind != inMarch && f.kind != inVoyage && m.Verb != goInVerb && m.Verb != goOutVerb {
		return
	}
	march, base, city := s.march, s.march.base, space(m.A)
	after := *s
	after.Apply(p, m, dice.New(1, 1), &rules.Log{})
	for _, line := range c.More {
		want, n := -1, line.Args[0].N
		switch line.Key {
		case "diadochi.move.regroup.go":
			want = after.stacks[marching].size()
		case "diadochi.move.regroup.stay":
			want = after.stacks[base].size()
		case "diadochi.move.call.lands", "diadochi.move.call.embarks":
			want, n = after.voyage.aboard.size(), line.Args[1].N
		case "diadochi.move.gate.in", "diadochi.move.gate.out":
			want = after.stacks[inside(city)].size()
		default:
			continue
		}
		if after.top().kind == f.kind && after.march.on == march.on { // else the last piece has ended the march
			prove.Is(t, Game.Format(m)+": "+line.Key, int(n), want)
		}
	}
}

// TestWhatIsLeftGuards: who leaves the last besiegers, or the guard of the Cart, is told what for.
func TestWhatIsLeftGuards(t *testing.T) {
	b := siegeAt(t, 2)
	b.cart, b.cartOf = outside(b.march.at), 0
	var keys []string
	for _, line := range b.whatPieceBrings(0, rules.Move{Verb: dropVerb, A: int16(mercenary), B: 1}) {
		keys = append(keys, strings.TrimPrefix(line.Key, "diadochi.move.regroup."))
	}
	prove.Same(t, "told", keys, []string{"go", "stay", "siege", "cart"})
}

// TestAStepNamesWhatItTakes: the Cart and the royal family that stand unguarded where a group goes are named with their legitimacy, and
// come with the step; what is guarded, or one's own, is not.
func TestAStepNamesWhatItTakes(t *testing.T) {
	march := func(guards uint8) *table {
		b := newWar(t, 2)
		b.turn = 2
		b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
		if guards > 0 {
			b.army(1, eumenes, outside(spAnkyra), units{mercenary: guards})
		}
		b.cart, b.cartOf = outside(spAnkyra), 1
		b.giveRoyal(b.ctx(), herakles, 1, outside(spAnkyra))
		b.dice(6)
		b.play("activate antigonos")
		return b
	}
	b := march(0)
	more := b.Describe(0, b.move("step ankyra")).More
	var keys []string
	gain := 0
	for _, line := range more {
		keys = append(keys, strings.TrimPrefix(line.Key, "diadochi.move.step."))
		gain += line.Args[len(keys)-1].N
	}
	prove.Same(t, "told", keys, []string{"cart", "royal"})
	before := b.legitimacy(0)
	b.play("step ankyra")
	prove.Is(t, "the Cart comes", b.cartOf, 0)
	prove.Is(t, "so does the royal", b.royalOf[herakles], 0)
	prove.Is(t, "with their legitimacy", b.legitimacy(0)-before, gain)
	b = march(2)
	prove.Is(t, "behind guards", len(b.Describe(0, b.move("step ankyra")).More), 0)
}
