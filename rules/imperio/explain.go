package imperio

import "tyche/rules"

// Explain is Check for people: the refusal with what the move names as arguments, in order, and the pieces that
// cause it. What is too dear tells its price and what may be spent.
func (s *state) Explain(seat rules.Seat, m rules.Move) *rules.Illegal {
	ill := s.Check(seat, m)
	if ill == nil {
		return nil
	}
	full := *ill
	if !wellFormed(m) || s.depth == 0 {
		return &full
	}
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := verbs[m.Verb].Operands[i]; o {
		case noOperand:
		case anInt:
			full.Why.Args[i] = rules.N(int(n))
		default:
			full.Why.Args[i] = rules.R(rules.Ref{Kind: o, ID: n})
		}
	}
	f := s.top()
	if ill == tooDear {
		price, before := s.priceOf(f, m)
		full.Why.Args[2], full.Why.Args[3] = rules.N(price-before), rules.N(s.free(f.seat)-before)
	}
	full.Culprits = s.culprits(f, m, ill)
	return &full
}

// priceOf is the price of an order with what a move adds, and of what it said before: units are added to a Production one by one.
func (s *state) priceOf(f *frame, m rules.Move) (price, before int) {
	p := f.seat
	switch f.kind {
	case inBuilding:
		return s.workPrice(p, work(m.B)), 0
	case inProducing:
		list := s.plans[p].builds[f.c]
		before = s.buildPrice(p, &list)
		list[m.A]++
		return s.buildPrice(p, &list), before
	case inResearching:
		return s.researchPrice(p, tech(m.A)), 0
	case inPlotting:
		return s.plotPrice(p, plot(m.A), false), 0
	}
	return s.operationPrice(), 0
}

// culprits returns the pieces that cause a refusal; what depends on the moment, on money or on an amount has none.
func (s *state) culprits(f *frame, m rules.Move, ill *rules.Illegal) []rules.Ref {
	switch ill {
	case notYourDecision, notAnAnswer, notNow, notYet, sealFirst, noSuchPlanet, tooDear, noGaps, wrongMix, noAmount, sameStance, tooManyParts,
		tooManyTasks, noTroopsThere, badAmount, emptyOffer, noObject, noSuchOption, noDossier:
		return nil
	}
	if list := s.orderCulprits(f, m, ill); list != nil {
		return list
	}
	if list := s.politicsCulprits(f, m, ill); list != nil {
		return list
	}
	return namedIn(m)
}

// namedIn returns all things that a move names.
func namedIn(m rules.Move) (list []rules.Ref) {
	for i, n := range [...]int16{m.A, m.B, m.C} {
		if o := verbs[m.Verb].Operands[i]; o != noOperand && o != anInt {
			list = append(list, rules.Ref{Kind: o, ID: n})
		}
	}
	return list
}

// orderCulprits finds the pieces behind refusals of setup, building, Operations and battles.
func (s *state) orderCulprits(f *frame, m rules.Move, ill *rules.Illegal) []rules.Ref {
	p := f.seat
	switch ill {
	case houseTaken:
		for q := range rules.Seat(s.players) {
			if s.houses[q].house == house(m.A) {
				return append(namedIn(m), seatRef(q))
			}
		}
	case noShipyard, overCapacity:
		if f.kind == inProducing && f.b > 0 {
			return []rules.Ref{s.planetRef(planet(f.b - 1))}
		}
	case oneFlagship:
		if at := s.houses[p].flag.at; at != noHex {
			return []rules.Ref{transportRef(flagTransport(p)), s.systemRef(at)}
		}
	case onlyAtHome:
		return []rules.Ref{s.systemRef(s.home[p])}
	case needsStation:
		return []rules.Ref{techRef(t06)}
	case techNeeds:
		return missingTechs(techs[m.A].needs &^ s.houses[p].startTechs)
	case notCommanded, notYourPlanet, notYourTroops:
		return s.withHolder(m)
	case noFleetThere, noFlight, noShelter:
		return s.withFleet(m)
	case tooFar:
		return s.slowest(p, uint8(f.a)+1)
	case lastShip, movedAlready, nobodyToLand, noBombards, noneBased:
		return []rules.Ref{s.systemRef(s.plans[p].parts[f.a].from)}
	case noRoom:
		return []rules.Ref{receiver(m)}
	}
	return nil
}

// missingTechs lists technologies.
func missingTechs(set techSet) (list []rules.Ref) {
	for t := range tech(numTechs) {
		if set.has(t) {
			list = append(list, techRef(t))
		}
	}
	return list
}

// withHolder returns the planet that a move names, with who holds it if it is another House.
func (s *state) withHolder(m rules.Move) []rules.Ref {
	list := namedIn(m)[:1]
	if pl := s.planetFor(m.A); pl != noPlanet && s.bodies[pl].holder != nobody && s.bodies[pl].holder != s.top().seat {
		list = append(list, seatRef(s.bodies[pl].holder))
	}
	return list
}

// withFleet returns the system that a move names, with whose fleet is there if it is another House's.
func (s *state) withFleet(m rules.Move) []rules.Ref {
	list := namedIn(m)
	if h := s.hexFor(m.A); h != noHex && s.foreignFleet(s.top().seat, h) {
		list = append(list, seatRef(s.fleets[h].owner))
	}
	return list
}

