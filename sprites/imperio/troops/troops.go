// Package troops engraves what fights on the ground of a world in Imperio: harquebusiers, the helmets of those who have
// fallen, the capsules in which they come down, the city they fight for, and the banner that is raised over it. It knows
// no rule.
package troops

import (
	"image"
	"math"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// Figure is something on the ground.
type Figure uint8

// The figures. All but the capsule stand on the origin and look to the right.
const (
	Soldier Figure = iota
	Fallen
	Capsule // falling, its middle at the origin
	City
	DarkCity // its lamps are out
	Banner
	Figures // how many there are
)

// box is what a figure takes at size 1: to the left, above, to the right and below the origin.
var boxes = [Figures][4]float64{
	Soldier: {34, 98, 54, 8}, Fallen: {24, 70, 24, 10}, Capsule: {24, 36, 24, 30}, City: {80, 150, 262, 14}, DarkCity: {80, 150, 262, 14}, Banner: {10, 168, 112, 6},
}

// Anchor is where in its picture a figure's origin is, as shares.
func (f Figure) Anchor() (x, y float64) {
	b := boxes[f]
	return b[0] / (b[0] + b[2]), b[1] / (b[1] + b[3])
}

type key struct {
	figure Figure
	theme  *palette.Theme
	house  palette.House
	left   bool
	k      int // 64ths of size 1
}

// room is how many pixels are kept.
const room = 1 << 20

var kept = cache.New[key](room)

// Picture returns a figure of a House at size k, looking to the left or to the right. It is painted once.
func Picture(theme *palette.Theme, h palette.House, f Figure, left bool, k float64) *canvas.Picture {
	id := key{f, theme, h, left, max(int(k*64), 1)}
	if p := kept.Find(id); p != nil {
		return p
	}
	b, size := boxes[f], float64(id.k)/64
	return kept.Keep(id, canvas.NewPicture(int((b[0]+b[2])*size)+1, int((b[1]+b[3])*size)+1, id.paint))
}

func (id key) paint(dst *image.RGBA) {
	p := paint.New(dst)
	b, size := boxes[id.figure], float64(id.k)/64
	p.Scale(size, size)
	if id.left {
		p.Translate(b[2], b[1])
		p.Scale(-1, 1)
	} else {
		p.Translate(b[0], b[1])
	}
	Draw(p, id.figure, id.theme, id.house)
}

// Draw engraves a figure at the origin.
func Draw(p *paint.Painter, f Figure, theme *palette.Theme, h palette.House) {
	e := &engraver{p, theme.Of(h), h}
	switch f {
	case Soldier:
		e.soldier()
	case Fallen:
		e.fallen()
	case Capsule:
		e.capsule()
	case City:
		e.city(true)
	case DarkCity:
		e.city(false)
	case Banner:
		e.banner()
	}
}

type engraver struct {
	*paint.Painter
	c base.Colors
	h palette.House
}

var leather, wood, skin, steel = paint.RGB(0x3A2A22), paint.RGB(0x6B4A2C), paint.RGB(0xF1DFC4), paint.RGB(0xDCCBA2)

// part is a piece of a figure with a dark edge.
func (e *engraver) part(path string, ink paint.Color) {
	p := paint.MustPath(path)
	e.Fill(p, paint.Solid(ink))
	e.Stroke(p, paint.Pen(1.4), paint.Solid(palette.Keyline))
}

// line is a thin line of an ink.
func (e *engraver) line(path string, width float64, ink paint.Color) {
	e.Stroke(paint.MustPath(path), paint.Pen(width), paint.Solid(ink))
}

// shade hatches the far side of a piece.
func (e *engraver) shade(path string, x float64) {
	e.Within(func() {
		e.Clip(paint.MustPath(path))
		all := &paint.Path{}
		for y := -90.0; y < 0; y += 2.4 {
			all.Append(paint.Line(x, y, x+40, y-14))
		}
		e.Stroke(all, paint.Stroke{Width: .7}, paint.Solid(paint.Fade(palette.Keyline, .6)))
	})
}

// The pieces of a harquebusier: cape, boots, puffed breeches, cuirass, gun, sleeves, plumed helmet.
const (
	cape   = "M-8 -56Q-24 -44 -26 -12Q-16 -8 -7 -12Z"
	boots  = "M-10 -20L-11 -5L-14 0H-1L-2 -20ZM3 -20L4 -5L3 0H17L12 -6L12 -20Z"
	breech = "M-11 -34Q-17 -24 -11 -18H-1L0 -34ZM0 -34L2 -18H13Q17 -26 11 -34Z"
	body   = "M-11 -33L-13 -54Q0 -62 13 -54L12 -33Q0 -29 -11 -33Z"
	barrel = "M-12 -41L44 -46V-42.5L-12 -36.5Z"
	butt   = "M-12 -41L-24 -38L-22 -29L-10 -35Z"
	arms   = "M-12 -52Q-19 -42 -7 -36L2 -39L0 -44L-6 -44Q-8 -48 -5 -53ZM8 -53Q16 -50 20 -45L26 -46L27 -41L17 -39Q9 -43 4 -48Z"
	helmet = "M-10 -60Q-12 -80 1 -81Q13 -80 12 -60Q1 -53 -10 -60Z"
	plume  = "M0 -80Q-22 -92 -20 -70Q-22 -60 -16 -56Q-14 -70 -4 -76Z"
)

func (e *engraver) soldier() {
	e.Fill(paint.Oval(10, 1, 26, 4.5), paint.Solid(paint.Fade(palette.Keyline, .5)))
	for _, p := range [...]string{cape, boots, breech, body, barrel, butt, arms, helmet, plume} {
		e.line(p, 4.4, palette.Ivory)
	}
	e.part(cape, e.c.Dark)
	e.part(boots, leather)
	e.part(breech, e.c.Light)
	e.line("M-10 -34Q-13 -26 -9 -19M-5 -34Q-6 -26 -4 -19M5 -34Q6 -26 5 -19M9 -34Q13 -26 10 -19", 1.8, e.c.Main)
	e.part(plume, e.c.Light)
	e.part(body, e.c.Main)
	e.Within(func() {
		e.Clip(paint.MustPath(body))
		e.Translate(0, -44)
		emblems.Hatch(e.Painter, e.h, 26, e.c)
	})
	e.shade(body, 3)
	e.line("M-11 -36Q0 -32 12 -36M-9 -55L10 -38", 2, palette.Gilt2)
	e.part(butt, wood)
	e.part(barrel, steel)
	e.part("M38 -49H46V-41H38Z", palette.Gilt2)
	e.part(arms, e.c.Main)
	for _, x := range [...][2]float64{{-1, -41}, {25, -43.5}} {
		e.Fill(paint.Circle(x[0], x[1], 3), paint.Solid(skin))
		e.Stroke(paint.Circle(x[0], x[1], 3), paint.Pen(1.2), paint.Solid(palette.Keyline))
	}
	e.part(helmet, e.c.Main)
	e.shade(helmet, 3)
	e.Fill(paint.MustPath("M1 -73H13V-69.5H6V-57L2 -56Z"), paint.Solid(palette.Keyline))
	e.line("M-10 -65Q1 -61 2 -62M-10 -76Q0 -72 1 -72", 1.3, palette.Gilt2)
}

// fallen is the carbine of a soldier in the ground, and his helmet on it.
func (e *engraver) fallen() {
	e.Fill(paint.Oval(0, 1, 18, 4), paint.Solid(paint.Fade(palette.Keyline, .45)))
	e.part("M-2.4 -46H2.4V0H-2.4Z", steel)
	e.part("M-2.4 -46L-7 -36L-5 -30L-2.4 -32Z", wood)
	e.part("M-14 0Q-8 -7 0 -5Q9 -8 15 0Z", paint.RGB(0x5A2E1A))
	e.Within(func() {
		e.Translate(0, -46)
		e.Rotate(12 * math.Pi / 180)
		e.Translate(0, 46)
		const cap = "M-11 -40Q-13 -62 0 -64Q13 -62 12 -40Q0 -32 -11 -40Z"
		e.line(cap, 3.4, palette.Ivory)
		e.part(cap, e.c.Main)
		e.shade(cap, 1)
		e.Fill(paint.MustPath("M1 -54H12V-50H4V-38H1Z"), paint.Solid(palette.Keyline))
	})
}

func (e *engraver) capsule() {
	const hull = "M-9 -14Q-9 -24 0 -28Q9 -24 9 -14L12 8Q0 15 -12 8Z"
	e.line(hull, 3, palette.Ivory)
	e.part(hull, e.c.Main)
	flame := paint.MustPath("M-12 8Q0 15 12 8L7 20Q0 12 -7 20Z")
	e.Fill(flame, paint.Hex(0xFFD98A))
	e.Stroke(flame, paint.Pen(1.2), paint.Solid(palette.Storm))
}

// banner is the flag of a House on its pole.
func (e *engraver) banner() {
	const cloth = "M0 -148Q26 -160 52 -148Q76 -138 100 -150V-92Q74 -80 52 -92Q28 -102 0 -92Z"
	e.Stroke(paint.Line(0, 0, 0, -160), paint.Pen(7), paint.Solid(palette.Keyline))
	e.Stroke(paint.Line(0, 0, 0, -160), paint.Pen(3.4), paint.Solid(palette.Gilt2))
	e.Fill(paint.MustPath(cloth), paint.Solid(e.c.Main))
	e.Within(func() {
		e.Clip(paint.MustPath(cloth))
		e.Translate(50, -120)
		emblems.Hatch(e.Painter, e.h, 56, e.c)
	})
	e.Stroke(paint.MustPath(cloth), paint.Pen(2), paint.Solid(palette.Ivory))
	e.Translate(50, -120)
	if e.h < palette.Houses {
		emblems.Charge(e.Painter, e.h, 24, e.c.Ink, e.c.Main)
	}
}
