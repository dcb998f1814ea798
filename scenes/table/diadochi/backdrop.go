package diadochi

import (
	"tyche/board/atlas"
	"tyche/board/chart"
	"tyche/board/geom"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Backdrop paints the empty atlas sheet, for what stands before a game: it fills r and grows clear as it is painted.
func Backdrop(app *ui.App) func(u *ui.UI, r canvas.Rect) {
	model := atlas.Diadochi()
	var sheet *chart.Painter
	var camera *geom.Camera
	lang, text := "", 0.0
	return func(u *ui.UI, r canvas.Rect) {
		if r.W < 1 || r.H < 1 {
			return
		}
		if camera == nil {
			camera = geom.NewCamera(model.World, r, model.Core)
		}
		if camera.View != r {
			camera.Resize(r)
		}
		camera.Still = true
		camera.Fit(model.Core, 0)
		o := chart.Options{Words: atlas.DiadochiWords(app.Prefs.Language), TextScale: app.Theme.Scale}
		switch {
		case sheet == nil:
			sheet = chart.New(model, o)
		case lang != app.Prefs.Language || text != app.Theme.Scale:
			sheet.SetOptions(o)
		}
		lang, text = app.Prefs.Language, app.Theme.Scale
		sheet.Aim(camera)
		sheet.Step(paintBudget)
		u.Clip(r)
		sheet.Draw(u, camera)
		u.Unclip()
	}
}
