package diadochi

import (
	"strings"
	"testing"

	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What a Major General is can be read whole, however narrow the panel. A Minor General is no more than his name says.
func TestTheRoleOfAGeneralIsWhole(t *testing.T) {
	for _, lang := range ui.Languages {
		s := sit(t, lang, 1280, 800, 60)
		s.tick(3)
		for g := range s.face.view.Generals {
			for _, width := range []float64{230, 272, 340, 420} {
				u := ui.NewUI(s.app)
				u.Begin(&s.in)
				r := canvas.Rect{W: width, H: 400}
				s.face.describeGeneral(u, &r, g)
				u.End()
				var l canvas.List
				l.Reset(s.in.W, s.in.H)
				u.Draw(&l)
				said := ""
				l.Texts(func(words string, _ canvas.Point) { said += words + " " })
				if role := s.face.roleOf(g); !strings.Contains(said, role) || (role == "") != (g >= game.Majors) {
					t.Errorf("%s, %v wide: %q of %q", lang, width, said, role)
				}
			}
		}
	}
}
