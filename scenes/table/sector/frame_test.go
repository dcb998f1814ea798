package sector_test

import (
	"fmt"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// A frame that shows nothing new must leave nothing for the garbage collector, on the slate, on the sheets and in a battle,
// in large windows and on phones; and a table at which nothing happens asks for no frame.
func TestAFrameAtRestAllocatesNothing(t *testing.T) {
	for name, seen := range map[string]func(v *game.View) bool{
		"planning": func(v *game.View) bool { return v.Phase == 1 && v.Round == 2 },
		"build": func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 0 && !v.Battle.On
		},
		"research": func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2 && !v.Battle.On
		},
		"battle": func(v *game.View) bool { return v.Battle.On && len(v.Battle.Slots) > 0 },
	} {
		for _, size := range [][2]int{{1280, 800}, {844, 390}, {390, 844}} {
			at := sitUntil(t, "es", size[0], size[1], 4, 0, seen)
			at.Sees()
			at.Tick(60 * 5) // offers breathe a while
			what := fmt.Sprintf("%s in %v", name, size)
			if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 {
				t.Errorf("%s: %v allocations in a tick without input", what, n)
			}
			for n := range 120 {
				if at.App.Update(&at.In) {
					t.Errorf("%s: a frame is drawn in tick %d though nothing happens", what, n)
					break
				}
				at.In.Clear()
			}
		}
	}
}

// TestAFrameAtRestAllocatesNothingWherePeopleShareAMouse: nor does one in which the table sees whether a computer acts.
func TestAFrameAtRestAllocatesNothingWherePeopleShareAMouse(t *testing.T) {
	list := people(3)
	list[1].Level = "random"
	s := playUntil(t, entry(), rules.Setup{Seats: 3}, list, func(v *game.View) bool { return v.Round == 2 && v.Phase == 1 && v.Seats[0].TokensLeft == 0 })
	at := sitAt(t, "es", 1280, 800, s)
	at.press(ui.KeyEnter)
	at.Tick(60)
	at.closeRecap(t)
	m := at.table.Asks().Legal[0].Move
	for s.Pending()[0].Seat == 0 { // and again, until it is known that hands were dealt
		if _, err := s.Play(0, m); err != nil {
			t.Fatal(err)
		}
		at.Tick(60)
	}
	for n := 0; at.table.Asks() == nil && n < 40; n++ {
		if at.table.Hidden() {
			at.press(ui.KeyEnter)
		}
		at.closeRecap(t)
		at.Tick(60)
	}
	if at.table.Asks() == nil {
		t.Fatalf("nobody is asked: %q", at.Says())
	}
	at.In.Present = false
	at.Sees()
	at.Tick(60 * 5)
	if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 {
		t.Errorf("%v allocations in a tick without input", n)
	}
}
