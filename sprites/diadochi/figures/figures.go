// Package figures draws soldiers, beasts, ships, engines and buildings in the manner of Greek vases: black figures
// with incised lines for one side, red figures with ink lines for the other. A figure stands at the origin, its feet
// at y = 0, and faces right; a man is about 100 units tall. It knows no battle and no rule.
package figures

import (
	"math"

	"tyche/sprites/paint"
)

// Style is the clay and the slip of one side.
type Style struct {
	Body   paint.Color // flesh, wood, cloth in silhouette
	Incise paint.Color // inner lines
	Accent paint.Color // crests, cloaks, flags: the faction's colour
	Edge   paint.Color // outline; alpha 0 for none
	Metal  paint.Color // shields
}

// Black is the style of the attacker or mover.
func Black(accent paint.Color) Style {
	return Style{paint.RGB(0x231A13), paint.RGB(0xF0E4C8), accent, paint.Color{}, paint.RGB(0x231A13)}
}

// Red is the style of the defender.
func Red(accent paint.Color) Style {
	return Style{paint.RGB(0xA8552C), paint.RGB(0xFBE9C6), accent, paint.RGB(0x3A1E10), paint.RGB(0x8A4421)}
}

// Faded is a style for men who do not fight.
func (s Style) Faded() Style {
	grey := paint.RGB(0x8C7B62)
	s.Body, s.Metal = paint.Mix(s.Body, grey, .65), paint.Mix(s.Metal, grey, .65)
	s.Accent, s.Incise = paint.Mix(s.Accent, grey, .35), paint.Mix(s.Incise, grey, .2)
	return s
}

// fig paints in one style.
type fig struct {
	*paint.Painter
	Style
}

func (f fig) shape(p *paint.Path, c paint.Color) {
	f.Fill(p, paint.Solid(c))
	if f.Edge.A > 0 {
		f.Painter.Stroke(p, paint.Pen(1.1), paint.Solid(f.Edge))
	}
}

func (f fig) body(d string)              { f.shape(paint.MustPath(d), f.Body) }
func (f fig) accent(d string)            { f.accentPath(paint.MustPath(d)) }
func (f fig) incise(d string, w float64) { f.scratch(paint.MustPath(d), w) }

func (f fig) accentPath(p *paint.Path) {
	f.Fill(p, paint.Solid(f.Accent))
	line := f.Edge
	if line.A == 0 {
		line = f.Body
	}
	f.Painter.Stroke(p, paint.Pen(.9), paint.Solid(line))
}

func (f fig) scratch(p *paint.Path, w float64) {
	f.Painter.Stroke(p, paint.Pen(max(w, .5/f.Unit())), paint.Solid(f.Incise))
}

func (f fig) bar(x0, y0, x1, y1, w float64) {
	c := f.Body
	if f.Edge.A > 0 {
		c = paint.Mix(f.Body, f.Edge, .5)
	}
	f.Painter.Stroke(paint.Line(x0, y0, x1, y1), paint.Pen(w), paint.Solid(c))
}

// at runs f with its origin moved, scaled and turned.
func (f fig) at(x, y, scale, turn float64, draw func()) {
	f.Within(func() {
		f.Translate(x, y)
		f.Rotate(turn)
		f.Scale(scale, scale)
		draw()
	})
}

// limb is a leg or arm of two parts. Angles are radians from straight down, forward positive.
type limb struct {
	upper, lower   float64 // lengths
	thick, knee    float64 // widths
	ankle          float64
	foot           float64 // length, 0 for none
	swing, bending float64 // angle of the upper part, and how far the lower one folds back
}

// draw paints the limb from a joint and returns where it ends.
func (f fig) limb(x, y float64, l limb) paint.Point {
	a, b := l.swing, l.swing-l.bending
	k := paint.Pt(x+l.upper*math.Sin(a), y+l.upper*math.Cos(a))
	e := paint.Pt(k.X+l.lower*math.Sin(b), k.Y+l.lower*math.Cos(b))
	n := func(q paint.Point, angle, w float64) (front, back paint.Point) {
		dx, dy := math.Cos(angle)*w/2, -math.Sin(angle)*w/2
		return paint.Pt(q.X+dx, q.Y+dy), paint.Pt(q.X-dx, q.Y-dy)
	}
	mid := paint.Pt(k.X+.35*(e.X-k.X), k.Y+.35*(e.Y-k.Y))
	f0, b0 := n(paint.Pt(x, y), a, l.thick)
	f1, b1 := n(k, (a+b)/2, l.knee)
	f2, b2 := n(mid, b, l.knee*1.02)
	b2 = paint.Pt(b2.X-l.knee*.22*math.Cos(b), b2.Y+l.knee*.22*math.Sin(b)) // calf
	f3, b3 := n(e, b, l.ankle)
	f.shape(paint.Smooth(true, f0, f1, f2, f3, b3, b2, b1, b0), f.Body)
	if l.foot > 0 {
		f.foot(e, b, l.foot)
	}
	return e
}

// foot lies flat unless the leg is lifted behind.
func (f fig) foot(at paint.Point, leg, length float64) {
	f.at(at.X, at.Y, 1, max(-leg-.25, 0)*.9, func() {
		f.shape(paint.MustPath("M-3-3L2.4-3.4Q6-1 10 1.4Q10.6 3 9 3H-4Z").Transformed(paint.Zoom(length/10, length/10)), f.Body)
	})
}

// flag flies to the left from the top of a pole at 0 0; wave (0 to 1) is its phase.
func (f fig) flag(w, h, wave float64) {
	s := math.Sin(wave * 2 * math.Pi)
	p := new(paint.Path).MoveTo(0, 0)
	p.CubicTo(-w*.3, -h*.16*(1+s*.5), -w*.6, h*.2*(1-s*.4), -w, h*(.04+.1*s))
	p.LineTo(-w*.94, h*(.52+.1*s)).LineTo(-w, h*(1+.1*s))
	p.CubicTo(-w*.6, h*(1.2-s*.1), -w*.3, h*(.8-s*.14), 0, h)
	f.accentPath(p.Close())
}
