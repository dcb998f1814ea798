package ui

import (
	"image/color"
	"math"

	"tyche/sprites/canvas"
)

// Scroll is how far a scroll area is scrolled; the scene keeps it.
type Scroll struct {
	Pos    float64 // canvas pixels above the upper edge
	target float64
	height float64 // of the content, known after the first tick
	view   canvas.Rect
	drag   bool
	last   float64
	hold   hold
	kept   float64 // where it was scrolled to when it became too short for that
	short  int     // ticks for which that is remembered
	steady steady
}

// To scrolls, smoothly, until y (pixels from the top of the content) is the upper edge.
func (s *Scroll) To(y float64) { s.target, s.hold, s.short = y, hold{}, 0 }

// Jump scrolls at once.
func (s *Scroll) Jump(y float64) { s.target, s.Pos, s.hold, s.short = y, y, hold{}, 0 }

// AtEnd says whether the end of the content is, or will be, seen.
func (s *Scroll) AtEnd() bool { return s.target >= s.height-s.view.H-1 }

const barWidth = 8

// BeginScroll limits what follows to r and returns where the content starts and how wide it may be; draw it moved
// up by the scroll, that is from the returned rectangle's top. EndScroll must follow.
func (u *UI) BeginScroll(r canvas.Rect, s *Scroll) canvas.Rect {
	s.view = r
	u.Block(r)
	before := s.target
	u.steer(r, s)
	if s.target != before {
		s.short = 0
	}
	if s.target != before || u.In.Cursor != s.hold.cursor {
		s.hold = hold{}
	}
	s.steady.follow(u, r, s.target, s.target != before)
	s.limit(max(s.height-r.H, s.steady.held(s.height-(u.In.Cursor.Y-r.Y)), 0))
	if u.App.Prefs.ReducedMotion {
		s.Pos = s.target
	}
	s.Pos += (s.target - s.Pos) * (1 - math.Exp(-u.In.Dt*16))
	if math.Abs(s.target-s.Pos) < 0.5 {
		s.Pos = s.target
	}
	u.Clip(r)
	u.views, u.scrolls = append(u.views, u.seen(r)), append(u.scrolls, s)
	return canvas.Rect{X: r.X, Y: r.Y - math.Round(s.Pos), W: u.ScrollWidth(r.W), H: r.H}
}

// shortness is for how many ticks an area remembers where it was scrolled to before it became too short for that: panels beside it and
// what it shows may come and go while a press is answered.
const shortness = 30

// limit keeps the scroll between the top and the most that the content allows.
func (s *Scroll) limit(most float64) {
	if s.short > 0 {
		s.short--
		s.target = max(s.target, min(s.kept, most))
	}
	if s.target > most && s.short == 0 {
		s.kept, s.short = s.target, shortness
	}
	s.target = clamp(s.target, 0, most)
}

// seen returns what scroll areas leave of r.
func (u *UI) seen(r canvas.Rect) canvas.Rect {
	if n := len(u.views); n > 0 {
		return r.Intersect(u.views[n-1])
	}
	return r
}

// ScrollWidth is what a scrolled view so wide leaves beside its bar.
func (u *UI) ScrollWidth(width float64) float64 { return width - u.Px(barWidth+4) }

// steer moves the scroll by wheel, keys and finger.
func (u *UI) steer(r canvas.Rect, s *Scroll) {
	in := u.In
	if u.deaf {
		s.drag = false
		return
	}
	if in.Present && u.hits(r, in.Cursor) {
		s.target -= float64(in.Wheel)*u.Px(60) + in.Pan.Y
		page := float64(in.Hits(KeyPageDown, 0) - in.Hits(KeyPageUp, 0))
		s.target += page * (r.H - u.Px(30))
		if !u.Typing() && in.Hit(KeyHome, 0) {
			s.target = 0
		}
		if !u.Typing() && in.Hit(KeyEnd, 0) {
			s.target = s.height
		}
	}
	s.follow(u, r)
}

// follow keeps what a finger came down on below it until it is lifted, wherever it goes: a list on a phone is soon left. Nothing
// in the list is pressed by that. A finger that goes sideways, or on the bar, means what it is on.
func (s *Scroll) follow(u *UI, r canvas.Rect) {
	in := u.In
	if at, down := in.Clicked(LeftButton); down {
		s.drag, s.last = in.Touch && s.height > r.H && u.hits(beside(r, u.ScrollWidth(r.W)), at) && upright(at, in.Cursor), at.Y
		u.taken = u.taken || s.drag
	}
	_, up := in.Let(LeftButton)
	s.drag = s.drag && (in.Held[LeftButton] || up)
	if s.drag {
		s.target -= in.Cursor.Y - s.last
		s.Pos, s.last = s.target, in.Cursor.Y
	}
}

// Dragged says whether a finger moves the area that is being drawn: what it came down on is not pressed.
func (u *UI) Dragged() bool {
	n := len(u.scrolls)
	return n > 0 && u.scrolls[n-1] != nil && u.scrolls[n-1].drag
}

// beside is what the bar leaves of a scroll area.
func beside(r canvas.Rect, width float64) canvas.Rect {
	r.W = width
	return r
}

