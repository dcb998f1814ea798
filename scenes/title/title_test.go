package title

import (
	"testing"

	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheTitleKeepsItsPlaces: the button of the game to continue is there in the first frame, and stays when the game is found or when all are over.
func TestTheTitleKeepsItsPlaces(t *testing.T) {
	h, err := house.New(ui.NewApp(store.NewMemory()), registry.Games())
	if err != nil {
		t.Fatal(err)
	}
	scene := New(h, Exits{})
	keys := func() (all string) {
		for _, b := range scene.list() {
			all += b.key + " "
		}
		return all
	}
	bare := keys()
	scene.kept, scene.names = true, []string{"saves/one"}
	searching := keys()
	if searching == bare || scene.list()[0].why == "" {
		t.Errorf("while a game is sought the title has %s", searching)
	}
	if scene.names = nil; keys() != searching || scene.list()[0].why == "" {
		t.Errorf("when none is found it has %s", keys())
	}
	scene.last = &house.Save{Name: "saves/one", Header: session.Header{}}
	if keys() != searching || scene.list()[0].why != "" {
		t.Errorf("when one is found it has %s", keys())
	}
}

// TestALowTitleShowsEveryExit: on a phone held sideways they stand side by side, and none has to be looked for by scrolling.
func TestALowTitleShowsEveryExit(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games())
	if err != nil {
		t.Fatal(err)
	}
	var lines []ui.Line
	app.Read = func(list []ui.Line) { lines = append(lines[:0], list...) }
	app.Stack.Push(New(h, Exits{}))
	in := ui.Input{W: 844, H: 390, Scale: 1, Dt: 1. / 60, Zoom: 1, Touch: true}
	for range 40 {
		app.Update(&in)
		in.Clear()
	}
	shown := 0
	for _, l := range lines {
		if l.Kind != ui.ButtonLine {
			continue
		}
		if shown++; l.Box.Bottom() > 390 || l.Box.X < 0 || l.Box.Right() > 844 {
			t.Errorf("%q lies at %v", l.Words, l.Box)
		}
	}
	if shown < 5 {
		t.Errorf("%d exits are shown", shown)
	}
}
