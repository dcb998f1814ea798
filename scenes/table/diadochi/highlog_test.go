package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// TestTheChronicleIsMadeHigh: in the usual window it shows three lines or so; its key, or a press on its name, gives it the room of the
// detail, and what is pressed on the map to be looked at gives that back.
func TestTheChronicleIsMadeHigh(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
		s := sit(t, "es", size[0], size[1], 300)
		s.app.Prefs.ReducedMotion = true
		for n := 0; n < 50 && s.table.Asks() == nil; n++ {
			s.key(ui.KeyEscape)
		}
		s.tick(60)
		told := func() int { return len(s.below("CRÓNICA")) }
		low := told()
		s.key(ui.KeyL)
		s.tick(60)
		s.shot(t, fmt.Sprintf("highlog-%v.png", size[0]))
		prove.True(t, "by its key: more lines", told() > 2*low)
		at, _, seen := s.face.find(spaceRef(ownArmy(t, s.face)))
		prove.True(t, "an army in sight", seen)
		s.press(at.X, at.Y)
		s.key(ui.KeyEscape)
		s.tick(60)
		prove.True(t, "what is looked at has its room", told() < 2*low)
		name := s.written(t, "CRÓNICA")
		s.press(name.X+4, name.Y-4)
		s.tick(60)
		prove.True(t, "by its name: more lines", told() > 2*low)
		name = s.written(t, "CRÓNICA")
		s.press(name.X+4, name.Y-4)
		s.tick(60)
		prove.Is(t, "low again", told(), low)
	}
}
