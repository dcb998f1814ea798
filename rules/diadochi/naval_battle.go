package diadochi

import "tyche/rules"

// Naval battle (8C). The frame: seat = the interceptor.

func runNavalBattle(s *state, x ctx, f *frame) bool {
	v := &s.voyage
	if f.step == 0 {
		f.step = 1
		x.tell(EvNavalBattle, s.march.seat, none, none, spaceRef(s.march.at), int(f.seat), 0)
		s.pushWindow(x, w4Naval)
		return false
	}
	p := f.seat
	s.pop(0)
	if !v.cleared && !v.calledOff && !v.ended {
		s.fightAtSea(x, p)
	}
	return false
}

// fightAtSea throws the dice of a naval battle that nothing has cancelled; declaring it is a hostile act (8.20-8.26).
func (s *state) fightAtSea(x ctx, p rules.Seat) {
	m, v := &s.march, &s.voyage
	s.hostile(x, p, m.seat)
	escort := v.escort & s.availableFleets(m.seat)
	s.tellForce(x, m.seat, marching, [numUnits]uint8{}) // nobody fights aboard
	s.tellFleets(x, m.seat, escort)
	s.tellFleets(x, p, v.committed[p]&s.availableFleets(p))
	mine := uint8(0)
	if escort != 0 {
		mine = s.navalDice(x, m.seat, s.escortStrength(escort))
	} else {
		x.tell(EvNavalDice, m.seat, none, none, spaceRef(m.at), 0, 0)
	}
	committed := v.committed[p] & s.availableFleets(p)
	theirs := s.navalDice(x, p, s.fleetsStrength(committed))
	switch {
	case mine > theirs:
		x.tell(EvNavalEnds, m.seat, none, none, spaceRef(m.at), int(mine-theirs), 0)
		s.disperseFleets(x, committed)
	case theirs > mine:
		x.tell(EvNavalEnds, p, none, none, spaceRef(m.at), int(theirs-mine), 0)
		s.disperseFleets(x, escort)
		v.ended = true
		s.sufferAttrition(x, marching, 0, EvAttrition)
	default:
		x.tell(EvNavalEnds, nobody, none, none, spaceRef(m.at), 0, 0)
	}
}

// tellFleets tells which fleets take part (8.18).
func (s *state) tellFleets(x ctx, p rules.Seat, set uint16) {
	if !x.telling() {
		return
	}
	for f := range fleet(numFleets) {
		if set&(1<<f) != 0 {
			x.tell(EvForce, p, fleetRef(f), none, spaceRef(s.march.at), s.fleetStrength(f), 0)
		}
	}
}

// escortStrength is that of the escort; under Nearchos 1 more (8.22).
func (s *state) escortStrength(escort uint16) int {
	n := s.fleetsStrength(escort)
	if n > 0 && s.able(s.march.general, strongFleet) {
		n++
	}
	return n
}

// navalDice throws two dice without a Battle Factor (8.22).
func (s *state) navalDice(x ctx, p rules.Seat, strength int) uint8 {
	a, b := x.roll(), x.roll()
	score := battleScore(a+b, strength)
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvNavalDice, Seat: p, To: spaceRef(s.march.at), Dice: rules.Dice{a, b}, N: int16(strength), M: int16(score)})
	}
	return score
}

func (s *state) disperseFleets(x ctx, set uint16) {
	for f := range fleet(numFleets) {
		if set&(1<<f) != 0 {
			s.disperseFleet(x, f)
		}
	}
}
