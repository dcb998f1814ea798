package imperio

import (
	"math/bits"

	"tyche/rules"
)

// Votes (25.7): what a proposal brings a House more than its rivals, and how many votes that is worth.

// rankVotes puts votes in proportion to what is at stake, on the option that brings most.
func (s *state) rankVotes(who Mind, f *frame, moves []rules.Move, scores []int) {
	var v survey
	v.look(s, f.seat, who)
	option, gain := v.choose(int(f.a))
	all := gain
	for i := int(f.a) + 1; i < int(s.docketSize); i++ {
		_, n := v.choose(i)
		all += n
	}
	want := 0
	if gain > 0 {
		want = max(1, s.votesLeft(f.seat)*gain/max(1, all))
	}
	for i, m := range moves {
		switch {
		case m.Verb != voteVerb:
			scores[i] = rankIf(want == 0, rankPlanned)
		case int8(m.B) != option:
			scores[i] = rankAgainst - int(m.C)
		default:
			scores[i] = rankPlanned - 2*max(int(m.C)-want, want-int(m.C))
		}
	}
}

// choose is the option of a proposal that a House prefers, and what is at stake. A promised vote counts by honesty.
func (v *survey) choose(i int) (option int8, gain int) {
	s := v.s
	k := &s.docket[i]
	if !k.elects() {
		n := v.lawGain(k)
		option, gain = forIt, n
		if n < 0 {
			option, gain = against, -n
		}
	} else {
		best := -1 << 30
		for q := range rules.Seat(s.players) {
			if !s.electable(k.entry, q) {
				continue
			}
			if n := v.electionGain(k.entry, q); n > best {
				best, option = n, firstElect+int8(q)
			}
		}
		gain = max(0, best)
	}
	if o := v.promisedVote(i); o != noVote && (v.temper.honesty >= 5 || gain < 6*int(v.temper.honesty)) {
		return o, max(gain, 8)
	}
	return option, gain
}

// promisedVote is the option that a deal of this turn binds a House to, or noVote.
func (v *survey) promisedVote(i int) int8 {
	s := v.s
	for k := range s.offers {
		o := &s.offers[k]
		if o.state != acceptedDeal || o.made != s.turn {
			continue
		}
		for side := range 2 {
			g := &o.goods[side]
			if o.giver(side) == v.p && g.promise >= promiseVote && int(g.about) == i {
				return int8(g.promise - promiseVote)
			}
		}
	}
	return noVote
}

// electionGain is what the election of a House brings this one, in tenths of Influence.
func (v *survey) electionGain(e entry, q rules.Seat) int {
	n := v.honourOf(e, q)
	if q == v.p {
		return n
	}
	return -n*v.rivalry(q)/100 + v.friendship(q)
}

// friendship makes a friend's gain bearable.
func (v *survey) friendship(q rules.Seat) int {
	switch {
	case v.s.ally[v.p].Has(q):
		return 6
	case v.s.atWar(v.p, q):
		return -4
	}
	return 0
}

// honourOf is what an election brings the House that is chosen; less than nothing when it hurts.
func (v *survey) honourOf(e entry, q rules.Seat) int {
	s, left := v.s, v.left
	worth := min(3, (left+1)/2)
	switch e {
	case l15:
		return 20 + left/2
	case l16:
		return 3 * worth * min(left, 6) / 2
	case l17:
		return 3
	case l18:
		return -3 - v.spread[q].influence*min(left, 6)/12
	case d04:
		return -3
	case d05:
		return -6 * worth
	case d06:
		return 10 + min(left, 4)
	case d10:
		return worth * min(left, 8)
	case d11:
		return 10 + left/3
	case d12:
		return -min(v.spread[q].resources, 30) * worth / 4
	case d13:
		return -s.shipValue(q) / 20
	}
	return 0
}

