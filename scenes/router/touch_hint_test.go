package router

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAnAdviceGoesWithTheNextTap: under fingers its words would lie over what is opened then, such as another panel.
func TestAnAdviceGoesWithTheNextTap(t *testing.T) {
	v := enterWith(t, registry.Games(), store.NewMemory(), "es", 390, 844)
	v.app.Prefs.Speed, v.in.Touch = 0, true
	v.prepare("diadochi")
	v.click("Empezar")
	v.tick(60)
	v.key(ui.KeyH)
	v.tick(60)
	told := func() bool { return strings.Contains(strings.Join(v.said(), " "), "Consejo: ") }
	prove.True(t, "the advice is read", told())
	v.click("Detalle")
	v.tick(5)
	prove.True(t, "it lies over nothing", !told())
	v.key(ui.KeyH)
	v.tick(60)
	prove.True(t, "it can be asked for again", told())
}
