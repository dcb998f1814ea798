package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// What a deal brings with the next Growth is known beside the technology, from whichever side the deal was offered: who researched it
// as well would pay twice.
func TestATechnologyThatADealBringsIsKnown(t *testing.T) {
	f := ringed(t, 3)
	mine, theirs := game.GoodsView{Tech: game.TechAt(4).Ref}, game.GoodsView{Tech: game.TechAt(6).Ref}
	f.view.Own.Offers = []game.OfferView{
		{From: f.view.Seat, To: 1, State: game.OfferAccepted, Goods: [2]game.GoodsView{mine, theirs}},
		{From: 2, To: f.view.Seat, State: game.OfferAccepted, Goods: [2]game.GoodsView{{Tech: game.TechAt(8).Ref}, {}}},
		{From: 2, To: f.view.Seat, State: game.OfferOpen, Goods: [2]game.GoodsView{{Tech: game.TechAt(9).Ref}, {}}},
	}
	for tech, from := range map[int]rules.Seat{4: rules.Nobody, 6: 1, 8: 2, 9: rules.Nobody} {
		prove.Is(t, "technology "+itoa(tech), f.bought(tech), from)
	}
}
