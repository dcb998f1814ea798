package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// The whole run of the tests proves every line of the checklist.
func TestMain(m *testing.M) { prove.Main(m, 34) }

// Every statement of the checklist stands in the rulebook.
func TestChecklist(t *testing.T) { conform.CheckChecklist(t, 34, rulebook(t).Book("es")) }

// One test for each line of the checklist of the regroup phase.
func TestRegroup(t *testing.T) {
	prove.Line(t, "S001-01 the ten steps in order every round", func(t *testing.T) {
		b := set(t, "units 1 ashmere-1 deckhand 1", "units 2 coldharrow-1 minnow 1")
		b.regroup()
		var steps []int16
		for _, e := range b.log.Events {
			if e.Verb == EvStep {
				steps = append(steps, e.N)
			}
		}
		prove.Is(t, "steps", len(steps), 10)
		for i, n := range steps {
			prove.Is(t, "step", int(n), i+1)
		}
	})
	prove.Line(t, "S001-02 a unit destroys an enemy base of its area", func(t *testing.T) {
		b := set(t, "units 1 coldharrow-1 deckhand 1", "units 2 coldharrow-2 minnow 1")
		b.regroup()
		prove.Is(t, "base", b.s.base[b.area("coldharrow-1")], nobody)
		prove.Is(t, "unit", b.s.owner[b.area("coldharrow-1")], rules.Seat(0))
	})
	prove.Line(t, "S001-03 transports without a base at either end are destroyed", func(t *testing.T) {
		b := set(t, "route ashmere-ilvane short 1 2", "route coldharrow-ilvane short 2", "route ashmere-coldharrow long 2", "units 1 coldharrow-1 deckhand 1", "units 2 coldharrow-2 minnow 1")
		b.regroup()
		prove.Is(t, "kept at one end", b.s.transports(0), 1)
		prove.Is(t, "gone with the base", b.s.transports(1), 0)
	})
	prove.Line(t, "S001-04 both conditions are checked for each card", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 ilvane-2 0", "units 1 ilvane-2 deckhand 1", "units 2 ashmere-2 minnow 1")
		b.regroup()
		prove.Is(t, "both hold", b.holds(0, "ashmere-1"), true)
		prove.Is(t, "an enemy there", b.holds(0, "ashmere-2"), false)
		prove.Is(t, "no base there", b.holds(0, "ilvane-2"), false)
	})
	prove.Line(t, "S001-05 no base but a unit: the card is lost", func(t *testing.T) {
		b := set(t, "card 1 ilvane-2 0", "units 1 ilvane-2 deckhand 1", "units 2 coldharrow-1 minnow 1")
		b.regroup()
		prove.Is(t, "held", b.holds(0, "ilvane-2"), false)
	})
	prove.Line(t, "S001-06 without a base all cards of the planet are lost", func(t *testing.T) {
		b := set(t, "card 1 ilvane-2 0", "card 1 ilvane-3 0", "units 1 ilvane-1 deckhand 1", "units 2 coldharrow-1 minnow 1")
		b.regroup()
		prove.Is(t, "both", b.holds(0, "ilvane-2") || b.holds(0, "ilvane-3"), false)
		prove.Is(t, "told", b.told(EvCardLost), 2)
	})
	prove.Line(t, "S001-07 an enemy unit or an enemy base takes the card", func(t *testing.T) {
		b := set(t, "base 1 ilvane-1", "card 1 ilvane-2 0", "card 1 ilvane-3 0", "units 2 ilvane-2 minnow 1", "base 2 ilvane-3")
		b.regroup()
		prove.Is(t, "enemy unit", b.holds(0, "ilvane-2"), false)
		prove.Is(t, "enemy base", b.holds(0, "ilvane-3"), false)
	})
	prove.Line(t, "S001-08 other cards of the planet stay", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 ashmere-3 0", "units 2 ashmere-2 minnow 1")
		b.regroup()
		prove.Is(t, "others", b.holds(0, "ashmere-1") && b.holds(0, "ashmere-3"), true)
		prove.Is(t, "told", b.told(EvCardLost), 1)
	})
	prove.Line(t, "S001-09 a lost card can be gained by anybody entitled", func(t *testing.T) {
		b := set(t, "base 2 ilvane-1", "card 1 ilvane-2 0", "units 2 ilvane-2 minnow 1", "units 1 ashmere-1 deckhand 1")
		b.regroup()
		prove.Is(t, "lost", b.holds(0, "ilvane-2"), false)
		prove.Is(t, "gained in the same round", b.holds(1, "ilvane-2"), true)
	})
	prove.Line(t, "S001-10 workers on a lost card are destroyed", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 2", "card 1 ilvane-2 2", "workers 1 pool 2 away 0 mine 0 well 0", "units 1 ilvane-2 deckhand 1", "units 2 coldharrow-1 minnow 1")
		prove.Is(t, "before", b.s.workers(0), 6)
		b.regroup()
		prove.Is(t, "after", b.s.workers(0), 4)
		prove.Is(t, "pool", b.s.seats[0].pool, 4)
	})
	prove.Line(t, "S001-11 cards of friendly areas, held by units or by the base", func(t *testing.T) {
		b := set(t, "units 1 ashmere-2 deckhand 1", "card 1 ashmere-2 0", "base 2 ashmere-3")
		b.regroup()
		prove.Is(t, "by the base", b.holds(0, "ashmere-1"), true)
		prove.Is(t, "by units, once", b.holds(0, "ashmere-2"), true)
		prove.Is(t, "of the other", b.holds(1, "ashmere-3"), true)
		prove.Is(t, "no duplicates", b.told(EvCardGained), 3+2) // and two empty areas on Coldharrow
	})
	prove.Line(t, "S001-12 only the single base owner gains cards of empty areas", func(t *testing.T) {
		b := set(t, "base 2 ashmere-2")
		b.regroup()
		prove.Is(t, "two bases", b.holds(0, "ashmere-3") || b.holds(1, "ashmere-3"), false)
		prove.Is(t, "alone", b.holds(1, "coldharrow-2"), true)
	})
	prove.Line(t, "S001-13 cards of empty areas are kept until the enemy controls the area", func(t *testing.T) {
		b := set(t, "card 1 ashmere-3 0", "base 2 ashmere-2")
		b.regroup()
		prove.Is(t, "a second base", b.holds(0, "ashmere-3"), true)
		b = set(t, "card 1 ashmere-3 0", "base 2 ashmere-2", "units 2 ashmere-3 minnow 1")
		b.regroup()
		prove.Is(t, "entered", b.holds(0, "ashmere-3"), false)
	})
	prove.Line(t, "S001-14 unavailable workers return to the pool", func(t *testing.T) {
		b := set(t, "workers 1 pool 3 away 2 mine 0 well 0")
		b.regroup()
		prove.Is(t, "pool", b.s.seats[0].pool, 5)
	})
	prove.Line(t, "S001-15 workers on resource cards return, permanent ones too", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 3", "workers 1 pool 0 away 0 mine 2 well 1")
		b.regroup()
		prove.Is(t, "pool", b.s.seats[0].pool, 6)
		prove.Is(t, "assigned", b.s.seats[0].mine+b.s.seats[0].well+b.s.work[b.area("ashmere-1")], 0)
	})
	prove.Line(t, "S001-16 they can work in the next round", func(t *testing.T) {
		b := set(t, "workers 1 pool 0 away 3 mine 0 well 0")
		w := b.s.purse(0, &frame{}, false)
		prove.Is(t, "before", w.covers(price{minerals: 1}), false)
		b.regroup()
		w = b.s.purse(0, &frame{}, false)
		prove.Is(t, "after", w.covers(price{minerals: 3}), true)
	})
	prove.Line(t, "S001-17 conquest points of controlled areas", func(t *testing.T) {
		b := set(t, "units 1 lowmarrow-1 deckhand 1", "base 1 lowmarrow-2", "units 2 ilvane-1 minnow 1", "base 1 ilvane-1")
		prove.Is(t, "contested", b.s.income(0)+b.s.income(1), 2)
		b.regroup()
		prove.Is(t, "unit only and base only", b.s.seats[0].points, 2)
		prove.Is(t, "after the base is gone", b.s.seats[1].points, 1)
	})
	prove.Line(t, "S001-18 fifteen points end the game, fourteen do not", func(t *testing.T) {
		b := set(t, "points 1 14")
		b.regroup()
		prove.Is(t, "14", b.s.over, stillPlaying)
		b = set(t, "points 1 15")
		b.regroup()
		prove.Is(t, "15", b.s.over, byConquest)
		prove.Is(t, "winner", b.s.winners, rules.Only(0))
	})
	prove.Line(t, "S001-19 one of those players wins: more points, then the list", func(t *testing.T) {
		b := set(t, "points 1 15", "points 2 16")
		b.regroup()
		prove.Is(t, "more points", b.s.winners, rules.Only(1))
		// Each line of the list decides where all before it are equal, though all after it are for seat 1.
		for _, c := range []struct {
			what  string
			line  int
			lines []string
		}{
			{"1.8 more points, though fewer areas", 0, []string{"points 2 16", "units 1 ilvane-2 deckhand 1"}},
			{"1.8 more areas, though less yield", 1, []string{"options overwork", "mark exhausted coldharrow-1", "units 2 ilvane-2 minnow 1"}},
			{"1.8 more yield, though fewer bases", 2, []string{"options overwork", "mark exhausted ashmere-1", "mark exhausted ashmere-2", "base 1 ilvane-1", "units 2 lowmarrow-1 minnow 1"}},
			{"1.8 more bases, though fewer workers", 3, []string{"options overwork", "mark exhausted coldharrow-1", "base 2 ilvane-1", "units 1 lowmarrow-1 deckhand 1"}},
			{"1.8 more workers, though later in the turn order", 4, []string{"workers 2 pool 7 away 0 mine 0 well 0"}},
			{"1.8 the earlier in the turn order", 5, []string{"round 3 phase planning first 2"}},
		} {
			workers := "workers 2 pool 5 away 0 mine 0 well 0"
			if c.line == 5 {
				workers = ""
			}
			b := set(t, append([]string{"points 1 15", "points 2 15", workers}, c.lines...)...)
			b.regroup()
			one, two := b.s.standing(0), b.s.standing(1)
			for i := range c.line {
				prove.Is(t, c.what+": equal before", one[i], two[i])
			}
			prove.True(t, c.what+": seat 2 has more", two[c.line] > one[c.line])
			for i := c.line + 1; i < len(one); i++ {
				prove.True(t, c.what+": seat 1 has no less of the rest", one[i] >= two[i])
			}
			prove.Is(t, c.what, b.s.winners, rules.Only(1))
		}
	})
	prove.Line(t, "S001-20 special objectives, each true and false", testObjectives)
	prove.Line(t, "S001-21 an objective ends the game; two are compared", func(t *testing.T) {
		b := set(t, "base 2 ilvane-1", "base 2 lowmarrow-1", "units 2 ashmere-2 minnow 1", "deck 0 0 9")
		b.regroup()
		prove.Is(t, "ending", b.s.over, bySpecial)
		prove.Is(t, "winner", b.s.winners, rules.Only(1))
	})
	prove.Line(t, "S001-22 six sheets show the special victories", func(t *testing.T) {
		for _, language := range []string{"es", "en"} {
			texts := conform.Sentences(t, Texts, language)
			for _, f := range factions {
				if texts["sector.special."+f.id] == "" {
					t.Errorf("%s: %s", language, f.id)
				}
			}
			prove.Is(t, "in the rulebook", len(bookTable(t, rulebook(t).Book(language), "1.3")), numFactions)
		}
	})
	prove.Line(t, "S001-23 special victories count only in the third stage", func(t *testing.T) {
		b := set(t, "base 2 ilvane-1", "base 2 lowmarrow-1", "units 2 ashmere-2 minnow 1", "deck 0 1 9")
		b.regroup()
		prove.Is(t, "objective", b.s.objective(1), true)
		prove.Is(t, "second stage", b.s.over, stillPlaying)
	})
	prove.Line(t, "S001-24 event cards are read in secret", func(t *testing.T) {
		b := set(t, "drawn 1 2 0 0", "drawn 2 1 0 0")
		prove.Is(t, "unseen before", len(b.s.View(0).(View).Events), 0)
		b.regroup()
		prove.Is(t, "own", len(b.s.View(0).(View).Events), 2)
		prove.Is(t, "of others", len(b.s.View(1).(View).Events), 1)
		prove.Is(t, "counted", b.s.View(1).(View).Seats[0].Events, 2)
		for _, e := range b.log.Events {
			if e.Verb == EvEventRead && e.Seen != rules.Only(e.Seat) {
				t.Error("everybody sees what is read")
			}
		}
	})
	prove.Line(t, "S001-25 in turn order each may play one, or none", func(t *testing.T) {
		b := set(t, "drawn 1 2 0 0", "drawn 2 1 0 0", "round 2 phase planning first 2")
		b.regroup()
		prove.Is(t, "the first player first", b.s.top().seat, rules.Seat(1))
		b.play(1, "pass")
		prove.Is(t, "then the next", b.s.top().seat, rules.Seat(0))
		b.play(0, "pass")
		prove.Is(t, "declining works", b.s.phase, planning)
	})
	prove.Line(t, "S001-26 other cards are discarded without effect", func(t *testing.T) {
		b := set(t, "units 1 ashmere-1 deckhand 1")
		b.s.eventAt[eventBase[crowningHour]] = readBy(0)
		b.event("e06")
		prove.Is(t, "points", b.s.seats[0].points, 1)
		prove.Is(t, "held", b.s.holdsEvents(0), false)
		prove.Is(t, "put away", b.s.eventAt[eventBase[crowningHour]], putAwayBy(0))
	})
	prove.Line(t, "S001-27 The Beacons Fade must be played", func(t *testing.T) {
		b := set(t, "drawn 1 0 0 3", "deck 0 0 0")
		for i := range b.s.eventAt { // all that is left are Beacons
			if e := eventOf[i]; events[e].stage == 3 && e != beaconsFade {
				b.s.eventAt[i] = eventPlayed
			}
		}
		b.regroup()
		prove.Is(t, "asked", b.told(EvEventPassed)+b.told(EvEventPlayed), 0)
		prove.Is(t, "laid", b.s.beacons, 3)
	})
	prove.Line(t, "S001-28 several Beacons are played at once", func(t *testing.T) {
		b := set(t)
		b.s.eventAt[eventBase[beaconsFade]], b.s.eventAt[eventBase[beaconsFade]+1] = readBy(0), readBy(0)
		b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
		b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup})
		hand := total(&b.s.seats[0].hand)
		b.s.settle(ctx{b.luck, &b.log})
		prove.Is(t, "both", b.s.beacons, 2)
		prove.Is(t, "two cards each", total(&b.s.seats[0].hand), hand+4)
		prove.Is(t, "the game ends in this step", b.s.over, byBeacons)
	})
	prove.Line(t, "S001-29 a played Beacon stays beside the board", func(t *testing.T) {
		b := set(t, "beacons 1")
		b.regroup()
		prove.Is(t, "over rounds", b.s.beacons, 1)
		back, err := Game.SetPosition(Game.Position(b.s))
		if err != nil {
			t.Fatal(err)
		}
		prove.Is(t, "over saves", back.(*state).beacons, 1)
		prove.Is(t, "shown", b.s.View(rules.Nobody).(View).Beacons, 1)
	})
	prove.Line(t, "S001-30 two played Beacons end the game in this step", func(t *testing.T) {
		b := set(t, "beacons 1", "points 2 3")
		b.s.eventAt[eventBase[beaconsFade]] = readBy(0)
		b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
		b.s.eventAt[eventBase[charter]] = readBy(1)
		b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup})
		b.s.settle(ctx{b.luck, &b.log})
		prove.Is(t, "everybody still has the turn", b.s.top().seat, rules.Seat(1))
		b.play(1, "play e06")
		prove.Is(t, "ending", b.s.over, byBeacons)
		prove.Is(t, "most points", b.s.winners, rules.Only(1))
	})
	prove.Line(t, "S001-31 discarding to the hand limit", testHandLimits)
	prove.Line(t, "S001-32 the token passes to the left", func(t *testing.T) {
		b := setFrom(t, three+"out 2\n")
		b.regroup()
		prove.Is(t, "eliminated players are passed over", b.s.first, rules.Seat(2))
		b.regroup()
		prove.Is(t, "round the table", b.s.first, rules.Seat(0))
	})
	prove.Line(t, "S001-33 planning follows", func(t *testing.T) {
		b := set(t)
		b.regroup()
		prove.Is(t, "phase", b.s.phase, planning)
		prove.Is(t, "round", b.s.round, 2)
		prove.Is(t, "asked", b.s.top().kind, inPlanning)
		b = set(t, "points 1 17")
		b.regroup()
		prove.Is(t, "unless the game is over", len(b.s.Pending(nil)), 0)
	})
	prove.Line(t, "S001-34 the parts of the game are shown", func(t *testing.T) {
		b := set(t, "workers 1 pool 2 away 3 mine 1 well 0")
		v := b.s.View(0).(View)
		p := v.Seats[0]
		prove.Is(t, "pool", p.Pool, 2)
		prove.Is(t, "unavailable", p.Away, 3)
		prove.Is(t, "permanent resources", len(v.Held(0)), 2)
		prove.Is(t, "mine", p.Mine, 1)
		prove.Is(t, "faction sheet", p.Faction, factionRef(ember))
		prove.Is(t, "stages of the deck", v.Deck, [stages]int{11, 11, 8})
		prove.Is(t, "first player", v.First, rules.Seat(0))
	})
}

