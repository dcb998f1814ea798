package imperio

import "tyche/rules"

// What hangs on the choices of a live battle (13.2, 13.5, 13.6).

// stakesOfFighting is the battle if the House never leaves it, for it is asked again before each round, and the enemy follows its standing
// orders; before the battle, if both follow theirs.
func stakesOfFighting(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if s.top().step == lastDecides {
		return dst
	}
	b := s.battleSeenBy(p)
	opens, why := s.top().step == withdrawing, "why.to-the-end"
	if opens { // who accepts the battle does not withdraw before it, whatever his standing order
		f := b.sideFleet(1)
		f.standing = f.standing&^(3<<4) | WithdrawNever<<4
		why = "why.standing"
	} else {
		b.sideFleet(s.battle.sideOf(p)).stand(RetreatNever)
	}
	k := b.battleStake(p, opens)
	if k.Chancy() {
		k.Why = append(k.Why, staked(why))
	}
	return append(dst, k)
}

// battleSeenBy is the battle under way with what the House knows of it.
func (s *state) battleSeenBy(p rules.Seat) *state {
	b := s.seenBy(p)
	v := s.View(p).(*View)
	b.battle = s.battle
	b.battle.raid = b.showFleet(s.battle.at, &v.Battle.Raid)
	b.battle.raid.owner = s.battle.attacker
	for side := range 2 {
		b.battle.sides[side].retreats = false
		if n := s.aircraftOf(side) - b.aircraftOf(side); n > 0 && s.top().step != withdrawing {
			b.sideFleet(side).based += uint8(n) // launched from its transports: all have seen how many fly (13.1)
		}
	}
	return b
}

// stakesOfFleeing are the Aircraft that find no berth, those whose transport is lost and those based on planets (13.6), and the ships
// that Asteroids may take (4.2).
func stakesOfFleeing(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	side := s.battle.sideOf(p)
	if n := int(s.battle.sides[side].orphans); n > 0 {
		dst = append(dst, rules.Price("13.6", staked("orphans", rules.N(n))))
	}
	if n := int(s.sideFleet(side).based) - s.berths(side); n > 0 {
		dst = append(dst, rules.Price("13.6", staked("stranded", rules.N(n))))
	}
	if s.anomaly[s.hexFor(m.A)] == asteroids && !s.knowsTech(p, t11) {
		dst = append(dst, asteroidChances(s.countShips(side)))
	}
	if s.top().step == firstDecides || s.top().step == secondDecides {
		dst = append(dst, rules.Price("13.6", staked("round-first")), s.leavingStake(p, side))
	}
	return dst
}

// leavingStake is how a battle ends for a House that announces its retreat: the round is still fought, and nobody leaves whose ships are
// all lost in it, or whose enemy is.
func (s *state) leavingStake(p rules.Seat, side int) rules.Stake {
	b := s.battleSeenBy(p)
	b.sideFleet(side).stand(RetreatAtOnce)
	return b.battleStake(p, false)
}

// berths counts the free room in the transports of a side.
func (s *state) berths(side int) (n int) {
	for t := range s.transport {
		if k := &s.transport[t]; s.sideTransport(side, t) {
			n += int(room(k.troops, k.aircraft))
		}
	}
	if k := s.sideFlag(side); k != nil && s.upgraded(s.battle.seatOf(side), f06) {
		n += int(room(k.troops, k.aircraft))
	}
	return n
}

// stakesOfCarrier is what goes down with a transport that takes its last hit (13.4 f).
func stakesOfCarrier(s *state, _ rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	t := &s.transport[m.A]
	if t.hull > 1 {
		return dst
	}
	if t.troops > 0 {
		dst = append(dst, rules.Price("13.4", staked("drowns", rules.N(int(t.troops)))))
	}
	if t.aircraft > 0 {
		dst = append(dst, rules.Price("13.7", staked("orphaned", rules.N(int(t.aircraft)))))
	}
	return dst
}
