package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/sprites/canvas"
)

// TestASiegeMarkerShowsItsPoints: the counter beside the besieger tells how many points there are and how many are needed, also when
// there is but one, as at the beginning of the lesson of sieges.
func TestASiegeMarkerShowsItsPoints(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, nil)
	s.tick(3)
	f, sp := s.face, s.face.model.Named("athenai")
	f.view.Spaces[sp].Siege, f.pieces.size = 1, 1
	f.pieces.list = f.pieces.list[:0]
	f.listSpace(sp)
	found := (*canvas.Picture)(nil)
	for i := range f.pieces.list {
		if p := &f.pieces.list[i]; p.Ref == siegeRef(sp) {
			found = f.tokenPicture(p)
		}
	}
	prove.True(t, "the marker of one point of three", found != nil && found == f.box.Siege(siegeSize, 1, 3))
}
