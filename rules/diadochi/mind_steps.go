package diadochi

import "tyche/rules"

// The steps of an activation under way: on, by sea, siege, dropping CUs off.

// rankMarch follows the best way on.
func rankMarch(s judge, f *frame, moves []rules.Move, scores []int) {
	m := &s.march
	if isInside(m.base) && s.isBesieged(m.at) {
		rankBreakout(s, f, moves, scores)
		return
	}
	v := s.look(f.seat)
	w := v.walkOf(m.general, marching)
	if w.all == 0 {
		rankAlone(s, f, &w, moves, scores)
		return
	}
	w.setCart(marching)
	l := s.legOfMarch(&w)
	drop, worth := w.mayDrop(l, m.entered)
	for i, mv := range moves {
		if mv.Verb == dropVerb && (!drop || mv.B != 1 || w.bestUnitToDrop() != unit(mv.A)) {
			scores[i] = -60
			continue
		}
		scores[i] = w.valueOf(l, worth, mv)
	}
	if s.temper[onBack] > 0 {
		w.avoidDetours(l, moves, scores)
	}
}

// mayDrop says whether one CU should be left where a leg has come to, and what that gains.
func (w *walk) mayDrop(l leg, entered bool) (drop bool, worth int) {
	switch {
	case l.n <= w.keep:
		return false, 0
	case w.bare > 0 && l.at == w.bareAt:
		return true, -w.guarded()
	case l.free && entered:
		worth = w.leaveOne(l.at)
	}
	return worth > 0, worth
}

// legOfMarch is how far the activation under way has come, and what is still open to it.
func (s judge) legOfMarch(w *walk) leg {
	m := &s.march
	l := leg{at: m.at, points: int(m.points), n: w.all, walked: s.marched&m.general.bit() != 0, sailed: m.landed,
		free: s.stacks[m.base].owner != m.seat && m.base == outside(m.at)}
	w.hasSea = w.hasSea && !m.landed && m.flags&landOnly == 0
	w.land = w.land && !s.groupGrounded()
	l.seen.add(l.at)
	if m.entered && s.entry.sp == m.at {
		l.seen.add(s.entry.from)
	}
	if w.cart && m.flags&cartFree == 0 {
		l.points = min(l.points, cartMP-int(m.spent))
	}
	return l
}

// valueOf ranks one move of an activated army.
func (w *walk) valueOf(l leg, drop int, m rules.Move) int {
	s := w.s
	switch m.Verb {
	case doneVerb:
		return w.rest(l)
	case stepVerb:
		v, _ := w.stepTo(l, space(m.A), false)
		if s.march.entered && l.free && space(m.A) == s.entry.from {
			v -= s.weigh(onBack, 10)
		}
		return v
	case sailVerb:
		v, _ := w.stepTo(l, space(m.A), true)
		return v
	case siegeVerb:
		next := l
		next.points -= s.siegeCost(w.g)
		hope := s.weigh(onSiegeNow, int(w.gain[l.at])*s.siegeHope(w.p, l.at, 1)/200)
		return max(w.rest(next), w.rest(l)) + 1 + hope - s.weigh(onSiegeLoss, siegeToll(&stack{cu: w.cu}, s.siegeBonus(w.p, l.at)))
	case dropVerb:
		next := l
		next.free, next.n = false, l.n-1
		return w.from(next) + drop + 1
	case takeVerb:
		return w.rest(l) - 3
	case takeCartVerb:
		return w.takeCart(l)
	}
	return -60
}

func (w *walk) stepTo(l leg, to space, bySea bool) (int, bool) {
	best, found := -100, false
	for _, k := range links[l.at] {
		if k.to != to {
			continue
		}
		l.seen.remove(to)
		if v, ok := w.step(l, k, bySea); ok && (!found || v > best) {
			best, found = v, true
		}
	}
	return best, found
}

// bestUnitToDrop is the type that is missed least.
func (w *walk) bestUnitToDrop() unit {
	for _, u := range [...]unit{mercenary, elephant, loyal, royalArmy, silver} {
		if w.cu[u] > 0 {
			return u
		}
	}
	return mercenary
}

// takeCart says whether the Cart should come along: yes if the way leads to a better grave.
func (w *walk) takeCart(l leg) int {
	w.cart = true
	l.points = min(l.points, cartMP-int(w.s.march.spent))
	v := w.from(l)
	w.cart = false
	if w.s.burialFrom(w.p, l.at) == 0 {
		return -60
	}
	return v + 5
}

// rankAlone: a general who set out without CUs takes some if he can, else he stays or seeks an army.
func rankAlone(s judge, f *frame, w *walk, moves []rules.Move, scores []int) {
	for i, m := range moves {
		switch m.Verb {
		case takeVerb:
			if m.B == 1 {
				scores[i] = 20 - lossCost[m.A]
			}
		case stepVerb, sailVerb:
			scores[i] = -5
			if k := &s.stacks[m.A]; k.owner == f.seat && s.generalsAt(outside(space(m.A)), f.seat) == 0 {
				scores[i] = 5 + k.size()
			}
		case doneVerb:
		default:
			scores[i] = -40
		}
	}
}

// rankBreakout: a besieged army sallies when the odds are good.
func rankBreakout(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		switch m.Verb {
		case sortieVerb:
			if e, some := s.enemyAt(f.seat, s.march.at); some {
				win, _ := s.fighterAt(f.seat, marching, s.march.at, false).meet(e)
				scores[i] = win - 50
			}
		case doneVerb:
		default:
			scores[i] = -20
		}
	}
}
