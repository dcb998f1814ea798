package router

import (
	"slices"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/table/sector"
)

// A table with music of its own plays it from the first tick, comes back to it from another scene, and follows what its
// face shows; other tables have the usual music.
func TestTablesHaveTheirMusic(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	var heard []string
	v.app.Mood = func(mood string) { heard = append(heard, mood) }
	last := func() string { return heard[len(heard)-1] }
	v.attend("march")
	if last() != "map" {
		t.Errorf("Diadochi: %s", last())
	}
	v.attend("sector.worlds")
	if last() != "orrery-2" { // its deck is in the second stage
		t.Errorf("Sector: %s", last())
	}
	n := len(heard)
	v.tick(30)
	if len(heard) > n {
		t.Errorf("asked again without need: %q", heard[n:])
	}
	v.app.Prefs.Switches[sector.NoTicking] = true
	v.tick(2)
	if last() != "orrery-2-still" {
		t.Errorf("Sector without ticking: %s", last())
	}
	v.app.Mood("title")
	v.router.settings()
	v.tick(2)
	v.app.Stack.Pop()
	v.tick(2)
	if last() != "orrery-2-still" || !slices.Contains(heard, "title") {
		t.Errorf("back from another scene: %s", last())
	}
}
