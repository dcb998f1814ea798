package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestCardsOfABattleAreTurned turns four cards of two arches, told side by side, together and arch by arch.
func TestCardsOfABattleAreTurned(t *testing.T) {
	card := func(id, slot, side int16, from int) cue {
		return cue{event: rules.Event{Verb: game.EvShown, Who: rules.Ref{Kind: game.KindCard, ID: id}, N: slot, M: side}, seconds: .5, from: from}
	}
	before, after := cue{event: rules.Event{Verb: game.EvSupport}, from: 3}, cue{event: rules.Event{Verb: game.EvStrength}, from: 9}
	list := []cue{before, card(1, 1, 0, 5), card(2, 2, 0, 6), card(3, 1, 1, 7), card(4, 2, 1, 8), after}
	for _, row := range []struct {
		archByArch bool
		want       [][]int16
	}{{false, [][]int16{{1, 3, 2, 4}}}, {true, [][]int16{{1, 3}, {2, 4}}}} {
		out := turned(slices.Clone(list), row.archByArch)
		if len(out) != len(row.want)+2 || out[0].from != 3 || out[len(out)-1].from != 9 {
			t.Fatalf("%v: %d cues", row.archByArch, len(out))
		}
		for i, want := range row.want {
			c := out[i+1]
			ids := []int16{c.event.Who.ID}
			for _, e := range c.with {
				ids = append(ids, e.Who.ID)
			}
			if !slices.Equal(ids, want) || c.from != 5 {
				t.Errorf("%v: cue %d turns %v after %d events, want %v after 5", row.archByArch, i, ids, c.from, want)
			}
		}
	}
}
