package session

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

func TestLedgerCountsEveryDie(t *testing.T) {
	s := newToy(t, people(3), 21)
	playOn(t, s, 4000, dice.New(2, 2))
	raids, faces := [6]int{}, [6]int{}
	for i := range s.Len() {
		if e := s.Entry(i); e.Move == (rules.Move{Verb: 3}) {
			raids[e.Seat]++
			faces[e.Seat] += int(e.Events[0].Dice[0])
		}
	}
	l := s.Ledger()
	total := 0
	for seat := range rules.Seat(3) {
		n, sum, expected := l.Thrown(seat)
		if n != raids[seat] || sum != faces[seat] || expected != 7*n {
			t.Errorf("seat %d: %d dice showing %d, want %d showing %d", seat, n, sum, raids[seat], faces[seat])
		}
		total += n
	}
	if total == 0 {
		t.Error("nobody threw a die")
	}
}
