package sector_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// shows says whether the screen says something, in any case and over any number of lines.
func (at *sat) shows(words string) bool {
	at.Tick(2)
	return strings.Contains(strings.ToLower(strings.Join(at.Says(), " ")), strings.ToLower(words))
}

// TestLenses opens each lens with its key over an order phase, reads it in both languages, and closes it with the same key and
// with Esc, which opens no menu. At rest it leaves nothing for the garbage collector.
func TestLenses(t *testing.T) {
	names := map[string]map[ui.Key]string{
		"es": {ui.KeyK: "Las pilas de órdenes", ui.KeyO: "Las órdenes de todos", ui.KeyP: "Las placas de recursos", ui.KeyG: "Camino de la victoria", ui.KeyJ: "El último reagrupamiento"},
		"en": {ui.KeyK: "The stacks of orders", ui.KeyO: "The orders of all players", ui.KeyP: "The resource plates", ui.KeyG: "The way to victory", ui.KeyJ: "The last regroup phase"},
	}
	for language, list := range names {
		at := sitUntil(t, language, 1280, 800, 4, 0, func(v *game.View) bool { return v.Phase == 1 && v.Round == 3 && len(v.Planets[0].Stack) > 1 })
		for key, title := range list {
			before := at.session.Len()
			at.press(key)
			if !at.shows(title) {
				t.Fatalf("%q is not on the screen: %q", title, at.Says())
			}
			untold(t, at.Guide)
			look(t, at.Guide, "lens-"+language+"-"+string(rune('a'+int(key-ui.KeyA))))
			at.Sees()
			if language == "es" {
				at.Tick(60 * 5) // offers breathe a while
				if n := testing.AllocsPerRun(20, func() { at.Tick(1) }); n > 0 {
					t.Errorf("%q: %v allocations in a tick without input", title, n)
				}
			}
			at.press(key)
			if at.shows(title) {
				t.Errorf("%q is still on the screen", title)
			}
			at.press(key)
			at.press(ui.KeyEscape)
			if at.shows(title) || at.session.Len() != before {
				t.Errorf("Esc does not close %q", title)
			}
			at.press(key) // no menu was opened: the key is heard
			if !at.shows(title) {
				t.Errorf("%q does not open again", title)
			}
			at.press(key)
		}
	}
}

// TestTheWayToVictory compares what the sheet says with what everybody sees.
func TestTheWayToVictory(t *testing.T) {
	at := sitUntil(t, "en", 1280, 1000, 4, 0, func(v *game.View) bool {
		return v.Phase == 1 && v.Round == 3 && slices.ContainsFunc(v.Seats, func(s game.SeatView) bool { return s.Income > 0 })
	})
	v := at.session.Chair(0).View().(game.View)
	at.press(ui.KeyG)
	for p := range v.Seats {
		s := &v.Seats[p]
		if s.Points > 0 && !at.shows("Gained so far: ") {
			t.Errorf("nothing is said of where %d points came from: %q", s.Points, at.Says())
		}
		want := []string{strconv.Itoa(s.Points) + " of 15 conquest points", strconv.Itoa(min(s.Objective, s.Goal)) + "/" + strconv.Itoa(s.Goal)}
		if s.Income > 0 {
			want = append(want, strconv.Itoa(s.Income)+" more in the next regroup phase")
		}
		for _, words := range want {
			if !at.shows(words) {
				t.Errorf("%q is not on the sheet: %q", words, at.Says())
			}
		}
	}
	look(t, at.Guide, "victory")
}

// TestARiderTellsItsPoints moves the cursor along the limb until it rests on the rider of the player with points.
func TestARiderTellsItsPoints(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool { return v.Phase == 1 && v.Round == 3 && v.Seats[0].Points == 2 })
	for x := 215.; x < 750; x += 8 {
		at.In.Cursor, at.In.Present, at.In.Moved = canvas.Point{X: x, Y: 96}, true, true
		at.Tick(2)
		at.In.Moved = false
		at.Tick(30)
		if strings.Contains(strings.Join(at.Says(), " "), "2 puntos de conquista; ") {
			untold(t, at.Guide)
			look(t, at.Guide, "rider")
			return
		}
	}
	t.Errorf("no rider tells its points: %q", at.Says())
}

// TestWhoComesWhere switches the marks of reach on and points at an area that can be attacked.
func TestWhoComesWhere(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool {
		_, some := attacked(v)
		return v.Phase == 1 && v.Round > 1 && some
	})
	v := at.session.Chair(0).View().(game.View)
	area, _ := attacked(&v)
	at.press(ui.KeyT)
	if !at.shows("Un escudo: ese jugador podría llegar") {
		t.Fatalf("no legend: %q", at.Says())
	}
	at.In.Cursor, at.In.Present, at.In.Moved = at.where(t, area), true, true
	at.Tick(3)
	if !at.shows("victoria, ") {
		t.Errorf("no odds: %q", at.Says())
	}
	untold(t, at.Guide)
	look(t, at.Guide, "reach")
	at.press(ui.KeyT)
	if at.shows("victoria, ") {
		t.Error("the legend is still there")
	}
}

// attacked finds an area that somebody else could attack.
func attacked(v *game.View) (rules.Ref, bool) {
	r := game.ReachesOf(v)
	for a := range v.Areas {
		ref := rules.Ref{Kind: game.KindArea, ID: int16(a)}
		if v.Areas[a].Owner >= 0 && r.Seats(ref) != 0 {
			return ref, true
		}
	}
	return rules.Ref{}, false
}

// TestTheLastRegroupIsToldAgain opens a kept game in the next round: nothing was watched, and yet all ten steps are told.
func TestTheLastRegroupIsToldAgain(t *testing.T) {
	at := sitUntil(t, "es", 1280, 1000, 4, 0, func(v *game.View) bool { return v.Phase == 1 && v.Round == 3 && v.Seats[0].Points > 0 })
	at.press(ui.KeyJ)
	for _, words := range []string{"Bases y transportes", "Puntos de conquista", "Primer jugador", "Nada."} {
		if !at.shows(words) {
			t.Errorf("%q is not told: %q", words, at.Says())
		}
	}
	untold(t, at.Guide)
	look(t, at.Guide, "last-regroup")
}

// TestNoKeyAnswersBehindTheListOfLenses: while the lenses are listed a digit gives no answer.
func TestNoKeyAnswersBehindTheListOfLenses(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 2, 0, 1, 2)
	at.face.(table.Lensed).Lenses()
	at.Tick(60)
	before := at.session.Len()
	at.press(ui.Digit(1))
	at.Tick(5)
	prove.Is(t, "answers", at.session.Len()-before, 0)
	at.press(ui.KeyEscape)
	at.Tick(5)
	at.press(ui.Digit(1))
	at.Tick(5)
	prove.Is(t, "answers once it is put away", at.session.Len()-before, 1)
}
