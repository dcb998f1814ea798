package sector

import (
	"math"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// Small windows: what must stay readable and be hit with a finger keeps its size, and gives up its ornaments instead.

// Measures of the theme below which nothing on the slate goes, in its pixels: the limb with its riders, and the gap
// between worlds and frame.
const smallLimbRoom, leastGap = 58.0, 6.0

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
		if !b.lay.spots[q].in {
			continue
		}
		name := f.name(planetRef(q))
		w := fonts.Width(name, st) + u.Px(8)
		at := b.place(b.lay.spots[q].at)
		at.X = min(max(at.X, b.slate.X+w/2+u.Px(2)), b.slate.Right()-w/2-u.Px(2))
		at.Y -= b.radius() + u.Px(1)
		if k := f.corner; k.W > 0 && at.Y+h/2 > k.Y && at.Y-h/2 < k.Bottom() && at.X+w/2 > k.X { // under the buttons of the table
			at.Y += 2 * b.radius()
		}
		left, right := canvas.Point{X: at.X - (w-h)/2, Y: at.Y}, canvas.Point{X: at.X + (w-h)/2, Y: at.Y}
		u.Line(left, right, h, palette.BrassLo)
		u.Line(left, right, h-u.Px(2), palette.Ink)
		u.Words(canvas.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}, name, st, ui.Center)
	}
}
