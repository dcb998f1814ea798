package cards

import (
	"image"
	"math"
	"strings"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// The kinds of slips.
const (
	StrikeSlip = iota
	PloySlip
	EventSlip
)

// Slip is a card as one strip, for a hand that is too full to show whole cards: its role, its name, and below the name whom it is for
// and what it adds. Measures are in pixels.
type Slip struct {
	Kind               uint8
	Title, Named, Adds string
	Copies             string // how many there are, if more than one
	Lit                bool
	W, H               int
	Letters            float64 // the height of the name
}

// slipLooks are the colours by kind; an event card has those of its band.
var slipLooks = [...]look{strike, ploy, {paint.RGB(0x1B3A44), paint.RGB(0xF7EFDB), paint.RGB(0x5B4A38), palette.Ink2}}

// Slip returns the picture of a strip.
func (d *Deck) Slip(s Slip) *canvas.Picture {
	if pic := d.slips.Find(s); pic != nil {
		return pic
	}
	return d.newSlip(s)
}

func (d *Deck) newSlip(s Slip) *canvas.Picture {
	return d.slips.Keep(s, canvas.NewPicture(s.W, s.H, func(dst *image.RGBA) { s.paint(paint.New(dst)) }))
}

// paint draws the band with the sign at the left, the name over the line of its unit and values.
func (s *Slip) paint(p *paint.Painter) {
	k, w, h := slipLooks[s.Kind], float64(s.W), float64(s.H)
	unit := s.Letters / 13
	sheet := paint.RoundRect(1, 1, w-2, h-2, 4*unit)
	p.Fill(sheet, paint.Solid(k.tint))
	band := math.Round(20 * unit)
	p.Fill(paint.RoundRect(1, 1, band+3*unit, h-2, 4*unit), paint.Solid(k.band))
	p.Fill(paint.Rect(band, 1, 5*unit, h-2), paint.Solid(k.tint))
	s.paintSign(p, band/2+1, h/2, unit)
	rim, width := palette.Ink, 1.2*unit
	if s.Lit {
		rim, width = palette.Halo, 2.6*unit
	}
	p.Stroke(sheet, paint.Pen(width), paint.Solid(rim))
	s.write(p, band+5*unit, k)
}

// paintSign paints sword or shield on a coin, and of an event card an ember.
func (s *Slip) paintSign(p *paint.Painter, x, y, unit float64) {
	ground := paint.RGB(0xFFF4DC)
	if s.Kind == EventSlip {
		ground = palette.Gilt
	}
	plate(p, paint.Circle(x, y, 7*unit), ground, palette.Ink, .7*unit)
	if s.Kind == EventSlip {
		return
	}
	p.Within(func() {
		p.Translate(x, y)
		p.Scale(.6*unit, .6*unit)
		[...]tin.Drawing{StrikeSlip: tin.Sword, PloySlip: tin.Shield}[s.Kind].Paint(p, tin.Dye{})
	})
}

// twoLines is how high a strip with two lines is, in heights of its letters, and lowLetters how far they shrink so that it has them.
const twoLines, lowLetters = 2.35, .74

// write puts the name over the second line, or all on one line where the strip is low.
func (s *Slip) write(p *paint.Painter, x float64, k look) {
	w, h := float64(s.W)-.35*s.Letters, float64(s.H)
	letters := min(s.Letters, h/twoLines)
	two := letters >= lowLetters*s.Letters
	if !two {
		letters = min(s.Letters, .62*h)
	}
	name := fonts.Style{Face: fonts.Serif, Size: letters, Color: palette.Ink, Bold: true}
	bold := fonts.Style{Face: fonts.SansBold, Size: letters * .92, Color: palette.Ink}
	if !two {
		s.writeLine(p, x, w, name, bold)
		return
	}
	y := h/2 - .25*letters
	right(p, s.Copies, w, y, bold)
	leftIn(p, s.Title, x, y, w-x-fonts.Width(s.Copies, bold)-.4*letters, name)
	y += letters
	leftIn(p, s.Named, x, y, w-x-fonts.Width(s.Adds, bold)-.4*letters, fonts.Style{Face: fonts.Serif, Size: letters * .92, Color: k.words})
	right(p, s.Adds, w, y, bold)
}

// closeValues writes what a card adds without spaces, and bareValues as short as can be, for a line that the name needs.
var closeValues, bareValues = strings.NewReplacer(" ", ""), strings.NewReplacer(" ", "", "+", "")

// lowLine is how far the letters of a single line shrink for a long name: as far as they are in the lowest strips anyway.
const lowLine = .81

// inLine is what a single line says: where the name would be cut the values without their signs, and then all in smaller letters.
func (s Slip) inLine(room float64, name, bold fonts.Style) (Slip, fonts.Style, fonts.Style) {
	whole := s.Adds
	if s.Adds = closeValues.Replace(whole); s.cutsName(room, name, bold) {
		s.Adds = bareValues.Replace(whole)
	}
	for s.cutsName(room, name, bold) && name.Size > lowLine*s.Letters {
		name.Size, bold.Size = name.Size*.97, bold.Size*.97
	}
	return s, name, bold
}

// writeLine puts name, copies and values on one line that ends at w.
func (s *Slip) writeLine(p *paint.Painter, x, w float64, name, bold fonts.Style) {
	line, name, bold := s.inLine(w-x, name, bold)
	y := float64(s.H)/2 + .31*name.Size
	right(p, line.Adds, w, y, bold)
	if s.Copies != "" {
		right(p, s.Copies, w-s.beside(line.Adds, name, bold), y, bold)
	}
	leftIn(p, s.Title, x, y, line.nameRoom(w-x, name, bold), name)
}

// beside is what words beside the name take.
func (s *Slip) beside(words string, name, bold fonts.Style) float64 {
	return fonts.Width(words, bold) + .3*name.Size
}

// nameRoom is what values and copies leave for the name on one line.
func (s *Slip) nameRoom(room float64, name, bold fonts.Style) float64 {
	room -= s.beside(s.Adds, name, bold)
	if s.Copies != "" {
		room -= s.beside(s.Copies, name, bold)
	}
	return room
}

// cutsName says whether the name has no room on one line even in the narrowest letters.
func (s *Slip) cutsName(room float64, name, bold fonts.Style) bool {
	least := name
	least.Size *= narrowLetters
	return fonts.Width(s.Title, least) > s.nameRoom(room, name, bold)
}

// narrowLetters is how far a line shrinks that would be too wide.
const narrowLetters = .78

// leftIn writes a line from x, narrower letters where it would be wider than room, and cut where that is not enough.
func leftIn(p *paint.Painter, s string, x, y, room float64, st fonts.Style) {
	for least := narrowLetters * st.Size; fonts.Width(s, st) > room && st.Size > least; {
		st.Size *= .97
	}
	left(p, fonts.Fit(s, st, room), x, y, st)
}
