package diadochi

import "tyche/rules"

// What the events bring now whose effect hangs on Prestige: nothing at all, where it is not enough.

// sure makes an event count for what it is known to bring now, and for less than nothing when that is nothing.
func (s judge) sure(c card, brings int) int {
	if brings == 0 {
		brings = -60
	}
	return brings - int(eventWorth[c])
}

// ghostHope is what the best of p's armies would win over with card 17, 0 where no Prestige is high enough.
func (s judge) ghostHope(p rules.Seat) int {
	best := 0
	for set := s.force[p]; set != 0; set &= set - 1 {
		best = max(best, s.ghostOf(p, first(set)))
	}
	return best
}

// ghostOf is what an army of p would win over from the best one in its reach.
func (s judge) ghostOf(p rules.Seat, g general) int {
	if s.myArmy(p, g) != nil {
		return 0
	}
	best := 0
	near := s.openReach(p, spaceOf(s.at[g]), 3)
	for q := range rules.Seat(s.players) {
		for set := s.force[q]; q != p && set != 0; set &= set - 1 {
			if other := first(set); s.haunted(p, other, &near) == nil {
				best = max(best, s.ghostPrizeOf(p, g, other))
			}
		}
	}
	return best
}

// mutinyHope is what card 18 does to the army that it hits hardest.
func (s judge) mutinyHope(p rules.Seat) int {
	best := 0
	for q := range rules.Seat(s.players) {
		for set := s.force[q]; q != p && set != 0; set &= set - 1 {
			if g := first(set); s.enemyArmy(p, g) == nil {
				best = max(best, s.mutinyOf(g))
			}
		}
	}
	return best
}

// mutinyOf is what an army would lose by card 18 on the average: two dice less its Prestige, at most two Macedonians.
func (s judge) mutinyOf(g general) int {
	k, prestige := s.stackAt(s.at[g]), s.prestige(s.ownerOf(g), g)
	most := min(2, int(k.cu[royalArmy]+k.cu[loyal]+k.cu[silver]))
	n := 0
	for total, ways := range totals[1] {
		n += int(ways) * max(0, min(total-prestige, most))
	}
	return n * 18 / 36
}

// ghostPrizeOf is what one army would win over from another, by the strength of the CUs.
func (s judge) ghostPrizeOf(p rules.Seat, g, other general) int {
	ahead := s.prestige(p, g) - s.prestige(s.ownerOf(other), other)
	k := s.stackAt(s.at[other])
	switch {
	case ahead <= 0:
		return 0
	case ahead >= 3 && k.cu[silver] > 0:
		return 15 * int(k.cu[silver])
	}
	return 20 * min(2, int(k.cu[royalArmy]))
}
