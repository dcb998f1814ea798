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
