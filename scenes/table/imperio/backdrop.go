package imperio

import (
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/sky"
)

// Backdrop paints the empty sky, for what stands before a game: it fills r.
func Backdrop(*ui.App) func(u *ui.UI, r canvas.Rect) (busy bool) {
	var ground, stars *canvas.Picture
	return func(u *ui.UI, r canvas.Rect) bool {
		if r.W < 1 || r.H < 1 {
			return false
		}
		if ground == nil || ground.W != int(r.W) || ground.H != int(r.H) {
			s := sky.Plate{W: int(r.W), H: int(r.H), Scale: u.Theme.Scale, Circles: true, Figures: []sky.Place{
				{Figure: sky.Swan, X: .16, Y: .3, K: .9, Turn: -6}, {Figure: sky.Argo, X: .2, Y: .76, K: .8, Turn: -6}, {Figure: sky.Crown, X: .44, Y: .2, K: .7}, {Figure: sky.Balance, X: .44, Y: .7, K: .7, Turn: 4},
			}}
			ground, stars = s.Picture(), s.Stars()
		}
		at := canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}}
		u.Picture(ground, at)
		u.Picture(stars, at)
		chart.Frame(u, r, u.Theme.Scale)
		return false
	}
}
