package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// disputed are areas next to a base of seat 1: seat 2 has a lonely unit in one, and two in another.
var disputed = []string{"base 1 lowmarrow-1", "units 2 lowmarrow-2 minnow 1", "base 1 ilvane-1", "units 2 ilvane-2 minnow 2"}

// evicting is a position in which seat 2 is asked where its unit goes from an area that Disputed Claim takes.
func evicting(t *testing.T) *bench {
	t.Helper()
	b := set(t, disputed...)
	b.event("e24")
	b.play(0, "area lowmarrow-2")
	return b
}

// One test for each event card (6.4); seat 1 plays it.
func TestEventCards(t *testing.T) {
	const guard = "units 1 ashmere-1 deckhand 1"
	run := func(name, id string, lines []string, try func(t *testing.T, b *bench)) {
		t.Run(id+" "+name, func(t *testing.T) {
			b := set(t, append(lines, "units 2 coldharrow-1 minnow 1")...)
			b.event(id)
			try(t, b)
		})
	}
	run("Drifting Crews", "e01", nil, func(t *testing.T, b *bench) { prove.Is(t, "pool", b.s.seats[0].pool, 7) })
	run("Windfall Cargo", "e02", nil, func(t *testing.T, b *bench) { prove.Is(t, "cargo", b.s.seats[0].cargo, 2) })
	run("Old Hulls", "e03", []string{"route ashmere-ilvane short 1", "route ashmere-lowmarrow short", "route coldharrow-lowmarrow short"}, func(t *testing.T, b *bench) {
		b.refused(0, "ship ashmere-ilvane", transportThere)
		b.refused(0, "ship coldharrow-lowmarrow", needsBaseThere)
		b.play(0, "ship ashmere-lowmarrow")
		prove.Is(t, "transports", b.s.transports(0), 2)
	})
	run("Volunteers", "e04", []string{"base 1 ilvane-1"}, func(t *testing.T, b *bench) {
		b.refused(0, "put harpooner ashmere-1", tooCostly)
		b.play(0, "put deckhand ashmere-1")
		b.refused(0, "put deckhand ilvane-1", notOnPlanet)
		b.play(0, "put deckhand ashmere-2")
		prove.Is(t, "both", b.s.seats[0].supply[deckhand], 6)
	})
	run("War Games", "e05", nil, func(t *testing.T, b *bench) { prove.Is(t, "hand", total(&b.s.seats[0].hand), 3) })
	run("Charter", "e06", nil, func(t *testing.T, b *bench) { prove.Is(t, "points", b.s.seats[0].points, 1) })
	run("Quiet Passage", "e07", []string{"units 1 ashmere-1 deckhand 3", "route ashmere-ilvane short", "route coldharrow-ilvane short"}, func(t *testing.T, b *bench) {
		b.refused(0, "move deckhand ashmere-1 ashmere-2", notThere)
		b.play(0, "move deckhand ashmere-1 ilvane-1", "move deckhand ashmere-1 ilvane-2")
		prove.Is(t, "two and no more", b.s.phase, planning)
	})
	run("Study Grant", "e08", nil, func(t *testing.T, b *bench) { prove.Is(t, "study", b.s.seats[0].study, 2) })
	run("Paid Informer", "e09", []string{"hand 2 t01 t07"}, func(t *testing.T, b *bench) {
		b.refused(0, "seat 1", notYourself)
		b.play(0, "seat 2")
		prove.Is(t, "shown", len(b.s.View(0).(View).Shown), 2)
		prove.Is(t, "not to all", len(b.s.View(1).(View).Shown), 0)
		b.play(0, "done")
		prove.Is(t, "drawn", total(&b.s.seats[0].hand), 1)
	})
	run("Hidden Vein", "e10", []string{"card 1 ashmere-1 0", "card 1 ashmere-2 0", "mark vein ashmere-2", "card 2 coldharrow-1 0"}, func(t *testing.T, b *bench) {
		b.refused(0, "card ashmere-2", veinThere)
		b.refused(0, "card coldharrow-1", notYourCard)
		b.play(0, "card ashmere-1")
		prove.Is(t, "yield", b.s.yield(b.area("ashmere-1")), 4)
	})
	run("Night March", "e11", []string{"units 1 ashmere-1 deckhand 2"}, func(t *testing.T, b *bench) {
		b.play(0, "move deckhand ashmere-1 ashmere-2")
		b.refused(0, "move deckhand ashmere-2 ashmere-3", movedAlready)
		b.play(0, "move deckhand ashmere-1 ashmere-3")
		prove.Is(t, "then it ends", b.s.phase, planning)
	})
	run("Trade Envoys", "e12", nil, func(t *testing.T, b *bench) {
		prove.Is(t, "a hint calls it a gift", Mind{}.Reasons(b.s, 0, b.move("seat 2"))[0].Key, "sector.hint.gift")
		b.play(0, "seat 2")
		prove.Is(t, "both", b.s.seats[0].cargo+b.s.seats[1].cargo, 4)
	})
	run("Hull Cutters", "e13", []string{"route ashmere-ilvane short 1 2", "route coldharrow-ilvane short 2"}, func(t *testing.T, b *bench) {
		b.refused(0, "cut ashmere-ilvane 1", notYourself)
		b.refused(0, "cut coldharrow-ilvane 2", notTouching)
		b.play(0, "cut ashmere-ilvane 2")
		prove.Is(t, "transports", b.s.transports(1), 1)
	})
	run("Work Stoppage", "e14", nil, func(t *testing.T, b *bench) {
		b.play(0, "seat 2")
		prove.Is(t, "pool", b.s.seats[1].pool, 4)
		prove.Is(t, "unavailable", b.s.seats[1].away, 2)
	})
	run("Sabotage", "e15", []string{"units 2 lowmarrow-1 minnow 2 quillback 1", guard}, func(t *testing.T, b *bench) {
		b.refused(0, "area coldharrow-1", tooFewUnits)
		b.refused(0, "area ashmere-1", noEnemyUnits)
		b.play(0, "area lowmarrow-1")
		b.refused(1, "lose shellback", noSuchUnit)
		b.play(1, "lose minnow")
		prove.Is(t, "left", b.s.size(b.area("lowmarrow-1")), 2)
	})
	run("Veterans Return", "e16", []string{"built 1 yard foundry"}, func(t *testing.T, b *bench) {
		b.refused(0, "put kestrel ashmere-1", needsBuilding)
		b.play(0, "put hammer ashmere-1")
		prove.Is(t, "one only", b.s.phase, planning)
	})
	run("Forward Camp", "e17", []string{"units 1 ilvane-1 deckhand 1"}, func(t *testing.T, b *bench) {
		b.refused(0, "base ashmere-1", oneBase)
		b.play(0, "base ilvane-1")
		prove.Is(t, "bases", b.s.bases(0), 2)
	})
	run("Shifted Current", "e18", []string{"route ashmere-ilvane short", "route coldharrow-ilvane short", "route karst-lowmarrow short", "route ashmere-karst long 1"}, func(t *testing.T, b *bench) {
		b.refused(0, "shift ashmere-karst karst coldharrow", fallsApart)
		b.play(0, "shift ashmere-karst karst lowmarrow")
		prove.Is(t, "the transport stays", b.s.linked(0, ashmere, lowmarrow), true)
	})
	run("Banner Day", "e19", nil, func(t *testing.T, b *bench) { prove.Is(t, "points", b.s.seats[0].points, 1) })
	t.Run("e19 Banner Day after a won attack", func(t *testing.T) {
		b := set(t)
		b.s.seats[0].wonAttack = true
		b.event("e19")
		prove.Is(t, "points", b.s.seats[0].points, 2)
	})
	run("Stolen Plans", "e20", []string{"built 2 shallows trench maelstrom", "tech 2 tt1 tt2 tt3 tt4"}, func(t *testing.T, b *bench) {
		b.play(0, "seat 2")
		prove.Is(t, "three at most", b.s.seats[0].study, 3)
	})
	t.Run("e20 Stolen Plans says what each answer brings", func(t *testing.T) {
		for lead, ids := range []string{1: "tt1", 2: "tt1 tt2", 3: "tt1 tt2 tt3", 4: "tt1 tt2 tt3 tt4"} {
			if lead == 0 {
				continue
			}
			b := set(t, "built 2 shallows trench maelstrom", "tech 2 "+ids)
			b.event("e20")
			said := b.s.Describe(0, b.move("seat 2")).Label
			before := b.s.seats[0].study
			b.play(0, "seat 2")
			prove.Is(t, ids, said, rules.Say("sector.move.seat.plans", rules.R(seatRef(1)), rules.N(int(b.s.seats[0].study-before))))
		}
	})
	run("New Settlers", "e21", []string{"workers 1 pool 11 away 0 mine 0 well 0"}, func(t *testing.T, b *bench) { prove.Is(t, "twelve at most", b.s.seats[0].pool, 12) })
	run("Masterwork", "e22", nil, func(t *testing.T, b *bench) {
		b.refused(0, "build grand-slip", needsBuilding)
		b.refused(0, "build yard", builtAlready)
		b.play(0, "build foundry")
		prove.Is(t, "built", b.s.has(0, foundry), true)
	})
	t.Run("e22 Masterwork of a cost of three at most", func(t *testing.T) {
		b := set(t, "built 1 yard skydock storehouse storehouse")
		b.event("e22")
		b.refused(0, "build grand-slip", tooCostly)
		b.refused(0, "module storehouse", allModules)
	})
	run("Garrison Call", "e23", nil, func(t *testing.T, b *bench) {
		b.play(0, "put harpooner ashmere-1", "put harpooner ashmere-2")
		prove.Is(t, "two at most", b.s.phase, planning)
	})
	run("Disputed Claim", "e24", disputed, func(t *testing.T, b *bench) {
		b.refused(0, "area ilvane-2", notLonely)
		b.refused(0, "area coldharrow-1", needsBaseThere)
		b.play(0, "area lowmarrow-2")
		b.refused(1, "withdraw minnow lowmarrow-1", areaNotOpen)
		b.play(1, "withdraw minnow lowmarrow-3")
		prove.Is(t, "moved", b.s.owner[b.area("lowmarrow-3")], rules.Seat(1))
	})
	run("Disputed Claim, and one place to go", "e24", []string{"units 2 ashmere-2 minnow 1"}, func(t *testing.T, b *bench) {
		b.play(0, "area ashmere-2")
		prove.Is(t, "nobody is asked", b.s.owner[b.area("ashmere-3")], rules.Seat(1))
	})
	run("Last Muster", "e25", nil, func(t *testing.T, b *bench) {
		b.play(0, "put deckhand ashmere-1", "put deckhand ashmere-1", "put harpooner ashmere-1")
		prove.Is(t, "three at most", b.s.phase, planning)
	})
	run("Scorched Field", "e26", []string{"card 1 ashmere-1 0", "card 2 coldharrow-1 2"}, func(t *testing.T, b *bench) {
		b.refused(0, "card ashmere-1", notYourself)
		b.play(0, "card coldharrow-1")
		prove.Is(t, "back in the deck", b.s.holderOf(b.area("coldharrow-1")), nobody)
	})
	run("Open Revolt", "e27", []string{"points 2 3", "units 2 lowmarrow-1 minnow 2", "units 2 ilvane-1 minnow 2", "base 1 ilvane-1", "units 2 lowmarrow-3 minnow 2"}, func(t *testing.T, b *bench) {
		b.refused(0, "area lowmarrow-3", notConquest)
		b.refused(0, "area ilvane-1", notControlled)
		b.play(0, "area lowmarrow-1")
		prove.Is(t, "one of one kind goes by itself", b.s.size(b.area("lowmarrow-1")), 1)
	})
	t.Run("e27 Open Revolt against those ahead only", func(t *testing.T) {
		b := setFrom(t, three+"units 2 ilvane-1 minnow 2\nunits 3 lowmarrow-1 minnow 2\npoints 2 1\n")
		b.event("e27")
		b.refused(0, "area lowmarrow-1", notAhead)
	})
	run("Crowning Hour", "e28", nil, func(t *testing.T, b *bench) { prove.Is(t, "points", b.s.seats[0].points, 2) })
	run("Turncoats", "e29", []string{"units 2 ilvane-1 minnow 2", "units 1 ilvane-2 deckhand 1"}, func(t *testing.T, b *bench) {
		b.refused(0, "area coldharrow-1", needsPresence)
		b.play(0, "area ilvane-1")
		prove.Is(t, "one less", b.s.size(b.area("ilvane-1")), 1)
		b.refused(0, "put deckhand ashmere-1", notOnPlanet)
		b.play(0, "put deckhand ilvane-3")
		prove.Is(t, "placed", b.s.owner[b.area("ilvane-3")], rules.Seat(0))
	})
	run("Deep Stores", "e30", nil, func(t *testing.T, b *bench) { prove.Is(t, "cargo", b.s.seats[0].cargo, 4) })
	run("Council of Captains", "e31", []string{"hand 2 t01 t07"}, func(t *testing.T, b *bench) {
		b.refused(1, "discard t08", notInHand)
		b.play(1, "discard t01")
		prove.Is(t, "one less", total(&b.s.seats[1].hand), 1)
		prove.Is(t, "three drawn", total(&b.s.seats[0].hand), 3)
	})
	run("Lone Flag", "e32", []string{"base 1 ilvane-1", "units 1 lowmarrow-1 deckhand 1", "units 2 lowmarrow-2 minnow 1"}, func(t *testing.T, b *bench) {
		prove.Is(t, "two planets alone", b.s.seats[0].points, 2)
	})
	run("Sudden Squall", "e33", []string{"route ashmere-ilvane short 1 2", "route coldharrow-ilvane short"}, func(t *testing.T, b *bench) {
		b.refused(0, "route coldharrow-ilvane", noTransportThere)
		b.play(0, "route ashmere-ilvane")
		prove.Is(t, "both", b.s.transports(0)+b.s.transports(1), 0)
	})
	t.Run("6.4 without a legal target the effect is skipped", func(t *testing.T) {
		b := set(t)
		b.event("e15")
		prove.Is(t, "skipped", b.told(EvNoEffect), 1)
	})
	t.Run("6.4 nobody who is out of the game is a target", func(t *testing.T) {
		b := setFrom(t, three+"out 2\n")
		b.event("e09")
		b.refused(0, "seat 2", isEliminated)
	})
	t.Run("e14 Work Stoppage needs workers in the pool", func(t *testing.T) {
		b := setFrom(t, three+"workers 2 pool 2 away 0 mine 0 well 0\nunits 2 coldharrow-1 minnow 1\n")
		b.event("e14")
		b.refused(0, "seat 3", poolEmpty)
	})
}

