package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// After three proposals of a turn the keys stay, grey with the reason, and how many were made is told before (18.4).
func TestThreeProposalsOfATurnAreCounted(t *testing.T) {
	f := named(t, 3)
	for made := range game.MaxOffers + 1 {
		f.view = &game.View{Players: 3, Houses: make([]game.HouseView, 3)}
		f.view.Own.Made[1] = made
		words := f.relations(1)
		prove.Is(t, "told", words == f.standing(1), made == 0)
		if made > 0 {
			prove.Is(t, "how many", words, f.standing(1)+" · "+f.word("standing.offers", rules.N(made), rules.N(game.MaxOffers)))
		}
	}
}
