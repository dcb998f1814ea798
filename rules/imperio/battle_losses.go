package imperio

import "tyche/rules"

// Who takes the hits (13.5).

// loseAircraft destroys one Aircraft of a side: based first, then from the fullest transport; orphans before all in
// the rounds. False when there is none.
func (s *state) loseAircraft(x ctx, side int, orphansFirst bool) bool {
	k := &s.battle.sides[side]
	if orphansFirst && k.orphans > 0 {
		k.orphans--
		s.tellHit(x, side, aircraft, none, 0, 0)
		return true
	}
	p := s.battle.seatOf(side)
	if f := s.sideFleet(side); f.based > 0 {
		f.based--
		s.tellHit(x, side, aircraft, none, 0, 0)
		s.tellBased(x, p, s.battle.at, f.based)
		return true
	}
	best, most := noTransport, uint8(0)
	for t := range s.transport {
		if n := s.transport[t].aircraft; s.sideTransport(side, t) && n > most {
			best, most = uint8(t), n
		}
	}
	if flag := s.sideFlag(side); flag != nil && flag.aircraft > most {
		best = flagTransport(p)
	}
	if best == noTransport {
		return false
	}
	_, planes, _ := s.cargo(p, best)
	*planes--
	s.tellHit(x, side, aircraft, none, 0, 0)
	s.tellHold(x, p, best, true)
	return true
}

// tellHit tells a hit: the hull that is left, and the Aircraft that have lost what carried them.
func (s *state) tellHit(x ctx, side int, u unit, transport rules.Ref, hull int, orphans uint8) {
	x.tell(EvHit, s.battle.seatOf(side), unitRef(u), transport, s.systemRef(s.battle.at), hull, int(orphans))
}

// A victim is a unit that may take a hit: the moves of the live option name it.

// victims appends the units that may take a hit to dst and returns how many kinds there are.
func (s *state) victims(side int, locator bool, dst *[]rules.Move) (n int) {
	add := func(m rules.Move) {
		n++
		if dst != nil {
			*dst = append(*dst, m)
		}
	}
	f := s.sideFleet(side)
	if f.frigates > 0 {
		add(rules.Move{Verb: loseVerb, A: int16(frigate), B: 1})
	}
	if f.cruisers > 0 {
		add(rules.Move{Verb: loseVerb, A: int16(cruiser), B: 1})
	}
	for hull := 1; hull < 4; hull++ {
		if f.dreads[hull] > 0 {
			add(rules.Move{Verb: loseVerb, A: int16(dreadnought), B: int16(hull)})
		}
	}
	if k := s.sideFlag(side); k != nil {
		add(rules.Move{Verb: loseVerb, A: int16(flagship), B: int16(k.hull)})
	}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			add(rules.Move{Verb: carrierHit, A: int16(t)})
		}
	}
	if (!locator || n == 0) && !s.inStorm() && s.aircraftOf(side) > 0 {
		add(rules.Move{Verb: loseVerb, A: int16(aircraft), B: 1})
	}
	return n
}

// takeHit assigns one hit by the doctrine of the fleet.
func (s *state) takeHit(x ctx, side int, locator bool) {
	s.hitUnit(x, side, s.chooseVictim(side, locator))
}

// chooseVictim follows the default order of 13.5.
func (s *state) chooseVictim(side int, locator bool) rules.Move {
	f, p := s.sideFleet(side), s.battle.seatOf(side)
	doctrine := f.doctrine()
	if m, ok := s.survivor(side, doctrine); ok {
		return m
	}
	if !locator && !s.inStorm() && s.aircraftOf(side) > 0 {
		return rules.Move{Verb: loseVerb, A: int16(aircraft), B: 1}
	}
	empty, loaded := s.carrierVictims(side)
	late := doctrine == 1 // save transports
	early := doctrine == 2
	if early && (empty >= 0 || loaded >= 0) {
		return rules.Move{Verb: carrierHit, A: int16(firstOf(empty, loaded))}
	}
	if empty >= 0 && !late {
		return rules.Move{Verb: carrierHit, A: int16(empty)}
	}
	switch {
	case f.frigates > 0:
		return rules.Move{Verb: loseVerb, A: int16(frigate), B: 1}
	case f.cruisers > 0:
		return rules.Move{Verb: loseVerb, A: int16(cruiser), B: 1}
	case loaded >= 0 && !late:
		return rules.Move{Verb: carrierHit, A: int16(loaded)}
	}
	for hull := 1; hull < 4; hull++ {
		if f.dreads[hull] > 0 {
			return rules.Move{Verb: loseVerb, A: int16(dreadnought), B: int16(hull)}
		}
	}
	if late && (empty >= 0 || loaded >= 0) {
		return rules.Move{Verb: carrierHit, A: int16(firstOf(empty, loaded))}
	}
	if k := &s.houses[p].flag; k.at == s.battle.at {
		return rules.Move{Verb: loseVerb, A: int16(flagship), B: int16(k.hull)}
	}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			return rules.Move{Verb: carrierHit, A: int16(t)}
		}
	}
	return rules.Move{Verb: loseVerb, A: int16(aircraft), B: 1}
}

func firstOf(a, b int) int {
	if a >= 0 {
		return a
	}
	return b
}

