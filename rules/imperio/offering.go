package imperio

import "tyche/rules"

// Writing an offer (18.4). Each kind of goods is named once on each side; set says which have been named.

// The largest amounts that an offer may name.
const (
	mostAsked   = 30 // Resources or Influence
	mostGiven   = 200
	mostPassage = 5 // turns
)

func candidatesOffer(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb}, rules.Move{Verb: sendVerb})
	p, q := f.seat, s.trade.to
	own := s.houses[p].treasury - s.houses[p].reserved
	dst = s.sideCandidates(p, giveResources, 0, min(own, mostGiven), int16(min(s.pledgeable(p), mostAsked)), dst)
	dst = s.sideCandidates(q, askResources, 0, mostAsked, mostAsked, dst)
	if s.trade.goods[gives].dossier != nobody {
		dst = listOne(dst, forgeVerb, numTechs)
	}
	return dst
}

// offerList appends the legal ones of candidatesOffer: what was named before is not listed, and numbers are not tried.
func offerList(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	if f.set != 0 {
		dst = append(dst, rules.Move{Verb: sendVerb})
	}
	p, q, left := f.seat, s.trade.to, uint64(f.set)
	own, influence := s.houses[p].treasury-s.houses[p].reserved, 0
	if left>>goodsInfluence&1 == 0 {
		influence = s.pledgeable(p)
	}
	start := len(dst)
	dst = s.sideCandidates(p, giveResources, left, min(own, mostGiven), int16(min(influence, mostAsked)), dst)
	dst = s.sideCandidates(q, askResources, left>>numGoods, mostAsked, mostAsked, dst)
	kept := dst[:start]
	for _, m := range dst[start:] {
		if side, kind, _ := named(m.Verb); kind <= goodsInfluence || s.checkGoods(p, side, kind, m) == nil {
			kept = append(kept, m)
		}
	}
	if g := &s.trade.goods[gives]; g.dossier != nobody {
		for t := range int16(numTechs) {
			if !g.lies.has(tech(t)) {
				kept = append(kept, rules.Move{Verb: forgeVerb, A: t})
			}
		}
	}
	return kept
}

// sideCandidates appends what p may give, but the kinds of goods in left; verbs of a side follow each other in the order
// of goods.
func (s *state) sideCandidates(p rules.Seat, first verb, left uint64, most, influence int16, dst []rules.Move) []rules.Move {
	without := func(kind verb) bool { return left>>kind&1 != 0 }
	if !without(goodsResources) {
		dst = listNumbers(dst, first+goodsResources, most)
	}
	if !without(goodsInfluence) {
		dst = listNumbers(dst, first+goodsInfluence, influence)
	}
	if !without(goodsTech) {
		dst = listOne(dst, first+goodsTech, numTechs)
	}
	for h := range hex(s.mapSize()) {
		for i := range planet(s.count[h]) {
			if pl := firstPlanet(h) + i; s.bodies[pl].owner == p && !without(goodsPlanet) {
				dst = append(dst, rules.Move{Verb: first + goodsPlanet, A: s.planetRef(pl).ID})
			}
		}
		if s.fleets[h].owner == p && !without(goodsFleet) {
			dst = append(dst, rules.Move{Verb: first + goodsFleet, A: int16(s.name[h])})
		}
	}
	if !without(goodsPassage) {
		dst = listNumbers(dst, first+goodsPassage, mostPassage)
	}
	if !without(goodsDossier) {
		dst = listOne(dst, first+goodsDossier, int(s.players))
	}
	for i := range int16(s.docketSize) {
		low, high := int16(against), int16(forIt)
		if s.docket[i].elects() {
			low, high = int16(firstElect), int16(firstElect)+int16(s.players)-1
		}
		for o := low; o <= high && !without(goodsVote); o++ {
			dst = append(dst, rules.Move{Verb: first + goodsVote, A: i, B: o})
		}
	}
	if !without(goodsPeace) {
		dst = append(dst, rules.Move{Verb: first + goodsPeace})
	}
	return dst
}

// listNumbers appends the numbers from 1 to most.
func listNumbers(dst []rules.Move, v verb, most int16) []rules.Move {
	for n := int16(1); n <= most; n++ {
		dst = append(dst, rules.Move{Verb: v, A: n})
	}
	return dst
}

// Goods in the order of their verbs.
const (
	goodsResources verb = iota
	goodsInfluence
	goodsTech
	goodsPlanet
	goodsFleet
	goodsPassage
	goodsDossier
	goodsVote
	goodsPeace
	numGoods
)

// named splits a verb into its side and kind of goods.
func named(v verb) (side int, kind verb, ok bool) {
	switch {
	case v >= giveResources && v < giveResources+numGoods:
		return gives, v - giveResources, true
	case v >= askResources && v < askResources+numGoods:
		return asks, v - askResources, true
	}
	return 0, 0, false
}

