package sector

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestABattleFindsRoomUnderLargeLetters: on a small slate its letters grow less than elsewhere, but they are never smaller than usual.
func TestABattleFindsRoomUnderLargeLetters(t *testing.T) {
	for _, row := range []struct{ text, w, h, want float64 }{
		{1.5, 560, 500, 1.078125}, // as large as finds room
		{1.5, 300, 300, 1},        // no smaller than usual
		{1.5, 1200, 700, 1.5},     // room enough
		{1, 300, 300, 1},
	} {
		app := ui.NewApp(store.NewMemory())
		app.Prefs.TextScale = row.text
		app.Refresh(1)
		u, f := ui.NewUI(app), &Face{app: app}
		f.board.slate = canvas.Rect{W: row.w, H: row.h}
		usual := u.Theme
		prove.Is(t, "of what is written on the slate", f.slateScale(usual), row.want)
		back := f.lesser(u)
		prove.Is(t, "scale", u.Theme.Scale, row.want)
		prove.True(t, "to be brought back", back == usual)
	}
}
