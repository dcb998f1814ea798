package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// makes orders units on the first House's planet in a hex, and plays the turn.
func (r *realm) makes(h hex, list ...unit) {
	r.t.Helper()
	words := []string{"act production", "produce " + r.world(h)}
	for _, u := range list {
		words = append(words, "make "+units[u].id)
	}
	r.turn(map[rules.Seat][]string{0: append(words, "done")})
}

// hits plays an attack of one unit of the first House on two Cruisers of the second and returns the dice thrown and
// the hits when all of them show a face.
func hits(t *testing.T, u unit, face int) (dice, hits int) {
	t.Helper()
	r := newRealm(t, 2, 0)
	r.ships(0, r.a, u)
	r.ships(1, r.b, cruiser, cruiser)
	r.rollsThenMisses(slices.Repeat([]int{face}, int(units[u].dice))...)
	r.attack()
	e := r.events(EvVolley)[0]
	return first8(e.Dice), int(e.N)
}

// moves checks that a House's unit alone goes so many hexes and no more.
func moves(t *testing.T, u unit, steps int) {
	t.Helper()
	r := newRealm(t, 2, 0)
	r.ships(0, r.a, u)
	r.slot("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b))
	if steps == 1 {
		r.refused("go "+r.sys(r.c), tooFar)
		return
	}
	r.all("go " + r.sys(r.c))
	for _, h := range r.s.near(r.c) {
		if h != r.b {
			r.refused("go "+r.sys(h), tooFar)
		}
	}
	r.all("done", "done")
	r.turn(nil)
	prove.Is(t, "there", r.s.fleets[r.c].owner, 0)
}

// costs checks the price of units made at home, and that with one Resource less they are refused.
func costs(t *testing.T, price int, list ...unit) {
	t.Helper()
	r := newRealm(t, 2, 0)
	k := &r.s.houses[0]
	k.treasury, k.techs = int16(price)-1, 1<<t06
	r.slot("act production", "produce "+r.world(r.home(0)))
	for _, u := range list[:len(list)-1] {
		r.all("make " + units[u].id)
	}
	r.refused("make "+units[list[len(list)-1]].id, tooDear)
	k.treasury = 20
	r.all("make "+units[list[len(list)-1]].id, "done")
	r.turn(nil)
	prove.Is(t, "price", 20+5-int(k.treasury), price)
}

func TestProduction(t *testing.T) {
	prove.Line(t, "S004-099 on a planet one controls that has a Shipyard", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 0)
		r.slot("act production")
		r.refused("produce "+r.world(r.home(1)), notCommanded)
		r.refused("produce "+r.world(r.b), notCommanded)
		r.all("produce " + r.world(r.a))
		for u := range unit(numUnits) {
			if u != troop {
				r.refused("make "+units[u].id, noShipyard)
			}
		}
		r.all("done")
		r.turn(nil)
		r.makes(r.home(0), cruiser)
		prove.Is(t, "delivered", r.s.fleets[r.home(0)].cruisers, 1)
		prove.Is(t, "told to all", told(&r.log, EvDelivered, 1), 1)
	})
	prove.Line(t, "S004-100 as many units as the planet's Resources and 2; S004-101 of whatever type", func(t *testing.T) {
		for _, u := range []unit{troop, aircraft, carrier, frigate, cruiser, dreadnought} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].treasury = 100
			r.s.bodies[firstPlanet(r.home(0))].res = 3
			r.slot("act production", "produce "+r.world(r.home(0)))
			for range 5 {
				r.all("make " + units[u].id)
			}
			for o := range flagship {
				r.refused("make "+units[o].id, overCapacity)
			}
		}
	})
}

