package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// A hint about units names those that may be written now, and about a fleet the hex to which it can go now: what it says can be done.
func TestHintsNameWhatCanBeDoneNow(t *testing.T) {
	r := newRealm(t, 3, 0)
	list := [numUnits]uint8{troop: 4, carrier: 2, frigate: 1, cruiser: 1}
	told := r.s.unitsPurpose(firstPlanet(r.home(0)), &list)
	prove.Is(t, "kinds", len(told), mostMakes)
	prove.Same(t, "most", told[0], rules.Say("imperio.hint.makes", rules.R(r.s.planetRef(firstPlanet(r.home(0)))), rules.R(unitRef(troop)), rules.N(4)))
	prove.Same(t, "then", told[1], rules.Say("imperio.hint.makes.also", rules.R(unitRef(carrier)), rules.N(2)))
	for _, text := range told {
		worded(t, text)
	}
	o := sortie{from: r.home(0), goal: r.b, steps: 1}
	o.path[0] = r.a
	prove.Same(t, "a goal further on", r.s.wayPurpose("imperio.hint.load", &o), rules.Say("imperio.hint.load.further",
		rules.R(r.s.systemRef(o.from)), rules.R(r.s.systemRef(r.a)), rules.R(r.s.systemRef(r.b))))
	o.goal = r.a
	prove.Same(t, "the goal itself", r.s.wayPurpose("imperio.hint.towards", &o), rules.Say("imperio.hint.towards",
		rules.R(r.s.systemRef(o.from)), rules.R(r.s.systemRef(r.a))))
}

// TestNoPortIsBuiltForNothing: in the last turn a Trade Port brings no Resources any more, and Influence only where it completes a pair for the
// Cultural Institutes.
func TestNoPortIsBuiltForNothing(t *testing.T) {
	for _, c := range []struct {
		known techSet
		ports int
		gain  int
	}{{0, 1, 0}, {1 << t22, 0, 0}, {1 << t22, 1, 1}, {1 << t22, 2, 0}} {
		r := newRealm(t, 3, 0)
		s := r.s
		s.turn, s.houses[0].techs = s.lastTurn(), c.known
		pl := firstPlanet(r.home(0))
		for _, at := range []planet{firstPlanet(r.a), firstPlanet(r.b)}[:c.ports] {
			s.bodies[at].owner, s.bodies[at].holder, s.bodies[at].works = 0, 0, 1<<1
		}
		prove.Is(t, "Influence", s.portInfluence(0), c.gain)
		var m campaign
		m.plan(s, 0, Mind{})
		k := purse{campaign: &m, money: 20}
		prove.Is(t, "worth building", k.workGain(pl, port, 1, 5) > 0, c.gain > 0)
		if c.gain > 0 {
			worded(t, s.workPurpose(&m, pl, port)[0])
		}
	}
}
