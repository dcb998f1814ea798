package session

import (
	"bytes"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
)

// randomly plays so many moves of a game by chance.
func randomly(t *testing.T, s *Session, moves int, seed uint64) {
	t.Helper()
	luck := dice.New(seed, 1)
	for range moves {
		asked := s.Pending()
		if len(asked) == 0 {
			return
		}
		list := s.Chair(asked[0].Seat).Moves(nil)
		if _, err := s.Play(asked[0].Seat, list[luck.Draw(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
}

// A branch is the same game up to its point, with other people and other dice from there on; as a journal and as a link
// it comes back whole, also where it is a branch of a branch.
func TestBranches(t *testing.T) {
	seats := []Seating{{Name: "Ana"}, {Name: "Beto"}}
	first, err := New(toy.Game{}, rules.Setup{Seats: 2}, seats, 5)
	if err != nil {
		t.Fatal(err)
	}
	randomly(t, first, 12, 1)
	at := first.Len()
	randomly(t, first, 6, 2)
	branch, err := first.Branch(at, []Seating{{Name: "Eva"}, {Name: "Nicanor", Level: "veteran"}}, 99)
	if err != nil {
		t.Fatal(err)
	}
	if branch.Len() != at || branch.Hash() != first.StateAt(at).Hash() {
		t.Fatalf("the branch is not the game after %d moves", at)
	}
	if got := branch.Header(); got.Seats[0].Name != "Eva" || got.Seats[1].Level != "veteran" || len(got.From) != 1 || got.From[0] != (Origin{at, 5}) || got.Seed != 99 {
		t.Errorf("the header is %+v", got)
	}
	randomly(t, branch, 5, 3)
	second, err := branch.Branch(branch.Len()-1, branch.Header().Seats, 7)
	if err != nil {
		t.Fatal(err)
	}
	randomly(t, second, 4, 4)
	back, err := second.Branch(at-1, seats, 8)
	if err != nil {
		t.Fatal(err)
	}
	if from := back.Header().From; len(from) != 1 || from[0] != (Origin{at - 1, 5}) {
		t.Errorf("a branch before the origin comes from %v", from)
	}
	for _, s := range []*Session{branch, second, back} {
		loaded, err := Load(bytes.NewReader(s.Journal()), library)
		if err != nil || loaded.Hash() != s.Hash() || loaded.ReadOnly() {
			t.Errorf("the journal does not come back: %v", err)
		}
		link, err := s.Link()
		if err != nil {
			t.Fatal(err)
		}
		linked, err := FromLink(link, library)
		if err != nil || linked.Hash() != s.Hash() || len(linked.Header().From) != len(s.Header().From) {
			t.Errorf("the link does not come back: %v", err)
		}
	}
	if !strings.HasPrefix(string(first.Journal()), "tyche-journal 2\n") || !strings.Contains(string(second.Journal()), "\nfrom ") {
		t.Error("the journals do not begin as they should")
	}
}

// The dice from the branch on are its own, though the same is played.
func TestABranchHasItsOwnDice(t *testing.T) {
	differs := false
	for seed := uint64(1); seed < 20; seed++ {
		s, _ := New(toy.Game{}, rules.Setup{Seats: 2}, []Seating{{Name: "A"}, {Name: "B"}}, 5)
		randomly(t, s, 4, 1)
		b, err := s.Branch(s.Len(), s.Header().Seats, seed)
		if err != nil {
			t.Fatal(err)
		}
		x, y := s.luckOf(s.Len(), nil), b.luckOf(s.Len(), nil)
		differs = differs || x.Draw(1000) != y.Draw(1000)
		x, y = s.luckOf(s.Len()-1, nil), b.luckOf(s.Len()-1, nil)
		if x.Draw(1000) != y.Draw(1000) {
			t.Fatal("the dice before the branch differ")
		}
	}
	if !differs {
		t.Error("the dice after the branch are those of the first game")
	}
}

func TestBadOrigins(t *testing.T) {
	for _, bad := range []string{"x 1", "5 y", "-1 2", "5", "99999999 1"} {
		var h Header
		if err := h.origin(bad); err == nil {
			t.Errorf("accepted %q", bad)
		}
	}
	h := Header{From: []Origin{{Moves: 5}}}
	if h.origin("5 1") == nil {
		t.Error("accepted an origin twice")
	}
}
