package chart

import (
	"strings"

	"tyche/board/geom"
	"tyche/fonts"
)

// wording is the name of a space in type: one line, or several where the text has line breaks, each in the middle of
// the widest.
type wording struct {
	lines  []string
	widths []float64
	width  float64 // of the widest
	style  fonts.Style
}

const lineStep = 0.98 // from line to line, in sizes of the type

func word(text string, st fonts.Style) wording {
	w := wording{lines: strings.Split(text, "\n"), style: st}
	for _, line := range w.lines {
		wide := fonts.Width(line, st)
		w.widths, w.width = append(w.widths, wide), max(w.width, wide)
	}
	return w
}

// label returns a label of the name for an area, not yet set.
func (w *wording) label(area int) label {
	b := label{kind: areaLabel, index: area, style: w.style, boxes: make([]geom.Rect, 1)}
	for _, line := range w.lines {
		b.lines = append(b.lines, textLine{text: line})
	}
	return b
}

// set lays the lines where a single one would begin at a place. What several take more lies below it; rise, from 0 to
// 1, says how much of that they are pushed up.
func (w *wording) set(b *label, at geom.Point, rise float64) {
	step := lineStep * w.style.Size
	more := step * float64(len(w.lines)-1)
	at.Y -= more * min(max(rise, 0), 1)
	for i := range b.lines {
		b.lines[i].at = geom.Point{X: at.X + (w.width-w.widths[i])/2, Y: at.Y + step*float64(i)}
	}
	b.boxes[0] = textBox(at, w.width, w.style.Size)
	b.boxes[0].H += more
}
