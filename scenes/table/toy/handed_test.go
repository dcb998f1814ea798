package toy_test

import (
	"slices"
	"testing"

	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// TestASeatThatIsGivenAwayShowsNobodyItsHand: the table is shown as all may see it at once, not only when the computer acts.
func TestASeatThatIsGivenAwayShowsNobodyItsHand(t *testing.T) {
	seats := []session.Seating{{Name: "Irene"}, {Name: "Ana"}}
	h, err := guide.NewHotSeat(entry(), worldsOf(t, seats)[0], seats, window)
	if err != nil {
		t.Fatal(err)
	}
	h.Sit()
	if !slices.Contains(h.Says(), "1") {
		t.Fatalf("no card of one: %q", h.Says())
	}
	press := func(words string) {
		t.Helper()
		at, found := h.Find(words)
		if !found {
			t.Fatalf("nothing says %q: %q", words, h.Says())
		}
		h.Press(at)
		h.Tick(3)
	}
	h.In.Keys = append(h.In.Keys, ui.Press{Key: ui.KeyEscape})
	h.Tick(3)
	press("Who plays")
	press("Person")
	press("Done")
	if h.Session.Header().Seats[0].Level == "" {
		t.Fatalf("the seat is still a person's: %q", h.Says())
	}
	if slices.Contains(h.Says(), "1") {
		t.Errorf("the card is still there: %q", h.Says())
	}
}
