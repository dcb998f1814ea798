package imperio

import "tyche/rules"

// What hangs on declarations, votes, deals and the seal.

func stakesOfWar(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	return s.stakesOfBreach(p, rules.Seat(m.A), dst)
}

func stakesOfLeaving(_ *state, _ rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	q := seatRef(rules.Seat(m.A))
	return append(dst, rules.Price("18.5", staked("leaves", rules.R(q)), q).Asked())
}

// stakesOfAbandoning are the yield of the planet and its garrison (20.2).
func stakesOfAbandoning(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	pl := s.planetFor(m.A)
	dst = append(dst, s.yieldLost("20.2", "abandons", p, pl).Asked())
	if n := int(s.bodies[pl].troops); n > 0 {
		dst = append(dst, rules.Price("20.2", staked("disbands", rules.N(n))))
	}
	return dst
}

// yieldLost is what a House no longer gets without a planet of its own.
func (s *state) yieldLost(rule rules.Rule, key string, p rules.Seat, pl planet) rules.Stake {
	t := *s
	r0, i0 := t.income(p)
	t.bodies[pl].owner, t.bodies[pl].holder = nobody, nobody
	r1, i1 := t.income(p)
	at := s.planetRef(pl)
	return rules.Price(rule, staked(key, rules.R(at), rules.N(r0-r1), rules.N(i0-i1)), at)
}

// stakesOfAbsence: the second missed turn costs the House its player, or the game its House (20.3).
func stakesOfAbsence(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	key := "absent.warned"
	switch {
	case s.houses[p].missed == 0:
	case s.options&optDissolve != 0:
		key = "absent.dissolved"
	default:
		key = "absent.replaced"
	}
	return append(dst, rules.Price("20.3", staked(key)).Asked())
}

// stakesOfEnding are what an answer that ends a question leaves undone.
func stakesOfEnding(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	switch f := s.top(); f.kind {
	case inVoting:
		if k, breaks := s.promiseBroken(p, int(f.a), vote{}); breaks {
			dst = append(dst, k)
		}
		if int(f.a) == int(s.docketSize)-1 {
			return s.votesUnused(p, dst)
		}
	case inProducing:
		return s.capacityUnused(p, f, dst)
	case inDetaching:
		return s.landingUntried(p, f, dst)
	case inTrading:
		return s.offersUnanswered(p, dst)
	}
	return dst
}

// votesUnused are lost with the turn (17.2).
func (s *state) votesUnused(p rules.Seat, dst []rules.Stake) []rules.Stake {
	if n := s.votesLeft(p); n > 0 && s.docketSize > 0 {
		dst = append(dst, rules.Price("17.2", staked("votes", rules.N(n))))
	}
	return dst
}

// capacityUnused is what could still be ordered of the planet's capacity (11.2).
func (s *state) capacityUnused(p rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	if f.b == 0 {
		return dst
	}
	pl, list := planet(f.b-1), &s.plans[p].builds[f.c]
	left := s.capacity(p, pl) - s.plans[p].orderedAt(pl) - total(list)
	if left > 0 && s.Check(p, rules.Move{Verb: makeVerb, A: int16(troop)}) == nil {
		dst = append(dst, rules.Price("11.2", staked("capacity", rules.N(left), rules.R(s.planetRef(pl))), s.planetRef(pl)))
	}
	return dst
}

// offersUnanswered are those of others that wait.
func (s *state) offersUnanswered(p rules.Seat, dst []rules.Stake) []rules.Stake {
	for i := range s.offers {
		if o := &s.offers[i]; o.waiting() && o.to == p {
			dst = append(dst, rules.Price("18.4", staked("offer", rules.R(seatRef(o.from))), seatRef(o.from)))
		}
	}
	return dst
}

// promiseBroken is the price of a vote that breaks a promise of this turn's deals (18.6).
func (s *state) promiseBroken(p rules.Seat, proposal int, v vote) (k rules.Stake, breaks bool) {
	q := s.brokenTo(p, proposal, v)
	if q == nobody {
		return k, false
	}
	what := entryRef(s.docket[proposal].entry)
	return rules.Price("18.6", staked("breaks.vote", rules.R(seatRef(q)), rules.R(what)), seatRef(q)).Asked(), true
}

// brokenTo is to whom p has promised another vote on a proposal in a deal of this turn, or nobody.
func (s *state) brokenTo(p rules.Seat, proposal int, v vote) rules.Seat {
	for i := range s.offers {
		o := &s.offers[i]
		if o.state != acceptedDeal || o.made != s.turn {
			continue
		}
		for side := range 2 {
			g := &o.goods[side]
			if o.giver(side) != p || g.promise < promiseVote || int(g.about) != proposal || v.n > 0 && v.option == int8(g.promise-promiseVote) {
				continue
			}
			return o.giver(1 - side)
		}
	}
	return nobody
}

func stakesOfVote(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if k, breaks := s.promiseBroken(p, int(m.A), vote{option: int8(m.B), n: uint8(m.C)}); breaks {
		dst = append(dst, k)
	}
	return dst
}

