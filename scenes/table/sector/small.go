package sector

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// Small windows: what must stay readable and be hit with a finger keeps its size, and gives up its ornaments instead.

// Measures of the theme below which nothing on the slate goes, in its pixels: the limb with its riders, and the gap
// between worlds and frame.
const smallLimbRoom, leastGap = 58.0, 2.0

// plainRadius is the radius, in pixels of the theme, below which a world shows counts instead of figures.
const plainRadius = 56.0

// smallLetters is the height of the smallest letters, in pixels of the theme.
const smallLetters = 12.0

// plain says whether the worlds are too small for figures.
func (f *Face) plain() bool { return f.plainAt(f.board.radius()) }

// plainAt says whether a world of this radius is.
func (f *Face) plainAt(radius float64) bool { return radius < plainRadius*f.board.unit }

// letters is the height of the smallest letters on the canvas.
func (f *Face) letters() uint8 { return uint8(min(math.Round(smallLetters*f.board.unit), 255)) }

// firstRadius is the radius of worlds to begin with, from that of the design: on a small slate more, until they touch.
func (l *layout) firstRadius(design float64) float64 {
	if l.k < .5*l.unit {
		design *= 1.5
	}
	return design * l.k
}

// drawLabels writes the names of worlds that are too small for one on their bezel, on plates that stay on the slate.
func (f *Face) drawLabels(u *ui.UI) {
	if !f.plain() {
		return
	}
	b, st := &f.board, u.Theme.Colored(ui.Small, palette.Ivory)
	h := u.Px(17)
	for q := range b.lay.spots {
		if at := b.place(b.lay.spots[q].at); !b.lay.spots[q].in || !b.slate.Inset(-b.radius()/2).Contains(at) { // it would be named at the edge, over another
			continue
		}
		name := f.name(planetRef(q))
		r := f.labelAt(q, fonts.Width(name, st)+u.Px(8), h)
		at, w := r.Center(), r.W
		left, right := canvas.Point{X: at.X - (w-h)/2, Y: at.Y}, canvas.Point{X: at.X + (w-h)/2, Y: at.Y}
		u.Line(left, right, h, palette.BrassLo)
		u.Line(left, right, h-u.Px(2), palette.Ink)
		u.Words(r, name, st, ui.Center)
	}
}

// labelAt is where the plate of a world's name lies: over its upper rim, or over the lower one where the buttons of the table are, or a
// carriage that the name would be lost on.
func (f *Face) labelAt(q int, w, h float64) canvas.Rect {
	b := &f.board
	at := b.place(b.lay.spots[q].at)
	x := min(max(at.X, b.slate.X+w/2+2*b.unit), b.slate.Right()-w/2-2*b.unit) - w/2
	upper := canvas.Rect{X: x, Y: at.Y - b.radius() - b.unit - h/2, W: w, H: h}
	lower := upper
	lower.Y += 2 * b.radius()
	buttons := f.corner.Intersect(upper)
	if f.crowds(q, lower) {
		return upper // else it would name the world below
	}
	if buttons.W > 0 && buttons.H > 0 || f.halts(upper) && !f.halts(lower) && lower.Bottom() < b.slate.Bottom() {
		return lower
	}
	return upper
}

// crowds says whether a plate for the name of a world would lie on another world or on the plate over it.
func (f *Face) crowds(q int, plate canvas.Rect) bool {
	b := &f.board
	for k := range b.lay.spots {
		at := b.place(b.lay.spots[k].at)
		if k != q && b.lay.spots[k].in && math.Abs(at.X-plate.Center().X) < plate.W && math.Abs(at.Y-plate.Center().Y) < b.radius()+b.unit+1.5*plate.H {
			return true
		}
	}
	return false
}

// halts says whether a carriage stands where the plate of a name would lie.
func (f *Face) halts(plate canvas.Rect) (found bool) {
	plate = plate.Inset(-halfCarriage * f.board.unit)
	f.carriages(func(at canvas.Point, _ float64, _ rules.Seat) bool {
		found = plate.Contains(at)
		return !found
	})
	return found
}
