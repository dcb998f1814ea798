package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What generals gain by activations, marches and Minor Generals, and how they are ranked.

// bestForcedMarch is what the best general gains by a march with so many MP.
func (v *survey) bestForcedMarch(points int) int {
	_, best := v.bestMarcher(points)
	return best
}

// bestMarcher is the general who gains most by a march with so many MP, and what he gains; noGeneral where nobody gains anything.
func (v *survey) bestMarcher(points int) (who general, best int) {
	s, p := v.s, v.p
	who = noGeneral
	for set := s.force[p]; set != 0; set &= set - 1 {
		if g := first(set); s.activationRefusal(p, g) == nil {
			if n := v.marchGain(g, points); n > best {
				who, best = g, n
			}
		}
	}
	return who, best
}

// marchGain is what a general on the map gains by an activation with so many MP.
func (v *survey) marchGain(g general, points int) int {
	s, p := v.s, v.p
	at := s.at[g]
	if isInside(at) && s.isBesieged(spaceOf(at)) {
		return s.sortieGain(p, g, at)
	}
	if s.commanderAt(at, p) != g {
		return v.detachGain(g, at, points)
	}
	if s.stacks[at].owner != p {
		return 1
	}
	w := v.walkOf(g, at)
	start := leg{at: spaceOf(at), points: points, n: w.all, walked: s.marched&g.bit() != 0}
	start.seen.add(start.at)
	w.setCart(at)
	stay := start
	stay.points = 0
	return w.from(start) - w.rest(stay)
}

// setCart notes whether the Cart would go along.
func (w *walk) setCart(at place) {
	s := w.s
	w.cart = s.turn >= 2 && s.cartOf == w.p && (s.cart == at || s.cart == marching)
}

// detachGain is what a Subordinate gains by taking one CU of the stack somewhere.
func (v *survey) detachGain(g general, at place, points int) int {
	s, p := v.s, v.p
	k := &s.stacks[at]
	if k.owner != p || k.size() < 2 || isInside(at) {
		return -5
	}
	w := v.walkOf(g, at)
	w.cu, w.all = [numUnits]uint8{mercenary: 1}, 1
	w.me = fighter{tenths: 10, factor: w.me.factor, worth: 5}
	w.keep, w.bare = 1, 0
	start := leg{at: spaceOf(at), points: points, n: 1}
	start.seen.add(start.at)
	stay := start
	stay.points = 0
	return w.from(start) - w.rest(stay) - s.weigh(onDetach, 4)
}

// sortieGain values breaking out of a besieged city.
func (s judge) sortieGain(p rules.Seat, g general, at place) int {
	sp := spaceOf(at)
	e, some := s.enemyAt(p, sp)
	if !some {
		return 0
	}
	win, _ := s.fighterAt(p, at, sp, false).meet(e)
	return s.weigh(onSortie, win-50)
}

// rankActivations moves whoever gains most, and stops when nobody gains anything.
func rankActivations(s judge, f *frame, moves []rules.Move, scores []int) {
	v := s.look(f.seat)
	for i, m := range moves {
		switch m.Verb {
		case activateVerb:
			points := 3
			if f.kind == inActivation && f.b > 0 {
				points = int(f.b)
			}
			scores[i] = v.marchGain(general(m.A), points) - s.weigh(onActivate, 2)
		case minorVerb:
			scores[i] = -10
			if s.used&usedMuster == 0 { // afterwards he would lead nobody on
				scores[i] = v.minorGain(general(m.A))
			}
		case musterVerb:
			scores[i] = s.weigh(onMuster, 7)
		case buryVerb:
			scores[i] = s.burialNow(f.seat)
		case doneVerb, passVerb:
		default:
			scores[i] = s.gateGain(f.seat, m)
		}
	}
	s.weighMuster(moves, scores)
	s.followMinor(f.seat, moves, scores)
}

