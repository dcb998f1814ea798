package ui

import (
	"testing"

	"tyche/scenes/store"
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
