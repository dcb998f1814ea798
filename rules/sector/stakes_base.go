package sector

import (
	"math/bits"

	"tyche/rules"
)

// BaseBrings lists the resource cards that a base of the viewer on a planet would bring in the next regroup phase (5.1 to 5.3), if nothing
// else changed until then; false where it could not found one there (3.3d).
func BaseBrings(v *View, at rules.Ref) (cards []rules.Ref, could bool) {
	if len(v.Areas) != numAreas || v.Seat < 0 {
		return nil, false
	}
	s, p := v.board(), v.Seat
	q := planet(at.ID)
	if s.hasBase(p, q) {
		return nil, false
	}
	for a, end := areasOf(q); a < end; a++ {
		if s.owner[a] != p || s.base[a] != nobody {
			continue
		}
		s.base[a] = p
		before := s.seats[p].held
		s.destroyBases(ctx{})
		s.loseCards(ctx{})
		s.gainCards(ctx{})
		for set := s.seats[p].held &^ before; set != 0; set &= set - 1 {
			if card := bits.TrailingZeros64(set); areas[card].planet == q {
				cards = append(cards, resourceRef(card))
			}
		}
		return cards, true
	}
	return nil, false
}
