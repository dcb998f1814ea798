package sector_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/sector"
	"tyche/scenes/router/guide"
)

// TestHandsAreClosedWhileComputersAct: where several people play, what nobody sees openly lies closed while a computer thinks, and the
// one who has the mouse sees it again when asked again, without a curtain.
func TestHandsAreClosedWhileComputersAct(t *testing.T) {
	for _, row := range []struct {
		name    string
		w, h    int
		persons []bool
		seen    func(v *game.View) bool
	}{
		{"planning", 1280, 800, []bool{true, false, true}, func(v *game.View) bool { return v.Round == 3 && v.Phase == 1 && v.Seats[0].TokensLeft == 0 }},
		{"planning-phone", 390, 844, []bool{true, false, true}, func(v *game.View) bool { return v.Round == 3 && v.Phase == 1 && v.Seats[0].TokensLeft == 0 }},
		{"events", 1280, 800, []bool{true, false, true}, func(v *game.View) bool { return v.Phase == 3 && v.Step == 8 }},
		{"executing", 1280, 800, []bool{true, false, true}, func(v *game.View) bool { return v.Round == 3 && v.Phase == 2 && !v.Battle.On }},
	} {
		list := people(len(row.persons))
		for i, person := range row.persons {
			if !person {
				list[i].Level = "random"
			}
		}
		s := playUntil(t, entry(), rules.Setup{Seats: len(list)}, list, row.seen)
		worlds := []rules.State{s.StateAt(s.Len())}
		for i := range uint64(12) {
			worlds = append(worlds, worlds[0].Resample(rules.Nobody, dice.New(i, 3)))
		}
		err := guide.Closed(entry(), worlds, list, guide.Window{Language: "es", W: row.w, H: row.h, Seed: 1}, func(when string, g *guide.Guide) {
			look(t, g, "away-"+row.name+"-"+when)
			if closed := (&sat{Guide: g}).shows("Las manos y las órdenes están tapadas"); closed != strings.HasPrefix(when, "between") {
				t.Errorf("%s, %s: it is said that hands are closed: %v", row.name, when, closed)
			}
		})
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
		}
	}
}
