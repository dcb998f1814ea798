package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Research, plots and the lines of the worked example one by one: S004-172 to S004-183 and S004-219 to S004-233.

func TestResearchInPlay(t *testing.T) {
	prove.Line(t, "S004-172 one technology a turn, with its requirements and the money for it", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 9
		k.orders(0)
		k.all("act research")
		k.refused("research heavy-lances", techNeeds)
		k.all("research missile-guidance-system")
		k.refused("act research", typeUsed)
		k.endTurn()
		prove.Is(t, "gained", k.s.houses[0].techs, techSet(1<<t01))
		k.orders(0)
		k.all("act research")
		k.refused("research missile-guidance-system", techOwned)
		k.s.houses[0].treasury = 5
		k.refused("research heavy-lances", tooDear)
		k.s.houses[0].treasury = 6
		k.all("research heavy-lances")
		k.endTurn()
		prove.Is(t, "gained", k.s.houses[0].techs, techSet(1<<t01|1<<t03))
	})
	prove.Line(t, "S004-173 all 24 technologies are offered", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.orders(0)
		k.all("act research")
		n := 0
		for _, m := range k.s.Candidates(0, nil) {
			if m.Verb == researchVerb {
				n++
			}
		}
		prove.Is(t, "technologies", n, 24)
	})
	prove.Line(t, "S004-220 Missile Guidance gives Frigates and Cruisers one more, others nothing", func(t *testing.T) {
		for _, c := range []struct {
			ship unit
			need int16
		}{{frigate, 7}, {cruiser, 6}, {dreadnought, 5}, {carrier, 9}} {
			k := newTheatre(t, 2, 0)
			k.s.houses[0].techs = 1 << t01
			k.ships(0, k.near, c.ship)
			k.ships(1, k.mid, cruiser)
			k.never()
			k.rolls(10, 10)
			k.attack()
			prove.Is(t, units[c.ship].id, k.events(EvVolley)[0].M, c.need)
		}
	})
	prove.Line(t, "S004-227 Automated Turrets cost 4 and give one more shot and two more against Aircraft", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 4
		k.orders(0)
		k.all("act research", "research automated-defence-turrets")
		k.endTurn()
		prove.Is(t, "gained", k.s.knowsTech(0, t02), true)
		income, _ := k.s.income(0)
		prove.Is(t, "Resources", int(k.s.houses[0].treasury), income)
		k.ships(0, k.near, frigate)
		k.aboard(1, k.mid, 0, 6)
		k.never()
		k.rollsThenMisses(6, 6, 5)
		k.attack()
		prove.Is(t, "shots of one Frigate", k.thrown(EvAntiAir, 0), 3)
		prove.Is(t, "needed", k.events(EvAntiAir)[0].M, 6)
		prove.Is(t, "destroyed", k.events(EvAntiAir)[0].N, 2)
		prove.Is(t, "no help in the rounds", k.events(EvVolley)[0].M, 8)
	})
}

func TestPlotsInPlay(t *testing.T) {
	prove.Line(t, "S004-174 one Subterfuge action a turn, of all seven", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 40
		k.orders(0)
		k.all("act subterfuge")
		offered := map[int16]bool{}
		for _, m := range k.s.Candidates(0, nil) {
			if m.Verb == plotVerb {
				offered[m.A] = true
			}
		}
		prove.Is(t, "plots", len(offered), numPlots)
		k.all("plot espionage 2")
		k.refused("act subterfuge", typeUsed)
	})
	prove.Line(t, "S004-175 S004-228 Espionage of 4 with no more Resources: nobody can be blamed, the victim learns who it was", func(t *testing.T) {
		k := newTheatre(t, 3, 0)
		k.s.houses[0].treasury = 4
		k.s.houses[1].techs = 1 << t07
		k.orders(0)
		k.all("act subterfuge", "plot espionage 2")
		prove.Is(t, "not asked whom to blame", k.s.top().kind, inSlot)
		k.endTurn()
		v := k.s.View(0).(*View).Own.Reports[0]
		prove.Is(t, "target", v.Target, 1)
		prove.Is(t, "technologies", v.Techs, uint32(1<<t07))
		prove.Is(t, "Resources", v.Treasury, 10)
		victims := k.events(EvVictim)
		prove.Is(t, "told", len(victims), 1)
		prove.Is(t, "named", victims[0].Seat, 0)
		prove.Is(t, "to the victim alone", victims[0].Seen, rules.Only(1))
	})
	prove.Line(t, "S004-176 next turn the spy goes first in every slot where both act", func(t *testing.T) {
		first := 0
		for seed := range uint64(20) {
			k := newTheatre(t, 2, 0)
			k.ch = diceOf(seed)
			spies := seed%2 == 0
			k.orders(0)
			if spies {
				k.all("act subterfuge", "plot espionage 2")
			}
			k.endTurn()
			k.log.Events = nil
			for range 2 {
				k.declare()
				k.all("act research", "research courier-network")
				k.pass()
			}
			order := k.events(EvOrder)
			if spies {
				prove.Is(t, "first in the slot", order[0].Seat, 0)
			} else if order[0].Seat == 0 {
				first++
			}
		}
		prove.True(t, "first != 0", first != 0)
		prove.True(t, "first != 10", first != 10)
	})
	for _, c := range []struct {
		name, plot, object string
		price              int16
	}{
		{"S004-179 Espionage costs 4", "plot espionage 2", "", 4},
		{"S004-181 Sabotage costs 6", "plot sabotage 1", "", 6},
		{"S004-183 Brain Drain costs 6", "plot drain 2", "object-tech servo-armour", 6},
		{"S004-186 Sow Chaos costs 8", "plot chaos 2", "object-action research", 8},
		{"S004-188 Political Favour costs 10", "plot favour 1", "bill fleet-ceiling-treaty", 10},
		{"S004-194 Sedition costs 12", "plot sedition 2", "", 12},
	} {
		prove.Line(t, c.name+", and is refused for less", func(t *testing.T) {
			for less := range int16(2) {
				k := newTheatre(t, 2, 0)
				k.s.houses[0].treasury = c.price - less
				k.s.houses[1].techs, k.s.verified[0][1] = 1<<t07, 1<<t07
				k.owns(1, k.mid, 0)
				k.orders(0)
				k.all("act subterfuge")
				if less > 0 {
					k.refused(c.plot, tooDear)
					continue
				}
				k.all(c.plot)
				object := c.object
				switch c.plot {
				case "plot sabotage 1":
					object = "object " + k.world(k.home(1)) + " shipyard"
				case "plot sedition 2":
					object = "incite " + k.world(k.mid)
				}
				if object != "" {
					k.all(object)
				}
				k.endTurn()
				income, _ := k.s.income(0)
				prove.Is(t, "Resources left", int(k.s.houses[0].treasury), income)
			}
		})
	}
}