// followMinor lets a Minor General who was put down with a Major General move off, or the other one, before anybody else does anything: with
// the next Procedure he would go back to the hand (1.37, 1.38) and be put down again for nothing.
func (s judge) followMinor(p rules.Seat, moves []rules.Move, scores []int) {
	best := 0 // where neither gains anything, he goes back
	for i, m := range moves {
		if m.Verb == activateVerb && s.besideMinor(p, general(m.A)) {
			best = max(best, scores[i])
		}
	}
	if best == 0 || s.temper[onBack] == 0 {
		return
	}
	for i, m := range moves {
		if m.Verb != activateVerb || !s.besideMinor(p, general(m.A)) {
			scores[i] = -neverCompared
		}
	}
}

// besideMinor says whether a general and one of p's Minor Generals stand together, one of them leading the other.
func (s *state) besideMinor(p rules.Seat, g general) bool {
	here := s.generalsAt(s.at[g], p)
	return onMap(s.at[g]) && here&^majorBits != 0 && here&majorBits != 0
}

// weighMuster drops what people would laugh at: to stop while a mercenary may still be had for nothing, and to have him in place of
// all marches (3.41) where one of them gains more. What a march prepares comes later than a search looks.
func (s judge) weighMuster(moves []rules.Move, scores []int) {
	muster, march := -1, -1
	for i, m := range moves {
		switch {
		case m.Verb == musterVerb:
			muster = i
		case m.Verb == activateVerb && (march < 0 || scores[i] > scores[march]):
			march = i
		}
	}
	if muster < 0 || s.temper[onBack] == 0 {
		return
	}
	for i, m := range moves {
		if m.Verb == doneVerb {
			scores[i] = -neverCompared
		}
	}
	if march >= 0 && scores[march] > scores[muster] {
		scores[muster] = -neverCompared
	}
}

// minorGain is what a Minor General gains by leading CUs on from the best place for him.
func (v *survey) minorGain(g general) int {
	s, p := v.s, v.p
	if s.activated&g.bit() != 0 {
		return -10
	}
	if old := s.at[g]; onMap(old) && s.stacks[old].owner == p && s.generalsAt(old, p) == g.bit() {
		return -10 // he leads others
	}
	best := -10
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			best = max(best, v.stationGain(g, place(w<<6|bits.TrailingZeros64(set))))
		}
	}
	return best
}

// rankStationing puts a Minor General where CUs have most to gain by moving on.
func rankStationing(s judge, f *frame, moves []rules.Move, scores []int) {
	v := s.look(f.seat)
	for i, m := range moves {
		scores[i] = -5
		if m.Verb == stationVerb && s.segment == surrenderSegment {
			scores[i] = s.leaderWorth(f.seat, general(f.a), placeOf(m.A, m.B))
		} else if m.Verb == stationVerb {
			scores[i] = v.stationGain(general(f.a), placeOf(m.A, m.B))
		}
	}
}

// stationGain is what CUs in a place gain by being led on by a Minor General.
func (v *survey) stationGain(g general, at place) int {
	if !onMap(at) || isInside(at) || v.s.idleMinor(v.p, at) {
		return -10
	}
	if v.settled[at] == unknown {
		v.settled[at] = int16(v.leaderGain(g, at))
	}
	return int(v.settled[at])
}

// leaderGain is stationGain for a place that has none yet.
func (v *survey) leaderGain(g general, at place) int {
	s, p := v.s, v.p
	here := s.generalsAt(at, p)
	if s.fitFor(g, at) == 0 {
		return -10 // all have marched (5.3)
	}
	if here == 0 {
		w := v.walkOf(g, at)
		start := leg{at: spaceOf(at), points: 3, n: w.all}
		start.seen.add(start.at)
		stay := start
		stay.points = 0
		return w.from(start) - w.rest(stay) - s.weigh(onMinor, 3)
	}
	if here&^majorBits != 0 || here&^s.activated == 0 || s.untagged(at, mercenary, movedTag) < 1 || s.stacks[at].size() < 4 {
		return -10
	}
	return v.detachGain(g, at, 3) - 3
}

// burialNow compares burying Alexander here with carrying him on.
func (s judge) burialNow(p rules.Seat) int {
	here := spaceOf(s.cart)
	gain := 30
	if here == spPella {
		gain = 80
	}
	if s.legitimacy(p)+gain/10 >= legitimacyGoal && s.turn >= 2 && s.turn <= 4 {
		return 900
	}
	return (gain - s.burialHope(p)) * worthL / 10 * 2
}
