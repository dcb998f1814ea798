package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestANumberIsOnlyToldOfWhatTheCardDoes: where a card takes control and nothing that gives legitimacy, a hint tells no legitimacy, nor units; where it may cost
// units, it tells those. Points stay, for they may be won by what follows.
func TestANumberIsOnlyToldOfWhatTheCardDoes(t *testing.T) {
	for _, row := range []struct {
		name, play, target, scene string
		want                      []int
	}{
		{"control", "play cavalry-raid", "target ephesos", "hand 1 cavalry-raid\ncontrol 2 ephesos miletos\nunits 1 sardis mercenary 4\ngeneral 1 antigonos sardis\n", []int{9, 0, 9, 0, 0}},
		{"units of another", "play epidemic", "target amphipolis", "hand 1 epidemic\nunits 2 amphipolis mercenary 8\nunits 1 sardis mercenary 8\n", []int{9, 0, 9, 0, 0}},
		{"own units", "play epidemic", "target sardis", "hand 1 epidemic\nunits 2 amphipolis mercenary 8\nunits 1 sardis mercenary 8\n", []int{9, 0, 9, 0, 9}},
		{"no target", "", "play epidemic", "hand 1 epidemic\nunits 2 amphipolis mercenary 8\nunits 1 sardis mercenary 8\n", []int{9, 9, 9, 9, 9}},
	} {
		c := position(t, "players 2\nturn 2 round 1 first 1\nask 1 tyche\n"+row.scene)
		if row.play != "" {
			c.play(row.play)
		}
		changes := []int{9, 9, 9, 9, 9}
		c.leaveOut(changes, c.parse(row.target))
		prove.Same(t, row.name, changes, row.want)
	}
}
