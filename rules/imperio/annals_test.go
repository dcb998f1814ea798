package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// The annals count the promises that the view counts, and tell every House and every visitor the same.
func TestAnnalsAreThoseOfAll(t *testing.T) {
	decisions, conquests, broken := 0, 0, 0
	for seed := range uint64(4) {
		var told []rules.Event
		var last *state
		lively(t, 3, 0, seed+70, func(s *state, events []rules.Event) bool {
			told, last = append(told, events...), s
			return true
		})
		all := AnnalsOf(told)
		v := last.View(nobody).(*View)
		for p := range rules.Seat(3) {
			prove.True(t, "battles in space are some of all fights", all.Deeds[p].Won <= all.Deeds[p].Battles && all.Deeds[p].Battles <= v.Houses[p].Battles)
			prove.Is(t, "broken promises", all.Deeds[p].Broken, v.Houses[p].Broken)
			own := slices.DeleteFunc(slices.Clone(told), func(e rules.Event) bool { return e.Seen != rules.Everyone && !e.Seen.Has(p) })
			prove.Same(t, "what a House has seen", AnnalsOf(own), all)
			conquests += all.Deeds[p].Conquests
			broken += all.Deeds[p].Broken
		}
		for i := range all.Turns {
			prove.True(t, "turns in their order", i == 0 || all.Turns[i].Turn > all.Turns[i-1].Turn)
			for _, k := range all.Turns[i].Lines {
				_, speaks := Game.Tell(k.Event)
				prove.True(t, "every line has a sentence", speaks)
				if k.Event.Verb == EvDecision {
					decisions++
					sum := 0
					for _, v := range k.Votes {
						sum += v.Votes
					}
					prove.True(t, "a decision without votes has lapsed", sum > 0 == (int8(k.Event.N) != noVote))
				}
			}
		}
	}
	prove.True(t, "decisions and conquests", decisions > 40 && conquests > 20)
}
