package chart

import (
	"math"
	"testing"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/fonts"
)

// arched lists the names of provinces that run along an arc of their own.
func arched(l *level) []*label {
	var out []*label
	for i := range l.labels {
		if b := &l.labels[i]; b.kind == regionLabel && len(b.lines[0].curve) > 0 {
			out = append(out, b)
		}
	}
	return out
}

func TestNamesOnArcsStayInTheirProvince(t *testing.T) {
	m := atlas.Diadochi()
	for _, lang := range atlas.Languages {
		for _, zoom := range []float64{0.7, 1, 1.6, 2.5} {
			l := levelAt(Options{Words: atlas.DiadochiWords(lang), TextScale: 1}, zoom)
			for _, b := range arched(l) {
				for _, r := range b.boxes {
					inside := 0 // of five places in the box of a letter: a brook or an inlet may cross it
					for _, at := range []geom.Point{{X: 0.5, Y: 0.5}, {X: 0.2, Y: 0.2}, {X: 0.8, Y: 0.2}, {X: 0.2, Y: 0.8}, {X: 0.8, Y: 0.8}} {
						if m.RegionAt(l.unit(m, geom.Point{X: r.X + r.W*at.X, Y: r.Y + r.H*at.Y})) == b.index {
							inside++
						}
					}
					if inside < 4 {
						t.Errorf("%s at %v: a letter of %q stands outside of %s", lang, zoom, b.lines[0].text, m.Regions[b.index].ID)
					}
				}
			}
		}
	}
}

// Names must be read without turning the head: rising or falling by some sixty degrees at most, letters in order from
// left to right, and bent by less than a quarter of a circle.
func TestNamesOnArcsCanBeRead(t *testing.T) {
	for _, zoom := range []float64{0.7, 1, 1.6, 2.5, 5} {
		for _, b := range arched(levelAt(Options{Words: atlas.DiadochiWords("es"), TextScale: 1}, zoom)) {
			line := geom.NewLine(b.lines[0].curve)
			_, first := line.At(0)
			_, mid := line.At(line.Length() / 2)
			_, last := line.At(line.Length())
			if math.Abs(mid) > axisSlope+0.3 || math.Abs(last-first) > math.Pi/2 || math.Cos(first) < 0.1 || math.Cos(last) < 0.1 {
				t.Errorf("at %v %q runs from %.2f over %.2f to %.2f radians", zoom, b.lines[0].text, first, mid, last)
			}
			if w := fonts.Width(b.lines[0].text, b.style); w > line.Length()*1.05 {
				t.Errorf("at %v %q is %.0f pixels wide on an arc of %.0f", zoom, b.lines[0].text, w, line.Length())
			}
		}
	}
}

func TestMostProvincesHaveRoomForAnArc(t *testing.T) {
	for _, row := range []struct {
		zoom float64
		want int
	}{{0.95, 8}, {1.6, 15}, {2.5, 20}, {5, 27}} {
		if got := len(arched(levelAt(Options{Words: atlas.DiadochiWords("es"), TextScale: 1}, row.zoom))); got < row.want {
			t.Errorf("at %v %d names follow their province, want %d", row.zoom, got, row.want)
		}
	}
}

// TestANameFillsItsProvince compares the name of the widest province with its letters set close.
func TestANameFillsItsProvince(t *testing.T) {
	m := atlas.Diadochi()
	for _, b := range arched(levelAt(Options{Words: atlas.DiadochiWords("es"), TextScale: 1}, 2.5)) {
		if m.Regions[b.index].ID != "phrygia" {
			continue
		}
		close := b.style
		close.Spacing = 0
		if w, full := fonts.Width(b.lines[0].text, close), fonts.Width(b.lines[0].text, b.style); full < 1.4*w {
			t.Errorf("%.0f pixels, hardly more than the bare %.0f", full, w)
		}
		return
	}
	t.Error("the name of Megale Phrygia follows no arc")
}
