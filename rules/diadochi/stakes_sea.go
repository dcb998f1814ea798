package diadochi

import (
	"math/bits"

	"tyche/rules"
	"tyche/rules/odds"
)

// stakesOfSail is what may happen on a route so far and with the escort so far.
func stakesOfSail(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	t := *s
	if t.voyage.on {
		t.addPort(space(m.A))
	} else {
		t.beginVoyage(space(m.A))
		dst = s.stakeOfOnlyVoyage(p, dst)
	}
	dst = s.stakesOfLeaving(dst)
	dst = t.stakesOfEmbarking(dst)
	dst = t.stakeOfNoMarchAfter(dst)
	return t.crossing(p, dst)
}

// stakeOfNoMarchAfter: who has marched before he embarks does not march again in this Player Turn (8.6).
func (s *state) stakeOfNoMarchAfter(dst []rules.Stake) []rules.Stake {
	if _, marches := s.pointsAshore(); marches || s.groupGrounded() {
		return dst
	}
	return append(dst, rules.Price("8.6", rules.Say("diadochi.stake.no-march-after"), generalRef(s.march.general)))
}

// stakeOfOnlyVoyage: there is one naval movement in the Activation Segment (8.2), which another in a Port could still want.
func (s *state) stakeOfOnlyVoyage(p rules.Seat, dst []rules.Stake) []rules.Stake {
	if s.segment != activationSegment {
		return dst
	}
	for set := s.force[p] &^ s.activated &^ s.generalsAt(marching, p); set != 0; set &= set - 1 {
		g := first(set)
		if at := s.at[g]; at < numSpaces && spaces[at].port && s.stacks[at].owner == p && s.commanderAt(at, p) == g {
			return append(dst, rules.Price("8.2", rules.Say("diadochi.stake.only-voyage", rules.R(generalRef(g)))))
		}
	}
	return dst
}

// stakesOfEscort is the voyage with one fleet more.
func stakesOfEscort(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	t := *s
	if f := t.top(); f.kind == inNavalInterception {
		return s.chancesAtSea(uint16(f.b)|1<<m.A, dst)
	}
	t.voyage.escort |= 1 << m.A
	return t.crossing(p, dst)
}

// stakesOfEmbarking: a siege is given up when nobody stays behind (9.18).
func (s *state) stakesOfEmbarking(dst []rules.Stake) []rules.Stake {
	t, from := *s, s.voyage.route[0].sp
	t.march.atSea = true
	if s.siege[from] > 0 && !t.besieges(s.besieger[from], from) {
		dst = append(dst, rules.Price("9.18", rules.Say("diadochi.stake.lifts", rules.R(spaceRef(from)), rules.N(int(s.siege[from]))), spaceRef(from)))
	}
	return dst
}

// stakesOfVoyage are those of a route that ends in its last Port, outside or inside.
func (s *state) stakesOfVoyage(p rules.Seat, inside bool, dst []rules.Stake) []rules.Stake {
	t := *s
	dst = s.stakesOfEmbarking(dst)
	if !inside {
		t.comeAshore()
		dst = t.stakesOfMeeting(p, dst)
	}
	dst = s.crossing(p, dst)
	if !inside {
		dst = t.chancesOfEntry(p, dst)
	}
	return s.groundedAshore(dst)
}

// pointsAshore are the MP left after the voyage under way, and whether the army marches with them: where a general who comes ashore has
// marched before, it does not (8.6).
func (s *state) pointsAshore() (left int, marches bool) {
	ashore := s.voyage.aboard.generals | s.march.general.bit()
	return s.usablePoints() - int(s.voyage.cost), ashore&(s.marched|s.grounded) == 0
}

// groundedAshore are the MP that are left after a voyage and cannot be used.
func (s *state) groundedAshore(dst []rules.Stake) []rules.Stake {
	if left, marches := s.pointsAshore(); left > 0 && !marches {
		dst = append(dst, rules.Price("8.6", rules.Say("diadochi.stake.undone.mp.ashore", rules.N(left)), generalRef(s.march.general)))
	}
	return dst
}

// comeAshore puts who is aboard then into the last Port of the route.
func (s *state) comeAshore() {
	v, m := &s.voyage, &s.march
	for u := range unit(numUnits) {
		s.takeUnits(marching, u, int(s.stacks[marching].cu[u]))
		s.addUnits(marching, m.seat, u, int(v.aboard.cu[u]))
	}
	s.moveGenerals(s.generalsAt(marching, m.seat)&^v.aboard.generals, outside(m.at))
	s.moveGenerals(v.aboard.generals, marching)
	s.comeTo(v.lastPort().sp, true)
}

// crossing is the chance of a route with its escort: between what happens if nobody declares a naval battle, and if
// everybody who may declares one with all his fleets (8.15-8.26).
func (s *state) crossing(p rules.Seat, dst []rules.Stake) []rules.Stake {
	safe, foe, strength := sure, nobody, 0
	var why []rules.Text
	v := &s.voyage
	escort := s.escortStrength(v.escort & s.availableFleets(p))
	for q := range rules.Seat(s.players) {
		if q == p || !s.canInterceptAtSea(q) {
			continue
		}
		fleets := s.fleetsStrength(s.availableFleets(q))
		o := CountNaval(escort, fleets)
		safe, foe, strength = safe.And(o.Lose.Not()), q, fleets
		why = append(why, againstFleets(q, fleets, escort, o.Lose))
	}
	if len(why) == 0 {
		return dst
	}
	k := perhaps("8.20", "crossing", spaceRef(v.lastPort().sp),
		way("crossing.arrives", 1, safe), way("crossing.turned-back", -1, safe.Not()))
	k.Brief = briefCrossing(&k, len(why), foe, strength)
	if escort == 0 && s.availableFleets(p) != 0 {
		why = append(why, rules.Say("diadochi.stake.why.no-escort"))
	}
	if escort > 0 && safe.Ways < safe.Of {
		why = append(why, s.escortAtStake(p))
	}
	k.Why = append(k.Why, why...)
	return append(dst, k)
}

