package sector

import (
	"image/color"
	"math"
	"slices"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// drawSpindle draws the orders on a world, with a glow where the top one is offered; what covers an order that was pressed shakes.
func (f *Face) drawSpindle(u *ui.UI, q int, s *table.Sight) {
	b := &f.board
	t := f.tower(q)
	if t.Count == 0 {
		return
	}
	at, k := b.place(b.lay.spots[q].spindle), b.scale()
	switch {
	case slices.Contains(s.Culprits, stackRef(q)):
		at.X += f.shake(s) * k
		f.glowTop(u, at, t.Count, u.Theme.Danger, u.Theme.Danger)
	case f.lit(stackRef(q)) || f.lit(planetRef(q)) && f.view.Phase == executionPhase:
		halo := palette.Halo
		halo.A = 120
		f.glowTop(u, at, t.Count, halo, palette.Lit)
	}
	u.Picture(f.box.Spindle(t, k), canvas.Place{At: at, AnchorX: .5, AnchorY: orrery.SpindleFoot(t.Count)})
}

// glowTop draws a glow around the order on top of so many.
func (f *Face) glowTop(u *ui.UI, at canvas.Point, count int, halo, core color.NRGBA) {
	k := f.board.scale()
	top := canvas.Point{X: at.X, Y: at.Y - (orrery.SpindleTop(count)-4)*k}
	u.Line(canvas.Point{X: top.X - 12*k, Y: top.Y}, canvas.Point{X: top.X + 12*k, Y: top.Y}, 40*k, halo)
	u.Line(canvas.Point{X: top.X - 13*k, Y: top.Y}, canvas.Point{X: top.X + 13*k, Y: top.Y}, 29*k, core)
}

// shake is how far a thing that stands in the way is moved aside just after a refusal, in pixels of the map.
func (f *Face) shake(s *table.Sight) float64 {
	if f.app.Prefs.ReducedMotion {
		return 0
	}
	return 6 * s.Shake * math.Sin(s.Shake*6*math.Pi)
}

// blame marks what stands in the way of what was refused: a plate, or a player's card.
func blame(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	if !slices.Contains(s.Culprits, ref) {
		return
	}
	w := max(u.Px(3), 2)
	for _, edge := range [...]canvas.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: w}, {X: r.X, Y: r.Bottom() - w, W: r.W, H: w}, {X: r.X, Y: r.Y, W: w, H: r.H}, {X: r.Right() - w, Y: r.Y, W: w, H: r.H},
	} {
		u.Fill(edge, u.Theme.Danger)
	}
}
