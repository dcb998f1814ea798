package sector

import "tyche/rules"

// What an answer takes away from the own orders that still lie face down: units that were to go where one of them lies, or what was to pay
// for another. Whoever placed them counted on it.

// means are what a face-down order could do it with, as things stand.
type means struct {
	rank   int  // what the order is worth to whoever plays by rank
	count  int  // units that a Mobilise order can move, or that a Build order can pay
	stays  bool // somebody is where a base is to be built, or will be sent there before
	payers bool // a base or a technology can be paid
}

// meansOf tells what the order of a token of p could do.
func (s judge) meansOf(p rules.Seat, i int) (w means) {
	k, bag := &s.tokens[i], s.purse(p, &frame{}, false)
	switch k.order.plain() {
	case mobilise:
		w.count, w.rank = s.movable(p, k.at), s.mobiliseValue(p, k.at, force{})
	case build:
		w.rank = s.turnBuild(p, k.at)
		if s.hasBase(p, k.at) {
			w.count = s.payableUnits(p, &bag)
			break
		}
		w.stays = s.bases(p) < maxBases && (s.hasUnit(p, k.at) || s.sentBefore(p, i))
		w.payers = w.stays && bag.covers(listPrice(boughtBy(rules.Move{Verb: baseVerb})))
	case research:
		w.payers = s.anyTechToBuy(&frame{kind: inResearch, seat: p})
	}
	return w
}

// movable counts the units of p that may move on a planet or to it.
func (s *state) movable(p rules.Seat, q planet) (n int) {
	for a := range area(numAreas) {
		if s.mayLeave(p, q, a) {
			n += s.size(a)
		}
	}
	return n
}

// sentBefore says whether an own Mobilise order lies over that of a token and can bring somebody there: orders are revealed from the top (3.1).
func (s *state) sentBefore(p rules.Seat, i int) bool {
	for n := i + 1; n < int(s.tokenCount); n++ {
		if k := &s.tokens[n]; k.at == s.tokens[i].at && k.owner == p && k.order.plain() == mobilise {
			return s.comes(p, k.at)
		}
	}
	return false
}

// missing says in words what an order can do less of afterwards, or nothing where it can do as much.
func (s *state) missing(i int, was, is *means) []rules.Text {
	at, fewer := rules.R(planetRef(s.tokens[i].at)), is.count < was.count
	switch o := s.tokens[i].order.plain(); {
	case fewer && is.count == 0:
		return say(map[order]string{mobilise: "takes-movers.none", build: "takes-units.none"}[o], at)
	case o == mobilise && fewer:
		return say("takes-movers", at, rules.N(is.count), rules.N(was.count))
	case o == build && fewer:
		return say("takes-units", at, rules.N(is.count), rules.N(was.count))
	case o == build && was.stays && !is.stays:
		return say("takes-founder", at)
	case o == build && was.payers && !is.payers:
		return say("takes-base", at)
	case o == research && was.payers && !is.payers:
		return say("takes-tech", at)
	}
	return nil
}

// taken tells what a move takes from the orders of p that lie face down: how much rank, and in words what the one that loses most can do
// then.
func (s judge) taken(p rules.Seat, m rules.Move) (rank int, words []rules.Text) {
	if s.phase != execution {
		return 0, nil
	}
	after, worst := s, 0
	for i := range int(s.tokenCount) {
		if k := &s.tokens[i]; k.owner != p || k.at == noPlanet || !s.mayTake(p, m, i) {
			continue
		}
		if after.state == s.state {
			then := *s.state
			after.state = &then
			after.takeMeans(p, m)
		}
		was, is := s.meansOf(p, i), after.meansOf(p, i)
		text, lost := s.missing(i, &was, &is), max(0, was.rank)-max(0, is.rank)
		if text == nil {
			continue
		}
		rank += max(0, lost)
		if words == nil || lost > worst {
			worst, words = lost, text
		}
	}
	return rank, words
}

// mayTake says whether a move may take something from the order of a token: a unit that could go or stand where it lies and no longer can from
// where it goes, or what is paid.
func (s *state) mayTake(p rules.Seat, m rules.Move, i int) bool {
	k := &s.tokens[i]
	switch m.Verb {
	case moveVerb:
		from, to := areas[m.B].planet, areas[m.C].planet
		switch k.order.plain() {
		case mobilise:
			return k.at != to && !s.linked(p, to, k.at) && (from == k.at || s.linked(p, from, k.at))
		case build:
			return from == k.at && to != k.at && !s.hasBase(p, k.at)
		}
		return false
	case workerVerb, shipVerb, buyVerb, baseVerb, buildVerb, moduleVerb, techVerb:
		return k.order.plain() != mobilise
	}
	return false
}

// takeMeans takes away the unit that a move sends off, or what it pays.
func (s *state) takeMeans(p rules.Seat, m rules.Move) {
	f := s.top()
	switch m.Verb {
	case moveVerb:
		s.takeUnit(unit(m.A), area(m.B))
	case techVerb:
		s.pay(ctx{}, p, f, listPrice(techRef(tech(m.A))), true)
	default:
		s.pay(ctx{}, p, f, s.discounted(f, s.priceOf(f, m)), partOf(m.Verb) >= partBuilding)
	}
}
