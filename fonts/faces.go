package fonts

import (
	_ "embed"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

//go:embed data/EBGaramond12-Regular.ttf
var serifData []byte

//go:embed data/EBGaramond12-Italic.ttf
var italicData []byte

//go:embed data/Sans-Regular.ttf
var sansData []byte

//go:embed data/Sans-Bold.ttf
var sansBoldData []byte

// A cut is one parsed face with the numbers that layout needs, in ems.
type cut struct {
	data          []byte
	ascent        float64 // top of the tallest accented capital
	line          float64 // from baseline to baseline
	capital       float64 // height of a flat capital
	substitute    []Face  // asked in turn for a letter that this face lacks
	parsed        *sfnt.Font
	buffer        sfnt.Buffer
	unit          float32       // ems in one font unit
	whole         fixed.Int26_6 // the size at which a font unit is one
	parseOnce     sync.Once
	boldSpace     float64 // extra advance of a thickened letter, in ems
	boldThickness float64 // how far its outline moves out, in ems
}

var cuts = [...]*cut{
	Serif:       {data: serifData, ascent: 0.93, line: 1.2, capital: 0.65, substitute: []Face{Sans}, boldSpace: 0.018, boldThickness: 0.016},
	SerifItalic: {data: italicData, ascent: 0.93, line: 1.2, capital: 0.65, substitute: []Face{Serif, Sans}, boldSpace: 0.018, boldThickness: 0.016},
	Sans:        {data: sansData, ascent: 0.987, line: 1.2, capital: 0.717, substitute: []Face{Serif}, boldSpace: 0.018, boldThickness: 0.015},
	SansBold:    {data: sansBoldData, ascent: 0.987, line: 1.2, capital: 0.723, substitute: []Face{Serif}, boldSpace: 0.018, boldThickness: 0.015},
}

// face returns the parsed face; the caller holds shaped, as for what follows.
func (c *cut) face() *sfnt.Font {
	c.parseOnce.Do(func() {
		parsed, err := sfnt.Parse(c.data)
		if err != nil {
			panic("fonts: embedded face does not parse: " + err.Error())
		}
		c.parsed, c.unit, c.whole = parsed, 1/float32(parsed.UnitsPerEm()), fixed.Int26_6(parsed.UnitsPerEm())
	})
	return c.parsed
}

// has says whether the face draws r itself.
func (c *cut) has(r rune) bool { return c.glyph(r) != 0 }

// glyph returns the number of a letter's form, 0 if the face lacks it.
func (c *cut) glyph(r rune) uint32 {
	id, err := c.face().GlyphIndex(&c.buffer, r)
	if err != nil {
		return 0
	}
	return uint32(id)
}

// advance is how far the pen goes on after a glyph, in ems.
func (c *cut) advance(id uint32) float32 {
	units, err := c.face().GlyphAdvance(&c.buffer, sfnt.GlyphIndex(id), c.whole, font.HintingNone)
	if err != nil {
		return 0
	}
	return float32(units) * c.unit
}

// kern is how much further apart two neighbours stand, in ems; mostly less than 0.
func (c *cut) kern(left, right uint32) float32 {
	units, err := c.face().Kern(&c.buffer, sfnt.GlyphIndex(left), sfnt.GlyphIndex(right), c.whole, font.HintingNone)
	if err != nil {
		return 0 // most pairs have none
	}
	return float32(units) * c.unit
}

// outline returns a glyph's contours in font units, y down; they hold until the next call.
func (c *cut) outline(id uint32) sfnt.Segments {
	segments, err := c.face().LoadGlyph(&c.buffer, sfnt.GlyphIndex(id), c.whole, nil)
	if err != nil {
		return nil
	}
	return segments
}

// LineHeight returns the distance from one baseline to the next, in pixels.
func LineHeight(f Face, size float64) float64 { return cuts[f].line * size }

// Ascent returns the room above the baseline that accented capitals need, in pixels.
func Ascent(f Face, size float64) float64 { return cuts[f].ascent * size }

// CapHeight returns the height of a flat capital or a lining figure, in pixels: what centring needs.
func CapHeight(f Face, size float64) float64 { return cuts[f].capital * size }
