package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTitlesOfCardsAreNotCut: the detail panel writes the title of every card whole, in both languages.
func TestTitlesOfCardsAreNotCut(t *testing.T) {
	for _, lang := range []string{"es", "en"} {
		s := sit(t, lang, 1280, 800, 0)
		s.tick(2)
		u, in := ui.NewUI(s.app), s.in
		for c := range 65 {
			title := s.face.name(rules.Ref{Kind: game.KindCard, ID: int16(c)})
			u.Begin(&in)
			u.TitledPanel(canvas.Rect{W: 276, H: 200}, title)
			u.End()
			var l canvas.List
			l.Reset(s.in.W, s.in.H)
			u.Draw(&l)
			l.Texts(func(text string, _ canvas.Point) {
				if strings.Contains(text, "…") {
					t.Errorf("%s: %q is cut: %q", lang, title, text)
				}
			})
		}
	}
}
