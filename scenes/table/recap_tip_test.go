package table

import (
	"strings"
	"testing"
	"testing/fstest"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestTheReasonOfALineLeavesItsButtonFree: what a line of a recap says when it is pointed at does not lie on the button that plays it again.
func TestTheReasonOfALineLeavesItsButtonFree(t *testing.T) {
	words := &fstest.MapFile{Data: []byte(`{"table.why": "Why? {1}", "table.watch-this": "Watch", "x.line": "A line", "x.reason": "It brings many points in this place and others"}`)}
	lex, err := lexicon.New(fstest.MapFS{"text/es.json": words, "text/en.json": words})
	prove.Is(t, "the words", err, nil)
	for _, row := range []struct{ w, h float64 }{{1280, 800}, {1024, 640}, {390, 844}} {
		u := ui.NewUI(ui.NewApp(store.NewMemory()))
		at := &Table{ui: u, face: &reporter{}, voice: &lexicon.Voice{Lexicon: lex, Language: "en"}, match: &Match{viewer: rules.Nobody},
			exits: Exits{Watch: func(*Match, Passage) {}}}
		n := news{line: line{seat: rules.Nobody, text: rules.Say("x.line"), weighed: true, why: []rules.Text{rules.Say("x.reason")}}}
		in := ui.Input{W: row.w, H: row.h, Scale: 1, Focused: true, Present: true, Dt: 1}
		var line, button canvas.Rect
		for range 3 {
			u.Begin(&in)
			at.recap.card = ui.Middle(u.Screen(), min(u.Px(600), row.w-u.Px(16)), u.Px(400))
			line = at.recap.card.Inset(u.Px(12))
			line.H = at.recapLine(u, line, &n, u.Theme.Text(ui.Small))
			in.Cursor = canvas.Point{X: line.X + 60, Y: line.Y + line.H/2}
			button = ui.CutRight(&line, u.Px(34))
			u.End()
		}
		var l canvas.List
		l.Reset(row.w, row.h)
		u.Draw(&l)
		told := false
		l.Texts(func(s string, p canvas.Point) {
			if !strings.HasPrefix(s, "Why? It brings") {
				return
			}
			told = true
			tip := canvas.Rect{X: p.X, Y: p.Y - u.Px(16), W: u.Px(280), H: u.Px(30)}
			prove.True(t, "the tip leaves the button free", !tip.Meets(button))
		})
		prove.True(t, "the reason is told", told)
	}
}
