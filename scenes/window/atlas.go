package window

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tyche/fonts"
)

// atlas keeps rasterised letters side by side on a few large textures, in shelves.
type atlas struct {
	places  map[fonts.MaskKey]place
	pages   []*ebiten.Image
	drawing *ebiten.Image // the page whose letters are being collected
	x, y    int           // where the next letter goes on the last page
	shelf   int           // height of the present shelf
	pixels  []byte
}

// A place is where a letter lies: its page, its box there, and where the box goes from the letter's origin.
type place struct {
	page  *ebiten.Image
	box   image.Rectangle
	shift image.Point
}

const (
	pageSize = 1024
	maxPages = 3
	apart    = 1
)

func (a *atlas) has(key fonts.MaskKey) bool {
	_, ok := a.places[key]
	return ok
}

// of returns the place of a letter, rasterising it at the first call. A blank letter has no page.
func (a *atlas) of(key fonts.MaskKey) place {
	p, ok := a.places[key]
	if !ok {
		p = a.add(fonts.Mask(key))
		if a.places == nil {
			a.places = map[fonts.MaskKey]place{}
		}
		a.places[key] = p
	}
	return p
}

func (a *atlas) add(m *image.Alpha) place {
	size := m.Rect.Size()
	if m.Rect.Empty() || size.X > pageSize || size.Y > pageSize {
		return place{}
	}
	a.findRoom(size)
	box := image.Rectangle{Max: size}.Add(image.Pt(a.x, a.y))
	a.x += size.X + apart
	a.shelf = max(a.shelf, size.Y)
	page := a.pages[len(a.pages)-1]
	page.SubImage(box).(*ebiten.Image).WritePixels(a.whiten(m))
	return place{page, box, m.Rect.Min}
}

// findRoom starts a new shelf, a new page, or everything anew if need be. Letters already sent to the screen stay right,
// because drawing happens in order.
func (a *atlas) findRoom(size image.Point) {
	if a.x+size.X > pageSize {
		a.x, a.y, a.shelf = 0, a.y+a.shelf+apart, 0
	}
	if len(a.pages) > 0 && a.y+size.Y <= pageSize {
		return
	}
	a.x, a.y, a.shelf = 0, 0, 0
	if len(a.pages) == maxPages {
		clear(a.places)
		a.pages = append(a.pages[1:], a.pages[0])
		return
	}
	a.pages = append(a.pages, ebiten.NewImageWithOptions(image.Rect(0, 0, pageSize, pageSize), &ebiten.NewImageOptions{Unmanaged: true}))
}

// whiten returns the mask as white of that opacity; the vertices give the colour.
func (a *atlas) whiten(m *image.Alpha) []byte {
	a.pixels = a.pixels[:0]
	for y := range m.Rect.Dy() {
		for _, v := range m.Pix[y*m.Stride : y*m.Stride+m.Rect.Dx()] {
			a.pixels = append(a.pixels, v, v, v, v)
		}
	}
	return a.pixels
}
