package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/sprites/canvas"
)

// Without cards there is no band for them below the map; where they lie on the map nothing changes.
func TestAnEmptyHandTakesNoRoom(t *testing.T) {
	below := func(s *sat) (y float64) {
		var l canvas.List
		l.Reset(s.in.W, s.in.H)
		s.app.Draw(&l)
		l.Texts(func(words string, at canvas.Point) {
			if words == "Decisión" {
				y = at.Y
			}
		})
		return y - s.face.camera.View.Bottom()
	}
	two := []session.Seating{{Name: "Irene"}, {Name: "Bruno", Level: "random"}}
	empty, held := sitDown(t, "es", 390, 844, two, nil), sit(t, "es", 390, 844, 60)
	empty.tick(3)
	held.tick(3)
	prove.Is(t, "cards before the first answer", empty.face.EmptyHanded(), true)
	prove.Is(t, "cards later", held.face.EmptyHanded(), false)
	if without, with := below(empty), below(held); without < 0 || without > 60 || with < 120 {
		t.Errorf("the panels begin %v below the map without cards, %v with", without, with)
	}
	wide := sitDown(t, "es", 844, 390, two, nil)
	wide.tick(3)
	prove.Is(t, "the map of a window on its side keeps their place free", wide.face.covered > 0, true)
	narrow := sitDown(t, "es", 1024, 640, two, nil) // the room for the map is higher than wide
	narrow.tick(3)
	prove.True(t, "between two columns it reaches the foot of the window", narrow.face.camera.View.Bottom() > 639)
}