const three = `players 3
faction 1 dawn ashmere
faction 2 reef coldharrow
faction 3 drift edder
units 1 ashmere-1 brickward 1
units 3 edder-1 minnow 1
round 1 phase planning first 1
`

func testObjectives(t *testing.T) {
	for _, c := range []struct {
		faction     string
		yes, almost []string
	}{
		{"ember", []string{"card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 coldharrow-1 0", "card 1 lowmarrow-3 0", "card 1 ilvane-2 0"},
			[]string{"card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 coldharrow-1 0", "card 1 lowmarrow-3 0"}},
		{"anchor", []string{"route ashmere-ilvane short 1", "route ashmere-lowmarrow short 1", "base 1 ilvane-1", "base 1 lowmarrow-1"},
			[]string{"route ashmere-ilvane short 1", "route ashmere-lowmarrow short 2", "base 1 ilvane-1", "base 1 lowmarrow-1"}},
		{"drift", []string{"units 1 coldharrow-2 minnow 1", "units 1 coldharrow-3 minnow 1"}, []string{"units 1 coldharrow-2 minnow 1"}},
		{"dawn", []string{"units 1 ilvane-1 brickward 1", "base 1 lowmarrow-1", "units 1 lowmarrow-2 brickward 1"}, []string{"units 1 ilvane-1 brickward 1", "base 1 lowmarrow-1"}},
		{"dusk", []string{"built 1 kiln-hall great-kiln chimney crown", "tech 1 kt1 kt2 kt3 kt4", "base 1 ilvane-1"},
			[]string{"built 1 kiln-hall great-kiln chimney crown", "tech 1 kt1 kt2 kt3", "base 1 ilvane-1"}},
		{"reef", []string{"units 1 ilvane-2 minnow 1", "units 1 lowmarrow-3 minnow 1", "units 1 coldharrow-2 minnow 1"}, []string{"units 1 ilvane-2 minnow 1", "units 1 lowmarrow-3 minnow 1"}},
	} {
		start := "players 2\nfaction 1 " + c.faction + " ashmere\nfaction 2 " + map[bool]string{true: "ember", false: "anchor"}[c.faction != "ember"] + " coldharrow\nbase 1 ashmere-1\n"
		if c.faction == "anchor" {
			start = "players 2\nfaction 1 anchor ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\n"
		}
		for i, lines := range [][]string{c.yes, c.almost} {
			text := start
			for _, l := range lines {
				text += l + "\n"
			}
			b := setFrom(t, text)
			prove.Is(t, c.faction+" objective", b.s.objective(0), i == 0)
		}
	}
}

