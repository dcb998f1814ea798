package session_test

import (
	"bytes"
	"testing"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// played is a random game of two at Diadochi, played to its end.
func played(t testing.TB, seed uint64) *session.Session {
	t.Helper()
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "A"}, {Name: "B"}}, seed)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(seed, 1<<32)
	for p := s.Pending(); len(p) > 0; p = s.Pending() {
		legal := s.Chair(p[0].Seat).Moves(nil)
		if _, err := s.Play(p[0].Seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func find(id string) rules.Game {
	if id == diadochi.Game.Info().ID {
		return diadochi.Game
	}
	return nil
}

// BenchmarkWholeGame reads a whole random game from its link and from its journal; one op is one game.
func BenchmarkWholeGame(b *testing.B) {
	s := played(b, 4)
	journal := s.Compact()
	link, err := s.Link()
	if err != nil {
		b.Fatal(err)
	}
	per := func(b *testing.B, size int) {
		b.ReportMetric(float64(s.Len()), "decisions")
		b.ReportMetric(float64(size)/float64(s.Len()), "bytes/decision")
	}
	b.Run("journal", func(b *testing.B) {
		for b.Loop() {
			if _, err := session.Load(bytes.NewReader(journal), find); err != nil {
				b.Fatal(err)
			}
		}
		per(b, len(journal))
	})
	b.Run("link", func(b *testing.B) {
		for b.Loop() {
			if got, err := session.FromLink(link, find); err != nil || got.Hash() != s.Hash() {
				b.Fatal(err)
			}
		}
		per(b, len(link)*3/4) // six bits a letter
	})
}

// BenchmarkTakeBack takes a decision back and plays it again; the first is undo, the second the price of going on.
func BenchmarkTakeBack(b *testing.B) {
	s := played(b, 4)
	var last session.Entry
	if err := s.Rewind(s.Len() / 2); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		last = s.Entry(s.Len() - 1)
		if err := s.Rewind(1); err != nil {
			b.Fatal(err)
		}
		if _, err := s.Play(last.Seat, last.Move); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkAnyStep goes to any step of a whole game.
func BenchmarkAnyStep(b *testing.B) {
	s := played(b, 4)
	for n := 0; b.Loop(); n += 7 {
		s.StateAt(n % s.Len())
	}
}

// TestLinksOfRealGamesAreShort holds the links of whole games to three characters (two bytes and a quarter) a decision.
func TestLinksOfRealGamesAreShort(t *testing.T) {
	for seed := range uint64(3) {
		s := played(t, seed)
		link, err := s.Link()
		if err != nil {
			t.Fatal(err)
		}
		if got, most := len(link), 3*s.Len(); got > most {
			t.Errorf("%d characters for %d decisions", got, s.Len())
		}
		back, err := session.FromLink(link, find)
		if err != nil || back.Hash() != s.Hash() || back.Len() != s.Len() {
			t.Errorf("the link leads to another game: %v", err)
		}
	}
}
