package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// playOut plays random legal moves from s to the end and returns how many.
func playOut(t testing.TB, s rules.State, ch *dice.Stream, limit int) int {
	t.Helper()
	var moves []rules.Move
	var asked []rules.Decision
	for n := 0; ; n++ {
		asked = s.Pending(asked[:0])
		if len(asked) == 0 {
			if _, over := s.Outcome(); !over {
				t.Fatal("nothing is asked and the game is not over")
			}
			return n
		}
		if n == limit {
			t.Fatalf("still playing after %d decisions", n)
		}
		moves = rules.Moves(s, asked[0].Seat, moves[:0])
		if len(moves) == 0 {
			t.Fatalf("no legal move: %+v in %s", asked[0], procedures[s.(*state).top().kind].ask)
		}
		s.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
	}
}

func TestRandomGamesEnd(t *testing.T) {
	for players := 2; players <= 5; players++ {
		for seed := range uint64(20) {
			ch := dice.New(seed, uint64(players))
			s, err := Game.New(rules.Setup{Seats: players, Options: seed & 31}, ch)
			if err != nil {
				t.Fatal(err)
			}
			n := playOut(t, s, ch, 100000)
			if seed == 0 {
				o, _ := s.Outcome()
				t.Logf("%d players: %d decisions, %+v", players, n, o)
			}
		}
	}
}

func TestBinary(t *testing.T) {
	ch := dice.New(7, 7)
	s, _ := Game.New(rules.Setup{Seats: 5}, ch)
	longest := 0
	for n := 0; n < 1500 && len(s.Pending(nil)) > 0; n++ {
		p := s.Pending(nil)[0].Seat
		moves := rules.Moves(s, p, nil)
		s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
		b := s.(rules.Binary).AppendBinary(nil)
		longest = max(longest, len(b))
		back := bareState(2, 0)
		if err := back.LoadBinary(b); err != nil {
			t.Fatal(err)
		}
		if *back != *s.(*state) {
			t.Fatal("another state came back")
		}
	}
	if longest > 500 {
		t.Errorf("%d bytes for a position", longest)
	}
	t.Log(longest)
}

// TestDamagedBytes demands that bytes which are no position are refused or give one that can be looked at.
func TestDamagedBytes(t *testing.T) {
	ch := dice.New(11, 7)
	s, _ := Game.New(rules.Setup{Seats: 4}, ch)
	for range 300 {
		p := s.Pending(nil)[0].Seat
		moves := rules.Moves(s, p, nil)
		s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
	}
	good := s.(rules.Binary).AppendBinary(nil)
	for n := range good {
		if err := bareState(2, 0).LoadBinary(good[:n]); err == nil && n < len(good)-1 {
			t.Errorf("%d of %d bytes are taken for a position", n, len(good))
		}
	}
	refused := 0
	for range 3000 {
		bad := append([]byte(nil), good...)
		for range 1 + ch.Draw(3) {
			bad[ch.Draw(len(bad))] ^= 1 << ch.Draw(8)
		}
		back := bareState(2, 0)
		if back.LoadBinary(bad) != nil {
			refused++
			continue
		}
		back.View(0)
		back.Hash()
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}
