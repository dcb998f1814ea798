package diadochi

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// The tip of the Usurper names all who have most points now, not the first of them.
func TestTheTipOfTheUsurperNamesAllWhoLead(t *testing.T) {
	s := sitTwo(t)
	s.tick(2)
	for _, row := range []struct {
		points [2]int
		names  string
	}{{[2]int{20, 20}, "Most now: Irene and Bruno, with 20."}, {[2]int{20, 14}, "Most now: Irene, with 20."}, {[2]int{3, 14}, "Most now: Bruno, with 14."}} {
		s.face.view.Seats[0].Victory, s.face.view.Seats[1].Victory = row.points[0], row.points[1]
		if tip := s.face.usurperTip(); !strings.Contains(tip, row.names) {
			t.Errorf("with %v points: %s", row.points, tip)
		}
	}
}

// No chip of a player's card is left out: those that do not stand beside one another lie in rows, and the card is higher.
func TestEveryChipHasItsPlace(t *testing.T) {
	s := sitTwo(t)
	s.tick(2)
	f, u := s.face, s.ui()
	v := &f.view.Seats[0]
	v.Champion, v.Largest, v.Usurper = true, false, false
	f.view.First = 0
	width := u.Px(180)
	low := f.cardHeight(u, width, 0)
	v.Largest, v.Usurper = true, true
	if high := f.cardHeight(u, width, 0); high < low+u.Px(chipStep) {
		t.Errorf("with four chips the card is %v high, with two %v", high, low)
	}
	s.tick(2)
	said := s.lines()
	for _, c := range f.chips(0) {
		if name := f.voice.Below("diadochi.chip.", c.key); c.on && !said[name] {
			t.Errorf("%q is not written", name)
		}
	}
}

// TestANumberNearItsGoalIsMarked: from seven below what wins at once the goal stands below the number, and not before.
func TestANumberNearItsGoalIsMarked(t *testing.T) {
	for legitimacy, want := range map[int]bool{game.LegitimacyGoal - nearGoal - 1: false, game.LegitimacyGoal - nearGoal: true} {
		s := sitTwo(t)
		s.tick(2)
		for p := range s.face.view.Players {
			s.face.view.Seats[p].Legitimacy, s.face.view.Seats[p].Victory = 0, 0
		}
		s.face.view.Seats[1].Legitimacy = legitimacy
		s.tick(1)
		prove.Is(t, "marked", s.lines()["of 18"], want)
	}
}
