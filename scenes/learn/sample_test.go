package learn_test

import (
	"testing"

	"tyche/scenes/house"
	"tyche/scenes/learn"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheSampleShowsWhatALessonLooksAt: beside the list is the part of the map with which the chosen lesson begins, also where another
// lesson of the game was shown before.
func TestTheSampleShowsWhatALessonLooksAt(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: learn.Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	for k := range h.Kinds {
		kind := &h.Kinds[k]
		scene := learn.New(h, kind, func(int, bool) {})
		app.Stack.Reset(scene)
		for i, lesson := range h.Lessons(kind) {
			scene.Choose(i)
			in := ui.Input{W: 1280, H: 800, Scale: 1, Dt: 1. / 30, Zoom: 1, Focused: true}
			for range 40 {
				app.Update(&in)
			}
			if !scene.Sampled() {
				t.Errorf("%s: %s: what it begins with is not in sight", kind.Rules.Info().ID, lesson.Name)
			}
		}
	}
}
