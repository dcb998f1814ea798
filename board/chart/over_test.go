package chart

import (
	"slices"
	"testing"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// TestNamesAreWrittenOverRings: those that a ring lies on and no others, where they stand on the sheet.
func TestNamesAreWrittenOverRings(t *testing.T) {
	m := atlas.Diadochi()
	cam := geom.NewCamera(m.World, geom.Rect{W: 900, H: 600}, m.Core)
	p := New(m, Options{Words: atlas.DiadochiWords("en")})
	p.Finish(cam)
	at := cam.ToScreen(m.Areas[m.Named("babylon")].At)
	written := func(boxes ...geom.Rect) (list []string) {
		var l canvas.List
		l.Reset(900, 600)
		p.Over(&l, cam, boxes)
		l.Texts(func(s string, _ geom.Point) { list = append(list, s) })
		return list
	}
	names := written(geom.Grow(geom.Rect{X: at.X, Y: at.Y}, 24))
	if !slices.Contains(names, "Babylon") || len(names) > 5 {
		t.Errorf("around Babylon %q are written", names)
	}
	if names := written(); len(names) > 0 {
		t.Errorf("without a ring %q are written", names)
	}
}
