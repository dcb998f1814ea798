package imperio

import "testing"

// The worked example of the rules (27): turn 2 of House Druvenko. The numbers are those of the example.
func TestWorkedExample(t *testing.T) {
	t.Run("S004-219 S004-220 S004-221 S004-222 S004-223 S004-224 S004-225 S004-226 S004-227 S004-228 S004-232 S004-233 the whole turn",
		workedExample)
}

// workedExample plays 27.1-27.7.
func workedExample(t *testing.T) {
	d := newDesk(t, 2, 0)
	s := d.s
	home := s.home[0]
	arenal := s.near(home)[0]
	prepareExample(s, home, arenal)
	s.turn = 2
	s.frames, s.depth = [maxFrames]frame{{kind: inGame, seat: nobody, step: growing}}, 1
	s.settle(ctx{ch: d.ch})
	if k := &s.houses[0]; k.treasury != 12 || k.influence != 5 {
		t.Fatalf("Growth gives %d Resources and %d Influence", k.treasury, k.influence)
	}
	druva := d.world(home)
	for s.top().seat != 0 {
		d.pass()
	}
	d.declare()
	d.all("act construction", "build "+druva+" platform")
	d.all("act operation", "fleet "+d.sys(home), "go "+d.sys(arenal), "land "+d.world(arenal)+" 1", "land "+d.world(arenal)+" 1", "done", "done")
	d.all("act production", "produce "+druva, "make aircraft", "make aircraft", "make troop", "make troop", "done")
	d.all("act research", "research automated-defence-turrets")
	d.all("act subterfuge", "plot espionage 2")
	if k := &s.houses[0]; k.treasury-k.reserved != 0 || s.free(0) != 0 {
		t.Fatalf("%d of %d Resources reserved", k.reserved, k.treasury)
	}
	d.pass()
	checkExample(t, s, home, arenal)
}

// prepareExample makes the Home of the first House Druva (+5/+3) and Vado Gris (+1/+0), next to Arenal (+0/+5).
func prepareExample(s *state, home, arenal hex) {
	s.count[home] = 2
	first, second := &s.bodies[firstPlanet(home)], &s.bodies[firstPlanet(home)+1]
	first.res, first.inf, first.troops = 5, 3, 3
	*second = body{res: 1, inf: 0, owner: 0, holder: 0, start: 0, troops: 3}
	s.bodies[firstPlanet(arenal)].res, s.bodies[firstPlanet(arenal)].inf = 0, 5
	k := &s.houses[0]
	k.abilities, k.upgrades = [2]ability{a11, a12}, [2]upgrade{f01, f03}
	k.techs, k.treasury = 1<<t01, 4
	for i := range s.transport {
		if s.transport[i].owner == 0 && s.transport[i].at == home {
			s.transport[i].troops = 2 // aboard since turn 1
			break
		}
	}
}

func checkExample(t *testing.T, s *state, home, arenal hex) {
	k := &s.houses[0]
	if s.turn != 3 || k.techs != 1<<t01|1<<t02 {
		t.Fatalf("turn %d, technologies %b", s.turn, k.techs)
	}
	if n := s.planetsOf(0); n != 3 {
		t.Fatalf("%d planets", n)
	}
	if b := &s.bodies[firstPlanet(home)]; b.count(platform) != 1 || b.troops != 5 {
		t.Fatalf("Druva: %+v", *b)
	}
	if f := &s.fleets[home]; f.owner != 0 || f.based != 6 {
		t.Fatalf("fleet at home: %+v", *f)
	}
	if b := &s.bodies[firstPlanet(arenal)]; b.troops != 2 || b.owner != 0 {
		t.Fatalf("Arenal: %+v", *b)
	}
	// Turn 3 has had its Growth: 8 from the two old planets and 1 from Arenal; nothing was left over before it.
	if k.influence != 11 || k.treasury != 9 {
		t.Fatalf("turn 3: %d Influence, %d Resources", k.influence, k.treasury)
	}
	if r := s.reports[0][1]; r.turn != 2 || s.spied[0] != 1 {
		t.Fatalf("report %+v", r)
	}
}
