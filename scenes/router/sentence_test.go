package router

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAPressOnTheSentenceClosesIt: an advice lies over the map until it is pressed or put away by Escape; the press goes no further, and Escape
// opens no menu.
func TestAPressOnTheSentenceClosesIt(t *testing.T) {
	v := enterWith(t, registry.Games(), store.NewMemory(), "es", 1280, 800)
	v.prepare("imperio")
	v.click("Empezar")
	v.tick(30)
	advised := func() bool {
		return slices.ContainsFunc(v.said(), func(s string) bool { return strings.HasPrefix(s, "Consejo:") })
	}
	advise := func() {
		v.key(ui.KeyH)
		for n := 0; !advised() && n < 200; n++ {
			v.tick(5)
		}
		prove.True(t, "advised", advised())
	}
	advise()
	before := v.match().Len()
	at, _ := v.find("Consejo:")
	v.tap(at)
	v.tick(5)
	prove.Is(t, "advised after a press", advised(), false)
	prove.Is(t, "moves", v.match().Len(), before)
	advise()
	v.key(ui.KeyEscape)
	v.tick(5)
	prove.Is(t, "advised after Escape", advised(), false)
	_, menu := v.find("Guardar y salir")
	prove.Is(t, "the menu", menu, false)
	v.key(ui.KeyEscape)
	v.tick(5)
	_, menu = v.find("Guardar y salir")
	prove.Is(t, "the menu after another", menu, true)
}
