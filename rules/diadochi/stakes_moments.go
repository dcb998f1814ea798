package diadochi

import "tyche/rules"

// Whether a window is a moment for a Surprise card, as far as its holder can know: the pieces on the map and his own hand.

// surpriseMatters says whether p can want to play a card in a window that it may be played in.
func (s *state) surpriseMatters(p rules.Seat, c card, w window) bool {
	switch c {
	case cardTheGiftOfOratory:
		return s.prestigeMatters(p, w)
	case cardFog:
		return s.voyageSeat() != p || s.stopped(p)
	case cardStormsAtSea:
		return s.voyageSeat() != p
	case cardChargeOfTheCompanions:
		return s.battleOpen(p)
	case cardTraitorInsideCity:
		return s.siegeChances(&s.assault).Ways[0].Most.Percent() < sureEnough
	}
	return true
}

// sureEnough is the chance, in percent, from which on a card that helps changes nothing worth it.
const sureEnough = 100 - leastHope

// prestigeMatters says whether the Prestige of p can decide anything now: Royal Army in his battle (7.6), or in his siege (9.16).
func (s *state) prestigeMatters(p rules.Seat, w window) bool {
	switch w {
	case w5Battle:
		if s.sideOf(p) == nil {
			return false
		}
		for i := range s.battle.sides {
			if d := &s.battle.sides[i]; d.seat != independents && s.stackAt(d.at).cu[royalArmy] > 0 {
				return true
			}
		}
		return false
	case w6Siege:
		in := s.stackAt(inside(s.assault.sp))
		return spaces[s.assault.sp].kind == majorCity && in.cu[royalArmy] > 0 && (s.assault.seat == p || in.owner == p)
	}
	return true
}

// voyageSeat is whose voyage is announced.
func (s *state) voyageSeat() rules.Seat { return s.march.seat }

// stopped says whether somebody has declared a naval battle against the voyage of p, or still may.
func (s *state) stopped(p rules.Seat) bool {
	for q := range rules.Seat(s.players) {
		if q != p && (s.voyage.committed[q] != 0 || s.canInterceptAtSea(q)) {
			return true
		}
	}
	return false
}

// battleOpen says whether the battle that is about to begin may still be lost by p.
func (s *state) battleOpen(p rules.Seat) bool {
	t := *s
	mine := 0
	if t.battle.sides[1].seat == p {
		mine = 1
	}
	k := t.chancesOfBattle(t.battle.sides[0], t.battle.sides[1], mine)
	return k.Ways[0].Least.Percent() < sureEnough
}
