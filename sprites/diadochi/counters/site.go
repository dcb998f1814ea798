package counters

import (
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Place is a kind of space on the map.
type Place uint8

// The kinds of spaces: a square with battlements, a circle, a hexagon on a crag, a dot.
const (
	MajorCity Place = iota
	MinorCity
	Stronghold
	Transit
	Places // how many there are
)

// Nobody marks a space without a control marker.
const Nobody = palette.Factions

// Mark is what a space shows besides its kind and owner.
type Mark struct{ Port, Treasure, Besieged bool }

// Site is the sign of a space, filled by the control marker of its owner (Nobody leaves it empty).
func (b *Box) Site(kind Place, owner palette.Faction, px int, m Mark) *canvas.Picture {
	k := key{famSite, "", owner, px, int(kind), 0, 0}
	for i, on := range []bool{m.Port, m.Treasure, m.Besieged} {
		if on {
			k.b |= 1 << i
		}
	}
	return b.picture(k, drawSite)
}

func drawSite(b *brush, k key) {
	fill, sign, held := paper, ink, k.faction < Nobody
	if held {
		c := b.theme.Of(k.faction)
		fill, sign = c.Main, c.Ink
	}
	wall := paint.RGB(0x2B2118)
	switch Place(k.a) {
	case MajorCity:
		b.path("M-47-47H-28V-36H-9.5V-47H9.5V-36H28V-47H47V48H-47Z", wall)
		b.line("M-40-22V40H40V-22", 1, paint.Fade(paper, .25))
		b.Fill(paint.Rect(-36, -28, 72, 67), paint.Down(-28, 39, paint.Mix(fill, white, .12), fill))
		b.emblem(k.faction, held, 0, 5.5, 29, sign, fill)
	case MinorCity:
		b.Fill(paint.Circle(0, 0, 44), paint.Solid(wall))
		b.Fill(paint.Circle(0, 0, 35), paint.Down(-35, 35, paint.Mix(fill, white, .12), fill))
		b.emblem(k.faction, held, 0, 0, 27, sign, fill)
	case Stronghold:
		b.crag()
		if !held {
			fill = paint.RGB(0xB7ADA0)
		}
		b.Fill(paint.Ngon(0, -2, 40, 6, math.Pi/6), paint.Solid(wall))
		b.Fill(paint.Ngon(0, -2, 31.5, 6, math.Pi/6), paint.Solid(fill))
		if held {
			b.emblem(k.faction, true, 0, -2, 22, sign, fill)
		} else {
			b.path("M-14 12V-13H-7V-8H-3.4V-13H3.4V-8H7V-13H14V12Z", wall)
		}
	default:
		b.Fill(paint.Circle(0, 0, 24), paint.Solid(wall))
		b.Fill(paint.Circle(0, 0, 12), paint.Solid(paint.RGB(0xF6ECD4)))
	}
	b.marks(k.b)
}

func (b *brush) emblem(f palette.Faction, held bool, x, y, r float64, sign, ground paint.Color) {
	if !held || b.px < 9 {
		return
	}
	b.Within(func() {
		b.Translate(x, y)
		emblems.Device(b.Painter, f, r, sign, ground)
	})
}

// crag is the rock below a stronghold.
func (b *brush) crag() {
	d := "M-60 40L-44 8L-32 16L-18-24L0-34L18-24L30 14L44 4L60 40Z"
	b.path(d, paint.RGB(0xB49A74))
	b.path("M18-24L30 14L44 4L60 40H26Z", paint.RGB(0x94794F))
	b.line(d, 3, paint.RGB(0x5A4028))
}

// marks are the anchor dot of a port, the gold of a treasure city and the ring of a siege.
func (b *brush) marks(bits int) {
	if bits&4 != 0 {
		b.Stroke(paint.Circle(0, 0, 56), paint.Stroke{Width: max(5, b.units(1.6)), Dash: []float64{9, 7}}, paint.Solid(b.theme.Danger))
	}
	if bits&1 != 0 {
		b.Fill(paint.Circle(36, 37, 14.5), paint.Solid(white))
		b.Fill(paint.Circle(36, 37, 11), paint.Solid(paint.RGB(0x2F6C93)))
	}
	if bits&2 != 0 {
		b.Fill(paint.Circle(-36, 37, 14.5), paint.Solid(paint.RGB(0x5A4028)))
		b.Fill(paint.Circle(-36, 37, 11), paint.Glow(-40, 33, 18, paint.RGB(0xFFF1B0), paint.RGB(0xD9A520)))
	}
}
