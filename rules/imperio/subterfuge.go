package imperio

import "tyche/rules"

// What Subterfuge does in its slot, and who is told (16).

// resolvePlot carries out a Subterfuge action.
func (s *state) resolvePlot(x ctx, p rules.Seat, d *deed) (result, reason) {
	switch plot(d.a) {
	case espionage:
		return s.spy(x, p, d)
	case watch:
		s.watching = s.watching.With(p)
		return done, noReason
	case sabotage:
		return s.sabotage(x, p, d)
	case drain:
		return s.drain(x, p, d)
	case chaos:
		return s.sow(x, p, d)
	case favour:
		if s.lawLike(&s.bills[p]) != nil {
			return cancelled, lawStands
		}
		s.favours[s.favourCount] = s.bills[p]
		s.favourCount++
		return done, noReason
	}
	return s.incite(x, p, d)
}

// objectRef is what a plot is aimed at.
func (s *state) objectRef(d *deed) rules.Ref {
	switch plot(d.a) {
	case sabotage:
		return s.planetRef(planet(d.b))
	case sedition:
		return s.planetRef(planet(d.c))
	case drain:
		return techRef(tech(d.c))
	case chaos:
		return actionRef(action(d.c))
	}
	return seatRef(rules.Seat(d.b))
}

// author is who the victim is told it was (16.2).
func (d *deed) author(p rules.Seat) rules.Seat {
	if d.blame != nobody {
		return d.blame
	}
	return p
}

// accuse tells the victim of a plot an author; foiled is 1 when it failed.
func (s *state) accuse(x ctx, victim, author rules.Seat, d *deed, foiled int) {
	if victim != nobody {
		x.whisper(rules.Only(victim), EvVictim, author, plotRef(plot(d.a)), none, s.objectRef(d), int(victim), foiled)
	}
}

// counters is what the victim of a plot of p has to roll to foil it (16.3), or 0 without T23.
func (s *state) counters(p, victim rules.Seat) int {
	switch {
	case victim == nobody || victim == p || !s.knowsTech(victim, t23):
		return 0
	case s.knowsTech(p, t24):
		return 9
	}
	return 7
}

// countered rolls for T23 (16.3): when it succeeds the victim learns the true author.
func (s *state) countered(x ctx, p, victim rules.Seat, d *deed) bool {
	need := s.counters(p, victim)
	if need == 0 {
		return false
	}
	rolled := x.d10()
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvDice, Seat: victim, N: int16(need), Dice: rules.Dice{int8(rolled)}, Seen: rules.Only(victim)})
	}
	if rolled < need {
		return false
	}
	s.accuse(x, victim, p, d, 1)
	return true
}

// spy is Espionage (16.4); the report follows at the end of the turn.
func (s *state) spy(x ctx, p rules.Seat, d *deed) (result, reason) {
	q := rules.Seat(d.b)
	switch {
	case s.houses[q].gone:
		return cancelled, houseLeft
	case s.watch.Has(q):
		s.alarm[q] = s.turn
		s.accuse(x, q, p, d, 1)
		return failed, byWatch
	}
	s.alarm[q] = s.turn
	if s.countered(x, p, q, d) {
		return failed, byCounter
	}
	s.spying[p] = q
	s.accuse(x, q, d.author(p), d, 0)
	return done, noReason
}

// sabotage destroys an infrastructure at once (16.5). Its owner may counter it, its holder is told.
func (s *state) sabotage(x ctx, p rules.Seat, d *deed) (result, reason) {
	b := &s.bodies[d.b]
	switch {
	case b.count(work(d.c)) == 0:
		return cancelled, worksGone
	case s.countered(x, p, b.owner, d):
		return failed, byCounter
	}
	b.remove(work(d.c))
	x.tell(EvRuined, nobody, workRef(work(d.c)), none, s.planetRef(planet(d.b)), 0, 0)
	if b.holder != p {
		s.accuse(x, b.holder, d.author(p), d, 0)
	}
	return done, noReason
}

// drain is Brain Drain (16.5).
func (s *state) drain(x ctx, p rules.Seat, d *deed) (result, reason) {
	q, t, k := rules.Seat(d.b), tech(d.c), &s.houses[p]
	switch {
	case s.houses[q].gone:
		return cancelled, houseLeft
	case (k.techs | k.pending).has(t):
		return cancelled, techHeld
	case !s.knowsTech(q, t):
		s.reported[p][q] &^= 1 << t
		return cancelled, techAbsent
	case s.countered(x, p, q, d):
		return failed, byCounter
	}
	k.pending |= 1 << t
	s.verified[p][q] |= 1 << t
	s.accuse(x, q, d.author(p), d, 0)
	return done, noReason
}

