package session

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
)

// TestLessonGoesBackAndForth plays from a position with fixed dice, further than the positions kept for taking back.
func TestLessonGoesBackAndForth(t *testing.T) {
	from, err := toy.Game{}.New(rules.Setup{Seats: 2}, dice.New(1, 0))
	if err != nil {
		t.Fatal(err)
	}
	s := Lesson(toy.Game{}, from, people(2), 9)
	hashes, faces := []uint64{s.Hash()}, map[int]int8{}
	for n := 0; n < 3*ringSize && len(s.Pending()) > 0; n++ {
		seat := s.Pending()[0].Seat
		legal := s.Chair(seat).Moves(nil)
		m := legal[n%len(legal)]
		if n%3 > 0 {
			s.Fix([]int{1 + n%6})
		}
		events, err := s.Play(seat, m)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.Dice[0] != 0 && n%3 > 0 {
				faces[n] = e.Dice[0]
			}
		}
		hashes = append(hashes, s.Hash())
	}
	if len(faces) == 0 {
		t.Error("no die was thrown: nothing is tried")
	}
	for n, face := range faces {
		if want := int8(1 + n%6); face != want {
			t.Errorf("entry %d shows %d, fixed to %d", n, face, want)
		}
	}
	for n, want := range hashes {
		if s.StateAt(n).Hash() != want {
			t.Errorf("another position after %d entries", n)
		}
	}
	last := s.Len()
	if err := s.Rewind(last); err != nil || s.Hash() != from.Hash() {
		t.Fatalf("not back at the beginning: %v", err)
	}
	for n := last; n > s.Len(); {
		if err := s.Redo(s.undone[len(s.undone)-1].Seat); err != nil {
			t.Fatal(err)
		}
	}
	if s.Len() != last || s.Hash() != hashes[last] {
		t.Error("playing again gives other dice")
	}
	if !slices.Equal(s.Header().Seats, people(2)) {
		t.Error("other people sit there")
	}
}
