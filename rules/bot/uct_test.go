package bot

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// forcedWin plays at random until the last seat to act needs one hill more and has two steps to the weakest hill, where its
// bid wins whatever the die shows; everywhere on the way it may fail.
func forcedWin(t *testing.T, seed uint64) (rules.State, rules.Seat) {
	t.Helper()
	for ; ; seed++ {
		s, err := toy.Game{}.New(rules.Setup{Seats: 2}, dice.New(seed, 0))
		if err != nil {
			t.Fatal(err)
		}
		luck := dice.New(seed, 1)
		for pending := s.Pending(nil); len(pending) > 0; pending = s.Pending(nil) {
			seat := pending[0].Seat
			v := s.View(seat).(toy.View)
			hills := [2]int{}
			for _, o := range v.Owner {
				if o >= 0 {
					hills[o]++
				}
			}
			if seat == 1 && !v.Bidding && v.Round == v.Rounds-1 && v.Steps == 2 && v.Bids[1] == 3 && v.Bids[0] >= 3 &&
				(v.Camp[1] == 2 || v.Camp[1] == 4) && v.Owner[0] < 0 && hills[0] == hills[1] {
				return s, seat
			}
			moves := rules.Moves(s, seat, nil)
			s.Apply(seat, moves[luck.Draw(len(moves))], luck, nil)
		}
	}
}

func TestUCTFindsAForcedWin(t *testing.T) {
	for trial := range uint64(12) {
		s, seat := forcedWin(t, trial*1000)
		p := NewUCT(3000, trial)
		for range 3 {
			s.Apply(seat, Choose(p, session.NewChair(toy.Game{}, s, 2, seat), Budget{}), dice.New(trial, 2), nil)
		}
		if o, over := s.Outcome(); !over || o.Winners != rules.Only(seat) {
			t.Errorf("trial %d: over %v, winners %b", trial, over, o.Winners)
		}
	}
}

func TestUCTIsStrongerThanChanceAndThinksTheSameInPieces(t *testing.T) {
	won, lost := 0, 0
	for g := range 40 {
		strong := rules.Seat(g % 2)
		players := []Player{nil, nil}
		players[strong], players[1-strong] = NewUCT(60, uint64(g)), newPlayer(t, Random, uint64(g))
		switch match(t, players, uint64(g/2), Budget{}) {
		case rules.Only(strong):
			won++
		case rules.Only(1 - strong):
			lost++
		}
	}
	if won <= lost+12 {
		t.Errorf("%d won, %d lost against chance", won, lost)
	}
	for seed := range uint64(5) {
		c := session.NewChair(toy.Game{}, newState(t, 3, seed), 3, 0)
		whole := NewUCT(200, seed)
		Choose(whole, c, Budget{})
		pieces := NewUCT(200, seed)
		pieces.Begin(c)
		for n := 0; !pieces.Think(1); n++ {
			if c.Check(pieces.Choices()[0].Move) != nil || n > 200 {
				t.Fatalf("%d pieces, %+v", n, pieces.Choices()[0])
			}
		}
		a, b := whole.Choices(), pieces.Choices()
		for i := range a {
			if a[i] != b[i] {
				t.Errorf("choice %d: at once %+v, in pieces %+v", i, a[i], b[i])
			}
		}
	}
}

// TestUCTStopsWhenItIsLate: without a number of iterations the budget ends the thinking.
func TestUCTStopsWhenItIsLate(t *testing.T) {
	asked := 0
	c := session.NewChair(toy.Game{}, newState(t, 2, 1), 2, 0)
	m := Choose(NewUCT(0, 1), c, Budget{Late: func() bool { asked++; return asked == 3 }})
	if asked != 3 || c.Check(m) != nil {
		t.Errorf("asked %d times, plays %+v", asked, m)
	}
}

// TestUCTMakesNoGarbage: once its worlds are drawn and its tree has grown, games are played out in the same memory.
func TestUCTMakesNoGarbage(t *testing.T) {
	p := NewUCT(0, 1)
	p.Begin(session.NewChair(toy.Game{}, newState(t, 2, 1), 2, 0))
	p.Think(200000)
	u := p.(*uct)
	full := cap(u.tree)
	for len(u.tree)+200 > full {
		p.Think(200000)
		full = cap(u.tree)
	}
	if n := testing.AllocsPerRun(50, func() { p.Think(1) }); n > 0 {
		t.Errorf("%v allocations in an iteration", n)
	}
}

func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		winners rules.Seats
		score   [6]int
		want    [6]int64
	}{
		{0b001, [6]int{5, 9, 7}, [6]int64{1000, 500, 0}}, // who wins is first whatever the points say
		{0b011, [6]int{8, 9, 2}, [6]int64{750, 750, 0}},
		{0b100, [6]int{3, 3, 4}, [6]int64{250, 250, 1000}},
	} {
		o := rules.Outcome{Winners: c.winners, Score: c.score}
		if got := placed(&o, 3); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
	if got := placed(nil, 2); got != [6]int64{500, 500} {
		t.Errorf("given up: %v", got)
	}
}

func TestLogarithm(t *testing.T) {
	for n, want := range map[int]int{1: 0, 2: 177, 10: 589, 1000: 1768, 1000000: 3537} {
		if got := ln256(n); got > want || got < want-2 {
			t.Errorf("256 ln %d = %d, not %d", n, got, want)
		}
	}
}
