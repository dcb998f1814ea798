package sector

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// The end of the game in steps 6 and 7.
func TestVictories(t *testing.T) {
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
		o, _ := b.s.Outcome()
		prove.Is(t, "by which special victory", o.Reason, rules.Say("sector.ending.special", rules.K("sector.special.reef")))
		last := b.log.Events[len(b.log.Events)-1]
		told, _ := Game.Tell(last)
		prove.Is(t, "told", told.Args[2], rules.K("sector.objective.reef"))
		prove.Is(t, "nobody is asked any more", len(b.s.Pending(nil)), 0)
		for p := range rules.Seat(2) { // both objectives hold: twelve of yield, and four planets
			b = set(t, "card 1 ashmere-1 0", "card 1 ashmere-2 0", "base 1 coldharrow-2", "card 1 coldharrow-2 0", "card 1 coldharrow-3 0", "base 1 lowmarrow-2", "card 1 lowmarrow-3 0",
				"card 1 lowmarrow-4 0", "base 1 ilvane-1", "card 1 ilvane-2 0",
				"base 2 lowmarrow-1", "units 2 ashmere-3 minnow 1", "units 2 ilvane-3 minnow 1", "deck 0 0 9", "points "+string(rune('1'+p))+" 5")
			b.regroup()
			prove.Is(t, "objectives", b.s.objective(0) && b.s.objective(1), true)
			prove.Is(t, "two hold", b.s.over, bySpecial)
			prove.Is(t, "the winner by the list", b.s.winners, rules.Only(p))
		}
		b = set(t, "base 2 ilvane-1", "base 2 lowmarrow-1", "units 2 ashmere-2 minnow 1", "deck 0 0 9", "points 1 9")
		b.regroup()
		prove.Is(t, "who has more points and no objective does not win", b.s.winners, rules.Only(1))
	})
	prove.Line(t, "S001-22 six sheets show the special victories", func(t *testing.T) {
		for _, language := range []string{"es", "en"} {
			texts := conform.Sentences(t, Texts, language)
			rows := bookTable(t, rulebook(t).Book(language), "1.3")
			prove.Is(t, "sheets", len(rows), 6)
			seen := map[string]bool{}
			for i, f := range factions {
				special := texts["sector.special."+f.id]
				prove.Is(t, "in the rulebook: "+f.id, rows[i][5], special)
				prove.True(t, "one of its own: "+f.id, special != "" && !seen[special])
				seen[special] = true
			}
		}
	})
	prove.Line(t, "S001-23 special victories count only in the third stage", func(t *testing.T) {
		b := set(t, "base 2 ilvane-1", "base 2 lowmarrow-1", "units 2 ashmere-2 minnow 1", "deck 0 1 9")
		b.regroup()
		prove.Is(t, "objective", b.s.objective(1), true)
		prove.Is(t, "second stage", b.s.over, stillPlaying)
		for deck, want := range map[string]ending{"deck 1 0 9": stillPlaying, "deck 0 0 9": bySpecial, "deck 0 0 0\ndrawn 1 0 0 3": bySpecial} {
			b := set(t, "base 2 ilvane-1", "base 2 lowmarrow-1", "units 2 ashmere-2 minnow 1", deck)
			b.regroup()
			prove.Is(t, deck, b.s.over, want)
		}
	})
}

