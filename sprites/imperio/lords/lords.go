// Package lords engraves the lords of the Houses of Imperio: half figures that look out of their stalls in the Council. It
// knows no rule.
package lords

import (
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// High and Half are how far a lord reaches up from the edge of the desk, and to either side.
const High, Half = 152, 84

var (
	inky  = paint.RGB(0x1B1420)
	pale  = paint.RGB(0xF1DFC4)
	dusky = paint.RGB(0xC9B494)
	tawny = paint.RGB(0xC08A5E)
	umber = paint.RGB(0x8E5B3C)
	linen = paint.RGB(0xFFFBF0)
	stuff = paint.RGB(0x2E2430)
)

// grown is by how much a lord is larger than the measures that it is drawn in.
const grown = 1.16

// Draw engraves the lord of a House about the middle of the desk's edge, which hides what is below it. Who votes holds a
// token up.
func Draw(p *paint.Painter, h palette.House, c base.Colors, votes bool) {
	p.Within(func() {
		p.Scale(grown, grown)
		k := looks[h%palette.Houses]
		e := engraver{Painter: p, c: c, skin: k.skin}
		e.gown()
		if votes {
			e.arm()
		}
		if k.behind != nil {
			k.behind(&e)
		}
		if !k.cowled {
			e.ruff()
		}
		k.head(&e)
		if k.over != nil {
			k.over(&e)
		}
	})
}

// look is what tells a lord: what hangs behind the head, the head itself, and what is on it.
type look struct {
	behind, head, over func(*engraver)
	cowled             bool // no ruff
	skin               paint.Color
}

var looks = [palette.Houses]look{
	palette.Aldemar:   {skin: pale, head: (*engraver).warden, over: (*engraver).mural},
	palette.Brisande:  {skin: pale, behind: (*engraver).tresses, head: (*engraver).lady, over: (*engraver).cap},
	palette.Corvantel: {skin: dusky, behind: (*engraver).cowl, head: (*engraver).shaded, cowled: true},
	palette.Druvenko:  {skin: pale, head: (*engraver).bearded, over: (*engraver).hat},
	palette.Ezkarra:   {skin: pale, head: (*engraver).scholar, over: (*engraver).monocle},
	palette.Fornalva:  {skin: umber, behind: (*engraver).coils, head: (*engraver).smith, over: (*engraver).kerchief},
	palette.Halmerin:  {skin: pale, behind: (*engraver).veil, head: (*engraver).abbess, over: (*engraver).circlet},
	palette.Ondevar:   {skin: tawny, head: (*engraver).captain, over: (*engraver).turban},
}

// engraver draws one lord.
type engraver struct {
	*paint.Painter
	c    base.Colors
	skin paint.Color
}

// piece is a filled part with a dark edge.
func (e *engraver) piece(path string, ink paint.Color, edge float64) *paint.Path {
	k := paint.MustPath(path)
	e.Fill(k, paint.Solid(ink))
	e.Stroke(k, paint.Pen(edge), paint.Solid(inky))
	return k
}

// line is a stroke of ink.
func (e *engraver) line(path string, width float64, ink paint.Color) {
	e.Stroke(paint.MustPath(path), paint.Pen(width), paint.Solid(ink))
}

// within draws inside a path.
func (e *engraver) within(k *paint.Path, draw func()) {
	e.Within(func() {
		e.Clip(k)
		draw()
	})
}

// gown is the robe in the dark of the House, with its folds, its breast in the tincture, and a chain of office.
func (e *engraver) gown() {
	robe := e.piece("M-50 0Q-52-34-34-42L-14-50H14L34-42Q52-34 50 0Z", e.c.Dark, 1.6)
	e.piece("M-14-50L0-6L14-50Z", e.c.Main, 1.2)
	e.within(robe, func() {
		for i := range 7 {
			k := float64(i)
			e.Stroke(new(paint.Path).MoveTo(18+k*5, -50).QuadTo(26+k*5, -24, 24+k*5, 4), paint.Pen(1.4), paint.Solid(paint.Fade(inky, .8)))
		}
		for i := range 3 {
			k := float64(i)
			e.Stroke(new(paint.Path).MoveTo(-26-k*7, -44).QuadTo(-30-k*6, -24, -28-k*6, 4), paint.Pen(.9), paint.Solid(paint.Fade(e.c.Light, .6)))
		}
	})
	e.Stroke(paint.MustPath("M-34-40Q0-4 34-40"), paint.Stroke{Width: 3.4, Dash: []float64{3, 2}}, paint.Solid(palette.Gilt2))
	e.Fill(paint.Circle(0, -22, 5.5), paint.Solid(palette.Gilt2))
	e.Stroke(paint.Circle(0, -22, 5.5), paint.Pen(1.2), paint.Solid(inky))
}

// arm is raised, and a token shines in its hand.
func (e *engraver) arm() {
	e.piece("M30-40Q44-44 46-58L50-82L62-80L60-46Q56-18 42-8Z", e.c.Dark, 1.6)
	e.line("M40-20Q50-30 52-50M46-30Q55-40 56-62", 1, paint.Fade(inky, .7))
	e.piece("M47-84L65-81L64-75L46-78Z", linen, 1.2)
	e.piece("M50-84Q46-92 50-99L54-102L60-101L64-96Q66-88 62-82Z", e.skin, 1.2)
	e.Fill(paint.Circle(56, -106, 15), paint.Glow(56, -106, 15, paint.Fade(palette.Glow, .8), paint.Fade(palette.Glow, 0)))
	e.Fill(paint.Circle(56, -106, 8), paint.Solid(linen))
	e.Stroke(paint.Circle(56, -106, 8), paint.Pen(1.3), paint.Solid(inky))
	e.Fill(paint.Circle(56, -106, 5.2), paint.Solid(e.c.Main))
	e.line("M51-97L52-101M58-97L58-100", 1.1, inky)
}

// ruff is the pleated collar.
func (e *engraver) ruff() {
	e.Fill(paint.Rect(-6, -60, 12, 12), paint.Solid(e.skin))
	k := paint.Oval(0, -50, 28, 10)
	e.Fill(k, paint.Solid(linen))
	e.Stroke(k, paint.Pen(1.4), paint.Solid(inky))
	for a := 0; a <= 180; a += 9 {
		cos, sin := direction(float64(a))
		e.Stroke(paint.Line(8*cos, -50+8*sin, 27*cos, -50+9.5*sin), paint.Pen(.7), paint.Solid(inky))
	}
	e.line("M8-42Q22-44 27-51", 1.6, paint.Fade(inky, .6))
}
