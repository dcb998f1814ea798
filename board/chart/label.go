package chart

import (
	"image"
	"strconv"

	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/paint"
)

// label is a name at its place: lines of text with their baselines, or one line along a curve, and for a province the
// roundel with its victory points. Places are level pixels.
type label struct {
	kind    labelKind
	index   int // of the area, region or sea
	lines   []textLine
	style   fonts.Style
	boxes   []geom.Rect // what it covers
	roundel geom.Point
	points  int // in the roundel
}

type labelKind uint8

const (
	areaLabel labelKind = iota
	regionLabel
	seaLabel
)

// textLine is one line of a label; with a curve the place is not used.
type textLine struct {
	text  string
	at    geom.Point
	curve []geom.Point
}

func (b *label) covers(r geom.Rect) bool {
	for i := range b.boxes {
		if geom.Overlaps(b.boxes[i], r) {
			return true
		}
	}
	return false
}

func (b *label) meets(o *label) bool {
	for i := range b.boxes {
		if o.covers(b.boxes[i]) {
			return true
		}
	}
	return false
}

// textBox is what a line of text covers when its baseline starts at a place, without its halo.
func textBox(at geom.Point, width, size float64) geom.Rect {
	return geom.Rect{X: at.X - 1, Y: at.Y - 0.71*size, W: width + 2, H: 0.94 * size}
}

const roundelRadius = 8.2 // at letter size 1

func (l *level) paintLabels(dst *image.RGBA) {
	area := geom.Grow(rectOf(dst.Rect), 6)
	for i := range l.names {
		if b := &l.names[i]; b.covers(area) {
			l.paintLabel(dst, b)
		}
	}
}

func (l *level) paintLabel(dst *image.RGBA, b *label) {
	for _, t := range b.lines {
		if len(t.curve) > 0 {
			fonts.DrawAlong(dst, t.text, t.curve, b.style)
			continue
		}
		fonts.Draw(dst, t.text, t.at.X, t.at.Y, b.style)
	}
	if b.points > 0 {
		l.paintRoundel(dst, b)
	}
}

// paintRoundel shows what a province is worth.
func (l *level) paintRoundel(dst *image.RGBA, b *label) {
	p, r := paint.New(dst), roundelRadius*l.letter
	p.Fill(paint.Circle(b.roundel.X, b.roundel.Y, r), paint.Solid(paint.Fade(casing, 0.9)))
	p.Fill(paint.Circle(b.roundel.X, b.roundel.Y, r-1), paint.Solid(paint.Fade(regionInk, 0.86)))
	st := fonts.Style{Face: fonts.SansBold, Size: max(12, 12*l.letter), Color: paperHalo}
	s := strconv.Itoa(b.points)
	fonts.Draw(dst, s, b.roundel.X-fonts.Width(s, st)/2, b.roundel.Y+0.36*st.Size, st)
}
