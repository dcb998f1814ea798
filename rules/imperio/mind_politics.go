package imperio

import "tyche/rules"

// How the Mind plots, votes and trades (25.6-25.8).

func (s *state) rankPlot(f *frame, m rules.Move) int {
	switch m.Verb {
	case plotVerb:
		switch plot(m.A) {
		case sedition:
			return 14 + 2*int(s.turn)
		case espionage:
			return rankIf(s.verified[f.seat][m.B] == 0, 12)
		case drain:
			return rankIf(s.verified[f.seat][m.B]&^s.houses[f.seat].techs != 0, 25) - 10
		case chaos:
			return 8
		}
		return -5
	case inciteVerb:
		pl := s.planetFor(m.A)
		return max(1, s.planetWorth(pl)/3-25*int(s.bodies[pl].troops)+10)
	case objectTech:
		return 5 * int(techs[m.A].priority)
	case objectAction:
		return rankIf(action(m.A) == operation, 10)
	case noBlameVerb:
		return 5
	}
	return 0
}

// rankVote gives to each proposal in proportion to what is at stake.
func (s *state) rankVote(f *frame, m rules.Move) int {
	if m.Verb != voteVerb {
		return 0
	}
	k := &s.docket[m.A]
	stake := 0
	if m.B >= int16(firstElect) {
		stake = s.worthOfElection(k.entry, f.seat, rules.Seat(m.B-int16(firstElect)))
	} else {
		stake = s.worthOfLaw(k, f.seat)
		if m.B == int16(against) {
			stake = -stake
		}
	}
	if stake <= 0 {
		return -5
	}
	share := s.votesLeft(f.seat) / max(1, int(s.docketSize)-int(m.A))
	return stake - max(int(m.C)-share, share-int(m.C))
}

// worthOfElection is what a House gains when another, or itself, is chosen.
func (s *state) worthOfElection(e entry, p, chosen rules.Seat) int {
	switch e {
	case l18, d04, d05, d12, d13:
		if chosen == p {
			return -20
		}
		return 4 + 2*s.planetsOf(chosen) + rankIf(s.atWar(p, chosen), 8)
	}
	switch {
	case chosen == p:
		return 25
	case s.ally[p].Has(chosen):
		return 4
	}
	return -10
}

// worthOfLaw is a guess at what a House gains more than its rivals when a proposal is adopted (laws.tsv).
func (s *state) worthOfLaw(k *proposal, p rules.Seat) int {
	if k.bound != nobody {
		good := k.entry == c1 || k.entry == c9 && int8(k.a) > 0 || entries[k.entry].elect
		switch {
		case good == (k.bound == p):
			return 15
		case k.entry == c8:
			return rankIf(s.atWar(k.bound, rules.Seat(k.a)) && k.bound == p, 5)
		}
		return -10
	}
	mine, all := s.planetsOf(p), 0
	for q := range rules.Seat(s.players) {
		all += s.planetsOf(q)
	}
	ahead := mine*int(s.players) - all // against the average
	switch k.entry {
	case l05, l11, d03, d09:
		return -ahead
	case l16, l04, d01, d14:
		return ahead
	case d02:
		return 12 - int(s.houses[p].treasury)
	case d07:
		return rankIf(s.war[p] != 0 && ahead < 0, 10)
	case l02, l08, l14:
		return rankIf(ahead < 0, 4) + 1
	case l01, l13:
		return 1 - ahead/2
	}
	return 2
}

// rankTrade accepts what is worth more than it costs, and makes no offers.
func (s *state) rankTrade(f *frame, m rules.Move) int {
	switch m.Verb {
	case acceptVerb:
		o := &s.offers[m.A]
		if o.state == openAlliance {
			return rankIf(s.unitValue(o.from) >= s.unitValue(f.seat), 10) + 3
		}
		gain := 20*s.goodsWorth(&o.goods[gives]) - 21*s.goodsWorth(&o.goods[asks]) - 20
		return gain / 10
	case refuseVerb:
		return 2
	case doneVerb:
		return 1
	}
	return -20
}

// goodsWorth is what one side of a deal is worth, in Resources (25.8).
func (s *state) goodsWorth(g *goods) int {
	n := int(g.resources) + int(g.influence) + int(g.passage)
	if s.turn == s.lastTurn() {
		n += 5 * int(g.influence)
	}
	if g.tech != noTech {
		n += int(techs[g.tech].cost) * 4 / 5
	}
	if g.planet != noPlanet {
		n += s.planetWorth(g.planet) * 12 / 100
	}
	if g.fleet != noHex && s.fleets[g.fleet].owner != nobody {
		n += s.force(g.fleet)
	}
	if g.dossier != nobody {
		n++
	}
	if g.promise > 0 {
		n += 2
	}
	if g.peace {
		n += 2
	}
	return n
}
