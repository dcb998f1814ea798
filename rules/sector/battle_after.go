package sector

import "tyche/rules"

// Blasts, holding the area and withdrawing (4.6-4.8).

// Blasts. Frame inBlast: step 0 the defender destroys, 1 the attacker, 2 done; a = type of the next blast.

func blastRun(s *state, x ctx, f *frame) bool {
	b := &s.battle
	for ; f.step < 2; f.step, f.a = f.step+1, 0 {
		side := 1 - int(f.step)
		for ; f.a < 3; f.a++ {
			for b.blasts[side][f.a] > 0 {
				n, last := s.blastable(side, int(f.a))
				if n == 0 {
					b.blasts[side][f.a] = 0
					break
				}
				if n > 1 {
					f.seat = b.seats[side]
					return true
				}
				b.blasts[side][f.a]--
				s.kill(x, side, last, 0)
			}
		}
	}
	*f = frame{kind: inHolding, seat: nobody}
	return false
}

// blastable counts the kinds of units of a side that a type of blast may hit, and names the last.
func (s *state) blastable(side, kind int) (n, last int) {
	for i := range unitsOfPeople {
		if s.mayBlast(side, kind, i) {
			n, last = n+1, i
		}
	}
	return n, last
}

func (s *state) mayBlast(side, kind, i int) bool {
	air := units[s.unitIn(side, i)].air
	return s.battle.alive[side][i] > 0 && (kind == int(blastAny-blastGround) || air == (kind == int(blastAir-blastGround)))
}

func blastCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	side := 1 - int(f.step)
	for i, n := range s.battle.alive[side] {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: loseVerb, A: int16(s.unitIn(side, i))})
		}
	}
	return dst
}

func blastCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	side := 1 - int(f.step)
	switch {
	case m.Verb != loseVerb:
		return notAnAnswer
	case !s.owned(f.seat, unit(m.A)) || s.battle.alive[side][m.A%unitsOfPeople] == 0:
		return notInBattle
	case !s.mayBlast(side, int(f.a), int(m.A)%unitsOfPeople):
		return wrongType
	}
	return nil
}

func blastApply(s *state, x ctx, f *frame, m rules.Move) {
	side := 1 - int(f.step)
	s.battle.blasts[side][f.a]--
	s.kill(x, side, int(m.A)%unitsOfPeople, 0)
}

// holdingRun compares the strength of the survivors and gives the area to the winner (4.7).
func holdingRun(s *state, x ctx, f *frame) bool {
	b := &s.battle
	a, d := s.strengthOf(attacking), s.strengthOf(defending)
	winner := defending
	if count(&b.alive[attacking]) > 0 && a > d {
		winner = attacking
		s.seats[b.seats[attacking]].wonAttack = true
	}
	x.tell(EvBattleEnds, b.seats[winner], seatRef(b.seats[1-winner]), none, areaRef(b.area), a, d)
	was := b.seats[defending] // who controlled it before, unless a base of somebody else stands there
	if base := s.base[b.area]; base != nobody && base != was {
		was = nobody
	}
	s.units[b.area] = b.alive[winner]
	if count(&b.alive[winner]) > 0 {
		s.owner[b.area] = b.seats[winner]
	}
	s.tellControl(x, was, b.seats[winner], b.area)
	b.ready[1-winner], b.ready[winner] = b.alive[1-winner], [unitsOfPeople]uint8{}
	*f = frame{kind: inWithdrawal, seat: b.seats[1-winner], a: int16(1 - winner), b: int16(winner)}
	return false
}

// strengthOf adds the printed strength of a side's survivors.
func (s *state) strengthOf(side int) int {
	n := 0
	for i, k := range s.battle.alive[side] {
		n += int(k) * int(units[s.unitIn(side, i)].strength)
	}
	return n
}

// Withdrawing (4.8). Frame inWithdrawal: step 0 the loser a, 1 the winner b with more units than the limit (4.8a).

func withdrawalRun(s *state, x ctx, f *frame) bool {
	b := &s.battle
	if f.step == 0 {
		f.seat = b.seats[f.a]
		left := &b.ready[f.a]
		if count(left) > 0 && s.anyWithdrawal(f.seat) {
			return true
		}
		for i := range left {
			for ; left[i] > 0; left[i]-- {
				s.killWithdrawing(x, int(f.a), i)
			}
		}
		f.step = 1
	}
	f.seat = b.seats[f.b]
	excess := s.size(b.area) - int(areas[b.area].limit)
	if excess > 0 {
		if s.anyWithdrawal(f.seat) || only(&s.units[b.area]) < 0 {
			return true
		}
		for i := only(&s.units[b.area]); excess > 0; excess-- {
			s.destroyUnit(x, s.unitIn(int(f.b), i), b.area)
		}
	}
	b.clear()
	s.pop()
	return false
}

