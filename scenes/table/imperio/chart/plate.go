package chart

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/sky"
)

// plate keeps the pictures of the sky.
type plate struct {
	w, h   int
	scale  float64
	ground *canvas.Picture
	stars  *canvas.Picture
}

func (p *plate) drop() {
	for _, pic := range []*canvas.Picture{p.ground, p.stars} {
		if pic != nil {
			pic.Drop()
		}
	}
	*p = plate{}
}

// drawSky draws the plate, its stars a little apart from it when the chart was moved.
func (c *Chart) drawSky(u *ui.UI) {
	w, h := int(c.view.W), int(c.view.H)
	if c.plate.w != w || c.plate.h != h || c.plate.scale != c.fine {
		c.plate.drop()
		s := sky.Plate{W: w, H: h, Scale: c.fine, Circles: true, Figures: c.figures()}
		c.plate = plate{w, h, c.fine, s.Picture(), s.Stars()}
	}
	u.Picture(c.plate.ground, canvas.Place{At: canvas.Point{X: c.view.X, Y: c.view.Y}})
	x0, y0, x1, y1 := c.model.bounds()
	far := func(v, low, high float64) float64 { return math.Round(4 * c.fine * (1 - 2*(v-low)/max(high-low, 1))) }
	u.Picture(c.plate.stars, canvas.Place{At: canvas.Point{X: c.view.X + far(c.x, x0, x1), Y: c.view.Y + far(c.y, y0, y1)}})
}

// figures are the constellations that find room beside the hexes when the whole chart is shown: each in the corner where
// most is free.
func (c *Chart) figures() (list []sky.Place) {
	if c.view.W < 700*c.fine || len(c.model.Hexes) == 0 {
		return nil
	}
	s, x, y := c.s, c.x, c.y
	c.fit()
	defer func() { c.s, c.x, c.y = s, x, y }()
	for _, f := range []sky.Place{
		{Figure: sky.Swan, X: .115, Y: .2, K: .64, Turn: -6}, {Figure: sky.Balance, X: .9, Y: .3, K: .62, Turn: 6},
		{Figure: sky.Serpent, X: .88, Y: .64, K: .5, Turn: 74}, {Figure: sky.Argo, X: .14, Y: .74, K: .6, Turn: -6}, {Figure: sky.Argo, X: .14, Y: .66, K: .5, Turn: -6},
		{Figure: sky.Crown, X: .1, Y: .48, K: .5}, {Figure: sky.Crown, X: .66, Y: .14, K: .5}, {Figure: sky.Swan, X: .33, Y: .16, K: .5}, {Figure: sky.Argo, X: .3, Y: .86, K: .5},
		{Figure: sky.Balance, X: .7, Y: .84, K: .45},
	} {
		if c.clear(f) && !drawn(list, f) {
			list = append(list, f)
		}
	}
	return list
}

func drawn(list []sky.Place, f sky.Place) bool {
	for _, k := range list {
		if k.Figure == f.Figure || math.Hypot(k.X-f.X, k.Y-f.Y) < .24 {
			return true
		}
	}
	return false
}

// clear says that no hex lies under a figure.
func (c *Chart) clear(f sky.Place) bool {
	at := canvas.Point{X: c.view.X + f.X*c.view.W, Y: c.view.Y + f.Y*c.view.H}
	reach := 150*f.K*math.Sqrt(c.view.W*c.view.H/(1088*798)) + .8*c.s
	for i := range c.model.Hexes {
		x, y := place(c.model.Hexes[i].Q, c.model.Hexes[i].R)
		p := c.screen(x, y)
		if math.Hypot(p.X-at.X, p.Y-at.Y) < reach {
			return false
		}
	}
	for _, r := range c.kept {
		far := reach - .5*c.s
		if !r.Intersect(canvas.Rect{X: at.X - far, Y: at.Y - far, W: 2 * far, H: 2 * far}).Empty() {
			return false
		}
	}
	return at.Y+100*f.K < c.free.Bottom()
}
