package window

import (
	"image"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"

	"tyche/sprites/canvas"
)

// roomFor is how much memory the pictures on the graphics card may take for a screen of so many pixels, in bytes; what was
// not shown for longest goes. Six times what the screen itself takes: a sheet of tiles with its rim, the sheet before
// while the map is zoomed, a stage, the cards.
func roomFor(w, h int) int { return min(max(6*4*w*h, 20<<20), 72<<20) }

// A texture is a picture on the graphics card. All are in a ring in the order of their last use.
type texture struct {
	image      *ebiten.Image
	owner      *textures
	picture    *canvas.Picture
	bytes      int
	frame      int // when it was last shown
	next, prev *texture
	opaque     bool // a large picture that hides all below it
	pinned     bool // cannot be painted again: kept until dropped
}

// Drop frees the texture: the picture is no longer wanted.
func (t *texture) Drop() {
	if t.image == nil {
		return
	}
	t.image.Deallocate()
	t.image = nil
	if t.owner != nil {
		t.unlink()
		t.owner.bytes -= t.bytes
		t.owner.freed += t.bytes
	}
}

func (t *texture) unlink() { t.prev.next, t.next.prev = t.next, t.prev }

// textures keeps the pictures shown lately.
type textures struct {
	ring  texture // next is the one used last, prev the one to go first
	bytes int
	freed int // bytes of textures dropped since the system got back what is free
	frame int
}

// of returns the picture's texture and marks it as used.
func (x *textures) of(p *canvas.Picture) *texture {
	t, ok := p.Cache.(*texture)
	if !ok || t.image == nil || t.owner != x && !t.pinned {
		t = x.upload(p)
	}
	if !t.pinned && t.frame != x.frame {
		t.frame = x.frame
		t.unlink()
		x.first(t)
	}
	return t
}

func (x *textures) upload(p *canvas.Picture) *texture {
	if x.ring.next == nil {
		x.ring.next, x.ring.prev = &x.ring, &x.ring
	}
	pix := p.Pixels()
	t := &texture{owner: x, picture: p, bytes: weight(p), frame: x.frame, opaque: alone(p) && pix.Opaque()}
	t.image = ebiten.NewImageWithOptions(image.Rect(0, 0, p.W, p.H), &ebiten.NewImageOptions{Unmanaged: alone(p)})
	write(t.image, pix)
	p.Forget()
	p.Cache = t
	x.bytes += t.bytes
	x.first(t)
	return t
}

// weight is how many bytes a picture takes on the graphics card. The sides of a texture of its own are powers of two,
// sixteen at least: that is how Ebitengine makes them.
func weight(p *canvas.Picture) int {
	if !alone(p) {
		return 4 * p.W * p.H
	}
	side := func(n int) int { return max(1<<bits.Len(uint(n-1)), 16) }
	return 4 * side(p.W) * side(p.H)
}

// stripe is how many bytes of a picture go to the graphics card at once. Ebitengine keeps the copies it makes of them for
// the next ones, thirty of any size: handed over whole, large pictures left 60 MB behind.
const stripe = 256 << 10

// write puts the pixels into a texture of their size, stripe by stripe.
func write(to *ebiten.Image, pix *image.RGBA) {
	w, h := pix.Rect.Dx(), pix.Rect.Dy()
	rows := max(stripe/(4*w), 1)
	for y := 0; y < h; y += rows {
		end := min(y+rows, h)
		to.SubImage(image.Rect(0, y, w, end)).(*ebiten.Image).WritePixels(pix.Pix[4*w*y : 4*w*end])
	}
}

// alone says whether the picture gets a texture of its own; small ones share Ebitengine's atlas and are drawn together.
// The atlas grows by doubling its sides and never shrinks: with cards, tiles and stages in it, it came to 256 MB.
func alone(p *canvas.Picture) bool { return p.W*p.H > 72*72 }

func (x *textures) first(t *texture) {
	t.prev, t.next = &x.ring, x.ring.next
	t.prev.next, t.next.prev = t, t
}

// hoard is how many bytes of textures are dropped before the system gets back what is free: seldom, because that takes time.
const hoard = 12 << 20

// next begins a frame. What was dropped before the last one is free by now.
func (x *textures) next() {
	x.frame++
	if x.freed > hoard {
		x.freed = 0
		giveBack()
	}
}

// trim drops what was not shown in this frame until the rest fits.
func (x *textures) trim(room int) {
	for x.bytes > room {
		t := x.ring.prev
		if t == nil || t == &x.ring || t.frame == x.frame {
			return
		}
		t.Drop()
		t.picture.Cache = nil
	}
}
