package sector_test

import (
	"strings"
	"testing"

	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
)

// TestAChoiceOfEventCardsIsRead looks for what each card does on a screen where nothing is pointed at.
func TestAChoiceOfEventCardsIsRead(t *testing.T) {
	for _, row := range []struct {
		language       string
		w, h, seats, n int
	}{{"es", 1280, 800, 4, 2}, {"en", 1280, 800, 3, 3}, {"es", 1280, 800, 6, 3}, {"es", 1600, 1000, 4, 2}} {
		at := sitUntil(t, row.language, row.w, row.h, row.seats, 0, func(v *game.View) bool { return v.Step == 8 && len(v.Events) >= row.n })
		at.Tick(2)
		said := strings.Join(at.Says(), " ")
		cards := at.session.Chair(0).View().(game.View).Events
		for i, ref := range cards {
			if effect := at.face.(*face.Face).Effect(ref); !strings.Contains(said, effect) {
				t.Errorf("%s, %d seats: nothing says %q", row.language, row.seats, effect)
			}
			for _, other := range cards[:i] {
				a, _ := at.face.Where(ref)
				if b, _ := at.face.Where(other); other != ref && !a.Intersect(b).Empty() {
					t.Errorf("%s, %d seats: %v and %v overlap", row.language, row.seats, a, b)
				}
			}
		}
		if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 {
			t.Errorf("%s, %d seats: %v allocations in a tick without input", row.language, row.seats, n)
		}
	}
}

// TestBoothsHaveRoomUnderLargeLetters: on a phone held sideways with large letters the limb gives its room to the booths, whose cards were not
// drawn any more, and worlds keep names of the usual size.
func TestBoothsHaveRoomUnderLargeLetters(t *testing.T) {
	for _, scale := range []float64{1, 1.6} {
		at := sitUntil(t, "es", 844, 390, 4, 0, func(v *game.View) bool { return v.Step == 8 && len(v.Events) > 2 })
		at.In.Touch, at.App.Prefs.TextScale = true, scale
		at.Tick(5)
		look(t, at.Guide, "booths-large")
		if limb := at.face.(*face.Face).Limbed(); limb == (scale > 1) {
			t.Errorf("at %v: the limb is seen: %v", scale, limb)
		}
		if names := at.face.(*face.Face).SlateScale(); names != 1 {
			t.Errorf("at %v: names of worlds are %v of their usual size", scale, names)
		}
	}
}
