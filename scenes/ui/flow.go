package ui

import (
	"math"
	"strings"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// Span is a stretch of text in one style. Spans with the same Link above 0 are one thing that can be pressed.
type Span struct {
	Text  string
	Style fonts.Style
	Link  int
	Mark  bool // as with a marker pen: what a search has found
}

// Flow is text of several styles broken into lines. A scene arranges it once and draws it as often as it likes.
type Flow struct {
	Width, Height float64
	pieces        []piece
	words         string // of the whole, once it was asked for
}

type piece struct {
	text string
	at   canvas.Point // of the baseline, from the flow's upper left corner
	box  canvas.Rect
	span *Span
}

// Arrange breaks spans into lines of at most width pixels. A line break in a text begins a new line.
func Arrange(spans []Span, width float64) *Flow {
	f := &Flow{Width: width}
	pen := canvas.Point{}
	line := 0 // the first piece of the present line
	for i := range spans {
		s := &spans[i]
		for n, part := range strings.Split(s.Text, "\n") {
			if n > 0 {
				line = f.endLine(line, &pen, s.Style)
			}
			list := words(part)
			for k, word := range list {
				w := fonts.Width(word, s.Style)
				need := fonts.Width(strings.TrimRight(word, " "), s.Style)
				if k == len(list)-1 && !strings.HasSuffix(s.Text, "\n") && !strings.HasSuffix(word, " ") {
					need += glued(spans[i+1:])
				}
				if pen.X > 0 && pen.X+need > width {
					line = f.endLine(line, &pen, s.Style)
				}
				f.add(word, w, &pen, s)
			}
		}
	}
	if len(spans) > 0 {
		f.endLine(line, &pen, spans[len(spans)-1].Style)
	}
	f.Height = pen.Y
	return f
}

// glued returns how wide the beginning of these spans is up to the first space: a word may change its style, and what
// stands before such a change must not part from the rest.
func glued(spans []Span) (w float64) {
	for i := range spans {
		end := strings.IndexAny(spans[i].Text, " \n")
		if end >= 0 {
			return w + fonts.Width(spans[i].Text[:end], spans[i].Style)
		}
		w += fonts.Width(spans[i].Text, spans[i].Style)
	}
	return w
}

// words splits s after each run of spaces.
func words(s string) (list []string) {
	for s != "" {
		end := strings.IndexByte(s, ' ')
		if end < 0 {
			return append(list, s)
		}
		for end < len(s) && s[end] == ' ' {
			end++
		}
		list, s = append(list, s[:end]), s[end:]
	}
	return list
}

// add puts a word at the pen, joined to the piece before it if that is of the same span.
func (f *Flow) add(word string, w float64, pen *canvas.Point, s *Span) {
	if n := len(f.pieces); n > 0 {
		if last := &f.pieces[n-1]; last.span == s && last.box.Y == pen.Y && pen.X > 0 {
			last.text += word
			last.box.W = fonts.Width(last.text, s.Style)
			pen.X = last.box.Right()
			return
		}
	}
	f.pieces = append(f.pieces, piece{text: word, box: canvas.Rect{X: pen.X, Y: pen.Y, W: w}, span: s})
	pen.X += w
}

// endLine gives the line its height, that of its tallest style, and its pieces their baseline.
func (f *Flow) endLine(from int, pen *canvas.Point, st fonts.Style) int {
	height, ascent := 0.0, 0.0
	for _, p := range f.pieces[from:] {
		style := p.span.Style
		height = max(height, math.Round(fonts.LineHeight(style.Face, style.Size)))
		ascent = max(ascent, fonts.CapHeight(style.Face, style.Size))
	}
	if from == len(f.pieces) {
		height = math.Round(fonts.LineHeight(st.Face, st.Size))
	}
	for i := range f.pieces[from:] {
		p := &f.pieces[from+i]
		p.at = canvas.Point{X: p.box.X, Y: math.Round(p.box.Y + (height+ascent)/2)}
		p.box.H = height
	}
	pen.X, pen.Y = 0, pen.Y+height
	return len(f.pieces)
}

// whole returns all words in order.
func (f *Flow) whole() string {
	if f.words == "" {
		for i := range f.pieces {
			f.words = join(f.words, strings.TrimSpace(f.pieces[i].text), " ")
		}
	}
	return f.words
}

// Flow draws an arranged text with its upper left corner at p and returns the link under the cursor and the link that
// was pressed, 0 for none. Links are underlined in gilt.
func (u *UI) Flow(p canvas.Point, f *Flow) (hover, clicked int) {
	if u.Reads() {
		u.spell(f.whole(), p)
	}
	for i := range f.pieces {
		w := &f.pieces[i]
		if w.span.Mark {
			u.Fill(canvas.Rect{X: p.X + w.box.X - u.Px(1), Y: p.Y + w.box.Y + u.Px(1), W: w.box.W + u.Px(2), H: w.box.H - u.Px(2)}, fade(u.Theme.Glow, 0.5))
		}
		cut := u.cuts(p.Y+w.at.Y, w.span.Style.Size)
		if !cut {
			u.Canvas.Text(w.text, canvas.Point{X: p.X + w.at.X, Y: p.Y + w.at.Y}, w.span.Style)
		}
		if w.span.Link == 0 {
			continue
		}
		box := canvas.Rect{X: p.X + w.box.X, Y: p.Y + w.box.Y, W: w.box.W, H: w.box.H}
		u.Scope(w.span.Link)
		over, pressed := u.spot("link", w.text, box, u.reach(f, i, p))
		u.Unscope()
		ink := fade(u.Theme.Gilt, 0.8)
		if over {
			hover, ink = w.span.Link, u.Theme.Glow
		}
		if pressed {
			clicked = w.span.Link
		}
		if cut {
			continue
		}
		u.Fill(canvas.Rect{X: box.X, Y: p.Y + w.at.Y + u.Px(2), W: box.W, H: max(u.Px(1), 1)}, ink)
	}
	return hover, clicked
}

// reach is where a press means the link of a piece: around it as high as a finger needs, but no further than the text goes, and
// no nearer to the link of another line than to this one.
func (u *UI) reach(f *Flow, i int, p canvas.Point) canvas.Rect {
	own := f.pieces[i].box
	grown := max(u.Px(u.Theme.Tall(0)), own.H)
	top := max(min(own.Y-math.Round((grown-own.H)/2), f.Height-grown), 0)
	bottom := min(top+grown, max(f.Height, own.Bottom()))
	for j := range f.pieces {
		other := &f.pieces[j]
		if other.span.Link == 0 || other.box.Right() <= own.X || other.box.X >= own.Right() {
			continue
		}
		switch {
		case other.box.Bottom() <= own.Y:
			top = max(top, math.Round((other.box.Bottom()+own.Y)/2))
		case other.box.Y >= own.Bottom():
			bottom = min(bottom, math.Round((own.Bottom()+other.box.Y)/2))
		}
	}
	return canvas.Rect{X: p.X + own.X, Y: p.Y + top, W: own.W, H: bottom - top}
}
