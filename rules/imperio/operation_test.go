package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Operations (12): the lines of the seed from S004-143 to S004-153.

func TestOperation(t *testing.T) {
	prove.Line(t, "S004-143 one Operation moves fleets, embarks, disembarks and conquers; a second is refused", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.aboard(0, k.near, 2, 0)
		home := k.home(0)
		lifter := k.aboard(0, home, 0, 0)
		k.orders(0)
		k.all("act operation",
			"fleet "+k.sys(k.near), "go "+k.sys(k.mid), "land "+k.world(k.mid)+" 1", "done",
			"fleet "+k.sys(home), "load "+k.world(home)+" "+lifter+" 3", "done", "done")
		k.refused("act operation", typeUsed)
		k.endTurn()
		s := k.s
		prove.Is(t, "the fleet moved", s.fleets[k.mid].owner, 0)
		prove.Is(t, "nothing stayed", s.fleets[k.near].owner, nobody)
		prove.Is(t, "disembarked and conquered", s.bodies[firstPlanet(k.mid)].owner, 0)
		prove.Is(t, "Troops ashore", s.bodies[firstPlanet(k.mid)].troops, 1)
		prove.Is(t, "embarked at home", s.bodies[firstPlanet(home)].troops, 8-3)
	})
	prove.Line(t, "S004-144 from planet to Carrier, from Carrier to Carrier, from Carrier to the surface", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		a, b := k.aboard(0, home, 0, 0), k.aboard(0, home, 0, 0)
		k.operates("fleet "+k.sys(home), "load "+k.world(home)+" "+a+" 3", "transfer "+a+" "+b, "done")
		s := k.s
		prove.Is(t, "planet to Carrier", s.bodies[firstPlanet(home)].troops, 5)
		prove.Is(t, "left in the first", s.transport[0].troops, 2)
		prove.Is(t, "Carrier to Carrier", s.transport[1].troops, 1)
		k.operates("fleet "+k.sys(home), "unload "+k.world(home)+" "+a+" 3", "done")
		prove.Is(t, "Carrier to surface", s.bodies[firstPlanet(home)].troops, 7)
		prove.Is(t, "first Carrier empty", s.transport[0].troops, 0)
		prove.Is(t, "second untouched", s.transport[1].troops, 1)
	})
	prove.Line(t, "S004-144 what is not there, or finds no room, is refused", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		a, full := k.aboard(0, home, 0, 0), k.aboard(0, home, 0, 6)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(home))
		k.refused("transfer "+a+" "+full, nothingAboard)
		k.refused("load "+k.world(home)+" "+full+" 1", noRoom)
		k.refused("load "+k.world(k.home(1))+" "+a+" 1", notYourTroops)
		k.refused("unload "+k.world(home)+" "+a+" 1", nothingAboard)
	})
	prove.Line(t, "S004-146 embarking and disembarking cost nothing, even with empty coffers", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		a := k.aboard(0, home, 4, 0)
		k.s.houses[0].treasury = 0
		income, _ := k.s.income(0)
		k.operates("fleet "+k.sys(home), "load "+k.world(home)+" "+a+" 1", "done")
		prove.Is(t, "embarked", k.s.transport[0].troops, 5)
		k.operates("fleet "+k.sys(home), "unload "+k.world(home)+" "+a+" 3", "done")
		prove.Is(t, "disembarked", k.s.transport[0].troops, 2)
		prove.Is(t, "Resources", int(k.s.houses[0].treasury), 2*income)
	})
	prove.Line(t, "S004-148 a fleet moves as far as its slowest ship", func(t *testing.T) {
		for _, c := range []struct {
			name string
			slow unit
		}{{"Carrier", carrier}, {"Dreadnought", dreadnought}, {"Flagship", flagship}, {"Battle Station", station}} {
			k := newTheatre(t, 2, 0)
			k.ships(0, k.near, frigate, cruiser, c.slow)
			k.orders(0)
			k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid))
			k.refused("go "+k.sys(k.far), tooFar)
		}
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, frigate, cruiser, dreadnought)
		k.operates("fleet "+k.sys(k.near), "stay dreadnought 2", "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
		prove.Is(t, "the fast ships", k.s.fleets[k.far].cruisers+k.s.fleets[k.far].frigates, 2)
		prove.Is(t, "the slow one stays", k.s.fleets[k.near].dreads[2], 1)
	})
	prove.Line(t, "S004-149 entering a space with ships of another House starts combat", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.misses()
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "stance 1", "done")
		prove.Is(t, "battles", k.happened(EvBattle), 1)
		prove.Is(t, "war", k.s.atWar(0, 1), true)
	})
	prove.Line(t, "S004-149 who does not mean to fight holds short", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "done")
		prove.Is(t, "battles", k.happened(EvBattle), 0)
		prove.Is(t, "war", k.s.atWar(0, 1), false)
		prove.Is(t, "where it stays", k.s.fleets[k.near].cruisers, 1)
	})
	prove.Line(t, "S004-150 no way through ships of another House, but through Aircraft alone", func(t *testing.T) {
		for _, ship := range []bool{true, false} {
			k := newTheatre(t, 2, 0)
			k.owns(1, k.mid, 1)
			k.ships(0, k.near, cruiser)
			k.ships(1, k.mid, aircraft, aircraft)
			want := k.far
			if ship {
				k.ships(1, k.mid, frigate)
				want = k.near
			}
			k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
			prove.Is(t, "the Cruiser", k.s.fleets[want].cruisers, 1)
			prove.Is(t, "battles", k.happened(EvBattle), 0)
			prove.Is(t, "the Aircraft", k.s.fleets[k.mid].based, 2)
		}
	})
	prove.Line(t, "S004-151 two fleets of one House in a space are one", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, cruiser)
		k.ships(0, k.far, frigate, frigate)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "done", "fleet "+k.sys(k.far), "go "+k.sys(k.mid), "done")
		f := k.s.fleets[k.mid]
		prove.Is(t, "merged", f, fleet{owner: 0, cruisers: 1, frigates: 2})
	})
	prove.Line(t, "S004-151 three Houses enter one empty space: one fleet is left", func(t *testing.T) {
		k := newTheatre(t, 3, 0)
		var from []hex
		for h := range hex(k.s.mapSize()) {
			if from, k.mid = nil, h; k.s.distance(h, k.home(0)) > 0 && k.s.distance(h, k.home(1)) > 0 && k.s.distance(h, k.home(2)) > 0 {
				for _, h := range k.s.near(k.mid) {
					if len(from) < 3 && h != k.home(0) && h != k.home(1) && h != k.home(2) {
						from = append(from, h)
					}
				}
			}
			if len(from) == 3 {
				break
			}
		}
		for p, h := range from {
			k.ships(rules.Seat(p), h, cruiser, cruiser)
		}
		k.ch = diceOf(3)
		for range 3 {
			p := k.s.top().seat
			k.declare()
			k.all("act operation", "fleet "+k.sys(from[p]), "go "+k.sys(k.mid), "stance 1", "done", "done")
			k.pass()
		}
		prove.Is(t, "battles", k.happened(EvBattle), 2)
		owners := map[rules.Seat]bool{}
		for _, h := range append(from, k.mid) {
			if o := k.s.fleets[h].owner; o != nobody {
				owners[o] = true
			}
		}
		prove.True(t, "len(owners) <= 1", len(owners) <= 1)
	})
	prove.Line(t, "S004-152 passage that a House grants, from the next turn", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, cruiser)
		k.ships(1, k.mid, frigate)
		k.pass()
		for k.s.top().kind == inTrading {
			k.all("done")
		}
		k.refused("revoke 1", notGranted)
		k.all("grant 1")
		k.refused("grant 1", grantedAlready)
		k.pass()
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "done")
		prove.Is(t, "passed", k.s.fleets[k.far].cruisers, 1)
		prove.Is(t, "battles", k.happened(EvBattle), 0)
	})
	prove.Line(t, "S004-153 whoever ends his move in a space with a fleet fights, passage or not", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.misses()
		k.ships(0, k.near, cruiser)
		k.ships(1, k.far, frigate)
		k.s.passage[1], k.s.nextPass[1] = rules.Only(0), rules.Only(0)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "go "+k.sys(k.far), "stance 1", "done")
		prove.Is(t, "battles", k.happened(EvBattle), 1)
		prove.Is(t, "passage is void in war", k.s.mayPass(0, 1), false)
	})
}
