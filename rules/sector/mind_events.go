package sector

import "tyche/rules"

// How event cards are played by rules of thumb.

// eventWorth is what each card is worth as a rule.
var eventWorth = [numEvents]int{
	driftingCrews: 12, windfallCargo: 12, oldHulls: 6, volunteers: 16, warGames: 11, charter: 28, quietPassage: 14, studyGrant: 9,
	paidInformer: 4, hiddenVein: 12, nightMarch: 3, tradeEnvoys: 7, hullCutters: 8, workStoppage: 12, sabotage: 16, veteransReturn: 20,
	forwardCamp: 34, shiftedCurrent: 1, bannerDay: 28, stolenPlans: 6, newSettlers: 18, masterwork: 22, garrisonCall: 27,
	disputedClaim: 18, lastMuster: 36, scorchedField: 16, openRevolt: 22, crowningHour: 52, turncoats: 24, deepStores: 18,
	councilOfCaptains: 14, loneFlag: 26, suddenSquall: 6,
}

func (s judge) rankEvent(f *frame, m rules.Move) int {
	p := f.seat
	switch m.Verb {
	case doneVerb, passVerb:
		return 0
	case playVerb:
		return s.rankPlay(p, event(m.A))
	case putVerb:
		return 4 + 3*units[m.A].cost() + s.rankPlace(p, area(m.B))/3
	case moveVerb:
		return s.rankMarch(p, area(m.B), area(m.C))
	case seatVerb:
		return s.rankVictim(event(f.a), p, rules.Seat(m.A))
	case areaVerb:
		a := area(m.A)
		return 2*s.lead(p, s.owner[a]) + 10*int(areas[a].points) - 4*s.size(a)
	case baseVerb:
		return 40 + 6*int(areas[m.A].points) + 4*s.freeYield(p, areas[m.A].planet)
	case cardVerb:
		n := 5 * s.yield(area(m.A))
		if o := s.holderOf(area(m.A)); o != p {
			n += s.lead(p, o)
		}
		return n
	case shipVerb:
		return 10
	case routeVerb:
		return s.rankSquall(p, m)
	case cutVerb:
		return s.lead(p, rules.Seat(m.B))
	case buildVerb:
		return 20 + int(buildings[m.A].minerals)
	case moduleVerb:
		return [...]int{storehouse: 14, mast: 16, bulwark: 5}[m.A]
	}
	return 0
}

// rankPlay judges the playing of an event card.
func (s judge) rankPlay(p rules.Seat, e event) int {
	n := s.weigh(onEvents+trait(e), eventWorth[e])
	switch e {
	case bannerDay:
		if s.seats[p].wonAttack {
			n += 24
		}
	case loneFlag:
		n = 0
		mine, others := s.presence(p), uint16(0)
		for o := range rules.Seat(s.players) {
			if o != p {
				others |= s.presence(o)
			}
		}
		for set := mine &^ others; set != 0 && n < 3*worthPoint; set &= set - 1 {
			n += worthPoint
		}
	case driftingCrews, newSettlers:
		if s.workers(p) >= 10 {
			n = 2
		}
	}
	return n
}

// rankMarch judges a move by an event card.
func (s judge) rankMarch(p rules.Seat, from, to area) int {
	gain := -4
	if s.owner[to] == nobody {
		gain = s.areaGain(p, to)
	}
	return gain - s.leavingCost(p, areas[to].planet, from) - 2
}

// lead is by how much a rival stands above p, roughly.
func (s *state) lead(p, o rules.Seat) int {
	return 10 + 2*(int(s.seats[o].points)-int(s.seats[p].points)) + 2*s.income(o)
}

func (s judge) rankVictim(e event, p, o rules.Seat) int {
	if e == tradeEnvoys {
		return -s.lead(p, o)
	}
	return s.lead(p, o)
}

func (s judge) rankSquall(p rules.Seat, m rules.Move) int {
	n := 0
	r := &s.routes[s.findRoute(m.A)]
	for o := range rules.Seat(s.players) {
		switch {
		case !r.transports.Has(o):
		case o == p:
			n -= 15
		default:
			n += 8
		}
	}
	return n
}