func TestTroops(t *testing.T) {
	prove.Line(t, "S004-102 Troops hold planets, embark and invade neutral and enemy planets", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		ship := r.loaded(0, home, 0, 0)
		r.operates("fleet "+r.sys(home), "load "+r.world(home)+" "+ship+" 6")
		prove.Is(t, "aboard", r.s.transport[0].troops, 6)
		prove.Is(t, "holding the planet", r.s.bodies[firstPlanet(home)].troops, 2)
		to := r.s.near(home)[0]
		r.operates("fleet "+r.sys(home), "go "+r.sys(to), "land "+r.world(to)+" 3")
		prove.Is(t, "neutral planet", r.s.bodies[firstPlanet(to)].owner, 0)
		r.loaded(0, r.a, 3, 0)
		b := r.owns(1, r.b, 1)
		r.rolls(10, 10, 10, 1)
		r.attack("land " + r.world(r.b) + " 3")
		prove.Is(t, "enemy planet", b.owner, 0)
		prove.Is(t, "garrison", b.troops, 3)
	})
	prove.Line(t, "S004-103 Battle Value 8", func(t *testing.T) {
		for _, c := range []struct {
			face, left int
		}{{7, 2}, {8, 1}} {
			r := newRealm(t, 2, 0)
			r.loaded(0, r.a, 1, 0)
			b := r.owns(1, r.b, 2)
			r.rolls(c.face, 10, 1)
			r.attack("land " + r.world(r.b) + " 1")
			prove.Is(t, "defenders", int(b.troops), c.left)
		}
	})
	prove.Line(t, "S004-104 S004-105 Troops have no Movement: they need a Carrier", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		r.slot("act operation")
		r.refused("fleet "+r.sys(home), noFleetThere) // 8 Troops, and nothing that moves
		r.all("done")
		r.turn(nil)
		r.ships(0, home, cruiser)
		to := r.s.near(home)[0]
		r.slotOf(0, "act operation", "fleet "+r.sys(home))
		r.refused("load "+r.world(home)+" 1 6", notInPart) // a Cruiser carries nobody
		r.all("go " + r.sys(to))
		r.refused("land "+r.world(to)+" 1", nobodyToLand)
	})
	prove.Line(t, "S004-106 Troops are lost with their Carrier", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 6, 0)
		r.ships(0, r.a, dreadnought)
		r.s.fleets[r.a].standing |= 2 // save the line: Carriers first
		r.s.fleets[r.a].dreads = [4]uint8{0, 1, 0, 0}
		r.ships(1, r.b, cruiser)
		r.owns(1, r.b, 0)
		r.rolls(1, 10, 10) // Carrier and Dreadnought: a hit; and the Cruiser hits
		r.attack("land " + r.world(r.b) + " 6")
		prove.Is(t, "battle won", r.s.fleets[r.b].owner, 0)
		prove.Is(t, "nobody is left to land", r.s.bodies[firstPlanet(r.b)].owner, 1)
		prove.Is(t, "landings", len(r.events(EvLands)), 0)
	})
	prove.Line(t, "S004-107 Troops conquer planets; nothing else does", func(t *testing.T) {
		for _, troops := range []uint8{0, 2} {
			r := newRealm(t, 2, 0)
			r.misses()
			r.loaded(0, r.a, troops, 0)
			r.ships(0, r.a, dreadnought)
			b := r.owns(1, r.b, 0)
			if troops > 0 {
				r.attack("land " + r.world(r.b) + " 3")
			} else {
				r.attack("bombard " + r.world(r.b))
			}
			prove.Is(t, "taken", b.owner == 0, troops > 0)
		}
	})
	prove.Line(t, "S004-108 Troops are produced on any planet", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.owns(0, r.a, 0)
		r.makes(r.a, troop, troop, troop, troop)
		prove.Is(t, "Troops", r.s.bodies[firstPlanet(r.a)].troops, 4)
	})
	prove.Line(t, "S004-109 two Troops for a Resource, odd ones rounded up", func(t *testing.T) {
		costs(t, 1, troop)
		costs(t, 2, troop, troop, troop)
		costs(t, 3, troop, troop, troop, troop, troop)
	})
}