// TestRefusalsByHand reaches the refusals that candidates never bring up.
func TestRefusalsByHand(t *testing.T) {
	b := set(t, "units 1 ashmere-1 deckhand 1", "units 2 coldharrow-1 minnow 1")
	b.event("e01")
	b = set(t)
	b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
	b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup, a: 1})
	b.s.push(frame{kind: inEvents, seat: 0})
	b.refused(0, "play e02", notYourEvent)

	b = set(t, "base 1 ilvane-1", "base 1 lowmarrow-1", "base 1 karst-1", "base 1 gyre-1", "units 1 jorrum-1 deckhand 1", "route ashmere-ilvane short 1",
		"route ashmere-lowmarrow short 1", "route ashmere-karst short 1", "route ashmere-gyre short 1", "route ashmere-jorrum short 1",
		"route ilvane-jorrum short 1", "route ashmere-coldharrow long", "options overwork")
	b.order("build jorrum")
	b.refused(0, "base jorrum-1", allBases)
	b.play(0, "done")
	b.order("build ashmere")
	b.refused(0, "ship ashmere-coldharrow", allTransports)
	b.refused(0, "overwork mine", neverOverworked)
	b.refused(0, "tech gt1", notAnAnswer)

	b = attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 minnow 1")
	b.refused(0, "front crawler 1", notInBattle)
	b.play(0, "front deckhand 1")
	b.give(0, "g01")
	b.refused(0, "commit g02 none 1", notInHand)
	b.refused(0, "commit none g01 1", wrongRole)

	s := bareState(2, builtGalaxy, 0)
	s.seats[0].faction, s.seats[1].faction = ember, reef
	s.seats[0].dealt, s.seats[0].home = [2]planet{ashmere, ilvane}, ashmere
	s.push(frame{kind: inGame, seat: nobody})
	s.push(frame{kind: inSettling, seat: 0})
	b = &bench{T: t, s: s}
	b.refused(0, "settle karst 11/11", notYourPlanet)
	b.refused(0, "settle ashmere 10/11", firstInTheMiddle)
	s.colonise(ctx{}, 0, ashmere, middle)
	b.refused(0, "settle ilvane 11/11", cellTaken)
	b.refused(0, "settle ilvane 3/3", cellAlone)
	s.depth = 1
	s.push(frame{kind: inHomeBase, seat: 0})
	b.refused(0, "base ilvane-2", notAtHome)
	s.depth = 1
	s.seats[0].starters[deckhand] = 1
	s.push(frame{kind: inStartUnits, seat: 0})
	b.refused(0, "put crawler ashmere-1", noSuchStarter)
	b.refused(0, "put deckhand ilvane-1", notAtHome)
}
