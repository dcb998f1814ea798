package load

import (
	"testing"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheChosenGameStaysChosen: who comes back to the list, as after a game was taken out, finds the same one under the buttons.
func TestTheChosenGameStaysChosen(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) {
		s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, make([]session.Seating, 2), seed)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Adopt(s); err != nil {
			t.Fatal(err)
		}
	}
	l := New(h, Exits{})
	tick := func() { l.Update(&ui.Input{W: 1280, H: 800, Scale: 1, Zoom: 1}) }
	for tick(); len(l.names) > 0; tick() { // as many of them as there is time for
	}
	if len(l.saves) != 3 {
		t.Fatalf("%d games in the list", len(l.saves))
	}
	for at := range 3 {
		for ; len(l.names) > 0; tick() {
		}
		l.chosen = at
		name := l.saves[at].Name
		l.Return()
		tick()
		if l.saves[l.chosen].Name != name {
			t.Errorf("game %d was chosen, now it is %d", at, l.chosen)
		}
	}
	for ; len(l.names) > 0; tick() {
	}
	gone := l.saves[2].Name
	l.chosen = 2
	if err := h.Remove(gone); err != nil {
		t.Fatal(err)
	}
	l.Return()
	tick()
	if l.chosen != 0 {
		t.Errorf("a deleted game leaves %d chosen", l.chosen)
	}
}
