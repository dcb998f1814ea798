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
