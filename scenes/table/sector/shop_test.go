package sector

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/sprites/sector/vignettes"
)

// TestEveryPeopleBuysItsOwnUnits fills the shelves of the same kind of order for two players at one mouse, one after the other.
func TestEveryPeopleBuysItsOwnUnits(t *testing.T) {
	f := &Face{view: game.View{Seats: make([]game.SeatView, 2)}}
	f.view.Seats[1].People = 1
	for p := range f.view.Seats {
		f.view.Order = game.OrderView{On: true, Seat: rules.Seat(p)}
		f.stock()
		for _, shelf := range f.shop {
			for _, ref := range shelf.goods {
				if ref.Kind == game.KindUnit && int(ref.ID)/game.UnitsOfPeople != p {
					t.Errorf("player %d is sold unit %d of another people", p, ref.ID)
				}
			}
		}
	}
}

// TestCancelledPloys lays a ploy that cancels against another (4.5).
func TestCancelledPloys(t *testing.T) {
	cancel, plain := rules.Ref{}, rules.Ref{}
	for id := range game.NoCard {
		ref := rules.Ref{Kind: game.KindCard, ID: id}
		switch k := game.FactsOfCard(ref); {
		case k.Key == game.CancelKey:
			cancel = ref
		case k.Ploy:
			plain = ref
		}
	}
	slot := game.SlotView{Ploy: [2]rules.Ref{cancel, plain}}
	if cancelled(&slot, 0) || !cancelled(&slot, 1) {
		t.Errorf("of %v against %v: %v and %v", cancel, plain, cancelled(&slot, 0), cancelled(&slot, 1))
	}
}

// TestEveryTechnologyHasAPicture looks for the scene of each technology of the three peoples.
func TestEveryTechnologyHasAPicture(t *testing.T) {
	drawn := append(vignettes.Tricks(), vignettes.Crafts()...)
	f := &Face{voice: &lexicon.Voice{Name: game.Game.Name}, view: game.View{Seats: make([]game.SeatView, 1)}}
	for id := range int16(18) {
		if s := f.sceneOf(rules.Ref{Kind: game.KindTech, ID: id}, 0, 90, 57); !slices.Contains(drawn, s.ID) {
			t.Errorf("technology %d would show the scene %q, which nobody drew", id, s.ID)
		}
	}
}
