package window

import (
	"testing"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestATapBetweenTwoTicksIsATap: a finger that has come and gone before anybody asked counts for one tick, which makes a
// click of it; one that is still down is not counted twice.
func TestATapBetweenTwoTicksIsATap(t *testing.T) {
	here := ui.Finger{ID: 3, At: canvas.Point{X: 40, Y: 50}}
	other := ui.Finger{ID: 4, At: canvas.Point{X: 90, Y: 90}}
	for _, row := range []struct {
		name        string
		down, begun []ui.Finger
		want        int
	}{
		{"nothing", nil, nil, 0},
		{"a quick tap", nil, []ui.Finger{here}, 1},
		{"a finger that stays", []ui.Finger{here}, []ui.Finger{here}, 1},
		{"a second finger, gone at once", []ui.Finger{here}, []ui.Finger{other}, 1},
		{"the same one twice", nil, []ui.Finger{here, here}, 1},
		{"two at once", nil, []ui.Finger{here, other}, 0},
	} {
		if got := withQuick(row.down, row.begun); len(got) != row.want {
			t.Errorf("%s: %d fingers, want %d", row.name, len(got), row.want)
		}
	}
	var f ui.Fingers
	in := ui.Input{Scale: 1, Dt: 1. / 60}
	f.Feed(&in, withQuick(nil, []ui.Finger{here}))
	f.Feed(&in, nil)
	if len(in.Pressed) != 1 || len(in.Released) != 1 || in.Pressed[0].At != here.At {
		t.Errorf("a quick tap presses %v and lets go %v", in.Pressed, in.Released)
	}
}

// TestAFingerThatSweepsBetweenTwoTicksTapsNothing: on a busy device a list may be swept within one tick.
func TestAFingerThatSweepsBetweenTwoTicksTapsNothing(t *testing.T) {
	here := []ui.Finger{{ID: 3, At: canvas.Point{X: 40, Y: 50}}}
	for _, row := range []struct {
		name  string
		ended []ui.Finger
		want  canvas.Point // where it lets go of what it pressed
	}{
		{"it is told of in time", nil, canvas.Point{X: 40, Y: 50}},
		{"it trembles", []ui.Finger{{ID: 3, At: canvas.Point{X: 44, Y: 53}}}, canvas.Point{X: 44, Y: 53}},
		{"it sweeps", []ui.Finger{{ID: 3, At: canvas.Point{X: 42, Y: 10}}}, canvas.Point{X: 42, Y: 10}},
		{"another one sweeps", []ui.Finger{{ID: 5, At: canvas.Point{X: 42, Y: 10}}}, canvas.Point{X: 40, Y: 50}},
	} {
		var f ui.Fingers
		in := ui.Input{Scale: 1, Dt: 0.1}
		f.Feed(&in, here)
		if swept := endings(here, row.ended); len(swept) > 0 {
			f.Feed(&in, swept)
		}
		f.Feed(&in, nil)
		at, _ := in.Let(ui.LeftButton)
		if len(in.Pressed) != 1 || len(in.Released) != 1 || at != row.want || in.Held[ui.LeftButton] {
			t.Errorf("%s: it presses %v and lets go %v, want one at %v", row.name, in.Pressed, in.Released, row.want)
		}
	}
}

// TestAFingerTakesHoldWhereItCameDown: however far it has gone until the tick in which it is first seen; from the next on it is where it is.
func TestAFingerTakesHoldWhereItCameDown(t *testing.T) {
	start, far := canvas.Point{X: 40, Y: 50}, canvas.Point{X: 120, Y: 50}
	var f ui.Fingers
	in := ui.Input{Scale: 1, Dt: 0.03}
	f.Feed(&in, withQuick([]ui.Finger{{ID: 3, At: far}}, []ui.Finger{{ID: 3, At: start}}))
	f.Feed(&in, withQuick([]ui.Finger{{ID: 3, At: far}}, nil))
	if len(in.Pressed) != 1 || in.Pressed[0].At != start {
		t.Errorf("it presses %v, and came down at %v", in.Pressed, start)
	}
	if down := withQuick([]ui.Finger{{ID: 3, At: far}}, nil); down[0].At != far {
		t.Errorf("then it is at %v, not at %v", down[0].At, far)
	}
}
