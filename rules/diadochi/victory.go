package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Victory (chapter 17).

// provinceGoal is the VP that win at once, for 2 to 5 players (17.5).
var provinceGoal = [maxSeats + 1]int{2: 33, 3: 27, 4: 23, 5: 20}

const legitimacyGoal = 18 // 17.3

// instantWins says whether anybody can win before the end in this Game Turn (17.2).
func (s *state) instantWins() bool { return s.turn >= 2 }

// legitimacyCounts says whether L can still win, now or in a later Turn (17.4).
func (s *state) legitimacyCounts() bool { return s.turn < 5 || s.phase == preparations }

// checkLegitimacy ends the game for a player with 18 L, in Turns II to IV and the Preparations of Turn V (17.3, 17.4).
func (s *state) checkLegitimacy(x ctx) {
	if s.over != stillPlaying || !s.instantWins() || !s.legitimacyCounts() {
		return
	}
	best, winner := legitimacyGoal-1, nobody
	for i := range int(s.players) {
		if p := s.rank(i); s.legitimacy(p) > best {
			best, winner = s.legitimacy(p), p
		}
	}
	if winner != nobody {
		s.win(x, rules.Only(winner), byLegitimacy, best)
	}
}

// rank returns the i-th player in the order that breaks ties: the active player, then turn order (17.7).
func (s *state) rank(i int) rules.Seat {
	if s.active == nobody {
		return s.nth(i)
	}
	if i == 0 {
		return s.active
	}
	p := s.nth(i - 1)
	for j := range i {
		if s.nth(j) == s.active {
			return s.nth(i)
		}
	}
	return p
}

// checkProvinces ends the game for a player with enough VP, at the end of Player Turns and Game Turns (17.5, 17.6).
func (s *state) checkProvinces(x ctx) {
	if s.over != stillPlaying {
		return
	}
	if winner := s.leadsByProvinces(); winner != nobody {
		s.win(x, rules.Only(winner), byProvinces, s.vp(winner))
	}
}

// leadsByProvinces is who wins if a Player Turn or a Game Turn ends now, or nobody (17.2, 17.5, 17.7).
func (s *state) leadsByProvinces() rules.Seat {
	if !s.instantWins() {
		return nobody
	}
	best, bestL, winner := provinceGoal[s.players]-1, -1, nobody // option 18.5 raises nothing
	for i := range int(s.players) {
		p := s.nth(i)
		n, l := s.vp(p), s.legitimacy(p)
		if n > best || n == best && winner != nobody && l > bestL {
			best, bestL, winner = n, l, p
		}
	}
	return winner
}

// regency tries whether the player who controls the heir wins (17.9); else the heir is murdered.
func (s *state) regency(x ctx, heir royal) {
	if s.royalAt[heir] == gone {
		return
	}
	if p := s.royalOf[heir]; p != nobody && s.leads(p) {
		s.win(x, rules.Only(p), byRegency, s.vp(p)+s.legitimacy(p))
		return
	}
	s.killRoyal(x, heir)
	s.checkLegitimacy(x) // 17.11
}

// leads says whether p's VP + L is higher than every other player's (17.9).
func (s *state) leads(p rules.Seat) bool {
	for q := range rules.Seat(s.players) {
		if q != p && s.vp(q)+s.legitimacy(q) >= s.vp(p)+s.legitimacy(p) {
			return false
		}
	}
	return true
}

// finish counts the game out after Turn V: most VP, then most Major Cities, then most CUs, then shared (17.12).
func (s *state) finish(x ctx) {
	all := rules.Seats(1<<s.players - 1)
	all = s.most(all, s.vp)
	all = s.most(all, s.majorCities)
	all = s.most(all, s.unitsOnMap)
	first := rules.Seat(bits.TrailingZeros8(uint8(all)))
	s.win(x, all, byVictoryPoints, s.vp(first))
}

// most returns those of a set of seats that have the most of something.
func (s *state) most(of rules.Seats, count func(rules.Seat) int) (best rules.Seats) {
	top := -1
	for p := range rules.Seat(s.players) {
		if !of.Has(p) {
			continue
		}
		switch n := count(p); {
		case n > top:
			top, best = n, rules.Only(p)
		case n == top:
			best = best.With(p)
		}
	}
	return best
}

// win ends the game.
func (s *state) win(x ctx, winners rules.Seats, how ending, n int) {
	s.winners, s.over = winners, how
	for p := range rules.Seat(s.players) {
		if winners.Has(p) {
			x.tell(EvVictory, p, none, none, none, int(how), n)
		}
	}
}
