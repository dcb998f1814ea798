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
