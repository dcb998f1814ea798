package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// outpost gives a House a neutral planet far from home.
func outpost(t *testing.T, s *state, p rules.Seat, troops uint8) planet {
	t.Helper()
	for pl := range planet(3 * s.mapSize()) {
		if s.exists(pl) && s.bodies[pl].owner == nobody && s.fleets[hexOf(pl)].owner == nobody {
			b := &s.bodies[pl]
			b.owner, b.holder, b.start, b.troops = p, p, p, troops
			return pl
		}
	}
	t.Fatal("no planet is free")
	return noPlanet
}

func word(s *state, pl planet) string { return plainID(s.planetRef(pl)) }

func TestSubterfugePrices(t *testing.T) {
	s, _ := throne(t, 3)
	prove.Line(t, "S004-195 blame costs two more, but not Favour and Sedition", func(t *testing.T) {
		prove.Is(t, "s.plotPrice(0, chaos, true)", s.plotPrice(0, chaos, true), 10)
		prove.Is(t, "plots[favour].blame+plots[sedition].blame", plots[favour].blame+plots[sedition].blame, 0)
		for _, c := range []struct {
			plot, object string
			price        int
		}{
			{"plot espionage 2", "", 4}, {"plot sabotage 1", "object %s shipyard", 6}, {"plot drain 2", "object-tech servo-armour", 6},
			{"plot chaos 2", "object-action research", 8}, {"plot favour 1", "bill fleet-ceiling-treaty", 10}, {"plot sedition 2", "incite %s", 12},
		} {
			r := newRealm(t, 3, 0)
			r.s.houses[0].treasury = 40
			r.s.houses[1].techs, r.s.verified[0][1] = 1<<t07, 1<<t07
			b := r.owns(1, r.b, 0, shipyard)
			b.troops = 1
			r.slot("act subterfuge", c.plot)
			if c.object != "" {
				r.all(strings.ReplaceAll(c.object, "%s", r.world(r.b)))
			}
			asked := r.s.top().kind == inPlotting && r.s.top().step == chooseBlame
			prove.Is(t, c.plot+": somebody may be blamed", asked, c.price < 10)
			if asked {
				r.all("blame 3")
				c.price += 2
			}
			prove.Is(t, c.plot+": price", r.s.houses[0].reserved, int16(c.price))
		}
	})
	t.Run("case 23: A04 halves the action and the blame together", func(t *testing.T) {
		s.houses[0].abilities[0] = a04
		if got := s.plotPrice(0, chaos, true); got != 5 {
			t.Errorf("%d, want 5", got)
		}
	})
}

