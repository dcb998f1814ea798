package stage

import (
	"strings"
	"testing"

	"tyche/sprites/canvas"
)

// On a phone the sums write their units as letters; a finger that rests on them is told which units they are.
func TestLettersAreExplainedUnderAFinger(t *testing.T) {
	o := open(t, "es", 390, 844)
	o.in.Touch = true
	o.play(fixtures["land"])
	o.settle(t)
	o.at(len(o.beats), 1)
	for _, letters := range []string{"ML, a 2", "ML, "} {
		var at canvas.Point
		var l canvas.List
		l.Reset(o.in.W, o.in.H)
		o.ui.Draw(&l)
		l.Texts(func(s string, p canvas.Point) {
			if strings.Contains(s, letters) && !strings.Contains(s, "macedonio") {
				at = p
			}
		})
		if at == (canvas.Point{}) {
			t.Fatalf("nothing says %q: %q", letters, o.said())
		}
		o.in.Cursor, o.in.Present = canvas.Point{X: at.X + 4, Y: at.Y - 4}, true
		for range 60 {
			o.tick()
		}
		if !strings.Contains(strings.Join(o.said(), " "), "macedonio") {
			t.Errorf("nothing explains %q: %q", letters, o.said())
		}
		o.in.Present = false
		o.tick()
	}
}
