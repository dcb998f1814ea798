package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestWhatMakesThingsDearer(t *testing.T) {
	t.Run("17.7 the Great Tonnage Duty falls on Dreadnoughts, Flagships and Battle Stations alone", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		before := map[unit]int{}
		for u := range unit(numUnits) {
			before[u] = r.s.unitPrice(0, u)
		}
		r.s.laws[0], r.s.lawCount = proposal{entry: l13, bound: nobody}, 1
		for u := range unit(numUnits) {
			more := 0
			if u == dreadnought || u == flagship || u == station {
				more = 2
			}
			prove.Is(t, units[u].id, r.s.unitPrice(0, u), before[u]+more)
		}
		r.s.houses[0].upgrades[0] = f08
		prove.Is(t, "a Flagship of Recycled Materials", r.s.unitPrice(0, flagship), 6+2)
	})
	t.Run("16.6 a decree on an action counts once for the action", func(t *testing.T) {
		for _, more := range []int{-2, -1, 1, 2} {
			r := newRealm(t, 2, 0)
			s := r.s
			list := [numUnits]uint8{cruiser: 2, troop: 4}
			build, work, study, spy := s.buildPrice(0, &list), s.workPrice(0, port), s.researchPrice(0, t06), s.plotPrice(0, chaos, true)
			for i, kind := range [...]action{construction, production, operation, research, subterfuge} {
				s.laws[i] = proposal{entry: c4, bound: nobody, a: uint8(actionCost(kind)), b: uint8(int8(more))}
			}
			s.lawCount = 5
			prove.Is(t, "Construction", s.workPrice(0, port), work+more)
			prove.Is(t, "Production", s.buildPrice(0, &list), build+more)
			prove.Is(t, "Operation", s.operationPrice(), max(0, more))
			prove.Is(t, "Research", s.researchPrice(0, t06), study+more)
			prove.Is(t, "Subterfuge", s.plotPrice(0, chaos, true), spy+more)
			cheap := [numUnits]uint8{troop: 1}
			prove.Is(t, "never less than 1", s.buildPrice(0, &cheap), max(1, 1+more))
		}
	})
}

func TestWhatIsSpared(t *testing.T) {
	t.Run("17.7 the Sanctity of Hearths protects a Home planet that its House still owns and holds", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		pl := firstPlanet(r.home(1))
		r.s.laws[0], r.s.lawCount = proposal{entry: l02, bound: nobody}, 1
		prove.Is(t, "its own", r.s.sparedBy(0, pl, false), byHearths)
		prove.Is(t, "from bombs", r.s.sparedBy(0, pl, true), byHearths)
		r.s.bodies[pl].holder = 2
		prove.Is(t, "taken by another this turn", r.s.sparedBy(0, pl, false), noReason)
		r.s.bodies[pl].owner = 2
		prove.Is(t, "another's by now", r.s.sparedBy(0, pl, false), noReason)
		r.owns(1, r.b, 1)
		prove.Is(t, "elsewhere", r.s.sparedBy(0, firstPlanet(r.b), false), noReason)
	})
	t.Run("16.6 a sanctuary keeps all away but the owner", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		pl := firstPlanet(r.b)
		r.s.laws[0], r.s.lawCount = proposal{entry: c7, bound: nobody, a: uint8(r.b)}, 1
		prove.Is(t, "a neutral planet", r.s.sparedBy(0, pl, false), bySanctuary)
		b := r.owns(1, r.b, 1)
		prove.Is(t, "another's", r.s.sparedBy(0, pl, true), bySanctuary)
		b.holder = 2
		prove.Is(t, "its owner may land again", r.s.sparedBy(1, pl, false), noReason)
		prove.Is(t, "and bombard", r.s.sparedBy(1, pl, true), noReason)
		prove.Is(t, "others may not", r.s.sparedBy(0, pl, false), bySanctuary)
	})
}
