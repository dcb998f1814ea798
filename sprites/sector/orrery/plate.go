package orrery

import (
	"image"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Plate is a resource card as it is seen, and the key of its picture: a brass plate with engraved enamel, room for a name,
// a hole for each worker and pins in those that are taken.
type Plate struct {
	W, H           int // pixels
	Planet         int8
	Kind           uint8
	Yield, Pins    uint8
	Faction        int8
	Permanent, Lit bool
	Exhausted      bool
	Scale          float64
}

// PlateName is at what share of a plate's height its name stands.
const PlateName = .645

// Plate returns the picture of a resource card.
func (b *Box) Plate(k Plate) *canvas.Picture {
	if pic := b.plates.Find(k); pic != nil {
		return pic
	}
	return b.newPlate(k)
}

func (b *Box) newPlate(k Plate) *canvas.Picture {
	return b.plates.Keep(k, canvas.NewPicture(k.W, k.H, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Scale(k.Scale, k.Scale)
		b.paintPlate(p, &k, float64(k.W)/k.Scale, float64(k.H)/k.Scale)
	}))
}

func (b *Box) paintPlate(p *paint.Painter, k *Plate, w, h float64) {
	body := paint.RoundRect(.8, .8, w-1.6, h-1.6, 6)
	p.Fill(body, tin.Metal(tin.BrassTurned, body))
	rim, width := palette.Ink, 1.4
	if k.Lit {
		rim, width = palette.Halo, 3
	}
	p.Stroke(body, paint.Pen(width), solid(rim))
	cell := paint.RoundRect(5, 5, w-10, h*.5, 3)
	area := Area{Kind: k.Kind, Exhausted: k.Exhausted}
	light, dark := enamelOf(k.Planet, &area)
	p.Fill(cell, paint.Down(5, h*.55, light, dark))
	p.Within(func() {
		p.Clip(cell)
		p.Translate(w/2+6, h*.72)
		s := Span{-150, -30}
		switch {
		case k.Exhausted:
			paintCracks(p, s)
		case k.Kind == Mine:
			paintMine(p, s, light)
		default:
			paintWell(p, s)
		}
	})
	p.Stroke(cell, paint.Pen(1.1), solid(palette.Ink))
	p.Within(func() {
		p.Translate(21, 16)
		Chip(p, k.Kind, int(k.Yield))
	})
	if k.Permanent && w > 44 {
		p.Within(func() {
			p.Translate(k.badge(w))
			tin.Badge(p, b.dye(k.Faction), 7)
		})
	}
	name := paint.RoundRect(4, h*PlateName-9, w-8, 18, 2)
	p.Fill(name, solid(palette.Ivory))
	p.Stroke(name, paint.Pen(.7), solid(palette.Ink2))
	for i := range k.holes() {
		x, y := k.hole(i, w, h)
		hole := paint.Circle(x, y, 5.6)
		p.Fill(hole, paint.Hex(0x15110D))
		p.Stroke(hole, paint.Pen(1.3), solid(palette.BrassDk))
		if i < int(k.Pins) {
			p.Within(func() {
				p.Translate(x, y)
				paintPin(p, b.dye(k.Faction))
			})
		}
	}
}

// badge is where the badge of a permanent card lies on a plate w wide: beside the yield, or below it where there is no room.
func (k *Plate) badge(w float64) (x, y float64) {
	const besideYield = 62
	if w < besideYield {
		return w - 14, 35
	}
	return w - 16, 16
}

func (k *Plate) holes() int { return int(max(k.Yield, k.Pins)) }

// hole is the middle of a hole of a plate w wide and h high.
func (k *Plate) hole(i int, w, h float64) (x, y float64) {
	n := float64(k.holes())
	return w/2 + (float64(i)-(n-1)/2)*min(18, (w-12)/n), h * .865
}

// Hole is the middle of a hole in pixels from the corner of the plate.
func (k *Plate) Hole(i int) canvas.Point {
	x, y := k.hole(i, float64(k.W)/k.Scale, float64(k.H)/k.Scale)
	return canvas.Point{X: x * k.Scale, Y: y * k.Scale}
}

// paintPin paints the head of a worker's pin from above.
func paintPin(p *paint.Painter, dye tin.Dye) {
	head := paint.Circle(0, 0, 6.4)
	p.Fill(paint.Circle(1.4, 2, 6.4), faded(paint.RGB(0), .4))
	p.Fill(head, paint.Radial{Center: paint.Pt(-2, -2), Radius: 9, Stops: []paint.Stop{{At: 0, Color: dye.Light}, {At: .4, Color: dye.Main}, {At: 1, Color: dye.Dark}}})
	p.Stroke(head, paint.Pen(1.4), solid(palette.Ink))
	p.Fill(paint.Circle(-2, -2, 1.8), faded(paint.RGB(0xFFFFFF), .85))
}

// Pin returns the picture of a worker's pin from above.
func (b *Box) Pin(f int8, k float64) *canvas.Picture {
	key := part{kind: "pin", a: int(f), size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 18*k, 18*k, k, func(p *paint.Painter) { paintPin(p, b.dye(f)) })
}

// Cloth returns a strip of a faction's pattern.
func (b *Box) Cloth(f int8, w, h, k float64) *canvas.Picture {
	key := part{kind: "cloth", a: int(f), size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		p.Fill(paint.RoundRect(-w/k/2, -h/k/2, w/k, h/k, 2), tin.Cloth(b.dye(f), p.Unit()))
	})
}
