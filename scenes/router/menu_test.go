package router

import (
	"strconv"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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

// What lies over the map at a key can be had with the mouse alone: the menu leads to it, where fingers have a button.
func TestTheMenuLeadsToWhatLiesOverTheMap(t *testing.T) {
	for i := range kinds() {
		for _, touch := range []bool{false, true} {
			v := enter(t, store.NewMemory(), "es", 1280, 800)
			v.in.Touch, v.app.Prefs.Speed = touch, 0
			v.router.setup(&v.house.Kinds[i])
			v.tick(3)
			v.click("Empezar")
			v.tick(40)
			v.key(ui.KeyEscape)
			v.tick(2)
			_, leads := v.find("Capas sobre el mapa")
			prove.Is(t, v.house.Kinds[i].Rules.Info().ID, leads, !touch)
		}
	}
}

// A press beside the sheet of the menu is the step back that a finger, which has no Escape, is used to; one on the sheet is not.
func TestAPressBesideTheMenuClosesIt(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {844, 390}} {
		v := enter(t, store.NewMemory(), "es", size[0], size[1])
		v.in.Touch, v.app.Prefs.Speed = size[0] != 1280, 0
		v.router.setup(&v.house.Kinds[0])
		v.tick(3)
		v.click("Empezar")
		v.tick(40)
		v.tap(v.button(t, "Menú"))
		open := func(what string, want bool) {
			t.Helper()
			_, is := v.find("Seguir jugando")
			prove.Is(t, what, is, want)
		}
		open("the press on the bar opens it", true)
		head, _ := v.find("MENÚ")
		v.tap(head)
		open("a press on its heading leaves it open", true)
		beside := canvas.Point{X: 4, Y: size[1] / 2}
		v.click("Compartir y guardar")
		v.tap(beside)
		open("beside the page of what can be shared: back to the menu", true)
		v.tap(beside)
		open("beside the menu: back to the table", false)
	}
}

// button is where a button of this name is, also of one that shows but a sign.
func (v *visit) button(t *testing.T, name string) canvas.Point {
	t.Helper()
	var at canvas.Point
	v.app.Read = func(all []ui.Line) {
		for _, l := range all {
			if l.ID != 0 && l.Words == name {
				at = l.Box.Center()
			}
		}
	}
	v.tick(2)
	v.app.Read = nil
	if at == (canvas.Point{}) {
		t.Fatalf("no button is called %q", name)
	}
	return at
}

// A press on a sign of the bar that is off says why, for a finger has no other way to ask.
func TestAPressOnWhatCannotBeTakenBackSaysWhy(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		v := enter(t, store.NewMemory(), "es", size[0], size[1])
		v.in.Touch, v.app.Prefs.Speed = size[0] != 1280, 0
		v.router.setup(&v.house.Kinds[0])
		v.tick(3)
		v.click("Empezar")
		v.tick(40)
		v.tap(v.button(t, map[bool]string{false: "Deshacer (Ctrl+Z)", true: "Deshacer"}[v.in.Touch]))
		v.in.Present = false
		v.tick(30)
		_, told := v.find("No hay ninguna jugada que deshacer.")
		prove.True(t, "says why", told)
		v.shot("undo-off-" + strconv.Itoa(int(size[0])))
	}
}
