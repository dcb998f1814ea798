package rulebook

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// TestTablesOfSectorArePictured wants a picture before every unit, card, technology and building of the tables of its last chapter, in
// both languages, and none in a window without room for it.
func TestTablesOfSectorArePictured(t *testing.T) {
	for _, language := range []string{"es", "en"} {
		for _, size := range [][2]int{{1280, 800}, {390, 844}} {
			app := ui.NewApp(store.NewMemory())
			app.Prefs.Language = language
			h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
			prove.Is(t, "a house", err, nil)
			r := New(h, h.Kind("sector"), "6.4")
			app.Stack.Push(r)
			for range 3 {
				app.Update(&ui.Input{W: float64(size[0]), H: float64(size[1]), Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true})
			}
			tables, shown := 0, 0
			for i := range r.page.blocks {
				k := &r.page.blocks[i]
				if k.kind != grid {
					continue
				}
				tables++
				for n := range k.cells {
					if k.shown(n) != "" {
						shown++
					} else if size[0] > 1000 && n > 0 {
						t.Errorf("%s: row %d of table %d has no picture", language, n, tables)
					}
				}
			}
			prove.Is(t, "there are pictures", shown > 0, size[0] > 1000)
			prove.True(t, "there are tables", tables >= 6)
			if dir := os.Getenv("TYCHE_LOOK"); dir != "" {
				imagetest.Save(t, filepath.Join(dir, "rulebook-"+language+map[bool]string{true: "-wide", false: "-narrow"}[size[0] > 1000]+".png"), seen(app, size))
			}
		}
	}
}

// seen is the picture of a window.
func seen(app *ui.App, size [2]int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size[0], size[1]))
	app.Draw(canvas.NewSoftware(img))
	return img
}
