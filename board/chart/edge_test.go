package chart

import (
	"testing"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/board/geom"
)

// TestNoNameIsCutAtTheEdge looks at whole maps in windows of several shapes: a name that reaches under the frame of the sheet would be
// taken for another one, or for none. Only great cities keep theirs whatever happens.
func TestNoNameIsCutAtTheEdge(t *testing.T) {
	m := atlas.Diadochi()
	for _, lang := range []string{"es", "en"} {
		for _, size := range [][2]float64{{796, 750}, {1180, 600}, {1340, 1030}} {
			p := New(m, Options{Words: atlas.DiadochiWords(lang), TextScale: 1})
			for p.base.piece() {
			}
			cam := geom.NewCamera(m.World, geom.Rect{W: size[0], H: size[1]}, m.Core)
			cam.GlideTo(m.Core, fitting, 0)
			p.Aim(cam)
			for !p.level.build() {
			}
			sheet, seen := geom.Grow(cam.View, -board.MarginWidth), 0
			for i := range p.level.labels {
				l := &p.level.labels[i]
				if l.kind == seaLabel || l.kind == areaLabel && m.Areas[l.index].Kind == board.Major {
					continue
				}
				seen++
				corner := cam.ToScreen(geom.Point{X: m.World.X, Y: m.World.Y})
				for _, b := range l.boxes {
					at := geom.Rect{X: corner.X + b.X, Y: corner.Y + b.Y, W: b.W, H: b.H}
					if at.X < sheet.X || at.Right() > sheet.Right() {
						t.Errorf("%s, %vx%v: %q is cut: %v", lang, size[0], size[1], l.lines[0].text, at)
					}
				}
			}
			if seen < 60 {
				t.Errorf("%s, %vx%v: only %d names are left", lang, size[0], size[1], seen)
			}
		}
	}
}
