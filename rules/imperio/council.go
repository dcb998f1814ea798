package imperio

import (
	"math/bits"
	"slices"

	"tyche/rules"
)

// The docket of the Council, its count and its laws (17). A decision's effect is in council_effects.go.

// Options of a vote.
const (
	noVote     int8 = 0
	against    int8 = 1
	forIt      int8 = 2
	firstElect int8 = 3 // and the seats after it
)

// openDocket is step 5 of Growth: proposals from the deck, then Political Favours (17.1, 17.6).
func (s *state) openDocket(x ctx) {
	s.docket, s.docketSize = [maxDocket]proposal{}, 0
	s.votes, s.verdicts = [maxSeats][maxDocket]vote{}, [maxDocket]int8{}
	n := 2
	if s.session4 {
		n = 4
	}
	s.session4 = false
	for range n {
		if e := s.drawEntry(x); e != noEntry {
			s.table(x, proposal{entry: e, bound: nobody, author: nobody})
		}
	}
	for _, k := range s.favours[:s.favourCount] {
		s.table(x, k)
	}
	s.favours, s.favourCount = [maxSeats]proposal{}, 0
	if s.inForce(l06) != nil {
		s.publishTechs(x)
	}
}

// publishTechs tells which technologies some House owns (L06).
func (s *state) publishTechs(x ctx) {
	var all techSet
	for p := range s.players {
		all |= s.houses[p].startTechs
	}
	x.tell(EvPublished, nobody, none, none, none, int(all&0x7fff), int(all>>15))
}

// table puts a proposal on the docket.
func (s *state) table(x ctx, k proposal) {
	s.docket[s.docketSize] = k
	s.docketSize++
	x.tell(EvDocket, nobody, entryRef(k.entry), none, none, int(s.docketSize), 0)
}

// drawEntry draws one entry that may be tabled, shuffling the discards in when the pile holds none; noEntry when there
// is none at all. Entries that may not be tabled go to the bottom of the pile, so the pile is a set.
func (s *state) drawEntry(x ctx) entry {
	for range 2 {
		var fit [numCards]entry
		n := 0
		for e := range entry(numCards) {
			if s.draw>>e&1 != 0 && s.tableable(e) {
				fit[n] = e
				n++
			}
		}
		if n > 0 {
			e := fit[x.ch.Draw(n)]
			s.draw &^= 1 << e
			return e
		}
		s.draw |= s.discarded
		s.discarded = 0
	}
	return noEntry
}

// tableable says whether the Lower Chamber may table an entry now (drawn_only_if of the deck).
func (s *state) tableable(e entry) bool {
	if entries[e].law {
		return s.inForce(e) == nil && (e != l18 || s.playing() >= 3)
	}
	switch e {
	case d07:
		return s.wars()
	case d08:
		return s.lawCount > 0
	case d09:
		return s.unevenTechs()
	case d14:
		return s.turn < s.lastTurn()
	}
	return true
}

// playing counts the Houses that have not left the game.
func (s *state) playing() (n int) {
	for p := range s.players {
		if !s.houses[p].gone {
			n++
		}
	}
	return n
}

// wars says whether there is any war.
func (s *state) wars() bool {
	for p := range s.players {
		if s.war[p] != 0 {
			return true
		}
	}
	return false
}

// unevenTechs says whether Houses have different numbers of technologies.
func (s *state) unevenTechs() bool {
	first := -1
	for p := range s.players {
		if s.houses[p].gone {
			continue
		}
		n := bits.OnesCount32(uint32(s.houses[p].techs))
		if first >= 0 && n != first {
			return true
		}
		first = n
	}
	return false
}

// elects says whether a proposal is voted by choosing a House (17.3).
func (k *proposal) elects() bool { return entries[k.entry].elect && k.bound == nobody }

// electable says whether a House may be chosen under an entry (17.3, L18).
func (s *state) electable(e entry, q rules.Seat) bool {
	if q < 0 || q >= rules.Seat(s.players) || !s.alive(q) {
		return false
	}
	return !barsCensured(e) || !s.censured(q)
}

// barsCensured says whether a censured House may not be elected under an entry (L18).
func barsCensured(e entry) bool {
	switch e {
	case l15, l16, l17, d06, d10, d11:
		return true
	}
	return false
}

// Electable says whether a House may be elected under an entry (17.3, L18).
func (v *View) Electable(e rules.Ref, q rules.Seat) bool {
	censures := func(l ProposalView) bool { return l.Entry == entryRef(l18) && l.Bound == q }
	return v.Houses[q].Alive && !(barsCensured(entry(e.ID)) && slices.ContainsFunc(v.Laws, censures))
}

// censured says whether L18 names a House.
func (s *state) censured(q rules.Seat) bool {
	l := s.inForce(l18)
	return l != nil && l.bound == q
}

// votesOf is the number of votes a House has this turn (17.2).
func (s *state) votesOf(p rules.Seat) int {
	n := s.freeInfluence(p)
	if s.inForce(l11) != nil && s.landless(p) {
		n += 4
	}
	if s.censured(p) {
		n /= 2
	}
	return n
}

