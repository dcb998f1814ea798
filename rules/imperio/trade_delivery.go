package imperio

import "tyche/rules"

// Delivery of deals at Growth (7 step 1, 18.4), in the order of their acceptance.

func (s *state) deliverTrades(x ctx) {
	for place := uint8(1); place <= s.accepted; place++ {
		for i := range s.offers {
			if o := &s.offers[i]; o.state == acceptedDeal && o.place == place {
				s.settleDeal(x, i)
			}
		}
	}
	s.accepted = 0
}

// settleDeal carries a deal out as a whole, or not at all.
func (s *state) settleDeal(x ctx, i int) {
	o := &s.offers[i]
	v := EvVoid
	if s.deliverable(o) && s.yields(o) {
		s.tellGoods(x, o)
		s.handOver(x, o)
		s.cede(o)
		v = EvDelivery
	}
	s.tellPair(x, v, i, o.from, o.to)
	s.release(o)
}

// tellGoods tells both partners what changes hands.
func (s *state) tellGoods(x ctx, o *offer) {
	if !x.telling() {
		return
	}
	for side := range 2 {
		p, q := o.giver(side), o.giver(1-side)
		s.eachGoods(&o.goods[side], func(kind verb, what rules.Ref, n int) {
			if kind < goodsVote { // promises are kept or broken
				x.whisper(rules.Only(p).With(q), EvGoods, p, goodsRef(kind), none, what, int(q), n)
			}
		})
	}
}

// cede moves the Influence of a deal for this turn.
func (s *state) cede(o *offer) {
	for side := range 2 {
		n := int8(o.goods[side].influence)
		s.ceded[o.giver(side)] -= n
		s.ceded[o.giver(1-side)] += n
		s.pledges[o.giver(side)] += int16(n)
	}
}

// dealt is what accepted deals bring a House at the next Growth: the Resources that it is given, since those that it gives are set aside
// already, and the Influence, less what it cedes.
func (s *state) dealt(p rules.Seat) (resources, influence int) {
	for i := range s.offers {
		o := &s.offers[i]
		if o.state != acceptedDeal || o.from != p && o.to != p {
			continue
		}
		for side := range o.goods {
			if g := &o.goods[side]; o.giver(side) == p {
				influence -= int(g.influence)
			} else {
				resources += int(g.resources)
				influence += int(g.influence)
			}
		}
	}
	return resources, influence
}

// afterDeals is the position in which what p has been promised, and has promised, has changed hands: planets, fleets and technologies, but
// for what could not be delivered as things stand. What others have agreed on is not for p to know.
func (s *state) afterDeals(p rules.Seat) *state {
	after := s
	for place := uint8(1); place <= s.accepted; place++ {
		for i := range s.offers {
			o := &s.offers[i]
			if o.state != acceptedDeal || o.place != place || o.from != p && o.to != p || !after.deliverable(o) {
				continue
			}
			if after == s {
				t := *s
				after = &t
			}
			after.handOver(ctx{}, o)
		}
	}
	if after != s {
		after.endBlockades(ctx{})
	}
	return after
}

// yields says whether everybody's own sources would still give the Influence that this deal and those before it cede, when
// planets and fleets have changed hands.
func (s *state) yields(o *offer) bool {
	after := *s
	after.handOver(ctx{}, o)
	after.cede(o)
	after.endBlockades(ctx{})
	for p := range rules.Seat(s.players) {
		if after.ceded[p] < -100 || after.ceded[p] > 100 {
			return false
		}
		if after.pledges[p] > 0 {
			if _, n := after.income(p); int(after.pledges[p]) > n {
				return false
			}
		}
	}
	return true
}

// deliverable says whether what the deal names is still its givers': technologies, planets, and fleets without a Flagship.
func (s *state) deliverable(o *offer) bool {
	for side := range 2 {
		g, p := &o.goods[side], o.giver(side)
		if g.tech != noTech && !s.knowsTech(p, g.tech) || g.planet != noPlanet && !s.controls(p, g.planet) {
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
		if g.tech != noTech {
			s.learn(x, q, g.tech)
			s.verified[q][p] |= 1 << g.tech
			s.verified[p][q] |= 1 << g.tech
		}
		if g.planet != noPlanet {
			s.cedePlanet(x, g.planet, q)
		}
		if g.fleet != noHex {
			s.cedeFleet(x, g.fleet, q)
		}
		if g.passage > 0 {
			s.passage[p] = s.passage[p].With(q)
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
	b.wants &^= rules.Only(q)
	x.tell(EvOwner, q, none, none, s.planetRef(pl), int(old)+1, 0)
}

// cedeFleet gives all that is in a hex. A Dreadnought has the hull its new owner can give it.
func (s *state) cedeFleet(x ctx, h hex, q rules.Seat) {
	f := &s.fleets[h]
	p := f.owner
	f.owner, f.standing = q, 0
	x.tell(EvCeded, q, none, none, s.systemRef(h), int(p)+1, 0)
	if s.fullHull(q, dreadnought) < 3 {
		s.tellHulls(x, q, unitRef(dreadnought), h, f.dreads[3], 3, 2)
		f.dreads[2] += f.dreads[3]
		f.dreads[3] = 0
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at == h && t.owner == p {
			t.owner, t.part, t.fresh = q, 0, 0
			s.tellHold(x, q, uint8(i), t.troops+t.aircraft > 0)
		}
	}
}
