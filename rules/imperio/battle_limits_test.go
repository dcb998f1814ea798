package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// opposes puts Cruisers of the second House and attackers of the first in b, where the battle is on.
func (r *realm) opposes(own, enemy int) {
	for range own {
		r.ships(1, r.b, cruiser)
	}
	r.s.battle = battle{on: true, at: r.b, from: r.a, attacker: 0, defender: 1, raid: fleet{owner: 0, cruisers: uint8(enemy)}}
}

func TestOutmatched(t *testing.T) {
	for _, k := range []struct {
		rule       uint8
		own, enemy int
		goes       bool
		why        string
		haven      bool
	}{
		{0, 1, 2, false, "outmatched: a quarter of the enemy's power is enough to stay", true},
		{0, 1, 3, true, "outmatched: less than a quarter goes", true},
		{1, 1, 9, false, "never", true},
		{2, 4, 5, false, "cautious: sixteen twenty-fifths are enough to stay", true},
		{2, 3, 4, true, "cautious: less than sixteen twenty-fifths goes", true},
		{3, 9, 1, true, "at once", true},
		{3, 9, 1, false, "at once, but there is no haven", false},
	} {
		t.Run("13.6 "+k.why, func(t *testing.T) {
			r := newRealm(t, 2, 0)
			r.s.vacate(&r.s.bodies[firstPlanet(r.home(1))])
			if k.haven {
				r.owns(1, r.c, 0)
			}
			r.opposes(k.own, k.enemy)
			r.s.fleets[r.b].standing = k.rule << 2
			r.s.standingRetreat(1)
			prove.Is(t, k.why, r.s.battle.sides[1].retreats, k.goes)
		})
	}
	t.Run("13.2 Patient Warriors withdraw when they have less than a quarter", func(t *testing.T) {
		for enemy, goes := range map[int]bool{1: false, 2: false, 3: true} {
			r := newRealm(t, 2, 0)
			r.opposes(1, enemy)
			r.s.fleets[r.b].standing = 0
			prove.Is(t, "against "+string(rune('0'+enemy)), r.s.standingWithdrawal(), goes)
		}
	})
}

func TestVictims(t *testing.T) {
	asked := func(storm bool, locator uint8, list ...unit) []string {
		r := newRealm(t, 2, uint64(optLiveBattles))
		if storm {
			r.s.anomaly[r.b], r.s.count[r.b] = ionStorm, 0
		}
		r.ships(1, r.b, frigate, cruiser)
		r.s.fleets[r.b].frigates, r.s.fleets[r.b].cruisers, r.s.fleets[r.b].based = 0, 0, 2
		r.ships(1, r.b, list...)
		r.s.battle = battle{on: true, at: r.b, attacker: 0, defender: 1, raid: fleet{owner: 0, cruisers: 1}}
		r.s.battle.sides[1] = side{locator: locator, hits: 1}
		var moves []rules.Move
		n := r.s.victims(1, locator > 0, &moves)
		prove.Is(t, "as many as counted", len(moves), n)
		var words []string
		for _, m := range moves {
			words = append(words, Game.Format(m))
			prove.True(t, "and each may be named", r.s.isVictim(1, m))
		}
		prove.Is(t, "Aircraft may be named", r.s.isVictim(1, rules.Move{Verb: loseVerb, A: int16(aircraft), B: 1}), len(words) > 0 && words[len(words)-1] == "lose aircraft 1")
		return words
	}
	t.Run("13.5 every kind of ship by its hull, and Aircraft", func(t *testing.T) {
		prove.Same(t, "all", asked(false, 0, frigate, cruiser, dreadnought, flagship, carrier), []string{
			"lose frigate 1", "lose cruiser 1", "lose dreadnought 2", "lose flagship 2", "lose-transport 1", "lose aircraft 1",
		})
		prove.Same(t, "Aircraft alone", asked(false, 0), []string{"lose aircraft 1"})
	})
	t.Run("F01 the Target Locator hits ships while there are any", func(t *testing.T) {
		prove.Same(t, "ships", asked(false, 1, frigate, cruiser), []string{"lose frigate 1", "lose cruiser 1"})
		prove.Same(t, "then Aircraft", asked(false, 1), []string{"lose aircraft 1"})
	})
	t.Run("4.2 Aircraft do not fly in an Ion Storm", func(t *testing.T) {
		prove.Same(t, "ships", asked(true, 0, cruiser), []string{"lose cruiser 1"})
		prove.Same(t, "located", asked(true, 1, cruiser), []string{"lose cruiser 1"})
	})
	t.Run("13.5 what is not there takes no hit", func(t *testing.T) {
		r := newRealm(t, 2, uint64(optLiveBattles))
		r.opposes(1, 1)
		ours := r.loaded(1, r.b, 1, 0)
		r.loaded(0, r.b, 1, 0)
		for words, fits := range map[string]bool{
			"lose cruiser 1": true, "lose cruiser 2": false, "lose frigate 1": false, "lose aircraft 1": false, "lose dreadnought 0": false, "lose dreadnought 1": false,
			"lose dreadnought 4": false, "lose flagship 1": false, "lose station 1": false, "lose-transport " + ours: true, "lose-transport 2": false, "lose-transport 121": false, "fight": false,
		} {
			m, err := Game.Parse(words)
			prove.Is(t, words, err == nil && r.s.isVictim(1, m), fits)
		}
	})
}

