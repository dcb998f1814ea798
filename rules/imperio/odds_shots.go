package imperio

import (
	"slices"

	"tyche/rules"
)

// How many hits a volley scores, and how likely each number is. Chances are parts of one.

// volleyed is a number of hits, those of a Target Locator apart, with its chance.
type volleyed struct {
	located, hits int
	p             uint64
}

// rarest is the least chance of a number of hits that counts: one in seventy million.
const rarest = one >> 26

// grid is a chance for each number of located hits and of others.
type grid struct {
	wide int // numbers of others, from 0
	p    []uint64
}

func newGrid(located, hits int) grid { return grid{hits + 1, make([]uint64, (located+1)*(hits+1))} }

// tenth is so many tenths of a chance.
func tenth(p uint64, n int) uint64 { return p * uint64(n) / 10 }

// roll adds one die of a battery to what it is given: misses go to missed, hits to hit.
func (b *battery) roll(from, missed, hit grid) {
	triple := 0
	if b.triple {
		triple = 1
	}
	by := 1
	if b.locator {
		by = from.wide
	}
	for i, p := range from.p {
		if p == 0 {
			continue
		}
		missed.p[i] += tenth(p, b.need-1)
		hit.p[i+by] += tenth(p, 11-b.need-triple)
		if triple > 0 {
			hit.p[i+3*by] += tenth(p, 1)
		}
	}
}

// most is the largest number of hits that dice of a battery score.
func (b *battery) most(dice int) int {
	if b.triple {
		return 3 * dice
	}
	return dice
}

// shots returns what a side scores in a round, saves of the other taken off (13.4 c, d).
func (s *state) shots(side int) []volleyed {
	guns, n := s.batteries(side)
	return s.score(s.battle.seatOf(1-side), guns[:n], s.has(s.battle.seatOf(side), a08))
}

// score reckons the dice of batteries against a House; again says that one failed die, of the first battery with one, is rolled
// once more.
func (s *state) score(at rules.Seat, guns []battery, again bool) (list []volleyed) {
	slices.SortStableFunc(guns, func(a, b battery) int {
		switch {
		case a.before(&b):
			return -1
		case b.before(&a):
			return 1
		}
		return 0
	})
	located, hits := 0, 0
	for i := range guns {
		if b := &guns[i]; b.locator {
			located += b.most(b.n + 1)
		} else {
			hits += b.most(b.n + 1)
		}
	}
	flawless, rolled := newGrid(located, hits), newGrid(located, hits) // no die has failed; one has, and was rolled again
	flawless.p[0] = one
	for i := range guns {
		b := &guns[i]
		failed := newGrid(located, hits) // the first die that failed is of this battery
		for range b.n {
			still, nowFailed, nowRolled := newGrid(located, hits), newGrid(located, hits), newGrid(located, hits)
			b.roll(flawless, nowFailed, still)
			b.roll(failed, nowFailed, nowFailed)
			b.roll(rolled, nowRolled, nowRolled)
			flawless, failed, rolled = still, nowFailed, nowRolled
		}
		if again {
			b.roll(failed, rolled, rolled)
			continue
		}
		for i, p := range failed.p {
			rolled.p[i] += p
		}
	}
	for i, p := range flawless.p {
		rolled.p[i] += p
	}
	return s.saved(at, rolled)
}

// saved takes off the hits that a House ignores (A10) and lists what is left.
func (s *state) saved(q rules.Seat, g grid) (list []volleyed) {
	tall := len(g.p) / g.wide
	if q != nobody && s.has(q, a10) {
		through := passing(max(g.wide, tall))
		some, fewer := newGrid(tall-1, g.wide-1), newGrid(tall-1, g.wide-1)
		for i, p := range g.p {
			for b, pass := range through[i%g.wide] {
				some.p[i-i%g.wide+b] += p * pass >> 32
			}
		}
		for i, p := range some.p {
			for a, pass := range through[i/g.wide] {
				fewer.p[a*g.wide+i%g.wide] += p * pass >> 32
			}
		}
		g = fewer
	}
	list = make([]volleyed, 0, len(g.p))
	for i, p := range g.p {
		if p >= rarest {
			list = append(list, volleyed{i / g.wide, i % g.wide, p})
		}
	}
	return list
}

// passing returns the chances that so many of n hits are not ignored: each is on a 9 or 10.
func passing(n int) [][]uint64 {
	list := make([][]uint64, n+1)
	list[0] = []uint64{one}
	for k := 1; k <= n; k++ {
		list[k] = make([]uint64, k+1)
		for i, p := range list[k-1] {
			list[k][i] += tenth(p, 2)
			list[k][i+1] += tenth(p, 8)
		}
	}
	return list
}

// kills returns the chances of numbers of Aircraft that a side shoots down before round 1 (13.3), no more than there are.
func (s *state) kills(side int) []uint64 {
	there := s.aircraftOf(1 - side)
	p := make([]uint64, there+1)
	p[0] = one
	if there == 0 || s.inStorm() {
		return p[:1]
	}
	for _, b := range s.antiAirGuns(side) {
		if b.n == 0 {
			continue
		}
		attacks := b.n
		next := make([]uint64, there+1)
		for _, v := range s.capped(s.battle.seatOf(1-side), b, attacks) {
			for k, q := range p {
				next[min(there, k+v.hits)] += q * v.p >> 32
			}
		}
		p = next
	}
	return p
}

// capped is what one battery scores, no more hits than it has attacks, saves taken off.
func (s *state) capped(at rules.Seat, b battery, attacks int) []volleyed {
	g := newGrid(0, b.most(attacks))
	g.p[0] = one
	for range attacks {
		next := newGrid(0, g.wide-1)
		b.roll(g, next, next)
		g = next
	}
	for i := attacks + 1; i < g.wide; i++ {
		g.p[attacks] += g.p[i]
		g.p[i] = 0
	}
	return s.saved(at, g)
}
