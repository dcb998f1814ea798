package diadochi

import (
	"strings"
	"testing"

	"tyche/board/geom"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

// TestTheMinimapGivesWay: what may be clicked is not out of reach because the map was moved so that the minimap lies there; where nothing
// can be clicked below it, it moves the map.
func TestTheMinimapGivesWay(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool {
			m := seen(c).March
			return m.Active && m.Seat == 0 && m.Points > 1
		})
	})
	s.tick(10)
	s.settle()
	s.tick(60)
	f, o := s.face, s.table.Asks()
	v, scale := f.camera.View, s.app.Theme.Scale
	mini := geom.Point{X: v.Right() - 117*scale, Y: v.Bottom() - 87*scale} // its middle
	f.camera.Zoom(v.Center(), 4, 0)
	f.stance = moved
	for i := range f.model.Areas {
		if len(o.At(spaceRef(i))) != 1 {
			continue
		}
		is := f.camera.ToScreen(f.model.Areas[i].At)
		f.camera.Pan(mini.X-is.X, mini.Y-is.Y)
		s.tick(2)
		if is = f.camera.ToScreen(f.model.Areas[i].At); geom.Dist(is, mini) > 20 {
			continue
		}
		before := s.match.Session.Len()
		s.press(is.X, is.Y)
		s.tick(2)
		prove.True(t, "the place below it is reached", s.match.Session.Len() > before)
		return
	}
	t.Error("no target could be moved there")
}

// TestAVoyageThatOneMayInterceptIsInSight: wherever the player has put the map, the whole route is shown when he is asked about it.
func TestAVoyageThatOneMayInterceptIsInSight(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 5, func(c session.Chair) bool {
			p := s.Pending()
			return len(p) > 0 && p[0].Seat == 0 && strings.HasPrefix(p[0].Prompt.Key, "diadochi.ask.naval-interception")
		})
	})
	f := s.face
	s.tick(2)
	for _, far := range []int{0, len(f.model.Areas) / 2, len(f.model.Areas) - 1} {
		f.camera.Zoom(f.camera.View.Center(), 1.5, 0)
		f.lookAt(f.model.Areas[far].At, 300, 0)
		f.stance, f.closer.subject.ID = moved, -1
		s.tick(90)
		for _, port := range append(f.view.March.Route, f.view.March.At) {
			if at, _, found := f.find(port); !found || !geom.Inside(f.free(), at) {
				t.Errorf("%s lies at %v, out of sight", f.name(port), at)
			}
		}
	}
}
