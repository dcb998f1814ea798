package finale

import (
	"image"
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

// shape is what a kept picture shows.
type shape uint8

const (
	night shape = iota
	stars
	throne
	back
	front
	lamp
	halo
	pour // and after it the other sources
)

// key names a kept picture of a size.
type key struct {
	shape shape
	w, h  int
	fine  int // hundredths of a pixel of the design
}

var kept = cache.New[key](6 << 20)

// picture returns a picture of a size in canvas pixels.
func (f *Finale) picture(s shape, w, h float64) *canvas.Picture {
	k := key{s, max(int(math.Round(w)), 1), max(int(math.Round(h)), 1), int(f.set.unit * 100)}
	if p := kept.Find(k); p != nil {
		return p
	}
	return kept.Keep(k, k.make())
}

func (k key) make() *canvas.Picture {
	plate := sky.Plate{W: k.w, H: k.h, Scale: float64(k.fine) / 100, Circles: true, Figures: []sky.Place{{Figure: sky.Swan, X: .37, Y: .4, K: 1.1}, {Figure: sky.Balance, X: .64, Y: .36, K: 1.1}}}
	switch k.shape {
	case night:
		return plate.Picture()
	case stars:
		return plate.Stars()
	}
	return canvas.NewPicture(k.w, k.h, k.paint)
}

func (k key) paint(dst *image.RGBA) {
	p, w, h := paint.New(dst), float64(k.w), float64(k.h)
	wide := w / glass.Spread
	switch k.shape {
	case throne:
		glass.Throne(p, h)
	case back:
		glass.Back(p, wide, h-glass.Foot*wide)
	case front:
		glass.Front(p, wide, h-glass.Rim*wide)
	case lamp:
		p.Translate(w/2, h*.56)
		glass.Lamp(p, h*.9)
	case halo:
		p.Translate(w/2, h/2)
		glass.Halo(p, w/2)
	default:
		glass.Pour(p, w, h, max(float64(k.fine)/100*1.2, .9), glass.Source(k.shape-pour))
	}
}

// lay paints a picture with its upper left corner at a point.
func lay(u *ui.UI, p *canvas.Picture, x, y, alpha float64) {
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(x), Y: math.Round(y)}, Alpha: alpha, Hidden: alpha <= 0})
}

// wood is the floor.
var wood = paint.Mix(palette.Plate, paint.RGB(0x5A3A22), .6)
