package ui

import (
	"testing"

	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

func TestDialogAnswers(t *testing.T) {
	app := NewApp(store.NewMemory())
	got := ""
	in := Input{W: 640, H: 400, Scale: 1, Dt: 0.02, Focused: true, Zoom: 1}
	ask := func() {
		app.Ask("Salir", "¿Dejar la partida?", Answer{"Sí", true, func() { got += "yes " }}, Answer{"No", false, func() { got += "no " }})
		app.Update(&in)
	}
	ask()
	in.Keys = []Press{{Key: KeyEnter}}
	app.Update(&in)
	in.Clear()
	if app.Stack.Top() != nil {
		t.Error("the dialog stays")
	}
	ask()
	in.Keys = []Press{{Key: KeyEscape}}
	app.Update(&in)
	if got != "yes no " || !app.Done() {
		t.Errorf("answered %q", got)
	}
}

// TestEnterGivesTheAnswerWithTheRing: a dangerous question is not answered by accident, and keys reach every answer.
func TestEnterGivesTheAnswerWithTheRing(t *testing.T) {
	app := NewApp(store.NewMemory())
	in := Input{W: 640, H: 400, Scale: 1, Dt: 0.02, Focused: true, Zoom: 1}
	press := func(k Key) {
		in.Keys = []Press{{Key: k}}
		app.Update(&in)
		in.Clear()
		app.Update(&in)
	}
	for _, c := range []struct {
		keys []Key
		want string
	}{{[]Key{KeyEnter}, "no"}, {[]Key{KeyLeft, KeyEnter}, "yes"}, {[]Key{KeyTab, KeyEnter}, "yes"}, {[]Key{KeyLeft, KeyRight, KeySpace}, "no"}, {[]Key{KeyLeft, KeyEscape}, "no"}} {
		got := ""
		app.Ask("Atacar", "Cuesta 3 de legitimidad.", Answer{"Hacerlo", false, func() { got += "yes" }}, Answer{"Volver", true, func() { got += "no" }})
		app.Update(&in)
		if app.Update(&in); !app.Stack.Top().(*Dialog).ui.Focused() {
			t.Error("no answer has the ring")
		}
		for _, k := range c.keys {
			press(k)
		}
		if got != c.want {
			t.Errorf("%v answers %q, want %q", c.keys, got, c.want)
		}
	}
	got := ""
	app.Ask("Atacar", "Cuesta 3 de legitimidad.", Answer{"Hacerlo", false, func() { got += "yes" }}, Answer{"Volver", true, func() { got += "no" }})
	app.Update(&in)
	press(KeyLeft)
	in.Keys = []Press{{Key: KeyRight}, {Key: KeyEnter}} // in the time of one frame
	for range 4 {
		app.Update(&in)
		in.Clear()
	}
	if got != "no" {
		t.Errorf("an arrow and Enter at once answer %q", got)
	}
}

// TestADialogTakesTheTipAway: the scene that it lies on gets no ticks, and its tip explained what the cursor has left.
func TestADialogTakesTheTipAway(t *testing.T) {
	app := NewApp(store.NewMemory())
	in := Input{W: 640, H: 400, Scale: 1, Dt: 0.02, Focused: true, Present: true, Zoom: 1, Cursor: canvas.Point{X: 40, Y: 40}}
	below := &tipped{NewUI(app)}
	app.Stack.Push(below)
	for range 60 {
		app.Update(&in)
	}
	if !below.says() {
		t.Fatal("the tip does not come")
	}
	app.Ask("Salir", "¿Dejar la partida?", Answer{Label: "No"})
	app.Update(&in)
	if app.Update(&in); below.says() {
		t.Error("the tip stays under the dialog")
	}
}

// TestASheetTakesTheTipAway: what lies under a menu of the same scene is not explained.
func TestASheetTakesTheTipAway(t *testing.T) {
	open := false
	p := play(t, func(u *UI) {
		u.Button(at(20, 20, 100, 40), "Jugar", ButtonOpts{Tip: "Empieza la partida"})
		if open {
			u.Block(u.Screen())
		}
	})
	p.move(40, 40)
	for range 40 {
		p.tick()
	}
	if !p.says("Empieza") {
		t.Fatal("the tip does not come")
	}
	open = true
	if p.tick(); p.says("Empieza") {
		t.Error("the tip stays under the menu")
	}
}

// tipped is a scene with a tip.
type tipped struct{ ui *UI }

func (s *tipped) Update(in *Input) bool {
	s.ui.Begin(in)
	s.ui.Tip(at(20, 20, 100, 40), "Empieza la partida")
	return s.ui.End()
}

func (s *tipped) Draw(c canvas.Canvas) { s.ui.Draw(c) }

func (s *tipped) says() (found bool) {
	s.ui.Texts(func(string, canvas.Point) { found = true })
	return found
}
