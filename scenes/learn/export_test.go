package learn

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Pointed are the things that the note points at as something to be pressed.
func (c *Coach) Pointed() (list []canvas.Rect) {
	for _, m := range c.marked {
		if m.thing {
			list = append(list, m.box)
		}
	}
	return list
}

// KeepsLetters says whether the note is written in the letters that all its steps have.
func (c *Coach) KeepsLetters(u *ui.UI) bool {
	s, _ := c.course.Step()
	is := func(list []ui.Span) bool { return ui.Arrange(list, c.note.by.width).Height == c.note.flow.Height }
	return is(c.spans(u, s, c.wrong, c.note.size)) || is(c.correction(u, c.wrong, c.note.size))
}

// Choose chooses a lesson of the list.
func (l *Learn) Choose(i int) { l.chosen = i }

// Sampled says whether all that the chosen lesson looks at first is seen on the sample.
func (l *Learn) Sampled() bool {
	for _, ref := range l.sample.look {
		at, seen := l.sample.face.Where(ref)
		if !seen || !l.sample.box.Contains(at.Center()) {
			return false
		}
	}
	return l.sample.of == l.list[l.chosen].ID() && l.sample.box.W > 0
}

// WholeRows is wholeRows.
var WholeRows = wholeRows
