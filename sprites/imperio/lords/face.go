package lords

import (
	"fmt"
	"math"

	"tyche/sprites/paint"
)

// direction is the unit vector at an angle in degrees.
func direction(degrees float64) (cos, sin float64) {
	sin, cos = math.Sincos(degrees * math.Pi / 180)
	return cos, sin
}

// skull is the outline of a face, k times as wide as the common one.
func skull(k float64) *paint.Path {
	return paint.MustPath(fmt.Sprintf("M%g-77Q%g-94 0-95Q%g-94 %g-77Q%g-66 %g-58Q0-50 %g-58Q%g-66 %g-77Z", -14.5*k, -15*k, 15*k, 14.5*k, 14*k, 7.5*k, -7.5*k, -14*k, -14.5*k))
}

// mien is how a face looks.
type mien struct {
	lips   paint.Color
	shade  float64 // how dark the hatching of the shadowed cheek is
	shut   bool    // the eyes
	narrow float64 // how wide the skull is, 0 = 1
	bare   bool    // no ears
	old    bool    // wrinkles on the brow
}

// face is turned a little to the light: hatching runs round the shadowed cheek, under brow, nose and lip.
func (e *engraver) face(m mien) {
	if m.narrow == 0 {
		m.narrow = 1
	}
	if !m.bare {
		ears := paint.MustPath("M-14-78q-4-1-3.5 4q1 5 4.5 4M14-78q4-1 3.5 4q-1 5-4.5 4")
		e.Fill(ears, paint.Solid(e.skin))
		e.Stroke(ears, paint.Pen(1), paint.Solid(inky))
	}
	k := skull(m.narrow)
	e.Fill(k, paint.Solid(e.skin))
	e.within(k, func() { e.cheek(m.shade) })
	e.Stroke(k, paint.Pen(1.3), paint.Solid(inky))
	for _, side := range [...]float64{-1, 1} {
		e.eye(side, m.shut)
	}
	e.line("M-1.2-78Q-3-71-3.8-68.8Q-3.4-66.6-.6-67Q1.6-66.2 3.2-67.8", 1, inky)
	e.piece("M-5-61.8Q-2.4-63.4 0-62.4Q2.4-63.4 5-61.8Q0-60.6-5-61.8Z", m.lips, .6)
	e.line("M-2.6-59Q0-58 2.6-59", .6, inky)
	if m.old {
		e.line("M-7-87Q0-89 6-87M-6-84.5Q0-86 5-84.5", .6, paint.Fade(inky, .8))
		e.line("M-10-90Q-6-94-1-94", 1.4, linen)
	}
}

// cheek is the engraver's shadow on a face.
func (e *engraver) cheek(dark float64) {
	for i := range 8 {
		k := float64(i)
		e.Stroke(new(paint.Path).MoveTo(5.5+k*1.25, -90+k*1.1).QuadTo(10.5+k*.55, -75, 3.5+k*1.1, -57-k*.4), paint.Pen(.45+.07*k), paint.Solid(paint.Fade(inky, dark)))
	}
	for i := range 9 {
		k := float64(i)
		e.Stroke(paint.Line(8+k*.4, -86+k*3.2, 15, -84+k*3), paint.Pen(.45), paint.Solid(paint.Fade(inky, dark*.7)))
	}
	e.line("M1.2-78Q2.6-71 3.4-68.5M2.2-78Q3.8-72 4.4-69", .6, paint.Fade(inky, dark))
}

// eye is the left or the right one.
func (e *engraver) eye(side float64, shut bool) {
	x := side * 6.2
	if shut {
		e.Stroke(new(paint.Path).MoveTo(x-3.6, -76).QuadTo(x, -73.6, x+3.6, -76), paint.Pen(1.3), paint.Solid(inky))
	} else {
		white := new(paint.Path).MoveTo(x-3.6, -75.5).QuadTo(x, -79.4, x+3.6, -75.5).QuadTo(x, -73.2, x-3.6, -75.5).Close()
		e.Fill(white, paint.Solid(linen))
		e.Stroke(white, paint.Pen(.8), paint.Solid(inky))
		e.Fill(paint.Circle(x+.7, -75.9, 1.55), paint.Solid(inky))
		e.Fill(paint.Circle(x+.2, -76.5, .45), paint.Solid(linen))
	}
	e.Stroke(new(paint.Path).MoveTo(x-4, -77).QuadTo(x-.4, -80.6, x+4, -77.4), paint.Pen(.6), paint.Solid(inky))
	e.Stroke(new(paint.Path).MoveTo(x-4.8, -80+side*.5).QuadTo(x, -84, x+4.8, -80-side*.5), paint.Pen(1.7), paint.Solid(inky))
}

var (
	rosy  = paint.RGB(0x9E3A34)
	brown = paint.RGB(0x8A5A48)
)

func (e *engraver) scholar() {
	e.face(mien{lips: brown, shade: .72, old: true})
	for _, side := range [...]float64{-1, 1} {
		tuft := new(paint.Path).MoveTo(side*14, -74).QuadTo(side*23, -80, side*16, -90).QuadTo(side*13, -84, side*14, -74).Close()
		e.Fill(tuft, paint.Solid(ashen))
		e.Stroke(tuft, paint.Pen(.9), paint.Solid(inky))
	}
	e.beard(goatee, ashen)
}

func (e *engraver) bearded() {
	e.face(mien{lips: brown, shade: .72})
	e.beard(full, paint.RGB(0x5A4030))
}

func (e *engraver) warden() {
	e.face(mien{lips: brown, shade: .8, old: true})
	e.beard(square, paint.RGB(0x9A948A))
}

func (e *engraver) captain() {
	e.face(mien{lips: paint.RGB(0x7A3A2E), shade: .6})
	e.line("M-6-64.8Q-3-66.6 0-65Q3-66.6 6-64.8", 1.6, paint.RGB(0x241812))
	e.Fill(paint.Circle(-16.4, -69, 1.8), paint.Solid(paint.RGB(0xF0D48A)))
}

func (e *engraver) lady() {
	e.face(mien{lips: rosy, shade: .72, bare: true})
	e.piece("M0-96Q-15-92-15.5-74Q-9-84 0-89Q9-84 15.5-74Q15-92 0-96Z", auburn, .9)
}

func (e *engraver) smith() {
	e.face(mien{lips: paint.RGB(0x6E2E2A), shade: .6, bare: true})
}

func (e *engraver) abbess() {
	e.face(mien{lips: brown, shade: .62, bare: true, narrow: .96, old: true})
}

// shaded is a face deep in a cowl, its eyes shut.
func (e *engraver) shaded() {
	opening := paint.MustPath("M-18-52Q-21-91 0-92Q21-91 18-52Q0-42-18-52Z")
	night := paint.RGB(0x171020)
	e.Fill(opening, paint.Solid(night))
	e.Stroke(opening, paint.Pen(1.2), paint.Solid(inky))
	e.within(opening, func() {
		e.Within(func() {
			e.Translate(0, -5.6)
			e.Scale(.9, .9)
			e.face(mien{lips: inky, shade: .95, shut: true, narrow: .84, bare: true})
		})
		e.Fill(paint.MustPath("M-22-96H22V-78Q0-86-22-78Z"), paint.Solid(paint.Fade(night, .82)))
		e.Fill(paint.MustPath("M6-96H26V-44H10Q14-70 6-96Z"), paint.Solid(paint.Fade(night, .5)))
	})
}
