package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// TestARecapSaysWhoIsNearVictory: by legitimacy in Turns II to IV (17.4), by provinces from Turn II on (17.6), and nobody in Turn I (17.2).
func TestARecapSaysWhoIsNearVictory(t *testing.T) {
	goal := game.ProvinceGoal(3)
	for _, row := range []struct {
		what           string
		wins, counts   bool
		legitimacy, vp int
		key            string
		lacks          int
	}{
		{"by legitimacy", true, true, 16, 10, "legitimacy", 2},
		{"in the last Turn legitimacy does not win", true, false, 16, 10, "", 0},
		{"by provinces", true, false, 16, goal - 1, "provinces", 1},
		{"nobody wins in the first Turn", false, true, 17, goal - 1, "", 0},
		{"far from both", true, true, 8, 12, "", 0},
	} {
		v := game.View{InstantWins: row.wins, LegitimacyCounts: row.counts, Players: 3, Seats: make([]game.PlayerView, 3)}
		v.Seats[1].Legitimacy, v.Seats[1].Victory = row.legitimacy, row.vp
		want := rules.Text{}
		switch row.key {
		case "legitimacy":
			want = rules.Say("diadochi.recap.short.legitimacy", rules.N(18), rules.N(row.lacks))
		case "provinces":
			want = rules.Say("diadochi.recap.short.provinces", rules.N(goal), rules.N(row.lacks))
		}
		prove.Is(t, row.what, short(v, 1), want)
	}
}
