package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAKeptGameMayGoOnAtAQuestionAboutAGeneral: it is asked before the table has shown anything.
func TestAKeptGameMayGoOnAtAQuestionAboutAGeneral(t *testing.T) {
	prove.True(t, "nothing is shown yet", (&Face{}).Placed(generalRef(3)))
}

// TestAPictureOfAGeneralLeadsToHim: on the card of a player his generals have no names, and nothing else tells where they are.
func TestAPictureOfAGeneralLeadsToHim(t *testing.T) {
	s := sit(t, "es", 1280, 800, 0)
	s.tick(2)
	his, gone := -1, -1
	for i := range s.face.view.Generals {
		switch g := &s.face.view.Generals[i]; {
		case s.face.spaceOf(generalRef(i)) < 0:
			gone = i
		case g.Major && g.At != game.Gone:
			his = i
		}
	}
	at := canvas.Point{X: 5, Y: 5}
	click := []ui.Click{{Button: ui.LeftButton, At: at}}
	u, sight, box := s.ui(), table.Sight{}, canvas.Rect{W: 10, H: 10}
	u.Begin(&ui.Input{W: 1280, H: 800, Present: true, Cursor: at})
	prove.True(t, "the cursor alone leads nowhere", !s.face.consult(u, box, generalRef(his), &sight))
	u.Begin(&ui.Input{W: 1280, H: 800, Present: true, Cursor: at, Pressed: click, Released: click})
	prove.True(t, "a press leads to him", s.face.consult(u, box, generalRef(his), &sight))
	prove.Is(t, "what is told", sight.Selected, generalRef(his))
	var scrolled ui.Scroll
	u.BeginScroll(canvas.Rect{Y: 20, W: 100, H: 100}, &scrolled)
	prove.True(t, "who is scrolled out of sight hears nothing", !s.face.consult(u, box, generalRef(his), &sight))
	u.EndScroll(&scrolled, 200)
	prove.True(t, "whoever is not on the map is nowhere", gone >= 0 && !s.face.consult(u, box, generalRef(gone), &sight))
}

// TestACardOfAPlayerIsReadWhateverIsAsked: a press on it while a player has to be chosen does not choose him, but asks.
func TestACardOfAPlayerIsReadWhateverIsAsked(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 1, offers("first"))
	})
	for range 10 {
		if s.table.Recaps() {
			s.key(ui.KeyEscape)
		}
		s.tick(30)
	}
	prove.Is(t, "asked", s.table.Asks().Decision.Prompt.Key, "diadochi.ask.first-player")
	for p := range s.face.view.Players {
		for _, c := range s.face.chips(rules.Seat(p)) {
			prove.True(t, "nobody is the first yet", !c.on || c.key != "first")
		}
	}
	answer := s.face.voice.Say(s.table.Asks().Legal[1].Caption.Label)
	n, at := s.match.Session.Len(), s.face.cards[1].Center()
	s.press(at.X, at.Y)
	s.tick(60)
	prove.Is(t, "answers given by the press", s.match.Session.Len(), n)
	at = s.lettered(t, answer) // of the small list, which lies on top
	s.press(at.X, at.Y)
	s.tick(5)
	prove.True(t, "the small list answers", s.match.Session.Len() > n)
}
