package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestNoAttackIsAdvisedOnWhomPeaceIsMadeWith: who has just offered peace, or has a promise of it, is not advised to attack that House; the
// computers, which play by the same plan, are not held back by it.
func TestNoAttackIsAdvisedOnWhomPeaceIsMadeWith(t *testing.T) {
	for _, k := range []struct {
		name string
		make func(r *realm)
		want bool
	}{
		{"at war", func(*realm) {}, true},
		{"peace offered", func(r *realm) { r.s.peace[0] = rules.Only(1) }, false},
		{"peace promised to them", func(r *realm) { r.promisePeace(0, 1) }, false},
		{"peace promised by them", func(r *realm) { r.promisePeace(1, 0) }, false},
		{"peace offered by them alone, which nobody sees", func(r *realm) { r.s.peace[1] = rules.Only(0) }, true},
		{"peace offered to the third House", func(r *realm) { r.s.peace[0] = rules.Only(2) }, true},
	} {
		for _, last := range []bool{false, true} {
			r := newRealm(t, 3, 0)
			r.ships(0, r.a, cruiser, cruiser, cruiser, cruiser, cruiser)
			r.loaded(0, r.a, 6, 0)
			r.ships(1, r.b, frigate)
			r.owns(1, r.b, 0)
			r.declareWar()
			if last {
				r.s.turn = r.s.lastTurn()
			}
			k.make(r)
			attacks := func(who Mind) bool {
				var c campaign
				c.plan(r.s, 0, who)
				return slices.ContainsFunc(c.list[:c.n], func(o sortie) bool { return o.goal == r.b })
			}
			prove.Is(t, k.name+": advised", attacks(Mind{advises: true}), k.want)
			prove.True(t, k.name+": played by a computer", attacks(Mind{}))
		}
	}
}

// TestAnAdviserKeepsThePeace: what the adviser ranks and what he says both leave alone those with whom peace is made.
func TestAnAdviserKeepsThePeace(t *testing.T) {
	for _, offered := range []bool{false, true} {
		r := newRealm(t, 3, 0)
		r.ships(0, r.a, cruiser, cruiser, cruiser, cruiser, cruiser)
		r.ships(1, r.b, frigate)
		r.owns(1, r.b, 0)
		r.declareWar()
		r.s.war[0], r.s.war[1] = rules.Only(1), rules.Only(0)
		if offered {
			r.s.peace[0] = rules.Only(1)
		}
		r.slot("act operation", "fleet "+r.sys(r.a))
		to := rules.Move{Verb: goVerb, A: int16(r.s.name[r.b])}
		moves := rules.Moves(r.s, 0, nil)
		scores := make([]int, len(moves))
		Adviser{}.Reckon(r.s, 0, moves, scores)
		prove.Is(t, "advised", scores[slices.Index(moves, to)] == rankPlanned, !offered)
		said := slices.ContainsFunc(Adviser{}.Reasons(r.s, 0, to), func(k rules.Text) bool { return k.Key == "imperio.hint.attack" })
		prove.Is(t, "reasons", said, !offered)
	}
}

// TestAHintSaysWhosePeaceItEnds: an act of war is advised with its price (18.1), and only where it is one.
func TestAHintSaysWhosePeaceItEnds(t *testing.T) {
	for _, war := range []bool{false, true} {
		r := newRealm(t, 3, 0)
		r.ships(0, r.a, cruiser, cruiser, cruiser)
		r.ships(1, r.b, frigate)
		r.owns(1, r.b, 2)
		if war {
			r.declareWar()
		}
		o := sortie{from: r.a, goal: r.b, steps: 1, landed: 1, odds: 800, line: ships{cruisers: 3}}
		o.path[0], o.lands[0] = r.b, consignment{planet: firstPlanet(r.b), n: 3}
		list := r.s.sortiePurpose([]sortie{o}, &o)
		breach := rules.Say("imperio.hint.breach", rules.R(seatRef(1)))
		prove.Is(t, "told once", slices.Contains(list, breach), !war)
		prove.Is(t, "sentences", len(list), 2+map[bool]int{false: 1}[war])
		worded(t, list[len(list)-1])
	}
}
