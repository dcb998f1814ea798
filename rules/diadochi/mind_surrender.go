package diadochi

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// The Surrender Segment: free siege attempts, and who leads them.

// rankSurrender makes every siege attempt that is worth it.
func rankSurrender(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		switch m.Verb {
		case doneVerb:
			if s.leavesGoodSiege(f.seat) || s.leavesSiegeThatPays(f.seat) {
				scores[i] = -neverCompared
			}
		case siegeVerb:
			scores[i] = s.worthOfSiege(f.seat, space(m.A), noGeneral)
		case minorVerb:
			scores[i] = s.besiegerGain(f.seat, general(m.A))
		default:
			scores[i] = s.gateGain(f.seat, m)
		}
	}
}

// neverCompared is further below any good move than the search looks, so that no chance of the dice in a few trials lets it
// end before such a siege.
const neverCompared = 200

// goodSiege is the chance of a point, in hundredths, from which a free siege is always tried.
const goodSiege = 50

// leavesGoodSiege says whether p has a free siege left that most likely gains a point and costs no rank.
func (s *state) leavesGoodSiege(p rules.Seat) bool {
	for sp := range space(numSpaces) {
		if s.promisingSiege(p, sp) && siegePoints(s.freeModifier(p, sp, noGeneral)).Percent() >= goodSiege && !s.siegeDisgraces(p, sp) {
			return true
		}
	}
	return false
}

// leavesSiegeThatPays says whether p has a free siege left that gains more than it costs in CUs and rank, for who counts those.
func (s judge) leavesSiegeThatPays(p rules.Seat) bool {
	if s.temper[onSiegeLoss] == 0 {
		return false
	}
	for sp := range space(numSpaces) {
		if s.promisingSiege(p, sp) && s.worthOfSiege(p, sp, noGeneral) > s.weigh(onSurrenderFix, 8) {
			return true
		}
	}
	return false
}

// siegeDisgraces says whether an attack on a space costs p the Champion's status (11.18).
func (s *state) siegeDisgraces(p rules.Seat, sp space) bool {
	return spaces[sp].kind == majorCity && s.disgraces(p, s.pc[sp])
}

// besiegerGain is what a siege attempt is worth that lacks no more than this Minor General.
func (s judge) besiegerGain(p rules.Seat, g general) int {
	best := -40
	for sp := range space(numSpaces) {
		if s.stacks[sp].owner == p {
			best = max(best, s.leaderWorth(p, g, outside(sp)))
		}
	}
	return best
}

// leaderWorth is besiegerGain for one place.
func (s judge) leaderWorth(p rules.Seat, g general, at place) int {
	sp := spaceOf(at)
	if isInside(at) || s.siegeTried.has(sp) || s.siegeRefusal(p, sp) != siegeNoArmy || s.stationRefusal(p, g, at) != nil {
		return -40
	}
	return s.worthOfSiege(p, sp, g)
}

// gateGain lets the royal family live behind walls, where nobody takes them on his way, unless a strong army guards
// them (12.7). Royal Army is never sent home: it does not come back (1.61), and nothing else is that bad an end to a Segment.
// Other free actions are left alone.
func (s judge) gateGain(p rules.Seat, m rules.Move) int {
	switch m.Verb {
	case royalInVerb:
	case disbandVerb:
		return -2 * neverCompared
	default:
		return -40
	}
	sp := spaceOf(s.royalAt[m.A])
	if sp == noSpace || s.stacks[sp].size() >= 8 {
		return -5
	}
	return 4 + 2*s.royalWorth(royal(m.A))
}

// worthOfSiege is what one free attempt is worth, led by whoever stands there or else by g. One that cannot gain a point
// is worth nothing.
func (s judge) worthOfSiege(p rules.Seat, sp space, g general) int {
	modifier := s.freeModifier(p, sp, g)
	if siegePoints(modifier).Ways == 0 {
		return -40
	}
	toll := s.weigh(onSiegeLoss, siegeToll(&s.stacks[sp], modifier))
	return (s.gainOf(p, sp)+s.cagedPrizes(p, sp))*s.hopeWith(modifier, sp, 1)/100 - s.hostility(p, s.pc[sp]) + s.weigh(onSurrenderFix, 8) - toll
}

// surrenderPurpose says why the free sieges that are left are not tried.
func (s *state) surrenderPurpose(p rules.Seat) []rules.Text {
	untried := false
	for sp := range space(numSpaces) {
		switch {
		case s.promisingSiege(p, sp) && s.siegeDisgraces(p, sp):
			return []rules.Text{rules.Say("diadochi.hint.untried.disgrace", rules.R(spaceRef(sp)))}
		case s.promisingSiege(p, sp):
			o := CountSiege(s.freeModifier(p, sp, noGeneral), 1, 0)
			lost := (o.Losses + 5) / 10
			return []rules.Text{rules.Say("diadochi.hint.untried", rules.R(spaceRef(sp)), rules.Percent(o.Falls), rules.N(lost/10), rules.N(lost%10))}
		case s.stacks[sp].owner == p && s.surrenderSiege(p, sp) == nil:
			untried = true
		}
	}
	if untried {
		return []rules.Text{rules.Say("diadochi.hint.untried.vain")}
	}
	return nil
}

// besiegePurpose says how likely so many attempts take a space: those of this march and the free one after it.
func (s *state) besiegePurpose(p rules.Seat, sp space, attempts int) rules.Text {
	falls := s.fallsWithin(s.siegeBonus(p, sp), sp, attempts).Percent()
	if falls == 0 {
		return rules.Say("diadochi.hint.besiege.begun", rules.R(spaceRef(sp)))
	}
	return rules.Say("diadochi.hint.besiege", rules.R(spaceRef(sp)), rules.N(falls), rules.N(attempts))
}

// fallsWithin is the chance that so many attempts with a modifier complete a siege as it stands (9.10).
func (s *state) fallsWithin(modifier int, sp space, attempts int) odds.Chance {
	needed := max(int(siegeNeeded[spaces[sp].kind])-int(s.siege[sp]), 0)
	ways, of := make([]uint64, needed+1), uint64(1) // by points still missing
	ways[needed] = 1
	for range attempts {
		next := make([]uint64, needed+1)
		for missing, n := range ways {
			for die := 1; die <= 6; die++ {
				points, _ := siegeResult(die + modifier)
				next[max(missing-int(points), 0)] += n
			}
		}
		ways, of = next, 6*of
	}
	return odds.Chance{Ways: ways[0], Of: of}
}
