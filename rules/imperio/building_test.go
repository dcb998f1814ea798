package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// builds orders an infrastructure on a planet of the first House, and plays the turn.
func (r *realm) builds(h hex, w work) {
	r.t.Helper()
	r.turn(map[rules.Seat][]string{0: {"act construction", "build " + r.world(h) + " " + works[w].id}})
}

func TestConstruction(t *testing.T) {
	prove.Line(t, "S004-077 a construction on a planet that is conquered the same turn is cancelled and not paid", func(t *testing.T) {
		for _, before := range []bool{true, false} {
			r := newRealm(t, 2, 0)
			b := r.owns(1, r.b, 0)
			r.loaded(0, r.a, 3, 0)
			build := []string{"act construction", "build " + r.world(r.b) + " port"}
			if !before {
				build = append([]string{"empty"}, build...)
			}
			invade := []string{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "stance 1", "land " + r.world(r.b) + " 3", "done", "done"}
			if before {
				invade = append([]string{"empty"}, invade...)
			}
			r.turn(map[rules.Seat][]string{0: invade, 1: build})
			prove.Is(t, "owner", b.owner, 0)
			prove.Is(t, "no port", b.count(port), 0)
			prove.Is(t, "not paid", r.s.houses[1].treasury, 10+5)
		}
	})
	prove.Line(t, "S004-081 a planet that one controls is chosen", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.b, 0).holder = 1
		r.slot("act construction")
		r.refused("build "+r.world(r.a)+" port", notCommanded)        // neutral
		r.refused("build "+r.world(r.home(1))+" port", notCommanded)  // of another House
		r.refused("build "+r.world(r.b)+" port", notCommanded)        // held by another House
		r.refused("build "+r.world(r.home(0))+" shipyard", worksFull) // there is one
		r.all("build " + r.world(r.home(0)) + " port")
		r.turn(nil)
		prove.Is(t, "built", r.s.bodies[firstPlanet(r.home(0))].count(port), 1)
		prove.Is(t, "told to all", told(&r.log, EvBuilt, 1), 1)
	})
	prove.Line(t, "S004-082 one construction for each planet and turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.s.houses[0].abilities[0] = a01
		r.owns(0, r.a, 0)
		home := r.world(r.home(0))
		r.slot("act construction", "build "+home+" port", "act construction")
		r.refused("build "+home+" port", buildingThere)
		r.refused("build "+home+" platform", buildingThere)
		r.all("build " + r.world(r.a) + " port")
		r.turn(nil)
		prove.Is(t, "first", r.s.bodies[firstPlanet(r.home(0))].count(port), 1)
		prove.Is(t, "second", r.s.bodies[firstPlanet(r.a)].count(port), 1)
		r.builds(r.home(0), platform) // the next turn it may
	})
	prove.Line(t, "S004-083 a Shipyard builds ships and repairs them", func(t *testing.T) {
		for _, yard := range []bool{true, false} {
			r := newRealm(t, 2, 0)
			b := r.owns(0, r.a, 0)
			if yard {
				b.add(shipyard)
			}
			r.ships(0, r.a, dreadnought, station, flagship)
			f := &r.s.fleets[r.a]
			f.dreads = [4]uint8{0, 1, 0, 0}
			r.s.houses[0].flag.hull = 1
			for i := range r.s.transport {
				if r.s.transport[i].at == r.a {
					r.s.transport[i].hull = 1
				}
			}
			r.quiet()
			damaged := 0
			v := r.s.View(1).(*View).Hexes[r.a].Fleet
			if v.Dreads[1] == 1 {
				damaged++
			}
			if v.Flagship == 1 {
				damaged++
			}
			if v.Transports[0].Hull == 1 {
				damaged++
			}
			want, repairs := 3, 0
			if yard {
				want, repairs = 0, 1
			}
			prove.Is(t, "damaged", damaged, want)
			prove.Is(t, "repairs told", len(r.events(EvRepaired)), repairs)
			r.slotOf(0, "act production", "produce "+r.world(r.a))
			if yard {
				r.all("make cruiser")
			} else {
				r.refused("make cruiser", noShipyard)
			}
		}
	})
	prove.Line(t, "S004-083 a foreign Shipyard repairs nothing, and nothing that is whole is told of", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(1, r.a, 0, shipyard)
		r.owns(0, r.c, 0, shipyard)
		r.ships(0, r.a, dreadnought)
		r.ships(0, r.c, dreadnought)
		r.s.fleets[r.a].dreads = [4]uint8{0, 1, 0, 0}
		r.quiet()
		prove.Is(t, "still damaged", r.s.fleets[r.a].dreads[1], 1)
		prove.Is(t, "told", len(r.events(EvRepaired)), 0)
	})
	prove.Line(t, "S004-084 with a Shipyard the planet builds ships", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 0)
		r.builds(r.a, shipyard)
		r.slotOf(0, "act production", "produce "+r.world(r.a), "make frigate", "make aircraft", "done")
		r.turn(nil)
		f := r.s.fleets[r.a]
		prove.Is(t, "delivered", [2]uint8{f.frigates, f.based}, [2]uint8{1, 1})
	})
	prove.Line(t, "S004-085 up to the planet's Resources and 2 ships in a turn", func(t *testing.T) {
		for res := range int8(7) {
			r := newRealm(t, 2, 0)
			r.s.houses[0].treasury = 100
			r.owns(0, r.a, 0, shipyard, port).res = res // a port does not count
			r.slot("act production", "produce "+r.world(r.a))
			for range res + 2 {
				r.all("make frigate")
			}
			r.refused("make frigate", overCapacity)
		}
	})
	prove.Line(t, "S004-086 no ships where a foreign fleet lies; Troops are still raised", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 0, shipyard)
		r.ships(1, r.a, frigate)
		r.turn(map[rules.Seat][]string{0: {"act production", "produce " + r.world(r.a), "make cruiser", "make aircraft", "make troop", "make troop", "done"}})
		prove.Is(t, "Troops", r.s.bodies[firstPlanet(r.a)].troops, 2)
		prove.Is(t, "the fleet is the other House's", r.s.fleets[r.a].owner, 1)
		prove.Is(t, "paid for Troops only", r.s.houses[0].treasury, 10-1+5+3)
		r = newRealm(t, 2, 0)
		r.owns(0, r.b, 0, shipyard)
		r.ships(1, r.c, frigate)
		r.turn(map[rules.Seat][]string{ // the fleet comes after the order was carried out
			0: {"act production", "produce " + r.world(r.b), "make cruiser", "done"},
			1: {"empty", "act operation", "fleet " + r.sys(r.c), "go " + r.sys(r.b), "done", "done"},
		})
		prove.Is(t, "not delivered", len(r.events(EvDelivered)), 0)
		prove.Is(t, "paid back", r.s.houses[0].treasury, 10+5+3)
	})
	prove.Line(t, "S004-087 a planet must be owned since the start of the turn", func(t *testing.T) {
		for w := range work(numWorks) {
			r := newRealm(t, 2, 0)
			b := r.owns(0, r.a, 0)
			b.start = nobody
			build := "build " + r.world(r.a) + " " + works[w].id
			r.slot("act construction")
			r.refused(build, notCommanded)
			r.all("done")
			r.turn(nil)
			r.slotOf(0, "act construction", build)
		}
	})
	for _, c := range []struct {
		name  string
		w     work
		most  int
		price int
	}{
		{"S004-088 at most 1 Shipyard, S004-089 it costs 4", shipyard, 1, 4},
		{"S004-091 at most 1 Trade Port, S004-092 it costs 4", port, 1, 4},
		{"S004-094 at most 2 platforms, S004-095 each costs 2", platform, 2, 2},
		{"S004-097 at most 1 Planetary Shield, S004-098 it costs 4", shield, 1, 4},
	} {
		prove.Line(t, c.name, func(t *testing.T) {
			r := newRealm(t, 2, 0)
			k := &r.s.houses[0]
			r.owns(0, r.a, 0)
			for n := range c.most {
				k.treasury = int16(c.price) - 1
				r.slotOf(0, "act construction")
				r.refused("build "+r.world(r.a)+" "+works[c.w].id, tooDear)
				k.treasury++
				r.all("build " + r.world(r.a) + " " + works[c.w].id)
				r.turn(nil)
				income, _ := r.s.income(0)
				prove.Is(t, "paid", int(k.treasury), income)
				prove.Is(t, "stands", int(r.s.bodies[firstPlanet(r.a)].count(c.w)), n+1)
			}
			k.treasury = 20
			r.slotOf(0, "act construction")
			r.refused("build "+r.world(r.a)+" "+works[c.w].id, worksFull)
		})
	}
	prove.Line(t, "S004-090 a Trade Port yields 2 Resources each turn", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 1)
		r.builds(r.a, port)
		prove.Is(t, "income", r.events(EvIncome)[0].N, 5+3+2)
		r.quiet()
		prove.Is(t, "and again", r.events(EvIncome)[0].N, 5+3+2)
		prove.Is(t, "no Influence", r.s.houses[0].influence, 5+3)
	})
	prove.Line(t, "S004-093 a platform makes two attacks at 6 or more before the Troops fight", func(t *testing.T) {
		for _, c := range []struct {
			platforms, face int
			landed          bool
		}{{0, 10, true}, {1, 5, true}, {1, 6, false}, {2, 6, false}} {
			r := newRealm(t, 2, 0)
			b := r.owns(1, r.b, 0)
			for range c.platforms {
				b.add(platform)
			}
			r.loaded(0, r.a, 2, 0)
			faces := []int{c.face, c.face, c.face, c.face}
			r.rolls(faces[:2*c.platforms]...)
			r.attack("land " + r.world(r.b) + " 3")
			prove.Is(t, "attacks", r.dice(EvPlatforms), 2*c.platforms)
			prove.Is(t, "landed", b.owner == 0, c.landed)
		}
		r := newRealm(t, 2, 0)
		b := r.owns(1, r.b, 1, platform)
		r.loaded(0, r.a, 3, 0)
		r.rolls(6, 5, 10, 10, 1)
		r.attack("land " + r.world(r.b) + " 3")
		prove.True(t, "they fire before the ground combat", r.at(EvPlatforms) >= 0 && r.at(EvPlatforms) < r.at(EvGround))
		prove.Is(t, "two are left to fight", first8(r.events(EvGround)[0].Dice), 2)
		prove.Is(t, "owner", b.owner, 0)
	})
	prove.Line(t, "S004-096 a Planetary Shield makes immune to bombardment", func(t *testing.T) {
		for _, shielded := range []bool{true, false} {
			r := newRealm(t, 2, 0)
			b := r.owns(1, r.b, 4)
			if shielded {
				b.add(shield)
			}
			r.ships(0, r.a, dreadnought)
			r.rolls(10)
			r.attack("bombard " + r.world(r.b))
			prove.Is(t, "dice", r.dice(EvBombards) == 0, shielded)
			prove.Is(t, "Troops", b.troops == 4, shielded)
			prove.Is(t, "war", r.s.atWar(0, 1), !shielded)
		}
	})
}

// at returns the place of the first event of a verb, or -1.
func (r *realm) at(v uint8) int {
	for i, e := range r.log.Events {
		if e.Verb == v {
			return i
		}
	}
	return -1
}
