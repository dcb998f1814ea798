package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/scenes/ui"
)

// TestAFarMarchIsTakenBackWhole clicks a place that several steps lead to: one step back takes the army home, one step
// forth brings it there.
func TestAFarMarchIsTakenBackWhole(t *testing.T) {
	s := sitTwo(t)
	s.app.Prefs.Speed = 0
	luck := dice.New(11, 0)
	for range 3000 {
		s.tick(1)
		if s.table.Hidden() {
			s.press(640, 800/2+78)
			continue
		}
		o := s.table.Asks()
		if o == nil {
			s.key(ui.KeyEscape)
			continue
		}
		far, steps := rules.Ref{}, 1
		for ref, way := range o.Routes {
			if len(way.Stakes) == 0 && (len(way.Moves) > steps || len(way.Moves) == steps && ref.ID < far.ID) {
				far, steps = ref, len(way.Moves)
			}
		}
		at, _, seen := s.face.find(far)
		if steps < 3 || !seen {
			s.answerByKey(luck)
			continue
		}
		before, home := s.match.Session.Len(), s.match.Session.Hash()
		s.press(at.X, at.Y)
		s.tick(60)
		if s.match.Session.Len() != before+steps {
			continue // something lies over the place
		}
		there := s.match.Session.Hash()
		s.turn(ui.KeyZ)
		if s.match.Session.Len() != before || s.match.Session.Hash() != home {
			t.Fatalf("%d of %d steps are left", s.match.Session.Len()-before, steps)
		}
		s.turn(ui.KeyY)
		if s.match.Session.Len() != before+steps || s.match.Session.Hash() != there {
			t.Fatalf("%d of %d steps are made again", s.match.Session.Len()-before, steps)
		}
		return
	}
	t.Fatal("nobody marched far")
}

// turn goes back or forth with Ctrl.
func (s *sat) turn(k ui.Key) {
	s.in.Keys = append(s.in.Keys, ui.Press{Key: k, Mods: ui.Ctrl})
	s.tick(2)
}

// TestNoRouteLeadsHome: a press on the space where the army stands does not march it there and back. What hangs on a route
// hangs on one of its steps.
func TestNoRouteLeadsHome(t *testing.T) {
	s := sitTwo(t)
	s.app.Prefs.Speed = 0
	luck, marches, risky := dice.New(11, 0), 0, 0
	for n := 0; n < 3000 && marches < 20; n++ {
		s.tick(1)
		if s.table.Hidden() {
			s.press(640, 800/2+78)
			continue
		}
		o := s.table.Asks()
		if o == nil {
			s.key(ui.KeyEscape)
			continue
		}
		for ref, way := range o.Routes {
			if n := len(way.Stakes); n != len(way.At) || n > 0 && !slices.Contains(way.Stops, way.At[0]) {
				t.Fatalf("the march to %v has %d stakes at %v", ref, n, way.At)
			}
			risky += len(way.Stakes)
		}
		if at := s.face.view.March.At; len(o.Routes) > 0 {
			marches++
			if way, leads := o.Routes[at]; leads {
				t.Fatalf("%d steps lead from %v to where it is", len(way.Moves), at)
			}
		}
		s.answerByKey(luck)
	}
	if marches < 20 || risky == 0 {
		t.Errorf("%d marches, on which %d things hang", marches, risky)
	}
}
