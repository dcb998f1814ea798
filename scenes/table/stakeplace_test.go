package table

import (
	"testing"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTheCardOfChancesLiesOverTheMap: wherever on the map the thing is, its card leaves the columns and the coach's note free.
func TestTheCardOfChancesLiesOverTheMap(t *testing.T) {
	u := &ui.UI{Theme: &ui.Theme{Scale: 1}, In: &ui.Input{W: 1280, H: 800}}
	a := Areas{
		Window: canvas.Rect{W: 1280, H: 800}, Top: canvas.Rect{W: 1280, H: 46}, Map: canvas.Rect{X: 192, Y: 46, W: 788, H: 754},
		Decision: canvas.Rect{X: 988, Y: 54, W: 284, H: 300}, Note: canvas.Rect{X: 192, Y: 620, W: 300, H: 180},
	}
	for y := 80.0; y < 600; y += 40 {
		for x := 210.0; x < 970; x += 40 {
			about := canvas.Rect{X: x - 20, Y: y - 20, W: 40, H: 40}
			r := stakePlace(u, about, 292, 200, a, canvas.Rect{})
			if r.Intersect(a.Map) != r {
				t.Errorf("beside %v it lies at %v", about, r)
			}
			if on := r.Intersect(a.Note); on.W > 0 && on.H > 0 {
				t.Errorf("beside %v it lies on the note: %v", about, r)
			}
			if on := r.Intersect(about); on.W > 0 && on.H > 0 {
				t.Errorf("it covers what it is about: %v on %v", r, about)
			}
		}
	}
	row := canvas.Rect{X: 1000, Y: 200, W: 260, H: 34}
	if r := stakePlace(u, row, 292, 200, a, canvas.Rect{}); r.Intersect(a.Map) != r {
		t.Errorf("beside a row of the list it lies at %v", r)
	}
	a.Note = canvas.Rect{X: 192, Y: 46, W: 788, H: 172}
	row.Y = 100
	if r := stakePlace(u, row, 292, 200, a, canvas.Rect{}); r.Intersect(a.Note).H > 0 || r.Intersect(a.Map) != r {
		t.Errorf("under a note as wide as the map it lies at %v", r)
	}
	a.Note = canvas.Rect{}
	hint := canvas.Rect{X: 326, Y: 58, W: 520, H: 60}
	if r := stakePlace(u, row, 292, 200, a, hint); r.Meets(hint) || r.Intersect(a.Map) != r {
		t.Errorf("beside a hint it lies at %v", r)
	}
}
