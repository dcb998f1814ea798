package session

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
)

// practising plays n entries of a game for practice, whoever is asked, and returns the hashes after each.
func practising(t *testing.T, seats []Seating, n int) (*Session, []uint64) {
	t.Helper()
	s, err := NewPractice(toy.Game{}, rules.Setup{Seats: len(seats)}, seats, 5)
	if err != nil {
		t.Fatal(err)
	}
	hashes := []uint64{s.Hash()}
	for i := 0; i < n && len(s.Pending()) > 0; i++ {
		seat := s.Pending()[0].Seat
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[i%len(legal)]); err != nil {
			t.Fatal(err)
		}
		hashes = append(hashes, s.Hash())
	}
	return s, hashes
}

// TestPracticeTakesEverythingBack goes back to the beginning over dice, secrets and answers of others, and forth again.
func TestPracticeTakesEverythingBack(t *testing.T) {
	for _, level := range []string{"", "novice"} {
		seats := people(3)
		seats[1].Level = level
		s, hashes := practising(t, seats, 60)
		luck := slices.ContainsFunc(s.entries, func(e Entry) bool { return e.luck })
		secret := slices.ContainsFunc(s.entries, func(e Entry) bool { return e.opened != 0 })
		prove.True(t, "dice were rolled and secrets shown, level "+level, luck && secret)
		played := s.Len()
		for why(s, 0) == "" {
			before := s.Len()
			if err := s.Undo(0); err != nil {
				t.Fatal(err)
			}
			if next := s.undone[len(s.undone)-1]; !s.header.Seats[next.Seat].Person() || before <= s.Len() {
				t.Fatalf("took back %d to %d, before the answer of a computer", before, s.Len())
			}
			prove.Is(t, "the position", s.Hash(), hashes[s.Len()])
		}
		prove.Is(t, "why no further", why(s, 0), "kit.undo.why.nothing")
		prove.True(t, "only computers have answered", s.lastAnswer(s.Len()) == 0 && s.Len() < 2)
		for s.CanRedo(0) {
			if err := s.Redo(0); err != nil {
				t.Fatal(err)
			}
			prove.Is(t, "the position with the same dice", s.Hash(), hashes[s.Len()])
		}
		prove.Is(t, "entries played again", s.Len(), played)
	}
}

func TestPracticeIsTold(t *testing.T) {
	s, _ := practising(t, people(3), 12)
	if err := s.Undo(0); err != nil {
		t.Fatal(err)
	}
	branch, err := s.Branch(4, people(3), 9)
	if err != nil {
		t.Fatal(err)
	}
	for what, s := range map[string]*Session{"the game": s, "its branch": branch} {
		prove.True(t, what+" says so", s.Header().Practice)
		for form, journal := range map[string][]byte{"journal": s.Journal(), "compact journal": s.Compact()} {
			prove.True(t, what+"'s "+form+" says so", strings.Contains(string(journal), "\npractice\n"))
			back, err := Load(bytes.NewReader(journal), library)
			prove.True(t, what+"'s "+form+" is read", err == nil && back.Header().Practice && back.Hash() == s.Hash())
		}
		link, err := s.Link()
		if err != nil {
			t.Fatal(err)
		}
		linked, err := FromLink(link, library)
		prove.True(t, what+"'s link is read", err == nil && linked.Header().Practice && linked.Hash() == s.Hash())
		prove.Is(t, what+"'s origins in the link", len(linked.Header().From), len(s.Header().From))
	}
	usual := newToy(t, people(3), 5)
	prove.True(t, "other journals are written as before", bytes.HasPrefix(usual.Journal(), []byte("tyche-journal 2\n")) && !bytes.Contains(usual.Journal(), []byte("practice")))
}
