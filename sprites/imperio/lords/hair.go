package lords

import (
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

var (
	ashen  = paint.RGB(0xD9D2C4)
	auburn = paint.RGB(0x7A4A22)
	raven  = paint.RGB(0x2B1D18)
)

// The cuts of beards.
const (
	full   = "M-14-70Q-11-63-6-65Q0-67.5 6-65Q11-63 14-70Q15-52 0-42Q-15-52-14-70Z"
	goatee = "M-9-64.5Q-4-68 0-65.5Q4-68 9-64.5Q8-62 5-62.5Q6-50 0-44Q-6-50-5-62.5Q-8-62-9-64.5Z"
	square = "M-14.5-74Q-12-64-6-65Q0-67.5 6-65Q12-64 14.5-74L15-58Q14-47 9-46H-9Q-14-47-15-58Z"
)

// beard is a beard of hatched strands, with the mouth in it.
func (e *engraver) beard(cut string, ink paint.Color) {
	k := e.piece(cut, ink, 1)
	e.within(k, func() {
		for i := -7; i <= 7; i++ {
			x := float64(i)
			e.Stroke(new(paint.Path).MoveTo(x*1.9, -68).QuadTo(x*2, -56, x*.9, -40), paint.Pen(.55), paint.Solid(paint.Fade(inky, .8)))
		}
	})
	e.line("M-3.6-60.6Q0-59.4 3.6-60.6", 1.2, inky)
}

// tresses fall to both sides of the head.
func (e *engraver) tresses() {
	k := e.piece("M-23-48Q-33-98 0-101Q33-98 23-48Q0-60-23-48Z", auburn, 1.4)
	e.within(k, func() {
		for i := range 7 {
			for _, side := range [...]float64{-1, 1} {
				n := float64(i)
				e.Stroke(new(paint.Path).MoveTo(side*n*1.5, -100).QuadTo(side*(14+n*2.6), -78, side*(11+n*2.2), -46), paint.Pen(.6), paint.Solid(paint.Fade(inky, .8)))
			}
		}
	})
}

// coils are plaits wound about the ears.
func (e *engraver) coils() {
	e.piece("M-18-62Q-26-98 0-101Q26-98 18-62Z", raven, 1.3)
	for _, side := range [...]float64{-1, 1} {
		for _, r := range [...]float64{9, 6, 3} {
			e.Fill(paint.Circle(side*19, -72, r), paint.Solid(raven))
			e.Stroke(paint.Circle(side*19, -72, r), paint.Pen(.8), paint.Solid(paint.Fade(palette.Ivory, .45)))
		}
		e.Stroke(paint.Circle(side*19, -72, 9.4), paint.Pen(1.2), paint.Solid(inky))
	}
}

// cowl is a hood in the tincture of the House.
func (e *engraver) cowl() {
	k := e.piece("M-29-44Q-33-100 0-104Q33-100 29-44Q0-32-29-44Z", e.c.Main, 1.6)
	e.within(k, func() {
		for i := range 6 {
			n := float64(i)
			e.Stroke(new(paint.Path).MoveTo(n*2.4, -104).QuadTo(8+n*4.6, -74, 6+n*4.2, -36), paint.Pen(.8), paint.Solid(paint.Fade(inky, .8)))
		}
		for i := range 3 {
			n := float64(i)
			e.Stroke(new(paint.Path).MoveTo(-n*3, -102).QuadTo(-12-n*4, -74, -10-n*3.6, -38), paint.Pen(.8), paint.Solid(paint.Fade(inky, .8)))
		}
	})
}

// veil is white linen that falls to the shoulders.
func (e *engraver) veil() {
	k := e.piece("M-31-38Q-27-60-22-84Q-18-106 0-107Q18-106 22-84Q27-60 31-38Q14-46 0-46Q-14-46-31-38Z", linen, 1.5)
	e.within(k, func() {
		for i := range 6 {
			n := float64(i)
			e.Stroke(new(paint.Path).MoveTo(8+n*2, -104).QuadTo(14+n*3, -74, 12+n*4, -38), paint.Pen(.7), paint.Solid(paint.Fade(inky, .6)))
		}
		e.Stroke(paint.MustPath("M-12-102Q-20-76-24-42"), paint.Pen(.7), paint.Solid(paint.Fade(inky, .4)))
	})
}
