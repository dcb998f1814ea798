package sector_test

import (
	"strconv"
	"testing"

	game "tyche/rules/sector"
)

// TestTheBenchShowsTokens demands that who has cargo or study tokens sees them on the bench, in every size of window.
func TestTheBenchShowsTokens(t *testing.T) {
	for _, row := range []struct {
		name, language string
		w, h           int
		of             func(v *game.SeatView) int
	}{
		{"cargo", "es", 1280, 800, func(v *game.SeatView) int { return v.Cargo }},
		{"study", "en", 1024, 640, func(v *game.SeatView) int { return v.Study }},
		{"cargo", "en", 390, 844, func(v *game.SeatView) int { return v.Cargo }},
		{"study", "es", 844, 390, func(v *game.SeatView) int { return v.Study }},
	} {
		at := sitUntil(t, row.language, row.w, row.h, 2, 0, func(v *game.View) bool { return v.Phase == 2 && v.Order.On && row.of(&v.Seats[0]) > 0 })
		look(t, at.Guide, "tokens-"+row.name+"-"+strconv.Itoa(row.w))
		untold(t, at.Guide)
		v := at.session.Chair(0).View().(game.View)
		if words := "×" + strconv.Itoa(row.of(&v.Seats[0])); !at.shows(words) {
			t.Errorf("%dx%d: %q of %s tokens is not on the screen: %q", row.w, row.h, words, row.name, at.Says())
		}
	}
}

// TestAPressOnTokensSaysWhenTheyPay presses the cargo tokens while orders are placed.
func TestAPressOnTokensSaysWhenTheyPay(t *testing.T) {
	for _, w := range [][2]int{{1280, 800}, {390, 844}} {
		at := sitUntil(t, "es", w[0], w[1], 2, 0, func(v *game.View) bool { return v.Phase == 1 && v.Seats[0].Cargo > 0 })
		v := at.session.Chair(0).View().(game.View)
		token, found := at.Find("×" + strconv.Itoa(v.Seats[0].Cargo))
		if !found {
			t.Fatalf("no tokens: %q", at.Says())
		}
		at.Tick(60)
		at.Press(token)
		look(t, at.Guide, "tokens-pressed")
		if !at.shows("Las fichas de carga pagan solas") {
			t.Errorf("%v: nothing says when cargo tokens pay: %q", w, at.Says())
		}
	}
}