// slowest returns what keeps a detachment from going farther: its slow ships, or the Nebula it starts in; the system
// when all have gone as far as any ship goes.
func (s *state) slowest(p rules.Seat, number uint8) (list []rules.Ref) {
	r := &s.plans[p].parts[number-1]
	if s.anomaly[r.from] == nebula && !s.knowsTech(p, t12) || r.steps >= 2 {
		return []rules.Ref{s.systemRef(r.from)}
	}
	slow := func(u unit) bool { return s.shipSpeed(p, u) < len(r.path) }
	if r.dreads != [4]uint8{} && slow(dreadnought) {
		list = append(list, unitRef(dreadnought))
	}
	if r.flagship && slow(flagship) {
		list = append(list, transportRef(flagTransport(p)))
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at == r.from && t.owner == p && t.part == number && slow(t.kind()) {
			list = append(list, transportRef(uint8(i)))
		}
	}
	return append(list, s.systemRef(r.from))
}

// receiver is the transport that a move loads.
func receiver(m rules.Move) rules.Ref {
	if m.Verb == hangarVerb || m.Verb == hoistVerb {
		return transportRef(uint8(m.A))
	}
	return transportRef(uint8(m.B))
}

// politicsCulprits finds the laws, Houses and deals behind refusals of declarations, Subterfuge, Council and trade.
func (s *state) politicsCulprits(f *frame, m rules.Move, ill *rules.Illegal) []rules.Ref {
	p := f.seat
	for why, k := range forbidden {
		if k == ill {
			return append(namedIn(m), entryRef(decision[why]))
		}
	}
	switch ill {
	case fleetCeiling:
		return []rules.Ref{entryRef(l01)}
	case blockadesBanned:
		return append(namedIn(m), entryRef(l10))
	case loyalWorlds:
		return append(namedIn(m), entryRef(l14))
	case pactHolds:
		return append(namedIn(m), entryRef(c8))
	case tradeBanned:
		return s.embargoes()
	case censuredSeat:
		return append(namedIn(m), entryRef(l18))
	case notElectable:
		return append(namedIn(m), seatRef(rules.Seat(m.B-int16(firstElect))))
	case notHeldByThem:
		return s.withHolder(m)
	case inHomeSystem:
		return append(namedIn(m), s.homesNamed(m)...)
	case flagshipThere:
		return append(namedIn(m), transportRef(flagTransport(s.houseAt(s.hexFor(m.A)))))
	case ordersGiven:
		return append(namedIn(m), seatRef(s.trade.to))
	case cannotGive:
		return s.missing(&s.offers[m.A], p)
	case promisedPlanet, promisedFleet, leavesHex:
		return s.promises(p, m)
	}
	return nil
}

// houseAt returns whose fleet is in a hex.
func (s *state) houseAt(h hex) rules.Seat { return s.fleets[h].owner }

// embargoes returns the Houses that nobody may trade with (C6).
func (s *state) embargoes() []rules.Ref {
	list := []rules.Ref{entryRef(c6)}
	for i := range s.laws[:s.lawCount] {
		if l := &s.laws[i]; l.entry == c6 {
			list = append(list, seatRef(l.bound))
		}
	}
	return list
}

// homesNamed returns whose Home System it is that a move names.
func (s *state) homesNamed(m rules.Move) (list []rules.Ref) {
	h := s.hexNamed[m.A%numSystems]
	if verbs[m.Verb].Operands[0] == aPlanet {
		h = hexOf(s.planetFor(m.A))
	}
	for p := range rules.Seat(s.players) {
		if s.home[p] == h {
			list = append(list, seatRef(p))
		}
	}
	return list
}

// missing returns what is asked of a House in an offer and it cannot give; the offer itself when it is money.
func (s *state) missing(o *offer, p rules.Seat) []rules.Ref {
	g := &o.goods[asks]
	list := []rules.Ref{seatRef(o.from)}
	if g.tech != noTech && !s.knowsTech(p, g.tech) {
		list = append(list, techRef(g.tech))
	}
	if g.planet != noPlanet {
		list = append(list, s.planetRef(g.planet))
	}
	if g.fleet != noHex {
		list = append(list, s.systemRef(g.fleet))
	}
	return list
}

// promises returns what a move would take out of a deal, and the partners of the deals.
func (s *state) promises(p rules.Seat, m rules.Move) []rules.Ref {
	list := namedIn(m)
	h := noHex
	if s.top().kind == inDetaching {
		h = s.plans[p].parts[s.top().a].from
		list = []rules.Ref{s.systemRef(h)}
	} else if m.Verb == giveFleet {
		h = s.hexFor(m.A)
	}
	for i := range s.offers {
		o := &s.offers[i]
		for side := range 2 {
			if !o.binds(side) || o.giver(side) != p {
				continue
			}
			if g := &o.goods[side]; g.fleet != noHex && g.fleet == h || g.planet != noPlanet && h == noHex && g.planet == s.planetFor(m.A) {
				list = append(list, seatRef(o.from+o.to-p))
			}
		}
	}
	return list
}