// lawGain is what a proposal that is voted for or against brings a House more than its rivals, in tenths of Influence.
func (v *survey) lawGain(k *proposal) int {
	s, p := v.s, v.p
	if k.bound != nobody {
		return v.boundGain(k)
	}
	worth, left := min(3, (v.left+1)/2), min(v.left, 8)
	mine, mean := &v.spread[p], v.mean()
	switch k.entry {
	case l01:
		return (mean.ships - mine.ships) / 12
	case l02:
		return (mean.ships-mine.ships)/10 + 2
	case l03:
		return 0
	case l04:
		return v.edge(v.ports) * worth * left / 2
	case l05:
		return -(max(0, mine.planets-8) - max(0, mean.planets-8)) * worth * left
	case l06:
		return 3 * left / 2 * (10 - bits.OnesCount32(uint32(s.houses[p].techs))) / 8
	case l07:
		return 4 - int(v.temper.intrigue)
	case l08:
		return -(mine.ships - mean.ships) / 20
	case l09:
		return int(v.temper.attack) - 5
	case l10:
		return 1
	case l11:
		return rankIf(mine.planets == 0, 20) - 1
	case l12:
		return rankIf(s.has(p, a01), 4) + int(v.temper.fortify) - 4
	case l13:
		return (mean.resources - mine.resources) / 2
	case l14:
		return int(5-int(v.temper.intrigue)) * 2
	case d01:
		if v.fewest() {
			return -4 * worth
		}
		return 2 * worth * rankIf(!v.alone(), 1)
	case d02:
		return 4 - int(s.houses[p].treasury)/4*worth/2
	case d03:
		return rankIf(v.poorest(), 10*worth) - rankIf(!v.poorest(), 3*worth)
	case d07:
		return rankIf(s.war[p] != 0, (mean.ships-mine.ships)/6+2-int(v.temper.attack)/2)
	case d08:
		if s.lawCount > 0 {
			return -v.lawGain(&s.laws[0])
		}
	case d09:
		return 4 - 2*bits.OnesCount32(uint32(s.houses[p].techs))/max(1, int(s.turn)/2)
	case d14:
		return (mine.influence - mean.influence) / 3
	case c3:
		return -int(int8(k.a)) * worth * (mine.resources - mean.resources) / 60
	case c5:
		return rankIf(action(k.a) == operation, -(mine.ships-mean.ships)/10)
	}
	return 0
}

// boundGain is what a decree that names a House, or a bound election, brings.
func (v *survey) boundGain(k *proposal) int {
	n := 0
	worth := min(3, (v.left+1)/2)
	switch k.entry {
	case c1:
		n = int(k.a) * worth
	case c2:
		n = -int(k.a) * worth
	case c6:
		n = -6
	case c9:
		n = 10 * int(int8(k.a))
	case c8:
		if q := rules.Seat(k.a); k.bound == v.p || q == v.p {
			return (v.mean().ships - v.spread[v.p].ships) / 8
		}
		return 0
	default:
		n = v.honourOf(k.entry, k.bound)
	}
	if k.bound == v.p {
		return n
	}
	return -n*v.rivalry(k.bound)/100 + rankIf(n > 0, v.friendship(k.bound))
}

// mean is what the other Houses have on the average.
func (v *survey) mean() (m tallySeen) {
	n := int(v.s.players) - 1
	for q := range rules.Seat(v.s.players) {
		if q != v.p {
			k := &v.spread[q]
			m.influence += k.influence
			m.resources += k.resources
			m.planets += k.planets
			m.ships += k.ships
		}
	}
	m.influence /= n
	m.resources /= n
	m.planets /= n
	m.ships /= n
	return m
}

// ports counts the Trade Ports of a House.
func (v *survey) ports(p rules.Seat) (n int) {
	for pl := range planet(3 * v.s.mapSize()) {
		if b := &v.s.bodies[pl]; b.holder == p {
			n += int(b.count(port))
		}
	}
	return n
}

// edge is how much more of something a House has than the others on the average.
func (v *survey) edge(count func(rules.Seat) int) int {
	sum := 0
	for q := range rules.Seat(v.s.players) {
		if q != v.p {
			sum += count(q)
		}
	}
	return count(v.p) - sum/(int(v.s.players)-1)
}

// fewest says whether no House has fewer planets, alone whether all others have more.
func (v *survey) fewest() bool {
	for q := range v.s.players {
		if v.spread[q].planets < v.spread[v.p].planets {
			return false
		}
	}
	return v.alone()
}

func (v *survey) alone() bool {
	for q := range rules.Seat(v.s.players) {
		if q != v.p && v.spread[q].planets <= v.spread[v.p].planets {
			return false
		}
	}
	return true
}

// poorest says whether no House has less Influence.
func (v *survey) poorest() bool {
	for q := range v.s.players {
		if v.spread[q].influence < v.spread[v.p].influence {
			return false
		}
	}
	return true
}
