// Package ships engraves the ships of Imperio in profile, prow to the right: galleon hulls, ribbed fan sails, graduated
// drive rings; and what is left of one that is lost. It knows no rule.
package ships

import (
	"image"
	"image/color"
	"math"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// Kind is a kind of unit, in the order of the rules.
type Kind uint8

// The kinds.
const (
	Troops Kind = iota
	Aircraft
	Carrier
	Frigate
	Cruiser
	Dreadnought
	Flagship
	Station
	Kinds // how many there are
)

// Wide and High are the box of every ship at size 1, its middle at the origin; Half is half of a kind's length.
const (
	Wide = 264.0
	High = 216.0
)

// Half is half of the length of a kind at size 1.
func (k Kind) Half() float64 { return hulls[k].half }

// Look is what is special about a ship: whole, in a halo of glow or of attack, or a wreck.
type Look uint8

// The looks.
const (
	Whole  Look = iota
	Lit         // may take a hit
	Struck      // takes one
	Wrecked
)

// lightest is what the sun strikes on a hull.
var lightest = paint.RGB(0xFFE9B8)

// engraver draws one ship.
type engraver struct {
	*paint.Painter
	kind Kind
	c    base.Colors
}

func polar(x, y, r, degrees float64) paint.Point {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return paint.Pt(x+r*c, y+r*s)
}

// Draw engraves a ship about the origin.
func Draw(p *paint.Painter, k Kind, c base.Colors, look Look) {
	g := &engraver{p, k, c}
	switch look {
	case Lit:
		g.halo(palette.Glow)
	case Struck:
		g.halo(palette.AttackOnSky)
	case Wrecked:
		g.wreck()
		return
	}
	g.whole(true)
}

// halo is a strong line round the ship, set off from it by the dark.
func (g *engraver) halo(ink color.NRGBA) {
	line := g.kind.Outline()
	g.Stroke(line, paint.Pen(14), paint.Solid(ink))
	g.Stroke(line, paint.Pen(8), paint.Solid(palette.Keyline))
}

func (g *engraver) whole(wake bool) {
	h := &hulls[g.kind]
	if wake && len(h.sails) > 0 && g.kind != Aircraft {
		g.wake()
	}
	g.Stroke(g.kind.Outline(), paint.Pen(3.4), paint.Solid(paint.Fade(palette.Ivory, .85)))
	for _, r := range h.rings {
		g.Stroke(new(paint.Path).ArcOval(r.x, 0, r.rx, r.ry, -math.Pi/2, math.Pi/2), paint.Pen(2.4), paint.Hex(0x8C6F2C))
	}
	for _, s := range h.sails {
		g.sail(s)
	}
	g.body()
	for _, c := range h.castles {
		g.castle(paint.MustPath(c))
	}
	g.trim()
	for _, r := range h.rings {
		g.ring(r)
	}
}

// wake are the strokes behind a ship.
func (g *engraver) wake() {
	half := hulls[g.kind].half
	top := 10.0
	if g.kind == Frigate {
		top = 5
	}
	for i := range 6 {
		y := -top + 2 + float64(i)*top*.38
		long := half * (.22 + .1*float64(i*5%4))
		g.Stroke(paint.Line(-half*.86, y, -half*.86-long, y-1), paint.Pen(.9), paint.Solid(paint.Fade(lightest, .75)))
	}
}

// line outlines in the dark.
func (g *engraver) line(p *paint.Path) { g.Stroke(p, paint.Pen(1.5), paint.Solid(palette.Keyline)) }

// sail is a fan of cloth: light gores with the tincture round the pivot, seams and ribs.
func (g *engraver) sail(s sail) {
	cloth, ribs := s.fan()
	g.Fill(cloth, paint.Solid(g.c.Light))
	g.Within(func() {
		g.Clip(cloth)
		g.Stroke(cloth, paint.Stroke{Width: s.r * .42}, paint.Solid(g.c.Main))
		for _, j := range [...][2]float64{{.55, .35}, {.68, .26}, {.79, .2}, {.88, .16}, {.95, .14}} {
			seams := &paint.Path{}
			for i := range s.gores {
				a, b := s.at(s.r*(j[1]+.2), float64(i)+j[0]), s.at(s.r*.97, float64(i)+j[0])
				seams.Append(paint.Line(a.X, a.Y, b.X, b.Y))
			}
			g.Stroke(seams, paint.Stroke{Width: .3 + j[0]*.2}, paint.Solid(paint.Fade(palette.Keyline, .5)))
		}
		for _, q := range [...]float64{.5, .74} {
			g.Stroke(paint.Circle(s.x, s.y, s.r*q), paint.Stroke{Width: .5}, paint.Solid(paint.Fade(palette.Keyline, .55)))
		}
		g.Fill(paint.Circle(s.x, s.y, s.r*.3), paint.Solid(paint.Fade(palette.Keyline, .2)))
		g.Stroke(paint.Circle(s.x, s.y, s.r*.95), paint.Stroke{Width: 1.2}, paint.Solid(paint.Fade(palette.Star, .55)))
	})
	g.line(cloth)
	g.Stroke(ribs, paint.Pen(.9), paint.Solid(palette.Keyline))
}

// rows hatches a region with lines that lean by degrees.
func (g *engraver) rows(within *paint.Path, degrees, step, width, strength float64) {
	ink := paint.Solid(paint.Fade(palette.Keyline, strength))
	g.Within(func() {
		g.Clip(within)
		g.Rotate(degrees * math.Pi / 180)
		all := &paint.Path{}
		for y := -120.0; y < 120; y += step {
			all.Append(paint.Line(-130, y, 130, y))
		}
		g.Stroke(all, paint.Stroke{Width: width}, ink)
	})
}

// body is the hull: planked, lit from above, hatched below.
func (g *engraver) body() {
	h := g.kind.hullPath()
	if g.kind == Carrier {
		g.domes()
	}
	g.Fill(h, paint.Solid(g.c.Main))
	g.Within(func() {
		g.Clip(h)
		switch g.kind {
		case Station, Troops:
			g.Within(func() {
				g.Rotate(38 * math.Pi / 180)
				g.rows(paint.Rect(4, -70, 80, 140), -3, 2, .6, .7)
				g.rows(paint.Rect(14, -70, 80, 140), 35, 2.3, .75, .7)
			})
		case Aircraft:
			g.rows(paint.Rect(-40, 0, 80, 40), -3, 2, .6, .7)
		default:
			g.Fill(paint.Rect(-110, -80, 220, 68), paint.Solid(paint.Fade(palette.Star, .22)))
			g.Fill(paint.Rect(-110, -60, 220, 120), paint.Down(-26, 27, paint.Fade(palette.Star, .4), paint.Fade(palette.Keyline, .42)))
			g.planks()
			g.rows(paint.Rect(-110, -2, 220, 60), -3, 2, .6, .55)
			g.rows(paint.Rect(-110, 9, 220, 60), 35, 2.3, .75, .6)
		}
	})
	g.line(h)
}

// planks are the seams of the hull.
func (g *engraver) planks() {
	for y := -30.0; y < 34; y += 4 {
		seam := new(paint.Path).MoveTo(-110, y-4).QuadTo(-10, y+7, 112, y-7)
		g.Stroke(seam, paint.Stroke{Width: .3 + .014*(y+30)}, paint.Solid(paint.Fade(palette.Keyline, .3+.005*(y+30))))
	}
}

// castle is what stands on the hull.
func (g *engraver) castle(c *paint.Path) {
	g.Fill(c, paint.Solid(g.c.Light))
	if g.kind != Carrier {
		g.rows(c, -3, 2, .5, .5)
	}
	g.line(c)
}

// ring is the near half of a drive ring, with its degrees.
func (g *engraver) ring(r ring) {
	arc := new(paint.Path).ArcOval(r.x, 0, r.rx, r.ry, math.Pi/2, 3*math.Pi/2)
	g.Stroke(arc, paint.Pen(4.2), paint.Solid(palette.Keyline))
	g.Stroke(arc, paint.Pen(2.5), paint.Solid(palette.Gilt2))
	g.Stroke(arc, paint.Stroke{Width: 2.5, Dash: []float64{.7, 3}}, paint.Hex(0x6B4A12))
}

// wreck is a ship broken in two among its splinters.
func (g *engraver) wreck() {
	for i, part := range [...]string{"M-130 -110H4L-6 -20L6 0L-8 20L2 110H-130Z", "M130 -110H10L0 -20L12 0L-2 20L8 110H130Z"} {
		g.Within(func() {
			g.Translate([...]float64{-12, 16}[i], [...]float64{8, -8}[i])
			g.Rotate([...]float64{-16, 22}[i] * math.Pi / 180)
			g.Clip(paint.MustPath(part))
			g.whole(false)
		})
	}
	for i := range 24 {
		next := func(k int, low, high float64) float64 { return low + (high-low)*paint.Random(i*13+k, 5) }
		x, y, q := next(0, -40, 50), next(1, -48, 48), next(2, 1.5, 5)
		var pts []paint.Point
		for k := range 4 {
			pts = append(pts, polar(x, y, q, next(3+k, 0, 360)))
		}
		g.Fill(paint.Polygon(pts...), paint.Solid(g.c.Main))
		g.Stroke(paint.Polygon(pts...), paint.Pen(.6), paint.Solid(palette.Ivory))
	}
}

type key struct {
	theme *palette.Theme
	house palette.House
	kind  Kind
	look  Look
	left  bool
	k     int // 64ths of size 1
}

// room is how many pixels are kept: the fleets of a battle, whole, lit and lost.
const room = 6 << 20

var kept = cache.New[key](room)

// Posture is how a ship is shown: its House in a theme, its look, its size, and whether its prow is to the left.
type Posture struct {
	Theme *palette.Theme
	House palette.House
	Kind  Kind
	Look  Look
	Left  bool
	Size  float64
}

// key is a posture with its size in 64ths.
func (w Posture) key() key {
	return key{w.Theme, w.House, w.Kind, w.Look, w.Left, max(int(w.Size*64), 1)}
}

// Kept returns the picture of a posture if it has been painted already, else nil.
func (w Posture) Kept() *canvas.Picture { return kept.Find(w.key()) }

// Picture returns a ship, its middle in the middle. It is painted once.
func (w Posture) Picture() *canvas.Picture {
	id := w.key()
	if p := kept.Find(id); p != nil {
		return p
	}
	size := float64(id.k) / 64
	return kept.Keep(id, canvas.NewPicture(int(Wide*size)+2, int(High*size)+2, id.paint))
}

func (id key) paint(dst *image.RGBA) {
	p := paint.New(dst)
	b := dst.Bounds()
	p.Translate(float64(b.Dx())/2, float64(b.Dy())/2)
	size := float64(id.k) / 64
	if id.left {
		p.Scale(-size, size)
	} else {
		p.Scale(size, size)
	}
	Draw(p, id.kind, id.theme.Of(id.house), id.look)
}
