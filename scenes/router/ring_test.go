package router

import (
	"math"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// TestAllOfTheRingBesieges: wherever within the ring round Athens a pupil presses, though the besieger's counter lies over a part of it, he
// besieges the city; but on the counter of another place he means that.
func TestAllOfTheRingBesieges(t *testing.T) {
	pressed := 0
	for _, k := range []float64{0, 1, 2, 3, 4, 5, 6, 7} {
		v := enter(t, store.NewMemory(), "es", 1280, 800)
		v.app.Prefs.Speed = 4
		p := v.attend("siege")
		for {
			if m := p.course.Wanted(); len(m) > 0 && strings.HasPrefix(p.entry.Lesson.Game.Format(m[0]), "siege ") {
				break
			}
			p.next()
		}
		p.tick(120) // the camera has come to rest, and the names have found their places
		m := p.course.Wanted()[0]
		box, ok := latest.Where(p.course.Session().Chair(p.entry.Lesson.Seat).Describe(m).Targets[0])
		if !ok {
			t.Fatal("Athens is out of sight")
		}
		sin, cos := math.Sincos(k * math.Pi / 4)
		at := canvas.Point{X: box.Center().X + 0.7*box.W*cos, Y: box.Center().Y + 0.7*box.H*sin}
		if onAnother(at) {
			continue
		}
		pressed++
		p.tap(at)
		p.tick(4)
		if o := p.app.Stack.Top().(*table.Table).Asks(); o != nil {
			if _, still := o.Find(m); still {
				t.Errorf("a press at %v of the ring besieges nothing; the screen says %q", k, p.said())
			}
		}
	}
	if pressed < 5 {
		t.Errorf("only %d of 8 places in the ring are free", pressed)
	}
}

// krateros is the general who besieges Athens in the lesson.
const krateros = 1

// onAnother says whether the counter of a general who does not besiege Athens lies there.
func onAnother(at canvas.Point) bool {
	for g := range int16(diadochi.Majors) {
		if box, lies := latest.Where(rules.Ref{Kind: diadochi.KindGeneral, ID: g}); lies && g != krateros && box.Contains(at) {
			return true
		}
	}
	return false
}
