package learn

import (
	"image/color"
	"math"
	"slices"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// mark is something that the note points at.
type mark struct {
	box   canvas.Rect
	thing bool // on the map, not a panel or a card
	round bool // a space, which is ringed; all else is framed
	asked bool // a click there is asked for
	row   bool // an answer of the list, with others and a line of keys close by

	radius float64 // of the ring round a space
}

// aliveSeconds is how long pointers move after a step has begun; then the picture rests and costs nothing.
const aliveSeconds = 6

// ringPen is how thick a ring is, design pixels.
const ringPen = 5.5

// most is how many answers are pointed at; more arrows would hide what they point at.
const most = 3

// mark finds where everything is that the step points at and asks for.
func (c *Coach) mark(u *ui.UI, a table.Areas, w table.Shown) {
	c.marked = c.marked[:0]
	s, _ := c.course.Step()
	for _, part := range s.Part {
		if box := partOf(u, &a, &w, part); box.W > 0 {
			c.marked = append(c.marked, mark{box: box})
		}
	}
	parts := len(c.marked)
	for _, ref := range s.Show {
		if box, ok := w.Where(ref); ok {
			c.marked = append(c.marked, thing(a, box, false, w.Tiled != nil && w.Tiled(ref)))
		}
	}
	c.marked = slices.Delete(c.marked, 0, c.framed(parts))
	for _, box := range w.Marks {
		c.marked = append(c.marked, thing(a, box, true, false))
	}
	for i, m := range c.wants() {
		if i == most {
			break
		}
		c.markAnswer(a, w, m)
	}
	c.part(u, a.Window)
}

// part gives every ring its radius: where rings of neighbours would touch each other, or one would leave the window, they are drawn closer,
// down to the circles of the things themselves.
func (c *Coach) part(u *ui.UI, window canvas.Rect) {
	pen := u.Px(ringPen + 1) // the width of a ring with the line's breadth between it and what it rings
	for i := range c.marked {
		m := &c.marked[i]
		at := m.box.Center()
		edge := min(at.X, at.Y, window.W-at.X, window.H-at.Y) - pen
		m.radius = max(min(ringRadius(m.box), edge), m.box.W/2)
		for _, other := range c.marked {
			apart := math.Hypot(m.box.Center().X-other.box.Center().X, m.box.Center().Y-other.box.Center().Y)
			if m.round && other.round && apart > 0.5 {
				m.radius = max(min(m.radius, apart/2-pen), m.box.W/2)
			}
		}
	}
}

// framed brings the marks of panels that hold something else that is pointed at before the others, and returns how many they are: two
// frames close round each other look like a fault.
func (c *Coach) framed(parts int) (n int) {
	for i := range parts {
		if slices.ContainsFunc(c.marked[parts:], func(m mark) bool { return c.marked[i].box.Contains(m.box.Center()) }) {
			c.marked[n], c.marked[i] = c.marked[i], c.marked[n]
			n++
		}
	}
	return n
}

// markAnswer marks where an answer can be given: on the map or the cards, and in the list. Of several things that are pressed one
// after the other it is the first that was not taken up yet.
func (c *Coach) markAnswer(a table.Areas, w table.Shown, m rules.Move) {
	o, where := w.Offers, w.Where
	f, ok := o.Find(m)
	if !ok {
		return
	}
	found := false
	for _, ref := range f.Caption.Targets {
		if box, ok := where(ref); ok && !found && !slices.Contains(w.Picked, ref) {
			found = true
			c.marked = append(c.marked, thing(a, box, true, w.Tiled != nil && w.Tiled(ref)))
		}
	}
	if row, ok := o.Row(m); ok && a.Decision.W > 0 { // else the list has given its page to another panel
		c.marked = append(c.marked, mark{box: row, asked: !found, row: true})
	}
}

// thing is the mark of something that the game draws: on the map, on a sheet over it or among the cards.
func thing(a table.Areas, box canvas.Rect, asked, tile bool) mark {
	on := a.Map.Contains(box.Center()) && !a.Hand.Contains(box.Center())
	return mark{box: box, thing: on, round: on && !tile && math.Abs(box.W-box.H) < 0.5, asked: asked}
}

// partOf returns where a part of the table is.
func partOf(u *ui.UI, a *table.Areas, w *table.Shown, part string) canvas.Rect {
	switch part {
	case "cards":
		if w.Cards.W > 0 {
			return w.Cards
		}
		return a.Hand
	case "hand":
		if w.Hand.W > 0 {
			return w.Hand.Inset(u.Px(4 + ringGlow)) // it fills the room between the columns, to the edge of the window
		}
		return a.Hand
	case "bar": // a frame round it would lie outside the window and below the note
		return a.Top.Inset(u.Px(4 + ringGlow))
	case "seats": // it lies at the edge of the window, beside the map
		return a.Seats.Inset(u.Px(4 + ringGlow))
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

// point rings a thing or frames a panel, with an arrow at it where a click is asked for or nothing else is pointed at: of several things
// the rings are enough. It returns what the arrow covers.
func (c *Coach) point(u *ui.UI, a table.Areas, w table.Shown, m mark) canvas.Rect {
	beat := c.beat(u)
	if m.round {
		r := m.radius + u.Px(ringPen/2+0.5) + beat*u.Px(3)
		circle(u, m.box.Center(), r, u.Px(ringPen), u.Theme.Wood)
		circle(u, m.box.Center(), r, u.Px(ringPen-2.5), u.Theme.Glow)
	} else {
		u.Theme.Skin(u, ui.FocusRing, m.frame(u))
	}
	if m.asked || m.thing && len(c.marked) == 1 {
		return c.arrow(u, a, w, m, beat)
	}
	return canvas.Rect{}
}

// frame is where the line of a frame runs, whose glow reaches ringGlow farther: round a panel in the gap beside it, on a row along
// its edge, for what lies next to it must be read.
func (m *mark) frame(u *ui.UI) canvas.Rect {
	if m.row {
		return m.box.Inset(u.Px(1))
	}
	return m.box.Inset(-u.Px(4))
}

// ringGlow is how far a frame glows beyond its line, design pixels.
const ringGlow = 5

// ringRadius is that of the circle through the corners of a thing: a ring outside it hides nothing of what it rings.
func ringRadius(box canvas.Rect) float64 { return math.Hypot(box.W, box.H) / 2 }

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

// ways are the directions in which an arrow may point: down from above where there is room, then the others.
var ways = [...]canvas.Point{{Y: 1}, {Y: -1}, {X: 1}, {X: -1}, {X: aslant, Y: aslant}, {X: -aslant, Y: aslant}, {X: aslant, Y: -aslant}, {X: -aslant, Y: -aslant}}

const aslant = math.Sqrt2 / 2

// arrow draws a gilt arrow head at a thing, where it hides nothing else that is pointed at, and no name: in a ring never, else if it can; nowhere if it would. It
// returns what it covers.
func (c *Coach) arrow(u *ui.UI, a table.Areas, w table.Shown, m mark, beat float64) canvas.Rect {
	size := u.Px(24)
	from := ways[:]
	if !m.thing && m.box.W > u.Px(150) { // a line of a list: from its side, for others lie above and below
		from = ways[2:4]
	}
	gap := u.Px(9) + beat*u.Px(9)
	way, found := c.way(u, a, w, m, from, size)
	if !found {
		return canvas.Rect{}
	}
	tip, box := reach(m.box, way, size, gap)
	head(u, tip, way, size)
	return box
}

// way chooses from where an arrow points at a thing, wherever its beat carries it: the first way on which it covers no name, else the
// first that is free, unless there is a ring.
func (c *Coach) way(u *ui.UI, a table.Areas, w table.Shown, m mark, from []canvas.Point, size float64) (way canvas.Point, found bool) {
	for _, next := range from {
		_, whole := reach(m.box, next, size+u.Px(9), u.Px(9))
		if !c.free(a, whole, m) || m.thing && w.Piece != nil && w.Piece(whole) {
			continue
		}
		if !m.thing || w.Named == nil || !w.Named(whole) {
			return next, true
		}
		if !found && !m.round { // a ring is enough where all ways lie on names
			way, found = next, true
		}
	}
	return way, found
}

// reach returns where the tip of an arrow at a box is, so far from its side or corner, and what the arrow covers.
func reach(box canvas.Rect, way canvas.Point, size, gap float64) (tip canvas.Point, covers canvas.Rect) {
	mid := box.Center()
	tip = canvas.Point{X: mid.X - toward(way.X)*box.W/2 - way.X*gap, Y: mid.Y - toward(way.Y)*box.H/2 - way.Y*gap}
	end := canvas.Point{X: tip.X - way.X*1.25*size, Y: tip.Y - way.Y*1.25*size}
	side := canvas.Point{X: math.Abs(way.Y) * size / 2, Y: math.Abs(way.X) * size / 2}
	left, top := min(tip.X, end.X-side.X), min(tip.Y, end.Y-side.Y)
	right, bottom := max(tip.X, end.X+side.X), max(tip.Y, end.Y+side.Y)
	return tip, canvas.Rect{X: left, Y: top, W: right - left, H: bottom - top}
}

// toward is 1, 0 or -1, as a direction goes along an axis.
func toward(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// free says whether an arrow may lie at a place.
func (c *Coach) free(a table.Areas, at canvas.Rect, own mark) bool {
	if at.X < 0 || at.Right() > a.Window.W || at.Bottom() > a.Window.H || at.Y < a.Top.Bottom() || at.Meets(a.Note) {
		return false
	}
	if own.thing && (at.Intersect(a.Map) != at || at.Meets(a.Hand)) { // it would seem to speak of a card, or of a panel
		return false
	}
	for _, m := range c.marked {
		if m.box != own.box && !m.box.Meets(own.box) && at.Meets(m.box) {
			return false
		}
	}
	return true
}

// head draws an arrow head with its tip at a point.
func head(u *ui.UI, tip, way canvas.Point, size float64) {
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
