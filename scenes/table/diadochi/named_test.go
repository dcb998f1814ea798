package diadochi

import (
	"testing"

	"tyche/board/geom"
	"tyche/rules/conform/prove"
)

// TestTheNameOfACityIsTheCity: what is at a name of the map, beside counters and spaces, is the space that it names.
func TestTheNameOfACityIsTheCity(t *testing.T) {
	s := sit(t, "es", 1280, 800, 0)
	s.settle()
	named := 0
	for _, box := range s.face.chart.Labels(s.face.camera, nil) {
		at := geom.Point{X: box.X + box.W/2, Y: box.Y + box.H/2}
		area, found := s.face.chart.NameAt(s.face.camera, at)
		if !found {
			continue
		}
		ref := s.face.pick(at, s.table.Asks())
		if _, over := s.face.pieces.finder.Area(s.face.camera, at, nil); over || ref != spaceRef(area) {
			continue // a counter or the ring of a space lies there
		}
		named++
	}
	prove.True(t, "most names can be pressed", named > 30)
}