func TestAircraft(t *testing.T) {
	prove.Line(t, "S004-110 Aircraft fly from their Carriers into space combat", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 0, 6)
		r.ships(1, r.b, cruiser)
		r.rolls(10, 1, 1, 1, 1, 1, 1, 1)
		r.attack()
		e := r.events(EvVolley)[0]
		prove.Is(t, "who", e.Who, unitRef(aircraft))
		prove.Is(t, "six of them", first8(e.Dice), 6)
		prove.Is(t, "and shoot it down", r.s.fleets[r.b].owner, 0)
		prove.Is(t, "back aboard", r.s.transport[0].aircraft, 6)
	})
	prove.Line(t, "S004-111 Battle Value 9", func(t *testing.T) {
		for _, c := range []struct{ face, hits int }{{8, 0}, {9, 1}} {
			r := newRealm(t, 2, 0)
			r.loaded(0, r.a, 0, 1)
			r.ships(1, r.b, cruiser)
			r.rollsThenMisses(c.face)
			r.attack()
			prove.Is(t, "hits", int(r.events(EvVolley)[0].N), c.hits)
		}
	})
	prove.Line(t, "S004-112 S004-113 Aircraft have no Movement: they need a Carrier", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		r.ships(0, home, aircraft, aircraft)
		r.slot("act operation")
		r.refused("fleet "+r.sys(home), allAssigned)
		r.all("done")
		r.turn(nil)
		ship := r.loaded(0, home, 0, 0)
		to := r.s.near(home)[0]
		r.operates("fleet "+r.sys(home), "hangar "+ship+" 1", "go "+r.sys(to))
		prove.Is(t, "aboard", r.s.transport[0].aircraft, 1)
		prove.Is(t, "there", r.s.transport[0].at, to)
		prove.Is(t, "the other stays", r.s.fleets[home].based, 1)
	})
	prove.Line(t, "S004-114 Aircraft whose Carrier is destroyed fight on and are lost at the end", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(0, r.a, 0, 4)
		r.ships(0, r.a, cruiser)
		r.s.fleets[r.a].standing = 1<<2 | 2 // Carriers first
		r.ships(1, r.b, dreadnought)
		r.s.fleets[r.b].dreads = [4]uint8{0, 0, 1, 0}
		// Round 1: all miss, the Dreadnought hits; round 2: two Aircraft hit and win.
		r.rolls(1, 1, 1, 1, 1, 1, 10, 9, 9, 1, 1, 1, 1)
		live := r.s.options
		r.s.options |= optLiveBattles // the owner gives up the Carrier before its Aircraft
		r.turnLosing(carrierHit, "act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1", "done", "done")
		r.s.options = live
		second := r.events(EvVolley)
		n := 0
		for _, e := range second {
			if e.Who == unitRef(aircraft) {
				n += first8(e.Dice)
			}
		}
		prove.Is(t, "attacks of Aircraft in both rounds", n, 8)
		prove.Is(t, "battle won", r.s.fleets[r.b].owner, 0)
		prove.Is(t, "Cruiser", r.s.fleets[r.b].cruisers, 1)
		prove.Is(t, "Aircraft", r.s.fleets[r.b].based, 0)
		prove.Is(t, "Carriers", r.s.carriersAt(r.b), 0)
	})
	prove.Line(t, "S004-115 two Aircraft for a Resource, odd ones rounded up", func(t *testing.T) {
		costs(t, 1, aircraft)
		costs(t, 3, aircraft, aircraft, aircraft, aircraft, aircraft)
		costs(t, 2, aircraft, troop) // each type by itself
	})
}

// turnLosing plays a turn in which the first House gives orders and answers questions after hits with one kind of move.
func (r *realm) turnLosing(v verb, script ...string) {
	r.t.Helper()
	r.log = rules.Log{}
	for s := r.s; s.turn == 1; {
		p := s.top().seat
		m := answer(s)
		switch {
		case s.top().kind == inCasualties:
			list := rules.Moves(s, p, nil)
			m = list[0]
			for _, c := range list {
				if c.Verb == v {
					m = c
				}
			}
		case s.top().kind == inBattle:
			m = rules.Move{Verb: fightVerb}
		case p == 0 && len(script) > 0:
			if said, err := Game.Parse(script[0]); err == nil && s.Check(0, said) == nil {
				m, script = said, script[1:]
			}
		}
		s.Apply(p, m, r.ch, &r.log)
	}
}

