package toy_test

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// worldsOf are games that differ only in what nobody sees openly.
func worldsOf(t *testing.T, seats []session.Seating) []rules.State {
	t.Helper()
	s, err := session.New(game.Game{}, rules.Setup{Seats: len(seats)}, seats, 5)
	if err != nil {
		t.Fatal(err)
	}
	worlds := []rules.State{s.StateAt(0)}
	for i := range uint64(4) {
		worlds = append(worlds, worlds[0].Resample(rules.Nobody, dice.New(i, 3)))
	}
	return worlds
}

var window = guide.Window{Language: "en", W: 640, H: 400, Seed: 1}

// TestHandsAreClosedWhileAComputerThinks sits two people and a computer down: while it bids nobody's cards are seen. A person alone with it
// has them before him all the time.
func TestHandsAreClosedWhileAComputerThinks(t *testing.T) {
	for _, row := range []struct {
		seats  []session.Seating
		closed bool
	}{
		{[]session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}, {Name: "Ana"}}, true},
		{[]session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}}, false},
	} {
		err := guide.Closed(entry(), worldsOf(t, row.seats), row.seats, window, func(when string, g *guide.Guide) { look(t, g, "away-"+when, "en") })
		if (err == nil) != row.closed {
			t.Errorf("%d at the table: %v", len(row.seats), err)
		}
	}
}

// TestWhatIsTakenBackMeanwhileLiesBehindTheCurtain takes a bid back while the computer thinks: whoever has pressed that may be another.
func TestWhatIsTakenBackMeanwhileLiesBehindTheCurtain(t *testing.T) {
	seats := []session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}, {Name: "Ana"}}
	h, err := guide.NewHotSeat(entry(), worldsOf(t, seats)[0], seats, window)
	if err != nil {
		t.Fatal(err)
	}
	h.Sit()
	if _, err := h.Session.Play(0, h.Session.Chair(0).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	h.Tick(60)
	h.In.Keys = append(h.In.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
	h.Tick(5)
	if h.Session.Len() != 0 || !h.Table.Hidden() {
		t.Errorf("%d entries, a curtain: %v", h.Session.Len(), h.Table.Hidden())
	}
}

// TestWhoGivesTheSeatToAComputerClosesTheHand: two people play, and the second lets a computer go on: the first is not to see those cards.
func TestWhoGivesTheSeatToAComputerClosesTheHand(t *testing.T) {
	seats := []session.Seating{{Name: "Irene"}, {Name: "Ana"}}
	h, err := guide.NewHotSeat(entry(), worldsOf(t, seats)[0], seats, window)
	if err != nil {
		t.Fatal(err)
	}
	h.Sit()
	if _, err := h.Session.Play(0, h.Session.Chair(0).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	h.Tick(60)
	h.Sit()
	if !slices.Contains(h.Says(), "1") {
		t.Fatalf("no card of one: %q", h.Says())
	}
	if err := h.Session.Hand(1, "random"); err != nil {
		t.Fatal(err)
	}
	h.Tick(30)
	if slices.Contains(h.Says(), "1") {
		t.Errorf("the card is still there: %q", h.Says())
	}
}
