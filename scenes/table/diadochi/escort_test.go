package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
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

// TestAllFleetsAreSentWithOneKey: the answer that sends all fleets to intercept stands at the top of the list, and the journal tells
// each fleet.
func TestAllFleetsAreSentWithOneKey(t *testing.T) {
	all := func(f table.Offer) bool { return len(f.Then) > 0 }
	var s *sat
	for seed := uint64(0); seed < 40; seed++ {
		found := false
		s = sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, func(s *session.Session) {
			playUntil(t, s, seed, func(c session.Chair) bool {
				d, _ := c.Decision()
				found = d.Prompt.Key == "diadochi.ask.naval-interception-fleets" && len(c.Bundles()) > 0
				return found
			})
		})
		if found {
			break
		}
	}
	s.app.Prefs.Speed = 0
	for n := 0; s.table.Asks() == nil && n < 50; n++ {
		s.key(ui.KeyEnter)
	}
	s.tick(120)
	s.shot(t, "allfleets.png")
	o, before := s.table.Asks(), s.match.Session.Len()
	i := slices.IndexFunc(o.Legal, all)
	prove.Is(t, "its place in the list", i, 0)
	prove.Is(t, "its key", o.Key(i), 1)
	sent := o.Legal[i].Then
	s.key(ui.KeyH) // what it advises is the first fleet
	s.tick(10)
	together := false
	for line := range s.counted() {
		together = together || strings.HasPrefix(line, "Consejo: Enviar todas mis flotas")
	}
	prove.True(t, "the advice is to send all", together)
	s.key(ui.Digit(1))
	s.tick(60)
	prove.True(t, "all are sent", s.match.Session.Len() >= before+len(sent))
	for n, m := range sent {
		prove.Is(t, "a move of its own for each", s.match.Session.Read(before+n, 0).Move, m)
	}
}
