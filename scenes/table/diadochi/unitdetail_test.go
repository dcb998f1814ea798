package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Whoever looks at a type of unit among the answers is shown it, and told what it is good for.
func TestEveryTypeOfUnitIsExplained(t *testing.T) {
	for _, lang := range ui.Languages {
		s := sit(t, lang, 1280, 800, 60)
		s.tick(3)
		for kind := range game.NumUnits {
			u := ui.NewUI(s.app)
			u.Begin(&s.in)
			r := canvas.Rect{W: 2000, H: 400}
			s.face.describe(u, &r, rules.Ref{Kind: game.KindUnit, ID: int16(kind)}, &table.Sight{Offers: s.table.Asks()})
			u.End()
			var l canvas.List
			l.Reset(s.in.W, s.in.H)
			u.Draw(&l)
			said := ""
			l.Texts(func(words string, _ canvas.Point) { said += words })
			prove.Is(t, unitNames[kind], said, s.face.word("unit.help."+unitNames[kind]))
		}
	}
}
