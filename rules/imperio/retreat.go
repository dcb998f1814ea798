package imperio

import "tyche/rules"

// Leaving a battle (13.2, 13.6) and its end (13.7).

// retreatHex returns where a side may retreat: the wish if it is legal, else the best: an adjacent system with a planet
// one owns and holds and no foreign fleet; a Shipyard first, then the highest sum of values, then the map's order.
func (s *state) retreatHex(side int, wish hex) hex {
	if !s.sideHasShips(side) {
		return noHex
	}
	p := s.battle.seatOf(side)
	best, bestRank := noHex, 0
	for _, h := range s.near(s.battle.at) {
		if s.foreignFleet(p, h) {
			continue
		}
		if rank := s.havenRank(p, h); rank > bestRank {
			best, bestRank = h, rank
		}
		if h == wish && s.havenRank(p, h) > 0 {
			return h
		}
	}
	return best
}

// yardHaven is what a Shipyard adds to the worth of a haven: more than planets can.
const yardHaven = 1000

// havenRank values a system as a haven: more than 0, or 0 when it has no planet that p owns and holds.
func (s *state) havenRank(p rules.Seat, h hex) int {
	rank, own, yard := 0, false, false
	for i := range planet(s.count[h]) {
		b := &s.bodies[firstPlanet(h)+i]
		rank += b.worth()
		if b.owner == p && b.holder == p {
			own = true
			yard = yard || b.count(shipyard) > 0
		}
	}
	switch {
	case !own:
		return 0
	case yard:
		return yardHaven + rank
	}
	return rank
}

// power returns the square of the strength of a side (13.6): expected hits per round in tenths times hull points.
// Printed values and no Aircraft of transports count for an enemy whose dice have not been seen.
func (s *state) power(side int, printed bool) int {
	p, f := s.battle.seatOf(side), s.sideFleet(side)
	value := func(u unit) int {
		if printed {
			return 11 - int(units[u].bv)
		}
		return 11 - s.needs(side, u, 0)
	}
	dreads := int(f.dreads[1]) + int(f.dreads[2]) + int(f.dreads[3])
	hull := int(f.frigates) + int(f.cruisers) + int(f.dreads[1]) + 2*int(f.dreads[2]) + 3*int(f.dreads[3])
	hits := int(f.frigates)*value(frigate) + int(f.cruisers)*value(cruiser) + dreads*value(dreadnought)
	if !s.inStorm() {
		planes := s.aircraftOf(side)
		if printed {
			planes = int(f.based)
		}
		hull += planes
		hits += planes * value(aircraft)
	}
	if k := s.sideFlag(side); k != nil {
		dice := s.flagDice(p)
		if printed && s.houses[p].shown&4 == 0 {
			dice = int(units[flagship].dice)
		}
		hull += int(k.hull)
		hits += dice * value(flagship)
	}
	for t := range s.transport {
		if k := &s.transport[t]; s.sideTransport(side, t) {
			hull += int(k.hull)
			if k.station {
				hits += int(units[station].dice) * value(station)
			} else {
				hits += value(carrier)
			}
		}
	}
	return hull * hits
}

// standingRetreat announces a retreat by the fleet's standing rule (13.6).
func (s *state) standingRetreat(side int) {
	k := &s.battle.sides[side]
	goes := givesWay(s.sideFleet(side).retreat(), s.power(side, false), s.power(1-side, false))
	if k.to = s.retreatHex(side, noHex); goes && k.to != noHex {
		k.retreats = true
	}
}

// givesWay says whether a standing rule announces a retreat, by the powers of both sides.
func givesWay(rule uint8, own, enemy int) bool {
	switch rule {
	case RetreatOutmatched:
		return 4*own < enemy
	case RetreatCautious:
		return 25*own < 16*enemy
	}
	return rule == RetreatAtOnce
}

// mayWithdraw says whether the defender may leave before the battle (13.2, A09).
func (s *state) mayWithdraw() bool {
	return s.has(s.battle.defender, a09) && s.sideHasShips(1) && s.shelter() != noHex
}

