package imperio

import "tyche/rules"

// Trade in a House's orders (18.4): answers to offers, offers of its own, alliances. Offers and answers act at once.

var (
	noSuchOffer     = refuse("18.4", "imperio.why.no-such-offer")
	tooMuchPledged  = refuse("18.4", "imperio.why.too-much-pledged")
	cannotGive      = refuse("18.4", "imperio.why.cannot-give")
	threeOffers     = refuse("18.4", "imperio.why.three-offers")
	tradeBanned     = refuse("16.6", "imperio.why.trade-banned")
	emptyOffer      = refuse("18.4", "imperio.why.empty-offer")
	askedTwice      = refuse("18.4", "imperio.why.asked-twice")
	notToGive       = refuse("18.4", "imperio.why.not-to-give")
	alliedAlready   = refuse("18.5", "imperio.why.allied-already")
	proposedAlready = refuse("18.5", "imperio.why.proposed-already")
	ordersGiven     = refuse("18.4", "imperio.why.orders-given")
	alliesAtPeace   = refuse("18.5", "imperio.why.allies-at-peace")
	flagshipThere   = refuse("18.4", "imperio.why.flagship-there")
	homePlanet      = refuse("18.4", "imperio.why.home-planet")
	noReport        = refuse("18.4", "imperio.why.no-report")
	reportOfOneself = refuse("18.4", "imperio.why.report-of-oneself")
	noDossier       = refuse("18.4", "imperio.why.no-dossier")
	leavesHex       = refuse("18.4", "imperio.why.promised-fleet")
)

// NoneToGive says whether a refusal says no more than that there is nothing of the kind to give.
func NoneToGive(why rules.Text) bool {
	return why.Key == notToGive.Why.Key || why.Key == reportOfOneself.Why.Key
}

func candidatesTrading(s *state, f *frame, dst []rules.Move) []rules.Move {
	p := f.seat
	dst = append(dst, rules.Move{Verb: doneVerb})
	for i := range int16(maxOffers) {
		o := &s.offers[i]
		switch {
		case !o.waiting():
		case o.to == p:
			dst = append(dst, rules.Move{Verb: acceptVerb, A: i}, rules.Move{Verb: refuseVerb, A: i})
		case o.from == p:
			dst = append(dst, rules.Move{Verb: withdrawOfferVerb, A: i})
		}
	}
	for q := range int16(s.players) {
		if rules.Seat(q) != p {
			dst = append(dst, rules.Move{Verb: offerVerb, A: q}, rules.Move{Verb: allyVerb, A: q})
		}
	}
	return dst
}

func checkTrading(s *state, f *frame, m rules.Move) *rules.Illegal {
	p := f.seat
	switch m.Verb {
	case doneVerb:
		return nil
	case acceptVerb, refuseVerb, withdrawOfferVerb:
		o := &s.offers[m.A]
		if !o.waiting() || m.Verb == withdrawOfferVerb && o.from != p || m.Verb != withdrawOfferVerb && o.to != p {
			return noSuchOffer
		}
		if m.Verb == acceptVerb {
			return s.mayAccept(o)
		}
		return nil
	case offerVerb, allyVerb:
		return s.mayOffer(p, rules.Seat(m.A), m.Verb)
	}
	return notNow
}

// mayOffer says why a House may not bargain with another.
func (s *state) mayOffer(p, q rules.Seat, v verb) *rules.Illegal {
	switch {
	case q >= rules.Seat(s.players) || q == p || s.houses[q].gone:
		return noSuchSeat
	case v == allyVerb && s.ally[p].Has(q):
		return alliedAlready
	case v == allyVerb && s.atWar(p, q):
		return alliesAtPeace
	case v == allyVerb && s.proposed(p, q):
		return proposedAlready
	case v == offerVerb && (s.embargoed(p) || s.embargoed(q)):
		return tradeBanned
	case *s.madeBetween(p, q) >= offersAllowed:
		return threeOffers
	}
	return nil
}

// proposed says whether an alliance between two Houses waits for an answer.
func (s *state) proposed(p, q rules.Seat) bool {
	row := pairRow(p, q)
	for i := range s.offers[row : row+pairOffers] {
		if s.offers[row+i].state == openAlliance {
			return true
		}
	}
	return false
}

