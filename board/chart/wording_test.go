package chart

import (
	"testing"

	"tyche/board"
	"tyche/board/atlas"
)

// twice names every space in two languages, one below the other.
func twice() board.Words {
	w, greek := atlas.DiadochiWords("es"), atlas.DiadochiWords("el").Areas
	for i := range w.Areas {
		w.Areas[i] += "\n" + greek[i]
	}
	return w
}

func TestNamesOfTwoLinesStandClear(t *testing.T) {
	m := atlas.Diadochi()
	for _, zoom := range []float64{0.7, 1, 2.5} {
		l := levelAt(Options{Words: twice(), TextScale: 1}, zoom)
		great := 0
		for i := range l.labels {
			b := &l.labels[i]
			for j := range i {
				if b.meets(&l.labels[j]) {
					t.Errorf("at %v: %q covers %q", zoom, b.lines[0].text, l.labels[j].lines[0].text)
				}
			}
			for k := range l.seats {
				if b.covers(l.seats[k]) {
					t.Errorf("at %v: %q covers the symbol of %s", zoom, b.lines[0].text, m.Areas[k].ID)
				}
			}
			if b.kind != areaLabel {
				continue
			}
			if len(b.lines) != 2 || b.lines[1].at.Y <= b.lines[0].at.Y || b.boxes[0].Y+b.boxes[0].H < b.lines[1].at.Y {
				t.Errorf("at %v: %q has %d lines in %v", zoom, b.lines[0].text, len(b.lines), b.boxes[0])
			}
			if m.Areas[b.index].Kind == board.Major {
				great++
			}
		}
		t.Logf("at %v: %d names, %d of great cities", zoom, len(l.labels), great)
		if zoom == 2.5 && len(l.labels) < len(m.Areas)+len(m.Regions) {
			t.Errorf("near by only %d names", len(l.labels))
		}
	}
}
