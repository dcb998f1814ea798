package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAVoteIsSoldForWhatItLoses: a House that promises its votes to what it wants itself gives nothing away, to the other side what it
// loses by it; so no promise of peace buys a vote that would go the other way. To who gets the votes they are worth the more.
func TestAVoteIsSoldForWhatItLoses(t *testing.T) {
	sold := 0
	for seed := range uint64(8) {
		roam(t, 3, 0, seed, func(s *state, p rules.Seat) {
			if s.docketSize == 0 || s.top().kind != inOrders {
				return
			}
			var d dealer
			d.sit(s, p, Mind{})
			q := (p + 1) % 3
			for i := range int(s.docketSize) {
				want, gain := d.choose(i)
				if s.docket[i].elects() || gain < 6 {
					continue
				}
				for _, option := range [...]int8{forIt, against} {
					g := emptyGoods
					g.promise, g.about = promiseVote+uint8(option), uint8(i)
					given, got := d.goodsWorth(&g, p, q), d.goodsWorth(&g, q, p)
					if option == want {
						prove.Is(t, "its own wish costs", given, 0)
						prove.True(t, "and is worth getting", got > 0)
					} else {
						prove.True(t, "the other way costs", given > 0)
						prove.True(t, "and is worth less than nothing to get", got <= 0)
						sold++
					}
				}
			}
		})
	}
	prove.True(t, "votes were looked at", sold > 20)
}

// TestAPromiseOfPeaceIsNotAskedForEveryTurn: an enemy who has just refused one is left in peace with it for some turns; it is asked for
// again, for wars are to end.
func TestAPromiseOfPeaceIsNotAskedForEveryTurn(t *testing.T) {
	r := newRealm(t, 3, 0)
	s := r.s
	s.war[0], s.war[1] = s.war[0].With(1), s.war[1].With(0)
	for range 8 {
		r.ships(1, r.b, cruiser)
	}
	var asked []int
	for turn := range uint8(12) {
		s.turn = 2 + turn
		var d dealer
		d.sit(s, 0, Mind{})
		prove.True(t, "peace is worth it", d.peaceWorth(1, 0) > 4)
		if give, ask, ok := d.proposal(1); ok {
			prove.True(t, "a promise for a promise", give.peace && ask.peace)
			asked = append(asked, int(s.turn))
		}
	}
	prove.Is(t, "times in twelve turns", len(asked), 3)
	for i := 1; i < len(asked); i++ {
		prove.Is(t, "turns between", asked[i]-asked[i-1], courtship)
	}
}

// TestAnOfferThatWaitsIsNotRepeated: who has put an answer off is not offered the same once more in the next turn.
func TestAnOfferThatWaitsIsNotRepeated(t *testing.T) {
	for _, made := range []uint8{noOffer, openOffer} {
		r := newRealm(t, 3, 0)
		s := r.s
		s.war[0], s.war[1] = s.war[0].With(1), s.war[1].With(0)
		for range 8 {
			r.ships(1, r.b, cruiser)
		}
		for s.turn = 3; ; s.turn++ {
			var d dealer
			d.sit(s, 0, Mind{})
			if d.asksPeace(1) {
				break
			}
		}
		s.offers[s.freePlace(0, 1)] = offer{state: made, from: 0, to: 1, made: s.turn - 1, goods: [2]goods{emptyGoods, emptyGoods}}
		var d dealer
		d.sit(s, 0, Mind{})
		_, _, offers := d.proposal(1)
		prove.Is(t, "offers", offers, made == noOffer)
	}
}
