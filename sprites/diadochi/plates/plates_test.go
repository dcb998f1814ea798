package plates

import (
	"image"
	"maps"
	"slices"
	"testing"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

// laid returns a picture of parts at their own places.
func laid(p *Plate, w, h int, parts ...*Part) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	s := canvas.NewSoftware(m)
	for _, part := range parts {
		s.Picture(part.Picture, part.Put(p, canvas.Point{X: float64(w) / 2, Y: float64(h) / 2}, 0, 0))
	}
	return m
}

// plates lays the whole picture of every ceremony.
func plates(w, h int) map[string]*image.RGBA {
	all := map[string]*image.RGBA{}
	begin := func() *Plate { return New(palette.Atlas, float64(w), float64(h)) }
	for turn := 1; turn <= 5; turn++ {
		p := begin()
		t := p.Title(turn)
		all["title"+numerals[turn-1]] = laid(p, w, h, append([]*Part{t.Ground, t.Obverse}, t.Medals[:]...)...)
	}
	p := begin()
	y := p.Pyre(Dead{Head: "krateros", Faction: palette.Eagle})
	all["pyre"] = laid(p, w, h, y.Ground, y.Portrait, y.Stack, y.Front)
	p = begin()
	y = p.Pyre(Dead{Head: "alexandros", Royal: true, Stone: paint.RGB(0x2E3F96), Faction: palette.Independent})
	all["pyre-royal"] = laid(p, w, h, y.Ground, y.Tarnish, y.Crack, y.Stack, y.Front)
	p = begin()
	m := p.Wedding(Couple{Bride: "kleopatra", Groom: "perdikkas", Stone: paint.RGB(0x9A2F6A), Faction: palette.Owl})
	all["wedding"] = laid(p, w, h, m.Ground, m.Bride, m.Veil, m.Groom, m.Torch, m.Rings)
	p = begin()
	b := p.Burial()
	all["burial"] = laid(p, w, h, b.Ground, b.Tomb, b.Doors[0], b.Doors[1], b.Mules[0], b.Cart, b.Wheels[0], b.Wheels[1], b.Front)
	p = begin()
	u := p.Usurper(Named{Head: "ptolemaios", Faction: palette.Sun}, []Named{{"antigonos", palette.Lion}, {"seleukos", palette.Anchor}, {"kassandros", palette.Owl}, {"eumenes", palette.Eagle}})
	all["usurper"] = laid(p, w, h, append(append([]*Part{u.Ground}, u.Away...), u.Head, u.Hands, u.Diadem)...)
	p = begin()
	c := p.Victory(palette.Lion)
	all["victory"] = laid(p, w, h, c.Ground, c.Arms, c.Left, c.Right, c.Shield, c.Helmet)
	return all
}

func TestPlates(t *testing.T) {
	var cells []imagetest.Cell
	large, small := plates(1100, 620), plates(320, 180)
	for _, name := range names(large) {
		cells = append(cells, imagetest.Cell{Label: name, Image: large[name]})
	}
	imagetest.Sheet(t, "plates", 2240, palette.Atlas.Wood, cells)
	imagetest.Golden(t, "plates", small)
	imagetest.Distinct(t, 30, small)
}

func names(of map[string]*image.RGBA) []string { return slices.Sorted(maps.Keys(of)) }
