package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Rules of the book that no line of the seed states by itself: conventions, readings, options and ends.

func TestConventions(t *testing.T) {
	t.Run("1.1 Aircraft and Troops are no ships, Carriers and Battle Stations are", func(t *testing.T) {
		for u := range unit(numUnits) {
			k := newTheatre(t, 2, 0)
			k.ships(0, k.near, u)
			prove.Is(t, units[u].id, k.s.hasShips(k.near), u >= carrier)
		}
	})
	t.Run("1.2 dice of ten and of six faces", func(t *testing.T) {
		x := ctx{ch: dice.New(3, 3)}
		var ten [12]int
		var six [8]int
		for range 2000 {
			ten[x.d10()]++
			six[x.d6()]++
		}
		for face := 1; face <= 10; face++ {
			if ten[face] < 120 || face <= 6 && six[face] < 250 {
				t.Errorf("face %d falls %d and %d times", face, ten[face], six[min(face, 7)])
			}
		}
		if ten[0]+ten[11]+six[0]+six[7] > 0 {
			t.Error("a face that is on no die")
		}
	})
	t.Run("1.4 halves of costs are rounded up, quarters of losses down", func(t *testing.T) {
		s := newDesk(t, 2, 0).s
		s.houses[0].abilities[0] = a03
		s.laws[0], s.lawCount = proposal{entry: c4, a: uint8(actionCost(research)), b: 1, bound: nobody}, 1
		prove.Is(t, "half of 4+1", s.researchPrice(0, t01), 3)
		s.houses[0].treasury = 11
		s.direct(ctx{}, proposal{entry: d02})
		prove.Is(t, "after the Tithe", s.houses[0].treasury, 9)
	})
	t.Run("1.6 another House gives its orders first each turn", func(t *testing.T) {
		d := newDesk(t, 3, 0)
		for turn := range 4 {
			prove.Is(t, "first", d.s.top().seat, rules.Seat(turn%3))
			for range 3 {
				d.declare()
				d.pass()
			}
		}
	})
	t.Run("1.7 the value of a planet, and the best of a House", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		b := k.owns(0, k.far, 1)
		b.res, b.inf = 5, 3
		prove.Is(t, "value", b.worth(), 10)
		prove.Is(t, "ties go to the first on the map", k.s.bestPlanet(0), min(firstPlanet(k.far), firstPlanet(k.home(0))))
		b.inf++
		prove.Is(t, "best", k.s.bestPlanet(0), firstPlanet(k.far))
	})
}

func TestOpening(t *testing.T) {
	t.Run("5.1 two to six Houses and known options", func(t *testing.T) {
		for seats := range 9 {
			_, err := Game.New(rules.Setup{Seats: seats}, dice.New(1, 1))
			prove.Is(t, "accepted", err == nil, seats >= 2 && seats <= 6)
		}
		if _, err := Game.New(rules.Setup{Seats: 2, Options: 1 << len(Game.Info().Options)}, dice.New(1, 1)); err == nil {
			t.Error("an option that there is not")
		}
	})
	t.Run("5.2 a House that was chosen is taken", func(t *testing.T) {
		st, err := Game.New(rules.Setup{Seats: 2}, dice.New(1, 1))
		if err != nil {
			t.Fatal(err)
		}
		d := &desk{t: t, s: st.(*state), ch: dice.New(1, 1)}
		d.all("house druvenko", "defaults", "defaults")
		prove.Is(t, "abilities", d.s.houses[0].abilities, [2]ability{a11, a02})
		d.refused("house druvenko", houseTaken)
		d.all("house aldemar", "ability charismatic")
		d.refused("ability charismatic", twiceTheSame)
	})
	t.Run("5.3 places on the map are drawn at random", func(t *testing.T) {
		places := map[hex]bool{}
		for seed := range uint64(12) {
			s := opened(t, 3, seed, uint64(optNoBalance))
			places[s.home[0]] = true
			if s.home[0] == s.home[1] || s.home[1] == s.home[2] || s.home[0] == s.home[2] {
				t.Fatalf("homes %v", s.home)
			}
		}
		prove.Is(t, "places of the first House", len(places), 3)
	})
	t.Run("5.7 and 24.3 no income in turn 1 but under its option; Influence is counted", func(t *testing.T) {
		plain, paid := opened(t, 2, 4, 0), opened(t, 2, 4, uint64(optFirstIncome))
		for p := range rules.Seat(2) {
			income, influence := plain.income(p)
			prove.Is(t, "treasury", int(plain.houses[p].treasury), 10)
			prove.Is(t, "with income", int(paid.houses[p].treasury), 10+income)
			prove.Is(t, "Influence", int(plain.houses[p].influence), influence)
		}
	})
}