// escortAtStake says how many fleets are dispersed with a voyage that is turned back (8.26), and that the largest fleet is lost with them, if it
// is (14.10).
func (s *state) escortAtStake(p rules.Seat) rules.Text {
	escort := s.voyage.escort & s.availableFleets(p)
	t, n := *s, rules.N(bits.OnesCount16(escort))
	t.disperseFleets(ctx{}, escort)
	if t.checkLargest(ctx{}); s.largest == p && t.largest != p {
		return rules.Say("diadochi.stake.why.escort-lost.largest", n, rules.N(largestVP))
	}
	return rules.Say("diadochi.stake.why.escort-lost", n)
}

// againstFleets says how often an escort is beaten by the fleets of another; what is certain is told without a number.
func againstFleets(foe rules.Seat, fleets, escort int, lose odds.Chance) rules.Text {
	key, args := "diadochi.stake.why.fleets", []rules.Arg{rules.R(seatRef(foe)), rules.N(fleets), rules.N(escort)}
	switch {
	case lose.Ways == lose.Of:
		key += ".always"
	case lose.Ways == 0:
		key += ".never"
	default:
		args = append(args, rules.Percent(lose))
	}
	return rules.Say(key, args...)
}

// briefCrossing says in a few words what a crossing hangs on: whether this foe, or any of several, declares a naval battle.
func briefCrossing(k *rules.Stake, foes int, foe rules.Seat, strength int) rules.Text {
	key := "diadochi.stake.crossing.brief"
	if foes > 1 {
		key += ".many"
	}
	arrives := rules.PercentAs(k.Ways[0].Most, k.Percents()[0])
	if k.Ways[0].Most.Ways == 0 {
		key += ".never"
	}
	if foes > 1 {
		return rules.Say(key, rules.N(foes), arrives)
	}
	return rules.Say(key, rules.R(seatRef(foe)), rules.N(strength), arrives)
}

// stakesOfLanding is a voyage that ends inside a city.
func stakesOfLanding(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if s.top().kind != inVoyage {
		return dst
	}
	return s.stakesOfVoyage(p, true, dst)
}

// stakesOfTarget is the naval battle that a player may declare with all his fleets; it is a hostile act (8.20), and there is no way back: its
// price is named here and not once more for each fleet.
func stakesOfTarget(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if s.top().kind != inNavalInterception {
		return dst
	}
	dst = s.stakesOfDisgrace(p, s.march.seat, "surely", dst)
	dst = s.chancesAtSea(s.availableFleets(p), dst)
	k := &dst[len(dst)-1] // how many take part is chosen next
	k.Brief = rules.Say("diadochi.stake.naval.all.brief", rules.PercentAs(k.Ways[0].Most, k.Percents()[0]))
	return dst
}

// chancesAtSea are those of a naval battle against the voyage with the fleets committed (8.22).
func (s *state) chancesAtSea(committed uint16, dst []rules.Stake) []rules.Stake {
	m := &s.march
	escort, fleets := s.escortStrength(s.voyage.escort&s.availableFleets(m.seat)), s.fleetsStrength(committed)
	o := CountNaval(escort, fleets)
	k := chance("8.22", rules.Say("diadochi.stake.naval", rules.R(seatRef(m.seat))), way("wins", 1, o.Lose), way("draw", 0, o.Draw), way("loses", -1, o.Win))
	k.Why = []rules.Text{rules.Say("diadochi.stake.why.fleet-strength", rules.N(fleets), rules.N(escort)), s.fleetsAtStake(committed), s.turnedBack()}
	return append(dst, k)
}

// fleetsAtStake says how many fleets of who intercepts are dispersed if he loses (8.25), and that the largest fleet is lost with them, if it is
// (14.10).
func (s *state) fleetsAtStake(committed uint16) rules.Text {
	t, p, n := *s, s.top().seat, rules.N(bits.OnesCount16(committed))
	t.disperseFleets(ctx{}, committed)
	if t.checkLargest(ctx{}); s.largest == p && t.largest != p {
		return rules.Say("diadochi.stake.why.fleets-lost.largest", n, rules.N(largestVP))
	}
	return rules.Say("diadochi.stake.why.fleets-lost", n)
}

// turnedBack says what comes of the voyage if who intercepts wins (8.26).
func (s *state) turnedBack() rules.Text {
	v := &s.voyage
	from := rules.R(spaceRef(v.route[0].sp))
	if escort := v.escort & s.availableFleets(s.march.seat); escort != 0 {
		return rules.Say("diadochi.stake.why.turned-back.escort", from, rules.N(bits.OnesCount16(escort)))
	}
	return rules.Say("diadochi.stake.why.turned-back", from)
}