func checkOffer(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case sendVerb:
		if f.set == 0 {
			return emptyOffer
		}
		return nil
	case forgeVerb:
		switch {
		case s.trade.goods[gives].dossier == nobody:
			return noDossier
		case s.trade.goods[gives].lies.has(tech(m.A)):
			return askedTwice
		}
		return nil
	}
	side, kind, ok := named(m.Verb)
	switch {
	case !ok:
		return notNow
	case f.set>>(uint(side)*uint(numGoods)+uint(kind))&1 != 0:
		return askedTwice
	}
	return s.checkGoods(f.seat, side, kind, m)
}

// checkGoods says why something may not be given, or cannot be asked of the partner.
func (s *state) checkGoods(maker rules.Seat, side int, kind verb, m rules.Move) *rules.Illegal {
	p, q := maker, s.trade.to
	if side == asks {
		p, q = q, p
	}
	k := &s.houses[p]
	switch kind {
	case goodsResources:
		most := int16(mostAsked)
		if side == gives {
			most = min(k.treasury-k.reserved, mostGiven)
		}
		if m.A < 1 || m.A > most {
			return notToGive
		}
	case goodsInfluence:
		switch {
		case m.A < 1 || m.A > mostAsked:
			return notToGive
		case side == gives && int(m.A) > s.pledgeable(p):
			return tooMuchPledged
		}
	case goodsTech:
		if side == gives && !s.knowsTech(p, tech(m.A)) || side == asks && s.knowsTech(q, tech(m.A)) {
			return notToGive
		}
	case goodsPlanet:
		return s.checkPlanetGift(p, q, side, s.planetFor(m.A))
	case goodsFleet:
		return s.checkFleetGift(p, side, s.hexFor(m.A))
	case goodsPassage:
		if m.A < 1 || m.A > mostPassage {
			return notToGive
		}
	case goodsDossier:
		about := rules.Seat(m.A)
		switch {
		case about >= rules.Seat(s.players):
			return noSuchSeat
		case about == p || about == q:
			return reportOfOneself
		case side == gives && s.verified[p][about]|s.reported[p][about] == 0:
			return noReport
		}
	case goodsVote:
		if side == asks && s.plans[p].sealed {
			return ordersGiven
		}
		return s.checkVotePromise(m)
	case goodsPeace:
		if side == asks && s.plans[p].sealed {
			return ordersGiven
		}
	}
	return nil
}

func (s *state) checkPlanetGift(p, q rules.Seat, side int, pl planet) *rules.Illegal {
	switch {
	case pl == noPlanet || s.bodies[pl].owner != p:
		return notToGive
	case hexOf(pl) == s.home[p] || hexOf(pl) == s.home[q]:
		return homePlanet
	case side == gives && !s.givablePlanet(p, pl):
		return promisedPlanet
	}
	return nil
}

func (s *state) checkFleetGift(p rules.Seat, side int, h hex) *rules.Illegal {
	switch {
	case h == noHex || s.fleets[h].owner != p:
		return noFleetThere
	case s.houses[p].flag.at == h:
		return flagshipThere
	case side == gives && s.fleetPromised(p, h):
		return leavesHex
	}
	return nil
}

func (s *state) checkVotePromise(m rules.Move) *rules.Illegal {
	if m.A >= int16(s.docketSize) || m.B < int16(against) || m.B >= int16(firstElect)+int16(s.players) {
		return noSuchOption
	}
	if (m.B >= int16(firstElect)) != s.docket[m.A].elects() {
		return noSuchOption
	}
	return nil
}

func applyOffer(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case doneVerb:
		s.trade = offer{}
		s.pop(0)
		return
	case sendVerb:
		s.pop(1)
		s.sendOffer(x)
		return
	case forgeVerb:
		s.trade.goods[gives].lies |= 1 << m.A
		return
	}
	side, kind, _ := named(m.Verb)
	f.set |= 1 << (uint(side)*uint(numGoods) + uint(kind))
	g := &s.trade.goods[side]
	switch kind {
	case goodsResources:
		g.resources = m.A
	case goodsInfluence:
		g.influence = uint8(m.A)
	case goodsTech:
		g.tech = tech(m.A)
	case goodsPlanet:
		g.planet = s.planetFor(m.A)
	case goodsFleet:
		g.fleet = s.hexFor(m.A)
	case goodsPassage:
		g.passage = uint8(m.A)
	case goodsDossier:
		g.dossier = rules.Seat(m.A)
		if side == gives {
			g.lies = s.verified[f.seat][g.dossier] | s.reported[f.seat][g.dossier]
		}
	case goodsVote:
		g.promise, g.about = promiseVote+uint8(m.B), uint8(m.A)
	case goodsPeace:
		g.peace = true
	}
}

// promiseVote plus an option is a promised vote; about is its proposal.
const promiseVote uint8 = 1
