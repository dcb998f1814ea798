package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

// TestWhatAQuestionIsAboutOpensIt: a press on the general on the march lists what no place on the map means, such as to
// drop a unit off.
func TestWhatAQuestionIsAboutOpensIt(t *testing.T) {
	s := sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, offers("drop"))
	})
	s.settle()
	s.tick(90)
	about := s.table.Asks().Decision.About
	s.face.Focus([]rules.Ref{about}) // nearer: no other place lies under the coin
	s.tick(90)
	at, lies := s.face.Where(about)
	prove.True(t, "the general lies on the map", lies && about != rules.Ref{})
	before := s.match.Session.Len()
	s.press(at.Center().X, at.Center().Y)
	s.tick(2)
	prove.Is(t, "nothing is played", s.match.Session.Len(), before)
	prove.True(t, "a list is open", s.table.Asks() == nil)
}
