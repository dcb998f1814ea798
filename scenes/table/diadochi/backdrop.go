package diadochi

import (
	"tyche/board/atlas"
	"tyche/board/chart"
	"tyche/board/geom"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// plaqueBelow is how much more than its core is shown of the sheet at its foot, as a share of the height, so that the plaque with its title
// is seen whole.
const plaqueBelow = .02

// Backdrop paints the empty atlas sheet, for what stands before a game: it fills r, and says whether it grows clearer
// yet.
func Backdrop(app *ui.App, _ *lexicon.Voice) func(u *ui.UI, r canvas.Rect) (busy bool) {
	model := atlas.Diadochi()
	shown := model.Core
	shown.H *= 1 + plaqueBelow
	var sheet *chart.Painter
	var camera *geom.Camera
	lang, text := "", 0.0
	return func(u *ui.UI, r canvas.Rect) bool {
		if r.W < 1 || r.H < 1 {
			return false
		}
		if camera == nil {
			camera = geom.NewCamera(model.World, r, shown)
			camera.Still = true
			camera.Dense(density(app))
		}
		if camera.View != r {
			camera.Resize(r)
			camera.Fit(shown, 0)
		}
		if lang != app.Prefs.Language || text != app.Theme.Scale {
			lang, text = app.Prefs.Language, app.Theme.Scale
			o := chart.Options{Words: atlas.DiadochiWords(lang), TextScale: text, Density: density(app)}
			if sheet == nil {
				sheet = chart.New(model, o)
			} else {
				sheet.SetOptions(o)
			}
		}
		sheet.Aim(camera)
		busy := sheet.Step(budget(sheet, camera))
		u.Clip(r)
		sheet.Draw(u, camera)
		u.Unclip()
		return busy
	}
}
