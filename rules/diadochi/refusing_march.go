package diadochi

import "tyche/rules"

// Why a click on a space is no answer while a group marches.

// refuseMarch: a space beside has its own reason, one farther away is out of reach, and where he is he may besiege.
func (s *state) refuseMarch(p rules.Seat, sp space) *rules.Illegal {
	m := rules.Move{Verb: stepVerb, A: int16(sp)}
	switch {
	case sp == s.march.at && !s.isSiegeTarget(p, sp):
		return hereAlready.About(spaceRef(sp))
	case sp == s.march.at:
		m.Verb = siegeVerb
	case s.Check(p, m) == notAdjacent:
		return s.refuseFar(sp)
	}
	return s.Explain(p, m)
}

// refuseFar: a truce is named where the MP would do, or that one does not go so far at once; where the MP would do by a voyage and a march, the first of the two is named; where they would do for a voyage alone, what
// forbids to go to sea is the reason.
func (s *state) refuseFar(sp space) *rules.Illegal {
	m := &s.march
	aboard := int(m.points) - int(m.onLand)
	ill := s.embarkRefusal()
	if ill != nil && spaces[m.at].port && voyages(m.at, aboard)[sp] > 0 {
		return ill.About(spaceRef(sp))
	}
	if ill == nil && s.marched&s.generalsAt(marching, m.seat) == 0 {
		for port, left := range voyages(m.at, aboard) {
			if left > 0 && marches(space(port), left-1+int(m.onLand))[sp] > 0 {
				return sailFirst.About(spaceRef(sp), spaceRef(space(port)))
			}
		}
	}
	if ill == nil || ill == noPort {
		for port, left := range marches(m.at, int(m.points)) {
			if left > 0 && spaces[port].port && voyages(space(port), min(left-1, aboard))[sp] > 0 {
				return marchFirst.About(spaceRef(sp), spaceRef(space(port)))
			}
		}
	}
	if marches(m.at, int(m.points))[sp] > 0 { // it is not for want of MP
		if ill := s.truceRefusal(m.seat, sp); ill != nil {
			return ill.About(spaceRef(sp))
		}
		return notAtOnce.About(spaceRef(sp))
	}
	return outOfReach.About(spaceRef(sp))
}

// ranges holds the MP that are left at each space that can be reached, and one more: 0 is out of reach.
type ranges [numSpaces]int

// voyages are the Ports to which so many MP take a voyage from a Port, whoever may meet it.
func voyages(from space, points int) (left ranges) {
	left.spread(from, points, func(l link, at space) int { return sailing(l, at) })
	left[from] = 0
	return left
}

// marches are the spaces to which so many MP take a march, whoever stands there.
func marches(from space, points int) (left ranges) {
	left.spread(from, points, func(l link, _ space) int {
		if l.kind > strait {
			return 0
		}
		return int(routeCost[l.kind])
	})
	left[from] = 0
	return left
}

// spread goes on from a space as long as the MP last; cost is what a link takes, 0 where it does not lead on.
func (r *ranges) spread(at space, points int, cost func(l link, at space) int) {
	if points < 0 || r[at] > points {
		return
	}
	r[at] = points + 1
	for _, l := range links[at] {
		if n := cost(l, at); n > 0 {
			r.spread(l.to, points-n, cost)
		}
	}
}

var (
	hereAlready = refuse("5.10", "diadochi.why.here-already")
	outOfReach  = refuse("5.9", "diadochi.why.out-of-reach")
	notAtOnce   = refuse("5.15", "diadochi.why.not-at-once")
	sailFirst   = refuse("8.6", "diadochi.why.sail-first")
	marchFirst  = refuse("8.6", "diadochi.why.march-first")
)
