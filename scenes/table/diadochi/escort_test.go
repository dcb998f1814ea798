package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// TestEscortsAreMarked: a fleet that is committed to a voyage lies beside the army and says what it does.
func TestEscortsAreMarked(t *testing.T) {
	for _, lang := range []string{"es", "en"} {
		s := sitDown(t, lang, 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Bruno"}}, commitEscort)
		s.table.Return()
		v := s.match.Session.Chair(s.match.Deciding()).View().(game.View)
		if s.table.Hidden() {
			s.press(s.in.W/2, s.in.H/2+78)
		}
		s.tick(120)
		ref := v.March.Escort[0]
		_, shown := s.face.Where(ref)
		prove.True(t, "the fleet lies on the map", shown)
		prove.True(t, "its name tells what it does", s.face.fleetName(ref) != s.face.name(ref))
		at, _ := s.face.Where(ref)
		s.point(at.Center())
		s.in.Wheel = 3
		s.tick(120)
		s.shot(t, "escort-"+lang+".png")
	}
}

// commitEscort plays by chance until a fleet escorts a voyage; escorts are taken wherever they are offered.
func commitEscort(s *session.Session) {
	luck := dice.New(1, 1)
	for n := 0; n < 6000 && len(s.Pending()) > 0; n++ {
		seat := s.Pending()[0].Seat
		if m := s.Chair(seat).View().(game.View).March; len(m.Escort) > 0 {
			return
		}
		legal := s.Chair(seat).Moves(nil)
		m := legal[luck.Draw(len(legal))]
		for _, other := range legal {
			if c := s.Chair(seat).Describe(other); len(c.Targets) > 0 && c.Targets[0].Kind == game.KindFleet && s.Chair(seat).View().(game.View).March.Active {
				m = other
			}
		}
		if _, err := s.Play(seat, m); err != nil {
			return
		}
	}
	panic("no escort")
}
