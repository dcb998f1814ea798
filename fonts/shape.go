package fonts

import (
	"sync"

	"github.com/go-text/typesetting/di"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
)

// Glyph is one drawn letter of a shaped line. Distances are in ems, so that one shaping serves all sizes;
// Origin turns them into pixels.
type Glyph struct {
	Face    Face   // the face that has the letter, perhaps a substitute
	ID      uint32 // its number in the face
	X, Y    float32
	Advance float32
	Letter  int // how many letters stand before it: letter spacing
	Byte    int // where its letter begins in the string
}

// Origin returns where the glyph's origin lies in pixels, from the start of the baseline, y down.
func (g *Glyph) Origin(st Style) (x, y float64) {
	return float64(g.X)*st.Size + float64(g.Letter)*st.letterGap(), -float64(g.Y) * st.Size
}

// letterGap is the room in pixels added after each letter.
func (st Style) letterGap() float64 {
	if st.Bold {
		return st.Spacing + cuts[st.Face].boldSpace*st.Size
	}
	return st.Spacing
}

type shapeKey struct {
	text   string
	face   Face
	spaced bool // spaced letters do not join into ligatures
}

type line struct {
	glyphs  []Glyph
	advance float64 // ems
	letters int
}

// Two generations bound the memory: what was not asked for since the last turn of generations is dropped.
const shapedLines = 4096

var shaped = struct {
	sync.Mutex
	young, old map[shapeKey]*line
	shaper     shaping.HarfbuzzShaper
}{young: map[shapeKey]*line{}}

var (
	lining   = shaping.FontFeature{Tag: ot.MustNewTag("lnum"), Value: 1}
	tabular  = shaping.FontFeature{Tag: ot.MustNewTag("tnum"), Value: 1}
	noJoin   = shaping.FontFeature{Tag: ot.MustNewTag("liga"), Value: 0}
	noRare   = shaping.FontFeature{Tag: ot.MustNewTag("clig"), Value: 0} // the swashes of the italic, which are hard to read small
	ems      = fixed.I(64)
	emsToOne = float32(1.0 / (64 * 64))
	features = map[bool]map[Face][]shaping.FontFeature{
		false: {Serif: {lining}, SerifItalic: {lining, noRare}, Sans: {lining, tabular}, SansBold: {lining, tabular}},
		true: {Serif: {lining, noJoin, noRare}, SerifItalic: {lining, noJoin, noRare},
			Sans: {lining, tabular, noJoin}, SansBold: {lining, tabular, noJoin}},
	}
)

// Shape returns the glyphs of s in drawing order. The slice is shared: read it only.
func Shape(s string, st Style) []Glyph { return shapeLine(s, st.Face, st.Spacing != 0).glyphs }

// Measure returns the width of s in pixels.
func Measure(s string, f Face, size float64) float64 {
	return shapeLine(s, f, false).advance * size
}

// Width returns the width of s in pixels with the style's letter spacing and boldness, without its halo.
func Width(s string, st Style) float64 {
	return shapeLine(s, st.Face, st.Spacing != 0).width(st)
}

// widthOnce is Width without remembering s: for the many beginnings that wrapping tries.
func widthOnce(s string, st Style) float64 {
	shaped.Lock()
	defer shaped.Unlock()
	return shapeAnew(shapeKey{s, st.Face, st.Spacing != 0}).width(st)
}

// width leaves out the gap after the last letter.
func (l *line) width(st Style) float64 {
	return l.advance*st.Size + float64(l.letters)*st.letterGap() - min(st.Spacing, st.Spacing*float64(l.letters))
}

func shapeLine(s string, f Face, spaced bool) *line {
	key := shapeKey{s, f, spaced}
	shaped.Lock()
	defer shaped.Unlock()
	if l := shaped.young[key]; l != nil {
		return l
	}
	l := shaped.old[key]
	if l == nil {
		l = shapeAnew(key)
	}
	if len(shaped.young) >= shapedLines {
		shaped.old, shaped.young = shaped.young, make(map[shapeKey]*line, shapedLines)
	}
	shaped.young[key] = l
	return l
}

func shapeAnew(key shapeKey) *line {
	l := &line{}
	text := []rune(key.text)
	bytes := byteOffsets(key.text, len(text))
	for from := 0; from < len(text); {
		face, to := runOf(text, from, key.face)
		l.add(shapeRun(text, from, to, face, key.spaced), face, bytes)
		from = to
	}
	return l
}

// byteOffsets returns where each rune of s begins.
func byteOffsets(s string, runes int) []int {
	at := make([]int, 0, runes)
	for i := range s {
		at = append(at, i)
	}
	return at
}

// runOf returns the end of the stretch from `from` that one face can draw, and that face.
func runOf(text []rune, from int, want Face) (Face, int) {
	face := faceFor(text[from], want)
	to := from + 1
	for to < len(text) && (faceFor(text[to], want) == face || text[to] == ' ') {
		to++
	}
	return face, to
}

func faceFor(r rune, want Face) Face {
	if cuts[want].has(r) {
		return want
	}
	for _, f := range cuts[want].substitute {
		if cuts[f].has(r) {
			return f
		}
	}
	return want
}

func shapeRun(text []rune, from, to int, f Face, spaced bool) shaping.Output {
	return shaped.shaper.Shape(shaping.Input{
		Text: text, RunStart: from, RunEnd: to,
		Direction: di.DirectionLTR, Face: cuts[f].face(), FontFeatures: features[spaced][f],
		Size: ems, Script: scriptOf(text[from:to]), Language: language.NewLanguage("es"),
	})
}

// scriptOf returns Greek if a Greek letter comes first, else Latin.
func scriptOf(text []rune) language.Script {
	for _, r := range text {
		switch s := language.LookupScript(r); s {
		case language.Greek, language.Latin:
			return s
		}
	}
	return language.Latin
}

// add appends a shaped run to the line.
func (l *line) add(out shaping.Output, f Face, bytes []int) {
	pen := float32(l.advance)
	cluster := -1
	for _, g := range out.Glyphs {
		if g.TextIndex() != cluster && cluster >= 0 {
			l.letters++
		}
		cluster = g.TextIndex()
		l.glyphs = append(l.glyphs, Glyph{
			Face: f, ID: uint32(g.GlyphID),
			X: pen + float32(g.XOffset)*emsToOne, Y: float32(g.YOffset) * emsToOne,
			Advance: float32(g.Advance) * emsToOne, Letter: l.letters, Byte: bytes[g.TextIndex()],
		})
		pen += float32(g.Advance) * emsToOne
	}
	if len(out.Glyphs) > 0 {
		l.letters++
	}
	l.advance = float64(pen)
}