func testHandLimits(t *testing.T) {
	for _, c := range []struct {
		faction, tech string
		limit         int
	}{{"ember", "", 8}, {"reef", "", 6}, {"dawn", "", 6}, {"dawn", "tech 1 kt5\n", 8}} {
		other := "drift"
		b := setFrom(t, "players 2\nfaction 1 "+c.faction+" ashmere\nfaction 2 "+other+" coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\n"+c.tech)
		prove.Is(t, c.faction+" limit", b.s.handLimit(0), c.limit)
		b.s.drawCards(ctx{b.luck, nil}, 0, c.limit)
		exact := *b
		exactState := *b.s
		exact.s = &exactState
		exact.regroup()
		prove.Is(t, "exactly at the limit", exact.s.phase, planning)
		b.s.drawCards(ctx{b.luck, nil}, 0, 2)
		b.regroup()
		prove.Is(t, "above it", b.s.top().kind, inDiscard)
		for range 2 {
			m := rules.Moves(b.s, 0, nil)[0]
			b.s.Apply(0, m, b.luck, &b.log)
		}
		prove.Is(t, "two less", total(&b.s.seats[0].hand), c.limit)
		prove.Is(t, "open", total(&b.s.seats[0].discard), 2)
	}
}

// TestManyRandomGames plays games for every number of players; none may stand still.
func TestManyRandomGames(t *testing.T) {
	games := uint64(20)
	if !testing.Short() {
		games = 100
	}
	for players := 2; players <= maxSeats; players++ {
		for seed := range games {
			ch := dice.New(seed+1000, uint64(players))
			s, err := Game.New(rules.Setup{Seats: players, Scenario: int(seed % 2), Options: seed / 2 % 4}, ch)
			if err != nil {
				t.Fatal(err)
			}
			playOut(t, s, ch, 20000)
		}
	}
}
