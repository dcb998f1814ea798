package sector

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestInvariantFindsFaults breaks a position, in the middle of a game and at its end, and demands that it is noticed.
func TestInvariantFindsFaults(t *testing.T) {
	for what, change := range map[string]func(s *state){
		"a unit too few":         func(s *state) { s.seats[0].supply[0]-- },
		"a unit too many":        func(s *state) { s.seats[1].supply[5]++ },
		"thirteen workers":       func(s *state) { s.seats[0].pool = 13 },
		"three in the mine":      func(s *state) { s.seats[0].mine = 3 },
		"two in the well":        func(s *state) { s.seats[0].well = 2 },
		"a card too many":        func(s *state) { s.seats[1].pile[0]++ },
		"a card too few":         func(s *state) { s.seats[1].pile[0]-- },
		"an unknown card":        func(s *state) { s.seats[0].hand[10]++ },
		"an owner without units": func(s *state) { s.owner[22] = 0 },
		"units of nobody":        func(s *state) { s.units[22][0] = 1 },
		"six bases": func(s *state) {
			for a := range 6 {
				s.base[20+a] = 1
			}
		},
		"seven transports": func(s *state) {
			for s.routeCount < 7 {
				s.addRoute(ashmere, karst, false)
			}
			for i := range 7 {
				s.routes[i].transports = rules.Only(0)
			}
		},
	} {
		for _, points := range []string{"points 1 3", "points 1 15"} {
			b := set(t, points)
			if points == "points 1 15" {
				b.regroup()
			}
			prove.True(t, "it was sound", Invariant(b.s) == nil)
			change(b.s)
			prove.True(t, what+" is noticed, "+points, Invariant(b.s) != nil)
		}
	}
	b := set(t)
	b.s.routes[0].b, b.s.routes[1].a = karst, karst
	prove.True(t, "a galaxy in parts is noticed", Invariant(b.s) != nil)
	b = set(t, "units 1 ashmere-2 deckhand 2")
	b.s.units[1][0], b.s.seats[0].supply[0] = 3, 5
	prove.True(t, "an area too full is noticed", Invariant(b.s) != nil)
}

func TestThingsByTheirIDs(t *testing.T) {
	for id, want := range map[string]rules.Ref{
		"ashmere": planetRef(ashmere), "ashmere-1": areaRef(0), "nightglass-3": areaRef(numAreas - 1), "minnow": unitRef(minnow), "reef": factionRef(reef),
		"card.g01": cardRef(0), "card.none": cardRef(noCard), "building.yard": buildingRef(yard), "module.mast": moduleRef(mast), "tech.kt6": techRef(numTechs - 1),
		"event.e34": eventRef(beaconsFade), "seat.2": seatRef(1), "route.ashmere-ilvane": routeRef(ilvane, ashmere), "order.gold-build": orderRef(goldBuild),
		"cell.11/11": {Kind: KindCell, ID: middle}, "resource.mine": resourceRef(homeMine), "resource.well": resourceRef(homeWell), "resource.ashmere-1": resourceRef(0),
		"people.kiln": {Kind: KindPeople, ID: int16(kiln)}, "stack.ashmere": orderStack(ashmere), "area.ashmere-1": areaRef(0),
	} {
		got, ok := Game.FindRef(id)
		prove.True(t, id+" is found", ok && got == want)
	}
	for _, id := range []string{"", "route.", "card.", "g01", "yard", "mast", "mine", "1", "route.ilvane-ashmere", "route.ashmere-ashmere", "card.x", "x.ashmere", "seat.7", "cell.23/0"} {
		_, ok := Game.FindRef(id)
		prove.True(t, id+" is nothing", !ok)
	}
}

func TestPrivateAnswers(t *testing.T) {
	for v := range numVerbs + 1 {
		private := v == placeVerb || v == commitVerb || v == discardVerb
		prove.Is(t, fmt.Sprint("2.4, 4.4 answer ", v), Game.(interface{ Private(rules.Move) bool }).Private(rules.Move{Verb: v}), private)
	}
}

