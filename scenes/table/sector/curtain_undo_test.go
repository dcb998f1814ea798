package sector_test

import (
	"bytes"
	"image"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// placed sits two people down at a world, lets the first lay the first order that every world offers, and returns the table at the curtain.
func placed(t *testing.T, world rules.State, language string, w, h int) *sat {
	t.Helper()
	s, err := session.New(fixed{game.Game, world}, rules.Setup{Seats: 2}, people(2), 1)
	if err != nil {
		t.Fatal(err)
	}
	at := sitAt(t, language, w, h, s)
	if at.shows("Undo") || at.shows("Deshacer") {
		t.Errorf("nothing was played, and the curtain offers to take it back: %q", at.Says())
	}
	at.press(ui.KeyEnter)
	at.Tick(60)
	first := at.table.Asks().Legal[0].Move
	if _, err := s.Play(s.Pending()[0].Seat, first); err != nil {
		t.Fatal(err)
	}
	for n := 0; !at.table.Hidden() && n < 600; n++ {
		at.Tick(1)
	}
	at.Tick(2)
	return at
}

// TestAnOrderIsTakenBackAtTheCurtain: whoever slipped with the last order takes it back where the screen waits for the next person, by
// the button or by its key, and nobody's hand is opened by it.
func TestAnOrderIsTakenBackAtTheCurtain(t *testing.T) {
	world := alike(t, 2)[0]
	for _, row := range []struct {
		w, h  int
		press func(at *sat)
	}{
		{1280, 800, func(at *sat) { at.Click("Deshacer la jugada de Irene") }},
		{640, 400, func(at *sat) { at.In.Keys = append(at.In.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl}) }},
	} {
		at := placed(t, world, "es", row.w, row.h)
		if !at.table.Hidden() || !at.shows("Deshacer la jugada de Irene") {
			t.Fatalf("the curtain does not offer to take the order back: %q", at.Says())
		}
		look(t, at.Guide, "curtain-undo")
		untold(t, at.Guide)
		row.press(at)
		at.Tick(5)
		if n := at.session.Len(); n != 0 || !at.table.Hidden() || at.session.Pending()[0].Seat != 0 {
			t.Fatalf("%d entries, a curtain: %v, %q", n, at.table.Hidden(), at.Says())
		}
		if at.shows("Deshacer") || !at.shows("Para colocar una orden") || !at.shows("Irene") {
			t.Errorf("the curtain does not call who took it back: %q", at.Says())
		}
		at.Tick(60)
		at.press(ui.KeyEnter)
		at.Tick(5)
		if at.table.Asks() == nil {
			t.Errorf("nothing is asked again: %q", at.Says())
		}
	}
}

// TestTheCurtainOffersNothingOnceItWasOpened: the next person has seen the stacks, so the order lies.
func TestTheCurtainOffersNothingOnceItWasOpened(t *testing.T) {
	at := placed(t, alike(t, 2)[0], "en", 640, 400)
	at.Tick(60)
	at.press(ui.KeyEnter)
	at.Tick(60)
	at.In.Keys = append(at.In.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
	at.Tick(5)
	if at.session.Len() != 1 || at.table.Hidden() {
		t.Errorf("%d entries, a curtain: %v", at.session.Len(), at.table.Hidden())
	}
}

// TestTheOfferAtTheCurtainShowsNothing: over worlds that differ in hands and orders it is the same to the last pixel.
func TestTheOfferAtTheCurtainShowsNothing(t *testing.T) {
	var first *image.RGBA
	for i, world := range alike(t, 2) {
		at := placed(t, world, "en", 640, 400)
		if !at.shows("Undo Irene’s move") {
			t.Fatalf("world %d: no offer: %q", i, at.Says())
		}
		if seen := at.Sees(); first == nil {
			first = seen
		} else if !bytes.Equal(first.Pix, seen.Pix) {
			t.Errorf("world %d looks different", i)
		}
	}
}