func TestShipsLeaveIntoAsteroids(t *testing.T) {
	for _, k := range []struct {
		die  int
		left bool
	}{{5, false}, {6, true}} {
		t.Run("4.2 13.2 each ship that withdraws into Asteroids is lost on five or less", func(t *testing.T) {
			for _, u := range []unit{frigate, cruiser, dreadnought, flagship, carrier, station} {
				for _, knows := range []bool{false, true} {
					r := newRealm(t, 2, 0)
					r.s.anomaly[r.c], r.s.count[r.c] = asteroids, 0
					if knows {
						r.s.houses[1].techs = 1 << t11
					}
					r.ships(1, r.b, u)
					r.s.fleets[r.b].standing = 63
					r.s.battle = battle{on: true, at: r.b, attacker: 0, defender: 1, raid: fleet{owner: 0, cruisers: 1}}
					luck := prove.Dice(t)
					if !knows {
						luck.Throw(k.die)
					}
					r.s.leave(ctx{ch: luck}, 1, r.c)
					prove.Is(t, "it arrives", r.s.fleets[r.c].owner == 1 && r.s.hasShips(r.c), k.left || knows)
					if k.left || knows {
						prove.Is(t, "its orders go with it", r.s.fleets[r.c].standing, 63)
						prove.Is(t, "nothing stays", r.s.fleets[r.b], fleet{owner: nobody})
					}
				}
			}
		})
	}
}

func TestAttackersWhoFindNobody(t *testing.T) {
	t.Run("12.4 they take the hex, at the end of their way or short of it", func(t *testing.T) {
		for _, k := range []struct {
			path []hex
			want uint8
		}{{nil, partThere}, {[]hex{1}, partShort}} {
			r := newRealm(t, 2, 0)
			i := r.loaded(0, r.b, 2, 0)
			r.s.transport[0].part = 1
			r.s.fleets[r.b] = fleet{owner: nobody}
			p := &r.s.plans[0]
			p.count, p.parts[0] = 1, part{from: r.a, path: [2]hex{r.b}, steps: 1, frigates: 2, cruisers: 3, dreads: [4]uint8{1: 4}, at: r.b, last: r.a, condition: partAttacks, standing: 5}
			if k.path != nil {
				p.parts[0].path[1], p.parts[0].steps = r.c, 2
			}
			r.s.openBattle(ctx{ch: prove.Dice(t)}, 0, r.b)
			prove.Is(t, "condition", p.parts[0].condition, k.want)
			prove.Is(t, "fleet", r.s.fleets[r.b], fleet{owner: 0, frigates: 2, cruisers: 3, dreads: [4]uint8{1: 4}, standing: 5})
			prove.True(t, "no battle, transport "+i, !r.s.battle.on && r.s.transport[0].at == r.b)
		}
	})
}

func TestTasksOfBeatenDetachments(t *testing.T) {
	t.Run("12.4 a detachment that was driven off does nothing at its end, and its House is told", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		r.misses()
		r.owns(0, r.a, 1)
		ship := r.loaded(0, r.a, 3, 3)
		r.ships(0, r.a, cruiser)
		r.s.fleets[r.a].standing = 3 << 2
		r.ships(1, r.b, cruiser, cruiser, cruiser)
		r.attack("launch " + ship + " 3")
		prove.Is(t, "the enemy holds the hex", r.s.fleets[r.b].owner, 1)
		list := r.events(EvSkipped)
		prove.Is(t, "told once", len(list), 1)
		prove.Is(t, "why", list[0].From, reasonRef(beatenBack))
		prove.Is(t, "to the House alone", list[0].Seen, rules.Only(0))
	})
}

func TestWarsWithNobody(t *testing.T) {
	t.Run("18.1 a war is between two Houses", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		x := ctx{log: &r.log}
		r.s.startWar(x, 1, 1)
		r.s.startWar(x, nobody, 1)
		r.s.startWar(x, 1, nobody)
		prove.Same(t, "none", r.s.war, [maxSeats]rules.Seats{})
		r.s.startWar(x, 1, 2)
		r.s.startWar(x, 2, 1)
		prove.Same(t, "one", r.s.war, [maxSeats]rules.Seats{1: rules.Only(2), 2: rules.Only(1)})
		prove.Is(t, "told once", len(r.events(EvWar)), 1)
	})
}

func TestUnitsOfAHouse(t *testing.T) {
	for what, k := range map[string]struct {
		change func(r *realm)
		has    bool
	}{
		"nothing":                      {func(*realm) {}, false},
		"a planet held without Troops": {func(r *realm) { r.s.bodies[firstPlanet(r.a)].holder = 2 }, false},
		"a Troop":                      {func(r *realm) { r.s.bodies[firstPlanet(r.a)].holder, r.s.bodies[firstPlanet(r.a)].troops = 2, 1 }, true},
		"Aircraft on a planet":         {func(r *realm) { r.s.fleets[r.a] = fleet{owner: 2, based: 3} }, false},
		"a Frigate":                    {func(r *realm) { r.ships(2, r.a, frigate) }, true},
		"a Cruiser":                    {func(r *realm) { r.ships(2, r.a, cruiser) }, true},
		"a Dreadnought":                {func(r *realm) { r.ships(2, r.a, dreadnought) }, true},
		"a Flagship":                   {func(r *realm) { r.ships(2, r.a, flagship) }, true},
		"a Carrier":                    {func(r *realm) { r.ships(2, r.a, carrier) }, true},
	} {
		t.Run("20.1 21.3 "+what, func(t *testing.T) {
			r := newRealm(t, 3, 0)
			for p := rules.Seat(1); p < 3; p++ {
				r.s.vacate(&r.s.bodies[firstPlanet(r.home(int(p)))])
			}
			k.change(r)
			prove.Is(t, "a ship or Troop", r.s.hasUnits(2), k.has)
			prove.Is(t, "it may still act", r.s.alive(2), k.has)
			want := rules.Seat(0)
			if k.has {
				want = nobody
			}
			prove.Is(t, "last standing", r.s.lastStanding(), want)
		})
	}
}
