package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

// example is the worked example of the rules (27): turn 2 of House Druvenko. The numbers are those of the example.
type example struct {
	*desk
	home, arenal hex
}

// newExample stands at the orders of Druvenko for turn 2. It has the Home planets Druva (+5/+3) and Vado Gris (+1/+0), next
// to Arenal (+0/+5).
func newExample(t *testing.T) *example {
	t.Helper()
	d := newDesk(t, 2, 0)
	s := d.s
	k := &example{desk: d, home: s.home[0], arenal: s.near(s.home[0])[0]}
	s.count[k.home] = 2
	first, second := &s.bodies[firstPlanet(k.home)], &s.bodies[firstPlanet(k.home)+1]
	first.res, first.inf, first.troops = 5, 3, 3
	*second = body{res: 1, inf: 0, owner: 0, holder: 0, start: 0, troops: 3}
	s.bodies[firstPlanet(k.arenal)].res, s.bodies[firstPlanet(k.arenal)].inf = 0, 5
	h := &s.houses[0]
	h.abilities, h.upgrades = [2]ability{a11, a12}, [2]upgrade{f01, f03}
	h.techs, h.treasury = 1<<t01, 4
	for i := range s.transport {
		if s.transport[i].owner == 0 && s.transport[i].at == k.home {
			s.transport[i].troops = 2 // aboard since turn 1
			break
		}
	}
	s.turn = 2
	s.frames, s.depth = [maxFrames]frame{{kind: inGame, seat: nobody, step: growing}}, 1
	s.settle(ctx{ch: d.ch})
	for s.top().seat != 0 {
		d.pass()
	}
	d.declare()
	return k
}

// orders gives the orders of the example, slot by slot, and returns what is left to spend after each.
func (k *example) orders() (left [6]int) {
	k.t.Helper()
	left[0] = k.s.free(0)
	druva := k.world(k.home)
	for i, words := range [...][]string{
		{"act construction", "build " + druva + " platform"},
		{"act operation", "fleet " + k.sys(k.home), "go " + k.sys(k.arenal), "land " + k.world(k.arenal) + " 1", "land " + k.world(k.arenal) + " 1", "done", "done"},
		{"act production", "produce " + druva, "make aircraft", "make aircraft", "make troop", "make troop", "done"},
		{"act research", "research automated-defence-turrets"},
		{"act subterfuge", "plot espionage 2"},
	} {
		k.all(words...)
		left[i+1] = k.s.free(0)
	}
	return left
}