func TestEspionage(t *testing.T) {
	prove.Line(t, "S004-175 and S004-174 the report; S004-176 preference", func(t *testing.T) {
		s, ch := throne(t, 2)
		s.houses[1].techs = 1 << t07
		s.houses[1].influence = 7
		log := turn(t, s, ch, map[rules.Seat][]string{
			0: {"act subterfuge", "plot espionage 2"},
			1: {"act research", "research missile-guidance-system", "empty", "act construction", "build " + word(s, firstPlanet(s.home[1])) + " platform"},
		})
		r := &s.reports[0][1]
		prove.Is(t, "r.turn", r.turn, 1)
		prove.Is(t, "the order of its actions", r.slots, [maxSlots]action{research, noAction, construction, noAction, noAction, noAction})
		prove.Is(t, "Influence", r.influence, 7)
		prove.True(t, "r.techs.has(t01)", r.techs.has(t01))
		prove.True(t, "r.techs.has(t07)", r.techs.has(t07))
		prove.Is(t, "r.abilities", r.abilities, s.houses[1].abilities)
		prove.Is(t, "r.treasury", r.treasury, 34)
		prove.Is(t, "s.spied[0]", s.spied[0], 1)
		prove.True(t, "s.verified[0][1]&(1<<t07) != 0", s.verified[0][1]&(1<<t07) != 0)
		prove.Is(t, "s.knows[0][1]", s.knows[0][1], 3)
		prove.Is(t, "told(log, EvVictim, 1)", told(log, EvVictim, 1), 1)
		prove.Is(t, "told(log, EvVictim, 0)", told(log, EvVictim, 0), 0)
		s.plans[0].slots[0].kind, s.plans[1].slots[0].kind = operation, operation
		for range 20 {
			prove.Is(t, "s.initiative(ctx{ch: ch}, 0)", s.initiative(ctx{ch: ch}, 0), 2)
			prove.Is(t, "s.order[0]", s.order[0], 0)
		}
	})
	prove.Line(t, "S004-177 S004-178 a Security Watch foils it and names the true author", func(t *testing.T) {
		s, ch := throne(t, 3)
		turn(t, s, ch, map[rules.Seat][]string{1: {"act subterfuge", "plot watch 2"}})
		s.houses[0].treasury = 40
		log := turn(t, s, ch, map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2", "blame 3"}})
		prove.Is(t, "s.spied[0]", s.spied[0], nobody)
		prove.Is(t, "s.reports[0][1].turn", s.reports[0][1].turn, 0)
		prove.Is(t, "the victim is told", told(log, EvVictim, 1), 1)
		for _, e := range log.Events {
			if e.Verb == EvVictim {
				prove.Is(t, "the true author", e.Seat, 0)
				prove.Is(t, "foiled", e.M, 1)
			}
		}
		prove.Is(t, "s.watch", s.watch, 0)
		s.houses[0].treasury = 40
		turn(t, s, ch, map[rules.Seat][]string{0: {"act subterfuge", "plot espionage 2"}})
		prove.Is(t, "only during the next turn", s.spied[0], 1)
	})
	prove.Line(t, "S004-195 the blamed House is named; never oneself or the target", func(t *testing.T) {
		s, ch := throne(t, 3)
		until(t, s, ch, inSlot)
		say(t, s, ch, "act subterfuge")
		say(t, s, ch, "plot espionage 2")
		refused(t, s, "blame 1", notToBlame)
		refused(t, s, "blame 2", notToBlame)
		log := turn(t, s, ch, map[rules.Seat][]string{0: {"blame 3"}})
		for _, e := range log.Events {
			if e.Verb == EvVictim {
				prove.Is(t, "the blamed House", e.Seat, 2)
				prove.Is(t, "told to the victim alone", e.Seen, rules.Only(1))
			}
		}
		prove.Is(t, "told(log, EvVictim, 1)", told(log, EvVictim, 1), 1)
	})
	t.Run("T23 foils on 7, on 9 against T24", func(t *testing.T) {
		s, _ := throne(t, 2)
		s.houses[1].techs = 1 << t23
		d := deed{a: uint8(espionage), b: 1, blame: nobody}
		roll := func(n int) bool { return s.countered(ctx{ch: prove.Dice(t, n)}, 0, 1, &d) }
		if roll(6) || !roll(7) {
			t.Error("against no T24")
		}
		s.houses[0].techs = 1 << t24
		if roll(8) || !roll(9) {
			t.Error("against T24")
		}
	})
}

func TestOtherPlots(t *testing.T) {
	prove.Line(t, "S004-180 Sabotage destroys an infrastructure at once", func(t *testing.T) {
		s, ch := throne(t, 2)
		pl := outpost(t, s, 1, 2)
		s.bodies[pl].add(platform)
		turn(t, s, ch, map[rules.Seat][]string{0: {"act subterfuge", "plot sabotage 1", "object " + word(s, pl) + " platform"}})
		prove.Is(t, "s.bodies[pl].count(platform)", s.bodies[pl].count(platform), 0)
		for _, target := range []string{"neutral", "at home", "one's own"} { // any planet of the map, and one of two
			r := newRealm(t, 2, 0)
			h := map[string]hex{"neutral": r.b, "at home": r.home(1), "one's own": r.home(0)}[target]
			b := &r.s.bodies[firstPlanet(h)]
			b.add(platform)
			b.add(platform)
			b.add(port)
			r.turn(map[rules.Seat][]string{0: {"act subterfuge", "plot sabotage 1", "object " + r.world(h) + " platform"}})
			prove.Is(t, target+": platforms", b.count(platform), 1)
			prove.Is(t, target+": port", b.count(port), 1)
		}
	})
	prove.Line(t, "S004-182 Brain Drain copies a technology one knows of", func(t *testing.T) {
		s, ch := throne(t, 2)
		s.houses[1].techs = 1<<t01 | 1<<t03
		until(t, s, ch, inSlot)
		say(t, s, ch, "act subterfuge")
		refused(t, s, "plot drain 2", noObject)
		s.verified[0][1] = 1 << t01
		say(t, s, ch, "plot drain 2")
		refused(t, s, "object-tech heavy-lances", unknownTech)
		s.reported[0][1] = 1 << t03
		turn(t, s, ch, map[rules.Seat][]string{0: {"object-tech heavy-lances"}})
		prove.True(t, "s.knowsTech(0, t03)", s.knowsTech(0, t03))
		prove.True(t, "s.knowsTech(1, t03)", s.knowsTech(1, t03))
	})
	t.Run("a false dossier: Brain Drain is cancelled unpaid", func(t *testing.T) {
		s, ch := throne(t, 2)
		s.reported[0][1] = 1 << t03
		turn(t, s, ch, map[rules.Seat][]string{0: {"act subterfuge", "plot drain 2", "object-tech heavy-lances"}})
		income, _ := s.income(0)
		if s.knowsTech(0, t03) || int(s.houses[0].treasury) != 40+income || s.reported[0][1] != 0 {
			t.Error("it was paid or done")
		}
	})
	prove.Line(t, "S004-184 Sow Chaos stops an action type next turn, untold until then", func(t *testing.T) {
		s, ch := throne(t, 2)
		log := turn(t, s, ch, map[rules.Seat][]string{0: {"act subterfuge", "plot chaos 2", "object-action research"}})
		prove.Is(t, "told(log, EvVictim, 1)", told(log, EvVictim, 1), 0)
		s.houses[1].treasury = 40
		log = turn(t, s, ch, map[rules.Seat][]string{1: {"act research", "research missile-guidance-system"}})
		income, _ := s.income(1)
		prove.True(t, "not s.knowsTech(1, t01)", !s.knowsTech(1, t01))
		prove.Is(t, "int(s.houses[1].treasury)", int(s.houses[1].treasury), 40+income)
		prove.Is(t, "told(log, EvVictim, 1)", told(log, EvVictim, 1), 1)
		s.houses[1].treasury = 40
		turn(t, s, ch, map[rules.Seat][]string{1: {"act research", "research missile-guidance-system"}})
		prove.True(t, "s.knowsTech(1, t01)", s.knowsTech(1, t01))
	})
	prove.Line(t, "S004-189 Sedition spares the Home System", func(t *testing.T) {
		s, ch := throne(t, 2)
		until(t, s, ch, inSlot)
		say(t, s, ch, "act subterfuge")
		refused(t, s, "plot sedition 2", noObject)
		outpost(t, s, 1, 1)
		say(t, s, ch, "plot sedition 2")
		refused(t, s, "incite "+word(s, firstPlanet(s.home[1])), inHomeSystem)
	})
	prove.Line(t, "S004-190 S004-191 each Troop deserts on 4 or more; S004-193 infrastructures stay", func(t *testing.T) {
		for _, c := range []struct {
			rolls []int
			taken bool
		}{{[]int{4, 10}, true}, {[]int{3, 10}, false}} {
			s, _ := throne(t, 2)
			pl := outpost(t, s, 1, 2)
			s.bodies[pl].add(port)
			d := deed{kind: subterfuge, a: uint8(sedition), b: 1, c: uint8(pl), blame: nobody}
			var log rules.Log
			got, _ := s.incite(ctx{ch: prove.Dice(t, c.rolls...), log: &log}, 0, &d)
			told := ""
			for _, e := range log.Events {
				if e.Verb == EvVictim {
					text, _ := Game.Tell(e)
					told = text.Key
				}
			}
			prove.Is(t, "it is told how it ended", told == "imperio.told.victim.sedition", c.taken)
			b := &s.bodies[pl]
			prove.Is(t, "(got == done)", (got == done), c.taken)
			prove.Is(t, "(b.holder == 0)", (b.holder == 0), c.taken)
			prove.Is(t, "b.owner", b.owner, 1)
			prove.Is(t, "b.count(port)", b.count(port), 1)
		}
	})
	prove.Line(t, "S004-192 without Troops the planet changes hands directly", func(t *testing.T) {
		s, ch := throne(t, 2)
		pl := outpost(t, s, 1, 0)
		turn(t, s, ch, map[rules.Seat][]string{0: {"act subterfuge", "plot sedition 2", "incite " + word(s, pl)}})
		prove.Is(t, "s.bodies[pl].owner", s.bodies[pl].owner, 0)
		prove.True(t, "not s.atWar(0, 1)", !s.atWar(0, 1))
	})
	prove.Line(t, "S004-187 a Political Favour is voted next turn", func(t *testing.T) {
		s, ch := throne(t, 3)
		turn(t, s, ch, map[rules.Seat][]string{1: {"act subterfuge", "plot favour 2", "bill decree-1", "name 3", "amount 8"}})
		k := s.docket[2]
		prove.Is(t, "s.docketSize", s.docketSize, 3)
		prove.Is(t, "k.entry", k.entry, c1)
		prove.Is(t, "k.bound", k.bound, 2)
		prove.Is(t, "k.a", k.a, 8)
		prove.Is(t, "k.author", k.author, 1)
		s.houses[2].treasury = 0
		s.houses[0].influence = 5
		for p := range s.bodies {
			s.bodies[p].blockers = 0
		}
		s.verdicts[2] = forIt
		s.applyDecisions(ctx{})
		prove.Is(t, "s.houses[2].treasury", s.houses[2].treasury, 8)
	})
}
