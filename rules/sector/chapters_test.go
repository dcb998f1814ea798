package sector

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Rules of the setup, of building, of the line-up and of withdrawing, one test for each.

// fresh is a new game before its first answer.
func fresh(t *testing.T, setup rules.Setup) *bench {
	t.Helper()
	ch := dice.New(7, 7)
	s, err := Game.New(setup, ch)
	if err != nil {
		t.Fatal(err)
	}
	return &bench{T: t, s: s.(*state), luck: ch}
}

func TestTheGame(t *testing.T) {
	t.Run("1.1 two to six players", func(t *testing.T) {
		for _, n := range []int{1, 7} {
			if _, err := Game.New(rules.Setup{Seats: n}, dice.New(1, 1)); err == nil {
				t.Errorf("a game of %d", n)
			}
		}
	})
	t.Run("1.2 the traits of the peoples", func(t *testing.T) {
		b := setFrom(t, "players 3\nfaction 1 ember ashmere\nfaction 2 reef coldharrow\nfaction 3 dawn edder\nbase 1 ashmere-1\nbase 2 coldharrow-1\nbase 3 edder-1\n")
		prove.Is(t, "Guildfolk", b.s.handLimit(0), 8)
		prove.Is(t, "others", b.s.handLimit(2), 6)
		prove.Is(t, "Minnows", units[minnow].pair, true)
		b.s.battle.area, b.s.battle.seats = b.area("edder-1"), [2]rules.Seat{0, 2}
		prove.Is(t, "Kilnborn as defender", b.s.extraHealth(defending, 2, false), 1)
		b.s.battle.seats = [2]rules.Seat{2, 0}
		prove.Is(t, "as attacker", b.s.extraHealth(attacking, 2, false), 0)
		prove.Is(t, "Guildfolk as defender", b.s.extraHealth(defending, 0, false), 0)
	})
	t.Run("1.4 factions in turn order, none twice; the home planet of the seat", func(t *testing.T) {
		b := fresh(t, rules.Setup{Seats: 3})
		prove.Is(t, "the first player", b.s.top().seat, b.s.first)
		b.play(b.s.first, "take dusk")
		p := b.s.next(b.s.first)
		b.refused(p, "take dusk", factionGone)
		b.play(p, "take reef")
		b.play(b.s.next(p), "take anchor")
		prove.Is(t, "first seat of the map", b.s.seats[b.s.first].home, ashmere)
		prove.Is(t, "its base", b.s.base[0], b.s.first)
		b.refused(b.s.first, "put brickward coldharrow-1", notAtHome)
		b.refused(b.s.first, "put monolith ashmere-1", noSuchStarter)
		b.play(b.s.first, "put brickward ashmere-3", "default")
		b.refused(b.s.first, "ship coldharrow-karst", routeNotThere)
		b.play(b.s.first, "ship ashmere-karst")
		prove.Is(t, "its only transport", b.s.transports(b.s.first), 1)
	})
	t.Run("1.4a factions are dealt", func(t *testing.T) {
		b := fresh(t, rules.Setup{Seats: 6, Options: uint64(optDealFactions)})
		var seen [numFactions]bool
		for p := range 6 {
			seen[b.s.seats[p].faction] = true
		}
		prove.Is(t, "each once", seen, [numFactions]bool{true, true, true, true, true, true})
	})
	t.Run("1.6 the last power, nobody left, round twelve", func(t *testing.T) {
		b := set(t, "points 2 9")
		b.s.base[b.area("coldharrow-1")] = nobody
		b.regroup()
		prove.Is(t, "last power", b.s.over, byLastPower)
		prove.Is(t, "who", b.s.winners, rules.Only(0))
		b = set(t, "points 1 3", "points 2 9")
		b.s.base[b.area("coldharrow-1")], b.s.base[b.area("ashmere-1")] = nobody, nobody
		b.regroup()
		prove.Is(t, "nobody left: most points", b.s.winners, rules.Only(1))
		b = set(t, "round 12 phase planning first 1", "points 1 3", "points 2 9")
		b.regroup()
		prove.Is(t, "long stop", b.s.over, byLongStop)
		prove.Is(t, "most points", b.s.winners, rules.Only(1))
	})
	t.Run("1.7 friendly, empty and contested areas", func(t *testing.T) {
		b := set(t, "units 2 ashmere-1 minnow 1", "units 1 ilvane-2 deckhand 2")
		prove.Is(t, "contested", b.s.controller(b.area("ashmere-1")), nobody)
		prove.Is(t, "by units", b.s.controller(b.area("ilvane-2")), rules.Seat(0))
		prove.Is(t, "by a base", b.s.controller(b.area("coldharrow-1")), rules.Seat(1))
		prove.Is(t, "empty", b.s.empty(b.area("ilvane-1")), true)
		prove.Is(t, "no room: two of two", b.s.room(b.area("ilvane-2")), false)
		prove.Is(t, "bases do not count", b.s.room(b.area("coldharrow-1")), true)
	})
	t.Run("2.3 a new order goes on top, without limit", func(t *testing.T) {
		b := set(t)
		for n, o := range []string{"build", "research", "build", "mobilise"} {
			b.play(0, "place "+o+" ashmere")
			prove.Is(t, "top", b.s.topToken(ashmere), 2*n)
			b.play(1, "place "+o+" coldharrow")
		}
	})
	t.Run("2.6 without pieces no orders", func(t *testing.T) {
		b := setFrom(t, three)
		for n := 0; b.s.phase == planning; n++ {
			p := b.s.top().seat
			b.play(p, Game.Format(rules.Moves(b.s, p, nil)[0]))
		}
		counts := [3]int{}
		for i := range b.s.tokenCount {
			counts[b.s.tokens[i].owner]++
		}
		for p := range rules.Seat(3) {
			most := 0
			if b.s.presence(p) != 0 {
				most = tokensARound
			}
			prove.Is(t, fmt.Sprint("orders of seat ", p+1), counts[p], most)
		}
	})
	t.Run("7.2 the fixed maps hang together, homes lie apart", func(t *testing.T) {
		for n := 2; n <= maxSeats; n++ {
			s := begun(t, n, fixedGalaxy)
			prove.Is(t, "connected", s.connected(), true)
			for i := range s.routeCount {
				r := &s.routes[i]
				if planets[r.a].home && planets[r.b].home && !r.long {
					t.Errorf("%d players: %s and %s", n, planets[r.a].id, planets[r.b].id)
				}
			}
			for p := range n {
				frontier := false
				for i := range s.routeCount {
					r := &s.routes[i]
					frontier = frontier || !r.long && r.touches(s.seats[p].home) && !planets[r.other(s.seats[p].home)].home
				}
				prove.Is(t, "a frontier planet by a short route", frontier, true)
			}
		}
	})
}

