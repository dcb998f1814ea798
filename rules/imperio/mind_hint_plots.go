package imperio

import "tyche/rules"

// plotPurpose says what a plot is good for, and what it costs.
func (s *state) plotPurpose(p rules.Seat, x *intent) []rules.Text {
	victim, price := rules.R(seatRef(x.target)), rules.N(x.price)
	switch x.plot {
	case espionage:
		return []rules.Text{rules.Say("imperio.hint.plot.espionage", victim, price)}
	case watch:
		return []rules.Text{rules.Say("imperio.hint.plot.watch", price)}
	case sabotage:
		return []rules.Text{rules.Say("imperio.hint.plot.sabotage", rules.R(s.planetRef(planet(x.object/numWorks))), rules.R(workRef(work(x.object%numWorks))), price)}
	case drain:
		return []rules.Text{rules.Say("imperio.hint.plot.drain", victim, rules.R(techRef(tech(x.object))), price)}
	case chaos:
		return []rules.Text{rules.Say("imperio.hint.plot.chaos", victim, rules.R(actionRef(action(x.object))), price)}
	case favour:
		return s.favourPurpose(p, x)
	}
	return s.seditionPurpose(p, planet(x.object))
}

// favourPurpose says what a Political Favour brings before the Council and what that would do, and how many of the votes are one's own (16.6, 17.2).
func (s *state) favourPurpose(p rules.Seat, x *intent) []rules.Text {
	own, all := 0, 0
	for q := range rules.Seat(s.players) {
		n := s.tallyOf(q, p).influence
		all += n
		if q == p {
			own = n
		}
	}
	view := viewProposal(&x.bill)
	costs := rules.Say("imperio.hint.plot.favour", rules.R(view.Entry), rules.N(x.price), rules.N(s.free(p)))
	if _, binds := view.Binds(); binds {
		costs.Key += ".for"
		costs.Args[3] = rules.R(seatRef(view.Bound))
	}
	does := s.billLines(&x.bill)
	return []rules.Text{costs, does[len(does)-1], rules.Say("imperio.hint.votes", rules.N(100*own/max(1, all)))}
}

// seditionPurpose tells the chance of a Sedition as far as a House knows.
func (s *state) seditionPurpose(p rules.Seat, pl planet) []rules.Text {
	n := s.garrison(p, pl)
	return []rules.Text{rules.Say("imperio.hint.sedition", rules.R(s.planetRef(pl)), rules.N(n), rules.N(SeditionOdds(n)/100))}
}