// killWithdrawing destroys a unit that has nowhere to go.
func (s *state) killWithdrawing(x ctx, side, i int) {
	p := s.battle.seats[side]
	s.seats[p].supply[i]++
	x.tell(EvUnitLost, p, unitRef(s.unitIn(side, i)), areaRef(s.battle.area), none, 1, 0)
}

// withdrawRefusal says why p may not withdraw to an area, or nil. Areas of the same planet come first.
func (s *state) withdrawRefusal(p rules.Seat, a area) *rules.Illegal {
	here := areas[s.battle.area].planet
	if areas[a].planet != here {
		if s.roomOn(p, here) {
			return withdrawHere
		}
		if !s.linked(p, here, areas[a].planet) {
			return noTransport
		}
	}
	return s.placeRefusal(p, a)
}

// roomOn says whether an area of a planet takes a unit of p.
func (s *state) roomOn(p rules.Seat, q planet) bool {
	for a, end := areasOf(q); a < end; a++ {
		if s.takes(p, a) {
			return true
		}
	}
	return false
}

func (s *state) anyWithdrawal(p rules.Seat) bool {
	here := areas[s.battle.area].planet
	if s.roomOn(p, here) {
		return true
	}
	for i := range s.routeCount {
		if r := &s.routes[i]; r.touches(here) && r.transports.Has(p) && s.roomOn(p, r.other(here)) {
			return true
		}
	}
	return false
}

// leaving returns the units of which one withdraws now.
func (s *state) leaving(f *frame) *[unitsOfPeople]uint8 {
	if f.step == 0 {
		return &s.battle.ready[f.a]
	}
	return &s.units[s.battle.area]
}

func withdrawalCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	here := areas[s.battle.area].planet
	stuck := !s.anyWithdrawal(f.seat)
	for i, n := range s.leaving(f) {
		if n == 0 {
			continue
		}
		u := int16(unitOf(s.people(f.seat), i))
		if stuck {
			dst = append(dst, rules.Move{Verb: loseVerb, A: u})
			continue
		}
		for a := range area(numAreas) {
			if areas[a].planet == here || s.linked(f.seat, here, areas[a].planet) {
				dst = append(dst, rules.Move{Verb: withdrawVerb, A: u, B: int16(a)})
			}
		}
	}
	return dst
}

func withdrawalCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != withdrawVerb && m.Verb != loseVerb {
		return notAnAnswer
	}
	if !s.owned(f.seat, unit(m.A)) || s.leaving(f)[m.A%unitsOfPeople] == 0 {
		return notInBattle
	}
	if m.Verb == loseVerb {
		if s.anyWithdrawal(f.seat) {
			return mustWithdraw
		}
		return nil
	}
	return s.withdrawRefusal(f.seat, area(m.B))
}

// withdrawalPrompt tells who won with more units than the area holds that some are too many.
func withdrawalPrompt(s *state, f *frame) rules.Decision {
	d := aboutBattle(s, f)
	if f.step > 0 {
		over := s.size(s.battle.area) - int(areas[s.battle.area].limit)
		d.Prompt = rules.Say("sector.ask.withdrawal.excess", rules.R(d.About), rules.N(over))
	}
	return d
}

func withdrawalApply(s *state, x ctx, f *frame, m rules.Move) {
	b, u := &s.battle, unit(m.A)
	switch {
	case m.Verb == loseVerb:
		s.destroyUnit(x, u, b.area)
		return
	case f.step == 0:
		b.ready[f.a][u%unitsOfPeople]--
	default:
		s.takeUnit(u, b.area)
	}
	x.tell(EvWithdraws, f.seat, unitRef(u), areaRef(b.area), areaRef(area(m.B)), 0, 0)
	s.enter(x, f.seat, u, area(m.B))
}

var (
	wrongType    = refuse("4.6", "sector.why.wrong-type")
	withdrawHere = refuse("4.8", "sector.why.withdraw-here")
	mustWithdraw = refuse("4.8", "sector.why.must-withdraw")
)