func TestReadingPositions(t *testing.T) {
	refusal := func(text string) string {
		_, err := Game.SetPosition(text)
		return fmt.Sprint(err)
	}
	prove.True(t, "bytes that are none", strings.Contains(refusal(two+"exact a!b\n"), "illegal base64"))
	prove.True(t, "bytes of something else", strings.Contains(refusal(two+"exact AAAAAAAAAAAAAAAA\n"), errBinary.Error()))
	prove.True(t, "2.1 more orders than tokens of all", strings.Contains(refusal(two+"round 1 phase execution first 1\n"+strings.Repeat("order 1 build ashmere\n", maxTokens+1)), "too many orders"))
	prove.True(t, "2.1 as many orders as tokens of all", !strings.Contains(refusal(two+"round 1 phase execution first 1\n"+strings.Repeat("order 1 build ashmere\n", maxTokens)), "too many orders"))
	six := "players 6\nfaction 1 dusk ashmere\nfaction 2 dawn coldharrow\nfaction 3 ember edder\nfaction 4 anchor gyre\nfaction 5 reef dunhollow\nfaction 6 drift fennwick\nbase 1 ashmere-1\n"
	prove.Is(t, "1.1 six players", refusal(six), "<nil>")
	b := set(t, "scenario uncharted", "route ashmere-coldharrow short")
	prove.True(t, "1.5 a galaxy that was built", b.s.View(0).(View).Uncharted)
	prove.True(t, "1.5 it is written so", strings.Contains(Game.Position(b.s), "\nscenario uncharted\n"))
	prove.True(t, "1.5 it has no map of its own", strings.Contains(refusal(two+"scenario uncharted\n"), "needs its routes"))
}

// TestGoalOfTheReef asks for five planets from three players on.
func TestGoalOfTheReef(t *testing.T) {
	for players, want := range map[int]int{2: 4, 3: 5, 4: 5, 5: 5, 6: 5} {
		s := begunWith(t, players, fixedGalaxy, 1)
		s.seats[0].faction = reef
		prove.Is(t, fmt.Sprint("1.3 Spread of the Reef among ", players), s.View(0).(View).Seats[0].Goal, want)
	}
}

// TestNoSuchTarget names things of the right kind that the effect of an event card can never mean.
func TestNoSuchTarget(t *testing.T) {
	b := setFrom(t, three+"route ashmere-coldharrow short 2\nroute coldharrow-edder short 3\n")
	b.event("e13")
	b.refused(0, "cut ashmere-coldharrow 3", notAnAnswer)
	b.refused(0, "cut ashmere-coldharrow 6", notAnAnswer)
	b.refused(0, "cut ashmere-edder 2", notAnAnswer)
	prove.Allowed(t, "cut ashmere-coldharrow 2", b.s.Check(0, b.move("cut ashmere-coldharrow 2")))
	b = set(t, "card 2 coldharrow-1 0")
	b.event("e26")
	b.refused(0, "card coldharrow-2", notAnAnswer)
	b.refused(0, "card mine", notAnAnswer)
	b.refused(0, "card well", notAnAnswer)
	b = set(t)
	b.event("e22")
	b.refused(0, "build trench", notYourUnit)
	b = set(t, "built 1 yard skydock")
	b.event("e22")
	b.refused(0, "build grand-slip", tooCostly)
	for _, word := range []string{"build foundry", "module storehouse", "module mast", "module bulwark"} {
		prove.Allowed(t, "e22 "+word, b.s.Check(0, b.move(word)))
	}
	b = set(t)
	b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
	b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup, a: 1})
	b.s.eventAt[eventBase[charter]+1], b.s.eventAt[eventBase[quietPassage]] = readBy(0), readBy(0)
	b.s.push(frame{kind: inEvents, seat: 0})
	b.play(0, "play e06")
	prove.Is(t, "5.8 the card played", b.s.eventAt[eventBase[charter]+1], eventPlayed)
	prove.Is(t, "5.8 the next kind is put away", b.s.eventAt[eventBase[quietPassage]], putAwayBy(0))
	_, err := Game.New(rules.Setup{Seats: 2, Scenario: 2}, dice.New(1, 1))
	prove.True(t, "1.5 there is no third scenario", err != nil)
}
