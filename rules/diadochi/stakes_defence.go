package diadochi

import "tyche/rules"

// What hangs on the answers of whoever is entered upon: to evade, to go inside, to come from a space beside.

// stakesOfEvasion is the die of an evasion (6.12). Generals without CUs who make way roll none, and fight nobody (5.28, 6.13).
func stakesOfEvasion(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	f := s.top()
	if f.kind != inEvasion {
		return dst
	}
	g := s.march.general // 5.11
	if f.a != 1 {
		g = s.commanderAt(s.evadersAt(f), p)
	}
	c := CountReaction(s.initiative(g, evading))
	if s.entry.sure&g.bit() != 0 {
		c = sure
	}
	dst = append(dst, chance("6.12", rules.Say("diadochi.stake.evade", rules.R(generalRef(g)), rules.R(spaceRef(space(m.A)))), way("succeeds", 1, c), way("fails", -1, c.Not())))
	told := len(dst)
	dst = s.stakesOfStanding(p, f, dst)
	for i := told; i < len(dst); i++ {
		battleIfCaught(&dst[i])
	}
	return dst
}

// battleIfCaught says of a battle that it comes only if the evasion fails.
func battleIfCaught(k *rules.Stake) {
	if k.Rule != "7.13" || !k.Chancy() {
		return
	}
	k.What.Key = "diadochi.stake.battle-if-caught"
	k.Brief = rules.Say("diadochi.stake.battle-if-caught.brief", rules.PercentAs(k.Ways[0].Most, k.Percents()[0]))
}

// stakesOfStanding is the battle of a stack that does not evade.
func (s *state) stakesOfStanding(p rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	e, t := &s.entry, *s
	if f.a == 1 {
		t.joinMover(outside(e.sp))
		if isPlayer(e.interceptor) {
			t.moveEverything(e.interceptor, reacting, outside(e.sp))
		}
		return t.stakesOfFight(t.stakesOfMeeting(p, dst))
	}
	t.standReactors()
	return append(stakesOfRoyals(t.royalsAtPlace(outside(e.sp)), e.seat, dst), t.chancesOfDefence(p))
}

// chancesOfDefence are those of p's units in the entered space against whoever has come; the state is used up.
func (s *state) chancesOfDefence(p rules.Seat) rules.Stake {
	e := &s.entry
	mover := side{seat: e.seat, at: marching}
	if e.seat == independents {
		mover = side{seat: independents, armies: s.armiesAt(e.sp)}
	}
	return s.chancesOfBattle(mover, side{seat: p, at: outside(e.sp)}, 1)
}

// stakesOfRefuge is the battle of those who stay before the city, after one more has gone in or nobody has (6.9). At a gate that is used in
// peace nothing hangs on it.
func stakesOfRefuge(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.top().kind != inGoingInside {
		return dst
	}
	t := *s
	f := t.top()
	if m.Verb != passVerb {
		applyGoingInside(&t, ctx{}, f, m)
	}
	t.standReactors()
	switch {
	case t.entry.seat != independents && !t.hasCUs(marching):
		return dst
	case t.stacks[outside(t.entry.sp)].owner != p:
		return t.stakesOfPrizesLeft(p, dst)
	}
	return t.stakesOfStanding(p, f, dst)
}

// stakesOfGate names the royals who stay before a city when the last CU there goes in, for whoever comes to take (5.28); in flight
// they are those of the refuge.
func stakesOfGate(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	out := outside(space(m.A))
	if s.top().kind == inGoingInside || s.stacks[out].size() != 1 {
		return stakesOfRefuge(s, p, m, dst)
	}
	for r := range royal(numRoyals) {
		if s.royalAt[r] == out && s.royalOf[r] == p {
			dst = append(dst, rules.Price("5.28", rules.Say("diadochi.stake.royal-alone", rules.R(royalRef(r)), rules.R(spaceRef(spaceOf(out)))), royalRef(r)))
		}
	}
	return dst
}

