package router

import (
	"strconv"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheMenuOfTheTable opens the menu and its page of what can be shared, and steps back out of both.
func TestTheMenuOfTheTable(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {844, 390}} {
		v := enter(t, store.NewMemory(), "es", size[0], size[1])
		v.app.Prefs.Speed = 0
		v.router.setup(&v.house.Kinds[0])
		v.tick(3)
		v.click("Empezar")
		v.tick(5)
		says := func(what, words string, want bool) {
			t.Helper()
			_, said := v.find(words)
			prove.Is(t, what, said, want)
		}
		v.key(ui.KeyEscape)
		v.tick(2)
		v.shot("menu-" + strconv.Itoa(int(size[0])))
		says("the menu offers to play on", "Seguir jugando", true)
		says("it leads to what can be shared", "Compartir y guardar", true)
		says("what can be shared has a page of its own", "Exportar el diario", false)
		says("the menu leads out", "Guardar y salir", true)
		v.click("Compartir y guardar")
		v.shot("menu-share-" + strconv.Itoa(int(size[0])))
		for _, words := range []string{"Exportar el diario", "Copiar la partida como enlace", "Informar de un fallo"} {
			says("that page", words, true)
		}
		v.key(ui.KeyEscape)
		says("a step back is the menu", "Guardar y salir", true)
		v.click("Compartir y guardar")
		v.click("Atrás")
		says("so is the way back", "Guardar y salir", true)
		v.key(ui.KeyEscape)
		says("another step is the table", "Guardar y salir", false)
	}
}
