package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Anomalies (4.2): the lines of the seed from S004-243 to S004-248.

func TestAnomalies(t *testing.T) {
	prove.Line(t, "S004-243 a Black Hole is impassable", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.mid, blackHole)
		k.ships(0, k.near, cruiser)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near))
		k.refused("go "+k.sys(k.mid), impassable)
	})
	prove.Line(t, "S004-243 nobody withdraws into a Black Hole", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		s := k.s
		s.houses[1].abilities[0] = a09
		k.ships(0, k.near, dreadnought, dreadnought)
		k.ships(1, k.mid, frigate)
		for _, h := range s.near(k.mid) {
			if h != k.near && h != k.home(1) {
				k.anomalous(h, blackHole)
			}
		}
		k.ships(0, k.home(1), aircraft) // a foreign fleet bars the only other way
		s.fleets[k.mid].standing = 1 << 4
		k.rolls(5, 1)
		k.operates("fleet "+k.sys(k.near), "stay dreadnought 2", "go "+k.sys(k.mid), "stance 1", "done")
		prove.Is(t, "withdrawals", k.happened(EvWithdraws), 0)
		prove.Is(t, "battles", k.happened(EvBattle), 1)
	})
	prove.Line(t, "S004-244 each ship that crosses an Asteroid Field is destroyed on 1 to 5", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.mid, asteroids)
		k.ships(0, k.near, frigate, frigate, cruiser)
		k.rolls(5, 6, 10)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
		prove.Is(t, "rolls", k.happened(EvAsteroid), 3)
		prove.Is(t, "survivors, who crossed", k.s.fleets[k.far], fleet{owner: 0, frigates: 1, cruisers: 1})
	})
	prove.Line(t, "S004-244 cargo shares the fate of its ship", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.mid, asteroids)
		k.aboard(0, k.near, 3, 3)
		k.aboard(0, k.near, 2, 2)
		k.rolls(5, 6)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "done")
		prove.Is(t, "first Carrier", k.s.transport[0].at, noHex)
		prove.Is(t, "second Carrier", k.s.transport[1], transport{owner: 0, at: k.mid, hull: 1, troops: 2, aircraft: 2})
		prove.Is(t, "rolls", k.happened(EvAsteroid), 2)
	})
	prove.Line(t, "S004-244 with the Enhanced Scanning Matrix nobody rolls", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].techs = 1 << t11
		k.anomalous(k.mid, asteroids)
		k.ships(0, k.near, frigate, cruiser)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
		prove.Is(t, "rolls", k.happened(EvAsteroid), 0)
		prove.Is(t, "arrived", k.s.fleets[k.far].frigates+k.s.fleets[k.far].cruisers, 2)
	})
	for _, c := range []struct {
		name string
		kind anomaly
	}{{"S004-245 an Ion Storm", ionStorm}, {"S004-246 a Nebula", nebula}} {
		prove.Line(t, c.name+" forces a stop for the turn, and lets ships in", func(t *testing.T) {
			k := newTheatre(t, 2, 0)
			k.anomalous(k.mid, c.kind)
			k.ships(0, k.near, cruiser)
			k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
			prove.Is(t, "stopped there", k.s.fleets[k.mid].cruisers, 1)
			prove.Is(t, "told", k.happened(EvStops), 1)
			k.operates("fleet "+k.sys(k.mid), "go "+k.sys(k.far), "done")
			prove.Is(t, "on the next turn", k.s.fleets[k.far].cruisers, 1)
		})
		prove.Line(t, c.name+" does not stop ships with Storm Charts", func(t *testing.T) {
			k := newTheatre(t, 2, 0)
			k.s.houses[0].techs = 1 << t12
			k.anomalous(k.mid, c.kind)
			k.ships(0, k.near, cruiser)
			k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
			prove.Is(t, "arrived", k.s.fleets[k.far].cruisers, 1)
		})
	}
	prove.Line(t, "S004-245 inside an Ion Storm Aircraft neither fight nor are hit", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.mid, ionStorm)
		k.aboard(0, k.near, 0, 6)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate)
		k.never()
		// Carrier and Cruiser miss, the Frigate hits: an empty Carrier would go first, this one has cargo, so the Cruiser.
		k.rolls(1, 1, 8, 9, 1)
		k.attack()
		prove.Is(t, "shots at Aircraft", k.thrown(EvAntiAir, nobody), 0)
		for _, e := range k.events(EvVolley) {
			prove.True(t, "e.Who != unitRef(aircraft)", e.Who != unitRef(aircraft))
		}
		prove.Is(t, "Aircraft", k.s.transport[0].aircraft, 6)
		prove.Is(t, "the Cruiser took the hit", k.s.fleets[k.mid].cruisers, 0)
		prove.Is(t, "winner", k.s.fleets[k.mid].owner, 0)
	})
	prove.Line(t, "S004-246 out of a Nebula only to an adjacent space", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.near, nebula)
		k.ships(0, k.near, cruiser)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid))
		k.refused("go "+k.sys(k.far), tooFar)
	})
	prove.Line(t, "S004-247 a fleet that defends inside a Nebula has +1, its attacker has not", func(t *testing.T) {
		for _, inside := range []bool{true, false} {
			k := newTheatre(t, 2, 0)
			if inside {
				k.anomalous(k.mid, nebula)
			}
			k.ships(0, k.near, cruiser)
			k.ships(1, k.mid, cruiser)
			k.never()
			k.rollsThenMisses(6, 6)
			k.attack()
			end := k.events(EvBattleEnds)[0]
			prove.Is(t, "a six of the defender hits", end.Seat == 1 && end.N == 1, inside)
			volleys := k.events(EvVolley)
			prove.Is(t, "needed by the attacker", volleys[0].M, 7)
			if inside {
				prove.Is(t, "needed by the defender", volleys[1].M, 6)
			}
		}
	})
	prove.Line(t, "S004-247 also when it shoots at Aircraft", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.mid, nebula)
		k.aboard(0, k.near, 0, 2)
		k.ships(1, k.mid, frigate)
		k.never()
		k.rollsThenMisses(7, 6)
		k.attack()
		shots := k.events(EvAntiAir)
		prove.Is(t, "needed", shots[0].M, 7)
		prove.Is(t, "destroyed", shots[0].N, 1)
	})
	prove.Line(t, "S004-248 the Void has no effect", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.anomalous(k.mid, void)
		k.ships(0, k.near, frigate, cruiser)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
		prove.Is(t, "crossed", k.s.fleets[k.far], fleet{owner: 0, frigates: 1, cruisers: 1})
		prove.Is(t, "rolls", k.happened(EvAsteroid)+k.happened(EvStops), 0)
		k = newTheatre(t, 2, 0)
		k.anomalous(k.mid, void)
		k.aboard(0, k.near, 0, 1)
		k.ships(1, k.mid, cruiser)
		k.never()
		k.rolls(1, 1, 6, 1, 1, 7, 1, 7)
		k.attack()
		var planes rules.Event
		for _, e := range k.events(EvVolley) {
			if e.Who == unitRef(aircraft) && planes.Verb == EvNone {
				planes = e
			}
		}
		prove.Is(t, "Aircraft fight there", planes.Seat, 0)
		prove.Is(t, "no bonus for the defender", k.events(EvBattleEnds)[0].N, 3)
	})
}
