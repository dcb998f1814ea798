package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestTheViewTellsWhatCanStillWin: nobody wins at once in Turn I (17.2), legitimacy does until the Preparations of Turn V (17.4); what the view
// says of it is what happens to whoever has 18.
func TestTheViewTellsWhatCanStillWin(t *testing.T) {
	for _, row := range []struct {
		what         string
		turn         uint8
		phase        phase
		wins, counts bool
	}{
		{"17.2 in Turn I", 1, strategy, false, true},
		{"17.4 in Turn II", 2, strategy, true, true},
		{"17.4 in Turn IV", 4, strategy, true, true},
		{"17.4 in the Preparations of Turn V", 5, preparations, true, true},
		{"17.4 in the rest of Turn V", 5, strategy, true, false},
	} {
		b := newWar(t, 2)
		b.turn, b.phase = row.turn, row.phase
		v := b.View(0).(View)
		prove.Is(t, row.what+": somebody may win at once", v.InstantWins, row.wins)
		prove.Is(t, row.what+": legitimacy can still win", v.LegitimacyCounts, row.counts)
		b.champions = 1
		for r := range royal(numRoyals) {
			b.giveRoyal(b.ctx(), r, 0, outside(spPella))
		}
		b.writePC(spPella, 0)
		b.tomb = spPella
		prove.True(t, "enough legitimacy", b.legitimacy(0) >= legitimacyGoal)
		b.checkLegitimacy(b.ctx())
		prove.Is(t, row.what+": whoever has 18 wins", b.over != stillPlaying, row.wins && row.counts)
	}
}
