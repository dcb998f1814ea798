package ui

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Coin is the gold piece with the head of Tyche, in her crown of walls. The zero Coin can be drawn.
type Coin struct {
	picture *canvas.Picture
}

// Draw draws the coin in the middle of r, as large as it goes; not at all where that is too small.
func (k *Coin) Draw(u *UI, r canvas.Rect) {
	px := int(min(r.H, r.W))
	if px < 24 {
		return
	}
	if k.picture == nil || k.picture.W != px {
		if k.picture != nil {
			k.picture.Drop()
		}
		k.picture = canvas.NewPicture(px, px, strike)
	}
	c := r.Center()
	u.Picture(k.picture, canvas.Place{At: canvas.Point{X: math.Round(c.X), Y: math.Round(c.Y)}, AnchorX: .5, AnchorY: .5})
}

// strike paints the coin: a worn flan, a ring of pearls, the head.
func strike(dst *image.RGBA) {
	p := paint.NewScaled(dst, 200, 200)
	gold, dark, light := paint.RGB(0xD9A630), paint.RGB(0x7A5410), paint.RGB(0xFFE9A8)
	flan := paint.MustPath("M100 8Q146 6 172 36Q194 62 192 102Q190 146 162 172Q136 193 98 192Q56 191 30 162Q7 134 8 98Q9 58 36 31Q62 9 100 8Z")
	p.Shadow(flan, 2, 5, 6, paint.Fade(dark, .5))
	p.Fill(flan, paint.Linear{From: paint.Pt(50, 10), To: paint.Pt(150, 190), Stops: []paint.Stop{{At: 0, Color: light}, {At: .45, Color: gold}, {At: 1, Color: paint.Mix(gold, dark, .55)}}})
	p.Stroke(flan, paint.Pen(2.4), paint.Solid(dark))
	p.Stroke(paint.Circle(100, 100, 82), paint.Pen(1.2), paint.Solid(paint.Fade(dark, .5)))
	for i := range 64 {
		a := float64(i) * math.Pi / 32
		x, y := 100+76*math.Cos(a), 100+76*math.Sin(a)
		p.Fill(paint.Circle(x+.5, y+.7, 2.4), paint.Solid(paint.Fade(dark, .55)))
		p.Fill(paint.Circle(x, y, 2.1), paint.Solid(light))
	}
	c := palette.Gold
	p.Within(func() {
		p.Translate(100, 100)
		p.Scale(1.3, 1.3)
		p.Translate(-50, -50)
		heads.Draw(p, heads.Tyche, heads.Metal(c.Main, c.Dark, c.Light), true)
	})
}
