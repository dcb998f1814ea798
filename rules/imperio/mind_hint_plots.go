package imperio

import "tyche/rules"

// plotPurpose says what a plot is good for, what it costs, and who will know of it.
func (s *state) plotPurpose(p rules.Seat, x *intent) []rules.Text {
	victim, price := rules.R(seatRef(x.target)), rules.N(x.price)
	told := make([]rules.Text, 0, 2)
	switch x.plot {
	case espionage:
		told = append(told, rules.Say("imperio.hint.plot.espionage", victim, price))
	case watch:
		return append(told, rules.Say("imperio.hint.plot.watch", price))
	case sabotage:
		told = append(told, rules.Say(sabotageHints[x.object%numWorks], rules.R(s.planetRef(planet(x.object/numWorks))), price))
	case drain:
		told = append(told, rules.Say("imperio.hint.plot.drain", victim, rules.R(techRef(tech(x.object))), price))
	case chaos:
		told = append(told, rules.Say("imperio.hint.plot.chaos", victim, rules.R(actionRef(action(x.object))), price))
	case favour:
		return s.favourPurpose(p, x)
	default:
		return s.seditionPurpose(p, planet(x.object))
	}
	return s.authorPurpose(p, x, told)
}

// sabotageHints say what is lost with each infrastructure.
var sabotageHints = [numWorks]string{
	shipyard: "imperio.hint.plot.sabotage.shipyard",
	port:     "imperio.hint.plot.sabotage.port",
	platform: "imperio.hint.plot.sabotage.platform",
	shield:   "imperio.hint.plot.sabotage.shield",
}

// authorPurpose adds that the victim of a plot is told who its author is, and whether another House can be blamed (16.2).
func (s *state) authorPurpose(p rules.Seat, x *intent, told []rules.Text) []rules.Text {
	victim, owner := x.target, x.target
	if x.plot == sabotage {
		b := &s.bodies[x.object/numWorks]
		victim, owner = b.holder, b.owner
	}
	if victim == nobody || victim == p {
		return told
	}
	price := s.plotPrice(p, x.plot, true)
	for q := range rules.Seat(s.players) {
		if q == p || q == victim || q == owner || s.houses[q].gone || price > s.free(p) {
			continue
		}
		if more := price - x.price; more > 0 {
			return append(told, rules.Say("imperio.hint.plot.named.blame", rules.R(seatRef(victim)), rules.N(more)))
		}
		return append(told, rules.Say("imperio.hint.plot.named.blame.free", rules.R(seatRef(victim))))
	}
	return append(told, staked("named", rules.R(seatRef(victim))))
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
