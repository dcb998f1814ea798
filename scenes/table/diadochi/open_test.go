package diadochi

import (
	"strings"
	"testing"

	"tyche/board/geom"
)

// TestAPressOnTheSeaIsAnswered: open water is called by its name, and what can be done there is told; so is land without roads.
func TestAPressOnTheSeaIsAnswered(t *testing.T) {
	s := sit(t, "es", 1280, 800, 60)
	s.settle()
	for s.table.Asks() == nil {
		s.tick(1)
	}
	pressed := func(lon, lat float64) string {
		at := s.face.camera.ToScreen(s.face.model.Projection.Place(lon, lat))
		if !s.face.camera.View.Contains(at) {
			t.Fatalf("%v lies out of sight", geom.Point{X: lon, Y: lat})
		}
		before := s.match.Session.Len()
		s.press(at.X, at.Y)
		s.tick(2)
		if s.match.Session.Len() != before {
			t.Fatal("a press on the sea has played something")
		}
		var said []string
		for line := range s.lines() {
			said = append(said, line)
		}
		return strings.Join(said, " ")
	}
	for name, at := range map[string][2]float64{"Ponto Euxino": {32.5, 43}, "Mar Interior": {27, 33.2}, "Mar Egeo": {25.1, 39.1}} {
		if said := pressed(at[0], at[1]); !strings.Contains(said, name+":") || !strings.Contains(said, "puerto") {
			t.Errorf("of %s nothing is told", name)
		}
	}
	if said := pressed(41, 28.5); !strings.Contains(strings.ToUpper(said), "TIERRA SIN CAMINOS") {
		t.Errorf("of land without roads nothing is told: %s", said)
	}
}
