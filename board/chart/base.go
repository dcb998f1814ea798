package chart

import (
	"image"
	"image/draw"

	"tyche/board"
	"tyche/sprites/canvas"
)

// base is what all painters of a board share: its ground, and two small pictures of the whole world that stand behind
// what is not painted yet. The sketch is there after the first piece of work, the draft after some hundred milliseconds;
// whoever has seen the title has both.
type base struct {
	ground *ground
	todo   []func() // what is left of building the ground

	sketch  *canvas.Picture // sea, land and provinces in flat colours
	plan    *level          // of the draft
	done    int             // tiles of the draft that are painted
	pixels  *image.RGBA
	draft   *canvas.Picture // nil until it is whole
	surface surface
}

// draftScale is the scale of sketch and draft, in pixels for a map unit.
const draftScale = 0.3

// bases are those of the boards that were painted so far: one for each game of the program.
var bases = map[*board.Model]*base{}

// baseOf returns what the painters of a board share.
func baseOf(m *board.Model) *base {
	if bases[m] == nil {
		bases[m] = newBase(m)
	}
	return bases[m]
}

func newBase(m *board.Model) *base {
	b := &base{ground: &ground{model: m}}
	b.todo = b.ground.steps()
	b.plan = newLevel(b.ground, draftScale, Options{TextScale: 1, Density: 1, bare: true})
	return b
}

// piece does the next piece of work and says whether there was one.
func (b *base) piece() bool {
	switch {
	case b.sketch == nil && b.draft == nil:
		b.drawSketch()
	case len(b.todo) > 0:
		b.todo[0]()
		b.todo = b.todo[1:]
	case len(b.plan.todo) > 0:
		b.plan.build()
	case b.draft == nil:
		b.drawDraft()
	default:
		return false
	}
	return true
}

// drawDraft paints the next tile of the draft.
func (b *base) drawDraft() {
	l := b.plan
	if b.pixels == nil {
		b.pixels = image.NewRGBA(image.Rect(0, 0, l.w, l.h))
	}
	nx, ny := (l.w+TileSize-1)/TileSize, (l.h+TileSize-1)/TileSize
	at := image.Pt(b.done%nx, b.done/nx)
	r := image.Rect(at.X*TileSize, at.Y*TileSize, (at.X+1)*TileSize, (at.Y+1)*TileSize).Intersect(b.pixels.Rect)
	l.paintTile(b.ground, &b.surface, b.pixels.SubImage(r).(*image.RGBA), Options{TextScale: 1, Density: 1}, true)
	if b.done++; b.done == nx*ny {
		b.draft = keepPicture(b.pixels)
		b.sketch.Drop()
		b.sketch, b.pixels, b.plan = nil, nil, &level{scale: l.scale, w: l.w, h: l.h} // what it was painted from is of no more use
	}
}

// keepPicture returns a picture whose pixels are there and can always be shown anew.
func keepPicture(pixels *image.RGBA) *canvas.Picture {
	return canvas.NewPicture(pixels.Rect.Dx(), pixels.Rect.Dy(), func(dst *image.RGBA) {
		draw.Draw(dst, dst.Rect, pixels, pixels.Rect.Min, draw.Src)
	})
}

// drawSketch paints the whole world in flat colours.
func (b *base) drawSketch() {
	l := &level{scale: draftScale, dense: 1, sym: 1, w: b.plan.w, h: b.plan.h}
	m := b.ground.model
	l.layCoast(m)
	l.layRegions(m)
	pixels := image.NewRGBA(image.Rect(0, 0, l.w, l.h))
	s := &b.surface
	s.landMask(l, pixels.Rect)
	ids := make([]uint8, l.w*l.h)
	l.owners(pixels.Rect, ids)
	hues := newHues(b.ground, l.sym)
	for i, id := range ids {
		land := hues.land
		if hues.tinted[id] {
			land = land.mix(hues.tints[id], 0.5)
		}
		sea := hues.north.mix(hues.south, float32(i/l.w)/float32(l.h))
		put(pixels.Pix[4*i:], sea.mix(land, float32(s.cover.Pix[i])/255))
	}
	b.sketch = keepPicture(pixels)
}

// whole returns the best picture of the whole world that there is, or nil.
func (b *base) whole() *canvas.Picture {
	if b.draft != nil {
		return b.draft
	}
	return b.sketch
}
