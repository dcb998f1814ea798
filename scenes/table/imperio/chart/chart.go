package chart

import (
	"math"
	"slices"
	"time"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
)

// paintBudget is how long a tick may paint pictures that are not there yet.
const paintBudget = 8 * time.Millisecond

// Chart is the sky plate with its hexes in a part of the window.
type Chart struct {
	model Model
	art   []art
	theme *palette.Theme
	view  canvas.Rect // where it is seen
	free  canvas.Rect // what nothing lies on
	fine  float64     // pixels for one of the design

	s      float64 // radius of a hex in pixels
	x, y   float64 // what lies in the middle of free, in radii
	fitted bool    // the whole chart is shown, as far as it can be read
	all    bool    // ... or cannot
	part   bool    // it cannot, and a part is shown

	// Start is in the middle where the chart cannot be shown whole.
	Start rules.Ref
	laid  float64 // the radius for which art was laid out
	bared bool    // it was laid out without fleets

	throne struct {
		x, y, r float64
		on      bool
	}
	studio *studio
	plate  plate
	kept   []canvas.Rect // of the plate, free of figures

	// Bare leaves out fleets, Troops and works from the next Look on, so that the worlds can be read.
	Bare bool
	// Lit says whether a world may be clicked: it gets a ring where there are several in its system.
	Lit func(rules.Ref) bool
	// Tag is what stands in the place of a system's name, red where it is danger: the odds of a fight. It may be nil.
	Tag  func(rules.Ref) (words string, danger, ok bool)
	edge [8]canvas.Point // working memory of polygons
}

// art is a hex laid out: where it is in radii, and what it shows.
type art struct {
	x, y float64
	bands
	hex *Hex
}

// New returns an empty chart.
func New() *Chart { return &Chart{studio: newStudio(), fitted: true, theme: palette.Atlas, fine: 1} }

// Set shows a model. The chart keeps it.
func (c *Chart) Set(m Model) {
	if len(m.Hexes) != len(c.model.Hexes) {
		c.Rest()
		c.plate.drop()
	}
	if len(m.Hexes) != len(c.model.Hexes) {
		c.throne.x, c.throne.y, c.throne.r, c.throne.on = m.hole()
	}
	c.model, c.laid = m, 0
}

// Reserve keeps the figures of the plate off these parts of it.
func (c *Chart) Reserve(list []canvas.Rect) {
	if !slices.Equal(list, c.kept) {
		c.kept = append(c.kept[:0], list...)
		c.plate.drop()
	}
}

// Look gives the chart its part of the window, what of it is free, the colours and the scale.
func (c *Chart) Look(view, free canvas.Rect, theme *palette.Theme, fine float64) {
	view.W, view.H = max(view.W, 1), max(view.H, 1)
	free.W, free.H = max(free.W, 1), max(free.H, 1)
	if view != c.view || free != c.free || fine != c.fine || theme != c.theme {
		c.view, c.free, c.fine, c.theme, c.laid = view, free, fine, theme, 0
	}
	if c.fitted {
		c.fit()
	}
	if c.laid != c.s || c.bared != c.Bare {
		c.lay()
	}
}

// fit shows the whole chart.
func (c *Chart) fit() {
	x0, y0, x1, y1 := c.model.bounds()
	margin := 26 * c.fine
	c.s = min((c.free.W-2*margin)/(x1-x0), (c.free.H-2*margin)/(y1-y0))
	c.s = math.Floor(max(min(c.s, 130*c.fine), 8))
	c.x, c.y = (x0+x1)/2, (y0+y1)/2
	if c.s >= legible*c.fine { // it can be read: where it cannot any more, the whole is asked for anew
		c.all = false
	}
	if c.part = c.s < legible*c.fine && !c.all; c.part { // too small to be read: the part that matters most
		c.s = math.Floor(readable * c.fine)
		if i := c.find(c.Start); i >= 0 && c.Start.Kind != 0 {
			c.x, c.y = place(c.model.Hexes[i].Q, c.model.Hexes[i].R)
		}
	}
}

// Radii in pixels of the design: below legible the whole chart is not shown at once, but a part at a readable size.
const (
	legible  = 38.0
	readable = 48.0
)

// Fit shows the whole chart from now on, however small.
func (c *Chart) Fit() { c.fitted, c.all = true, true }

// Rest shows the whole chart from now on, or where that would be too small to be read, the part that matters most.
func (c *Chart) Rest() { c.fitted, c.all = true, false }

// Zoom enlarges about a place of the canvas.
func (c *Chart) Zoom(at canvas.Point, factor float64) {
	if factor == 1 || len(c.model.Hexes) == 0 {
		return
	}
	least := c.least()
	before := c.unit(at)
	c.s = math.Round(max(min(c.s*factor, 190*c.fine), least))
	if c.s <= least {
		c.Fit()
		return
	}
	c.fitted = false
	after := c.unit(at)
	c.x, c.y = c.x+before.X-after.X, c.y+before.Y-after.Y
	c.keep()
}