func TestUnchartedGalaxy(t *testing.T) {
	cell := func(c int16) string { return plainID(rules.Ref{Kind: KindCell, ID: c}) }
	settle := func(b *bench, p rules.Seat, which int, c int16) string {
		return "settle " + planets[b.s.seats[p].dealt[which]].id + " " + cell(c)
	}
	b := fresh(t, rules.Setup{Seats: 3, Scenario: int(builtGalaxy), Options: uint64(optDealFactions)})
	first, second, third := b.s.inOrder(0), b.s.inOrder(1), b.s.inOrder(2)
	t.Run("1.5 side by side, not diagonally, joined by short routes", func(t *testing.T) {
		b.T = t
		b.refused(first, settle(b, first, 0, middle+1), firstInTheMiddle)
		b.refused(first, settle(b, second, 0, middle), notYourPlanet)
		b.play(first, settle(b, first, 0, middle))
		b.refused(second, settle(b, second, 1, middle), cellTaken)
		b.refused(second, settle(b, second, 1, middle+gridSide+1), cellAlone)
	})
	t.Run("1.5a homes apart", func(t *testing.T) {
		b.T = t
		beside := b.s.Describe(second, b.move(settle(b, second, 1, middle+1))).Label
		prove.Is(t, "where it would lie", beside.Key, "sector.move.settle.right")
		prove.Is(t, "of what", beside.Args[1], rules.R(planetRef(b.s.planetAt(middle))))
		b.play(second, settle(b, second, 1, middle+1))
		prove.Is(t, "a short route", b.s.routeBetween(b.s.planetAt(middle), b.s.planetAt(middle+1)) >= 0, true)
		b.refused(third, settle(b, third, 0, middle-1), homesApart)
		b.play(third, settle(b, third, 0, middle+2))
		b.play(third, settle(b, third, 1, middle+3))
		b.play(second, settle(b, second, 0, middle+4))
		b.play(first, settle(b, first, 1, middle-1))
	})
	t.Run("1.5b long routes between planets not yet joined, two of a planet at most", func(t *testing.T) {
		b.T = t
		at := func(n int16) planet { return b.s.planetAt(middle + n) }
		join := func(x, y planet) string {
			return "join " + planets[min(x, y)].id + " " + planets[max(x, y)].id
		}
		b.refused(first, join(at(0), at(1)), joinedAlready)
		b.play(first, join(at(0), at(2)))
		b.refused(second, join(at(0), at(2)), joinedAlready)
		b.play(second, join(at(0), at(3)))
		b.refused(third, join(at(0), at(4)), tooManyLongRoutes)
		b.play(third, join(at(1), at(4)))
	})
	t.Run("1.5c the base in an area of the home planet", func(t *testing.T) {
		b.T = t
		home, end := areasOf(b.s.seats[first].home)
		other, _ := areasOf(b.s.seats[second].home)
		b.refused(first, "base "+areas[other].id, notAtHome)
		b.play(first, "base "+areas[end-1].id)
		prove.Is(t, "there", b.s.base[end-1], first)
		prove.Is(t, "one base", b.s.base[home], nobody)
	})
}

