package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// lastToLay says whether the first seat defends and lays the last cards of a battle.
func lastToLay(v *game.View) bool {
	return committing(v) && len(v.Battle.Slots) == 1 && v.Battle.Seats[1] == 0
}

// TestBothWhoFightLookOn lays the last cards of a battle: two people at one table are called to see them turned up, and no hand
// lies open beside the arches. Where a computer fights nobody is called.
func TestBothWhoFightLookOn(t *testing.T) {
	for _, row := range []struct {
		language, nothing, call, bench string
		people                         int
	}{
		{"es", "No jugar nada", "Todos a la mesa", "Tus órdenes", 2},
		{"en", "Play nothing", "Everybody to the table", "Your orders", 2},
		{"es", "No jugar nada", "Todos a la mesa", "Tus órdenes", 1},
	} {
		seated := people(2)
		if row.people == 1 {
			seated = company(2)
		}
		at := sitAt(t, row.language, 1280, 800, playUntil(t, entry(), rules.Setup{Seats: 2}, seated, lastToLay))
		if at.table.Hidden() {
			at.press(ui.KeyEnter)
			at.Tick(5)
		}
		at.commit(t, row.nothing)
		at.Tick(3)
		if called := at.table.Hidden() && at.shows(row.call); called != (row.people == 2) {
			t.Errorf("%d people: called %v, the screen says %q", row.people, called, at.Says())
		}
		if row.people < 2 {
			continue
		}
		untold(t, at.Guide)
		look(t, at.Guide, "together-"+row.language)
		at.press(ui.KeyEnter)
		at.Tick(3)
		if at.table.Hidden() || !at.face.Busy() {
			t.Errorf("nothing is turned up: the screen says %q", at.Says())
		}
		if at.shows(row.bench) {
			t.Errorf("a bench lies open while both look on: the screen says %q", at.Says())
		}
		look(t, at.Guide, "together-on-"+row.language)
		for range 60 * 20 / 4 {
			if at.Tick(2); at.shows("La partida ha terminado") || at.shows("The game is over") {
				t.Fatalf("the game is said to be over: %q", at.Says())
			}
		}
		if !at.table.Hidden() || at.shows(row.call) {
			t.Errorf("after the battle nobody gets the mouse: the screen says %q", at.Says())
		}
	}
}

// TestAnOrderTakenUpNarrowsTheList: with an order in the hand only its planets are listed, and all orders again when it is put back.
func TestAnOrderTakenUpNarrowsTheList(t *testing.T) {
	at := sitAt(t, "en", 1280, 800, playUntil(t, entry(), rules.Setup{Seats: 2}, company(2), func(v *game.View) bool { return v.Phase == 1 }))
	mobilise := rules.Ref{Kind: game.KindOrder, ID: 1}
	for _, taken := range []bool{false, true, false} {
		if builds := at.shows("Build on"); builds == taken || taken && !at.shows("Mobilise on") {
			t.Errorf("with the order taken up: %v, the list has Build: %v; the screen says %q", taken, builds, at.Says())
		}
		if taken {
			at.press(ui.KeyEscape)
		} else {
			at.Press(at.where(t, mobilise))
		}
		at.Tick(5)
	}
}
