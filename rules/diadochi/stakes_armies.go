package diadochi

import "tyche/rules"

// An Independent Army that a card sends into a space meets whoever is there (10.5), as a march does: the same is said before it goes.

// stakesOfArmies appends what comes of an answer that lets an Independent Army enter a space at once.
func (s *state) stakesOfArmies(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	switch k := s.top().kind; {
	case k == inArmyMove && m.Verb == moveArmyVerb, k == inEvent && (m.Verb == targetArmyVerb || m.Verb == targetVerb):
	default:
		return dst
	}
	t := *s
	x := ctx{ch: noLuck{}}
	for procedures[t.top().kind].apply(&t, x, t.top(), m); t.over == stillPlaying; {
		switch f := t.top(); {
		case f.kind == inEntry && t.entry.seat == independents:
			return t.stakesOfArmyEntry(p, dst)
		case f.kind != inArmyMove && f.kind != inEvent || procedures[f.kind].run(&t, x, f):
			return dst
		}
	}
	return dst
}

// noLuck is for what comes before the first die.
type noLuck struct{}

func (noLuck) Draw(int) int { return 0 }

// stakesOfArmyEntry are those of the army that has just entered a space: who may intercept it, and whoever stands there.
func (s *state) stakesOfArmyEntry(p rules.Seat, dst []rules.Stake) []rules.Stake {
	sp, a := s.entry.sp, armyRef(s.entry.army)
	dst = s.takenByArmy(p, dst)
	n := len(dst)
	dst = s.interceptionChances(p, dst)
	for i := range dst[n:] {
		k := &dst[n+i]
		k.Ways[0].Good, k.Ways[1].Good = 0, 0
		k.Ways[1].What = rules.Say("diadochi.stake.interception.army", rules.R(a))
	}
	d := side{seat: s.stacks[outside(sp)].owner, at: outside(sp)}
	if !isPlayer(d.seat) {
		return dst
	}
	if d.seat != p && s.canEvade(d.seat) {
		c := CountReaction(s.initiative(s.commanderAt(d.at, d.seat), evading))
		dst = append(dst, perhaps("6.10", "evasion", seatRef(d.seat), way("evasion.stands", 0, c.Not()), way("evasion.goes", 0, c)))
	}
	attacker := side{seat: independents, armies: s.armiesAt(sp)}
	if d.seat == p {
		return append(dst, s.chancesOfBattle(attacker, d, 1))
	}
	k := s.chancesOfBattle(attacker, d, 0)
	k.What = rules.Say("diadochi.stake.battle-of-army", rules.R(a), rules.R(seatRef(d.seat)))
	for i, key := range [...]string{"army.wins", "army.draw", "army.loses"} {
		k.Ways[i].What = rules.Say("diadochi.stake." + key)
	}
	return append(dst, k)
}

// takenByArmy is the control that p loses where an Independent Army comes to rest (10.7), with the points that go with it; who would lose
// points is asked.
func (s *state) takenByArmy(p rules.Seat, dst []rules.Stake) []rules.Stake {
	sp := s.entry.sp
	if s.pc[sp] != p || !yieldsToArmies(sp) {
		return dst
	}
	t := *s
	t.setPC(ctx{}, sp, independents)
	if n := s.vp(p) - t.vp(p); n > 0 {
		return append(dst, rules.Price("10.7", rules.Say("diadochi.stake.army-takes.points", rules.R(spaceRef(sp)), rules.N(n)), spaceRef(sp)).Asked())
	}
	return append(dst, rules.Price("10.7", rules.Say("diadochi.stake.army-takes", rules.R(spaceRef(sp))), spaceRef(sp)))
}
