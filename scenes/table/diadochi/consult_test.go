package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
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
	prove.True(t, "whoever is not on the map is nowhere", gone >= 0 && !s.face.consult(u, box, generalRef(gone), &sight))
}
