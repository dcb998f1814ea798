package fonts

import (
	"sync"
	"unicode"
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
}{young: map[shapeKey]*line{}}

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
		for from < to {
			form, letters := text[from:from+1], 1
			if !key.spaced {
				if f, n := joined(text[from:to], face); n > 0 {
					form, letters = f, n
				}
			}
			if !unseen(text[from]) {
				l.add(face, form, letters, bytes[from])
			}
			from += letters
		}
	}
	return l
}

// unseen letters only tell how others are to be set, as soft hyphens and joiners do.
func unseen(r rune) bool {
	return unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r)
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

// add appends the form of some letters to the line. A ligature counts as one letter, other forms as the letters that they stand for.
func (l *line) add(f Face, form []rune, letters, at int) {
	c := cuts[f]
	for i, r := range form {
		id := c.glyph(r)
		if last := len(l.glyphs) - 1; last >= 0 && l.glyphs[last].Face == f {
			moved := c.kern(l.glyphs[last].ID, id)
			l.glyphs[last].Advance += moved
			l.advance += float64(moved)
		}
		advance := c.advance(id)
		l.glyphs = append(l.glyphs, Glyph{Face: f, ID: id, X: float32(l.advance), Advance: advance, Letter: l.letters, Byte: at})
		l.advance += float64(advance)
		if len(form) == letters || i == len(form)-1 {
			l.letters++
		}
	}
}
