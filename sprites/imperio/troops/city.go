package troops

import (
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// tower is a house of the city: where it stands, its width and height, its roof, and whether its windows are lit.
type tower struct {
	x, wide, high float64
	roof          roof
	lamps         int
}

type roof uint8

const (
	dome roof = iota
	spire
)

var towers = [...]tower{
	{-50, 26, 34, dome, 1}, {-20, 22, 50, spire, 1}, {6, 34, 62, dome, 2}, {38, 18, 82, spire, 1}, {70, 46, 46, dome, 1},
}

// city is the skyline of a capital with the crane of its Shipyard.
func (e *engraver) city(lit bool) {
	for _, t := range towers {
		e.tower(t, lit)
	}
	crane := "M142 0V-116H244M142 -86L172 -116M228 -116V-84"
	e.line(crane, 10, palette.Keyline)
	e.line(crane, 4, paint.RGB(0x6B7590))
	if lit {
		e.part("M206 -84H250L242 -58H214Z", e.c.Main)
		return
	}
	for i := range 3 {
		x := 168 + 22*float64(i)
		smoke := new(paint.Path).MoveTo(x, -8).CubicTo(x-12, -30, x+14, -44, x, -66).CubicTo(x-12, -84, x+10, -92, x+2, -108)
		e.Stroke(smoke, paint.Pen(1.8), paint.Solid(paint.Fade(paint.RGB(0xB9AB90), .6-.12*float64(i))))
	}
}

func (e *engraver) tower(t tower, lit bool) {
	dark, light := paint.RGB(0x1B2440), paint.RGB(0x33426C)
	wall := paint.Rect(t.x-t.wide/2, -t.high, t.wide, t.high+4)
	e.Fill(wall, paint.Solid(dark))
	e.Stroke(wall, paint.Pen(1.4), paint.Solid(palette.Keyline))
	for x := t.x + t.wide/2 - 3; x > t.x+t.wide*.1; x -= 3 {
		e.Stroke(paint.Line(x, -t.high+2, x, 0), paint.Stroke{Width: .9}, paint.Solid(palette.Keyline))
	}
	top := paint.Polygon(paint.Pt(t.x-t.wide/2-1, -t.high), paint.Pt(t.x, -t.high-1.7*t.wide), paint.Pt(t.x+t.wide/2+1, -t.high))
	if t.roof == dome {
		top = new(paint.Path).Arc(t.x, -t.high, t.wide/2+2, 3.14159, 2*3.14159).Close()
		e.Stroke(paint.Line(t.x, -t.high-t.wide/2, t.x, -t.high-t.wide/2-16), paint.Pen(1.2), paint.Solid(palette.Ivory))
	}
	e.Fill(top, paint.Solid(light))
	e.Stroke(top, paint.Pen(1.4), paint.Solid(palette.Keyline))
	for i := range int(t.high / 14) {
		if lit && (i*7+int(t.x)+60)%3 < t.lamps {
			e.Fill(paint.Rect(t.x-5, -t.high+6+13*float64(i), 4, 6), paint.Hex(0xFFD98A))
		}
	}
}
