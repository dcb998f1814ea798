package diadochi

import (
	"testing"

	"tyche/board/geom"
)

// Until the player moves the map, every space is in sight, and none under the hand.
func TestTheWholeTheatreIsSeen(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {2560, 1440}, {800, 1280}} {
		s := sit(t, "es", size[0], size[1], 0)
		s.tick(2)
		seen := s.face.camera.View
		seen.H -= s.face.covered
		for i := range s.face.model.Areas {
			if at := s.face.camera.ToScreen(s.face.model.Areas[i].At); !geom.Inside(seen, at) {
				t.Errorf("%v: %s is out of sight, at %v of %v", size, s.face.model.Areas[i].ID, at, seen)
			}
		}
	}
}
