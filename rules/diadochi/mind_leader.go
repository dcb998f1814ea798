package diadochi

import "tyche/rules"

// Who is about to win, by whatever way, and what stops him.

// brinkFrom is how much of what wins at once makes a player a danger to all others, in hundredths.
const brinkFrom = 60

// nearVP is how much of the VP that win at once a player has, in hundredths (17.5).
func (s *state) nearVP(p rules.Seat) int { return 100 * s.vp(p) / provinceGoal[s.players] }

// nearL is the same of L, nothing once that wins no more (17.3, 17.4).
func (s *state) nearL(p rules.Seat) int {
	if s.turn == 5 && s.phase != preparations {
		return 0
	}
	return 100 * s.legitimacy(p) / legitimacyGoal
}

// alarm is how much what somebody loses counts who has come so near, in hundredths: all of it from 85 of 100 on.
func alarm(near int) int { return min(max(0, (near-brinkFrom)*4), 100) }

// prizeOf is what taking a royal from whoever has him is worth.
func (s judge) prizeOf(r royal) int {
	owner, worth := s.royalOf[r], s.royalWorth(r)*worthL
	n := s.weigh(onRoyalPrize, worth)
	if isPlayer(owner) {
		n += s.weigh(onRoyalPrize, worth) + s.weigh(onLeader, worth*alarm(s.nearL(owner))/100)
	}
	if r == alexandros || r == herakles {
		n += s.weigh(onHeirPrize, 15)
		if s.mayInherit(owner, r) {
			n += s.weigh(onLeader, 60)
		}
	}
	return n
}

// mayInherit says whether a player wins by an heir at the end of the Game Turn, if all stays as it is (17.8, 17.9).
func (s *state) mayInherit(p rules.Seat, heir royal) bool {
	day := 3
	if heir == herakles {
		day = 4
	}
	return int(s.turn) == day && isPlayer(p) && s.leads(p)
}

// cagedPrizes is what p takes with a city besides the space: the royals who are inside (12.7).
func (s judge) cagedPrizes(p rules.Seat, city space) int {
	if s.turn == 5 || s.temper[onCaged] == 0 || spaces[city].kind != majorCity {
		return 0
	}
	n := 0
	for r, at := range s.royalAt {
		if at == inside(city) && s.royalOf[r] != p {
			n += s.prizeOf(royal(r))
		}
	}
	return s.weigh(onCaged, n)
}
