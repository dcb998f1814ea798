package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// The Final Phase and the end of the game (19, 21): the lines of the seed S004-215 to S004-218 and S004-231.

func TestFinalPhase(t *testing.T) {
	prove.Line(t, "S004-231 its steps come in their order", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		s, home := k.s, k.home(0)
		s.houses[0].treasury, s.houses[0].techs = 40, 1<<t10
		k.owns(0, k.far, 0)
		left := k.owns(0, k.mid, 1)
		k.aboard(0, k.near, 2, 0)
		propose(s, d01)
		for s.top().kind == inTrading {
			k.all("done")
		}
		k.all("abandon " + k.world(k.mid))
		k.orders(0)
		k.all("act construction", "build "+k.world(home)+" port",
			"act production", "produce "+k.world(home), "make troop", "done",
			"act research", "research courier-network",
			"act operation", "fleet "+k.sys(k.near), "land "+k.world(k.near)+" 1", "done", "done",
			"empty", "vote 1 2 5")
		k.endTurn()
		last := -1
		for _, v := range []uint8{EvVotes, EvBuilt, EvDelivered, EvTechGained, EvOwner, EvAbandoned, EvGain, EvMilitia} {
			at := k.first(v)
			prove.True(t, "at > last", at > last)
			last = at
		}
		prove.True(t, "k.place(EvTurnBegins, 1) >= last", k.place(EvTurnBegins, 1) >= last)
		prove.Is(t, "abandoned", left.owner, nobody)
		prove.Is(t, "Trade Port", s.bodies[firstPlanet(home)].count(port), 1)
		prove.Is(t, "conquered", s.bodies[firstPlanet(k.near)].owner, 0)
		prove.Is(t, "militia", s.bodies[firstPlanet(k.far)].troops, 1)
	})
	prove.Line(t, "S004-231 ships are repaired where the House owns a Shipyard, nowhere else", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(0)
		k.ships(0, home, dreadnought)
		k.ships(0, k.near, dreadnought)
		for _, h := range []hex{home, k.near} {
			k.s.fleets[h].dreads = [4]uint8{1: 1}
		}
		k.endTurn()
		prove.Is(t, "at home", k.s.fleets[home].dreads, [4]uint8{2: 1})
		prove.Is(t, "elsewhere", k.s.fleets[k.near].dreads, [4]uint8{1: 1})
	})
	prove.Line(t, "S004-231 new ships that find a foreign fleet are cancelled and paid back, Troops arrive", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		home := k.home(1)
		k.ships(0, k.s.near(home)[0], cruiser)
		from := k.s.near(home)[0]
		k.orders(0)
		k.all("empty", "act operation", "fleet "+k.sys(from), "go "+k.sys(home), "stance 1", "done", "done")
		k.orders(1)
		k.all("act production", "produce "+k.world(home), "make cruiser", "make troop", "make troop", "done")
		income, _ := k.s.income(1)
		k.endTurn()
		prove.Is(t, "Troops", k.s.bodies[firstPlanet(home)].troops, 10)
		prove.Is(t, "no ship", k.s.fleets[home].owner, 0)
		prove.Is(t, "Resources", int(k.s.houses[1].treasury), 10-1+income)
	})
}

func TestVictory(t *testing.T) {
	prove.Line(t, "S004-215 S004-218 the House of most Influence founds the new dynasty, not the richest or largest", func(t *testing.T) {
		k := newTheatre(t, 2, uint64(optTurns10))
		k.s.bodies[firstPlanet(k.home(0))].inf = 6
		rich := k.owns(1, k.mid, 1)
		rich.inf, rich.res = 0, 5
		k.s.bodies[firstPlanet(k.home(1))].inf = 3
		for k.s.over == stillPlaying {
			k.endTurn()
		}
		o, over := k.s.Outcome()
		prove.Is(t, "over", over, true)
		prove.Is(t, "winners", o.Winners, rules.Only(0))
		prove.Is(t, "Influence of the first", o.Score[0], 7)
		prove.Is(t, "Influence of the second", o.Score[1], 4+1)
		prove.Is(t, "reason", o.Reason.Key, "imperio.ending.influence")
		prove.Is(t, "proclaimed", k.events(EvWins)[0].Seat, 0)
		prove.True(t, "k.s.houses[1].treasury > k.s.houses[0].treasury", k.s.houses[1].treasury > k.s.houses[0].treasury)
		prove.True(t, "k.s.planetsOf(1) > k.s.planetsOf(0)", k.s.planetsOf(1) > k.s.planetsOf(0))
	})
	prove.Line(t, "S004-216 Influence ceded in the last turn counts", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.turn = 15
		for k.s.top().kind != inTrading || k.s.top().seat != 0 {
			k.all("done")
		}
		k.all("offer 2", "ask-influence 2", "give-resources 1", "send")
		k.pass()
		k.all("accept 1")
		k.endTurn()
		o, over := k.s.Outcome()
		prove.Is(t, "over", over, true)
		prove.Is(t, "winners", o.Winners, rules.Only(0))
		prove.Is(t, "ceded", o.Score[0]-o.Score[1], 4)
	})
	prove.Line(t, "S004-217 fifteen turns, no more and no fewer", func(t *testing.T) {
		for _, c := range []struct {
			options uint16
			last    uint8
		}{{0, 15}, {optTurns12, 12}, {optTurns10, 10}} {
			k := newTheatre(t, 2, uint64(c.options))
			k.misses()
			for k.s.over == stillPlaying {
				k.endTurn()
			}
			prove.Is(t, "last turn", k.s.turn, c.last)
			prove.Is(t, "asked after the end", len(k.s.Pending(nil)), 0)
			prove.Is(t, "refusal", k.s.Check(0, rules.Move{Verb: doneVerb}), gameOver)
		}
	})
	prove.Line(t, "S004-215 who alone has planets, ships and Troops wins at once", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		k.s.bodies[firstPlanet(k.home(1))] = body{owner: nobody, holder: nobody, start: nobody}
		k.endTurn()
		o, over := k.s.Outcome()
		prove.Is(t, "over", over, true)
		prove.Is(t, "winner", o.Winners, rules.Only(0))
		prove.Is(t, "reason", o.Reason.Key, "imperio.ending.conquest")
	})
}
