// Package heads draws profile portraits in the manner of coins, facing right: twenty generals, seven of the royal
// house, Tyche and nameless officers. A head is put together from a row of a table. It knows no rule and no coin.
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

type nose uint8

const (
	straight nose = iota
	hooked
	snub
	broken
	fine
)

type chin uint8

const (
	soft chin = iota
	strong
	weak
)

type beard uint8

const (
	shaven beard = iota
	short
	full
	long
	pointed
)

type hair uint8

const (
	curls hair = iota
	locks
	receding
	flowing
	bun
	hidden
)

// look is one row: what makes a head this person's.
type look struct {
	nose   nose
	chin   chin
	beard  beard
	hair   hair
	hat    string // row of hats
	old    bool
	patch  bool // over the lost eye
	woman  bool
	child  bool
	brooch bool
}

// looks says how everybody is known, by id. Where coins or writers describe a person the look follows them.
var looks = map[string]look{
	"perdikkas":   {chin: strong, hair: hidden, hat: "attic"},
	"krateros":    {chin: strong, beard: short, hat: "kausia"},
	"antipatros":  {beard: full, hat: "wreath", old: true},
	"antigonos":   {nose: broken, chin: strong, beard: full, hat: "diadem", old: true, patch: true},
	"ptolemaios":  {nose: hooked, chin: strong, hair: hidden, hat: "elephant"},
	"polyperchon": {beard: long, hair: receding, old: true},
	"leonnatos":   {hair: hidden, hat: "lion"},
	"peithon":     {beard: short, hair: hidden, hat: "phrygian"},
	"lysimachos":  {nose: hooked, hair: locks, hat: "ram", old: true},
	"aristonous":  {chin: strong, hat: "boeotian"},
	"peukestas":   {beard: pointed, hair: hidden, hat: "tiara"},
	"seleukos":    {nose: hooked, chin: strong, hair: hidden, hat: "bullhelm"},
	"nearchos":    {beard: full, hat: "pilos"},
	"eumenes":     {nose: snub, hat: "petasos"},
	"asandros":    {nose: straight, hair: hidden, hat: "corinthian"},
	"kassandros":  {nose: fine, chin: weak, beard: short, hair: locks},
	"neoptolemos": {beard: full, hair: hidden, hat: "plumes"},
	"menelaos":    {nose: fine, hair: locks, hat: "fillet"},
	"demetrios":   {nose: straight, chin: strong, hair: flowing, hat: "diadem"},
	"poliarchos":  {nose: broken, beard: short, hair: hidden, hat: "cone"},

	"minor1": {hair: hidden, hat: "plain"},
	"minor2": {nose: snub, beard: short, hair: hidden, hat: "plain"},
	"minor3": {nose: hooked, hair: curls, hat: "fillet"},
	"minor4": {nose: fine, beard: pointed, hair: curls},

	"philippos":    {nose: snub, chin: weak, hair: locks, hat: "diadem", brooch: true},
	"alexander":    {nose: straight, chin: strong, hair: flowing, hat: "ram"},
	"alexandros":   {nose: fine, chin: soft, hair: flowing, hat: "ram", child: true},
	"herakles":     {nose: snub, chin: soft, hair: hidden, hat: "lion", child: true},
	"olympias":     {nose: hooked, hair: hidden, hat: "veil", woman: true, old: true},
	"kleopatra":    {nose: fine, hair: bun, hat: "stephane", woman: true},
	"thessalonike": {nose: straight, hair: bun, hat: "wreath", woman: true},
	"eurydike":     {nose: straight, hair: bun, hat: "huntress", woman: true},
	"phila":        {nose: fine, hair: bun, hat: "fillet", woman: true},
	"nikaia":       {nose: hooked, chin: soft, hair: locks, hat: "wreath", woman: true},
	"antipatris":   {nose: straight, hair: flowing, hat: "fillet", woman: true},
	"tyche":        {nose: straight, hair: flowing, hat: "walls", woman: true},
}

// Known says whether there is a portrait of that id.
func Known(id string) bool { _, ok := looks[id]; return ok }

// Draw paints the head in a box of 100 by 100 units at the origin. Without detail it leaves out what would only
// blur under 40 pixels. An unknown id gets an officer's head.
func Draw(p *paint.Painter, id string, tone Tone, detail bool) {
	l, ok := looks[id]
	if !ok {
		l = looks["minor1"]
	}
	h := head{p: p, look: l, t: tone, detail: detail}
	p.Within(func() {
		if l.child {
			p.Translate(6, 12)
			p.Scale(.88, .88)
		}
		h.draw()
	})
}

// DrawBare paints a head without hat, helmet or diadem, as one that is to be crowned.
func DrawBare(p *paint.Painter, id string, tone Tone) {
	l, ok := looks[id]
	if !ok {
		l = looks["minor1"]
	}
	l.hat = ""
	if l.hair == hidden {
		l.hair = curls
	}
	head{p: p, look: l, t: tone, detail: true}.draw()
}

type head struct {
	p      *paint.Painter
	look   look
	t      Tone
	detail bool
}

func (h head) draw() {
	h.behind()
	h.face()
	h.eye()
	h.mouth()
	if h.look.beard != shaven {
		h.beard()
	}
	h.hair()
	if h.look.hat == "" || !coversEar[h.look.hat] {
		h.ear()
	}
	if wear := hats[h.look.hat]; wear != nil {
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
