package cards

import (
	"image/color"
	"strings"

	"tyche/fonts"
	"tyche/sprites/paint"
)

// text writes one line with its baseline at x, y; size in units.
func (b *brush) text(s string, x, y float64, st fonts.Style) {
	st = b.scaled(st)
	at := b.Matrix().Apply(paint.Pt(x, y))
	fonts.Draw(b.Dst, s, at.X, at.Y, st)
}

func (b *brush) scaled(st fonts.Style) fonts.Style {
	st.Size, st.Spacing = st.Size*b.k, st.Spacing*b.k
	return st
}

// width of a line in units.
func (b *brush) width(s string, st fonts.Style) float64 { return fonts.Width(s, b.scaled(st)) / b.k }

// centred writes one line around x.
func (b *brush) centred(s string, x, y float64, st fonts.Style) {
	b.text(s, x-b.width(s, st)/2+st.Spacing/2, y, st)
}

// word is one word of a paragraph, heavy or not.
type word struct {
	s     string
	heavy bool
}

// words splits a text at blanks; *stars* switch the weight.
func words(s string) []word {
	var out []word
	heavy := false
	for _, field := range strings.Fields(s) {
		for field != "" {
			part, rest, found := strings.Cut(field, "*")
			if part != "" {
				out = append(out, word{part, heavy})
			}
			if !found {
				break
			}
			if heavy = !heavy; rest != "" && part != "" {
				out = append(out, word{"\u2060", heavy}) // glue: no blank here
			}
			field = rest
		}
	}
	return out
}

// lines breaks words to a width in units.
func (b *brush) lines(ws []word, st fonts.Style, width float64) [][]word {
	var out [][]word
	var line []word
	x, blank, glued := 0.0, b.width(" ", st), false
	for _, w := range ws {
		if w.s == "\u2060" {
			glued = true
			continue
		}
		own := st
		own.Bold = w.heavy
		long := b.width(w.s, own)
		gap := blank
		if glued || len(line) == 0 {
			gap = 0
		}
		if x+gap+long > width && len(line) > 0 && !glued {
			out, line, x, gap = append(out, line), nil, 0, 0
		}
		if glued {
			w.s = "\u2060" + w.s
		}
		line, x, glued = append(line, w), x+gap+long, false
	}
	if line != nil {
		out = append(out, line)
	}
	return out
}

// row writes one broken line.
func (b *brush) row(line []word, x, y float64, st fonts.Style) {
	blank := b.width(" ", st)
	for i, w := range line {
		s, glued := strings.CutPrefix(w.s, "\u2060")
		if i > 0 && !glued {
			x += blank
		}
		own := st
		own.Bold = w.heavy
		b.text(s, x, y, own)
		x += b.width(s, own)
	}
}

// paragraph writes a text into a width, at the largest size from `size` down to `least` at which it is no taller than
// `height`; the leading is 1.24 times the size. It returns the height used.
func (b *brush) paragraph(s string, x, y, width, height, size, least float64, face fonts.Face, c color.NRGBA) float64 {
	ws := words(s)
	for {
		st := fonts.Style{Face: face, Size: size, Color: c}
		rows := b.lines(ws, st, width)
		lead := size * 1.24
		if lead*float64(len(rows)) <= height || size <= least {
			for i, row := range rows {
				b.row(row, x, y+size*.95+lead*float64(i), st)
			}
			return lead * float64(len(rows))
		}
		size -= .5
	}
}

// measure is the height that a paragraph of that size would take.
func (b *brush) measure(s string, width, size float64, face fonts.Face) float64 {
	return size * 1.24 * float64(len(b.lines(words(s), fonts.Style{Face: face, Size: size}, width)))
}

// title writes a heading in at most two centred lines around x that together are no taller than height.
func (b *brush) title(s string, x, y, width, height, size float64, c color.NRGBA) {
	st, rows := b.heading(s, width, height, size)
	st.Color = c
	lead := st.Size * 1.02
	top := y + (height-lead*float64(len(rows)))/2
	for i, row := range rows {
		b.centred(row, x, top+st.Size*.8+lead*float64(i), st)
	}
}

// heading breaks a heading into lines between its words, in the largest size in which they fit.
func (b *brush) heading(s string, width, height, size float64) (fonts.Style, []string) {
	for ; ; size -= .5 {
		st := fonts.Style{Face: fonts.Serif, Size: size, Bold: true}
		rows := fonts.Wrap(s, b.scaled(st), width*b.k)
		tall := len(rows) > 2 || size*1.02*float64(len(rows)) > height+.2*size
		if tall && size > 9 || b.broken(s, st, width) && size > 5 {
			continue
		}
		return st, rows
	}
}

// broken says whether some word of a heading is too long for a line and would go on in the next one.
func (b *brush) broken(s string, st fonts.Style, width float64) bool {
	for _, w := range strings.Fields(s) {
		if b.width(w, st) > width {
			return true
		}
	}
	return false
}