func TestResolutionOfOrders(t *testing.T) {
	t.Run("9.3 what is forbidden when its turn comes is cancelled and not paid", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.orders(0)
		k.all("act construction", "build "+k.world(k.home(0))+" port")
		k.s.chaos[1] = trouble{target: 0, kind: construction, blame: 1}
		income, _ := k.s.income(0)
		k.endTurn()
		prove.Is(t, "port", k.s.bodies[firstPlanet(k.home(0))].count(port), 0)
		prove.Is(t, "Resources", int(k.s.houses[0].treasury), 10+income)
	})
	t.Run("12.2 ships that are gone drop out, the others go", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, frigate, cruiser)
		k.orders(0)
		k.all("act operation", "fleet "+k.sys(k.near), "go "+k.sys(k.mid), "done", "done")
		k.s.fleets[k.near].frigates = 0
		k.endTurn()
		prove.Is(t, "arrived", k.s.fleets[k.mid], fleet{owner: 0, cruisers: 1})
	})
}

func TestRulingsOfBattle(t *testing.T) {
	prove.Line(t, "13.2 S004-028 S004-029 Patient Warriors withdraw by their standing order, to a system of their own first", func(t *testing.T) {
		for _, c := range []struct {
			name     string
			standing uint8
			enemies  int
			leaves   bool
		}{
			{"outmatched", 0, 3, true}, {"not outmatched", 0, 1, false}, {"always", 1 << 4, 1, true}, {"never", 2 << 4, 3, false},
		} {
			k := newTheatre(t, 2, 0)
			k.misses()
			k.s.houses[1].abilities[0] = a09
			k.s.bodies[firstPlanet(k.home(1))] = body{owner: nobody, holder: nobody, start: nobody}
			k.owns(1, k.far, 1)
			for range c.enemies {
				k.ships(0, k.near, dreadnought)
			}
			k.ships(1, k.mid, dreadnought)
			k.s.fleets[k.mid].standing = c.standing | 1<<2
			k.attack()
			prove.Is(t, c.name+": gone", k.s.fleets[k.far].owner == 1, c.leaves)
			prove.Is(t, c.name+": battles", k.happened(EvBattle) == 0, c.leaves)
		}
	})
	t.Run("13.2 without the ability nobody withdraws", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.misses()
		k.ships(0, k.near, dreadnought, dreadnought, dreadnought)
		k.ships(1, k.mid, frigate)
		k.s.fleets[k.mid].standing = 1 << 4
		k.attack()
		prove.Is(t, "battles", k.happened(EvBattle), 1)
	})
	t.Run("13.6 standing orders go with a fleet that leaves its hex to attack", func(t *testing.T) {
		for _, c := range []struct {
			name     string
			standing uint8
			leaves   bool
		}{{"at once", 3 << 2, true}, {"never", 1 << 2, false}} {
			k := newTheatre(t, 2, 0)
			k.misses()
			k.owns(0, k.near, 1)
			k.ships(0, k.near, dreadnought)
			k.ships(1, k.mid, cruiser, cruiser, cruiser)
			k.never()
			k.s.fleets[k.near].standing = c.standing
			k.attack()
			prove.Is(t, c.name+": announced", k.happened(EvAnnounces) == 1, c.leaves)
			prove.Is(t, c.name+": rounds", int(k.events(EvBattleEnds)[0].N), map[bool]int{true: 2, false: 100}[c.leaves])
		}
	})
	t.Run("13.5 standing orders go with every detachment of a fleet", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.ships(0, k.near, frigate, cruiser)
		k.ships(1, k.mid, frigate)
		k.never()
		k.s.fleets[k.near].standing |= 1
		elsewhere := k.mid
		for _, h := range k.s.near(k.near) {
			if h != k.mid {
				elsewhere = h
			}
		}
		k.rolls(10, 1)
		k.operates("fleet "+k.sys(k.near), "stay frigate 1", "go "+k.sys(k.mid), "stance 1", "done", "fleet "+k.sys(k.near), "go "+k.sys(elsewhere), "done")
		prove.Is(t, "who attacked", k.s.fleets[k.mid], fleet{owner: 0, cruisers: 1, standing: 1<<2 | 1})
		prove.Is(t, "who went elsewhere", k.s.fleets[elsewhere], fleet{owner: 0, frigates: 1, standing: 1<<2 | 1})
	})
	t.Run("14.6 planets of one system are invaded by themselves", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.count[k.mid] = 2
		first := k.owns(1, k.mid, 1)
		second := &k.s.bodies[firstPlanet(k.mid)+1]
		*second = body{owner: 1, holder: 1, start: 1, troops: 1, res: 2, inf: 2}
		k.aboard(0, k.near, 6, 0)
		k.rolls(10, 10, 10, 1, 1, 10)
		k.attack("land "+k.world(k.mid)+" 3", "land "+plainID(k.s.planetRef(firstPlanet(k.mid)+1))+" 1")
		prove.Is(t, "first", first.owner, 0)
		prove.Is(t, "its garrison", first.troops, 3)
		prove.Is(t, "second", second.owner, 1)
		prove.Is(t, "its garrison", second.troops, 1)
	})
	t.Run("15.3 a Frigate with both technologies: three anti-aircraft attacks at 5+", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[1].techs = 1<<t01 | 1<<t02
		k.aboard(0, k.near, 0, 6)
		k.ships(1, k.mid, frigate)
		k.never()
		k.rollsThenMisses(5, 5, 4)
		k.attack()
		fire := k.events(EvAntiAir)[0]
		prove.Is(t, "attacks", k.thrown(EvAntiAir, 1), 3)
		prove.Is(t, "needed", fire.M, 5)
		prove.Is(t, "hits", fire.N, 2)
	})
	t.Run("23.3 live retreats are answered one by one and shown together", func(t *testing.T) {
		k := newTheatre(t, 2, uint64(optLiveBattles))
		k.misses()
		k.owns(0, k.near, 1)
		k.owns(1, k.far, 1)
		k.ships(0, k.near, dreadnought)
		k.ships(1, k.mid, dreadnought)
		k.attack()
		prove.Is(t, "asked first", k.s.top().seat, 0)
		k.all("flee " + k.sys(k.near))
		prove.Is(t, "shown before the other has answered", k.happened(EvAnnounces), 0)
		prove.Is(t, "asked next", k.s.top().seat, 1)
		k.all("fight")
		prove.Is(t, "shown", k.happened(EvAnnounces), 1)
		prove.Is(t, "back", k.s.fleets[k.near].owner, 0)
	})
}