func TestCarriers(t *testing.T) {
	prove.Line(t, "S004-116 Battle Value 9, Movement 1", func(t *testing.T) {
		for _, c := range []struct{ face, hits int }{{8, 0}, {9, 1}} {
			_, n := hits(t, carrier, c.face)
			prove.Is(t, "hits", n, c.hits)
		}
		moves(t, carrier, 1)
	})
	prove.Line(t, "S004-117 six Aircraft or Troops", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		ship := r.loaded(0, home, 0, 3)
		r.ships(0, home, aircraft)
		r.slot("act operation", "fleet "+r.sys(home), "load "+r.world(home)+" "+ship+" 3")
		r.refused("load "+r.world(home)+" "+ship+" 1", noRoom)
		r.refused("hangar "+ship+" 1", noRoom)
		r.all("done", "done")
		r.turn(nil)
		prove.Is(t, "aboard", [2]uint8{r.s.transport[0].troops, r.s.transport[0].aircraft}, [2]uint8{3, 3})
	})
	prove.Line(t, "S004-118 its cargo is lost with it", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.loaded(1, r.b, 3, 0)
		r.ships(0, r.a, cruiser)
		r.rolls(10, 1)
		before := r.troopsOf(1)
		r.attack()
		prove.Is(t, "Carrier", r.s.carriersAt(r.b), 0)
		prove.Is(t, "Troops", r.troopsOf(1), before-3)
	})
	prove.Line(t, "S004-119 no embarking or landing where a foreign fleet is", func(t *testing.T) {
		r := newRealm(t, 2, 0) // the landing fails with the battle
		r.loaded(0, r.a, 3, 0)
		r.ships(1, r.b, cruiser)
		r.rolls(1, 10)
		r.attack("land " + r.world(r.b) + " 3")
		prove.Is(t, "landings", len(r.events(EvLands)), 0)
		r = newRealm(t, 2, 0) // held short of the hex: no landing
		r.loaded(0, r.a, 3, 0)
		r.ships(1, r.b, cruiser)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "land "+r.world(r.b)+" 3")
		prove.Is(t, "held", len(r.events(EvHolds)), 1)
		prove.Is(t, "landings", len(r.events(EvLands)), 0)
		prove.Is(t, "still aboard", r.s.transport[0].troops, 3)
		r = newRealm(t, 2, 0) // unloading on one's own planet neither
		r.loaded(0, r.a, 3, 0)
		own := r.owns(0, r.b, 1)
		r.ships(1, r.b, cruiser)
		ship := plainID(transportRef(0))
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "unload "+r.world(r.b)+" "+ship+" 3")
		prove.Is(t, "unloaded", own.troops, 1)
		r = newRealm(t, 2, 0) // and with the enemy gone it may
		r.loaded(0, r.a, 3, 0)
		own = r.owns(0, r.b, 1)
		r.operates("fleet "+r.sys(r.a), "go "+r.sys(r.b), "unload "+r.world(r.b)+" "+ship+" 3")
		prove.Is(t, "unloaded", own.troops, 4)
		r = newRealm(t, 2, 0) // no fleet of one's own can be where another is, so nobody can embark
		r.owns(0, r.b, 4)
		r.ships(1, r.b, cruiser)
		r.slot("act operation")
		r.refused("fleet "+r.sys(r.b), noFleetThere)
	})
	prove.Line(t, "S004-120 it costs 2", func(t *testing.T) { costs(t, 2, carrier) })
}

// troopsOf counts a House's Troops, those aboard included.
func (r *realm) troopsOf(p rules.Seat) (n int) {
	for pl := range r.s.bodies {
		if b := &r.s.bodies[pl]; b.holder == p {
			n += int(b.troops)
		}
	}
	for i := range r.s.transport {
		if k := &r.s.transport[i]; k.at != noHex && k.owner == p {
			n += int(k.troops)
		}
	}
	return n
}

func TestFrigates(t *testing.T) {
	prove.Line(t, "S004-121 Battle Value 8, Movement 2", func(t *testing.T) {
		for _, c := range []struct{ face, hits int }{{7, 0}, {8, 1}} {
			r := newRealm(t, 2, 0)
			r.ships(0, r.a, frigate)
			r.ships(1, r.b, cruiser)
			r.rolls(c.face, 10, 10)
			r.attack()
			prove.Is(t, "hits", int(r.events(EvVolley)[0].N), c.hits)
		}
		moves(t, frigate, 2)
	})
	prove.Line(t, "S004-122 two attacks before combat, against Aircraft only", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, frigate, frigate)
		r.loaded(1, r.b, 0, 6)
		r.rollsThenMisses(8, 8, 8, 8)
		r.attack()
		prove.Is(t, "attacks", r.dice(EvAntiAir), 4)
		prove.Is(t, "at", r.events(EvAntiAir)[0].M, 8)
		prove.Is(t, "hits", r.events(EvAntiAir)[0].N, 4)
		prove.Is(t, "Carriers hit by them", r.s.carriersAt(r.b), 1)
		r = newRealm(t, 2, 0)
		r.ships(0, r.a, frigate)
		r.ships(1, r.b, cruiser)
		r.rolls(10, 10)
		r.attack()
		for _, e := range r.log.Events[:max(0, r.at(EvVolley))] {
			prove.True(t, "e.Verb != EvHit", e.Verb != EvHit)
		}
	})
	prove.Line(t, "S004-123 what they shoot down is gone at once and does not fire back", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.ships(0, r.a, frigate)
		r.loaded(1, r.b, 0, 5)
		r.rolls(8, 8, 1, 10, 10, 10, 10)
		r.attack()
		for _, e := range r.events(EvVolley) {
			if e.Who == unitRef(aircraft) {
				prove.Is(t, "Aircraft that fire", first8(e.Dice), 3)
				return
			}
		}
		t.Error("no Aircraft fired")
	})
	prove.Line(t, "S004-124 it costs 2", func(t *testing.T) { costs(t, 2, frigate) })
}
