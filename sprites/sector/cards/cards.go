// Package cards paints the cards of Sector: combat cards, front and back, and event cards. What stands on them is given in the player's words. It
// knows no rule.
package cards

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
	"tyche/sprites/sector/vignettes"
)

// Width and Height are the units of a card's drawing.
const Width, Height = 80.0, 132.0

// kept is how many pixels of the cards of each deck are kept: 8 MB.
const kept = 2 << 20

// Combat is what stands on a combat card, in the player's language, and the id of its picture.
type Combat struct {
	ID           string // of the card, "g01"
	Ploy         bool
	Role, Title  string
	Named        string // the unit for which a strike is best, or for whom a ploy is
	Key          string // what else it does
	Others       string // before the values with other units; of a ploy, the line at its foot
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
	slips  *cache.Cache[Slip]
	scenes *cache.Cache[Scene]
}

// NewDeck returns an empty deck.
func NewDeck(theme *palette.Theme) *Deck {
	return &Deck{theme, cache.New[Combat](kept), cache.New[Event](kept), cache.New[Slip](kept / 8), cache.New[Scene](kept / 8)}
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
type look struct{ band, tint, edge, words paint.Color }

var strike = look{paint.RGB(0x8E2F23), paint.RGB(0xEBC9A4), paint.RGB(0xA5774A), paint.RGB(0x5A2A12)}
var ploy = look{paint.RGB(0x23605A), paint.RGB(0xBFD9CE), paint.RGB(0x4C8379), paint.RGB(0x1F5A53)}

func (d *Deck) paint(p *paint.Painter, c *Combat) {
	k := strike
	if c.Ploy {
		k = ploy
	}
	sheet := paint.RoundRect(.7, .7, Width-1.4, Height-1.4, 6)
	p.Fill(sheet, paint.Hex(0xFBF6E8))
	plate(p, paint.RoundRect(3, 3, 74, 126, 4), paint.RGB(0xF3E8CF), k.band, .8)
	rim, width := palette.Ink, 1.2
	if c.Lit {
		rim, width = palette.Halo, 3
	}
	d.paintRole(p, c, k)
	frame := paint.Rect(5, 20, 70, 44.4)
	vignettes.DrawTrick(p, d.theme, c.ID, palette.Faction(c.Faction), 5, 20, 70, 44.4)
	p.Stroke(frame, paint.Pen(.9), paint.Solid(palette.Ink))
	paintNames(p, c, k)
	title(p, c.Title)
	plate(p, paint.RoundRect(5, 97, 70, 16, 3), k.tint, k.edge, .7)
	values(p, c.Attack, c.Health)
	if c.Ploy {
		centred(p, c.Others, 40, 124.6, 70, fonts.Style{Face: fonts.SerifItalic, Size: 12.2, Color: palette.Ink2})
	} else {
		left(p, c.Others, 7, 124.6, fonts.Style{Face: fonts.Serif, Size: 11.2, Color: palette.Ink2})
		bold := fonts.Style{Face: fonts.SansBold, Size: 12, Color: palette.Ink2}
		right(p, fmt.Sprintf("+%d", c.OtherAttack), 52, 124.4, bold)
		right(p, fmt.Sprintf("+%d", c.OtherHealth), 72, 124.4, bold)
	}
	p.Stroke(sheet, paint.Pen(width), paint.Solid(rim))
}

// paintRole paints the band: sword or shield, the role, and the badge of whose card it is.
func (d *Deck) paintRole(p *paint.Painter, c *Combat, k look) {
	plate(p, paint.MustPath("M3,18.5V7Q3,3 7,3H73Q77,3 77,7V18.5Z"), k.band, palette.Ink, .7)
	plate(p, paint.Circle(11.5, 10.8, 6.4), paint.RGB(0xFFF4DC), palette.Ink, .6)
	sign := tin.Sword
	if c.Ploy {
		sign = tin.Shield
	}
	p.Within(func() {
		p.Translate(11.5, 10.8)
		p.Scale(.56, .56)
		sign.Paint(p, tin.Dye{})
	})
	left(p, c.Role, 21, 15.2, fonts.Style{Face: fonts.Serif, Size: 13, Color: paint.RGB(0xFFF4DC), Bold: true})
	p.Within(func() {
		p.Translate(69, 10.8)
		tin.Badge(p, tin.Dyed(d.theme, palette.Faction(c.Faction)), 5)
	})
}

// paintNames paints the plate at the foot of the picture, for whom the card is, and the red ribbon of what else it does: over the picture of
// a strike, and instead of the plate of a ploy.
func paintNames(p *paint.Painter, c *Combat, k look) {
	y := 58.6
	if !c.Ploy || c.Key == "" {
		plate(p, paint.RoundRect(6.4, y, 67.2, 12, 5.4), paint.RGB(0xFFF8E6), k.edge, .8)
		st := fonts.Style{Face: fonts.Serif, Size: 11.6, Color: k.words, Bold: true}
		if c.Ploy {
			st.Face, st.Bold = fonts.SerifItalic, false
		}
		centred(p, c.Named, 40, y+9.2, 63, st)
	}
	if c.Key == "" {
		return
	}
	if !c.Ploy {
		y = 19.2
	}
	ribbon := paint.MustPath(fmt.Sprintf("M3,%.1fH77L74.4,%.1fL77,%.1fH3L5.6,%.1fZ", y, y+6, y+12, y+6))
	plate(p, ribbon, paint.RGB(0xB3261A), palette.Ink, .7)
	centred(p, c.Key, 40, y+9.2, 66, fonts.Style{Face: fonts.Serif, Size: 11.8, Color: paint.RGB(0xFFF4DC), Bold: true})
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
	st := fonts.Style{Face: fonts.Serif, Size: 12.6, Color: palette.Ink, Bold: true}
	lines := fitTitle(s, &st, p.Unit())
	y := 88.0 - 6*float64(len(lines)-1)
	for _, l := range lines {
		centred(p, l, 40, y, 75, st)
		y += 12
	}
}

// fitTitle breaks a name into lines, in smaller letters where they would be more than two, or one would end within a word.
func fitTitle(s string, st *fonts.Style, unit float64) []string {
	for {
		px := *st
		px.Size *= unit
		lines := fonts.Wrap(s, px, 74*unit)
		if st.Size < 9 || len(lines) <= 2 && strings.Join(lines, " ") == s {
			return lines
		}
		st.Size -= .3
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
