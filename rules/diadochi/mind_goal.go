package diadochi

import "tyche/rules"

// What else changes with control of a province than its own VP.

// worthGoal is what it is worth to have the VP that win at once.
const worthGoal = 300

// worthOfCrossing is what comes (d = 1) or goes (d = -1) with control of a province besides: the largest fleet (14.10), and the VP that
// win at once (17.5).
func (s judge) worthOfCrossing(p rules.Seat, q province, d int) int {
	n, then := 0, s.vp(p)+d*int(provinces[q].vp)
	if s.largestTurns(p, q, d) {
		then += d * largestVP
		n = s.weigh(onLargest, largestVP*s.marginalVP(p))
	}
	if goal := provinceGoal[s.players]; s.turn >= 2 && (s.vp(p) >= goal) != (then >= goal) {
		n += s.weigh(onGoal, worthGoal)
	}
	return n
}

// largestTurns says whether p comes to have the largest fleet with that of a province (d = 1), or loses it without (d = -1).
func (s *state) largestTurns(p rules.Seat, q province, d int) bool {
	f := fleetOfProvince[q]
	if f == noFleet || s.fleetDispersed&(1<<f) != 0 || (s.largest == p) == (d > 0) {
		return false
	}
	best := 0
	for o := range rules.Seat(s.players) {
		if o == p {
			continue
		}
		n := s.fleetPower(o)
		if d > 0 && s.fleetOf[f] == o {
			n -= s.fleetStrength(f)
		}
		best = max(best, n)
	}
	if d > 0 {
		return s.fleetPower(p)+int(fleets[f].normal) > best
	}
	return s.fleetPower(p)-s.fleetStrength(f) < best
}

// addDenials adds, where CUs of a rival stand that need no more than his next Surrender Segment to win by VP (3.21, 3.22, 17.5), what it is
// worth to drive them away: each space without which he would not have enough.
func (v *survey) addDenials() {
	s := v.s
	worth := int16(s.weigh(onGoal, worthGoal))
	if worth == 0 || s.turn < 2 {
		return
	}
	goal := provinceGoal[s.players]
	for q := range rules.Seat(s.players) {
		if q == v.p || s.vp(q) >= goal || s.ownOutside(q).and(cities).without(s.pcs[q]).empty() {
			continue
		}
		after := *s.state
		after.surrender(ctx{}, q)
		if after.vp(q) < goal {
			continue
		}
		for taken := after.pcs[q].without(s.pcs[q]); !taken.empty(); {
			sp := taken.next()
			without := after
			without.setPC(ctx{}, sp, s.pc[sp])
			if without.vp(q) < goal {
				v.prizes[sp] += worth
			}
		}
	}
}