func TestCounterIntelligence(t *testing.T) {
	for face, fails := range map[int]bool{6: false, 7: true} {
		t.Run("16.3 a plot that is foiled is paid, and its author known", func(t *testing.T) {
			k := newTheatre(t, 3, 0)
			k.s.houses[1].techs = 1 << t23
			k.owns(1, k.far, 1, port)
			k.rolls(face)
			k.orders(0)
			k.all("act subterfuge", "plot sabotage 1", "object "+k.world(k.far)+" port", "blame 3")
			income, _ := k.s.income(0)
			k.endTurn()
			prove.Is(t, "port stands", k.s.bodies[firstPlanet(k.far)].count(port) == 1, fails)
			prove.Is(t, "Resources", int(k.s.houses[0].treasury), 10-8+income)
			author := rules.Seat(2)
			if fails {
				author = 0
			}
			prove.Is(t, "named", k.events(EvVictim)[0].Seat, author)
		})
	}
}

func TestEnds(t *testing.T) {
	t.Run("21.2 ties: planets, Resources, units, and then a joint regency", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		s := k.s
		s.houses[0].influence, s.houses[1].influence = 9, 9
		winners, how := s.ranking()
		prove.Is(t, "regency", how, byRegency)
		prove.Is(t, "both", winners, rules.Seats(3))
		k.ships(1, k.far, frigate)
		winners, how = s.ranking()
		prove.Is(t, "by units", winners, rules.Only(1))
		prove.Is(t, "a tie that was broken", how, byTie)
		s.houses[0].treasury++
		winners, _ = s.ranking()
		prove.Is(t, "by Resources", winners, rules.Only(0))
		k.owns(1, k.far, 0)
		winners, _ = s.ranking()
		prove.Is(t, "by planets", winners, rules.Only(1))
		s.houses[0].influence++
		winners, how = s.ranking()
		prove.Is(t, "by Influence", winners, rules.Only(0))
		prove.Is(t, "no tie", how, byInfluence)
	})
	t.Run("24.2 militia: Troops on neutral planets", func(t *testing.T) {
		for _, c := range []struct{ options, troops uint64 }{{0, 0}, {uint64(optMilitia1), 1}, {uint64(optMilitia2), 2}} {
			s := opened(t, 2, 8, c.options)
			for pl := range planet(3 * s.mapSize()) {
				if s.exists(pl) && s.bodies[pl].owner == nobody {
					prove.Is(t, "Troops", uint64(s.bodies[pl].troops), c.troops)
				}
			}
		}
	})
	t.Run("24.2 a landing against them is an invasion with prisoners and without a war", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.houses[0].abilities[0] = a12
		b := &k.s.bodies[firstPlanet(k.mid)]
		b.troops = 1
		b.add(shipyard)
		k.aboard(0, k.near, 3, 0)
		k.rolls(10, 10, 10, 1)
		k.attack("land " + k.world(k.mid) + " 3")
		prove.Is(t, "conquests", k.happened(EvConquered), 1)
		prove.Is(t, "holder", b.holder, 0)
		prove.Is(t, "garrison and a prisoner", b.troops, 4)
		prove.Is(t, "infrastructures", b.works, 0)
		prove.Is(t, "wars", k.s.wars(), false)
	})
	t.Run("24.4 Battle Stations fall to the third hit, under the option to the second", func(t *testing.T) {
		prove.Is(t, "usual", newDesk(t, 2, 0).s.fullHull(0, station), 3)
		prove.Is(t, "option", newDesk(t, 2, uint64(optStationHull2)).s.fullHull(0, station), 2)
	})
}
