package fonts

import (
	"bytes"
	_ "embed"
	"sync"

	"github.com/go-text/typesetting/font"
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
	parsed        *font.Face
	unit          float32 // ems in one font unit
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

// face returns the parsed face; the caller holds shaping.
func (c *cut) face() *font.Face {
	c.parseOnce.Do(func() {
		parsed, err := font.ParseTTF(bytes.NewReader(c.data))
		if err != nil {
			panic("fonts: embedded face does not parse: " + err.Error())
		}
		c.parsed, c.unit = parsed, 1/float32(parsed.Upem())
	})
	return c.parsed
}

// has says whether the face draws r itself.
func (c *cut) has(r rune) bool {
	_, ok := c.face().NominalGlyph(r)
	return ok
}

// LineHeight returns the distance from one baseline to the next, in pixels.
func LineHeight(f Face, size float64) float64 { return cuts[f].line * size }

// Ascent returns the room above the baseline that accented capitals need, in pixels.
func Ascent(f Face, size float64) float64 { return cuts[f].ascent * size }

// CapHeight returns the height of a flat capital or a lining figure, in pixels: what centring needs.
func CapHeight(f Face, size float64) float64 { return cuts[f].capital * size }
