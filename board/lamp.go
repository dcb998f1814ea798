package board

import (
	"image"
	"image/color"
	"math"

	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// Lamp is the light of an oil lamp over the sheet in the evening: warm in the middle, dusk towards the edges.
type Lamp struct{ light *canvas.Picture }

// NewLamp returns a lamp; it is painted when it is first drawn.
func NewLamp() *Lamp { return &Lamp{light: canvas.NewPicture(lampWide, lampHigh, paintLamp)} }

// Draw lays the light over a view.
func (l *Lamp) Draw(c canvas.Canvas, view geom.Rect) { l.part(c, view, view) }

// DrawMargin lays it only over a margin of some width, pixels, at the edges of the view.
func (l *Lamp) DrawMargin(c canvas.Canvas, view geom.Rect, width float64) {
	l.part(c, view, geom.Rect{X: view.X, Y: view.Y, W: view.W, H: width})
	l.part(c, view, geom.Rect{X: view.X, Y: view.Y + view.H - width, W: view.W, H: width})
	l.part(c, view, geom.Rect{X: view.X, Y: view.Y + width, W: width, H: view.H - 2*width})
	l.part(c, view, geom.Rect{X: view.X + view.W - width, Y: view.Y + width, W: width, H: view.H - 2*width})
}

// part lays the light that belongs to a part of a view over it.
func (l *Lamp) part(c canvas.Canvas, view, r geom.Rect) {
	kx, ky := lampWide/view.W, lampHigh/view.H
	c.Part(l.light, canvas.Rect{X: (r.X - view.X) * kx, Y: (r.Y - view.Y) * ky, W: r.W * kx, H: r.H * ky}, canvas.Rect(r), 1)
}

// Size of the picture, which is stretched over the view.
const (
	lampWide = 96
	lampHigh = 72
)

// What the lamp leaves in the dark, and how much of it at most.
var dusk = color.NRGBA{R: 0x30, G: 0x18, B: 0x06}

const (
	duskInside = 0.1
	duskAround = 0.45
)

func paintLamp(dst *image.RGBA) {
	for y := range lampHigh {
		for x := range lampWide {
			far := math.Hypot((float64(x)+0.5)/lampWide*2-1, ((float64(y)+0.5)/lampHigh*2-0.92)*0.9)
			t := min(max((far-0.25)/0.95, 0), 1)
			a := duskInside + (duskAround-duskInside)*t*t*(3-2*t)
			dst.SetRGBA(x, y, color.RGBA{R: uint8(float64(dusk.R) * a), G: uint8(float64(dusk.G) * a), B: uint8(float64(dusk.B) * a), A: uint8(255*a + 0.5)})
		}
	}
}
