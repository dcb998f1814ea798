package sector_test

import (
	"strconv"
	"testing"

	game "tyche/rules/sector"
)

// TestButtonsOfTheTableCoverNothingThatIsRead looks at a phone held upright: below the two buttons at the corner of the map neither the
// number of event cards nor the name of a world lies.
func TestButtonsOfTheTableCoverNothingThatIsRead(t *testing.T) {
	const left, bottom = 390 - 8 - 2*44 - 6, 46 + 8 + 44 // of the buttons, side by side
	at := sitUntil(t, "es", 390, 844, 4, 0, func(v *game.View) bool { return v.Round == 2 && v.Phase == 1 })
	at.In.Touch = true
	at.Tick(5)
	v := at.session.Chair(0).View().(game.View)
	deck := strconv.Itoa(v.Deck[0])
	if v.Deck[0] == 0 {
		deck = strconv.Itoa(v.Deck[1])
	}
	for _, words := range []string{"Yermofrío", "Eddermark", deck} {
		p, found := at.Find(words)
		if !found || p.X+6*float64(len(words)) > left && p.Y < bottom {
			t.Errorf("%q: found %v at %v, the buttons reach from %d and down to %d", words, found, p, left, bottom)
		}
	}
	untold(t, at.Guide)
}

// TestThePhaseKeepsToTheBar: on a phone round and phase stand in the bar in words, and end before the buttons, also while there are more
// of them because something is acted out.
func TestThePhaseKeepsToTheBar(t *testing.T) {
	at := sitUntil(t, "es", 390, 844, 2, 0, func(v *game.View) bool { return v.Round == 2 && v.Phase == 1 })
	at.In.Touch = true
	at.Tick(5)
	for _, words := range []string{"Ronda 2", "Planificación"} {
		if p, found := at.Find(words); !found || p.X > 100 || p.Y > 46 {
			t.Errorf("%q: found %v at %v", words, found, p)
		}
	}
}
