package diadochi

import "tyche/rules"

// Mind is what the game knows about playing itself. It judges positions and ranks moves by rules of thumb, in
// thousandths of certain victory, and keeps nothing between two calls. Of secrets it looks only at the hand of the
// seat it plays for.
type Mind struct {
	character uint8 // an index of characters
}

// Evaluate judges the chances of a seat: what it has, less what its rivals have, the strongest above all.
func (m Mind) Evaluate(st rules.State, seat rules.Seat) int {
	s, c := judge{st.(*state), veteran}, &characters[m.character]
	best, sum := -1<<30, 0
	for p := range rules.Seat(s.players) {
		if p != seat {
			w := c.worth(s, p)
			best = max(best, w)
			sum += w
		}
	}
	rivals := (3*best + sum/(int(s.players)-1)) / 4
	return min(max(c.worth(s, seat)-rivals, -990), 990)
}

// Settled ends a playout with the Player Turn in which it began.
func (Mind) Settled(root, now rules.State) bool {
	a, b := root.(*state), now.(*state)
	return a.active != b.active || a.round != b.round || a.turn != b.turn
}

// Guides says that Rank can be followed, and how many of the best moves are worth comparing: many where a choice
// shapes the whole turn, few where one step follows from another.
func (Mind) Guides(st rules.State) (breadth, margin, trials int) {
	s := st.(*state)
	if s.depth == 0 {
		return 1, 0, 0
	}
	switch s.top().kind {
	case inTyche:
		return 8, 50, 6
	case inOps, inEvent, inRecruiting:
		return 5, 35, 6
	case inActivations, inActivation:
		return 4, 12, 6
	case inMarch, inVoyage:
		return 3, 8, 6
	case inInterception, inEvasion, inOverrun, inSiege, inSurrender, inNavalInterception:
		return 3, 60, 8
	case inWindow, inSurprise:
		return 3, 20, 6
	case inPlacing:
		return 3, 4, 6
	}
	return 1, 0, 0
}

// What things are worth, in thousandths.
const (
	worthVP         = 16
	worthL          = 11
	worthStrength   = 5  // of one point of strength in the field
	worthGeneral    = 14 // of a Major General
	worthCard       = 2
	worthFleet      = 3 // of one point of strength
	worthPC         = 2
	legitimacyReach = 9 // from this L on every further one counts more
)

// worth adds up what a player has, in the eyes of a character.
func (c *character) worth(s judge, p rules.Seat) int {
	return s.worthOfVP(p) + (s.worthOfLegitimacy(p)*c.legitimacy+s.worthOfLand(p)*c.land+s.worthOfForces(p)*c.forces)/100 + s.worthOfMeans(p)
}

// worthOfMeans counts fleets, cards and training.
func (s judge) worthOfMeans(p rules.Seat) int {
	n := worthFleet * s.fleetPower(p)
	for _, at := range s.cardAt {
		if at == handPile(p) {
			n += worthCard
		}
	}
	if s.trainingStep[p] > 0 {
		n += int(s.trainingStep[p]) * 2
	}
	return n
}

// worthOfVP grows faster towards the goal of 17.5; in the last Turn nothing but VP counts in the end.
func (s judge) worthOfVP(p rules.Seat) int {
	vp, goal := s.vp(p), provinceGoal[s.players]
	over := max(0, vp-goal/2)
	n := worthVP*vp + over*over*3/4
	if s.turn >= 4 {
		n += vp * 4 * (int(s.turn) - 3)
	}
	if s.turn >= 2 && vp >= goal {
		n += 300
	}
	return n
}

// worthOfLegitimacy counts L and what a burial would add, in tenths, until 17.4 makes it worthless, and the heirs.
func (s judge) worthOfLegitimacy(p rules.Seat) int {
	if s.turn == 5 && s.phase != preparations {
		return 0
	}
	tenths := 10*(s.legitimacy(p)-int(s.regent[p])) + s.burialHope(p) // card 25 is gone at the end of the Turn
	over := max(0, tenths-10*legitimacyReach)
	n := tenths*worthL/10 + over*over/28
	return n + s.worthOfHeirs(p)
}

// burialHope is what Alexander's Tomb may still bring to the player with the Cart, in tenths of L: less for every MP
// of the way, nothing when Turn IV comes first (13.6, 13.8).
func (s judge) burialHope(p rules.Seat) int {
	if s.cartOf != p || s.cart == gone || s.turn > 3 {
		return 0
	}
	from := s.ground(s.cart)
	if from == noSpace {
		return 0
	}
	best := 0
	for _, city := range majors {
		best = max(best, s.burialWorth(p, from, city))
	}
	return best
}

// burialWorth is burialHope for one city.
func (s judge) burialWorth(p rules.Seat, from, city space) int {
	gain := 30 // 5 L for the Tomb less 2 for the Cart
	if city == spPella {
		gain = 80
	}
	far := int(distance[from][city])
	mine := s.pc[city] == p
	if !mine && city != spPella {
		return 0
	}
	marches := (3-int(s.turn))*int(rounds[s.players]) + int(rounds[s.players]) - int(s.round) + 1
	if s.turn == 1 {
		marches = 2 * int(rounds[s.players])
	}
	if far > 3*marches {
		return 0
	}
	if !mine {
		gain /= 4
	}
	return gain * 9 * (40 - min(far, 36)) / 400
}

// worthOfHeirs is the chance of a Regency: Alexandros IV on Turn IV, Herakles on Turn V (17.8, 17.9).
func (s judge) worthOfHeirs(p rules.Seat) int {
	n := 0
	for i, heir := range [...]royal{alexandros, herakles} {
		if s.royalOf[heir] != p || s.royalAt[heir] == gone {
			continue
		}
		left := 4 + i - int(s.turn)
		if left <= 0 {
			continue
		}
		lead := s.vp(p) + s.legitimacy(p)
		for q := range rules.Seat(s.players) {
			if q != p {
				lead = min(lead, s.vp(p)+s.legitimacy(p)-s.vp(q)-s.legitimacy(q))
			}
		}
		if lead > 0 {
			n += (60 + 8*min(lead, 12)) / left
		} else {
			n += max(0, 30+3*lead) / left
		}
	}
	return n
}
