package learn

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheListComesBackToTheLessonThatWasBegun: and to the next one after it was done, whichever others were never begun; opened anew it shows the
// one that was left.
func TestTheListComesBackToTheLessonThatWasBegun(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
	prove.Is(t, "a house", err, nil)
	kind := &h.Kinds[0]
	app.Prefs.Seen = map[string]bool{}
	l := New(h, kind, func(int, bool) {})
	prove.Is(t, "at first", l.chosen, 0)
	l.begin(3, false)
	l.Return()
	prove.Is(t, "it was left", l.chosen, 3)
	app.Prefs.Seen[l.list[3].ID()] = true
	l.Return()
	prove.Is(t, "it was done", l.chosen, 4)
	h.KeepPlace(l.list[3].ID(), "x")
	l.Return()
	prove.Is(t, "begun again, and left", l.chosen, 3)
	h.KeepPlace(l.list[3].ID(), "")
	for i := range l.list[4:] {
		app.Prefs.Seen[l.list[4+i].ID()] = true
	}
	l.Return()
	prove.Is(t, "all after it were", l.chosen, 0)
	h.KeepPlace(l.list[1].ID(), "x")
	prove.Is(t, "opened anew", New(h, kind, func(int, bool) {}).chosen, 1)
}
