package cards

import (
	"fmt"
	"image"
	"math"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
	"tyche/sprites/sector/vignettes"
)

// EventWidth and EventHeight are the units of an event card's drawing.
const EventWidth, EventHeight = 184.0, 306.0

// Event is what stands on an event card, in the player's language, and the id of its picture.
type Event struct {
	ID           string // of the card, "e01"
	Stage        int    // 1 to 3
	Beacon       bool   // a Beacon is black
	Role, Title  string
	Effect       string
	Foot         string // a line in italics
	Lit          bool
	Brief        bool // too small for its words: it shows its picture and its name, large
	PixelsAcross int
}

// Readable is the width, in pixels of the design, from which the effect is written on an event card.
const Readable = 140

// Event returns the picture of an event card.
func (d *Deck) Event(c Event) *canvas.Picture {
	if pic := d.events.Find(c); pic != nil {
		return pic
	}
	return d.newEvent(c)
}

func (d *Deck) newEvent(c Event) *canvas.Picture {
	w := c.PixelsAcross
	return d.events.Keep(c, canvas.NewPicture(w, int(float64(w)*EventHeight/EventWidth+.5), func(dst *image.RGBA) {
		d.paintEvent(paint.NewScaled(dst, EventWidth, EventHeight), &c)
	}))
}

// stock is what an event card is made of: rim, paper, band, words and lines.
type stock struct{ rim, paper, paper2, band, words, italic, edge paint.Color }

var eventStock = stock{paint.RGB(0xFBF6E8), paint.RGB(0xF7EFDB), paint.RGB(0xEDE0C1), paint.RGB(0x1B3A44), palette.Ink, palette.Ink2, paint.RGB(0x1B3A44)}
var beaconStock = stock{paint.RGB(0x0A0F13), paint.RGB(0x141C22), paint.RGB(0x141C22), paint.RGB(0x0A1216), paint.RGB(0xF7E7BC), paint.RGB(0xC9B184), palette.BrassMid}

// embers are the colours of the stages on their coins.
var embers = [...]paint.Color{1: paint.RGB(0xFFB52E), 2: paint.RGB(0xF58A22), 3: paint.RGB(0xD9531F)}

var numerals = [...]string{1: "I", 2: "II", 3: "III"}

func (d *Deck) paintEvent(p *paint.Painter, c *Event) {
	k := eventStock
	if c.Beacon {
		k = beaconStock
	}
	rim, width := palette.Ink, 1.4
	if c.Lit {
		rim, width = palette.Halo, 5
	}
	sheet := paint.RoundRect(.7, .7, EventWidth-1.4, EventHeight-1.4, 10)
	p.Fill(sheet, paint.Solid(k.rim))
	inner := paint.RoundRect(5, 5, 174, 296, 6)
	p.Fill(inner, paint.Down(5, 301, k.paper, k.paper2))
	p.Stroke(inner, paint.Pen(1.5), paint.Solid(k.edge))
	d.paintBand(p, c, k)
	top, high := 46.0, 150.0
	st := fonts.Style{Face: fonts.Serif, Color: k.words}
	if !c.Brief {
		high, st.Size = share(p, c.Effect, st)
	}
	frame := paint.Rect(12, top, 160, high)
	vignettes.Draw(p, d.theme, c.ID, 12, top, 160, high)
	p.Stroke(frame, paint.Pen(1.3), paint.Solid(palette.Ink))
	p.Stroke(paint.Rect(9.5, top-2.5, 165, high+5), paint.Pen(.9), paint.Solid(k.edge))
	if c.Brief {
		words(p, c.Title, 92, top+high+12, 160, 4, fonts.Style{Face: fonts.Serif, Size: 26, Color: k.words, Bold: true})
	} else {
		d.writeEvent(p, c, k, top+high, st)
	}
	p.Stroke(sheet, paint.Pen(width), paint.Solid(rim))
}