// stakesOfPrizesLeft names the royals and the Cart of p that stay outside without a CU, where another comes in: he takes them (5.28).
func (s *state) stakesOfPrizesLeft(p rules.Seat, dst []rules.Stake) []rules.Stake {
	e := &s.entry
	if !isPlayer(e.seat) {
		return dst
	}
	for r := range royal(numRoyals) {
		if s.royalAt[r] == outside(e.sp) && s.royalOf[r] == p {
			dst = append(dst, rules.Price("5.28", rules.Say("diadochi.stake.royal-taken", rules.R(royalRef(r)), rules.R(seatRef(e.seat))), royalRef(r)))
		}
	}
	if s.cart == outside(e.sp) && s.cartOf == p {
		dst = append(dst, rules.Price("5.28", rules.Say("diadochi.stake.cart-taken", rules.R(seatRef(e.seat))), cartRef))
	}
	return dst
}

// stakesOfInterception is the die of an interception and the battle that follows it (6.4).
func stakesOfInterception(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	t := *s
	g, from := general(m.A), space(m.B)
	t.at[g] = outside(from)
	t.pickInterceptors(p, g, outside(from))
	return t.chancesOfIntercepting(p, g, from, dst)
}

// chancesOfIntercepting are those of the picked force.
func (s *state) chancesOfIntercepting(p rules.Seat, g general, from space, dst []rules.Stake) []rules.Stake {
	t := *s
	t.at[g] = outside(from)
	c := s.interceptionChance(g, from)
	dst = s.stakesOfRoyalsPicked(dst)
	t.bringReactors(p, outside(from), outside(s.entry.sp))
	if s.siege[from] > 0 && s.besieger[from] == p && !t.besieges(p, from) {
		dst = append(dst, rules.Price("9.18", rules.Say("diadochi.stake.lifts-if", rules.R(spaceRef(from)), rules.N(int(s.siege[from]))), spaceRef(from)))
	}
	e := &s.entry
	if isPlayer(e.seat) && s.hasCUs(marching) && t.aggressor(e.seat, p, outside(e.sp)) == p {
		dst = t.stakesOfDisgrace(p, e.seat, "in-battle", dst)
	}
	dst = append(dst, chance("6.4", rules.Say("diadochi.stake.intercept", rules.R(generalRef(g)), rules.R(spaceRef(e.sp))), way("succeeds", 1, c), way("fails", -1, c.Not())))
	dst = s.chanceOfFlight(dst)
	if e.seat == independents || s.hasCUs(marching) {
		dst = append(dst, t.chancesOfDefence(p))
	}
	return dst
}

// chanceOfFlight is that the active Army goes back where it came from, once somebody has intercepted it (6.17).
func (s *state) chanceOfFlight(dst []rules.Stake) []rules.Stake {
	e, g := &s.entry, s.march.general
	if !isPlayer(e.seat) || e.landed || !s.hasCUs(marching) || !s.canFlee() {
		return dst
	}
	c := CountReaction(s.initiative(g, evading))
	if e.sure&g.bit() != 0 {
		c = sure
	}
	return append(dst, perhaps("6.17", "evasion", seatRef(e.seat), way("evasion.stands", 0, c.Not()), way("evasion.goes", 0, c)))
}

// stakesOfRoyalsPicked names the royals who come with the picked force.
func (s *state) stakesOfRoyalsPicked(dst []rules.Stake) []rules.Stake {
	if !s.hasCUs(marching) {
		return dst
	}
	return stakesOfRoyals(uint8(s.entry.picked.royals), s.entry.seat, dst)
}

// stakesOfNoInterception is the battle of those of p who stand in the space or are on their way, if nobody else comes.
func (s *state) stakesOfNoInterception(p rules.Seat, dst []rules.Stake) []rules.Stake {
	t := *s
	t.joinMover(outside(t.entry.sp))
	t.standReactors()
	if t.stacks[outside(t.entry.sp)].owner != p || t.entry.seat != independents && !s.hasCUs(marching) {
		return dst
	}
	return append(dst, t.chancesOfDefence(p))
}

// stakesOfYes are those of a force that has been chosen.
func stakesOfYes(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	switch f := s.top(); f.kind {
	case inInterception:
		return s.chancesOfIntercepting(p, general(f.a), space(f.b), dst)
	case inNavalInterception:
		return s.chancesAtSea(uint16(f.b), dst)
	}
	return dst
}
