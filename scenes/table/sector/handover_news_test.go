package sector_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestNewsAtEveryHandOver lets two people carry out their orders by turns: whoever comes back to the mouse is told what
// happened behind the curtain, and not at the first order of the phase alone.
func TestNewsAtEveryHandOver(t *testing.T) {
	s := playUntil(t, entry(), rules.Setup{Seats: 2}, people(2), func(v *game.View) bool { return v.Round == 2 && v.Phase == 2 })
	at := sitAt(t, "en", 390, 844, s) // where the chronicle is not in view
	luck, acted, again, taken := dice.New(3, 1), [2]bool{}, 0, 0
	for range 400 {
		if s.Chair(0).View().(game.View).Phase != 2 {
			break
		}
		at.Tick(200)
		if at.table.Hidden() {
			at.press(ui.KeyEnter)
			at.Tick(200)
		}
		seat := s.Pending()[0].Seat
		if slices.ContainsFunc(at.Says(), func(said string) bool { return strings.EqualFold(said, "Since your last turn") }) {
			if acted[seat] {
				again++
			}
			if slices.ContainsFunc(at.Says(), func(said string) bool { return strings.Contains(said, "takes control of") }) {
				taken++
			}
			at.press(ui.KeyEnter)
			at.Tick(20)
		}
		acted[seat] = true
		at.press(ui.Digit(luck.Draw(3)))
	}
	if again == 0 {
		t.Error("nobody who had carried out an order was told anything when the mouse came back")
	}
	if taken == 0 {
		t.Error("nobody was told of an area that was taken without a fight")
	}
}
