package diadochi

import (
	"image"
	"image/color"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/shelf"
)

// ringKey is a ring by radius and width in half pixels, and colour.
type ringKey struct {
	r, w int
	c    color.NRGBA
}

// rings are kept: 2 MiB is hundreds of them.
var rings = shelf.New[ringKey](2 << 20)

// ringPicture returns a ring with a soft dark edge, so that it is seen on any ground.
func (f *Face) ringPicture(r, width float64, c color.NRGBA) *canvas.Picture {
	k := ringKey{int(math.Round(r * 2)), max(int(math.Round(width*2)), 2), c}
	if pic := rings.Find(k); pic != nil {
		return pic
	}
	r, width = float64(k.r)/2, float64(k.w)/2
	side := int(math.Ceil(2*(r+width))) + 6
	return rings.Keep(k, canvas.NewPicture(side, side, func(dst *image.RGBA) {
		p := paint.New(dst)
		m := float64(side) / 2
		circle := paint.Circle(m, m, r)
		p.Stroke(circle, paint.Stroke{Width: width + 2.4}, paint.Solid(color.NRGBA{0x14, 0x0D, 0x06, c.A / 3}))
		p.Stroke(circle, paint.Stroke{Width: width}, paint.Solid(c))
	}))
}
