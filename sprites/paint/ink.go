package paint

import (
	"image/color"
	"math"
)

// Ink says what colour a place has. Colours are straight, not premultiplied.
type Ink interface {
	// At returns the colour at a place in user space.
	At(x, y float64) color.NRGBA
}

// Color is short for a straight 8-bit colour.
type Color = color.NRGBA

// Solid is one colour everywhere.
type Solid color.NRGBA

// At returns the colour.
func (s Solid) At(_, _ float64) color.NRGBA { return color.NRGBA(s) }

// Hex returns the opaque ink 0xRRGGBB.
func Hex(rgb uint32) Solid { return Solid(RGB(rgb)) }

// RGB returns the opaque colour 0xRRGGBB.
func RGB(rgb uint32) color.NRGBA {
	return color.NRGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

// Fade returns c with its alpha multiplied by a (0 to 1).
func Fade(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(float64(c.A)*min(max(a, 0), 1) + 0.5)
	return c
}

// Mix returns the colour a share t (0 to 1) of the way from a to b.
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	t = min(max(t, 0), 1)
	f := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), f(a.A, b.A)}
}

// Stop is a colour at a share (0 to 1) of a gradient.
type Stop struct {
	At    float64
	Color color.NRGBA
}

// Linear runs from one point to another.
type Linear struct {
	From, To Point
	Stops    []Stop
}

// Radial runs outwards from a centre; SqueezeY other than 0 flattens the circle to an ellipse of that ratio.
type Radial struct {
	Center   Point
	Radius   float64
	SqueezeY float64
	Stops    []Stop
}

// Down is a gradient from one height to another.
func Down(y0, y1 float64, top, bottom color.NRGBA) Linear {
	return Linear{Point{0, y0}, Point{0, y1}, []Stop{{0, top}, {1, bottom}}}
}

// Across is a gradient from left to right.
func Across(x0, x1 float64, left, right color.NRGBA) Linear {
	return Linear{Point{x0, 0}, Point{x1, 0}, []Stop{{0, left}, {1, right}}}
}

// Glow is a gradient from a middle colour to an outer one.
func Glow(x, y, r float64, middle, outer color.NRGBA) Radial {
	return Radial{Center: Point{x, y}, Radius: r, Stops: []Stop{{0, middle}, {1, outer}}}
}

// At returns the colour at a place.
func (l Linear) At(x, y float64) color.NRGBA {
	dx, dy := l.To.X-l.From.X, l.To.Y-l.From.Y
	return stopColor(l.Stops, ((x-l.From.X)*dx+(y-l.From.Y)*dy)/(dx*dx+dy*dy))
}

// At returns the colour at a place.
func (r Radial) At(x, y float64) color.NRGBA {
	dy := y - r.Center.Y
	if r.SqueezeY != 0 {
		dy /= r.SqueezeY
	}
	return stopColor(r.Stops, math.Hypot(x-r.Center.X, dy)/r.Radius)
}

func stopColor(stops []Stop, t float64) color.NRGBA {
	if t <= stops[0].At {
		return stops[0].Color
	}
	for i := 1; i < len(stops); i++ {
		if a, b := stops[i-1], stops[i]; t < b.At {
			return Mix(a.Color, b.Color, (t-a.At)/(b.At-a.At))
		}
	}
	return stops[len(stops)-1].Color
}