// survivor is a ship that survives the hit: most hull left first, a Flagship with F10 before others.
func (s *state) survivor(side int, doctrine uint8) (m rules.Move, ok bool) {
	f, p := s.sideFleet(side), s.battle.seatOf(side)
	most := uint8(1)
	if k := s.sideFlag(side); k != nil && k.hull > 1 && doctrine != 3 {
		m, ok, most = rules.Move{Verb: loseVerb, A: int16(flagship), B: int16(k.hull)}, true, k.hull
		if s.upgraded(p, f10) {
			return m, true
		}
	}
	for hull := uint8(3); hull > most; hull-- {
		if f.dreads[hull] > 0 {
			m, ok, most = rules.Move{Verb: loseVerb, A: int16(dreadnought), B: int16(hull)}, true, hull
		}
	}
	for t := range s.transport {
		if s.sideTransport(side, t) && s.transport[t].hull > most {
			m, ok, most = rules.Move{Verb: carrierHit, A: int16(t)}, true, s.transport[t].hull
		}
	}
	return m, ok
}

// carrierVictims returns the first Carrier without cargo and the one with the least, -1 when there is none.
func (s *state) carrierVictims(side int) (empty, loaded int) {
	empty, loaded = -1, -1
	least := uint8(255)
	for t := range s.transport {
		k := &s.transport[t]
		if !s.sideTransport(side, t) || k.station {
			continue
		}
		n := k.troops + k.aircraft
		switch {
		case n == 0 && empty < 0:
			empty = t
		case n > 0 && n < least:
			loaded, least = t, n
		}
	}
	return empty, loaded
}

// hitUnit lets a unit take one hit.
func (s *state) hitUnit(x ctx, side int, m rules.Move) {
	k := &s.battle.sides[side]
	k.spend()
	f, p := s.sideFleet(side), s.battle.seatOf(side)
	if m.Verb == carrierHit {
		t := &s.transport[m.A]
		t.hull--
		if t.hull > 0 {
			s.tellHit(x, side, t.kind(), transportRef(uint8(m.A)), int(t.hull), 0)
			return
		}
		gone := *t
		*t = transport{at: noHex}
		k.orphans += gone.aircraft
		s.tellHit(x, side, gone.kind(), transportRef(uint8(m.A)), 0, gone.aircraft)
		s.tellSunk(x, p, s.battle.at, gone.troops, 0)
		return
	}
	switch unit(m.A) {
	case aircraft:
		s.loseAircraft(x, side, true)
		return
	case frigate:
		f.frigates--
	case cruiser:
		f.cruisers--
	case dreadnought:
		f.dreads[m.B]--
		if m.B > 1 {
			f.dreads[m.B-1]++
		}
	case flagship:
		flag := &s.houses[p].flag
		if flag.hull--; flag.hull == 0 {
			gone := *flag
			k.orphans += gone.aircraft
			s.sinkFlagship(p)
			s.tellHit(x, side, flagship, none, 0, gone.aircraft)
			s.tellSunk(x, p, s.battle.at, gone.troops, 0)
			return
		}
	}
	s.tellHit(x, side, unit(m.A), none, int(m.B)-1, 0)
}

// Live casualties (13.5): the owner clicks one unit after the other.

var (
	noVictim = refuse("13.5", "imperio.why.no-victim")
	noFlight = refuse("13.6", "imperio.why.no-flight")
)

func candidatesCasualties(s *state, f *frame, dst []rules.Move) []rules.Move {
	s.victims(int(f.a), s.battle.sides[f.a].locator > 0, &dst)
	return dst
}

func checkCasualties(s *state, f *frame, m rules.Move) *rules.Illegal {
	if !s.isVictim(int(f.a), m) {
		return noVictim
	}
	return nil
}

func applyCasualties(s *state, x ctx, f *frame, m rules.Move) {
	s.hitUnit(x, int(f.a), m)
	s.pop(0)
}

// Customs are the hits of battles that are fought live.
func (game) Customs(v rules.View) (rules.Custom, bool) {
	w := v.(*View)
	return rules.Custom{Kind: "imperio.custom.casualties", Note: "imperio.custom.retreats", Turn: w.Turn}, uint16(w.Options)&optLiveBattles != 0
}

// Customary gives a hit as the doctrine of the fleet says (rules.Customary): it looks at the House's own ships alone. Words on a retreat
// have no such answer, since the standing order weighs what the enemy carries unseen (13.6).
func (s *state) Customary(p rules.Seat) (m rules.Move, ok bool) {
	if s.depth == 0 || s.top().kind != inCasualties || s.top().seat != p {
		return m, false
	}
	side := int(s.top().a)
	return s.chooseVictim(side, s.battle.sides[side].locator > 0), true
}

// isVictim says whether a move names a unit that may take the next hit.
func (s *state) isVictim(side int, m rules.Move) bool {
	f := s.sideFleet(side)
	if m.Verb == carrierHit {
		return m.B == 0 && m.C == 0 && int(m.A) < maxTransports && s.sideTransport(side, int(m.A))
	}
	if m.Verb != loseVerb {
		return false
	}
	switch unit(m.A) {
	case aircraft:
		locator := s.battle.sides[side].locator > 0
		return m.B == 1 && (!locator || !s.sideHasShips(side)) && !s.inStorm() && s.aircraftOf(side) > 0
	case frigate:
		return m.B == 1 && f.frigates > 0
	case cruiser:
		return m.B == 1 && f.cruisers > 0
	case dreadnought:
		return m.B > 0 && m.B < 4 && f.dreads[m.B] > 0
	case flagship:
		k := s.sideFlag(side)
		return k != nil && m.B == int16(k.hull)
	}
	return false
}
