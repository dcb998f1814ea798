package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

// pursued is a realm in which a Cruiser of the second House in b is attacked; it has no planet but those that a test gives it.
func pursued(t *testing.T) *realm {
	t.Helper()
	r := newRealm(t, 2, 0)
	r.s.vacate(&r.s.bodies[firstPlanet(r.home(1))])
	r.opposes(1, 1)
	return r
}

func TestHavens(t *testing.T) {
	t.Run("13.6 a fleet retreats to a Shipyard first, then to the highest value, then in the order of the map", func(t *testing.T) {
		r := pursued(t)
		near := r.s.near(r.b)
		first, second := near[0], near[1]
		prove.Is(t, "no planet, no haven", r.s.retreatHex(1, noHex), noHex)
		r.owns(1, first, 0)
		r.owns(1, second, 0)
		prove.Is(t, "equals", r.s.retreatHex(1, noHex), first)
		prove.Is(t, "as it wishes", r.s.retreatHex(1, second), second)
		r.s.bodies[firstPlanet(second)].res++
		prove.Is(t, "the richer", r.s.retreatHex(1, noHex), second)
		prove.Is(t, "not where there is no planet of its own", r.s.retreatHex(1, near[2]), second)
		r.s.bodies[firstPlanet(first)].add(shipyard)
		prove.Is(t, "the Shipyard", r.s.retreatHex(1, noHex), first)
		r.s.bodies[firstPlanet(first)].holder = 0
		prove.Is(t, "but not one that another holds", r.s.retreatHex(1, noHex), second)
		r.s.bodies[firstPlanet(second)].owner = 0
		prove.Is(t, "nor one that is only held", r.s.retreatHex(1, noHex), noHex)
		r.s.bodies[firstPlanet(second)].owner = 1
		r.ships(0, second, frigate)
		prove.Is(t, "nor under a foreign fleet", r.s.retreatHex(1, second), noHex)
		r.s.fleets[second] = fleet{owner: nobody}
		r.s.fleets[r.b].cruisers, r.s.fleets[r.b].based = 0, 2
		prove.Is(t, "Aircraft alone do not retreat", r.s.retreatHex(1, noHex), noHex)
	})
	t.Run("13.6 a view tells where a fleet could retreat", func(t *testing.T) {
		r := pursued(t)
		agrees := func(what string, want int) {
			t.Helper()
			v, n := r.s.View(nobody).(*View), 0
			for _, h := range r.s.near(r.b) {
				haven := Haven(&v.Hexes[h], 1)
				prove.Is(t, what+": a haven", haven, r.s.retreatHex(1, h) == h)
				if haven {
					n++
				}
			}
			prove.Is(t, what, n, want)
		}
		near := r.s.near(r.b)
		agrees("no planet", 0)
		r.owns(1, near[0], 0)
		r.owns(1, near[1], 0)
		agrees("two planets", 2)
		r.ships(0, near[1], frigate)
		agrees("a foreign fleet", 1)
		r.s.bodies[firstPlanet(near[0])].holder = 0
		agrees("held by another", 0)
		r.s.bodies[firstPlanet(near[0])].owner, r.s.bodies[firstPlanet(near[0])].holder = 0, 1
		agrees("owned by another", 0)
		r.owns(1, near[2], 0)
		r.ships(1, near[2], cruiser)
		agrees("beside ships of its own", 1)
	})
	t.Run("13.6 the values of all planets of a system count", func(t *testing.T) {
		r := pursued(t)
		near := r.s.near(r.b)
		r.owns(1, near[0], 0)
		r.owns(1, near[1], 0)
		r.s.count[near[1]] = 2
		prove.Is(t, "two planets", r.s.retreatHex(1, noHex), near[1])
		prove.Is(t, "worth", r.s.havenRank(1, near[1]), 12)
		r.s.bodies[firstPlanet(near[1])].add(shipyard)
		prove.Is(t, "with a Shipyard", r.s.havenRank(1, near[1]), 1012)
		prove.Is(t, "none of one's own", r.s.havenRank(0, near[1]), 0)
	})
	t.Run("13.2 a shelter: one's own systems, other systems, hexes without planets, Asteroids last", func(t *testing.T) {
		r := pursued(t)
		near := r.s.near(r.b)
		for _, h := range near {
			r.s.anomaly[h], r.s.count[h] = asteroids, 0
		}
		prove.Is(t, "Asteroids", r.s.shelter(), near[0])
		r.s.anomaly[near[1]] = void
		prove.Is(t, "a void", r.s.shelter(), near[1])
		r.s.houses[1].techs = 1 << t11
		prove.Is(t, "Asteroids are as good with T11", r.s.shelter(), near[0])
		r.s.houses[1].techs = 0
		r.s.anomaly[near[2]], r.s.count[near[2]] = planets3, 1
		prove.Is(t, "a neutral system", r.s.shelter(), near[2])
		r.s.anomaly[near[0]], r.s.count[near[0]] = planets3, 1
		r.owns(1, near[0], 0)
		prove.Is(t, "one's own", r.s.shelter(), near[0])
		r.ships(0, near[0], frigate)
		prove.Is(t, "not under a foreign fleet", r.s.shelter(), near[2])
		prove.True(t, "a Black Hole is no shelter", r.s.shelters(near[1]))
		r.s.anomaly[near[1]] = blackHole
		prove.True(t, "a Black Hole is none", !r.s.shelters(near[1]))
		prove.True(t, "nor the hex itself, nor nowhere", !r.s.shelters(r.b) && !r.s.shelters(noHex))
		r.s.houses[1].abilities[0] = a09
		prove.True(t, "it may withdraw", r.s.mayWithdraw())
		r.s.houses[1].abilities[0] = noAbility
		prove.True(t, "not without the ability", !r.s.mayWithdraw())
	})
}

