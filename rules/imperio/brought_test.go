package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestATechnologyThatADealBringsIsKnown: what the view tells of deals that are struck is what research is asked about (18.4), from whichever
// side the deal was offered, and an open offer brings nothing.
func TestATechnologyThatADealBringsIsKnown(t *testing.T) {
	r := newRealm(t, 3, 0)
	s := r.s
	struck := func(from, to rules.Seat, gives, asked tech, state uint8) {
		o := &s.offers[pairRow(from, to)]
		*o = offer{state: state, from: from, to: to, made: s.turn, place: 1, goods: [2]goods{emptyGoods, emptyGoods}}
		o.goods[0].tech, o.goods[1].tech = gives, asked
	}
	struck(0, 1, t05, t07, acceptedDeal)
	struck(2, 0, t09, noTech, acceptedDeal)
	struck(1, 2, t10, noTech, acceptedDeal)
	want := map[tech]rules.Seat{t07: 1, t09: 2}
	v := s.View(0).(*View)
	for k := range tech(numTechs) {
		from, comes := want[k]
		if !comes {
			from = nobody
		}
		prove.Is(t, "who brings it", v.BroughtBy(int(k)), from)
		prove.Is(t, "it is asked about", s.comesTo(0, k), comes)
	}
	struck(2, 0, t09, noTech, openOffer)
	prove.Is(t, "an open offer", s.View(0).(*View).BroughtBy(int(t09)), nobody)
}