func TestBuildingParts(t *testing.T) {
	t.Run("3.3b one transport a route, on routes that touch the planet, six in all", func(t *testing.T) {
		b := set(t, fleetOfTwo, "route ashmere-lowmarrow short 2", "route coldharrow-lowmarrow short", "card 1 ashmere-1 0")
		b.order("build ashmere")
		b.refused(0, "ship ashmere-ilvane", transportThere)
		b.refused(0, "ship coldharrow-lowmarrow", routeNotThere)
		b.play(0, "ship ashmere-lowmarrow")
		prove.Is(t, "one mineral", b.s.seats[0].pool, 5)
		prove.Is(t, "beside another's", b.s.routes[b.s.routeBetween(ashmere, lowmarrow)].transports, rules.Only(0).With(1))
		b = set(t, "route ashmere-ilvane short 1", "route ashmere-karst short 1", "route ashmere-gyre short 1", "route ashmere-jorrum short 1",
			"route ashmere-lowmarrow short 1", "route coldharrow-ilvane short 1", "route ashmere-edder short")
		b.order("build ashmere")
		b.refused(0, "ship ashmere-edder", allTransports)
	})
	t.Run("3.3e one building, where one is present, on what it requires", func(t *testing.T) {
		b := set(t, "tokens 1 cargo 12 study 0", "units 1 ilvane-1 deckhand 1")
		b.order("build ilvane")
		b.refused(0, "build grand-slip", needsBuilding)
		b.refused(0, "build yard", builtAlready)
		b.refused(0, "build trench", notYourUnit)
		b.play(0, "build skydock")
		b.refused(0, "build grand-slip", oneBuilding)
		b.refused(0, "build skydock", builtAlready) // whatever else an order may buy
		b = set(t, "tokens 1 cargo 12 study 0")
		b.order("build ilvane")
		b.refused(0, "build foundry", needsPresence)
	})
	t.Run("3.3f one module, two of a kind or one", func(t *testing.T) {
		b := set(t, "tokens 1 cargo 12 study 0", "built 1 yard bulwark")
		b.order("build ashmere")
		b.refused(0, "module bulwark", allModules)
		b.play(0, "module mast")
		b.refused(0, "module storehouse", oneModule)
	})
}