// The strength of a side, by which standing orders decide (13.6).
func TestPower(t *testing.T) {
	for _, k := range []struct {
		list []unit
		want int // hull times hits, of printed values
	}{
		{[]unit{frigate}, (11 - int(units[frigate].bv))}, {[]unit{cruiser}, 11 - int(units[cruiser].bv)}, {[]unit{cruiser, cruiser}, 4 * (11 - int(units[cruiser].bv))},
		{[]unit{dreadnought}, 2 * (11 - int(units[dreadnought].bv))}, {[]unit{carrier}, 11 - int(units[carrier].bv)},
		{[]unit{station}, int(units[station].hull) * int(units[station].dice) * (11 - int(units[station].bv))},
		{[]unit{flagship}, int(units[flagship].hull) * int(units[flagship].dice) * (11 - int(units[flagship].bv))},
	} {
		for _, printed := range []bool{false, true} {
			r := newRealm(t, 2, 0)
			r.opposes(0, 1)
			r.ships(1, r.b, k.list...)
			prove.Is(t, "13.6 power of "+units[k.list[0]].id, r.s.power(1, printed), k.want)
		}
	}
	t.Run("13.6 Aircraft, storms, and what has not been seen", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.opposes(1, 1)
		r.loaded(1, r.b, 0, 3)
		r.s.fleets[r.b].based = 2
		cruisers, carriers, planes := 11-int(units[cruiser].bv), 11-int(units[carrier].bv), 11-int(units[aircraft].bv)
		prove.Is(t, "all Aircraft", r.s.power(1, false), 7*(cruisers+carriers+5*planes))
		prove.Is(t, "those in the open", r.s.power(1, true), 4*(cruisers+carriers+2*planes))
		r.s.anomaly[r.b] = ionStorm
		prove.Is(t, "in a storm", r.s.power(1, false), 2*(cruisers+carriers))
		r.s.anomaly[r.b] = nebula
		prove.Is(t, "the defender in a Nebula", r.s.power(1, false), 7*(cruisers+carriers+5*planes+7))
		prove.Is(t, "printed", r.s.power(1, true), 4*(cruisers+carriers+2*planes))
		r = newRealm(t, 2, 0)
		r.s.houses[1].upgrades[0] = f05
		r.opposes(0, 1)
		r.ships(1, r.b, flagship)
		each, hull := 11-int(units[flagship].bv), int(units[flagship].hull)
		r.s.houses[1].shown = 0
		prove.Is(t, "a Flagship of unknown design", r.s.power(1, true), hull*each*int(units[flagship].dice))
		r.s.houses[1].shown = 4
		prove.Is(t, "a known one", r.s.power(1, true), hull*each*3)
		prove.Is(t, "one's own", r.s.power(1, false), hull*each*3)
	})
}
