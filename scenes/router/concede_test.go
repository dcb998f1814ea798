package router

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAGameEndsForWhoGivesUp: the menu offers it besides a computer, in every game; then there is a result, of an answer that can be kept.
func TestAGameEndsForWhoGivesUp(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		for _, k := range registry.Games() {
			id := k.Rules.Info().ID
			v := enterWith(t, registry.Games(), store.NewMemory(), "es", size[0], size[1])
			v.app.Prefs.Speed = 0
			v.prepare(id)
			v.click("Empezar")
			v.tick(60)
			v.key(ui.KeyEscape)
			v.tick(2)
			v.click("Rendirse")
			v.tick(2)
			v.shot("concede-" + id)
			_, computer := v.find("Que siga el ordenador")
			prove.True(t, id+": a computer is offered too", computer)
			v.click("Acabar aquí y ver el resultado")
			v.tick(30)
			v.shot("concede-result-" + id)
			said := strings.Join(v.said(), " ")
			prove.True(t, id+": the result", strings.Contains(said, "Otra partida"))
			prove.True(t, id+": it says how the game ended", strings.Contains(said, "se rinde"))
			_, over := v.match().Outcome()
			prove.True(t, id+": the game that is kept is over", over)
		}
	}
}
