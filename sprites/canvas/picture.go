package canvas

import (
	"image"
	"sync"
)

// Picture is something drawn once on the CPU and shown many times. Surfaces cache by pointer: a picture never
// changes after it was first shown; make a new one instead and Drop the old.
type Picture struct {
	W, H int // pixels
	draw func(dst *image.RGBA)
	lock sync.Mutex
	pix  *image.RGBA

	// Cache belongs to the surface that shows the picture (the window keeps its texture here).
	Cache any
}

// NewPicture describes a picture of w by h pixels that draw paints when it is first needed.
func NewPicture(w, h int, draw func(dst *image.RGBA)) *Picture {
	return &Picture{W: max(w, 1), H: max(h, 1), draw: draw}
}

// Pixels returns the painted image (premultiplied RGBA), painting it at the first call.
func (p *Picture) Pixels() *image.RGBA {
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.pix == nil {
		m := image.NewRGBA(image.Rect(0, 0, p.W, p.H))
		if p.draw != nil {
			p.draw(m)
		}
		p.pix = m
	}
	return p.pix
}

// Forget frees the painted image if it can be painted again: a surface that has made a texture of it does not need
// it twice.
func (p *Picture) Forget() {
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.draw != nil {
		p.pix = nil
	}
}

// A Keeper is what a surface puts into Cache if it must be told that the picture is no longer wanted.
type Keeper interface{ Drop() }

// Drop frees what a surface keeps for the picture. The picture may be shown again; that only costs time.
func (p *Picture) Drop() {
	if k, ok := p.Cache.(Keeper); ok {
		k.Drop()
	}
	p.Cache = nil
}