// Steps 8 to 10, and the parts of the game.
func TestEventCardsAndTheNextRound(t *testing.T) {
	prove.Line(t, "S001-24 event cards are read in secret", func(t *testing.T) {
		b := set(t, "drawn 1 2 0 0", "drawn 2 1 0 0")
		prove.Is(t, "unseen before", len(b.s.View(0).(View).Events), 0)
		b.regroup()
		prove.Is(t, "own", len(b.s.View(0).(View).Events), 2)
		prove.Is(t, "of others", len(b.s.View(1).(View).Events), 1)
		prove.Is(t, "counted", b.s.View(1).(View).Seats[0].Events, 2)
		prove.Is(t, "told", b.told(EvEventRead), 3)
		for _, e := range b.log.Events {
			if e.Verb == EvEventRead {
				prove.Is(t, "who sees what is read", e.Seen, rules.Only(e.Seat))
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
		b = set(t)
		b.s.eventAt[eventBase[charter]], b.s.eventAt[eventBase[charter]+1] = readBy(0), readBy(0)
		b.s.eventAt[eventBase[crowningHour]] = readBy(1)
		b.readEvents()
		b.play(0, "play e06")
		prove.Is(t, "one of them is executed", b.s.seats[0].points, 1)
		prove.Is(t, "not the other", b.s.top().seat, rules.Seat(1))
		prove.Is(t, "which is gone", b.s.holdsEvents(0), false)
		b.refused(1, "play e06", notYourEvent)
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
		b = set(t)
		b.s.eventAt[eventBase[beaconsFade]], b.s.eventAt[eventBase[charter]] = readBy(0), readBy(0)
		b.readEvents()
		prove.Is(t, "laid though there is another card", b.s.beacons, 1)
		prove.Is(t, "which is put away", b.s.eventAt[eventBase[charter]], putAwayBy(0))
		prove.Is(t, "nobody was asked", b.s.phase, planning)
	})
	prove.Line(t, "S001-28 several Beacons are played at once", func(t *testing.T) {
		b := set(t)
		b.s.eventAt[eventBase[beaconsFade]], b.s.eventAt[eventBase[beaconsFade]+1] = readBy(0), readBy(0)
		hand := total(&b.s.seats[0].hand)
		b.readEvents()
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
		b = set(t)
		b.s.eventAt[eventBase[beaconsFade]] = readBy(0)
		b.readEvents()
		prove.Is(t, "laid aside when played", b.s.eventAt[eventBase[beaconsFade]], eventPlayed)
		b.regroup()
		prove.Is(t, "it still lies there a round later", b.s.beacons, 1)
	})
	prove.Line(t, "S001-30 two played Beacons end the game in this step", func(t *testing.T) {
		b := set(t, "beacons 1", "points 2 3")
		b.s.eventAt[eventBase[beaconsFade]] = readBy(0)
		b.s.eventAt[eventBase[charter]] = readBy(1)
		b.readEvents()
		prove.Is(t, "everybody still has the turn", b.s.top().seat, rules.Seat(1))
		b.play(1, "play e06")
		prove.Is(t, "ending", b.s.over, byBeacons)
		prove.Is(t, "most points", b.s.winners, rules.Only(1))
		for n, want := range []ending{stillPlaying, stillPlaying, byBeacons} {
			b := set(t, "round 4 phase planning first 1")
			for p := range rules.Seat(n) { // of different players
				b.s.eventAt[int(eventBase[beaconsFade])+int(p)] = readBy(p)
			}
			b.readEvents()
			prove.Is(t, fmt.Sprintf("%d beside the board", n), b.s.over, want)
		}
	})
	prove.Line(t, "S001-31 discarding to the hand limit", testHandLimits)
	prove.Line(t, "S001-32 the token passes to the left", func(t *testing.T) {
		b := setFrom(t, three+"out 2\n")
		b.regroup()
		prove.Is(t, "eliminated players are passed over", b.s.first, rules.Seat(2))
		b.regroup()
		prove.Is(t, "round the table", b.s.first, rules.Seat(0))
		b = setFrom(t, three+"base 2 coldharrow-1\n")
		b.regroup()
		prove.Is(t, "the next on the left", b.s.first, rules.Seat(1))
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
		b := set(t, "workers 1 pool 2 away 3 mine 1 well 0", "round 1 phase planning first 2")
		v := b.s.View(0).(View)
		p := v.Seats[0]
		prove.Is(t, "pool", p.Pool, 2)
		prove.Is(t, "unavailable", p.Away, 3)
		prove.Is(t, "permanent resources", len(v.Held(0)), 2)
		prove.Is(t, "mine", p.Mine, 1)
		prove.Is(t, "faction sheet", p.Faction, factionRef(ember))
		prove.Is(t, "stages of the deck", v.Deck, [stages]int{11, 11, 8})
		prove.Is(t, "first player", v.First, rules.Seat(1))
	})
}

func testObjectives(t *testing.T) {
	for _, c := range []struct {
		faction     string
		yes, almost []string
	}{
		{"ember", []string{"card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 coldharrow-1 0", "card 1 lowmarrow-3 0", "card 1 ilvane-2 0"},
			[]string{"card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 coldharrow-1 0", "card 1 lowmarrow-3 0", "card 1 ilvane-3 0"}},
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
			have, need := b.s.progress(0)
			prove.Is(t, c.faction+" lacks", need-have, i)
		}
	}
	alone := func(faction, lines string) bool {
		return setFrom(t, "players 2\nfaction 1 "+faction+" ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\n"+lines).s.objective(0)
	}
	prove.Is(t, "dusk with bases on one planet", alone("dusk", "built 1 kiln-hall great-kiln chimney crown\ntech 1 kt1 kt2 kt3 kt4\n"), false)
	prove.Is(t, "anchor without the third base", alone("anchor", "route ashmere-ilvane short 1\nroute ashmere-lowmarrow short 1\nbase 1 ilvane-1\n"), false)
	testObjectivesOfMany(t)
}

// testObjectivesOfMany tries what depends on how many play: with two, two areas of one throne are enough for Drift; Reef
// needs a fifth planet from five players on.
func testObjectivesOfMany(t *testing.T) {
	drift := func(lines string) bool {
		return setFrom(t, "players 3\nfaction 1 drift ashmere\nfaction 2 ember coldharrow\nfaction 3 dawn edder\nbase 1 ashmere-1\nbase 2 coldharrow-1\nbase 3 edder-1\n"+lines).s.objective(0)
	}
	prove.Is(t, "two areas of one throne", drift("units 1 coldharrow-2 minnow 1\nunits 1 coldharrow-3 minnow 1\n"), false)
	prove.Is(t, "an area of each of two", drift("units 1 coldharrow-2 minnow 1\nunits 1 edder-2 minnow 1\n"), true)
	prove.Is(t, "one's own is none", drift("units 1 ashmere-2 minnow 1\nunits 1 edder-2 minnow 1\n"), false)
	homes := []string{"ashmere", "coldharrow", "edder", "gyre", "dunhollow"}
	people := []string{"reef", "ember", "dawn", "anchor", "dusk"}
	for players, need := range map[int]int{2: 4, 3: 5, 4: 5, 5: 5} {
		text := fmt.Sprintf("players %d\n", players)
		for i := range players {
			text += fmt.Sprintf("faction %d %s %s\nbase %d %s-1\n", i+1, people[i], homes[i], i+1, homes[i])
		}
		for n, at := range []string{"ilvane-2", "lowmarrow-3", "coldharrow-2", "edder-2", "gyre-2"}[:need-1] {
			prove.Is(t, fmt.Sprintf("Reef of %d on %d planets", players, n+1), setFrom(t, text).s.objective(0), false)
			text += "units 1 " + at + " minnow 1\n"
		}
		prove.Is(t, fmt.Sprintf("Reef of %d on %d planets", players, need), setFrom(t, text).s.objective(0), true)
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
