package ui

import (
	"strings"
	"testing"

	"tyche/fonts"
	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// TestLargeLettersGiveWay: words that have no room in large letters are written smaller, down to the usual size, and cut only then; what has
// room stays large.
func TestLargeLettersGiveWay(t *testing.T) {
	const words = "Partidas guardadas"
	u := NewUI(NewApp(store.NewMemory()))
	for _, large := range []float64{1, 1.5, 2} {
		u.App.Prefs.TextScale = large
		u.App.Refresh(1)
		u.Theme = u.App.Theme
		st := u.Theme.Text(Label)
		whole := fonts.Width(words, st)
		write := func(room float64) (said string, width float64) {
			u.Begin(&Input{W: 800, H: 600, Scale: 1})
			width = u.Words(canvas.Rect{W: room, H: 60}, words, st, Left)
			u.End()
			u.Texts(func(s string, _ canvas.Point) { said = s })
			return said, width
		}
		said, width := write(whole)
		prove.True(t, "with room: as large as asked for", said == words && width == whole)
		said, _ = write(whole/large + 2)
		prove.Is(t, "with room for the usual letters: whole", said, words)
		said, _ = write(whole / large * 0.8)
		prove.True(t, "with less: cut", strings.HasSuffix(said, "…"))
	}
}
