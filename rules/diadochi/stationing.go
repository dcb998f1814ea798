package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Putting down Minor Generals (1.35): first which one is chosen, then where he goes.

// minorCandidates offers the first Minor General in p's hand and those on the map that were not placed yet.
func (s *state) minorCandidates(p rules.Seat, dst []rules.Move) []rules.Move {
	hand := s.freeMinor(p)
	for set := s.force[p] &^ majorBits &^ s.placedOnce; set != 0; set &= set - 1 {
		if g := first(set); g == hand || onMap(s.at[g]) {
			dst = append(dst, rules.Move{Verb: minorVerb, A: int16(g)})
		}
	}
	return dst
}

// minorRefusal says why a Minor General may not be put somewhere now (1.35, 1.35a), or nil.
func (s *state) minorRefusal(p rules.Seat, g general) *rules.Illegal {
	switch {
	case isMajor(g) || s.ownerOf(g) != p:
		return notYourMinor
	case s.placedOnce&g.bit() != 0:
		return placedAlready
	case s.at[g] == inHand && g != s.freeMinor(p):
		return anotherMinor
	}
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			if s.stationRefusal(p, g, place(w<<6|bits.TrailingZeros64(set))) == nil {
				return nil
			}
		}
	}
	return noStation
}

// minorMayCome says whether some Minor General of p may be put in a place now.
func (s *state) minorMayCome(p rules.Seat, at place) bool {
	for set := s.force[p] &^ majorBits; set != 0; set &= set - 1 {
		if g := first(set); s.minorRefusal(p, g) == nil && s.stationRefusal(p, g, at) == nil {
			return true
		}
	}
	return false
}

// stationRefusal says why a Minor General may not be put in a place, or nil.
func (s *state) stationRefusal(p rules.Seat, g general, at place) *rules.Illegal {
	switch {
	case !onMap(at) || s.stacks[at].owner != p:
		return noUnitsThere
	case s.at[g] == at:
		return alreadyThere
	case s.idleMinor(p, at):
		return minorThere
	}
	return nil
}

// idleMinor says whether a Minor General placed at would change nothing (1.35a): another one who has not been
// activated is there, or a Major General with a single CU, which nobody could lead off (1.38a).
func (s *state) idleMinor(p rules.Seat, at place) bool {
	there := s.generalsAt(at, p)
	return there&^majorBits&^s.activated != 0 || there&majorBits != 0 && s.stacks[at].size() < 2
}

// takeUp lets p choose where a Minor General goes. He is not chosen again before the next Procedure (1.35a).
func (s *state) takeUp(p rules.Seat, g general) {
	s.placedOnce |= g.bit()
	s.push(frame{kind: inStationing, seat: p, a: int16(g)})
}

// station puts a Minor General in a place.
func (s *state) station(x ctx, p rules.Seat, g general, at place) {
	s.placedOnce |= g.bit()
	s.at[g] = at
	x.tell(EvMinorPlaced, p, generalRef(g), none, stackRef(at), 0, 0)
}

func stationingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for w, set := range s.own[f.seat] {
		for ; set != 0; set &= set - 1 {
			if at := place(w<<6 | bits.TrailingZeros64(set)); onMap(at) {
				dst = append(dst, rules.Move{Verb: stationVerb, A: int16(spaceOf(at)), B: insideFlag(at)})
			}
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func stationingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb == passVerb:
		return nil
	case m.Verb != stationVerb || !isPlace(m.A, m.B):
		return notAnAnswer
	}
	return s.stationRefusal(f.seat, general(f.a), placeOf(m.A, m.B))
}

func stationingApply(s *state, x ctx, f *frame, m rules.Move) {
	p, g := f.seat, general(f.a)
	s.pop(0)
	if m.Verb == stationVerb {
		s.station(x, p, g, placeOf(m.A, m.B))
	}
}

// isPlace says whether a space has the side of the wall that a move names: 0 outside, 1 inside.
func isPlace(sp, in int16) bool {
	return in == 0 || in == 1 && spaces[sp].kind == majorCity
}

var (
	notYourMinor  = refuse("1.35", "diadochi.why.not-your-minor")
	minorThere    = refuse("1.35a", "diadochi.why.minor-there")
	anotherMinor  = refuse("1.35", "diadochi.why.another-minor")
	placedAlready = refuse("1.35a", "diadochi.why.placed-already")
	noStation     = refuse("1.35", "diadochi.why.no-station")
)
