package imperio

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// What hangs on Subterfuge: who will be told, and what may foil it.

// stakesOfPlot: Espionage needs no object, so what may foil it is told with the plot.
func stakesOfPlot(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.turn == s.lastTurn() && comesLate(plot(m.A)) {
		dst = append(dst, rules.Price("21.1", staked("plot.late")).Asked())
	}
	if plot(m.A) != espionage {
		return dst
	}
	return s.chancesOfPlot(p, rules.Seat(m.B), odds.Chance{Ways: 1, Of: 1}, s.stakesOfNaming(p, m, dst))
}

// comesLate says whether a plot does nothing but for the turn after (16.4 to 16.6): in the last turn it is money thrown away.
func comesLate(k plot) bool { return k == espionage || k == watch || k == chaos || k == favour }

// chancesOfPlot are those of a plot that has so much chance by itself, against the Counter-intelligence that is known of (16.3).
func (s *state) chancesOfPlot(p, victim rules.Seat, by odds.Chance, dst []rules.Stake) []rules.Stake {
	b := s.seenBy(p)
	need := b.counters(p, victim)
	if need > 0 {
		by = by.And(odds.Chance{Ways: uint64(need - 1), Of: 10})
	}
	if by.Ways == by.Of {
		return dst
	}
	k := rules.Stake{What: staked("plot"), Rule: "16.3", Ways: []rules.Way{way("succeeds", 1, by), way("fails", -1, by.Not())}}
	if need > 0 {
		k.Why = append(k.Why, staked("why.counter", rules.R(seatRef(victim)), rules.N(need)))
	}
	return append(dst, k)
}

// stakesOfSedition: what the planet would bring, and its chance, for every Troop must come over (16.7).
func stakesOfSedition(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	pl := s.planetFor(m.A)
	q := s.bodies[pl].holder
	dst = append(dst, s.yieldGained(p, pl))
	if s.garrisonHidden(p, pl) {
		dst = append(dst, rules.Price("16.2", staked("public")))
		k := rules.Stake{What: staked("plot"), Rule: "16.7", Ways: []rules.Way{unknownChance("succeeds", 1), unknownChance("fails", -1)}}
		k.Why = append(k.Why, staked("why.garrison"))
		return append(dst, k)
	}
	n := int(s.bodies[pl].troops)
	c := odds.Chance{Ways: 1, Of: 1}
	for range min(n, 18) {
		c = c.And(odds.Chance{Ways: 7, Of: 10})
	}
	from := len(dst)
	if dst = s.chancesOfPlot(p, q, c, dst); len(dst) == from { // nobody resists
		return append(dst, rules.Price("16.7", staked("sedition.sure")), rules.Price("16.2", staked("public")))
	}
	for i := from; i < len(dst); i++ {
		dst[i].Rule = "16.7"
		key := "why.sedition"
		if n == 1 {
			key = "why.sedition.one"
		}
		dst[i].Why = append(dst[i].Why, staked(key, rules.N(n)))
	}
	return append(dst, rules.Price("16.2", staked("public")))
}

// yieldGained is what a planet of another would bring a House each turn.
func (s *state) yieldGained(p rules.Seat, pl planet) rules.Stake {
	t := *s
	r0, i0 := t.income(p)
	t.bodies[pl].owner, t.bodies[pl].holder = p, p
	r1, i1 := t.income(p)
	if r1 == r0 && i1 == i0 && t.blockaded(pl) {
		by := seatRef(s.fleets[hexOf(pl)].owner)
		return rules.Price("7.2", staked("brings.blockaded", rules.R(by)), by)
	}
	return rules.Price("16.7", staked("brings", rules.N(r1-r0), rules.N(i1-i0)))
}

// stakesOfObject is what may foil the plot, a technology that is known from a dossier alone, and that of an Operation one detachment is
// stopped (16.5).
func stakesOfObject(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	q := s.top().target()
	dst = s.stakesOfNaming(p, m, dst)
	switch m.Verb {
	case objectTech:
		if !s.verified[p][q].has(tech(m.A)) {
			dst = append(dst, rules.Price("16.5", staked("hearsay", rules.R(techRef(tech(m.A))), rules.R(seatRef(q)))))
		}
	case objectAction:
		if action(m.A) == operation {
			dst = append(dst, rules.Price("16.5", staked("chaos.operation")))
		}
	case objectVerb:
		if q = s.bodies[s.planetFor(m.A)].owner; q == nobody {
			return dst
		}
	}
	return s.chancesOfPlot(p, q, odds.Chance{Ways: 1, Of: 1}, dst)
}

// stakesOfNaming is that the victim learns the author, where nobody else can be blamed: else that is asked next (16.2).
func (s *state) stakesOfNaming(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	t := *s
	applyPlotting(&t, ctx{}, t.top(), m)
	if f := t.top(); f.kind == inPlotting && f.step == chooseBlame && !t.mayBlame(f) {
		return t.named(p, dst)
	}
	return dst
}

// named is that the victim of the plot under way learns who its author is.
func (s *state) named(p rules.Seat, dst []rules.Stake) []rules.Stake {
	if q := s.victim(); q != nobody && q != p {
		dst = append(dst, rules.Price("16.2", staked("named", rules.R(seatRef(q))), seatRef(q)))
	}
	return dst
}

// victim is who is told of the plot under way: of a Sabotage, whoever holds the planet.
func (s *state) victim() rules.Seat {
	f := s.top()
	if f.planned() == sabotage {
		return s.bodies[planet(f.c/numWorks)].holder
	}
	return f.target()
}

// stakesOfBlame is whom the victim is told it was (16.2).
func stakesOfBlame(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if m.Verb == noBlameVerb {
		return s.named(p, dst)
	}
	if q := s.victim(); q != nobody && q != p {
		dst = append(dst, rules.Price("16.2", staked("blames", rules.R(seatRef(q)), rules.R(seatRef(rules.Seat(m.A))))))
	}
	return dst
}
