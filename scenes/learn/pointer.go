package learn

import (
	"image/color"
	"math"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// mark is something that the note points at.
type mark struct {
	box   canvas.Rect
	round bool    // a thing on the map, not a panel or a card
	asked bool    // a click there is asked for
	arrow float64 // how far from the box its arrow reaches, canvas pixels
}

// aliveSeconds is how long pointers move after a step has begun; then the picture rests and costs nothing.
const aliveSeconds = 6

// arrowReach is how far an arrow reaches from what it points at, design pixels.
const arrowReach = 48

// most is how many arrows are drawn; more would hide what they point at.
const most = 3

// mark finds where everything is that the step points at and asks for.
func (c *Coach) mark(u *ui.UI, a table.Areas, o *table.Offers, where func(rules.Ref) (canvas.Rect, bool)) {
	c.marked, c.near = c.marked[:0], c.near[:0]
	s, _ := c.course.Step()
	for _, ref := range c.course.Look() {
		if box, ok := where(ref); ok {
			c.near = append(c.near, box.Inset(-box.W))
		}
	}
	for _, part := range s.Part {
		if box := partOf(u, &a, part); box.W > 0 {
			c.marked = append(c.marked, mark{box: box})
		}
	}
	for _, ref := range s.Show {
		if box, ok := where(ref); ok {
			c.marked = append(c.marked, mark{box: box, round: a.Map.Contains(box.Center()) && !a.Hand.Contains(box.Center()) || math.Abs(box.W-box.H) < 0.5})
		}
	}
	for i, m := range c.wants() {
		if i == most {
			break
		}
		c.markAnswer(u, a, o, m, where)
	}
}

// markAnswer marks where an answer can be given: on the map or the cards, and in the list.
func (c *Coach) markAnswer(u *ui.UI, a table.Areas, o *table.Offers, m rules.Move, where func(rules.Ref) (canvas.Rect, bool)) {
	f, ok := o.Find(m)
	if !ok {
		return
	}
	found := false
	for _, ref := range f.Caption.Targets {
		if box, ok := where(ref); ok && !found {
			found = true
			c.marked = append(c.marked, mark{box, math.Abs(box.W-box.H) < 0.5, true, u.Px(arrowReach)})
		}
	}
	if row, ok := o.Row(m); ok {
		c.marked = append(c.marked, mark{row, false, !found, u.Px(arrowReach)})
	}
}

// partOf returns where a part of the table is.
func partOf(u *ui.UI, a *table.Areas, part string) canvas.Rect {
	switch part {
	case "hand":
		return a.Hand
	case "bar":
		return a.Top
	case "seats":
		return a.Seats
	case "answers":
		return a.Decision
	case "detail":
		return a.Detail
	case "log":
		return a.Log
	}
	return canvas.Rect{}
}

// beat goes from 0 to 1 and back while pointers move.
func (c *Coach) beat(u *ui.UI) float64 {
	if u.App.Prefs.ReducedMotion {
		return 0
	}
	calm := min((aliveSeconds-c.alive)*2, 1)
	return math.Abs(math.Sin(c.alive*3)) * calm
}

// point rings a thing or frames a panel, with an arrow at it.
func (c *Coach) point(u *ui.UI, a table.Areas, m mark) {
	beat := c.beat(u)
	if !m.round {
		u.Theme.Skin(u, ui.FocusRing, m.box.Inset(-u.Px(2)))
		if m.asked {
			c.arrow(u, a, m, beat)
		}
		return
	}
	at, r := m.box.Center(), m.box.W/2+u.Px(4)+beat*u.Px(3)
	circle(u, at, r, u.Px(6.5), u.Theme.Wood)
	circle(u, at, r, u.Px(3.5), u.Theme.Glow)
	if len(c.marked) <= most || m.asked {
		c.arrow(u, a, m, beat)
	}
}

// circle draws a ring.
func circle(u *ui.UI, at canvas.Point, r, pen float64, ink color.NRGBA) {
	n := max(int(r/2), 18)
	last := canvas.Point{X: at.X + r, Y: at.Y}
	for i := 1; i <= n; i++ {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		next := canvas.Point{X: at.X + r*cos, Y: at.Y + r*sin}
		u.Line(last, next, pen, ink)
		last = next
	}
}

// arrow draws a gilt arrow head over a thing, or at its side where there is no room above.
func (c *Coach) arrow(u *ui.UI, a table.Areas, m mark, beat float64) {
	size, gap := u.Px(24), u.Px(9)+beat*u.Px(9)
	tip, way := canvas.Point{X: m.box.Center().X, Y: m.box.Y - gap}, canvas.Point{Y: 1}
	switch {
	case !m.round && m.box.W > u.Px(150): // a line of a list
		tip, way = canvas.Point{X: m.box.X - gap, Y: m.box.Center().Y}, canvas.Point{X: 1}
	case m.box.Y-gap-size < a.Top.Bottom():
		tip, way = canvas.Point{X: tip.X, Y: m.box.Bottom() + gap}, canvas.Point{Y: -1}
	}
	side := canvas.Point{X: -way.Y, Y: way.X}
	at := func(back, aside float64) canvas.Point {
		return canvas.Point{X: tip.X - way.X*back*size + side.X*aside*size, Y: tip.Y - way.Y*back*size + side.Y*aside*size}
	}
	shape := []canvas.Point{at(0, 0), at(0.62, 0.5), at(0.62, 0.2), at(1.25, 0.2), at(1.25, -0.2), at(0.62, -0.2), at(0.62, -0.5)}
	for i := range shape {
		u.Line(shape[i], shape[(i+1)%len(shape)], u.Px(4), u.Theme.Wood)
	}
	u.Polygon(shape, u.Theme.Glow)
}
