package board

import (
	"image"
	"math"

	"tyche/board/geom"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Owner is who holds an area or region: a place in the game's list of emblems, or Nobody.
type Owner int8

// Nobody holds an area or region that is left blank.
const Nobody Owner = -1

// Fillings draw who controls each space into the empty frames of the sheet.
type Fillings struct {
	theme    *palette.Theme
	emblems  []emblems.Emblem // by Owner
	pictures *cache.Cache[fillingKey]
}

type fillingKey struct {
	kind  Kind
	owner Owner
	size  int // sixteenths
}

// fillingsRoom is how many pixels of fillings are kept: 8 MB, several times what any zoom needs.
const fillingsRoom = 2 << 20

// NewFillings returns the fillings in the colours of a theme; owners are places in the list of emblems.
func NewFillings(theme *palette.Theme, list []emblems.Emblem) *Fillings {
	return &Fillings{theme: theme, emblems: list, pictures: cache.New[fillingKey](fillingsRoom)}
}

// Draw fills the spaces in view; owner is by area, Nobody leaves the frame empty.
func (f *Fillings) Draw(c canvas.Canvas, cam *geom.Camera, m *Model, owner []Owner) {
	size := SymbolSize(cam.Rest(), cam.Density)
	zoom := SymbolsOf(cam) / size
	view := geom.Grow(cam.View, 12*size)
	for i, who := range owner {
		a := &m.Areas[i]
		if who == Nobody || a.Kind == Transit {
			continue
		}
		if at := cam.ToScreen(a.At); geom.Inside(view, at) {
			c.Picture(f.picture(a.Kind, who, size), canvas.Place{At: at, AnchorX: 0.5, AnchorY: 0.5, Scale: zoom})
		}
	}
}

// picture is the filling of one kind of space by one faction; its middle is the place of the space.
func (f *Fillings) picture(k Kind, who Owner, size float64) *canvas.Picture {
	key := fillingKey{k, who, int(math.Round(size * 16))}
	p := f.pictures.Find(key)
	if p == nil {
		side := 2 * int(math.Ceil(9*size))
		p = f.pictures.Keep(key, canvas.NewPicture(side, side, func(dst *image.RGBA) { f.paint(dst, k, who, size) }))
	}
	return p
}

func (f *Fillings) paint(dst *image.RGBA, k Kind, who Owner, size float64) {
	p := paint.New(dst)
	p.Translate(float64(dst.Rect.Dx())/2, float64(dst.Rect.Dy())/2)
	p.Scale(size, size)
	box, colors := k.Filling(), f.emblems[who].Colors(f.theme)
	mid := geom.Point{X: box.X + box.W/2, Y: box.Y + box.H/2}
	shape, reach := paint.Circle(mid.X, mid.Y, box.W/2), 0.4*box.W
	switch k {
	case Major:
		shape, reach = paint.Rect(box.X, box.Y, box.W, box.H), 0.44*box.W
	case Stronghold:
		shape = paint.Ngon(mid.X, mid.Y-0.6, box.W/2, 6, math.Pi/6)
	}
	light := paint.Mix(colors.Main, paint.RGB(0xFFFFFF), 0.14)
	p.Fill(shape, paint.Down(box.Y, box.Y+box.H, light, colors.Main))
	p.Translate(mid.X, mid.Y)
	f.emblems[who].Device(p, reach, colors.Ink, colors.Main)
}