// paintBand paints the band with the coin of the stage.
func (d *Deck) paintBand(p *paint.Painter, c *Event, k stock) {
	band := paint.MustPath("M5,34V11Q5,5 11,5H173Q179,5 179,11V34Z")
	p.Fill(band, paint.Solid(k.band))
	p.Stroke(band, paint.Pen(1.2), paint.Solid(k.edge))
	p.Stroke(paint.Line(8, 37, 176, 37), paint.Pen(1), paint.Solid(palette.BrassMid))
	left(p, c.Role, 50, 26, fonts.Style{Face: fonts.Serif, Size: 15, Color: palette.Gilt, Spacing: 2.2 * p.Unit()})
	rim := paint.Circle(26, 24, 17)
	p.Fill(rim, tin.Metal(tin.BrassTurned, rim))
	p.Stroke(rim, paint.Pen(1.4), paint.Solid(palette.Ink))
	plate(p, paint.Circle(26, 24, 13.4), embers[c.Stage], palette.Ink, 1)
	centred(p, numerals[c.Stage], 26, 29.6, 24, fonts.Style{Face: fonts.Serif, Size: 16.5, Color: paint.RGB(0x2A1200), Bold: true})
}

// wordsFrom and wordsTo are where the words of an effect begin, below the picture, and end, above the line at the foot.
const wordsFrom, wordsTo = 42.0, 274.0

// share divides a card between its picture and the words of its effect: the letters shrink a little, then the picture gives way, and only
// then they shrink further.
func share(p *paint.Painter, effect string, st fonts.Style) (picture, size float64) {
	for _, least := range [...]float64{12.5, 11, 9} {
		for picture = 96; picture >= 56; picture -= 8 {
			for size = 15.5; size >= least; size -= .5 {
				if st.Size = size; high(p, effect, 152, st) <= wordsTo-wordsFrom-46-picture {
					return picture, size
				}
			}
		}
	}
	return picture, size
}

// writeEvent writes name, effect and the line at the foot, below a picture that ends there.
func (d *Deck) writeEvent(p *paint.Painter, c *Event, k stock, y float64, st fonts.Style) {
	centred(p, c.Title, 92, y+24, 164, fonts.Style{Face: fonts.Serif, Size: 18.5, Color: k.words, Bold: true})
	p.Stroke(paint.MustPath(fmt.Sprintf("M40,%[1]vH82M102,%[1]vH144", y+33)), paint.Pen(1), paint.Solid(palette.BrassMid))
	p.Fill(paint.MustPath(fmt.Sprintf("M92,%vL96,%vL92,%vL88,%[2]vZ", y+29, y+33, y+37)), paint.Solid(palette.BrassMid))
	y += wordsFrom
	words(p, c.Effect, 92, y+(wordsTo-y-high(p, c.Effect, 152, st))/2, 152, len(c.Effect), st)
	p.Stroke(paint.Line(16, 279, 168, 279), paint.Pen(.8), paint.Solid(palette.BrassMid))
	centred(p, c.Foot, 92, 294, 156, fonts.Style{Face: fonts.SerifItalic, Size: 13, Color: k.italic})
}

// high is how high a text is when it is written by words.
func high(p *paint.Painter, s string, room float64, st fonts.Style) float64 {
	st.Size *= p.Unit()
	return float64(len(fonts.Wrap(s, st, room*p.Unit()))) * st.Size * 1.16 / p.Unit()
}

// words writes a text in at most so many lines about x, the first one below y.
func words(p *paint.Painter, s string, x, y, room float64, most int, st fonts.Style) {
	px := st
	px.Size *= p.Unit()
	step := st.Size * 1.16
	for i, l := range fonts.Wrap(s, px, room*p.Unit()) {
		if i == most {
			return
		}
		at := p.Matrix().Apply(paint.Pt(x, y+step*(float64(i)+.8)))
		fonts.Draw(p.Dst, l, at.X-fonts.Width(l, px)/2, math.Round(at.Y), px)
	}
}
