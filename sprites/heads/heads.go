// Package heads draws profile portraits in the manner of coins, facing right. A head is put together from a Look: nose,
// chin, beard, hair and hat. It knows no person but Tyche, no rule and no coin.
package heads

import "tyche/sprites/paint"

// Tone is the metal a head is struck in.
type Tone struct {
	Base, Shade, Light, Line paint.Color
	Band                     paint.Color // diadems, crests, veils, hats
}

// Metal derives a tone from a faction's colours.
func Metal(main, dark, light paint.Color) Tone {
	white, black := paint.RGB(0xFFFFFF), paint.RGB(0x120C06)
	return Tone{
		Base:  paint.Mix(paint.Mix(main, light, .45), white, .12),
		Shade: paint.Mix(main, dark, .62),
		Light: paint.Mix(light, white, .35),
		Line:  paint.Mix(dark, black, .6),
		Band:  paint.Mix(light, white, .15),
	}
}

// Nose, Chin, Beard and Hair are what a face is put together from.
type (
	Nose  uint8
	Chin  uint8
	Beard uint8
	Hair  uint8
)

// The noses.
const (
	NoseStraight Nose = iota
	NoseHooked
	NoseSnub
	NoseBroken
	NoseFine
)

// The chins.
const (
	ChinSoft Chin = iota
	ChinStrong
	ChinWeak
)

// The beards.
const (
	Shaven Beard = iota
	BeardShort
	BeardFull
	BeardLong
	BeardPointed
)

// The ways to wear one's hair; it is hidden under most helmets.
const (
	HairCurls Hair = iota
	HairLocks
	HairReceding
	HairFlowing
	HairBun
	HairHidden
)

// Look is what makes a head somebody's.
type Look struct {
	Nose   Nose
	Chin   Chin
	Beard  Beard
	Hair   Hair
	Hat    string // row of hats
	Old    bool
	Patch  bool // over a lost eye
	Woman  bool
	Child  bool
	Brooch bool
}

// Tyche is the head of the goddess in her crown of walls, the sign of the program.
var Tyche = Look{Nose: NoseStraight, Hair: HairFlowing, Hat: "walls", Woman: true}

// Draw paints the head in a box of 100 by 100 units at the origin. Without detail it leaves out what would only
// blur under 40 pixels.
func Draw(p *paint.Painter, l Look, tone Tone, detail bool) {
	h := head{p: p, look: l, t: tone, detail: detail}
	p.Within(func() {
		if l.Child {
			p.Translate(6, 12)
			p.Scale(.88, .88)
		}
		h.draw()
	})
}

// DrawBare paints a head without hat, helmet or diadem, as one that is to be crowned.
func DrawBare(p *paint.Painter, l Look, tone Tone) {
	l.Hat = ""
	if l.Hair == HairHidden {
		l.Hair = HairCurls
	}
	head{p: p, look: l, t: tone, detail: true}.draw()
}

type head struct {
	p      *paint.Painter
	look   Look
	t      Tone
	detail bool
}

func (h head) draw() {
	h.behind()
	h.face()
	h.eye()
	h.mouth()
	if h.look.Beard != Shaven {
		h.beard()
	}
	h.hair()
	if h.look.Hat == "" || !coversEar[h.look.Hat] {
		h.ear()
	}
	if wear := hats[h.look.Hat]; wear != nil {
		wear(h)
	}
	h.cloak()
}

// area fills a path and outlines it.
func (h head) area(d string, fill paint.Color, width float64) {
	path := paint.MustPath(d)
	h.p.Fill(path, paint.Solid(fill))
	if width > 0 {
		h.p.Stroke(path, paint.Pen(h.width(width)), paint.Solid(h.t.Line))
	}
}

// soft fills a path with a translucent tone.
func (h head) soft(d string, c paint.Color, alpha float64) {
	h.p.Fill(paint.MustPath(d), paint.Solid(paint.Fade(c, alpha)))
}

func (h head) line(d string, width float64) {
	h.p.Stroke(paint.MustPath(d), paint.Pen(h.width(width)), paint.Solid(h.t.Line))
}

func (h head) shine(d string, width float64) {
	h.p.Stroke(paint.MustPath(d), paint.Pen(width), paint.Solid(h.t.Light))
}

// fineLine is left out of small pictures.
func (h head) fineLine(d string, width float64) {
	if h.detail {
		h.line(d, width)
	}
}

// width keeps lines visible on small coins.
func (h head) width(w float64) float64 { return max(w, .55/h.p.Unit()) }
