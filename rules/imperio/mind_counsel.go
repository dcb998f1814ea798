package imperio

import "tyche/rules"

// What speaks for answers to others: to an offer, in war and peace, in the middle of a battle.

// dealPurpose weighs what is got against what is given, in points of Influence as this House sees them.
func (s *state) dealPurpose(who Mind, f *frame, m rules.Move) []rules.Text {
	if m.Verb != acceptVerb && m.Verb != refuseVerb || s.offers[m.A].state != openOffer {
		return nil
	}
	var d dealer
	d.sit(s, f.seat, who)
	o := &s.offers[m.A]
	got, given := d.goodsWorth(&o.goods[gives], o.from, d.p), d.goodsWorth(&o.goods[asks], d.p, o.from)
	plain := rules.Say("imperio.hint.deal", rules.N(tenths(got)), rules.N(tenths(given)))
	if m.Verb == refuseVerb && tenths(got) > tenths(given) { // else the worth alone tells why
		return []rules.Text{rules.Say(d.whyNotWith(o.from), append(plain.Args[:2:2], rules.R(seatRef(o.from)))...)}
	}
	return []rules.Text{plain}
}

// whyNotWith says why a House refuses what is worth more than it costs: what it gives strengthens the other.
func (d *dealer) whyNotWith(q rules.Seat) string {
	switch {
	case d.s.atWar(d.p, q):
		return "imperio.hint.deal.enemy"
	case q == d.leader && d.spread[q].influence > d.spread[d.p].influence:
		return "imperio.hint.deal.leader"
	}
	return "imperio.hint.deal.rival"
}

// tenths rounds tenths to whole numbers.
func tenths(n int) int {
	if n < 0 {
		return 0
	}
	return (n + 5) / 10
}

// declarationPurpose says what a war or a peace is for: whose strength is how much of one's own.
func (s *state) declarationPurpose(f *frame, m rules.Move) []rules.Text {
	if f.b > 0 || m.Verb != warVerb && m.Verb != peaceVerb {
		return nil
	}
	q := rules.Seat(m.A)
	mine, theirs := s.tallyOf(f.seat, f.seat), s.tallyOf(q, f.seat)
	key := "imperio.hint.war"
	if m.Verb == peaceVerb {
		key = "imperio.hint.peace"
	}
	return []rules.Text{rules.Say(key, rules.R(seatRef(q)), rules.N(100*theirs.ships/max(1, mine.ships)))}
}

// fightPurpose says what a choice of a live battle rests on.
func (s *state) fightPurpose(f *frame, m rules.Move) []rules.Text {
	switch m.Verb {
	case loseVerb:
		if m.B > 1 {
			return []rules.Text{rules.Say("imperio.hint.hit.stands", rules.R(unitRef(unit(m.A))))}
		}
		return []rules.Text{rules.Say("imperio.hint.hit.cheap", rules.R(unitRef(unit(m.A))), rules.N(int(units[m.A].price)))}
	case fightVerb, fleeVerb:
		side := 0
		if s.battle.defender == f.seat {
			side = 1
		}
		own, enemy := s.power(side, false), s.power(1-side, true)
		list := []rules.Text{rules.Say("imperio.hint.power", rules.N(100*own/max(1, own+enemy)))}
		if m.Verb == fleeVerb {
			list = append(list, s.havenPurpose(f.seat, side, s.hexFor(m.A)))
		}
		return list
	}
	return nil
}

// bestHaven is where a side that leaves goes by the rules if its House names no place (13.2, 13.6).
func (s *state) bestHaven(side int) hex {
	if s.top().step == withdrawing {
		return s.shelter()
	}
	return s.retreatHex(side, noHex)
}

// havenPurpose says what speaks for the place to which a fleet leaves a battle.
func (s *state) havenPurpose(p rules.Seat, side int, to hex) rules.Text {
	ways := 0
	for _, h := range s.near(s.battle.at) {
		if s.top().step == withdrawing && s.shelters(h) || s.top().step != withdrawing && s.havenRank(p, h) > 0 && !s.foreignFleet(p, h) {
			ways++
		}
	}
	key := "imperio.hint.haven"
	switch rank := s.havenRank(p, to); {
	case ways == 1:
		key += ".only"
	case rank > yardHaven:
		key += ".yard"
	case rank > 0 && to == s.bestHaven(side):
		key += ".best"
	case rank > 0:
		key += ".own"
	case s.anomaly[to] == asteroids && !s.knowsTech(p, t11):
		key += ".rocks"
	default:
		key += ".free"
	}
	return rules.Say(key, rules.R(s.systemRef(to)))
}
