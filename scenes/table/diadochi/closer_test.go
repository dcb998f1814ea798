package diadochi

import (
	"testing"

	"tyche/board/geom"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// TestAMarchComesCloser: from the whole map the camera goes near enough to tell the targets of a march apart, with all of them
// in sight, and back when it is over; where the player has moved the map it stays.
func TestAMarchComesCloser(t *testing.T) {
	s := sitTwo(t)
	f := s.face
	s.app.Prefs.Speed = 0
	luck := dice.New(11, 0)
	for range 3000 {
		s.answer(luck)
		s.tick(30)
		o := s.table.Asks()
		if o == nil || !f.view.March.Active || f.view.March.Seat != f.view.Seat || len(o.Routes) < 3 || f.stance != atMarch {
			continue
		}
		if f.camera.Scale < worthwhile*f.wholeScale() {
			t.Fatalf("a march is seen at %.2f, the whole map at %.2f", f.camera.Scale, f.wholeScale())
		}
		for ref := range o.Routes {
			if at, _, found := f.find(ref); !found || !geom.Inside(f.camera.View, at) {
				t.Fatalf("the target %v lies at %v, out of sight", ref, at)
			}
		}
		f.view.March.Active = false
		if s.tick(30); f.stance == atMarch || f.camera.Scale > 1.01*f.wholeScale() {
			t.Fatalf("after the march the map is seen at %.2f", f.camera.Scale)
		}
		f.view.March.Active, f.closer.subject, f.stance = true, f.view.March.General, moved
		f.closer.subject.ID = -1
		if s.tick(30); f.camera.Scale > 1.01*f.wholeScale() {
			t.Fatal("it comes closer though the player has moved the map")
		}
		return
	}
	t.Fatal("nobody marched")
}

// TestAQuestionAboutAnothersMarchComesCloser: whoever is asked from the whole map whether he intercepts sees the place, and the whole
// map again after it.
func TestAQuestionAboutAnothersMarchComesCloser(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, nil)
	f, luck := s.face, dice.New(5, 0)
	s.app.Prefs.Speed = 0
	for range 6000 {
		s.answer(luck)
		o := s.table.Asks()
		if o == nil || !f.view.March.Active || f.view.March.Seat == f.view.Seat || f.spaceOf(o.Decision.About) < 0 {
			continue
		}
		if s.tick(40); f.stance != atMarch {
			t.Fatalf("the whole map is shown when %v is asked about", o.Decision.About)
		}
		at, _, found := f.find(spaceRef(f.spaceOf(o.Decision.About)))
		if !found || !geom.Inside(f.camera.View, at) {
			t.Fatal("what is asked about is out of sight")
		}
		return
	}
	t.Fatal("nobody was asked about another's march")
}

// TestAKeptMarchIsInSight: a game that is opened in the middle of a march on a phone shows the army that marches, wherever most armies
// of the player are.
func TestAKeptMarchIsInSight(t *testing.T) {
	for seed := uint64(1); seed <= 8; seed++ {
		s := sitDown(t, "es", 390, 844, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, seed, func(c session.Chair) bool {
				m := seen(c).March
				return m.Active && m.Seat == 0 && m.Points > 1
			})
		})
		f := s.face
		s.in.Touch = true
		s.tick(10)
		s.key(ui.KeyEnter) // the recap
		s.tick(90)
		if at := f.spaceOf(f.view.March.At); at < 0 || !geom.Inside(f.camera.View, f.camera.ToScreen(f.model.Areas[at].At)) {
			t.Errorf("seed %d: %v is out of sight", seed, f.view.March.At)
		}
		s.in.W, s.in.H = 844, 390
		s.tick(60)
		for ref := range s.table.Asks().Routes {
			if at, _, found := f.find(ref); !found || !geom.Inside(f.free(), at) {
				t.Errorf("seed %d, turned sideways: %v is out of sight or under the hand", seed, ref)
			}
		}
	}
}