// shelters says whether the defender may withdraw to a hex: an adjacent one without a foreign fleet, no Black Hole.
func (s *state) shelters(h hex) bool {
	b := &s.battle
	return h != noHex && s.distance(h, b.at) == 1 && s.anomaly[h] != blackHole && !s.foreignFleet(b.defender, h)
}

// standingWithdrawal is what the standing orders of the fleet say (13.6).
func (s *state) standingWithdrawal() bool {
	switch s.sideFleet(1).withdraw() {
	case 0: // outmatched
		return 4*s.power(1, false) < s.power(0, true)
	case 1:
		return true
	}
	return false
}

// shelter returns the best hex to withdraw to, or noHex: own systems as for a retreat, then other systems, then hexes
// without planets, Asteroid Fields last.
func (s *state) shelter() hex {
	p := s.battle.defender
	best, bestRank := noHex, -1
	for _, h := range s.near(s.battle.at) {
		if !s.shelters(h) {
			continue
		}
		rank := 2
		switch {
		case s.anomaly[h] == asteroids && !s.knowsTech(p, t11):
			rank = 0
		case s.anomaly[h] != planets3:
			rank = 1
		default:
			rank += s.havenRank(p, h)
		}
		if rank > bestRank {
			best, bestRank = h, rank
		}
	}
	return best
}

// withdraw takes the defender away before the battle.
func (s *state) withdraw(x ctx, to hex) {
	s.reveal(x, s.battle.defender, a09)
	s.leave(x, 1, to)
	s.endBattle(x, false)
}

// leavesOrStays returns the side that has announced a retreat and has wiped the enemy out in that round, if its House
// chooses itself whether to go after all (13.6).
func (s *state) leavesOrStays() (side int, ok bool) {
	for side := range 2 {
		k := &s.battle.sides[side]
		if s.options&optLiveBattles != 0 && k.retreats && !s.canFight(1-side) && s.retreatHex(side, k.to) != noHex {
			return side, true
		}
	}
	return 0, false
}

// leave moves a whole side to a hex: based Aircraft board free berths, those left over and orphans are lost.
func (s *state) leave(x ctx, side int, to hex) {
	p := s.battle.seatOf(side)
	s.leaveFor(x, side, to, s.anomaly[to] == asteroids && !s.knowsTech(p, t11))
}

// leaveFor is leave; rocks says whether Asteroids take their toll.
func (s *state) leaveFor(x ctx, side int, to hex, rocks bool) {
	b := &s.battle
	p, f := b.seatOf(side), s.sideFleet(side)
	x.tell(EvWithdraws, p, none, s.systemRef(b.at), s.systemRef(to), 0, 0)
	lost := b.sides[side].orphans + s.berth(x, p, b.at, f)
	b.sides[side].orphans = 0
	s.tellLost(x, p, b.at, int(lost))
	s.tellAll(x, p, f, b.at, to)
	if rocks {
		f.frigates = s.rocks(x, p, to, frigate, f.frigates, 1)
		f.cruisers = s.rocks(x, p, to, cruiser, f.cruisers, 1)
		for k := range f.dreads {
			f.dreads[k] = s.rocks(x, p, to, dreadnought, f.dreads[k], k)
		}
	}
	moved := *f
	moved.owner, moved.based = p, 0
	*f = fleet{owner: nobody}
	s.moveTransports(x, p, b.at, to, rocks)
	d := s.claim(p, to)
	if d.frigates+d.cruisers+d.based == 0 && d.dreads == [4]uint8{} {
		d.standing = moved.standing
	}
	d.frigates += moved.frigates
	d.cruisers += moved.cruisers
	for k := range d.dreads {
		d.dreads[k] += moved.dreads[k]
	}
	s.tidy(to)
}

// moveTransports takes the transports and the Flagship of a House along.
func (s *state) moveTransports(x ctx, p rules.Seat, from, to hex, rocks bool) {
	for t := range s.transport {
		k := &s.transport[t]
		if k.at != from || k.owner != p {
			continue
		}
		if rocks && s.rock(x, p, to, k.kind(), transportRef(uint8(t)), int(k.hull)) {
			s.loseTransport(x, t, to)
			continue
		}
		k.at, k.part = to, 0
	}
	if k := &s.houses[p].flag; k.at == from {
		if rocks && s.rocks(x, p, to, flagship, 1, int(k.hull)) == 0 {
			s.loseFlagship(x, p, to)
			return
		}
		k.at, k.part = to, 0
	}
}

