package sector_test

import (
	"testing"

	face "tyche/scenes/table/sector"
	"tyche/scenes/ui"
)

// TestMomentsAreToldWithoutAnimations: that the third stage begins, and who is about to win, stands over the slate until somebody goes on.
func TestMomentsAreToldWithoutAnimations(t *testing.T) {
	for _, row := range []struct {
		near  int
		words string
	}{{-1, "Comienza la tercera etapa"}, {1, "Victoria a la vista"}} {
		at := sitDown(t, "es", 1280, 800, 4, 0, 3, 1)
		at.App.Prefs.Speed = 0
		f := at.face.(*face.Face)
		if row.near < 0 {
			f.Draw(1)
		} else {
			f.Comes(1)
		}
		at.Tick(60 * 20)
		if !at.shows(row.words) || !f.Busy() || !at.shows("La partida sigue cuando pases la página.") {
			t.Fatalf("%q does not wait to be read: %q", row.words, at.Says())
		}
		look(t, at.Guide, "moment-still")
		untold(t, at.Guide)
		at.press(ui.KeySpace)
		if at.Tick(2); f.Busy() || at.shows(row.words) {
			t.Errorf("%q does not go: %q", row.words, at.Says())
		}
	}
}
