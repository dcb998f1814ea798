package canvas

import (
	"image/color"
	"slices"

	"tyche/fonts"
)

// List is a canvas that remembers instead of painting. Two lists of one scene tell whether anything changed, so that
// a still table draws no frame at all.
type List struct {
	W, H    float64
	strokes []stroke
	points  []Point
}

var _ Canvas = (*List)(nil)

type act uint8

const (
	fill act = iota
	line
	polygon
	picture
	part
	text
	clip
	unclip
)

// A stroke is one call on a canvas. Which fields count depends on the act.
type stroke struct {
	act      act
	color    color.NRGBA
	rect     Rect // fill, clip, part's source
	dst      Rect
	a, b     Point
	size     float64 // a line's width, a part's alpha
	from, to int     // a polygon's corners in points
	pic      *Picture
	place    Place
	text     string
	style    fonts.Style
}

// Reset empties the list for a canvas of w by h pixels and keeps its memory.
func (l *List) Reset(w, h float64) {
	l.W, l.H, l.strokes, l.points = w, h, l.strokes[:0], l.points[:0]
}

// Equal says whether both lists paint the same.
func (l *List) Equal(m *List) bool {
	return l.W == m.W && l.H == m.H && slices.Equal(l.strokes, m.strokes) && slices.Equal(l.points, m.points)
}

// Len returns the number of calls remembered.
func (l *List) Len() int { return len(l.strokes) }

// Texts calls f for every line of text, for tests that ask what a scene says.
func (l *List) Texts(f func(s string, at Point)) {
	for i := range l.strokes {
		if l.strokes[i].act == text {
			f(l.strokes[i].text, l.strokes[i].a)
		}
	}
}

// Letters calls f for every line of text with its style, for tests that ask whether it can be read.
func (l *List) Letters(f func(s string, style fonts.Style)) {
	for i := range l.strokes {
		if l.strokes[i].act == text {
			f(l.strokes[i].text, l.strokes[i].style)
		}
	}
}

// Draw paints what was remembered on c.
func (l *List) Draw(c Canvas) {
	for i := range l.strokes {
		switch s := &l.strokes[i]; s.act {
		case fill:
			c.Fill(s.rect, s.color)
		case line:
			c.Line(s.a, s.b, s.size, s.color)
		case polygon:
			c.Polygon(l.points[s.from:s.to], s.color)
		case picture:
			c.Picture(s.pic, s.place)
		case part:
			c.Part(s.pic, s.rect, s.dst, s.size)
		case text:
			c.Text(s.text, s.a, s.style)
		case clip:
			c.Clip(s.rect)
		case unclip:
			c.Unclip()
		}
	}
}

// Size returns the size given to Reset.
func (l *List) Size() (w, h float64) { return l.W, l.H }

// Fill remembers a rectangle.
func (l *List) Fill(r Rect, c color.NRGBA) {
	l.strokes = append(l.strokes, stroke{act: fill, rect: r, color: c})
}

// Line remembers a line.
func (l *List) Line(a, b Point, width float64, c color.NRGBA) {
	l.strokes = append(l.strokes, stroke{act: line, a: a, b: b, size: width, color: c})
}

// Polygon remembers a polygon; pts may be used again by the caller.
func (l *List) Polygon(pts []Point, c color.NRGBA) {
	from := len(l.points)
	l.points = append(l.points, pts...)
	l.strokes = append(l.strokes, stroke{act: polygon, from: from, to: len(l.points), color: c})
}

// Picture remembers a picture.
func (l *List) Picture(p *Picture, at Place) {
	l.strokes = append(l.strokes, stroke{act: picture, pic: p, place: at})
}

// Part remembers a part of a picture.
func (l *List) Part(p *Picture, src, dst Rect, alpha float64) {
	l.strokes = append(l.strokes, stroke{act: part, pic: p, rect: src, dst: dst, size: alpha})
}

// Text remembers a line of text.
func (l *List) Text(s string, at Point, style fonts.Style) {
	l.strokes = append(l.strokes, stroke{act: text, text: s, a: at, style: style})
}

// Clip remembers a clip.
func (l *List) Clip(r Rect) { l.strokes = append(l.strokes, stroke{act: clip, rect: r}) }

// Unclip remembers the end of a clip.
func (l *List) Unclip() { l.strokes = append(l.strokes, stroke{act: unclip}) }