// least is the radius at which everything is seen.
func (c *Chart) least() float64 {
	was := *c
	c.all = true
	c.fit()
	least := c.s
	c.s, c.x, c.y, c.all, c.part = was.s, was.x, was.y, was.all, was.part
	return least
}

// Pan moves the chart by pixels.
func (c *Chart) Pan(dx, dy float64) {
	c.x, c.y = c.x-dx/c.s, c.y-dy/c.s
	c.fitted = false
	c.keep()
}

// keep keeps the middle of the view on the chart.
func (c *Chart) keep() {
	x0, y0, x1, y1 := c.model.bounds()
	c.x, c.y = min(max(c.x, x0), x1), min(max(c.y, y0), y1)
}

// Stand is what of the chart is in view.
type Stand struct {
	s, x, y     float64
	fitted, all bool
}

// Stand says what of the chart is in view.
func (c *Chart) Stand() Stand { return Stand{c.s, c.x, c.y, c.fitted, c.all} }

// Return shows what was in view.
func (c *Chart) Return(to Stand) {
	c.s, c.x, c.y, c.fitted, c.all = to.s, to.x, to.y, to.fitted, to.all
}

// Center brings a hex into the middle if it is not well in view.
func (c *Chart) Center(ref rules.Ref) {
	i := c.find(ref)
	if i < 0 || c.Whole() {
		return
	}
	if at := c.screen(c.art[i].x, c.art[i].y); !c.free.Inset(c.s).Contains(at) {
		c.fitted = false
		c.x, c.y = c.art[i].x, c.art[i].y
	}
}

// unit returns what lies under a place of the canvas, in radii.
func (c *Chart) unit(at canvas.Point) canvas.Point {
	mid := c.free.Center()
	return canvas.Point{X: c.x + (at.X-mid.X)/c.s, Y: c.y + (at.Y-mid.Y)/c.s}
}

// screen returns where a place in radii lies on the canvas, on whole pixels.
func (c *Chart) screen(x, y float64) canvas.Point {
	mid := c.free.Center()
	return canvas.Point{X: math.Round(mid.X + (x-c.x)*c.s), Y: math.Round(mid.Y + (y-c.y)*c.s)}
}

// lay lays every hex out for the present radius.
func (c *Chart) lay() {
	c.art = c.art[:0]
	for i := range c.model.Hexes {
		h := &c.model.Hexes[i]
		a, seen := art{hex: h}, *h
		if c.Bare {
			seen.Fleet = Fleet{}
		}
		a.x, a.y = place(h.Q, h.R)
		a.bands = arrange(&seen, c.s/c.fine, fonts.Width(h.Name, fonts.Style{Face: fonts.Serif, Size: 100})/100)
		c.art = append(c.art, a)
	}
	c.laid, c.bared = c.s, c.Bare
}

// find returns the hex of a system, or of one of its worlds; -1 for what is not on the chart.
func (c *Chart) find(ref rules.Ref) int {
	for i := range c.model.Hexes {
		h := &c.model.Hexes[i]
		if h.Ref == ref {
			return i
		}
		for k := range h.Worlds {
			if h.Worlds[k].Ref == ref {
				return i
			}
		}
	}
	return -1
}

// Find returns the hex of a system or world.
func (c *Chart) Find(ref rules.Ref) *Hex {
	if i := c.find(ref); i >= 0 && ref.Kind != 0 {
		return &c.model.Hexes[i]
	}
	return nil
}

// At returns the middle of the hex of a system or world on the canvas; false for what is not on the chart.
func (c *Chart) At(ref rules.Ref) (canvas.Point, bool) {
	i := c.find(ref)
	if i < 0 || ref.Kind == 0 || i >= len(c.art) {
		return canvas.Point{}, false
	}
	return c.screen(c.art[i].x, c.art[i].y), true
}

// Plate is where the plate of a fleet lies that stands in a hex, on the canvas; false where none does.
func (c *Chart) Plate(ref rules.Ref) (canvas.Rect, bool) {
	i := c.find(ref)
	if i < 0 || ref.Kind == 0 || i >= len(c.art) || c.art[i].plate.W <= 0 || c.art[i].hex.Fleet.Ghost {
		return canvas.Rect{}, false
	}
	a := &c.art[i]
	return c.boxed(c.screen(a.x, a.y), a.plate), true
}

// boxed turns a rectangle of the design about the middle of a hex into one of the canvas.
func (c *Chart) boxed(at canvas.Point, r canvas.Rect) canvas.Rect {
	return canvas.Rect{X: at.X + r.X*c.fine, Y: at.Y + r.Y*c.fine, W: r.W * c.fine, H: r.H * c.fine}
}

// Radius is that of a hex, in pixels.
func (c *Chart) Radius() float64 { return c.s }

