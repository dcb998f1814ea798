package imperio

import (
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func number(t *testing.T, word string) int {
	t.Helper()
	if word == "-" {
		return 0
	}
	n, err := strconv.Atoi(word)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// twoFleets puts the fleet of the first House next to a planet of the second, and returns both hexes.
func twoFleets(d *desk) (from, at hex) {
	s := d.s
	at = s.near(s.home[1])[0]
	b := &s.bodies[firstPlanet(at)]
	b.owner, b.holder, b.start = 1, 1, 1
	for _, h := range s.near(at) {
		if h != s.home[1] && h != s.home[0] {
			from = h
		}
	}
	put(s, 0, from, carrier)
	for i := range s.transport {
		if k := &s.transport[i]; k.at == from {
			k.troops = 4
		}
	}
	put(s, 0, from, dreadnought)
	return from, at
}

// assault orders the first House to land on a planet and ends the turn of both.
func assault(d *desk, from, at hex, before ...string) {
	d.declare()
	d.all(before...)
	d.all("act operation", "fleet "+d.sys(from), "go "+d.sys(at), "stance 1", "land "+d.world(at)+" 3", "done", "done")
	d.pass()
	d.pass()
}

func TestCases(t *testing.T) {
	prove.Line(t, "S004-145 a landing is an invasion where Troops of another House are, and nowhere else", func(t *testing.T) {
		for _, c := range []struct {
			holder rules.Seat
			troops uint8
			fights bool
		}{{1, 1, true}, {1, 0, false}, {nobody, 0, false}} {
			r := newRealm(t, 2, 0)
			r.loaded(0, r.a, 3, 0)
			b := r.owns(1, r.b, c.troops)
			b.owner, b.holder, b.start = c.holder, c.holder, c.holder
			if c.fights {
				r.rolls(1, 8, 1, 1)
			}
			r.attack("land " + r.world(r.b) + " 3")
			prove.Is(t, "rounds on the ground", len(r.events(EvGround)) > 0, c.fights)
			prove.Is(t, "landed", b.owner, 0)
			prove.Is(t, "Troops", b.troops, 3)
		}
	})
	prove.Line(t, "S004-171 S004-107 conquest destroys infrastructures", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		from, at := twoFleets(d)
		d.s.bodies[firstPlanet(at)].add(port)
		assault(d, from, at)
		b := &d.s.bodies[firstPlanet(at)]
		prove.Is(t, "b.owner", b.owner, 0)
		prove.Is(t, "b.works", b.works, 0)
		prove.Is(t, "b.troops", b.troops, 3)
		prove.True(t, "d.s.atWar(0, 1)", d.s.atWar(0, 1))
	})
	prove.Line(t, "S004-033 prisoners of a foreign planet, none of a neutral one", func(t *testing.T) {
		for _, owner := range []rules.Seat{1, nobody} {
			d := newDesk(t, 2, 0)
			from, at := twoFleets(d)
			d.s.houses[0].abilities[0] = a12
			b := &d.s.bodies[firstPlanet(at)]
			b.owner, b.holder, b.start = owner, owner, owner
			before := d.s.houses[0].treasury
			assault(d, from, at)
			gained := int(d.s.houses[0].treasury-before) - 5 - 3 // the Growth of turn 2
			want, troops := 0, uint8(3)
			if owner == 1 {
				want, troops = 2, 4
			}
			prove.Is(t, "gained", gained, want)
			prove.Is(t, "b.troops", b.troops, troops)
		}
	})
	prove.Line(t, "S004-011 S004-077 a construction on a planet lost later is undone and paid back", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		from, at := twoFleets(d)
		d.declare()
		d.all("empty", "act operation", "fleet "+d.sys(from), "go "+d.sys(at), "stance 1", "land "+d.world(at)+" 3", "done", "done")
		d.pass()
		d.declare()
		d.all("act construction", "build "+d.world(at)+" port")
		before := d.s.houses[1].treasury
		d.pass()
		prove.Is(t, "d.s.houses[1].treasury - before", d.s.houses[1].treasury-before, 5)
		prove.Is(t, "d.s.bodies[firstPlanet(at)].works", d.s.bodies[firstPlanet(at)].works, 0)
	})
	prove.Line(t, "S004-014 an action that is impossible when its turn comes is not paid", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		from, at := twoFleets(d)
		d.declare()
		d.all("act operation", "fleet "+d.sys(from), "go "+d.sys(at), "stance 1", "land "+d.world(at)+" 3", "done", "done")
		d.pass()
		d.declare()
		d.all("empty", "act construction", "build "+d.world(at)+" port")
		before := d.s.houses[1].treasury
		d.pass()
		prove.Is(t, "d.s.houses[1].treasury - before", d.s.houses[1].treasury-before, 5)
		prove.Is(t, "the action is lost", d.s.bodies[firstPlanet(at)].works, 0)
		for _, e := range d.log.Events {
			if e.Verb == EvAction && e.Seat == 1 {
				prove.Is(t, "told", e.N, int16(cancelled))
			}
		}
	})
	prove.Line(t, "S004-147 Troops that embark this turn do not land elsewhere", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		h := d.home(0)
		to := d.s.near(h)[0]
		d.declare()
		d.all("act operation", "fleet "+d.sys(h), "load "+d.world(h)+" 1 3", "go "+d.sys(to))
		d.refused("land "+d.world(to)+" 1", nobodyToLand)
	})
	prove.Line(t, "S004-147 nor in the place of others who were to land and are lost", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		to := r.s.near(home)[0]
		r.loaded(0, home, 1, 0) // aboard since an earlier turn
		ship := r.loaded(0, home, 0, 0)
		r.ships(1, to, frigate)
		r.rolls(10, 1, 10) // the Frigate falls, and with it the Carrier of fewer Troops
		r.operates("fleet "+r.sys(home), "load "+r.world(home)+" "+ship+" 3", "go "+r.sys(to), "stance 1", "land "+r.world(to)+" 1")
		prove.Is(t, "Carriers left", r.s.carriersAt(to), 1)
		prove.Is(t, "owner", r.s.bodies[firstPlanet(to)].owner, nobody)
		prove.Is(t, "still aboard", r.s.transport[1].troops, 3)
	})
	prove.Line(t, "S004-147 but they do on another planet of the system where they embarked", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		ship := r.loaded(0, home, 0, 0)
		r.s.count[home] = 2
		second := firstPlanet(home) + 1
		name := plainID(r.s.planetRef(second))
		r.operates("fleet "+r.sys(home), "load "+r.world(home)+" "+ship+" 3", "land "+name+" 3")
		prove.Is(t, "owner", r.s.bodies[second].owner, 0)
		prove.Is(t, "Troops there", r.s.bodies[second].troops, 3)
		prove.Is(t, "Troops left", r.s.bodies[firstPlanet(home)].troops, 5)
		r.operates("fleet "+r.sys(home), "load "+r.world(home)+" "+ship+" 1", "unload "+name+" "+ship+" 1")
		prove.Is(t, "one's own planet", r.s.bodies[second].troops, 4)
	})
	prove.Line(t, "S004-003 S004-078 one action of each type, none compulsory", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		d.declare()
		d.all("act research", "research courier-network")
		d.refused("act research", typeUsed)
		d.pass()
		prove.True(t, "d.s.plans[0].sealed", d.s.plans[0].sealed)
		r := newRealm(t, 2, 0)
		r.s.houses[0].treasury = 40
		r.loaded(0, r.a, 0, 0)
		home := r.world(r.home(0))
		r.slot()
		for _, orders := range [][]string{
			{"act construction", "build " + home + " port"},
			{"act production", "produce " + home, "make frigate", "done"},
			{"act research", "research courier-network"},
			{"act operation", "fleet " + r.sys(r.a), "go " + r.sys(r.b), "done", "done"},
			{"act subterfuge", "plot espionage 2"},
		} {
			r.all(orders...)
			if r.s.top().kind == inSlot {
				r.refused(orders[0], typeUsed)
			}
		}
		prove.Is(t, "five slots", r.s.top().kind == inSlot, false)
		r.turn(nil)
		prove.Is(t, "carried out", told(&r.log, EvAction, 0), 5)
	})
	prove.Line(t, "S004-019 S004-082 a second Construction, on another planet", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		d.s.houses[0].abilities[0] = a01
		home := d.world(d.home(0))
		d.declare()
		d.all("act construction", "build "+home+" platform", "act construction")
		d.refused("build "+home+" port", buildingThere)
		prove.Is(t, "d.s.slotsOf(0)", d.s.slotsOf(0), 6)
		r := newRealm(t, 2, 0)
		r.s.houses[0].abilities[1] = a01
		r.owns(0, r.a, 0)
		r.slot("act construction", "build "+r.world(r.home(0))+" port", "act construction", "build "+r.world(r.a)+" port")
		r.refused("act construction", typeUsed) // no third
		r.turn(nil)
		prove.Is(t, "the first", r.s.bodies[firstPlanet(r.home(0))].count(port), 1)
		prove.Is(t, "the second", r.s.bodies[firstPlanet(r.a)].count(port), 1)
	})
	t.Run("11.2 28.5 the capacity is R + 2", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		d.declare()
		d.all("act production", "produce "+d.world(d.home(0)))
		for range 6 {
			d.all("make aircraft")
		}
		d.refused("make aircraft", overCapacity)
	})
	t.Run("11.1 28.5 Troops only without a Shipyard", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		at := d.s.near(d.home(0))[0]
		b := &d.s.bodies[firstPlanet(at)]
		b.owner, b.holder, b.start = 0, 0, 0
		d.declare()
		d.all("act production", "produce "+d.world(at), "make troop")
		d.refused("make frigate", noShipyard)
	})
	t.Run("11.4 28.5 Flagship and Battle Station", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		d.s.houses[0].treasury = 40
		d.declare()
		d.all("act production", "produce "+d.world(d.home(0)), "make flagship")
		d.refused("make flagship", oneFlagship)
		d.refused("make station", needsStation)
	})
	prove.Line(t, "S004-074 S004-060 S004-061 abandoned planets and blockades", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		_, at := twoFleets(d)
		s := d.s
		put(s, 0, at, frigate)
		r, i := s.income(1)
		s.startWar(ctx{}, 0, 1)
		r2, i2 := s.income(1)
		prove.Is(t, "r-r2", r-r2, 3)
		prove.Is(t, "i-i2", i-i2, 3)
		d.declare()
		d.pass()
		for s.top().kind == inTrading {
			d.all("done")
		}
		d.all("abandon " + d.world(at))
		d.declare()
		d.pass()
		prove.Is(t, "s.bodies[firstPlanet(at)].owner", s.bodies[firstPlanet(at)].owner, nobody)
	})
	t.Run("21.1 28.5 fifteen turns, then the highest Influence", func(t *testing.T) {
		d := newDesk(t, 2, 0)
		d.s.bodies[firstPlanet(d.home(0))].inf = 6
		for d.s.over == stillPlaying {
			d.declare()
			d.pass()
		}
		o, over := d.s.Outcome()
		prove.True(t, "it is over", over)
		prove.Is(t, "winner", o.Winners, rules.Only(0))
		prove.Is(t, "last turn", d.s.turn, 15)
	})
}
