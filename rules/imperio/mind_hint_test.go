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
