package imperio

import "tyche/rules"

// Delivery of deals at Growth (7 step 1, 18.4), in the order of their acceptance.

func (s *state) deliverTrades(x ctx) {
	var order [maxOffers]int
	n := 0
	for place := uint8(1); place <= s.accepted; place++ {
		for i := range s.offers {
			if o := &s.offers[i]; o.state == acceptedDeal && o.place == place {
				if s.deliverable(o) {
					order[n] = i
					n++
					s.handOver(x, o)
				} else {
					s.tellPair(x, EvVoid, i, o.from, o.to)
					s.release(o)
				}
			}
		}
	}
	s.cede(order[:n])
	for _, i := range order[:n] {
		o := &s.offers[i]
		s.tellPair(x, EvDelivery, i, o.from, o.to)
		s.release(o)
	}
	s.accepted = 0
}

// deliverable says whether the planets and fleets of a deal are still their givers', without a Flagship.
func (s *state) deliverable(o *offer) bool {
	for side := range 2 {
		g, p := &o.goods[side], o.giver(side)
		if g.planet != noPlanet && !s.controls(p, g.planet) {
			return false
		}
		if g.fleet != noHex && !s.givableFleet(p, g.fleet) {
			return false
		}
	}
	return true
}

// givableFleet says whether a hex holds a fleet of p without a Flagship.
func (s *state) givableFleet(p rules.Seat, h hex) bool {
	return s.fleets[h].owner == p && s.houses[p].flag.at != h
}

// handOver delivers everything but Influence.
func (s *state) handOver(x ctx, o *offer) {
	for side := range 2 {
		g, p, q := &o.goods[side], o.giver(side), o.giver(1-side)
		s.houses[p].treasury -= g.resources
		s.houses[q].treasury = int16(min(30000, int(s.houses[q].treasury)+int(g.resources)))
		if g.tech != noTech && s.knowsTech(p, g.tech) {
			s.learn(x, q, g.tech)
			s.verified[q][p] |= 1 << g.tech
			s.verified[p][q] |= 1 << g.tech
		}
		if g.planet != noPlanet {
			s.cedePlanet(x, g.planet, q)
		}
		if g.fleet != noHex {
			s.cedeFleet(g.fleet, q)
		}
		if g.passage > 0 {
			s.passage[p], s.nextPass[p] = s.passage[p].With(q), s.nextPass[p].With(q)
			s.bound[p][q] = max(s.bound[p][q], s.turn+g.passage-1)
			x.whisper(rules.Only(p).With(q), EvPassage, p, none, none, none, int(q), 1)
		}
		if g.dossier != nobody {
			s.reported[q][g.dossier] |= g.lies
		}
	}
}

// cedePlanet gives a planet with its infrastructures and garrison.
func (s *state) cedePlanet(x ctx, pl planet, q rules.Seat) {
	b := &s.bodies[pl]
	old := b.owner
	b.owner, b.holder, b.start, b.flags = q, q, q, 0
	b.blockers &^= rules.Only(q)
	x.tell(EvOwner, q, none, none, s.planetRef(pl), int(old)+1, 0)
}

// cedeFleet gives all that is in a hex. A Dreadnought has the hull its new owner can give it.
func (s *state) cedeFleet(h hex, q rules.Seat) {
	f := &s.fleets[h]
	p := f.owner
	f.owner, f.standing = q, 0
	if s.fullHull(q, dreadnought) < 3 {
		f.dreads[2] += f.dreads[3]
		f.dreads[3] = 0
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at == h && t.owner == p {
			t.owner, t.part, t.fresh = q, 0, 0
		}
	}
}

// cede works out the Influence of the deals: a giver cannot give more than his own sources yield at this Growth.
func (s *state) cede(order []int) {
	var left [maxSeats]int
	for p := range rules.Seat(s.players) {
		_, left[p] = s.income(p)
		left[p] = max(0, left[p])
	}
	for _, i := range order {
		o := &s.offers[i]
		for side := range 2 {
			p, q := o.giver(side), o.giver(1-side)
			n := min(int(o.goods[side].influence), left[p], 100+int(s.ceded[p]), 100-int(s.ceded[q]))
			left[p] -= n
			s.ceded[p] -= int8(n)
			s.ceded[q] += int8(n)
		}
	}
}
