// Package cards paints the cards of Sector: combat cards, front and back, and event cards. What stands on them is given in the player's words. It
// knows no rule.
package cards

import (
	"fmt"
	"image"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Width and Height are the units of a card's drawing.
const Width, Height = 80.0, 132.0

// kept is how many pixels of the cards of each deck are kept: 8 MB.
const kept = 2 << 20

// Combat is what stands on a combat card, in the player's language, and the key of its picture.
type Combat struct {
	Ploy         bool
	Role, Title  string
	Named        string // the unit for which a strike is best, or for whom a ploy is
	Key          string // what else it does
	Others       string // before the values with other units; "" where there are none
	Unit         int    // shown on a strike
	Faction      int8
	Attack       int8
	Health       int8
	OtherAttack  int8
	OtherHealth  int8
	Lit          bool
	PixelsAcross int
}

// Deck paints the cards of a theme and keeps them.
type Deck struct {
	theme  *palette.Theme
	kept   *cache.Cache[Combat]
	events *cache.Cache[Event]
}

// NewDeck returns an empty deck.
func NewDeck(theme *palette.Theme) *Deck {
	return &Deck{theme, cache.New[Combat](kept), cache.New[Event](kept)}
}

// Combat returns the picture of a card.
func (d *Deck) Combat(c Combat) *canvas.Picture {
	if pic := d.kept.Find(c); pic != nil {
		return pic
	}
	return d.newCombat(c)
}

func (d *Deck) newCombat(c Combat) *canvas.Picture {
	w := c.PixelsAcross
	return d.kept.Keep(c, canvas.NewPicture(w, int(float64(w)*Height/Width+.5), func(dst *image.RGBA) {
		p := paint.NewScaled(dst, Width, Height)
		d.paint(p, &c)
	}))
}

// look is how the two roles of cards differ.
type look struct{ band, ground, tint, edge, words paint.Color }

var strike = look{paint.RGB(0x8E2F23), paint.RGB(0xE8D8B0), paint.RGB(0xEBC9A4), paint.RGB(0xA5774A), paint.RGB(0x5A2A12)}
var ploy = look{paint.RGB(0x23605A), paint.RGB(0xCFE0D8), paint.RGB(0xBFD9CE), paint.RGB(0x4C8379), paint.RGB(0x1F5A53)}

func (d *Deck) paint(p *paint.Painter, c *Combat) {
	k := strike
	if c.Ploy {
		k = ploy
	}
	sheet := paint.RoundRect(.7, .7, Width-1.4, Height-1.4, 7)
	p.Fill(sheet, paint.Hex(0xF7EFDB))
	rim, width := palette.Ink, 1.4
	if c.Lit {
		rim, width = palette.Halo, 3
	}
	plate(p, paint.RoundRect(4, 4, 72, 18, 4), k.band, palette.Ink, .8)
	centred(p, c.Role, 40, 17.2, 72, fonts.Style{Face: fonts.Serif, Size: 13.5, Color: paint.RGB(0xFFF4DC), Bold: true})
	frame := paint.RoundRect(6, 25, 68, 42, 2)
	p.Fill(frame, paint.Solid(k.ground))
	p.Within(func() {
		p.Clip(frame)
		if c.Ploy {
			paintPloy(p, c)
		} else {
			d.paintStrike(p, c)
		}
	})
	p.Stroke(frame, paint.Pen(.8), paint.Hex(0x8A765C))
	if !c.Ploy {
		p.Fill(paint.Rect(6.4, 53.6, 67.2, 13.2), paint.Solid(paint.Fade(palette.Ivory, .92)))
		centred(p, c.Named, 40, 64, 66, fonts.Style{Face: fonts.Serif, Size: 12.6, Color: k.words, Bold: true})
	}
	if c.Key != "" && !c.Ploy {
		plate(p, paint.Rect(6, 25, 68, 13), paint.RGB(0xB3261A), palette.Ink, .7)
		centred(p, c.Key, 40, 35, 66, fonts.Style{Face: fonts.Serif, Size: 12, Color: paint.RGB(0xFFF4DC), Bold: true})
	}
	title(p, c.Title)
	plate(p, paint.RoundRect(5, 97, 70, 16, 3), k.tint, k.edge, .7)
	values(p, c.Attack, c.Health)
	small := fonts.Style{Face: fonts.Serif, Size: 12.4, Color: palette.Ink2}
	switch {
	case !c.Ploy:
		left(p, c.Others, 7, 125.6, small)
		bold := fonts.Style{Face: fonts.SansBold, Size: 12, Color: palette.Ink2}
		right(p, fmt.Sprintf("+%d", c.OtherAttack), 50, 125.4, bold)
		right(p, fmt.Sprintf("+%d", c.OtherHealth), 71, 125.4, bold)
	case c.Key != "":
		small.Color, small.Bold = strike.band, true
		centred(p, c.Key, 40, 126, 74, small)
	default:
		small.Color, small.Bold = k.words, true
		centred(p, c.Named, 40, 126, 74, small)
	}
	p.Stroke(sheet, paint.Pen(width), paint.Solid(rim))
}

// paintStrike shows the unit at work: sky, ground and the figure.
func (d *Deck) paintStrike(p *paint.Painter, c *Combat) {
	sky := [...][2]uint32{{0xB9C9C4, 0xEBD3A0}, {0x7FB0B4, 0xCFE6DC}, {0xD9A878, 0xF3DDAE}}[c.Unit/6]
	soil := [...]uint32{0xB07A54, 0x5E8F8E, 0x8E5A40}[c.Unit/6]
	p.Fill(paint.Rect(6, 25, 68, 42), paint.Down(25, 67, paint.RGB(sky[0]), paint.RGB(sky[1])))
	for y := 27.0; y < 56; y += 2.4 {
		p.Stroke(paint.Line(6, y, 74, y), paint.Pen(.4), paint.Solid(paint.Fade(paint.RGB(0x22160F), .28-.008*(y-25))))
	}
	p.Fill(paint.MustPath("M4,57Q22,54 40,57T76,57V70H4Z"), paint.Hex(soil))
	p.Stroke(paint.MustPath("M4,57Q22,54 40,57T76,57"), paint.Pen(.9), paint.Hex(0x22160F))
	p.Translate(40, 58)
	if tin.StanceOf(c.Unit).Air {
		p.Translate(0, 8)
	}
	s := .62 * tin.StanceOf(c.Unit).Scale
	p.Scale(s, s)
	tin.Figure(p, c.Unit, tin.Dyed(d.theme, palette.Faction(c.Faction)), false)
}

// paintPloy shows what a ploy adds: crossed swords for attack, a shield for health, sparks for what cannot be seen in numbers.
func paintPloy(p *paint.Painter, c *Combat) {
	p.Fill(paint.Rect(6, 25, 68, 42), paint.Down(25, 67, paint.RGB(0xA9C6BC), paint.RGB(0xE2EAD6)))
	for y := 27.0; y < 67; y += 2.4 {
		p.Stroke(paint.Line(6, y, 74, y), paint.Pen(.4), paint.Solid(paint.Fade(paint.RGB(0x22160F), .2)))
	}
	sign := func(d tin.Drawing, x, size, turn float64) {
		p.Within(func() {
			p.Translate(x, 46)
			p.Rotate(turn)
			p.Scale(size, size)
			d.Paint(p, tin.Dye{})
		})
	}
	if c.Key != "" {
		burst := paint.Star(40, 46, 19, 11, 12, 0)
		p.Fill(burst, paint.Hex(0xFFE08A))
		p.Stroke(burst, paint.Pen(1.1), paint.Hex(0xC8481E))
	}
	switch {
	case c.Attack > 0 && c.Health > 0:
		sign(tin.Sword, 29, 1.7, 0)
		sign(tin.Shield, 52, 1.8, 0)
	case c.Attack > 0:
		sign(tin.Sword, 36, 2, 0)
		p.Within(func() {
			p.Translate(44, 46)
			p.Scale(-2, 2)
			tin.Sword.Paint(p, tin.Dye{})
		})
	default:
		sign(tin.Shield, 40, 2.3, 0)
	}
}

// Back returns the back of a faction's cards.
func (d *Deck) Back(f int8, w int) *canvas.Picture {
	key := Combat{Role: "back", Faction: f, PixelsAcross: w}
	if pic := d.kept.Find(key); pic != nil {
		return pic
	}
	return d.newBack(key)
}

func (d *Deck) newBack(key Combat) *canvas.Picture {
	f, w := key.Faction, key.PixelsAcross
	return d.kept.Keep(key, canvas.NewPicture(w, int(float64(w)*Height/Width+.5), func(dst *image.RGBA) {
		p := paint.NewScaled(dst, Width, Height)
		dye := tin.Dyed(d.theme, palette.Faction(f))
		plate(p, paint.RoundRect(.7, .7, Width-1.4, Height-1.4, 7), paint.RGB(0xF7EFDB), palette.Ink, 1.4)
		cloth := paint.RoundRect(5, 5, 70, 122, 4)
		p.Fill(cloth, tin.Cloth(dye, p.Unit()))
		p.Fill(cloth, paint.Solid(paint.Fade(dye.Dark, .62)))
		p.Stroke(paint.RoundRect(9, 9, 62, 114, 3), paint.Pen(1), paint.Solid(paint.Fade(dye.Light, .8)))
		p.Translate(Width/2, Height/2)
		rim := paint.Circle(0, 0, 25)
		p.Fill(rim, tin.Metal(tin.BrassTurned, rim))
		p.Stroke(rim, paint.Pen(1.3), paint.Solid(palette.Ink))
		plate(p, paint.Circle(0, 0, 20.5), dye.Dark, palette.Ink, 1)
		tin.Badge(p, dye, 13)
	}))
}

// title writes the name in one line or two.
func title(p *paint.Painter, s string) {
	st := fonts.Style{Face: fonts.Serif, Size: 13, Color: palette.Ink, Bold: true}
	st.Size *= p.Unit()
	lines := fonts.Wrap(s, st, 74*p.Unit())
	st.Size /= p.Unit()
	y := 86.0 - 6.5*float64(len(lines)-1)
	for _, l := range lines {
		centred(p, l, 40, y, 75, st)
		y += 13
	}
}

// values writes attack and health with sword and shield.
func values(p *paint.Painter, attack, health int8) {
	for i, d := range [...]tin.Drawing{tin.Sword, tin.Shield} {
		x := 14 + 34*float64(i)
		p.Within(func() {
			p.Translate(x, 105)
			p.Scale(.72, .72)
			d.Paint(p, tin.Dye{})
		})
		left(p, "+"+strconv.Itoa(int([...]int8{attack, health}[i])), x+7, 109.6, fonts.Style{Face: fonts.SansBold, Size: 12.8, Color: palette.Ink})
	}
}

func plate(p *paint.Painter, path *paint.Path, ground, edge paint.Color, width float64) {
	p.Fill(path, paint.Solid(ground))
	p.Stroke(path, paint.Pen(width), paint.Solid(edge))
}

// centred writes a line about x, narrower letters where it would be wider than room.
func centred(p *paint.Painter, s string, x, y, room float64, st fonts.Style) {
	st.Size *= p.Unit()
	for fonts.Width(s, st) > room*p.Unit() && st.Size > 7*p.Unit() {
		st.Size *= .96
	}
	at := p.Matrix().Apply(paint.Pt(x, y))
	fonts.Draw(p.Dst, s, at.X-fonts.Width(s, st)/2, math.Round(at.Y), st)
}

func left(p *paint.Painter, s string, x, y float64, st fonts.Style) {
	st.Size *= p.Unit()
	at := p.Matrix().Apply(paint.Pt(x, y))
	fonts.Draw(p.Dst, s, at.X, math.Round(at.Y), st)
}

func right(p *paint.Painter, s string, x, y float64, st fonts.Style) {
	st.Size *= p.Unit()
	at := p.Matrix().Apply(paint.Pt(x, y))
	fonts.Draw(p.Dst, s, at.X-fonts.Width(s, st), math.Round(at.Y), st)
}