func TestLineUpAndWithdrawal(t *testing.T) {
	t.Run("4.2 as many skirmishes as the smaller side has units; the others support", func(t *testing.T) {
		b := attack(t, []string{"crawler", "deckhand", "deckhand"}, "units 1 ashmere-1 crawler 1 deckhand 2", "units 2 ilvane-2 quillback 1 minnow 1")
		prove.Is(t, "skirmishes", b.s.battle.slots, 2)
		b.refused(0, "front crawler 2", notAnAnswer)
		b.refused(0, "front hammer 1", notInBattle)
		b.play(0, "front deckhand 1", "front crawler 2", "support deckhand 2")
		prove.Is(t, "behind the Crawler", b.s.battle.support[attacking][1][deckhand], 1)
	})
	t.Run("4.3 the defender matches, and supports when more", func(t *testing.T) {
		b := attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 quillback 1 minnow 1")
		prove.Is(t, "asked", b.s.top().seat, rules.Seat(1))
		b.play(1, "front minnow 1")
		prove.Is(t, "supports by itself", b.s.battle.support[defending][0][quillback%unitsOfPeople], 1)
	})
	t.Run("4.8 nearest first, then over own transports, else destroyed; 4.8a a surplus of the winner too", func(t *testing.T) {
		full := []string{"units 1 ashmere-1 deckhand 4", "units 2 ilvane-2 shellback 1", "base 1 ilvane-1", "units 1 ilvane-3 deckhand 1"}
		b := attack(t, []string{"deckhand", "deckhand", "deckhand", "deckhand"}, append(full, "route coldharrow-ilvane short 2")...)
		b.judgeEmptyHanded()
		b.refused(1, "withdraw shellback ilvane-1", areaNotOpen)
		b.refused(1, "withdraw shellback ashmere-2", noTransport)
		prove.Is(t, "rule of the loser", b.s.Describe(1, b.move("withdraw shellback coldharrow-2")).Cites[0], "4.8")
		b.play(1, "withdraw shellback coldharrow-2")
		prove.Is(t, "rule of the winner", b.s.Describe(0, b.move("withdraw deckhand ilvane-1")).Cites[0], "4.8a")
		prove.Is(t, "four of two", b.s.top().seat, rules.Seat(0))
		prove.Is(t, "told why", b.s.Pending(nil)[0].Prompt.Key, "sector.ask.withdrawal.excess")
		b.play(0, "withdraw deckhand ilvane-1", "withdraw deckhand ilvane-1")
		prove.Is(t, "within the limit", b.s.size(b.area("ilvane-2")), 2)
		b = attack(t, []string{"deckhand", "deckhand", "deckhand", "deckhand"}, full...)
		b.judgeEmptyHanded()
		prove.Is(t, "nowhere to go", b.s.seats[1].supply[shellback%unitsOfPeople], units[shellback].count)
	})
	t.Run("4.9 what was laid is discarded, the rest is kept", func(t *testing.T) {
		b := attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 quillback 1")
		b.give(0, "g01", "g02", "g07")
		b.give(1)
		b.play(0, "commit g01 g07 1")
		prove.Is(t, "discarded", fmt.Sprint(b.s.seats[0].discard[0], b.s.seats[0].discard[6], total(&b.s.seats[0].discard)), "1 1 2")
		prove.Is(t, "kept", fmt.Sprint(b.s.seats[0].hand[1], total(&b.s.seats[0].hand)), "1 1")
	})
	t.Run("5.1a out of the game: cards and workers go", func(t *testing.T) {
		b := setFrom(t, three)
		p := rules.Seat(1)
		for b.s.presence(p) != 0 {
			p++
		}
		b.regroup()
		prove.Is(t, "out", b.s.seats[p].out, true)
		prove.Is(t, "cards", total(&b.s.seats[p].hand)+total(&b.s.seats[p].pile), 0)
		prove.Is(t, "workers", b.s.workers(p), 0)
	})
}

// judgeEmptyHanded lines up as it comes and commits nothing in any skirmish.
func (b *bench) judgeEmptyHanded() {
	b.Helper()
	for b.s.top().kind == inLineUp || b.s.top().kind == inCommit {
		f := b.s.top()
		m := rules.Moves(b.s, f.seat, nil)[0]
		if f.kind == inCommit {
			m = rules.Move{Verb: commitVerb, A: int16(noCard), B: int16(noCard), C: f.a + 1}
		}
		b.play(f.seat, Game.Format(m))
	}
}
