package chart

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// inMini returns how a small chart in r lies: the scale and the place of the origin.
func (c *Chart) inMini(r canvas.Rect) (scale float64, origin canvas.Point) {
	x0, y0, x1, y1 := c.model.bounds()
	scale = min(r.W/(x1-x0), r.H/(y1-y0))
	mid := r.Center()
	return scale, canvas.Point{X: mid.X - scale*(x0+x1)/2, Y: mid.Y - scale*(y0+y1)/2}
}

// Mini draws the whole chart into r, each hex in the colour of its owner, and a frame round what is seen.
func (c *Chart) Mini(u *ui.UI, r canvas.Rect) {
	scale, origin := c.inMini(r)
	u.Clip(r)
	for i := range c.art {
		a := &c.art[i]
		ink := paint.Fade(palette.Line, .35)
		if owner := a.hex.owner(); owner != Nobody {
			ink = c.theme.Of(owner).Main
		}
		c.corners(canvas.Point{X: origin.X + a.x*scale, Y: origin.Y + a.y*scale}, .92*scale)
		u.Polygon(c.edge[:6], ink)
	}
	low, high := c.unit(canvas.Point{X: c.free.X, Y: c.free.Y}), c.unit(canvas.Point{X: c.free.Right(), Y: c.free.Bottom()})
	seen := canvas.Rect{X: origin.X + low.X*scale, Y: origin.Y + low.Y*scale, W: (high.X - low.X) * scale, H: (high.Y - low.Y) * scale}
	box(u, seen.Intersect(r), max(1.6*c.fine, 1), palette.Star)
	u.Unclip()
}

// Jump shows what a click on a small chart in r means.
func (c *Chart) Jump(r canvas.Rect, at canvas.Point) {
	scale, origin := c.inMini(r)
	c.fitted = false
	c.x, c.y = (at.X-origin.X)/scale, (at.Y-origin.Y)/scale
	c.keep()
}
