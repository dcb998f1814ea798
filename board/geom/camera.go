package geom

import "math"

// Camera shows a part of the map in a viewport. It moves in ticks: a call asks for a move, Tick makes one step of it.
type Camera struct {
	World    Rect    // map units that may be seen
	View     Rect    // viewport, pixels
	Scale    float64 // pixels per map unit
	Centre   Point   // map units in the middle of the viewport
	MaxScale float64 // nearest zoom
	Density  float64 // pixels for one pixel of the design: 2 on a fine screen
	Still    bool    // no gliding: every move is made at once

	glide glide
}

// glide moves one place of the map across the viewport while the scale changes.
type glide struct {
	step, steps int
	anchor      Point // map units
	from, to    Point // pixels
	scale, goal float64
}

// NewCamera shows the whole of core as large as the viewport allows and lets the eye roam over world.
func NewCamera(world, view, core Rect) *Camera {
	c := &Camera{World: world, View: view, MaxScale: 5, Density: 1}
	c.Fit(core, 0)
	return c
}

// MinScale returns the farthest zoom: nothing beyond the world is ever seen.
func (c *Camera) MinScale() float64 {
	return max(c.View.W/c.World.W, c.View.H/c.World.H)
}

// ToScreen turns map units into pixels.
func (c *Camera) ToScreen(p Point) Point {
	return Point{
		X: (p.X-c.Centre.X)*c.Scale + c.View.X + c.View.W/2,
		Y: (p.Y-c.Centre.Y)*c.Scale + c.View.Y + c.View.H/2,
	}
}

// ToMap turns pixels into map units.
func (c *Camera) ToMap(p Point) Point {
	return Point{
		X: (p.X-c.View.X-c.View.W/2)/c.Scale + c.Centre.X,
		Y: (p.Y-c.View.Y-c.View.H/2)/c.Scale + c.Centre.Y,
	}
}

// Seen returns the part of the map in the viewport, in map units.
func (c *Camera) Seen() Rect {
	w, h := c.View.W/c.Scale, c.View.H/c.Scale
	return Rect{X: c.Centre.X - w/2, Y: c.Centre.Y - h/2, W: w, H: h}
}

// Pan shifts the map by pixels at once and ends any glide.
func (c *Camera) Pan(dx, dy float64) {
	c.glide.steps = 0
	c.Centre.X -= dx / c.Scale
	c.Centre.Y -= dy / c.Scale
	c.limit()
}

// Zoom changes the scale by factor over so many ticks; the place under the pixel `at` stays there.
func (c *Camera) Zoom(at Point, factor float64, ticks int) {
	goal := c.Rest() * factor
	c.start(glide{steps: ticks, anchor: c.ToMap(at), from: at, to: at, goal: goal})
}

// Fit shows the whole of r with a margin in pixels, at once.
func (c *Camera) Fit(r Rect, margin float64) { c.GlideTo(r, margin, 0) }

// GlideTo shows the whole of r with a margin in pixels, over so many ticks.
func (c *Camera) GlideTo(r Rect, margin float64, ticks int) {
	goal := min((c.View.W-2*margin)/r.W, (c.View.H-2*margin)/r.H)
	c.glideMiddle(Point{X: r.X + r.W/2, Y: r.Y + r.H/2}, goal, ticks)
}

// Show brings p to the middle of the viewport over so many ticks, keeping the scale.
func (c *Camera) Show(p Point, ticks int) { c.glideMiddle(p, c.Rest(), ticks) }

// Resize takes a new viewport, keeping the middle and the scale as far as the limits allow.
func (c *Camera) Resize(view Rect) {
	c.View, c.glide.steps = view, 0
	c.limit()
}

// Dense fits the camera to a screen of that density.
func (c *Camera) Dense(density float64) { c.Density, c.MaxScale = density, 5*density }

// Moving reports whether a glide is under way.
func (c *Camera) Moving() bool { return c.glide.steps > 0 }

// Rest returns the scale at which the present glide will end; the scale itself when nothing moves.
func (c *Camera) Rest() float64 {
	if c.Moving() {
		return c.glide.goal
	}
	return c.Scale
}

// Goal is the middle of the view and the scale once the present glide has ended.
func (c *Camera) Goal() (centre Point, scale float64) {
	end := *c
	if end.Moving() {
		end.follow(1)
		end.glide.steps = 0
		end.limit()
	}
	return end.Centre, end.Scale
}

// GlideBack goes back to a Goal of before.
func (c *Camera) GlideBack(centre Point, scale float64, ticks int) {
	c.glideMiddle(centre, scale, ticks)
}

// Tick makes one step of the glide and reports whether the camera moved.
func (c *Camera) Tick() bool {
	if !c.Moving() {
		return false
	}
	c.glide.step++
	c.follow(ease(float64(c.glide.step) / float64(c.glide.steps)))
	if c.glide.step >= c.glide.steps {
		c.glide.steps = 0
		c.limit()
	}
	return true
}

func (c *Camera) glideMiddle(p Point, goal float64, ticks int) {
	if c.Scale == 0 { // a new camera has no place to start from
		ticks = 0
		c.Scale = 1
	}
	middle := Point{X: c.View.X + c.View.W/2, Y: c.View.Y + c.View.H/2}
	c.start(glide{steps: ticks, anchor: p, from: c.ToScreen(p), to: middle, goal: goal})
}

func (c *Camera) start(g glide) {
	g.goal = min(max(g.goal, c.MinScale()), c.MaxScale)
	g.scale = c.Scale
	c.glide = g
	if g.steps <= 0 || c.Still {
		c.follow(1)
		c.glide.steps = 0
		c.limit()
	}
}

func (c *Camera) follow(t float64) {
	g := &c.glide
	c.Scale = g.scale * math.Pow(g.goal/g.scale, t)
	at := Mix(g.from, g.to, t)
	c.Centre = Point{
		X: g.anchor.X - (at.X-c.View.X-c.View.W/2)/c.Scale,
		Y: g.anchor.Y - (at.Y-c.View.Y-c.View.H/2)/c.Scale,
	}
	c.limit()
}

// limit keeps the viewport within the world. A camera at rest shows the corner of the world on a whole pixel, so that
// painted tiles and what is drawn over them agree.
func (c *Camera) limit() {
	c.Scale = min(max(c.Scale, c.MinScale()), max(c.MaxScale, c.MinScale()))
	w, h := c.View.W/c.Scale/2, c.View.H/c.Scale/2
	c.Centre.X = min(max(c.Centre.X, c.World.X+w), c.World.X+c.World.W-w)
	c.Centre.Y = min(max(c.Centre.Y, c.World.Y+h), c.World.Y+c.World.H-h)
	if !c.Moving() {
		corner := c.ToScreen(Point{X: c.World.X, Y: c.World.Y})
		c.Centre.X += (corner.X - math.Round(corner.X)) / c.Scale
		c.Centre.Y += (corner.Y - math.Round(corner.Y)) / c.Scale
	}
}

// ease starts and ends softly.
func ease(t float64) float64 { return t * t * (3 - 2*t) }
