package palette

import (
	"image/color"
	"math"
)

// Vision is a way of seeing colours.
type Vision uint8

// The ways: all cones, without the red, green or blue ones, and lightness alone.
const (
	Full Vision = iota
	Protan
	Deutan
	Tritan
	Grey
)

// Rows of the linear-light matrices of Machado, Oliveira and Fernandes (2009) at full strength.
var lacks = [...][9]float64{
	Full:   {1, 0, 0, 0, 1, 0, 0, 0, 1},
	Protan: {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	Deutan: {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	Tritan: {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
	Grey:   {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722},
}

// Seen returns how a colour looks to a person with that vision.
func (v Vision) Seen(c color.NRGBA) color.NRGBA {
	m := lacks[v]
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	return color.NRGBA{
		display(m[0]*r + m[1]*g + m[2]*b),
		display(m[3]*r + m[4]*g + m[5]*b),
		display(m[6]*r + m[7]*g + m[8]*b), c.A,
	}
}

func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

func display(x float64) uint8 {
	x = min(max(x, 0), 1)
	if x <= 0.0031308 {
		return uint8(x*12.92*255 + 0.5)
	}
	return uint8((1.055*math.Pow(x, 1/2.4)-0.055)*255 + 0.5)
}

// Contrast is the ratio of WCAG between two colours, 1 to 21.
func Contrast(a, b color.NRGBA) float64 {
	l := func(c color.NRGBA) float64 {
		return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
	}
	return (max(l(a), l(b)) + 0.05) / (min(l(a), l(b)) + 0.05)
}
