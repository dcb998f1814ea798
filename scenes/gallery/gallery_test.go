package gallery

import (
	"fmt"
	"image"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
	"tyche/sprites/palette"
)

// look paints the widgets after a second, with the cursor on a button and the keyboard on another.
func look(theme string, w, h int, textScale float64) *image.RGBA {
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Theme, app.Prefs.TextScale = theme, textScale
	app.Stack.Still = true
	app.Stack.Push(New(app))
	in := &ui.Input{W: float64(w), H: float64(h), Scale: 1, Dt: 1.0 / 60, Present: true, Focused: true, Zoom: 1}
	in.Cursor = canvas.Point{X: 120 * textScale, Y: 160 * textScale}
	for i := range 60 {
		if i < 10 {
			in.Keys = append(in.Keys, ui.Press{Key: ui.KeyTab})
		}
		app.Update(in)
		in.Clear()
	}
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	app.Draw(canvas.NewSoftware(dst))
	return dst
}

func TestWidgetsLookAsBefore(t *testing.T) {
	looks := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, theme := range ui.Themes {
		for _, scale := range []float64{0.8, 1, 1.5} {
			name := fmt.Sprintf("%s-%v", theme, scale)
			looks[name] = look(theme, int(790*scale), int(640*scale), scale)
			cells = append(cells, imagetest.Cell{Label: name, Image: looks[name]})
		}
	}
	imagetest.Sheet(t, "widgets", 2100, palette.Atlas.Wood, cells)
	imagetest.Golden(t, "widgets", looks)
}

func TestTinyWindowsDoNotBreakTheWidgets(t *testing.T) {
	for _, size := range []image.Point{{200, 150}, {1, 1}, {320, 100}, {3000, 200}} {
		look("parchment", size.X, size.Y, 2)
	}
}
