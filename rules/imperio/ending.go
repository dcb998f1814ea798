package imperio

import "tyche/rules"

// The end of the game and its final tally (21).

// finish ends the game after the last turn, or early (21).
func (s *state) finish(x ctx) {
	if last := s.lastStanding(); last != nobody {
		s.win(x, byConquest, rules.Only(last))
		return
	}
	if s.turn < s.lastTurn() {
		return
	}
	s.deliverTrades(x)
	s.endBlockades(x)
	for p := range rules.Seat(s.players) {
		_, influence := s.income(p)
		s.houses[p].influence = int16(max(0, influence+int(s.ceded[p])))
		x.tell(EvTally, p, none, none, none, int(s.houses[p].influence), s.planetsOf(p))
	}
	winners, how := s.ranking()
	s.win(x, how, winners)
}

func (s *state) win(x ctx, how ending, winners rules.Seats) {
	s.over, s.winners, s.active = how, winners, nobody
	for p := range rules.Seat(s.players) {
		if winners.Has(p) {
			x.tell(EvWins, p, none, none, none, int(how), 0)
		}
	}
}

// lastStanding returns the only House with planets when no other has a ship or Troop (21.3), or nobody.
func (s *state) lastStanding() rules.Seat {
	last := nobody
	for p := range rules.Seat(s.players) {
		switch {
		case s.planetsOf(p) > 0:
			if last != nobody {
				return nobody
			}
			last = p
		case s.hasUnits(p):
			return nobody
		}
	}
	return last
}

// ranking finds the winners of the final tally (21.1, 21.2).
func (s *state) ranking() (rules.Seats, ending) {
	how := byInfluence
	best := rules.Everyone & (1<<s.players - 1)
	for p := range rules.Seat(s.players) {
		if s.houses[p].gone && best != rules.Only(p) {
			best &^= rules.Only(p)
		}
	}
	for criterion := range 4 {
		most := -1
		var leaders rules.Seats
		for p := range rules.Seat(s.players) {
			if !best.Has(p) {
				continue
			}
			switch n := s.measure(p, criterion); {
			case n > most:
				most, leaders = n, rules.Only(p)
			case n == most:
				leaders = leaders.With(p)
			}
		}
		if best = leaders; best&(best-1) == 0 {
			return best, how
		}
		how = byTie
	}
	return best, byRegency
}

// measure is what a tie is decided by: Influence, planets, Resources, value of units.
func (s *state) measure(p rules.Seat, criterion int) int {
	switch criterion {
	case 0:
		return int(s.houses[p].influence)
	case 1:
		return s.planetsOf(p)
	case 2:
		return int(s.houses[p].treasury)
	}
	return s.unitValue(p)
}

// unitValue is twice the production value of a House's units, so that halves count (21.2).
func (s *state) unitValue(p rules.Seat) (n int) {
	count := func(u unit, times uint8) { n += u.value(times) }
	for h := range s.mapSize() {
		if f := &s.fleets[h]; f.owner == p {
			count(frigate, f.frigates)
			count(cruiser, f.cruisers)
			count(dreadnought, f.dreads[1]+f.dreads[2]+f.dreads[3])
			count(aircraft, f.based)
		}
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.at != noHex && k.owner == p {
			count(k.kind(), 1)
			count(troop, k.troops)
			count(aircraft, k.aircraft)
		}
	}
	for pl := range s.bodies[:3*s.mapSize()] {
		if b := &s.bodies[pl]; b.holder == p {
			count(troop, b.troops)
		}
	}
	if k := &s.houses[p].flag; k.at != noHex {
		count(flagship, 1)
		count(troop, k.troops)
		count(aircraft, k.aircraft)
	}
	return n
}

// value is twice the production value of so many units, so that halves count.
func (u unit) value(n uint8) int { return 2 * int(n) * int(units[u].price) / int(units[u].perPrice) }
