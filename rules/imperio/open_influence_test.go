package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What everybody can reckon is what a House gets, but for its technologies and for an ability that it has not shown (3.3).
func TestOpenInfluence(t *testing.T) {
	laws := 0
	for seed := range uint64(4) {
		lively(t, 4, 0, seed+70, func(s *state, _ []rules.Event) bool {
			open := s.View(nobody).(*View)
			for p := range rules.Seat(s.players) {
				_, from := s.yield(p)
				want := from.planets + from.bonuses + from.laws
				for _, a := range open.Houses[p].Abilities {
					if ability(a) == a05 {
						want += from.ability
					}
				}
				prove.Is(t, "known to everybody", open.OpenInfluence(open.Hexes, p), want)
				laws += max(from.laws, -from.laws)
			}
			return true
		})
	}
	prove.True(t, "laws gave some", laws > 0)
}
