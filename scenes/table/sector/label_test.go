package sector

import (
	"testing"

	"tyche/sprites/canvas"
)

// TestNoCarriageStandsOnAName lays built galaxies of six on a small slate: where a carriage is at the place of a name, the name lies
// elsewhere.
func TestNoCarriageStandsOnAName(t *testing.T) {
	const w, h = 80, 17
	moved := 0
	for seed := range uint64(12) {
		v := started(t, 1, 6, seed)
		f := &Face{view: v}
		f.board = board{lay: arrange(796, 600, 1, &v, nil), slate: canvas.Rect{W: 796, H: 600}, zoom: 1, unit: 1}
		for q := range f.board.lay.spots {
			if !f.board.lay.spots[q].in {
				continue
			}
			r, upper := f.labelAt(q, w, h), f.board.place(f.board.lay.spots[q].at).Y-f.board.radius()-1-h/2.
			if r.Y != upper {
				moved++
			}
			if below := r; f.halts(r) {
				if below.Y += 2 * f.board.radius(); r.Y != upper || !f.halts(below) && below.Bottom() < 600 {
					t.Errorf("galaxy %d: a carriage stands on the name of world %d", seed, q)
				}
			}
		}
	}
	if moved == 0 {
		t.Error("no name was in the way")
	}
}
