package annals

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// lineScreen is a page with a line of the annals at its top.
type lineScreen struct {
	ui *ui.UI
	p  *Page
	l  line
}

func (s *lineScreen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	s.p.tellWhy(s.ui, canvas.Rect{X: 10, Y: 10, W: 200, H: 30}, &s.l)
	return s.ui.End()
}

func (s *lineScreen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// A line is asked once why a computer did it, when the cursor rests on it, and then tells it.
func TestALineTellsWhy(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	var asked []rules.Event
	p := &Page{Why: func(e rules.Event) string { asked = append(asked, e); return "for its shipyard" }}
	screen := &lineScreen{ui.NewUI(app), p, line{event: rules.Event{Verb: game.EvConquered, Seat: 1}}}
	app.Stack.Still = true
	app.Stack.Push(screen)
	in := ui.Input{W: 320, H: 200, Scale: 1, Dt: 1.0 / 60, Present: true, Focused: true, Zoom: 1}
	said := func(at canvas.Point) (told bool) {
		in.Cursor, in.Moved = at, true
		for range 90 {
			app.Update(&in)
			in.Clear()
		}
		screen.ui.Texts(func(s string, _ canvas.Point) { told = told || s == "for its shipyard" })
		return told
	}
	prove.True(t, "nothing is told beside the line", !said(canvas.Point{X: 250, Y: 150}) && len(asked) == 0)
	prove.True(t, "on it why is told", said(canvas.Point{X: 50, Y: 20}))
	prove.Is(t, "times that it was asked", len(asked), 1)
	prove.Is(t, "about", asked[0].Verb, game.EvConquered)
}
