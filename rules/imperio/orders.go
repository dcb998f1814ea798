package imperio

import "tyche/rules"

// The orders of a House (8): trade, declarations, the slots one after the other, votes, and the seal. A slot that was
// filled may be changed by taking the answer back.

// Steps of inOrders. a = slot; b = 1 + the hex whose fleet gets standing orders.
const (
	trading uint8 = iota
	declaring
	filling
	voting
	sealing
)

func runOrders(s *state, x ctx, f *frame) bool {
	p := f.seat
	if s.houses[p].gone {
		s.pop(0)
		return false
	}
	switch f.step {
	case trading:
		f.step = declaring
		s.push(frame{kind: inTrading, seat: p})
		return false
	case declaring:
		return true
	case filling:
		if int(f.a) >= s.slotsOf(p) || !s.alive(p) {
			f.a, f.step = 0, voting
			return false
		}
		f.a++
		s.push(frame{kind: inSlot, seat: p, a: f.a - 1})
		return false
	case voting:
		f.step = sealing
		s.push(frame{kind: inVoting, seat: p})
		return false
	}
	return true
}

// slotsOf is the number of slots of a House (8.2).
func (s *state) slotsOf(p rules.Seat) int {
	n := 5
	if s.has(p, a01) {
		n++
	}
	if s.has(p, a02) {
		n++
	}
	return n
}

// Declarations (8.5).

var (
	noSuchSeat      = refuse("18.1", "imperio.why.no-such-seat")
	atWarAlready    = refuse("18.1", "imperio.why.at-war-already")
	notAtWar        = refuse("18.1", "imperio.why.not-at-war")
	pactHolds       = refuse("16.6", "imperio.why.pact-holds")
	grantedAlready  = refuse("18.2", "imperio.why.granted-already")
	notGranted      = refuse("18.2", "imperio.why.not-granted")
	passageSold     = refuse("18.4", "imperio.why.passage-sold")
	notAllied       = refuse("18.5", "imperio.why.not-allied")
	noSuchPlanet    = refuse("8.6", "imperio.why.no-such-planet")
	notYourPlanet   = refuse("20.2", "imperio.why.not-your-planet")
	abandoned       = refuse("20.2", "imperio.why.abandoned-already")
	promisedPlanet  = refuse("18.4", "imperio.why.promised-planet")
	noShipThere     = refuse("18.3", "imperio.why.no-ship-there")
	yourOwnPlanet   = refuse("18.3", "imperio.why.nothing-to-blockade")
	blockadedNow    = refuse("18.3", "imperio.why.blockaded-already")
	blockadesBanned = refuse("17.7", "imperio.why.blockades-banned")
	notBlockaded    = refuse("18.3", "imperio.why.not-blockaded")
	noFleetThere    = refuse("12.1", "imperio.why.no-fleet-there")
	mayNotRename    = refuse("4.5", "imperio.why.may-not-rename")
	nameTaken       = refuse("4.5", "imperio.why.name-taken")
	sameSetting     = refuse("13.5", "imperio.why.same-setting")
	notNow          = refuse("8.5", "imperio.why.not-now")
	sealFirst       = refuse("8.4", "imperio.why.seal-only")
)

func candidatesOrders(s *state, f *frame, dst []rules.Move) []rules.Move {
	if f.step == sealing {
		return append(dst, rules.Move{Verb: sealVerb})
	}
	if f.b > 0 {
		return s.standingCandidates(hex(f.b-1), dst)
	}
	p := f.seat
	dst = append(dst, rules.Move{Verb: doneVerb}, rules.Move{Verb: absentVerb})
	for q := range rules.Seat(s.players) {
		if q == p {
			continue
		}
		for _, v := range [...]verb{warVerb, peaceVerb, grantVerb, revokeVerb, leagueVerb} {
			dst = append(dst, rules.Move{Verb: v, A: int16(q)})
		}
	}
	for h := range hex(s.mapSize()) {
		sys := int16(s.name[h])
		mine := s.fleets[h].owner == p
		if mine {
			dst = append(dst, rules.Move{Verb: fleetVerb, A: sys})
		}
		for i := range planet(s.count[h]) {
			pl := firstPlanet(h) + i
			b := &s.bodies[pl]
			switch {
			case b.owner == p:
				dst = append(dst, rules.Move{Verb: abandonVerb, A: s.planetRef(pl).ID})
			case b.wants.Has(p):
				dst = append(dst, rules.Move{Verb: liftVerb, A: s.planetRef(pl).ID})
			case mine && b.owner != nobody:
				dst = append(dst, rules.Move{Verb: blockadeVerb, A: s.planetRef(pl).ID})
			}
		}
		if s.mayRename(p, h) {
			if n := s.spareName(); n != noSystem {
				dst = append(dst, rules.Move{Verb: renameVerb, A: sys, B: int16(n)})
			}
		}
	}
	return dst
}

