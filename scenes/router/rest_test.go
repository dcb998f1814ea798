package router

import (
	"slices"
	"strings"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// rests lets a finger rest on a place, as unsteadily as one is, until whatever there has words shows them, and says what came on the screen.
func (v *visit) rests(at canvas.Point) (words string) {
	before := v.said()
	var f ui.Fingers
	for n := range 70 {
		f.Feed(&v.in, []ui.Finger{{At: canvas.Point{X: at.X + float64(n%2), Y: at.Y}}})
		v.tick(1)
	}
	after := v.said()
	f.Feed(&v.in, nil)
	v.tick(2)
	return came(before, after)
}

// points lets a mouse do the same.
func (v *visit) points(at canvas.Point) (words string) {
	before := v.said()
	v.in.Cursor, v.in.Present, v.in.Moved = at, true, true
	v.tick(70)
	after := v.said()
	v.in.Present = false
	v.tick(2)
	return came(before, after)
}

// came joins the lines that were not there before.
func came(before, after []string) string {
	var list []string
	for _, line := range after {
		if i := slices.Index(before, line); i >= 0 {
			before = slices.Delete(slices.Clone(before), i, i+1)
		} else {
			list = append(list, line)
		}
	}
	return strings.Join(list, " ")
}

// TestAFingerThatRestsReadsWhatAMouseReads goes over every key of every screen on a phone.
func TestAFingerThatRestsReadsWhatAMouseReads(t *testing.T) {
	told := 0
	for name, walk := range fingerScreens() {
		t.Run(name, func(t *testing.T) {
			v := enter(t, store.NewMemory(), "es", 390, 844)
			v.app.Prefs.Speed, v.in.Touch = 0, true
			var lines []ui.Line
			v.app.Read = func(all []ui.Line) { lines = all }
			v.tick(2)
			walk(v)
			v.in.Present = false
			v.tick(20)
			for _, l := range slices.Clone(lines) {
				at := l.Box.Center()
				if l.ID == 0 || l.Box.W <= 0 || at.Y < 0 || at.Y > v.in.H {
					continue
				}
				mouse := v.points(at)
				if mouse != "" {
					told++
				}
				if finger := v.rests(at); finger != mouse {
					t.Errorf("%v %q: a mouse reads %q, a finger %q", l.Kind, l.Words, mouse, finger)
				}
			}
		})
	}
	if told < 50 {
		t.Errorf("only %d keys have words", told)
	}
}