// awaits says whether a House has made another an offer that is not answered yet.
func (s *state) awaits(p, q rules.Seat) bool {
	for i := range s.offers {
		if o := &s.offers[i]; o.waiting() && o.from == p && o.to == q {
			return true
		}
	}
	return false
}

// mayAccept says why the partner may not accept: he must have what is asked of him.
func (s *state) mayAccept(o *offer) *rules.Illegal {
	if o.state == openAlliance {
		if s.atWar(o.from, o.to) {
			return alliesAtPeace
		}
		return nil
	}
	if s.embargoed(o.from) || s.embargoed(o.to) {
		return tradeBanned
	}
	if o.stale(s.turn) {
		return oldDocket
	}
	g, p := &o.goods[asks], o.to
	k := &s.houses[p]
	switch {
	case g.resources > k.treasury-k.reserved,
		int(g.influence) > s.pledgeable(p),
		g.tech != noTech && !s.knowsTech(p, g.tech),
		g.planet != noPlanet && !s.givablePlanet(p, g.planet),
		g.fleet != noHex && (!s.givableFleet(p, g.fleet) || s.fleetPromised(p, g.fleet) || s.sentAway(p, g.fleet)),
		g.dossier != nobody && s.verified[p][g.dossier]|s.reported[p][g.dossier] == 0:
		return cannotGive
	}
	return nil
}

// givablePlanet says whether a House has a planet that it has neither promised nor given up.
func (s *state) givablePlanet(p rules.Seat, pl planet) bool {
	return s.controls(p, pl) && s.bodies[pl].flags&abandoning == 0 && !s.planetPromised(p, pl)
}

// sentAway says whether the orders of a House move ships out of a hex.
func (s *state) sentAway(p rules.Seat, h hex) bool {
	plan := &s.plans[p]
	for i := range plan.parts[:plan.count] {
		if r := &plan.parts[i]; r.from == h && r.steps > 0 {
			return true
		}
	}
	return false
}

func applyTrading(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	switch m.Verb {
	case doneVerb:
		s.pop(0)
	case acceptVerb:
		s.accept(x, int(m.A))
	case refuseVerb:
		s.refuseOffer(x, int(m.A))
	case withdrawOfferVerb:
		o := &s.offers[m.A]
		s.tellPair(x, EvVoid, int(m.A), p, o.to)
		s.release(o)
	case allyVerb:
		s.trade = offer{state: openAlliance, from: p, to: rules.Seat(m.A), goods: [2]goods{emptyGoods, emptyGoods}}
		s.sendOffer(x)
	case offerVerb:
		s.trade = offer{state: openOffer, from: p, to: rules.Seat(m.A), goods: [2]goods{emptyGoods, emptyGoods}}
		s.push(frame{kind: inOffer, seat: p})
	}
}

func (s *state) refuseOffer(x ctx, i int) {
	o, told := &s.offers[i], i
	if o.state == openAlliance {
		told = -1
	}
	s.tellPair(x, EvRefused, told, o.to, o.from)
	s.release(o)
}

// sendOffer puts the offer that was written on the table; what it gives is reserved (18.4).
func (s *state) sendOffer(x ctx) {
	o := s.trade
	s.trade = offer{}
	o.made = s.turn
	i := s.freePlace(o.from, o.to)
	s.offers[i] = o
	*s.madeBetween(o.from, o.to)++
	s.houses[o.from].reserved += o.goods[gives].resources
	v := EvOffer
	if o.state == openAlliance {
		v = EvProposes
	}
	s.tellPair(x, v, i, o.from, o.to)
	s.askAtOnce(i)
}

// accept closes a deal, or an alliance.
func (s *state) accept(x ctx, i int) {
	o := &s.offers[i]
	p, q := o.to, o.from
	if o.state == openAlliance {
		s.ally[p], s.ally[q] = s.ally[p].With(q), s.ally[q].With(p)
		x.tell(EvAlliance, p, none, none, none, int(q), 1)
		s.release(o)
		return
	}
	s.accepted++
	o.state, o.place = acceptedDeal, s.accepted
	s.houses[p].reserved += o.goods[asks].resources
	if g := &o.goods[asks]; g.dossier != nobody {
		g.lies = s.verified[p][g.dossier] | s.reported[p][g.dossier]
	}
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvDeal, Seat: p, N: int16(q), M: int16(i), Seen: rules.Only(p).With(q), Reveals: true})
	}
}
