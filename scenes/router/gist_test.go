package router

import (
	"strings"
	"testing"

	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// Pointing at an answer tells what its rule says, and not the number alone.
func TestATipSaysWhatTheRuleSays(t *testing.T) {
	v := enterWith(t, registry.Games(), store.NewMemory(), "es", 1280, 800)
	v.prepare("imperio")
	v.click("Empezar")
	v.tick(30)
	at, found := v.find("Carismáticos")
	if !found {
		t.Fatalf("nobody asks for abilities: %q", v.said())
	}
	v.in.Cursor, v.in.Moved = canvas.Point{X: at.X + 3, Y: at.Y - 3}, true
	v.tick(120)
	said := strings.Join(v.said(), " ")
	gist := v.house.Gist(v.house.Kind("imperio"), "2.2")
	if words := "Regla 2.2: " + strings.Join(strings.Fields(gist)[:3], " "); !strings.Contains(said, words) {
		t.Errorf("the screen does not say %q: %s", words, said)
	}
}
