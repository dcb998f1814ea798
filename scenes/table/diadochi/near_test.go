package diadochi

import (
	"math"
	"testing"

	"tyche/board/geom"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// phones are windows in which the whole theatre cannot be read.
var phones = [][2]float64{{390, 844}, {844, 390}, {360, 740}}

// A small window opens over an army of the viewer, near enough to be read.
func TestASmallWindowOpensNearTheViewersArmies(t *testing.T) {
	for _, size := range phones {
		s := sit(t, "es", size[0], size[1], 0)
		s.tick(2)
		f := s.face
		if !f.Small() || f.Far() {
			t.Fatalf("%v: small %v, far %v: opens at a scale of %v", size, f.Small(), f.Far(), f.camera.Scale)
		}
		own := 0
		for i := range f.pieces.finder.Tokens {
			k := &f.pieces.finder.Tokens[i]
			at := k.At(f.camera, f.model)
			if f.forces(k.Area, f.view.Seat) > 0 && geom.Inside(f.camera.View, at) {
				own++
			}
		}
		if own == 0 {
			t.Errorf("%v: no army of seat %d is in sight", size, f.view.Seat)
		}
	}
}

// The button leads to the whole theatre and back; there a touch goes near what it touched.
func TestATouchOfTheOverviewGoesNear(t *testing.T) {
	for _, size := range phones {
		s := sit(t, "es", size[0], size[1], 0)
		s.in.Touch = true // as since the title: panels are of the height that fingers need
		s.tick(2)
		f := s.face
		f.Overview()
		s.tick(30)
		if !f.Far() {
			t.Fatalf("%v: the overview has a scale of %v", size, f.camera.Scale)
		}
		army := f.model.Areas[ownArmy(t, f)].At
		touch := func() {
			at := canvas.Point(f.camera.ToScreen(army))
			s.in.Cursor, s.in.Present = at, true
			s.in.Pressed = append(s.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
			s.in.Released = append(s.in.Released, ui.Click{Button: ui.LeftButton, At: at})
			s.tick(30)
		}
		touch()
		if f.Far() {
			t.Errorf("%v: a touch of the overview goes nowhere", size)
		}
		if at := f.camera.ToScreen(army); !geom.Inside(f.camera.View, at) {
			t.Errorf("%v: what was touched lies at %v, out of %v", size, at, f.camera.View)
		}
		before := f.stand()
		f.Overview()
		s.tick(30)
		if !f.Far() {
			t.Errorf("%v: no way back to the overview", size)
		}
		f.Overview()
		s.tick(30)
		if f.Far() {
			t.Errorf("%v: no way back to the armies", size)
		}
		if now := f.stand(); math.Abs(now.centre.X-before.centre.X) > 1 || math.Abs(now.scale-before.scale) > .01 {
			t.Errorf("%v: from the overview the map goes to %v, not back to %v", size, now, before)
		}
	}
}

// ownArmy is a space where the viewer has units.
func ownArmy(t *testing.T, f *Face) int {
	for s := range f.view.Spaces {
		if f.forces(s, f.view.Seat) > 0 {
			return s
		}
	}
	t.Fatal("the viewer has no army")
	return 0
}

// A view for nobody in particular, as a replay shows it, opens with the whole theatre.
func TestNobodysMapOpensWhole(t *testing.T) {
	s := sit(t, "es", 390, 844, 0)
	s.tick(2)
	f := s.face
	f.view.Seat = rules.Nobody
	f.home(0)
	if !f.Far() {
		t.Errorf("a map of nobody is at a scale of %v", f.camera.Scale)
	}
}
