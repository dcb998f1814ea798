package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What others may take from a player before it is his turn again, and who has the heirs.

// heirTerms are those of the heirs to come and of who has the next one.
func (s judge) heirTerms(p rules.Seat, t *terms) {
	next := alexandros
	if s.turn >= 4 {
		next = herakles
	}
	for i, heir := range [...]royal{alexandros, herakles} {
		if int(s.turn) < 4+i && s.royalOf[heir] == p && s.royalAt[heir] != gone {
			t[termHeir4+term(i)] = 100
		}
	}
	at := s.royalAt[next]
	switch {
	case s.turn == 5 || at == gone:
	case s.royalOf[next] != p:
		t[termFar] = 100 * s.awayFrom(p, at)
	case s.turn >= 3:
		t[termLead] = min(max(s.lead(p), -10), 10) * s.shareOver()
	}
}

// lead is how far p is ahead of the best other player in VP + L (17.9).
func (s *state) lead(p rules.Seat) int {
	best := 0
	for q := range rules.Seat(s.players) {
		if q != p {
			best = max(best, s.vp(q)+s.legitimacy(q))
		}
	}
	return s.vp(p) + s.legitimacy(p) - best
}

// awayFrom is how many MP p's nearest Army is away from a place, at most 12.
func (s *state) awayFrom(p rules.Seat, at place) int {
	const most = 12
	if !onMap(at) {
		return most
	}
	to, far := spaceOf(at), most
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			if from := place(w<<6 | bits.TrailingZeros64(set)); from < numSpaces && s.generalsAt(from, p) != 0 {
				far = min(far, int(distance[from][to]))
			}
		}
	}
	return far
}

// openTerms are those of Major Cities and of what stands without a CU where an enemy can come.
func (s judge) openTerms(p rules.Seat, t *terms) {
	for q := range province(numProvinces) {
		for _, city := range provinces[q].majors {
			if city != noSpace && s.pc[city] == p {
				t[termCities] += 100
				t[termSiege] += 100 * int(s.siege[city]) * int(provinces[q].vp)
			}
		}
		city := provinces[q].majors[0]
		if s.ruler[q] == p && city != noSpace && !s.standsIn(p, q) && s.inReach(p, city) {
			t[termOpen] += 100 * int(provinces[q].vp)
		}
	}
	open := func(at place) bool { return at < numSpaces && s.stacks[at].owner != p && s.inReach(p, space(at)) }
	for r, at := range s.royalAt {
		switch {
		case s.royalOf[r] != p:
		case open(at):
			t[termRoyals] += 100 * s.royalWorth(royal(r))
		case onMap(at) && isInside(at) && s.enemyOutside(p, spaceOf(at)):
			t[termCaged] += 100 * s.royalWorth(royal(r))
		}
	}
	if s.cartOf == p && open(s.cart) {
		t[termRoyals] += 300
	}
}

// attackOn is what the best attack in reach would cost p's CUs in a space on the average, less what it would cost the attacker.
func (s judge) attackOn(p rules.Seat, sp space) int {
	worst := 0
	var me fighter
	for q := range rules.Seat(s.players) {
		if q == p || s.truceHolds(p, q) {
			continue
		}
		for w, set := range s.own[q] {
			for ; set != 0; set &= set - 1 {
				at := place(w<<6 | bits.TrailingZeros64(set))
				if at >= numSpaces || distance[at][sp] > slipReach || s.generalsAt(at, q) == 0 {
					continue
				}
				if me.factor == 0 {
					me = s.fighterAt(p, outside(sp), sp, true)
					me.worth += s.escorted(p, sp)
				}
				foe := s.fighterAt(q, at, sp, false).against(s, q, p)
				win, lose := foe.meet(me)
				worst = max(worst, (me.worth*win-foe.worth*lose)/100)
			}
		}
	}
	return worst
}

// escorted is what p's royals and Cart in a space are worth to whoever beats their escort.
func (s *state) escorted(p rules.Seat, sp space) int {
	n := 0
	for r, at := range s.royalAt {
		if at == outside(sp) && s.royalOf[r] == p {
			n += 2 * s.royalWorth(royal(r)) * worthL
		}
	}
	if s.cart == outside(sp) && s.cartOf == p {
		n += 60
	}
	return n
}
