package sector

import (
	"testing"

	"tyche/rules/conform/prove"
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
				if below.Y += 2 * f.board.radius(); r.Y != upper || !f.halts(below) && !f.crowds(q, below) && below.Bottom() < 600 {
					t.Errorf("galaxy %d: a carriage stands on the name of world %d", seed, q)
				}
			}
		}
	}
	if moved == 0 {
		t.Error("no name was in the way")
	}
}

// TestANameStaysOnItsOwnWorld: where the lower rim of a world touches another one, its name would be read as that of the other.
func TestANameStaysOnItsOwnWorld(t *testing.T) {
	l := &layout{radius: 30}
	l.spots[0], l.spots[1] = spot{in: true, at: canvas.Point{X: 200, Y: 60}}, spot{in: true, at: canvas.Point{X: 200, Y: 122}}
	f := &Face{board: board{slate: canvas.Rect{W: 400, H: 200}, lay: l, zoom: 1, unit: 1}, corner: canvas.Rect{X: 150, Y: 20, W: 100, H: 20}} // buttons over the upper one
	const w, h = 70, 17
	prove.True(t, "above, whatever lies there", f.labelAt(0, w, h).Y < 60)
	l.spots[1].at.X = 330
	prove.True(t, "below, where nobody else is", f.labelAt(0, w, h).Y > 60)
}
