package diadochi

import (
	"testing"

	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// draw draws the mouse from one place to another with the left button down.
func (s *sat) draw(from, to canvas.Point) {
	s.read()
	s.in.Cursor, s.in.Present, s.in.Moved = from, true, true
	s.tick(2)
	s.in.Pressed = append(s.in.Pressed, ui.Click{Button: ui.LeftButton, At: from})
	s.in.Held[ui.LeftButton] = true
	s.tick(2)
	for i := 1; i <= 4; i++ {
		s.in.Cursor = canvas.Point{X: from.X + (to.X-from.X)*float64(i)/4, Y: from.Y + (to.Y-from.Y)*float64(i)/4}
		s.tick(1)
	}
	s.in.Released = append(s.in.Released, ui.Click{Button: ui.LeftButton, At: to})
	s.in.Held[ui.LeftButton] = false
	s.tick(2)
}

// general returns one of the viewer's on the map, at a place where a press means him.
func (s *sat) general() (place, bool) {
	for i := range s.face.pieces.finder.Tokens {
		if ref := s.face.pieces.finder.Tokens[i].Ref; ref.Kind == game.KindGeneral && s.face.view.Generals[ref.ID].Owner == 0 && s.table.Asks().Lit(ref) {
			if p, ok := s.inSight(ref); ok {
				return p, true
			}
		}
	}
	return place{}, false
}

// A general who is drawn to a place marches there, as a press on it would let him; the map stays where it is.
func TestAGeneralIsDrawnToWhereHeMarches(t *testing.T) {
	type march struct {
		general canvas.Point
		to      place
	}
	s, m := pressing(t, offers("step"), func(s *sat) (march, bool) {
		general := s.face.view.March.General
		at, _, ok := s.face.find(general)
		if top, _ := s.face.pieces.finder.Token(s.face.camera, at, nil); !ok || top != general || at.Y > 560 || !s.face.camera.View.Contains(at) {
			return march{}, false
		}
		for _, f := range s.table.Asks().Legal {
			if to := f.Caption.Targets; game.IsStep(f.Move) && len(f.Stakes) == 0 && to[0].Kind == game.KindSpace && len(s.table.Asks().At(to[0])) == 1 {
				if p, ok := s.inSight(to[0]); ok {
					return march{at, p}, true
				}
			}
		}
		return march{}, false
	})
	before, stood := s.match.Session.Len(), s.face.stand()
	s.draw(m.general, m.to.at)
	if s.match.Session.Len() == before {
		t.Fatal("he stays where he is")
	}
	if e := s.match.Session.Entry(before); !game.IsStep(e.Move) {
		t.Errorf("the answer is %v", e.Move)
	}
	if s.face.stand() != stood {
		t.Error("the map has moved")
	}
}

// A general who is not on the march yet does not take the map along either; it is said what comes first.
func TestAGeneralIsActivatedBeforeHeIsDrawn(t *testing.T) {
	s, p := pressing(t, offers("activate"), func(s *sat) (place, bool) { return s.general() })
	before, stood := s.match.Session.Len(), s.face.stand()
	city, _, _ := s.face.find(rules.Ref{Kind: game.KindSpace, ID: int16(s.elsewhere(p.at))})
	s.draw(p.at, city)
	if s.match.Session.Len() != before || s.face.stand() != stood {
		t.Fatal("something was answered, or the map has moved")
	}
	said := "Para marchar con " + s.face.name(p.ref) + ", púlsalo primero: así se activa."
	if !s.lines()[said] {
		t.Errorf("%q is not said", said)
	}
}

// elsewhere is a space in sight that is far from a place of the canvas.
func (s *sat) elsewhere(from geom.Point) int {
	for i := range s.face.model.Areas {
		at := s.face.camera.ToScreen(s.face.model.Areas[i].At)
		if p, ok := s.inSight(spaceRef(i)); ok && geom.Dist(at, from) > 150 && p.at.Y > 100 {
			return i
		}
	}
	return 0
}
