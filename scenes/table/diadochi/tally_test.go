package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

func TestSway(t *testing.T) {
	province := rules.Ref{Kind: game.KindProvince, ID: 3}
	worth := game.ProvinceWorth(3)
	for _, c := range []struct {
		what string
		e    rules.Event
		want [3]int // for the first three seats
	}{
		{"a province changes hands", rules.Event{Verb: game.EvProvince, Seat: 0, Who: province, N: 1}, [3]int{worth, -worth, 0}},
		{"Alexander is buried", rules.Event{Verb: game.EvBuried, Seat: 2}, [3]int{0, 0, burialSway}},
		{"a Champion becomes a Successor", rules.Event{Verb: game.EvStatus, Seat: 1, N: 0}, [3]int{0, -statusSway, 0}},
		{"somebody becomes a Champion", rules.Event{Verb: game.EvStatus, Seat: 1, N: 1}, [3]int{0, statusSway, 0}},
		{"a city falls", rules.Event{Verb: game.EvCityFalls, Seat: 0, N: 2}, [3]int{citySway, 0, -citySway}},
		{"a card is drawn", rules.Event{Verb: game.EvDrawn, Seat: 0}, [3]int{}},
	} {
		for seat, want := range c.want {
			if got := sway(c.e, rules.Seat(seat)); got != want {
				t.Errorf("%s: sways seat %d by %d, not %d", c.what, seat, got, want)
			}
		}
	}
}

// The sentences of the set-up give the numbers of the rules for each number of players.
func TestGoals(t *testing.T) {
	for seats, points := range map[int]int{2: 33, 3: 27, 4: 23, 5: 20} {
		goals := Goals(seats)
		if len(goals) != 4 || goals[0].Text.Args[0] != rules.N(18) || goals[1].Text.Args[0] != rules.N(points) {
			t.Errorf("%d players: %v", seats, goals)
		}
	}
}

// Whoever loses a space is told of it in the recap; the others are not.
func TestALostSpaceIsToldToWhoeverHeldIt(t *testing.T) {
	for _, row := range []struct {
		what string
		e    rules.Event
		want [3]string // told to the first three seats
	}{
		{"to the Independents", rules.Event{Verb: game.EvControl, Seat: game.Independents, To: spaceRef(3), N: 1}, [3]string{1: "diadochi.recap.loses.independents"}},
		{"to nobody", rules.Event{Verb: game.EvControl, Seat: rules.Nobody, To: spaceRef(3), N: 1}, [3]string{1: "diadochi.recap.loses.nobody"}},
		{"to another", rules.Event{Verb: game.EvControl, Seat: 2, To: spaceRef(3), N: 1}, [3]string{1: "diadochi.recap.loses"}},
		{"by siege", rules.Event{Verb: game.EvCityFalls, Seat: 2, To: spaceRef(3), N: 1}, [3]string{1: "diadochi.recap.loses.siege"}},
		{"a province, to another", rules.Event{Verb: game.EvProvince, Seat: 2, Who: rules.Ref{Kind: game.KindProvince, ID: 3}, N: 1}, [3]string{1: "diadochi.recap.loses.province.to"}},
		{"a province, to nobody", rules.Event{Verb: game.EvProvince, Seat: rules.Nobody, Who: rules.Ref{Kind: game.KindProvince, ID: 3}, N: 1}, [3]string{1: "diadochi.recap.loses.province"}},
		{"gained", rules.Event{Verb: game.EvControl, Seat: 1, To: spaceRef(3), N: int16(rules.Nobody)}, [3]string{}},
	} {
		for seat, want := range row.want {
			prove.Is(t, row.what, Tally.Lost([]rules.Event{row.e}, 0, rules.Seat(seat)).Key, want)
		}
	}
}

// A space that was isolated is told so, to whoever held it; another that was lost besides is not.
func TestIsolationIsToldWithTheLoss(t *testing.T) {
	events := []rules.Event{
		{Verb: game.EvIsolated, Seat: 1, From: spaceRef(3)}, {Verb: game.EvControl, Seat: rules.Nobody, To: spaceRef(3), N: 1},
		{Verb: game.EvControl, Seat: rules.Nobody, To: spaceRef(4), N: 1},
	}
	prove.Is(t, "isolated", Tally.Lost(events, 1, 1).Key, "diadochi.recap.loses.isolated")
	prove.Is(t, "otherwise", Tally.Lost(events, 2, 1).Key, "diadochi.recap.loses.nobody")
}

// What a recap leaves out is told by another of its lines.
func TestAChangeOfControlIsToldOnce(t *testing.T) {
	none, indep := int16(rules.Nobody), int16(game.Independents)
	fell := rules.Event{Verb: game.EvCityFalls, Seat: 1, To: spaceRef(3), N: indep}
	taken := rules.Event{Verb: game.EvControl, Seat: 1, To: spaceRef(3), N: indep}
	for _, row := range []struct {
		what   string
		events []rules.Event
		n      int
		want   bool
	}{
		{"by siege", []rules.Event{fell, taken}, 1, true},
		{"the siege", []rules.Event{fell, taken}, 0, false},
		{"elsewhere", []rules.Event{fell, {Verb: game.EvControl, Seat: 1, To: spaceRef(4), N: none}}, 1, false},
		{"won and lost again", []rules.Event{taken, {Verb: game.EvControl, Seat: game.Independents, To: spaceRef(3), N: 1}}, 0, true},
		{"lost", []rules.Event{taken, {Verb: game.EvControl, Seat: game.Independents, To: spaceRef(3), N: 1}}, 1, false},
		{"taken from a player, and lost again", []rules.Event{{Verb: game.EvControl, Seat: 1, To: spaceRef(3), N: 0}, {Verb: game.EvControl, Seat: 0, To: spaceRef(3), N: 1}}, 0, false},
	} {
		prove.Is(t, row.what, Tally.Spares(row.events, row.n), row.want)
	}
}

// TestTheCartIsNews: who loses the Cart, or wins it, reads it in the recap; of the royal family another event tells.
func TestTheCartIsNews(t *testing.T) {
	cart := rules.Event{Verb: game.EvCaptured, Seat: 1, Who: rules.Ref{Kind: game.KindCart}}
	prove.True(t, "whose it is now", sway(cart, 1) > 0)
	prove.True(t, "whose it may have been", sway(cart, 0) < 0)
	king := rules.Event{Verb: game.EvCaptured, Seat: 1, Who: rules.Ref{Kind: game.KindRoyal}}
	prove.Is(t, "a king", sway(king, 1), 0)
}