// stakesOfSeal is what the orders leave undone: once they are sealed nothing can be changed (8.4).
func stakesOfSeal(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	plan, written := &s.plans[p], 0
	for i := range plan.slots {
		if plan.slots[i].kind != noAction {
			written++
		}
	}
	switch idle := s.slotsOf(p) - written; {
	case !s.alive(p) || idle == 0:
	case written == 0:
		dst = append(dst, rules.Price("8.2", staked("seal.nothing")).Asked())
	default:
		dst = append(dst, rules.Price("8.2", staked("seal.idle", rules.N(idle))))
	}
	if n := int(s.houses[p].treasury - s.houses[p].reserved); n > 0 {
		dst = append(dst, rules.Price("3.1", staked("seal.treasury", rules.N(n))))
	}
	dst = s.votesUnused(p, dst)
	for i := range int(s.docketSize) {
		if k, breaks := s.promiseBroken(p, i, s.votes[p][i]); breaks {
			dst = append(dst, k)
		}
	}
	if n := s.offersLapsing(p); n > 0 {
		dst = append(dst, rules.Price("18.4", staked("seal.offers", rules.N(n))))
	}
	return s.peaceUnoffered(p, dst)
}

// offersLapsing counts the offers to p that nobody can answer after this turn (18.4).
func (s *state) offersLapsing(p rules.Seat) (n int) {
	for i := range s.offers {
		if o := &s.offers[i]; o.waiting() && o.to == p && o.made < s.turn {
			n++
		}
	}
	return n
}

// owesPeace says whether p has promised q an offer of peace in a deal of this turn (18.6).
func (s *state) owesPeace(p, q rules.Seat) bool {
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if o.state == acceptedDeal && o.goods[side].peace && o.giver(side) == p && o.giver(1-side) == q {
				return true
			}
		}
	}
	return false
}

// makingPeace are the Houses to which p has offered peace with its orders, or that are bound to it by a promise of peace in a deal of this turn,
// whichever of the two gave it. What others have offered with their orders p cannot know.
func (s *state) makingPeace(p rules.Seat) (with rules.Seats) {
	for q := range rules.Seat(s.players) {
		if q != p && (s.peace[p].Has(q) || s.owesPeace(p, q) || s.owesPeace(q, p)) {
			with = with.With(q)
		}
	}
	return with
}

// peaceUnoffered is a promised offer of peace that has not been made (18.6).
func (s *state) peaceUnoffered(p rules.Seat, dst []rules.Stake) []rules.Stake {
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			q := o.giver(1 - side)
			if o.state == acceptedDeal && o.giver(side) == p && o.goods[side].peace && s.atWar(p, q) && !s.peace[p].Has(q) {
				dst = append(dst, rules.Price("18.6", staked("breaks.peace", rules.R(seatRef(q))), seatRef(q)).Asked())
			}
		}
	}
	return dst
}

// stakesOfDeal are what a deal gives away for good: planets, fleets, and Influence, which decides the game in its last turn; and a word
// that cannot be kept beside one that was given before.
func stakesOfDeal(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	g := &s.trade.goods[gives]
	switch {
	case s.top().kind == inFavour:
		return dst
	case m.Verb == acceptVerb:
		if o := &s.offers[m.A]; o.state == openAlliance {
			return dst
		}
		g = &s.offers[m.A].goods[asks]
		switch t := s.offers[m.A].goods[gives].tech; {
		case t == noTech:
		case s.comesTo(p, t):
			dst = append(dst, rules.Price("18.4", staked("deal.known", rules.R(techRef(t))), techRef(t)).Asked())
		case s.studies(p, t):
			dst = append(dst, rules.Price("18.4", staked("deal.studied", rules.R(techRef(t))), techRef(t)).Asked())
		}
	}
	if g.promise >= promiseVote {
		if q := s.brokenTo(p, int(g.about), vote{option: int8(g.promise - promiseVote), n: 1}); q != nobody {
			what := entryRef(s.docket[g.about].entry)
			dst = append(dst, rules.Price("18.6", staked("deal.promised", rules.R(seatRef(q)), rules.R(what)), seatRef(q)).Asked())
		}
	}
	if g.planet != noPlanet {
		dst = append(dst, s.yieldLost("18.4", "deal.planet", p, g.planet).Asked())
	}
	if g.fleet != noHex {
		at := s.systemRef(g.fleet)
		dst = append(dst, rules.Price("18.4", staked("deal.fleet", rules.R(at)), at).Asked())
	}
	if g.influence > 0 {
		k := rules.Price("18.4", staked("deal.influence", rules.N(int(g.influence))))
		if s.turn == s.lastTurn() {
			k = rules.Price("21.1", staked("deal.influence.last", rules.N(int(g.influence)))).Asked()
		}
		dst = append(dst, k)
	}
	return dst
}

// stakesOfResearch: who has bought a technology of somebody would pay for it twice (18.4).
func stakesOfResearch(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if t := tech(m.A); s.comesTo(p, t) {
		dst = append(dst, rules.Price("18.4", staked("research.comes", rules.R(techRef(t)))).Asked())
	}
	return dst
}

// studies says whether the orders of a House research a technology.
func (s *state) studies(p rules.Seat, t tech) bool {
	for i := range s.plans[p].slots {
		if k := &s.plans[p].slots[i]; k.kind == research && tech(k.a) == t {
			return true
		}
	}
	return false
}

// comesTo says whether a House has a technology, or will by a deal that is struck already.
func (s *state) comesTo(p rules.Seat, t tech) bool {
	if s.knowsTech(p, t) {
		return true
	}
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if o.state == acceptedDeal && o.giver(1-side) == p && o.goods[side].tech == t {
				return true
			}
		}
	}
	return false
}
