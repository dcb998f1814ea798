package stage

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// raid is a small battle: three Mercenaries of a side against one under a Minor General, who loses.
func raid() []rules.Event {
	return []rules.Event{
		{Verb: game.EvBattle, Seat: 0, Who: general(7), From: general(game.Majors), To: space(gabai), N: 3},
		force(0, gabai, game.Mercenary, 3, 0), force(3, gabai, game.Mercenary, 1, 0),
		{Verb: game.EvFactor, Seat: 0, Who: general(7), To: space(gabai), N: 0},
		{Verb: game.EvBattleDice, Seat: 0, Who: general(7), To: space(gabai), Dice: rules.Dice{2, 6, 2, 6}, N: 8, M: 16},
		{Verb: game.EvFactor, Seat: 3, Who: general(game.Majors), To: space(gabai), N: 0},
		{Verb: game.EvBattleDice, Seat: 3, Who: general(game.Majors), To: space(gabai), Dice: rules.Dice{3, 4, 3, 4}, N: 7, M: 7},
		{Verb: game.EvBattleEnds, Seat: 0, To: space(gabai), N: 9},
		{Verb: game.EvDispersed, Seat: 3, Who: general(game.Majors), To: space(gabai), N: 1},
		{Verb: game.EvSegment, N: 4},
	}
}

// TestNobodyStandsAloneBehind: where the first rank has no room for all, a good part of them stands in the second.
func TestNobodyStandsAloneBehind(t *testing.T) {
	for men := 1; men <= 4; men++ {
		o := open(t, "es", 1280, 800)
		events := raid()
		events[1].N = int16(men)
		prove.True(t, "it opens", o.play(events))
		o.settle(t)
		o.at(len(o.beats), 1)
		rows := map[float64]int{}
		for _, m := range o.men[0] {
			if m.unit == game.Mercenary {
				rows[m.y]++
			}
		}
		all := 0
		for _, n := range rows {
			all += n
		}
		prove.Is(t, "all are there", all, 3*men)
		for _, n := range rows {
			prove.True(t, "nobody alone", len(rows) == 1 || n*3 >= all)
		}
	}
}

// TestANoteIsWrittenWhole where there are lines left, and who has no name has no capital in the midst of a sentence.
func TestANoteIsWrittenWhole(t *testing.T) {
	o := open(t, "es", 1280, 800)
	prove.True(t, "it opens", o.play(raid()))
	o.settle(t)
	o.at(len(o.beats), 1)
	for _, said := range o.said() {
		prove.True(t, "cut: "+said, !strings.HasSuffix(said, "…"))
		prove.True(t, "a capital: "+said, !strings.Contains(said, "ataca a Un"))
	}
}
