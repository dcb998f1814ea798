// Package plates paints the large engraved pictures of ceremonies: a general's pyre, a wedding, the burial of a king,
// a diadem, a victory, the title of a Game Turn. A plate is put together from parts, so that a scene may move them;
// laid where they belong they make the whole picture. It knows no rule, no words and no timing.
package plates

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// A plate is composed in a box of Width by Height units with its origin in the middle, and stretched to cover what it
// is drawn into. What matters lies within Safe units of the middle to each side.
const (
	Width  = 320.0
	Height = 180.0
	Safe   = 118.0
)

// finest is the most pixels that a unit is painted with: larger plates are magnified.
const finest = 8.0

// Plate paints the parts of one picture.
type Plate struct {
	theme  *palette.Theme
	hx, hy float64 // half of what is seen, units
	unit   float64 // canvas pixels of a unit
	k      float64 // painted pixels of a unit
	parts  []*Part
}

// Part is a painted piece: X, Y is its upper left corner in units from the middle of the plate.
type Part struct {
	Picture        *canvas.Picture
	X, Y           float64
	PivotX, PivotY float64 // what it turns about, units from its own corner
	k              float64
}

// New returns a plate that covers w by h canvas pixels.
func New(theme *palette.Theme, w, h float64) *Plate {
	unit := max(w/Width, h/Height, .1)
	return &Plate{theme: theme, hx: w / unit / 2, hy: h / unit / 2, unit: unit, k: min(unit, finest)}
}

// Unit returns how many canvas pixels a unit measures.
func (p *Plate) Unit() float64 { return p.unit }

// Reach returns half of what is seen, in units.
func (p *Plate) Reach() (x, y float64) { return p.hx, p.hy }

// Parts lists all parts asked for so far.
func (p *Plate) Parts() []*Part { return p.parts }

// Drop frees what surfaces keep for the parts.
func (p *Plate) Drop() {
	for _, part := range p.parts {
		part.Picture.Drop()
	}
}

// Scale returns the factor at which a part is shown on the plate's canvas.
func (p *Plate) Scale() float64 { return p.unit / p.k }

// part describes a piece that covers a box given in units, and turns about the point px, py.
func (p *Plate) part(x0, y0, x1, y1, px, py float64, draw func(view)) *Part {
	w, h := int(math.Ceil((x1-x0)*p.k)), int(math.Ceil((y1-y0)*p.k))
	k, hx, hy, theme := p.k, p.hx, p.hy, p.theme
	part := &Part{X: x0, Y: y0, PivotX: px - x0, PivotY: py - y0, k: k}
	part.Picture = canvas.NewPicture(w, h, func(dst *image.RGBA) {
		q := paint.New(dst)
		q.Scale(k, k)
		q.Translate(-x0, -y0)
		draw(view{q, theme, hx, hy})
	})
	p.parts = append(p.parts, part)
	return part
}

// Piece describes a piece of the caller's own, painted in units of the plate.
func (p *Plate) Piece(x0, y0, x1, y1 float64, draw func(*paint.Painter)) *Part {
	return p.part(x0, y0, x1, y1, (x0+x1)/2, (y0+y1)/2, func(v view) { draw(v.Painter) })
}

// whole describes a piece that covers everything.
func (p *Plate) whole(draw func(view)) *Part {
	return p.part(-p.hx, -p.hy, p.hx, p.hy, 0, 0, func(v view) {
		draw(v)
		v.Grain(v.Dst.Rect, .07, 60, 9)
	})
}

// Put says how a part is laid on a plate whose middle is at c, moved by dx, dy units.
func (part *Part) Put(p *Plate, c canvas.Point, dx, dy float64) canvas.Place {
	return canvas.Place{
		At:      canvas.Point{X: c.X + (part.X+part.PivotX+dx)*p.unit, Y: c.Y + (part.Y+part.PivotY+dy)*p.unit},
		AnchorX: part.PivotX * part.k / float64(part.Picture.W), AnchorY: part.PivotY * part.k / float64(part.Picture.H),
		Scale: p.Scale(),
	}
}

// view paints in units of the plate, from -hx -hy to hx hy.
type view struct {
	*paint.Painter
	theme  *palette.Theme
	hx, hy float64
}
