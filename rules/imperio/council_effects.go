package imperio

import (
	"math/bits"

	"tyche/rules"
)

// What directives and decrees do in FP6 (17.5, 16.6).

// direct carries out a directive, or a decree that is no law. k.bound is the House that was elected or is named.
func (s *state) direct(x ctx, k proposal) {
	p, by := k.bound, entryRef(k.entry)
	switch k.entry {
	case d01:
		s.stipend(x, true)
	case d02:
		for q := range rules.Seat(s.players) {
			s.lose(x, q, int(s.houses[q].treasury)/4, by)
		}
	case d03:
		s.relieve(x)
	case d04:
		s.openLedgers(x, p)
	case d05:
		s.lose(x, p, 6, by)
	case d06:
		s.reinforce(x, p, 6, by)
	case d07:
		s.endWars(x)
		s.next.truce = true
	case d08:
		s.repealOldest(x)
	case d09:
		s.shareDiscovery(x)
	case d10, d11:
		s.enrich(x, p, k.entry == d10)
	case d12:
		s.next.quarantine = p
	case d13:
		s.next.moored = p
	case d14:
		s.session4 = true
	default:
		s.decree(x, k)
	}
}

// decree carries out a custom decree that is no law.
func (s *state) decree(x ctx, k proposal) {
	by := entryRef(k.entry)
	switch k.entry {
	case c1:
		s.gain(x, k.bound, int(k.a), by)
	case c2:
		s.lose(x, k.bound, int(k.a), by)
	case c3:
		for q := range rules.Seat(s.players) {
			if n := int(int8(k.a)); n > 0 {
				s.gain(x, q, n, by)
			} else {
				s.lose(x, q, -n, by)
			}
		}
	case c5:
		s.next.banned = action(k.a)
	case c8:
		s.imposePeace(x, k.bound, rules.Seat(k.a))
	}
}

// gain gives Resources to a House by a proposal; only the House learns how many (17.5).
func (s *state) gain(x ctx, p rules.Seat, n int, by rules.Ref) {
	k := &s.houses[p]
	if k.gone {
		return
	}
	k.treasury = int16(min(30000, int(k.treasury)+n))
	x.whisper(rules.Only(p), EvGain, p, by, none, none, n, 0)
}

// lose takes Resources; only those of accepted deals are safe (17.5).
func (s *state) lose(x ctx, p rules.Seat, n int, by rules.Ref) {
	k := &s.houses[p]
	n = min(n, int(k.treasury)-int(k.reserved-s.offered(p)))
	if n <= 0 {
		return
	}
	k.treasury -= int16(n)
	x.whisper(rules.Only(p), EvGain, p, by, none, none, -n, 0)
	s.coverOffers(x, p)
}

// stipend is D01: passed, Resources for all that have a planet; rejected, for those with fewest.
func (s *state) stipend(x ctx, passed bool) {
	fewest := maxPlanets
	for p := range rules.Seat(s.players) {
		if !s.houses[p].gone {
			fewest = min(fewest, s.planetsOf(p))
		}
	}
	for p := range rules.Seat(s.players) {
		if n := s.planetsOf(p); passed && n > 0 || !passed && n == fewest {
			s.gain(x, p, 4, entryRef(d01))
		}
	}
}

// relieve is D03.
func (s *state) relieve(x ctx) {
	lowest := int16(32767)
	for p := range rules.Seat(s.players) {
		if !s.landless(p) {
			lowest = min(lowest, s.houses[p].influence)
		}
	}
	for p := range rules.Seat(s.players) {
		if !s.landless(p) && s.houses[p].influence == lowest {
			s.gain(x, p, 6, entryRef(d03))
			s.reinforce(x, p, 2, entryRef(d03))
		}
	}
}

// reinforce puts Troops on a House's planet of highest value (D03, D06).
func (s *state) reinforce(x ctx, p rules.Seat, n uint8, by rules.Ref) {
	pl := s.bestPlanet(p)
	if pl == noPlanet {
		return
	}
	b := &s.bodies[pl]
	b.troops += min(n, 255-b.troops)
	s.tellUnits(x, p, pl, troop, n, by)
	s.tellGarrison(x, pl)
}

// openLedgers is D04: abilities, technologies, Resources and Influence become known to everybody.
func (s *state) openLedgers(x ctx, p rules.Seat) {
	k := &s.houses[p]
	for _, a := range k.abilities {
		s.reveal(x, p, a)
	}
	for q := range rules.Seat(s.players) {
		if q == p {
			continue
		}
		s.spyOut(q, p)
		s.reports[q][p].slots = [maxSlots]action{} // its orders are not published
		x.whisper(rules.Only(q), EvReport, q, none, none, none, int(p), 0)
	}
	x.tell(EvPublished, p, none, none, none, int(k.techs&0x7fff), int(k.techs>>15))
}

// endWars ends all wars (D07).
func (s *state) endWars(x ctx) {
	for p := range rules.Seat(s.players) {
		for q := range p {
			s.endWar(x, p, q)
		}
	}
}

// shareDiscovery is D09.
func (s *state) shareDiscovery(x ctx) {
	fewest := numTechs
	for p := range s.players {
		if !s.houses[p].gone {
			fewest = min(fewest, bits.OnesCount32(uint32(s.houses[p].techs)))
		}
	}
	for p := range rules.Seat(s.players) {
		if k := &s.houses[p]; !k.gone && bits.OnesCount32(uint32(k.techs)) == fewest {
			s.discover(x, p)
		}
	}
}

// discover gives a House the cheapest technology that it could research (D09).
func (s *state) discover(x ctx, p rules.Seat) {
	k, cheapest := &s.houses[p], noTech
	for t := range tech(numTechs) {
		if !k.techs.has(t) && techs[t].needs&^k.techs == 0 && (cheapest == noTech || techs[t].cost < techs[cheapest].cost) {
			cheapest = t
		}
	}
	if cheapest != noTech {
		s.learn(x, p, cheapest)
	}
}

// enrich is D10 and D11: the lowest bonus of a House's planets rises by 1, up to 6.
func (s *state) enrich(x ctx, p rules.Seat, resources bool) {
	var least *int8
	at := noPlanet
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.owner != p {
			continue
		}
		bonus := &b.inf
		if resources {
			bonus = &b.res
		}
		if least == nil || *bonus < *least {
			least, at = bonus, pl
		}
	}
	if least != nil && *least < 6 {
		*least++
		x.tell(EvEnriched, p, none, none, s.planetRef(at), int(s.bodies[at].res), int(s.bodies[at].inf))
	}
}

// imposePeace is C8: two Houses may not attack each other for three turns.
func (s *state) imposePeace(x ctx, a, b rules.Seat) {
	s.endWar(x, a, b)
	row := 0
	for i := range s.pacts {
		c := &s.pacts[i]
		if c.a == nobody || c.a == a && c.b == b || c.a == b && c.b == a {
			row = i
			break
		}
		if c.until < s.pacts[row].until {
			row = i
		}
	}
	s.pacts[row] = pact{a: a, b: b, until: s.turn + 3}
}