func TestWorkedExample(t *testing.T) {
	prove.Line(t, "S004-219 27.1 the second turn of a House with two planets, one technology and 4 Resources left", func(t *testing.T) {
		k := newExample(t)
		h := &k.s.houses[0]
		prove.Is(t, "turn", k.s.turn, 2)
		prove.Is(t, "planets", k.s.planetsOf(0), 2)
		prove.Is(t, "technologies", h.techs, 1<<t01)
		prove.Is(t, "both in one system", k.s.count[k.home], 2)
		income, _ := k.s.income(0)
		prove.Is(t, "4 Resources left, before its income", int(h.treasury)-income, 4)
		prove.Is(t, "Influence", h.influence, 5)
		prove.Is(t, "abilities", h.abilities, [2]ability{a11, a12})
		prove.Is(t, "upgrades", h.upgrades, [2]upgrade{f01, f03})
	})
	prove.Line(t, "S004-220 the Missile Guidance System: Frigates and Cruisers hit one better", func(t *testing.T) {
		k := newExample(t)
		prove.Is(t, "Frigate", k.s.battleValue(0, frigate), 7)
		prove.Is(t, "Cruiser", k.s.battleValue(0, cruiser), 6)
		prove.Is(t, "Frigate without it", k.s.battleValue(1, frigate), 8)
		prove.Is(t, "Cruiser without it", k.s.battleValue(1, cruiser), 7)
	})
	prove.Line(t, "S004-221 27.2 Growth: 4 left and one for each planet with its bonus are 12 Resources", func(t *testing.T) {
		prove.Is(t, "Resources", newExample(t).s.houses[0].treasury, 4+(1+5)+(1+1))
	})
	prove.Line(t, "S004-222 Growth: one for each planet with its bonus are 5 Influence", func(t *testing.T) {
		prove.Is(t, "Influence", newExample(t).s.houses[0].influence, (1+3)+(1+0))
	})
	prove.Line(t, "S004-223 27.3 27.6 what is ordered and paid now is there next turn", func(t *testing.T) {
		k := newExample(t)
		k.orders()
		b := &k.s.bodies[firstPlanet(k.home)]
		prove.Is(t, "platforms when it is ordered", b.count(platform), 0)
		k.pass()
		prove.Is(t, "turn", k.s.turn, 3)
		prove.Is(t, "platforms", b.count(platform), 1)
	})
	prove.Line(t, "S004-224 the platform costs 2, by which the sum of the example comes out", func(t *testing.T) {
		left := newExample(t).orders()
		prove.Is(t, "price", left[0]-left[1], 2)
	})
	prove.Line(t, "S004-225 27.4 the fleet goes to the next system and two Troops land unopposed", func(t *testing.T) {
		k := newExample(t)
		k.orders()
		k.pass()
		b := &k.s.bodies[firstPlanet(k.arenal)]
		prove.Is(t, "Troops", b.troops, 2)
		prove.Is(t, "owner", b.owner, 0)
		prove.Is(t, "fleet", k.s.fleets[k.arenal].owner, 0)
		prove.Is(t, "battles on the ground", k.happened(EvGround), 0)
	})
	prove.Line(t, "S004-226 two Aircraft and two Troops cost 2", func(t *testing.T) {
		k := newExample(t)
		left := k.orders()
		prove.Is(t, "price", left[2]-left[3], 2)
		k.pass()
		prove.Is(t, "Troops", k.s.bodies[firstPlanet(k.home)].troops, 3+2)
		prove.Is(t, "Aircraft", k.s.fleets[k.home].based, 4+2)
	})
	prove.Line(t, "S004-227 Sentinel Batteries cost 4: one shot more at Aircraft, and two better", func(t *testing.T) {
		left := newExample(t).orders()
		prove.Is(t, "price", left[3]-left[4], 4)
		for _, with := range []bool{false, true} {
			r := newRealm(t, 2, 0)
			r.misses()
			shots, need := 2, int16(8)
			if with {
				r.s.houses[0].techs, shots, need = 1<<t02, 3, 6
			}
			r.ships(0, r.a, frigate)
			r.ships(1, r.b, frigate)
			r.s.fleets[r.b].based = 1
			r.owns(1, r.b, 1)
			r.attack()
			prove.Is(t, "shots", r.dice(EvAntiAir), shots)
			prove.Is(t, "needed", r.events(EvAntiAir)[0].M, need)
		}
	})
	prove.Line(t, "S004-228 Espionage costs 4, and nothing is left to blame another House", func(t *testing.T) {
		k := newExample(t)
		left := k.orders()
		prove.Is(t, "price", left[4]-left[5], 4)
		prove.Is(t, "nobody is asked whom to blame", k.s.top().kind != inPlotting, true)
		k.pass()
		prove.Is(t, "report", k.s.reports[0][1].turn, 2)
		prove.Is(t, "preference", k.s.spied[0], 1)
	})
	prove.Line(t, "S004-232 12 less 2, 0, 2, 4 and 4 leave nothing", func(t *testing.T) {
		prove.Is(t, "left after each order", newExample(t).orders(), [6]int{12, 10, 10, 8, 4, 0})
	})
	prove.Line(t, "S004-233 27.7 turn 3: three planets, two technologies, 0 Resources and what they yield, Influence 11", func(t *testing.T) {
		k := newExample(t)
		k.orders()
		k.pass()
		h := &k.s.houses[0]
		in, _ := k.s.income(0)
		prove.Is(t, "planets", k.s.planetsOf(0), 3)
		prove.Is(t, "technologies", h.techs, 1<<t01|1<<t02)
		prove.Is(t, "Resources before Growth", int(h.treasury)-in, 0)
		prove.Is(t, "Influence", h.influence, 3+8)
	})
}
