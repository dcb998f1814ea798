package imperio

import "tyche/rules"

// Offers and deals (18.4). The table has room for all offers that a pair of Houses may have open: those of the last
// turn that wait for an answer, and those of this turn.

// States of an offer.
const (
	noOffer      uint8 = iota
	openOffer          // waits for an answer
	acceptedDeal       // delivered at the next Growth
	openAlliance       // 18.5
)

// Sides of a deal.
const (
	gives = 0
	asks  = 1
)

// pairRow is the first place of a pair of Houses in the table of offers.
func pairRow(a, b rules.Seat) int {
	lo, hi := int(min(a, b)), int(max(a, b))
	return pairOffers * (hi*(hi-1)/2 + lo)
}

// offersAllowed is how many offers, alliances among them, two Houses make in a turn (18.4).
const offersAllowed = 3

// emptyGoods is one side of a deal without anything.
var emptyGoods = goods{tech: noTech, planet: noPlanet, fleet: noHex, dossier: nobody}

// freePlace returns a place for an offer between two Houses: there is one whenever an offer may be made, else -1.
func (s *state) freePlace(a, b rules.Seat) int {
	row := pairRow(a, b)
	for i := row; i < row+pairOffers; i++ {
		if s.offers[i].state == noOffer {
			return i
		}
	}
	return -1
}

// madeBetween returns how many offers a pair has made this turn.
func (s *state) madeBetween(a, b rules.Seat) *uint8 { return &s.offersMade[min(a, b)][max(a, b)] }

// waiting says whether an offer waits for an answer.
func (o *offer) waiting() bool { return o.state == openOffer || o.state == openAlliance }

// giver returns who gives a side of a deal.
func (o *offer) giver(side int) rules.Seat {
	if side == gives {
		return o.from
	}
	return o.to
}

// binds says whether a side of the deal is promised already: the maker's from the offer, the partner's from acceptance.
func (o *offer) binds(side int) bool {
	return o.state == acceptedDeal || o.state == openOffer && side == gives
}

// promised is what a House has reserved for its trades (8.4).
func (s *state) promised(p rules.Seat) (n int16) {
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if o.binds(side) && o.giver(side) == p {
				n += o.goods[side].resources
			}
		}
	}
	return n
}

// pledged is the Influence that a House has promised in its offers and deals.
func (s *state) pledged(p rules.Seat) (n int) {
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if o.binds(side) && o.giver(side) == p {
				n += int(o.goods[side].influence)
			}
		}
	}
	return n
}

// pledgeable is the Influence that a House may still promise: what it has, no more than its own sources yield as things
// stand, less what it has promised (18.4).
func (s *state) pledgeable(p rules.Seat) int {
	_, yields := s.income(p)
	return max(0, min(int(s.houses[p].influence), yields)-s.pledged(p))
}

// planetPromised and fleetPromised say whether an open or accepted deal gives away a planet, or the fleet of a hex.
func (s *state) planetPromised(p rules.Seat, pl planet) bool {
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if o.binds(side) && o.giver(side) == p && o.goods[side].planet == pl {
				return true
			}
		}
	}
	return false
}

func (s *state) fleetPromised(p rules.Seat, h hex) bool {
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if o.binds(side) && o.giver(side) == p && o.goods[side].fleet == h {
				return true
			}
		}
	}
	return false
}

// release frees what an offer or deal has reserved, and forgets it.
func (s *state) release(o *offer) {
	for side := range 2 {
		if o.binds(side) {
			s.houses[o.giver(side)].reserved -= o.goods[side].resources
		}
	}
	*o = offer{}
}

// coverOffers takes back offers whose Resources the Council or the Levy has taken, the newest first: only what was accepted
// is out of their reach (17.5).
func (s *state) coverOffers(x ctx, p rules.Seat) {
	k := &s.houses[p]
	for k.treasury < k.reserved {
		newest := -1
		for i := range s.offers {
			if o := &s.offers[i]; o.state == openOffer && o.from == p && o.goods[gives].resources > 0 && (newest < 0 || o.made >= s.offers[newest].made) {
				newest = i
			}
		}
		if newest < 0 {
			return
		}
		s.tellPair(x, EvVoid, newest, p, s.offers[newest].to)
		s.release(&s.offers[newest])
	}
}

// offered is what a House merely offers, and nobody has accepted.
func (s *state) offered(p rules.Seat) (n int16) {
	for i := range s.offers {
		if o := &s.offers[i]; o.state == openOffer && o.from == p {
			n += o.goods[gives].resources
		}
	}
	return n
}

// tellPair tells both partners of a deal.
func (s *state) tellPair(x ctx, v uint8, i int, by, other rules.Seat) {
	x.whisper(rules.Only(by).With(other), v, by, none, none, none, int(other), i)
}

// expireOffers is FP9: offers unanswered at the end of the following turn (18.4), and the count of offers.
func (s *state) expireOffers(x ctx) {
	for i := range s.offers {
		if o := &s.offers[i]; o.waiting() && o.made < s.turn {
			s.tellPair(x, EvVoid, i, o.from, o.to)
			s.release(o)
		}
	}
	s.offersMade = [maxSeats][maxSeats]uint8{}
}

// dissolveDeals voids offers and deals of a House that leaves the game (20.3).
func (s *state) dissolveDeals(x ctx, p rules.Seat) {
	for i := range s.offers {
		if o := &s.offers[i]; o.state != noOffer && (o.from == p || o.to == p) {
			s.tellPair(x, EvVoid, i, o.from, o.to)
			s.release(o)
		}
	}
}
