package imperio

import "tyche/rules"

// The two sides of a battle: who they are, what fights for them, and how well (13, 11.6).

// seatOf returns the House of a side.
func (b *battle) seatOf(side int) rules.Seat {
	if side == 0 {
		return b.attacker
	}
	return b.defender
}

// sideOf is the side of a House in the battle: 0 attacks.
func (b *battle) sideOf(p rules.Seat) int {
	if p == b.defender {
		return 1
	}
	return 0
}

func (s *state) sideFleet(side int) *fleet {
	if side == 0 {
		return &s.battle.raid
	}
	return &s.fleets[s.battle.at]
}

// sideTransport says whether a transport fights on a side.
func (s *state) sideTransport(side, t int) bool {
	k := &s.transport[t]
	return k.at == s.battle.at && k.owner == s.battle.seatOf(side)
}

// sideFlag returns the Flagship of a side, or nil.
func (s *state) sideFlag(side int) *flagshipState {
	k := &s.houses[s.battle.seatOf(side)].flag
	if k.at == s.battle.at {
		return k
	}
	return nil
}

func (s *state) sideHasShips(side int) bool {
	f := s.sideFleet(side)
	if f.frigates > 0 || f.cruisers > 0 || f.dreads != [4]uint8{} || s.sideFlag(side) != nil {
		return true
	}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			return true
		}
	}
	return false
}

// aircraftOf counts the Aircraft of a side, orphans included.
func (s *state) aircraftOf(side int) (n int) {
	n = int(s.sideFleet(side).based) + int(s.battle.sides[side].orphans)
	if k := s.sideFlag(side); k != nil {
		n += int(k.aircraft)
	}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			n += int(s.transport[t].aircraft)
		}
	}
	return n
}

// doomed says whether the hits on a side strike down all that can be hit, whoever takes them: its House has nothing to choose.
func (s *state) doomed(side int) bool {
	f, k := s.sideFleet(side), &s.battle.sides[side]
	hull := int(f.frigates) + int(f.cruisers)
	for left, n := range f.dreads {
		hull += left * int(n)
	}
	if flag := s.sideFlag(side); flag != nil {
		hull += int(flag.hull)
	}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			hull += int(s.transport[t].hull)
		}
	}
	if !s.inStorm() {
		hull += s.aircraftOf(side)
	}
	return int(k.locator)+int(k.hits) >= hull
}

func (s *state) inStorm() bool { return s.anomaly[s.battle.at] == ionStorm }

// canFight says whether a side has anything able to fight (13.4 g).
func (s *state) canFight(side int) bool {
	return s.sideHasShips(side) || !s.inStorm() && s.aircraftOf(side) > 0
}

// needs is the threshold of a unit of a side (1.3): an extra is a bonus for anti-aircraft attacks.
func (s *state) needs(side int, u unit, extra int) int {
	p := s.battle.seatOf(side)
	n := s.battleValue(p, u) - extra
	if side == 1 && s.anomaly[s.battle.at] == nebula {
		n--
	}
	return threshold(n)
}

// threshold is the least number that hits: a 1 never does, a 10 always (1.3).
func threshold(n int) int { return min(max(n, 2), 10) }

// battleValue is the Battle Value of a House's unit with its technologies and upgrades.
func (s *state) battleValue(p rules.Seat, u unit) int {
	n := int(units[u].bv)
	switch {
	case u == flagship && s.upgraded(p, f04):
		n = 4
	case (u == frigate || u == cruiser) && s.knowsTech(p, t01),
		u == dreadnought && s.knowsTech(p, t03),
		u == aircraft && s.knowsTech(p, t04),
		u == troop && s.knowsTech(p, t07):
		n--
	}
	return n
}

// flagDice is the number of attack dice of a Flagship (F05).
func (s *state) flagDice(p rules.Seat) int {
	if s.upgraded(p, f05) {
		return 3
	}
	return int(units[flagship].dice)
}