// standingCandidates are the settings of one fleet.
func (s *state) standingCandidates(h hex, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	sys := int16(s.name[h])
	for n := range int16(len(doctrineWords)) {
		dst = append(dst, rules.Move{Verb: doctrineVerb, A: sys, B: n})
	}
	for n := range int16(len(retreatWords)) {
		dst = append(dst, rules.Move{Verb: retreatVerb, A: sys, B: n})
	}
	for n := range int16(len(withdrawWords)) {
		dst = append(dst, rules.Move{Verb: withdrawVerb, A: sys, B: n})
	}
	return dst
}

// Standing battle orders of a fleet, packed.
func (f *fleet) doctrine() uint8 { return f.standing & 3 }
func (f *fleet) retreat() uint8  { return f.standing >> 2 & 3 }
func (f *fleet) withdraw() uint8 { return f.standing >> 4 & 3 }

// stand gives a fleet a standing order on retreats: RetreatNever and so on.
func (f *fleet) stand(retreat uint8) { f.standing = f.standing&^12 | retreat<<2 }

// mayRename says whether a House may give a system another name (4.5).
func (s *state) mayRename(p rules.Seat, h hex) bool {
	if s.turn == 1 {
		return s.roller[h] == p
	}
	for i := range planet(s.count[h]) {
		if s.controls(p, firstPlanet(h)+i) {
			return true
		}
	}
	return false
}

// spareName returns the first name that no system bears.
func (s *state) spareName() system {
	for n, h := range s.hexNamed {
		if h == noHex {
			return system(n)
		}
	}
	return noSystem
}

func checkOrders(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case f.step == sealing:
		if m.Verb != sealVerb {
			return sealFirst
		}
		return nil
	case f.b > 0:
		return s.checkStanding(hex(f.b-1), m)
	}
	p := f.seat
	switch m.Verb {
	case doneVerb, absentVerb:
		return nil
	case warVerb, peaceVerb, grantVerb, revokeVerb, leagueVerb:
		return s.checkDiplomacy(p, rules.Seat(m.A), m.Verb)
	case blockadeVerb, liftVerb, abandonVerb:
		pl := s.planetFor(m.A)
		if pl == noPlanet {
			return noSuchPlanet
		}
		return s.checkPlanet(p, pl, m.Verb)
	case fleetVerb:
		if h := s.hexFor(m.A); h == noHex || s.fleets[h].owner != p {
			return noFleetThere
		}
		return nil
	case renameVerb:
		h := s.hexFor(m.A)
		switch {
		case h == noHex || !s.mayRename(p, h):
			return mayNotRename
		case system(m.B) != s.spareName():
			return nameTaken
		}
		return nil
	}
	return notNow
}

func (s *state) checkDiplomacy(p, q rules.Seat, v verb) *rules.Illegal {
	if q >= rules.Seat(s.players) || q == p || s.houses[q].gone {
		return noSuchSeat
	}
	switch v {
	case warVerb:
		switch {
		case s.atWar(p, q) || s.declared[p].Has(q):
			return atWarAlready
		case s.pacified(p, q):
			return pactHolds
		}
	case peaceVerb:
		if !s.atWar(p, q) || s.peace[p].Has(q) {
			return notAtWar
		}
	case grantVerb:
		if s.nextPass[p].Has(q) {
			return grantedAlready
		}
	case revokeVerb:
		switch {
		case s.nextPass[p].Has(q):
		case s.bound[p][q] > s.turn:
			return passageSold
		default:
			return notGranted
		}
	case leagueVerb:
		if !s.ally[p].Has(q) || s.leaving[p].Has(q) {
			return notAllied
		}
	}
	return nil
}

