package diadochi

import (
	"testing"

	"tyche/board/geom"
)

// TestWhatIsRevealedLiesClearOfTheEdge: of what lies there the name is cut off, and half of what lies around is out of sight.
func TestWhatIsRevealedLiesClearOfTheEdge(t *testing.T) {
	s := settled(t)
	f := s.face
	inside := func(space int, edge float64) bool {
		v := f.camera.View
		v.H -= f.covered
		return geom.Inside(geom.Grow(v, -edge), f.camera.ToScreen(f.model.Areas[space].At))
	}
	tried := 0
	for centre := range f.model.Areas {
		f.lookAt(f.model.Areas[centre].At, 500, 0)
		f.stance = moved
		s.tick(2)
		for space := range f.model.Areas {
			if !inside(space, 60) || inside(space, 90) {
				continue
			}
			tried++
			f.Reveal(spaceRef(space))
			s.tick(60)
			if !inside(space, 90) {
				t.Errorf("%s stays at the edge", f.name(spaceRef(space)))
			}
			break
		}
		if tried > 5 {
			return
		}
	}
	t.Fatalf("%d places near the edge", tried)
}