// sow is Sow Chaos (16.5): it bites, and is told, the next turn.
func (s *state) sow(x ctx, p rules.Seat, d *deed) (result, reason) {
	q := rules.Seat(d.b)
	switch {
	case s.houses[q].gone:
		return cancelled, houseLeft
	case s.countered(x, p, q, d):
		return failed, byCounter
	}
	s.sowing[p] = trouble{target: q, kind: action(d.c), blame: d.author(p)}
	return done, noReason
}

// incite is Sedition (16.7).
func (s *state) incite(x ctx, p rules.Seat, d *deed) (result, reason) {
	q, pl := rules.Seat(d.b), planet(d.c)
	b := &s.bodies[pl]
	switch {
	case b.holder != q:
		return cancelled, notTheirs
	case hexOf(pl) == s.home[q]:
		return cancelled, homeSystem
	case s.inForce(l14) != nil && b.troops > 0:
		return cancelled, byLoyalty
	case s.countered(x, p, q, d):
		return failed, byCounter
	}
	s.desert(x, p, pl)
	holds := 0
	if b.troops > 0 {
		holds = 1
	}
	x.tell(EvVictim, p, plotRef(sedition), none, s.planetRef(pl), int(q), holds)
	if holds > 0 {
		return failed, byTroops
	}
	s.setHolder(x, pl, p)
	return done, noReason
}

// desert rolls for each Troop of a planet: 4 or more removes it (S6).
func (s *state) desert(x ctx, p rules.Seat, pl planet) {
	var dice rules.Dice
	n, gone := 0, 0
	tellDice := func() {
		if x.telling() && n > 0 {
			x.log.Add(rules.Event{Verb: EvDice, Seat: p, N: 4, Dice: dice})
		}
		dice, n = rules.Dice{}, 0
	}
	for range s.bodies[pl].troops {
		rolled := x.d10()
		dice[n] = int8(rolled)
		if n++; n == len(dice) {
			tellDice()
		}
		if rolled >= 4 {
			gone++
		}
	}
	tellDice()
	s.fell(x, pl, gone)
}

// reportTurn is FP11: what Espionage found out, and what everybody sees of technologies.
func (s *state) reportTurn(x ctx) {
	for p := range rules.Seat(s.players) {
		q := s.spied[p]
		if q == nobody {
			continue
		}
		s.spyOut(p, q)
		x.whisper(rules.Only(p), EvReport, p, none, none, none, int(q), 0)
	}
	s.showsShips()
}

// spyOut writes what p learns of q (16.4).
func (s *state) spyOut(p, q rules.Seat) {
	k, r := &s.houses[q], &s.reports[p][q]
	*r = report{turn: s.turn, treasury: k.treasury, influence: k.influence, techs: k.techs, abilities: k.abilities}
	for i := range r.slots {
		r.slots[i] = s.plans[q].slots[i].kind
	}
	s.verified[p][q] |= k.techs
	s.knows[p][q] = 3
}

// biteChaos tells the victims of Sow Chaos in the turn in which it bites (16.2).
func (s *state) biteChaos(x ctx) {
	for p := range s.chaos[:s.players] {
		if c := &s.chaos[p]; c.target != nobody {
			x.whisper(rules.Only(c.target), EvVictim, c.blame, plotRef(chaos), none, actionRef(c.kind), int(c.target), 0)
		}
	}
}

// endPlots is FP9 for Security Watch, preference and Chaos, and drops Favours whose law is in force by now.
func (s *state) endPlots(x ctx) {
	s.biteChaos(x)
	s.watch, s.watching = s.watching, 0
	s.spied, s.chaos = s.spying, s.sowing
	for p := range s.spying {
		s.spying[p], s.sowing[p] = nobody, trouble{target: nobody}
	}
	kept := uint8(0)
	for _, k := range s.favours[:s.favourCount] {
		if s.lawLike(&k) != nil {
			s.returnFavour(x, k.author)
			continue
		}
		s.favours[kept] = k
		kept++
	}
	for i := kept; i < s.favourCount; i++ {
		s.favours[i] = proposal{}
	}
	s.favourCount = kept
}

// returnFavour pays a Political Favour back whose law was in force in the Final Phase (S5).
func (s *state) returnFavour(x ctx, p rules.Seat) {
	for i := range s.plans[p].slots {
		if d := &s.plans[p].slots[i]; d.kind == subterfuge && plot(d.a) == favour {
			s.refund(x, p, d, int(d.price-d.favours), lawStands)
		}
	}
}