// Free says that no hex lies under a part of the canvas.
func (c *Chart) Free(r canvas.Rect) bool {
	r = r.Inset(-.8 * c.s)
	for i := range c.art {
		if r.Contains(c.screen(c.art[i].x, c.art[i].y)) {
			return false
		}
	}
	return true
}

// Hidden is how much of the hexes lies under a part of the canvas, in pixels of the boxes round them.
func (c *Chart) Hidden(r canvas.Rect) (n float64) {
	for i := range c.art {
		at := c.screen(c.art[i].x, c.art[i].y)
		if k := r.Intersect(canvas.Rect{X: at.X - .866*c.s, Y: at.Y - c.s, W: 1.732 * c.s, H: 2 * c.s}); !k.Empty() {
			n += k.W * k.H
		}
	}
	return n
}

// Whole says that the whole chart is in view.
func (c *Chart) Whole() bool { return c.fitted && !c.part }

// Where returns the part of the canvas on which a system or world is drawn; false while it is out of sight.
func (c *Chart) Where(ref rules.Ref) (canvas.Rect, bool) {
	i := c.find(ref)
	if i < 0 || ref.Kind == 0 || i >= len(c.art) {
		return canvas.Rect{}, false
	}
	a := &c.art[i]
	at := c.screen(a.x, a.y)
	r := canvas.Rect{X: at.X - .866*c.s, Y: at.Y - c.s, W: 1.732 * c.s, H: 2 * c.s}
	for k := range a.hex.Worlds {
		if w := &a.worlds[k]; a.hex.Worlds[k].Ref == ref && len(a.hex.Worlds) > 1 {
			r = canvas.Rect{X: at.X + (w.at.X-w.r)*c.fine, Y: at.Y + (w.at.Y-w.r)*c.fine, W: 2 * w.r * c.fine, H: 2 * w.r * c.fine}
		}
	}
	seen := r.Intersect(c.Inner())
	return seen, !seen.Empty()
}

// WhereGlobe returns the box of the globe of a world, false while it is out of sight.
func (c *Chart) WhereGlobe(ref rules.Ref) (canvas.Rect, bool) {
	i := c.find(ref)
	if i < 0 || i >= len(c.art) {
		return canvas.Rect{}, false
	}
	a := &c.art[i]
	at := c.screen(a.x, a.y)
	for k := range a.hex.Worlds {
		if w := &a.worlds[k]; a.hex.Worlds[k].Ref == ref {
			r := canvas.Rect{X: at.X + (w.at.X-w.r)*c.fine, Y: at.Y + (w.at.Y-w.r)*c.fine, W: 2 * w.r * c.fine, H: 2 * w.r * c.fine}
			return r, !r.Intersect(c.Inner()).Empty()
		}
	}
	return canvas.Rect{}, false
}

// Spot is what lies under a place of the canvas: a hex, and which of its worlds, or -1; Throne in the hole of the chart.
type Spot struct {
	Hex    *Hex
	World  int
	Throne bool
}

// Pick returns what lies under a place.
func (c *Chart) Pick(at canvas.Point) Spot {
	if !c.Inner().Contains(at) {
		return Spot{World: -1}
	}
	p := c.unit(at)
	if c.throne.on && math.Hypot(p.X-c.throne.x, p.Y-c.throne.y) < .86*c.throne.r {
		return Spot{World: -1, Throne: true}
	}
	for i := range c.art {
		a := &c.art[i]
		if !inHex(p.X-a.x, p.Y-a.y) {
			continue
		}
		return Spot{Hex: a.hex, World: a.near((p.X-a.x)*c.s/c.fine, (p.Y-a.y)*c.s/c.fine)}
	}
	return Spot{World: -1}
}

// inHex says whether a place lies in the hexagon of radius 1 about the origin.
func inHex(x, y float64) bool {
	x, y = math.Abs(x), math.Abs(y)
	return x <= .8661 && y <= 1-x/math.Sqrt(3)+1e-4
}

// near returns the world that a place of the hex means: the only one, or the one beside or below which it lies.
func (a *art) near(x, y float64) int {
	m := len(a.hex.Worlds)
	if m < 2 {
		return m - 1
	}
	for i := range m {
		w := &a.worlds[i]
		if math.Abs(x-w.at.X) < w.r*1.3 && y > w.at.Y-1.3*w.r && y < w.numbers.Y+a.size {
			return i
		}
	}
	return -1
}

// Inner is what the frame leaves of View: the hexes and all that lies on them are seen there alone.
func (c *Chart) Inner() canvas.Rect { return c.view.Inset((FrameWidth - 1) * c.fine) }

// View is the part of the window in which the chart is seen.
func (c *Chart) View() canvas.Rect { return c.view }

// Globe draws a world about a place, r pixels of the design in radius.
func (c *Chart) Globe(u *ui.UI, at canvas.Point, r float64, resources, position int, ref rules.Ref) {
	c.show(u, key{family: worldPicture, px: int(r * c.fine), a: resources, b: position, n: int(ref.ID) % 5}, at)
}
