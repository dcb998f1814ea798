package mind

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
)

// raider plays a toy by raiding whenever he may, and stops with the round, or never.
type raider struct{ forever bool }

func (raider) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = int(m.Verb) % 4 // raids before steps before bids, the end of the turn last
	}
}

func (r raider) Settled(root, now rules.State) bool {
	return !r.forever && round(root)[0] != round(now)[0]
}

func round(s rules.State) []int { return []int{s.View(0).(toy.View).Round} }

// look is what comes of a move, beyond nothing at all.
func look(m Follower, s rules.State, seat rules.Seat, move rules.Move, count func(rules.State) []int) Outlook {
	nothing := tried{}
	for i := range nothing.each {
		nothing.each[i] = make([]int, len(count(s)))
	}
	return playOut(m, s, seat, move, count).beyond(&nothing, len(count(s)), doubt)
}

// TestAnOutlookCountsWhatChanges until the position is settled, and leaves it as it was.
func TestAnOutlookCountsWhatChanges(t *testing.T) {
	s, err := toy.Game{}.New(rules.Setup{Seats: 2, Scenario: 1}, dice.New(1, 0))
	if err != nil {
		t.Fatal(err)
	}
	playOn(raider{}, s.Clone(), s, dice.New(2, 0)) // to the second round
	prove.Is(t, "the round", round(s)[0] > 0, true)
	seat, before := s.Pending(nil)[0].Seat, s.Hash()
	move := rules.Moves(s, seat, nil)[0]
	then := look(raider{}, s, seat, move, round)
	prove.Same(t, "rounds on", then.Changes, []int{1})
	prove.Is(t, "nobody has won", then.Wins, false)
	prove.Is(t, "the position is as it was", s.Hash(), before)
	prove.Same(t, "the same again", look(raider{}, s, seat, move, round).Changes, then.Changes)
}

// TestAnOutlookTellsOfVictory: of one of two who play alike to the end, in the same playouts.
func TestAnOutlookTellsOfVictory(t *testing.T) {
	wins := 0
	for seed := range uint64(20) {
		s, _ := toy.Game{}.New(rules.Setup{Seats: 2}, dice.New(seed, 0))
		seat := s.Pending(nil)[0].Seat
		if look(raider{forever: true}, s, seat, rules.Moves(s, seat, nil)[0], round).Wins {
			wins++
		}
	}
	if wins == 0 || wins == 20 {
		t.Errorf("%d wins of 20", wins)
	}
}

func TestHalvesGoAwayFromNothing(t *testing.T) {
	for _, k := range [][3]int{{5, 2, 3}, {-5, 2, -3}, {4, 3, 1}, {-4, 3, -1}, {1, 3, 0}, {0, 7, 0}} {
		prove.Is(t, "rounded", rounded(k[0], k[1]), k[2])
	}
}

// TestWhatAnyAnswerBringsSpeaksForNone: all answers lead to the second round, so that none of them is praised for it.
func TestWhatAnyAnswerBringsSpeaksForNone(t *testing.T) {
	s, err := toy.Game{}.New(rules.Setup{Seats: 2, Scenario: 1}, dice.New(1, 0))
	if err != nil {
		t.Fatal(err)
	}
	playOn(raider{}, s.Clone(), s, dice.New(2, 0)) // to the second round
	seat := s.Pending(nil)[0].Seat
	moves := rules.Moves(s, seat, nil)
	prove.Is(t, "several answers", len(moves) > 1, true)
	prove.Same(t, "the round comes anyhow", Beyond(raider{}, s, seat, moves[0], round).Changes, []int{0})
}

// TestADifferenceThatMayBeChanceIsNotTold: only one that is far from nothing for the number of playouts and for how much they differ.
func TestADifferenceThatMayBeChanceIsNotTold(t *testing.T) {
	of := func(list ...int) *tried {
		k := &tried{}
		for i, n := range list {
			k.each[i] = []int{n}
		}
		return k
	}
	for _, c := range []struct {
		name        string
		mine, other *tried
		want        int
	}{
		{"the same in all playouts", of(3, 3, 3, 3), of(1, 1, 1, 1), 2},
		{"nearly so", of(3, 4, 3, 3), of(1, 1, 1, 1), 2},
		{"now more, now less", of(9, 0, 9, 0), of(1, 4, 1, 4), 0},
		{"two playouts that differ", of(8, 1), of(1, 1), 0},
		{"a single playout", of(8), of(1), 0},
		{"playouts of which the other ended the game are left out", of(3, 3, 9), of(1, 1), 2},
	} {
		prove.Same(t, c.name, c.mine.beyond(c.other, 1, doubt).Changes, []int{c.want})
	}
}

// stopper plays a toy no further than one move, and likes the first ones best.
type stopper struct{}

func (stopper) Rank(_ rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	for i := range moves {
		scores[i] = -i
	}
}

func (stopper) Settled(_, _ rules.State) bool { return true }

// TestMoreThanWithTheBestAlternativeIsMoreThanWithAll: what another of the best answers brings as well is not told, though the first of them by
// rank does not bring it.
func TestMoreThanWithTheBestAlternativeIsMoreThanWithAll(t *testing.T) {
	s, err := toy.Game{}.New(rules.Setup{Seats: 2}, dice.New(1, 0))
	if err != nil {
		t.Fatal(err)
	}
	seat := s.Pending(nil)[0].Seat
	moves := rules.Moves(s, seat, nil)
	for luck := dice.New(2, 0); len(moves) < 3; seat, moves = s.Pending(nil)[0].Seat, rules.Moves(s, s.Pending(nil)[0].Seat, nil) {
		s.Apply(seat, moves[0], luck, nil)
	}
	bringing := func(list ...rules.Move) func(rules.State) []int {
		var reached []uint64
		for _, m := range list {
			after := s.Clone()
			after.Apply(seat, m, dice.New(2, 0), nil)
			reached = append(reached, after.Hash())
		}
		return func(st rules.State) []int {
			if slices.Contains(reached, st.Hash()) {
				return []int{5}
			}
			return []int{0}
		}
	}
	prove.Same(t, "it alone", BeyondAll(stopper{}, s, seat, moves[0], bringing(moves[0])).Changes, []int{5})
	prove.Same(t, "the second, too", BeyondAll(stopper{}, s, seat, moves[0], bringing(moves[0], moves[1])).Changes, []int{0})
	prove.Same(t, "the third, too", BeyondAll(stopper{}, s, seat, moves[0], bringing(moves[0], moves[2])).Changes, []int{0})
	prove.Same(t, "compared with one", Beyond(stopper{}, s, seat, moves[0], bringing(moves[0], moves[2])).Changes, []int{5})
}
