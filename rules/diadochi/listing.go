package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// The legal answers, found at once. Check alone knows what is legal and why the rest is not; but where most candidates
// are refused, or one look at the table settles many of them, trying each by itself is what random games spend their
// time with. Here such answers are found by sets of spaces and places instead, in the order of the candidates.
// conform proves that the two ways agree.

// lists are the procedures whose answers are found at once; those of all others are tried.
var lists [numFrameKinds]func(s *state, f *frame, dst []rules.Move) []rules.Move

func init() {
	lists = [numFrameKinds]func(s *state, f *frame, dst []rules.Move) []rules.Move{
		inPlacing:     placingList,
		inSurrender:   surrenderList,
		inTyche:       tycheList,
		inOps:         opsList,
		inPlacePCs:    placePCsList,
		inActivations: activationsList,
		inStationing:  stationingList,
		inEvent:       scriptList,
		inSurprise:    scriptList,
	}
}

// Legal appends the legal answers of the seat.
func (s *state) Legal(seat rules.Seat, dst []rules.Move) []rules.Move {
	if s.depth == 0 || s.top().seat != seat {
		return dst
	}
	f := s.top()
	if list := lists[f.kind]; list != nil {
		return list(s, f, dst)
	}
	ask := &procedures[f.kind]
	start := len(dst)
	dst = ask.candidates(s, f, dst)
	kept := dst[:start]
	for _, m := range dst[start:] {
		if ask.check(s, f, m) == nil {
			kept = append(kept, m)
		}
	}
	return kept
}

// freeList appends the free actions that p may do now (see freeCandidates).
func (s *state) freeList(p rules.Seat, dst []rules.Move) []rules.Move {
	dst = s.minorList(p, dst)
	open := s.openCities(p)
	for w, set := range s.own[p] {
		for set &= mapPlaces[w]; set != 0; set &= set - 1 {
			at := place(w<<6 | bits.TrailingZeros64(set))
			sp := placeSpace[at]
			if s.stacks[at].cu[royalArmy] > 0 && s.freshRoyals(at) > 0 {
				dst = append(dst, rules.Move{Verb: disbandVerb, A: int16(sp), B: insideFlag(at)})
			}
			if open.has(sp) {
				dst = s.gateList(at, sp, dst)
			}
		}
	}
	dst = s.pieceGateList(p, open, dst)
	if s.cartOf == p && s.segment == activationSegment && s.buryRefusal(p) == nil {
		dst = append(dst, rules.Move{Verb: buryVerb})
	}
	return dst
}

// openCities returns the Major Cities whose gates p may use: they are his and no enemy stands before them (1.15, 9.20).
func (s *state) openCities(p rules.Seat) spaceSet {
	return s.pcs[p].and(kindSpaces[majorCity]).without(s.enemiesOutside(p))
}

// gateList appends the CUs in a place of an open city that may go in or out.
func (s *state) gateList(at place, sp space, dst []rules.Move) []rules.Move {
	v, room, turned := goOutVerb, mostInside, s.gates[majorIndex[sp]]
	if !isInside(at) {
		room -= s.stacks[inside(sp)].size()
		if room <= 0 {
			return dst
		}
		v, turned = goInVerb, turned>>5
	}
	for u, n := range &s.stacks[at].cu {
		if n > 0 && turned&1 == 0 && (unit(u) != silver || v == goOutVerb || int(n) <= room) {
			dst = append(dst, rules.Move{Verb: v, A: int16(sp), B: int16(u)})
		}
		turned >>= 1
	}
	return dst
}

// pieceGateList appends the generals and royals who may go in or out of an open city.
func (s *state) pieceGateList(p rules.Seat, open spaceSet, dst []rules.Move) []rules.Move {
	for set := s.force[p] &^ s.placedOnce; set != 0; set &= set - 1 {
		g := bits.TrailingZeros64(set)
		if at := s.at[g]; onMap(at) && open.has(placeSpace[at]) {
			dst = append(dst, rules.Move{Verb: generalInVerb + verb(insideFlag(at)), A: int16(g)})
		}
	}
	for r, at := range s.royalAt {
		if s.royalOf[r] == p && onMap(at) && open.has(placeSpace[at]) && s.spouse[r] == noGeneral && s.placedOnce&royalBit(royal(r)) == 0 {
			dst = append(dst, rules.Move{Verb: royalInVerb + verb(insideFlag(at)), A: int16(r)})
		}
	}
	return dst
}

// minorList appends the Minor Generals whom p may put somewhere.
func (s *state) minorList(p rules.Seat, dst []rules.Move) []rules.Move {
	set := s.force[p] &^ majorBits &^ s.placedOnce
	if set == 0 {
		return dst
	}
	hand := s.freeMinor(p)
	one, other := gone, gone
	stations := s.stations(p)
	for w := range stations {
		for rest := stations[w]; rest != 0 && other == gone; rest &= rest - 1 {
			one, other = place(w<<6|bits.TrailingZeros64(rest)), one
		}
	}
	for ; set != 0; set &= set - 1 {
		g := first(set)
		at := s.at[g]
		if (g == hand || onMap(at)) && (other != gone || one != gone && one != at) {
			dst = append(dst, rules.Move{Verb: minorVerb, A: int16(g)})
		}
	}
	return dst
}

// stations returns the places in which a Minor General of p, if he is not there yet, would change something (1.35a).
func (s *state) stations(p rules.Seat) (set placeSet) {
	set = s.own[p]
	var majors placeSet
	for rest := s.force[p]; rest != 0; rest &= rest - 1 {
		g := first(rest)
		switch at := s.at[g]; {
		case !onMap(at):
		case isMajor(g):
			majors.add(at)
		case s.activated&g.bit() == 0:
			set.remove(at)
		}
	}
	for w := range set {
		set[w] &= mapPlaces[w]
		for rest := set[w] & majors[w]; rest != 0; rest &= rest - 1 {
			if at := place(w<<6 | bits.TrailingZeros64(rest)); s.stacks[at].size() < 2 {
				set.remove(at)
			}
		}
	}
	return set
}

func stationingList(s *state, f *frame, dst []rules.Move) []rules.Move {
	set := s.stations(f.seat)
	if at := s.at[f.a]; onMap(at) {
		set.remove(at)
	}
	for w := range set {
		for ; set[w] != 0; set[w] &= set[w] - 1 {
			at := place(w<<6 | bits.TrailingZeros64(set[w]))
			dst = append(dst, rules.Move{Verb: stationVerb, A: int16(placeSpace[at]), B: insideFlag(at)})
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func activationsList(s *state, f *frame, dst []rules.Move) []rules.Move {
	if s.used&usedMuster == 0 {
		for set := s.force[f.seat] &^ s.activated &^ s.wounded; set != 0; set &= set - 1 {
			g := first(set)
			if at := s.at[g]; at < numSpaces || isInside(at) && s.activationRefusal(f.seat, g) == nil {
				dst = append(dst, rules.Move{Verb: activateVerb, A: int16(g)})
			}
		}
	}
	if s.musterRefusal() == nil {
		dst = append(dst, rules.Move{Verb: musterVerb})
	}
	dst = s.freeList(f.seat, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}

func surrenderList(s *state, f *frame, dst []rules.Move) []rules.Move {
	p := f.seat
	for set := s.siegeable(p); !set.empty(); {
		if sp := set.next(); s.siegeRefusal(p, sp) == nil {
			dst = append(dst, rules.Move{Verb: siegeVerb, A: int16(sp)})
		}
	}
	dst = s.freeList(p, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}
