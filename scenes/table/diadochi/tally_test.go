package diadochi

import (
	"testing"

	"tyche/rules"
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
	lost := rules.Event{Verb: game.EvControl, Seat: game.Independents, To: spaceRef(3), N: 1}
	for seat, want := range []bool{false, true, false} {
		if got := Tally.Against(lost, rules.Seat(seat)); got != want {
			t.Errorf("to seat %d: %v", seat, got)
		}
	}
	if gained := (rules.Event{Verb: game.EvControl, Seat: 1, To: spaceRef(3), N: int16(rules.Nobody)}); Tally.Against(gained, 1) {
		t.Error("what is gained is told as lost")
	}
}