// berth takes based Aircraft of a fleet aboard its transports; what finds no room is lost, and counted.
func (s *state) berth(x ctx, p rules.Seat, h hex, f *fleet) (lost uint8) {
	if f.based == 0 {
		return 0
	}
	for t := range uint8(maxTransports + 1) {
		if t == maxTransports {
			t = flagTransport(p)
		}
		if _, at, _, ok := s.holdOf(p, t); !ok || at != h {
			continue
		}
		troops, aircraft, _ := s.cargo(p, t)
		if n := min(f.based, room(*troops, *aircraft)); n > 0 {
			was := *troops+*aircraft > 0
			*aircraft += n
			f.based -= n
			s.tellHold(x, p, t, was)
		}
	}
	lost = f.based
	f.based = 0
	s.tellBased(x, p, h, 0)
	return lost
}

// tellLost tells of Aircraft that found no berth.
func (s *state) tellLost(x ctx, p rules.Seat, h hex, n int) {
	if n > 0 {
		x.tell(EvLostUnits, p, unitRef(aircraft), none, s.systemRef(h), n, 0)
	}
}

// endBattle settles who holds the hex (13.7). After a hundred rounds the attacker goes back whence he came.
func (s *state) endBattle(x ctx, tired bool) {
	b := &s.battle
	if tired && s.sideHasShips(0) {
		if s.foreignFleet(b.attacker, b.from) {
			s.destroySide(x, 0)
		} else {
			s.leaveFor(x, 0, b.from, false)
		}
	}
	for side := range 2 {
		s.tellLost(x, b.seatOf(side), b.at, int(b.sides[side].orphans))
		b.sides[side].orphans = 0
	}
	winner := nobody
	s.dropGhosts(1)
	switch {
	case s.sideHasShips(0):
		winner = b.attacker
		if s.fleets[b.at].owner == b.defender {
			s.destroySide(x, 1)
		}
		s.fleets[b.at] = b.raid
		s.fleets[b.at].owner = b.attacker
	case s.fleets[b.at].owner == b.defender:
		winner = b.defender
	}
	x.tell(EvBattleEnds, winner, none, none, s.systemRef(b.at), int(b.round), 0)
	s.tidy(b.at)
	*b = battle{}
	s.pop(0)
}

// dropGhosts gives up the defender's fleet when nothing of it is left.
func (s *state) dropGhosts(side int) {
	f := s.sideFleet(side)
	if f.owner != nobody && f.based == 0 && !s.sideHasShips(side) {
		*f = fleet{owner: nobody}
	}
}

// destroySide removes what is left of a side that cannot fight.
func (s *state) destroySide(x ctx, side int) {
	p, f := s.battle.seatOf(side), s.sideFleet(side)
	lost := func(u unit, from rules.Ref, n uint8) {
		if n > 0 {
			x.tell(EvLostUnits, p, unitRef(u), from, s.systemRef(s.battle.at), int(n), 0)
		}
	}
	if f.based > 0 {
		lost(aircraft, none, f.based)
		s.tellBased(x, p, s.battle.at, 0)
	}
	lost(frigate, none, f.frigates)
	lost(cruiser, none, f.cruisers)
	lost(dreadnought, none, f.dreads[1]+f.dreads[2]+f.dreads[3])
	*f = fleet{owner: nobody}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			lost(s.transport[t].kind(), transportRef(uint8(t)), 1)
			s.loseTransport(x, t, s.battle.at)
		}
	}
	if s.houses[p].flag.at == s.battle.at {
		lost(flagship, none, 1)
		s.loseFlagship(x, p, s.battle.at)
	}
}

// kind is what a transport is.
func (t *transport) kind() unit {
	if t.station {
		return station
	}
	return carrier
}
