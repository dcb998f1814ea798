package stage

import (
	"image"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// nearScreen draws the hexes round a battle.
type nearScreen struct {
	ui *ui.UI
	s  *Stage
	r  canvas.Rect
}

func (n *nearScreen) Draw(c canvas.Canvas) { n.ui.Draw(c) }

func (n *nearScreen) Update(in *ui.Input) bool {
	n.ui.Begin(in)
	n.s.drawNear(n.ui, n.r, &table.Sight{Offers: table.NoOffers(), Deciding: rules.Nobody, Viewer: rules.Nobody})
	return n.ui.End()
}

// The hexes round a battle are named whole, as a chart or where that has no room as a list.
func TestHexesRoundABattleAreNamedWhole(t *testing.T) {
	for _, r := range []canvas.Rect{{W: 400, H: 400}, {W: 200, H: 130}, {W: 160, H: 100}} {
		s := spoken(t, "es")
		s.set.scale, s.set.unit = 1, 1
		s.fight = &Fight{}
		var want []string
		for i, d := range [...][2]int{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}} {
			n := Near{Ref: rules.Ref{Kind: game.KindSystem, ID: int16(i + 1)}, DQ: d[0], DR: d[1], Holder: rules.Nobody}
			s.fight.Near = append(s.fight.Near, n)
			want = append(want, s.voice.NameOf(n.Ref))
		}
		app := ui.NewApp(store.NewMemory())
		screen := &nearScreen{ui: ui.NewUI(app), s: s, r: r}
		app.Stack.Still = true
		app.Stack.Push(screen)
		app.Update(&ui.Input{W: 600, H: 600, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1})
		app.Draw(canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 600, 600))))
		var got []string
		screen.ui.Texts(func(words string, _ canvas.Point) { got = append(got, words) })
		slices.Sort(got)
		slices.Sort(want)
		prove.Same(t, "names", got, want)
	}
}