func TestExampleLines(t *testing.T) {
	prove.Line(t, "S004-221 S004-222 Growth: one per planet and the bonuses; Influence starts anew", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.owns(0, k.mid, 1).res = 3
		k.s.bodies[firstPlanet(k.mid)].inf = 1
		k.s.houses[0].treasury, k.s.houses[0].influence = 4, 99
		k.endTurn()
		prove.Is(t, "Resources", k.s.houses[0].treasury, 4+(1+4)+(1+3))
		prove.Is(t, "Influence", k.s.houses[0].influence, (1+4)+(1+1))
	})
	prove.Line(t, "S004-223 orders are paid when they are resolved and take effect next turn", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		k.orders(0)
		k.all("act construction", "build "+k.world(home)+" port")
		prove.Is(t, "reserved", k.s.houses[0].reserved, 4)
		prove.Is(t, "not yet paid", k.s.houses[0].treasury, 10)
		prove.Is(t, "not yet built", k.s.bodies[firstPlanet(home)].count(port), 0)
		k.endTurn()
		prove.Is(t, "built", k.s.bodies[firstPlanet(home)].count(port), 1)
		prove.Is(t, "paid, and the Trade Port yields", k.s.houses[0].treasury, 10-4+5+2)
	})
	prove.Line(t, "S004-224 a Platform costs 2, as the example's sum needs", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].treasury = 2
		k.orders(0)
		k.all("act construction", "build "+k.world(k.home(0))+" platform")
		prove.Is(t, "price", k.s.plans[0].slots[0].price, 2)
		k.endTurn()
		prove.Is(t, "built", k.s.bodies[firstPlanet(k.home(0))].count(platform), 1)
	})
	prove.Line(t, "S004-225 two Troops aboard land on a neutral planet without a fight", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.aboard(0, k.near, 2, 0)
		k.s.houses[0].abilities = [2]ability{a11, a12}
		income, _ := k.s.income(0)
		k.operates("fleet "+k.sys(k.near), "go "+k.sys(k.mid), "land "+k.world(k.mid)+" 1", "land "+k.world(k.mid)+" 1", "done")
		b := k.s.bodies[firstPlanet(k.mid)]
		prove.Is(t, "owner", b.owner, 0)
		prove.Is(t, "Troops", b.troops, 2)
		prove.Is(t, "dice", k.thrown(EvGround, nobody), 0)
		prove.Is(t, "no prisoners of a neutral planet", int(k.s.houses[0].treasury), 10+income+3)
	})
	prove.Line(t, "S004-226 two Aircraft and two Troops cost 2", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		k.s.houses[0].treasury = 2
		k.orders(0)
		k.all("act production", "produce "+k.world(home), "make aircraft", "make aircraft", "make troop", "make troop")
		k.refused("make troop", tooDear)
		k.all("done")
		k.endTurn()
		prove.Is(t, "Aircraft", k.s.fleets[home].based, 2)
		prove.Is(t, "Troops", k.s.bodies[firstPlanet(home)].troops, 10)
	})
}
