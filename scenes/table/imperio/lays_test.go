package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// A planet that is clicked on the chart while an offer is put together is laid on the scales, and another click takes it off: no part of
// an offer is said before it is sent.
func TestAPlanetIsLaidOnTheScales(t *testing.T) {
	f := ringed(t, 3)
	planet := func(id int16) rules.Ref { return rules.Ref{Kind: game.KindPlanet, ID: id} }
	s := &table.Sight{Offers: &table.Offers{}}
	f.deal.of = s.Offers
	f.deal.goods[1][game.GoodsPlanet] = []dealOption{{at: planet(4)}, {at: planet(7)}}
	chosen := &f.deal.chosen[1][game.GoodsPlanet]
	prove.True(t, "a planet that may be asked for", f.lays(planet(7), s))
	prove.Is(t, "lies on the scale", *chosen, 2)
	prove.True(t, "another", f.lays(planet(4), s))
	prove.Is(t, "takes its place", *chosen, 1)
	prove.True(t, "the same once more", f.lays(planet(4), s))
	prove.Is(t, "is taken off", *chosen, 0)
	prove.True(t, "a planet that is not for sale", !f.lays(planet(5), s))
}
