package sector_test

import (
	"fmt"
	"testing"

	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// TestLensesUnderAFinger opens the list by its button, reads each lens from it, and closes it by the same button or a tap.
func TestLensesUnderAFinger(t *testing.T) {
	titles := map[string][2][]string{
		"es": {{"¿Qué quieres ver?"}, {"Las pilas de órdenes", "Las órdenes de todos", "Las placas de recursos", "Camino de la victoria", "Quién llega adónde"}},
		"en": {{"What do you want to see?"}, {"The stacks of orders", "The orders of all players", "The resource plates", "The way to victory", "Who can reach what"}},
	}
	for i, size := range [][2]int{{390, 844}, {844, 390}, {1024, 640}} {
		language := []string{"es", "en"}[i%2]
		at := sitUntil(t, language, size[0], size[1], 4, 0, func(v *game.View) bool {
			_, some := attacked(v)
			return v.Phase == 1 && v.Round > 1 && some
		})
		at.In.Touch = true
		at.Tick(3)
		if more, open := at.Find(map[string]string{"es": "Continuar", "en": "Continue"}[language]); open {
			at.Press(more)
		}
		question := titles[language][0][0]
		slate := float64(size[0]) // the button stands at the map's upper right corner, beside that which lifts the pieces
		if size[0] > size[1] {
			slate = map[int]float64{844: 552, 1024: 740}[size[0]]
		}
		button := canvas.Point{X: slate - 30 - 44 - 6, Y: 46 + 8 + 22}
		for k, title := range titles[language][1] {
			at.Press(button)
			if !at.shows(question) {
				t.Fatalf("%v: no list: %q", size, at.Says())
			}
			if k == 0 {
				look(t, at.Guide, fmt.Sprintf("lens-list-%d", size[0]))
			}
			if _, err := at.Click(title); err != nil {
				t.Fatal(err)
			}
			if at.shows(question) || title != titles[language][1][4] && !at.shows(title) {
				t.Fatalf("%v: %q is not shown: %q", size, title, at.Says())
			}
			untold(t, at.Guide)
			look(t, at.Guide, fmt.Sprintf("lens-%d-%d", size[0], k))
			if k < 4 {
				if at.Press(button); at.shows(title) {
					t.Fatalf("%v: %q is still shown", size, title)
				}
			}
		}
		v := at.session.Chair(0).View().(game.View)
		area, _ := attacked(&v)
		before := at.session.Len()
		at.Press(at.where(t, area))
		at.In.Present = false
		if odds := map[string]string{"es": "victoria, ", "en": "; wins "}[language]; !at.shows(odds) || at.session.Len() != before {
			t.Errorf("%v: a tap tells no odds: %q", size, at.Says())
		}
		look(t, at.Guide, fmt.Sprintf("reach-%d", size[0]))
	}
}

// TestAnAnswerBesideTheSlatePutsALensAway: what comes of it would be hidden below the sheet.
func TestAnAnswerBesideTheSlatePutsALensAway(t *testing.T) {
	at := sitUntil(t, "es", 390, 844, 2, 0, func(v *game.View) bool { return v.Phase == 1 })
	at.In.Touch = true
	at.Tick(3)
	at.Press(canvas.Point{X: 390 - 30 - 44 - 6, Y: 46 + 8 + 22})
	if _, err := at.Click("Las placas de recursos"); err != nil {
		t.Fatal(err)
	}
	if !at.shows("Las placas de recursos") {
		t.Fatalf("no sheet: %q", at.Says())
	}
	if _, err := at.Click("Jugadores"); err != nil {
		t.Fatal(err)
	}
	at.Tick(3)
	if at.shows("Las placas de recursos") {
		t.Errorf("the sheet is still there: %q", at.Says())
	}
}
