package diadochi

import (
	"math"
	"testing"

	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// TestTheMapIsFoundAsItWasLeft: place and zoom are kept while the game is played, a map that was never moved opens as ever, and numbers
// that somebody has made up show nothing that the map cannot show.
func TestTheMapIsFoundAsItWasLeft(t *testing.T) {
	var kept []table.Outlook
	keep := func(o table.Outlook) { kept = append(kept, o) }
	s := sitTwo(t)
	s.match.Overlook(table.Outlook{}, keep)
	s.settle()
	s.tick(100)
	if len(kept) > 0 {
		t.Errorf("a map that nobody has moved is kept: %v", kept)
	}
	s.in.Present, s.in.Cursor, s.in.Wheel = true, canvas.Point{X: 420, Y: 300}, 4
	s.tick(100)
	if len(kept) != 1 {
		t.Fatalf("kept %d times: %v", len(kept), kept)
	}
	left := s.face.camera
	again := sitTwo(t)
	again.face.LookAgain(kept[0])
	again.settle()
	if is := again.face.camera; math.Abs(is.Scale-left.Scale) > 1e-6 || math.Hypot(is.Centre.X-left.Centre.X, is.Centre.Y-left.Centre.Y)*is.Scale > 1 {
		t.Errorf("left at %v, %.3f; found at %v, %.3f", left.Centre, left.Scale, is.Centre, is.Scale)
	}
	for _, o := range []table.Outlook{{X: 1e300, Y: -1e300, Across: 1e-300}, {X: 5, Y: 5, Across: 1e300}} {
		s := sitTwo(t)
		s.face.LookAgain(o)
		s.settle()
		if c := s.face.camera; !(c.Scale >= c.MinScale() && c.Scale <= c.MaxScale) || !(c.Seen().X >= c.World.X-1 && c.Seen().Right() <= c.World.Right()+1) {
			t.Errorf("%v shows %v at %v", o, c.Seen(), c.Scale)
		}
	}
}
