package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAListClosedByAButtonOpensAgain: only the press that has closed the small list does not open it for the same thing.
func TestAListClosedByAButtonOpensAgain(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	here := rules.Ref{Kind: 1, ID: 7}
	at := &Table{pop: popup{about: here, shut: true}}
	at.pressBeside(u, &ui.Input{}, Areas{})
	prove.True(t, "the press that has closed it does not open it", at.justShut(here))
	at.pop.shut = true
	at.pressBeside(u, &ui.Input{Pressed: []ui.Click{{Button: ui.LeftButton}}}, Areas{})
	prove.True(t, "the next one does", !at.justShut(here))
}

// TestNumbersAnswerTheSmallList: those that stand beside the same answers in the list of all.
func TestNumbersAnswerTheSmallList(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	o := NoOffers()
	for v := range uint8(3) {
		o.Legal = append(o.Legal, Offer{Move: rules.Move{Verb: v + 1}})
		o.numbers = append(o.numbers, int(v)+1)
	}
	at := &Table{offers: o}
	u.Begin(&ui.Input{W: 800, H: 600, Keys: []ui.Press{{Key: ui.Digit(2)}}})
	prove.True(t, "its own number", at.numbered(u, rules.Move{Verb: 2}))
	prove.True(t, "the number of another", !at.numbered(u, rules.Move{Verb: 3}))
	prove.True(t, "an answer that is not offered", !at.numbered(u, rules.Move{Verb: 9}))
}

// TestTheSmallListLeavesTheNoteFree: wherever a press fell, the list lies below a coach's note or beside it, as that says what to choose.
func TestTheSmallListLeavesTheNoteFree(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	app.Touch = true
	u := ui.NewUI(app)
	at := &Table{app: app, ui: u, voice: &lexicon.Voice{Lexicon: speaking(t, `{"go": "Operaciones con «Las hijas de Antípatro»"}`), Language: lexicon.Spanish}}
	for range 5 {
		at.pop.offers = append(at.pop.offers, Offer{Caption: rules.Caption{Label: rules.Say("go")}})
	}
	u.Theme.Touch = true
	note := func(width, most float64) float64 { return most }
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {844, 390}, {667, 375}, {1280, 800}} {
		a := arrangeLesson(size[0], size[1], u.Theme, 150, func(float64) (all, least float64) { return 300, 150 }, note)
		u.Begin(&ui.Input{W: size[0], H: size[1]})
		for y := a.Top.H; y < size[1]; y += 20 {
			for x := 0.0; x < size[0]; x += 20 {
				at.pop.at = canvas.Point{X: x, Y: y}
				if r := at.popupRect(u, a); r.Meets(a.Note) || r.Meets(a.Top) || r.X < 0 || r.Right() > size[0] || r.Bottom() > size[1] {
					t.Fatalf("%v: pressed at %v it lies at %v; the note at %v", size, at.pop.at, r, a.Note)
				}
			}
		}
	}
}