// upright says whether one goes up or down rather than sideways from a to b.
func upright(a, b canvas.Point) bool {
	return a != b && math.Abs(b.Y-a.Y) >= math.Abs(b.X-a.X)
}

// EndScroll closes a scroll area whose content was `height` pixels high and draws its bar. A page may stop short where a
// press has changed what it tells, so that content which was higher keeps its height for the tick of a press: else the
// rows would jump from under the cursor.
func (u *UI) EndScroll(s *Scroll, height float64) {
	if u.answered {
		height = max(height, s.height)
	}
	u.Unclip()
	u.views, u.scrolls = u.views[:len(u.views)-1], u.scrolls[:len(u.scrolls)-1]
	s.height = height
	u.followFocus(s)
	if height > s.view.H+0.5 {
		u.scrollBar(s)
	}
}

// followFocus scrolls to the widget that Tab went to.
func (u *UI) followFocus(s *Scroll) {
	if !u.keyboard || u.In.Hits(KeyTab, 0)+u.In.Hits(KeyTab, Shift)+u.In.Hits(KeyDown, 0)+u.In.Hits(KeyUp, 0) > 0 {
		return // the focus moves at the end of this tick; follow it in the next
	}
	at := u.focusAt()
	if at < 0 || u.focus == u.grip.id {
		return
	}
	u.grip.id = u.focus // follow once, then let the wheel scroll away
	r, v := u.stops[at].rect, s.view
	if r.X < v.X || r.X > v.Right() {
		return
	}
	switch {
	case r.Y < v.Y:
		s.target += r.Y - v.Y - u.Px(8)
	case r.Bottom() > v.Bottom():
		s.target += r.Bottom() - v.Bottom() + u.Px(8)
	}
}

func (u *UI) scrollBar(s *Scroll) {
	v := s.view
	track := canvas.Rect{X: v.Right() - u.Px(barWidth), Y: v.Y, W: u.Px(barWidth), H: v.H}
	thumb := track
	thumb.H = max(math.Round(v.H*v.H/s.height), u.Px(24))
	run, limit := track.H-thumb.H, s.height-v.H
	thumb.Y = math.Round(track.Y + run*min(s.Pos/limit, 1)) // the content may have become shorter
	id := u.name("scroll bar")
	if at, ok := u.In.Clicked(LeftButton); ok && u.hits(track, at) {
		u.active, u.taken = id, true
		u.grip.offset = clamp(at.Y-thumb.Y, 0, thumb.H)
		if !thumb.Contains(at) {
			u.grip.offset = thumb.H / 2
		}
	}
	if u.active == id && run > 0 {
		s.target = clamp((u.In.Cursor.Y-u.grip.offset-track.Y)/run*limit, 0, limit)
		s.Pos = s.target
	}
	u.Fill(track, fade(u.Theme.Shadow, 0.08))
	c := fade(u.Theme.Ink3, 0.7)
	if u.active == id || u.In.Present && u.hits(track, u.In.Cursor) {
		c = u.Theme.Gilt
	}
	u.Theme.pill(u, thumb.Inset(u.Px(1)), c)
}

// pill fills a rectangle with round short ends.
func (t *Theme) pill(c canvas.Canvas, r canvas.Rect, ink color.NRGBA) {
	w := min(r.W, r.H)
	c.Line(canvas.Point{X: r.X + r.W/2, Y: r.Y + w/2}, canvas.Point{X: r.X + r.W/2, Y: r.Bottom() - w/2}, w, ink)
}

// List draws n rows of equal height in a scroll area, only those that are seen; row draws one and is told whether the
// cursor is on it. It returns the row that was pressed, or -1. Up and down arrows move the choice when it has the
// focus; chosen is the row that is marked, -1 for none.
func (u *UI) List(r canvas.Rect, s *Scroll, n int, rowHeight float64, chosen int, row func(i int, r canvas.Rect)) int {
	pressed := -1
	in := u.BeginScroll(r, s)
	first := max(int((r.Y-in.Y)/rowHeight), 0)
	last := min(int((r.Bottom()-in.Y)/rowHeight)+1, n)
	if u.Reads() {
		first, last = 0, n
	}
	for i := first; i < last; i++ {
		box := canvas.Rect{X: in.X, Y: in.Y + float64(i)*rowHeight, W: in.W, H: rowHeight}
		u.Scope(i)
		t := u.interact("row", box)
		u.write(Line{Kind: ButtonLine, ID: t.id, On: i == chosen, Box: box})
		switch {
		case i == chosen:
			u.Theme.Skin(u, SelectShape, box.Inset(u.Px(1)))
		case t.hover:
			u.Theme.SkinFaint(u, SelectShape, box.Inset(u.Px(1)), 0.45)
		}
		if t.focus {
			u.Theme.Skin(u, FocusRing, box.Inset(u.Px(3)))
		}
		if t.clicked {
			pressed = i
			u.sound("")
		}
		row(i, box)
		u.Unscope()
	}
	u.EndScroll(s, float64(n)*rowHeight)
	return pressed
}