func (s *state) checkPlanet(p rules.Seat, pl planet, v verb) *rules.Illegal {
	b := &s.bodies[pl]
	switch v {
	case abandonVerb:
		switch {
		case b.owner != p:
			return notYourPlanet
		case b.flags&abandoning != 0:
			return abandoned
		case s.planetPromised(p, pl):
			return promisedPlanet
		}
	case blockadeVerb:
		h := hexOf(pl)
		switch {
		case b.owner == p || b.owner == nobody:
			return yourOwnPlanet
		case b.wants.Has(p):
			return blockadedNow
		case s.fleets[h].owner != p || !s.hasShips(h):
			return noShipThere
		case s.inForce(l10) != nil:
			return blockadesBanned
		}
	case liftVerb:
		if !b.wants.Has(p) {
			return notBlockaded
		}
	}
	return nil
}

func (s *state) checkStanding(h hex, m rules.Move) *rules.Illegal {
	if m.Verb == doneVerb {
		return nil
	}
	if m.Verb != doctrineVerb && m.Verb != retreatVerb && m.Verb != withdrawVerb {
		return notNow
	}
	f := &s.fleets[h]
	if s.hexFor(m.A) != h {
		return noFleetThere
	}
	now, limit := f.doctrine(), len(doctrineWords)
	switch m.Verb {
	case retreatVerb:
		now, limit = f.retreat(), len(retreatWords)
	case withdrawVerb:
		now, limit = f.withdraw(), len(withdrawWords)
	}
	if m.B < 0 || int(m.B) >= limit || int16(now) == m.B {
		return sameSetting
	}
	return nil
}

func applyOrders(s *state, x ctx, f *frame, m rules.Move) {
	p, q := f.seat, rules.Seat(m.A)
	switch m.Verb {
	case doneVerb:
		if f.b > 0 {
			f.b = 0
			return
		}
		f.step = filling
	case absentVerb:
		s.absent(x, p)
		s.pop(0)
	case sealVerb:
		s.plans[p].sealed = true
		x.tell(EvSealed, p, none, none, none, 0, 0)
		s.pop(0)
	case warVerb:
		s.declared[p] = s.declared[p].With(q)
	case peaceVerb:
		s.peace[p] = s.peace[p].With(q)
	case grantVerb:
		s.nextPass[p] = s.nextPass[p].With(q)
	case revokeVerb:
		s.nextPass[p] &^= rules.Only(q)
	case leagueVerb:
		s.leaving[p] = s.leaving[p].With(q)
	case blockadeVerb:
		b := &s.bodies[s.planetFor(m.A)]
		b.wants = b.wants.With(p)
	case liftVerb:
		s.bodies[s.planetFor(m.A)].wants &^= rules.Only(p)
	case abandonVerb:
		s.bodies[s.planetFor(m.A)].flags |= abandoning
	case fleetVerb:
		f.b = int16(s.hexFor(m.A)) + 1
	case renameVerb:
		s.rename(x, s.hexFor(m.A), system(m.B))
	case doctrineVerb:
		s.fleets[f.b-1].standing = s.fleets[f.b-1].standing&^3 | uint8(m.B)
	case retreatVerb:
		s.fleets[f.b-1].stand(uint8(m.B))
	case withdrawVerb:
		s.fleets[f.b-1].standing = s.fleets[f.b-1].standing&^48 | uint8(m.B)<<4
	}
}

// rename gives a system another name (4.5).
func (s *state) rename(x ctx, h hex, n system) {
	old := s.systemRef(h)
	s.hexNamed[s.name[h]] = noHex
	s.name[h] = n
	s.hexNamed[n] = h
	x.tell(EvRenamed, nobody, none, old, s.systemRef(h), 0, 0)
}

// absent counts a missed turn (20.3): the orders are empty, the second time the House dissolves under that option.
func (s *state) absent(x ctx, p rules.Seat) {
	s.plans[p] = plan{sealed: true, absent: true}
	k := &s.houses[p]
	k.missed++
	x.tell(EvMissed, p, none, none, none, int(k.missed), 0)
}
