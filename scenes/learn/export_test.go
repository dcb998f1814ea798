package learn

import "tyche/sprites/canvas"

// Pointed are the things that the note points at as something to be pressed.
func (c *Coach) Pointed() (list []canvas.Rect) {
	for _, m := range c.marked {
		if m.thing {
			list = append(list, m.box)
		}
	}
	return list
}
