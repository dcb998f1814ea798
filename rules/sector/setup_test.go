package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// begun sets a game up with all defaults and goes on to the first order.
func begun(t *testing.T, players int, scenario uint8) *state {
	t.Helper()
	return begunWith(t, players, scenario, uint64(players))
}

func begunWith(t *testing.T, players int, scenario uint8, seed uint64) *state {
	t.Helper()
	ch := dice.New(seed, 4)
	st, err := Game.New(rules.Setup{Seats: players, Scenario: int(scenario), Options: uint64(optDealFactions)}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*state)
	for s.phase == setupPhase {
		p := s.top().seat
		m := rules.Move{Verb: defaultVerb}
		if s.Check(p, m) != nil {
			moves := rules.Moves(s, p, nil)
			m = moves[ch.Draw(len(moves))]
		}
		s.Apply(p, m, ch, nil)
		if err := Invariant(s); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestSetup(t *testing.T) {
	for players := 2; players <= maxSeats; players++ {
		s := begun(t, players, fixedGalaxy)
		prove.Is(t, "deck", s.deck, stageCards(players))
		prove.Is(t, "routes", int(s.routeCount), len(maps[players].routes))
		for n := range players {
			p := s.inOrder(n)
			k := &s.seats[p]
			row := &factions[k.faction]
			first, _ := areasOf(k.home)
			prove.Is(t, "base in area 1", s.base[first], p)
			prove.Is(t, "hand", total(&k.hand), startHand)
			workers := map[people]map[int]uint8{kiln: {2: 2, 3: 1, 5: 1, 6: 2}}[row.people][players]
			more := map[people]map[int]map[unit]uint8{tide: {4: {quillback: 1}, 5: {quillback: 1}}, kiln: {2: {brickward: 1}, 3: {brickward: 1}}}[row.people][players]
			prove.Is(t, "pool", k.pool, row.workers+workers)
			told, forces := StartOf(factionRef(k.faction), players)
			prove.Is(t, "the workers that the set-up tells", told, int(k.pool))
			for i := range unitsOfPeople {
				forces -= int(units[unitOf(row.people, i)].count - k.supply[i])
			}
			prove.Is(t, "the units that it tells, and no more", forces, 0)
			prove.Is(t, "transports", s.transports(p), int(row.transports))
			prove.Is(t, "cards of the home planet", s.printedYield(p), 6)
			for _, st := range row.start {
				prove.Is(t, units[st.unit].id, units[st.unit].count-k.supply[st.unit%unitsOfPeople], st.count+more[st.unit])
			}
			for _, m := range maps[players].planets {
				if int(m.home) == n+1 {
					prove.Is(t, "home", k.home, m.planet)
				}
			}
		}
	}
}

func TestUncharted(t *testing.T) {
	for players := 2; players <= maxSeats; players++ {
		s := begun(t, players, builtGalaxy)
		prove.Is(t, "connected", s.connected(), true)
		long := 0
		for i := range s.routeCount {
			if s.routes[i].long {
				long++
			}
		}
		if long > players {
			t.Errorf("%d long routes for %d players", long, players)
		}
		for q := range planet(numPlanets) {
			if s.longRoutes(q) > maxLongRoutes {
				t.Errorf("%s has %d long routes", planets[q].id, s.longRoutes(q))
			}
		}
		for p := range rules.Seat(players) {
			prove.Is(t, "bases", s.bases(p), 1)
			prove.Is(t, "planets placed", s.seats[p].dealt, [2]planet{noPlanet, noPlanet})
		}
	}
}

// TestResampledOrdersAreLegal demands that orders drawn anew could have been placed.
func TestResampledOrdersAreLegal(t *testing.T) {
	b := set(t, "built 1 yard mast", "units 2 coldharrow-1 minnow 1")
	for range 4 {
		b.play(0, b.firstOrder(0))
		b.play(1, b.firstOrder(1))
	}
	changed := false
	for range 50 {
		s := b.s.Resample(1, b.luck).(*state)
		for o := range order(numOrders) {
			most := 2
			if o.gold() {
				most = 1
			}
			if s.used(0, o) > most {
				t.Fatalf("%d orders of kind %s", s.used(0, o), orderIDs[o])
			}
			changed = changed || s.used(0, o) != b.s.used(0, o)
		}
		if s.usedGold(0) > 1 {
			t.Fatal("more gold than masts")
		}
		for i := range b.s.tokenCount {
			if k := b.s.tokens[i]; k.owner == 1 && s.tokens[i] != k {
				t.Fatal("an own order changed")
			}
		}
	}
	prove.Is(t, "other orders come up", changed, true)
}

// firstOrder is the first legal placing of a seat.
func (b *bench) firstOrder(p rules.Seat) string {
	return Game.Format(rules.Moves(b.s, p, nil)[0])
}

// TestWhoPlacesIsToldHowManyAreLeft follows the prompts of one who places the starting units and transports (1.4 step 3).
func TestWhoPlacesIsToldHowManyAreLeft(t *testing.T) {
	st, err := Game.New(rules.Setup{Seats: 2, Options: uint64(optDealFactions)}, dice.New(1, 4))
	if err != nil {
		t.Fatal(err)
	}
	s, ch := st.(*state), dice.New(1, 5)
	for p := s.top().seat; s.phase == setupPhase; p = s.top().seat {
		left := count(&s.seats[p].starters)
		if s.top().kind == inStartShips {
			left = int(s.seats[p].ships)
		}
		prove.Is(t, "left to place", s.Pending(nil)[0].Prompt.Args[1].N, left)
		s.Apply(p, rules.Moves(s, p, nil)[0], ch, nil)
	}
}

func TestHandicap(t *testing.T) {
	t.Run("1.4b one more worker to begin with", func(t *testing.T) {
		begun := func(st rules.State) bool { return st.(*state).phase != setupPhase }
		conform.Handicap(t, Game, 1, begun, func(st rules.State, p rules.Seat) int { return int(st.(*state).seats[p].pool) })
	})
}