// countVotes counts the votes after the last slot (17.4).
func (s *state) countVotes(x ctx) {
	for i := range s.docketSize {
		k := &s.docket[i]
		for p := range rules.Seat(s.players) {
			if v := s.votes[p][i]; v.n > 0 {
				x.tell(EvVotes, p, entryRef(k.entry), none, none, int(v.option), int(v.n))
			}
		}
		won := s.winner(x, int(i))
		s.verdicts[i] = won
		elected := nobody
		if won >= firstElect {
			elected = rules.Seat(won - firstElect)
		}
		x.tell(EvDecision, elected, entryRef(k.entry), none, none, int(won), 0)
	}
	s.judgePromises(x)
}

// winner finds the option of a proposal that won: noVote when nobody voted.
func (s *state) winner(x ctx, i int) int8 {
	const options = int(firstElect) + maxSeats
	var sum [options]int
	for p := range s.players {
		sum[s.votes[p][i].option] += int(s.votes[p][i].n)
	}
	best, tied := 0, 0
	var leaders [options]int8
	for o := against; int(o) < options; o++ {
		switch n := sum[o]; {
		case n == 0 || n < best:
		case n > best:
			best, tied = n, 1
			leaders[0] = o
		default:
			leaders[tied] = o
			tied++
		}
	}
	switch {
	case tied == 0:
		return noVote
	case tied == 1:
		return leaders[0]
	}
	if l := s.inForce(l17); l != nil {
		for _, o := range leaders[:tied] {
			if s.votes[l.bound][i].option == o && s.votes[l.bound][i].n > 0 {
				return o
			}
		}
	}
	return leaders[x.ch.Draw(tied)]
}

// applyDecisions is FP6: the decisions in docket order (17.5).
func (s *state) applyDecisions(x ctx) {
	for i := range s.docketSize {
		k, won := s.docket[i], s.verdicts[i]
		if k.author == nobody {
			s.discarded |= 1 << k.entry
		}
		switch {
		case won >= firstElect:
			k.bound = rules.Seat(won - firstElect)
			s.enact(x, k)
		case won == forIt:
			if entries[k.entry].elect && !s.electable(k.entry, k.bound) {
				continue
			}
			s.enact(x, k)
		case won == against && k.entry == d01:
			s.stipend(x, false)
		}
	}
}

// enact carries an adopted proposal out: a law comes into force, a directive has its effect.
func (s *state) enact(x ctx, k proposal) {
	if entries[k.entry].law {
		s.addLaw(x, k)
		return
	}
	s.direct(x, k)
}

// sameLaw says whether two proposals are the same law, so that the second has no effect of its own.
func (k *proposal) sameLaw(l *proposal) bool {
	if k.entry != l.entry {
		return false
	}
	switch k.entry {
	case c4:
		return k.a == l.a && k.b == l.b
	case c6:
		return k.bound == l.bound
	case c7:
		return k.a == l.a
	case c9:
		return k.bound == l.bound && k.a == l.a
	}
	return true
}

// lawLike returns the law in force that is the same as a proposal, or nil.
func (s *state) lawLike(k *proposal) *proposal {
	for i := range s.laws[:s.lawCount] {
		if s.laws[i].sameLaw(k) {
			return &s.laws[i]
		}
	}
	return nil
}

// addLaw puts a law in force; a sixth makes the oldest lapse (17.5).
func (s *state) addLaw(x ctx, k proposal) {
	if l := s.lawLike(&k); l != nil {
		if entries[k.entry].elect {
			l.bound = k.bound
			x.tell(EvLaw, k.bound, entryRef(k.entry), none, none, 1, 0)
		}
		return
	}
	k.author = nobody // what has become law is everybody's
	if s.lawCount == maxLaws {
		s.repealOldest(x)
	}
	s.laws[s.lawCount] = k
	s.lawCount++
	x.tell(EvLaw, k.bound, entryRef(k.entry), none, none, 1, 0)
}

// repealOldest is D08, and what a sixth law does.
func (s *state) repealOldest(x ctx) {
	if s.lawCount == 0 {
		return
	}
	x.tell(EvLaw, nobody, entryRef(s.laws[0].entry), none, none, 0, 0)
	copy(s.laws[:], s.laws[1:s.lawCount])
	s.lawCount--
	s.laws[s.lawCount] = proposal{}
}

// falls is the law in force that is no more once a proposal is adopted: the oldest, by a Rescission or as a sixth comes (17.5, 17.8 D08).
func (s *state) falls(k *proposal) (entry, bool) {
	full := entries[k.entry].law && s.lawCount == maxLaws && s.lawLike(k) == nil
	return s.laws[0].entry, full || k.entry == d08 && s.lawCount > 0
}

// embargoed says whether C6 forbids to trade with a House.
func (s *state) embargoed(p rules.Seat) bool {
	for i := range s.laws[:s.lawCount] {
		if l := &s.laws[i]; l.entry == c6 && l.bound == p {
			return true
		}
	}
	return false
}

// decreed is what decrees add to the price of a thing (16.6 C4).
func (s *state) decreed(what priced) (n int) {
	for i := range s.laws[:s.lawCount] {
		if l := &s.laws[i]; l.entry == c4 && priced(l.a) == what {
			n += int(int8(l.b))
		}
	}
	return n
}
