// Package stamps prints rubber stamps: a word in a frame, worn as ink is on paper. It knows no rule and no language.
package stamps

import (
	"image"
	"math"

	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Shape is the frame of a stamp.
type Shape uint8

// The frames.
const (
	Oval    Shape = iota // done
	Cracked              // a frame that is broken: failed, a promise that was not kept
	Barred               // bars run out to both sides: called off
)

// Stamp is one print.
type Stamp struct {
	Words string
	Shape Shape
	Ink   paint.Color
	Size  int // of the letters, in pixels
}

var kept = cache.New[Stamp](1 << 18)

// Picture is the print, level; whoever shows it turns it a little.
func (k Stamp) Picture() *canvas.Picture {
	if p := kept.Find(k); p != nil {
		return p
	}
	w, h := k.Box()
	return kept.Keep(k, canvas.NewPicture(w, h, k.paint))
}

// style are the letters of the stamp.
func (k Stamp) style() fonts.Style {
	size := float64(k.Size)
	return fonts.Style{Face: fonts.Serif, Size: size, Bold: true, Spacing: size * .1, Color: k.Ink}
}

// Box is how large the print is, in pixels.
func (k Stamp) Box() (w, h int) {
	size := float64(k.Size)
	pad := 1.5
	if k.Shape == Barred {
		pad = 2.3
	}
	return int(fonts.Width(k.Words, k.style()) + pad*size), int(1.9 * size)
}

func (k Stamp) paint(dst *image.RGBA) {
	p, size := paint.New(dst), float64(k.Size)
	w, h := float64(dst.Rect.Dx()), float64(dst.Rect.Dy())
	frame := k.frame(w, h, size)
	for i, pen := range [...]float64{.12, .05} {
		inset := .1*size + float64(i)*.14*size
		p.Stroke(frame(inset), paint.Stroke{Width: pen * size, Join: paint.RoundJoin}, paint.Solid(k.Ink))
	}
	st := k.style()
	fonts.Draw(dst, k.Words, (w-fonts.Width(k.Words, st)+st.Spacing)/2, h/2+.34*size, st)
	switch k.Shape {
	case Barred:
		for _, x := range [...]float64{0, w - .5*size} {
			p.Fill(paint.Rect(x, h*.43, .5*size, h*.14), paint.Solid(k.Ink))
		}
	case Cracked:
		p.Erase(paint.Pen(.13 * size).Outline(crack(w, h)))
	}
	k.wear(p, w, h)
}

// frame returns the outline of the stamp at an inset.
func (k Stamp) frame(w, h, size float64) func(inset float64) *paint.Path {
	return func(in float64) *paint.Path {
		switch k.Shape {
		case Oval:
			return paint.RoundRect(in, in, w-2*in, h-2*in, h/2-in)
		case Barred:
			return paint.Rect(.45*size+in, in, w-.9*size-2*in, h-2*in)
		}
		return paint.RoundRect(in, in, w-2*in, h-2*in, max(.25*size-in, 1))
	}
}

// crack runs through the stamp from above.
func crack(w, h float64) *paint.Path {
	k := new(paint.Path).MoveTo(w*.62, -1)
	for i, x := range [...]float64{.57, .64, .58, .62} {
		k.LineTo(w*x, h*(.25+.25*float64(i)))
	}
	return k.LineTo(w*.6, h+1)
}

// wear takes specks of the ink away.
func (k Stamp) wear(p *paint.Painter, w, h float64) {
	specks := new(paint.Path)
	seed := uint32(len(k.Words)) + uint32(k.Shape)*31
	for i := range int(w * h / 70) {
		r := (.3 + .9*paint.Random(i, seed+2)*paint.Random(i, seed+3)) * math.Sqrt(float64(k.Size)) / 4
		specks.Append(paint.Circle(w*paint.Random(i, seed), h*paint.Random(i, seed+1), r))
	}
	p.Erase(specks)
}
