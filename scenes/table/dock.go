package table

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The coach's note has a place of its own among the panels, so it can cover nothing of the table. It keeps that place
// through a whole lesson: above the map, across a window that is higher than wide, or beside everything where a window
// is low.

// Shares of the window that the note may take.
const (
	noteColumn = 0.31 // of the width, in a low window
	noteStrip  = 0.3  // of the height
	mostStrip  = 0.42 // of it, for large letters in a high window
)

// arrange lays the table out, with room for the coach's note in a lesson.
func (t *Table) arrange(u *ui.UI, w, h float64) Areas {
	a := t.arrangeAround(u, w, h, t.face.HandHeight())
	if f, can := t.face.(Holder); can && f.EmptyHanded() && a.Hand.Y >= a.Map.Bottom() { // map and panels would be lower for cards that are not there
		return t.arrangeAround(u, w, h, 0)
	}
	t.makePageRoom(u, &a)
	return a
}

// arrangeAround lays the table out around cards in hand that are so high, in design pixels.
func (t *Table) arrangeAround(u *ui.UI, w, h, hand float64) Areas {
	c := t.match.coach
	if c == nil {
		return t.stretch(Arrange(w, h, u.Theme, hand, t.answersRoom))
	}
	return t.stretch(arrangeLesson(w, h, u.Theme, hand, t.answersRoom, func(width, most float64) float64 { return c.Height(u, width, most) }))
}

// arrangeLesson is Arrange with a place for a note; note is how high it is where it is so wide, at most `most`.
func arrangeLesson(w, h float64, t *ui.Theme, hand float64, answers func(width float64) (all, least float64), note func(width, most float64) float64) Areas {
	top := min(t.Px(ui.TopBar), h)
	switch {
	case w > h && h-top < t.Px(lowest+2*ui.Gutter):
		column := math.Round(w * noteColumn)
		note(column, h-top) // finds the size of its letters
		a := Arrange(w-column, h, t, hand, answers)
		a.shift(column, 0)
		a.widen(w, h, canvas.Rect{Y: top, W: column, H: h - top})
		return a
	case upright(w, h, t):
		strip := math.Round(note(w, h*min(noteStrip*max(t.Large, 1), mostStrip)))
		a := Arrange(w, h-strip, t, hand, answers)
		a.shift(0, strip)
		a.widen(w, h, canvas.Rect{Y: top, W: w, H: strip})
		a.settle(t)
		return a
	}
	a := Arrange(w, h, t, hand, answers)
	a.Note = ui.CutTop(&a.Map, math.Round(note(a.Map.W, h*noteStrip)))
	if a.Map.H < t.Px(480) {
		a.Hand.W, a.Mini = a.Map.W, canvas.Rect{}
	}
	return a
}

// shift moves everything by so many pixels.
func (a *Areas) shift(dx, dy float64) {
	for _, r := range []*canvas.Rect{&a.Seats, &a.Map, &a.Hand, &a.Mini, &a.Decision, &a.Detail, &a.Log, &a.Tabs, &a.Page} {
		r.X, r.Y = r.X+dx, r.Y+dy
	}
}

// widen lets bar and window have all the room, and the note its own.
func (a *Areas) widen(w, h float64, note canvas.Rect) {
	a.Window, a.Top.W, a.Note = canvas.Rect{W: w, H: h}, w, note
}

// settle lets the map of a high window and the panels below it, beside a note, give way to each other: the panels have the room for a few
// answers, for which the map gives up a fifth at most, and the map has the rest.
func (a *Areas) settle(t *ui.Theme) {
	panels := max(a.Decision.H, a.Page.H)
	a.grow(-math.Round(min(t.Px(leastLesson)-panels, a.Map.H*0.2)))
}
