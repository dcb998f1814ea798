package imperio

import "tyche/rules"

// question says in detail what a House is being asked, for its own eyes: prompts tell others too and so hide it. An
// empty text when it is not asked.
func (s *state) question(p rules.Seat) rules.Text {
	if s.depth == 0 || s.top().seat != p {
		return rules.Text{}
	}
	f := s.top()
	if t := s.questionOfOperation(p, f); t.Key != "" {
		return t
	}
	cash := rules.N(int(s.houses[p].treasury) - int(s.houses[p].reserved)) // Influence, with which A07 pays actions, is not traded
	switch f.kind {
	case inHouse:
		return s.questionOfHouse(p, f)
	case inTrading:
		return rules.Say("imperio.asked.trade", cash)
	case inAnswering:
		if s.offers[f.a].state == openAlliance {
			return rules.Say("imperio.asked.alliance", rules.R(seatRef(s.offers[f.a].from)))
		}
		return rules.Say("imperio.asked.answer", rules.R(seatRef(s.offers[f.a].from)), cash)
	case inOffer:
		return rules.Say("imperio.asked.offer", rules.R(seatRef(s.trade.to)), cash)
	case inOrders:
		return s.questionOfOrders(f)
	case inSlot:
		return s.withMeans(p, "imperio.asked.slot", rules.N(int(f.a)+1), rules.N(s.slotsOf(p)))
	case inBuilding:
		return s.withMeans(p, "imperio.asked.building")
	case inProducing:
		return s.questionOfProduction(p, f)
	case inResearching:
		return s.withMeans(p, "imperio.asked.research")
	case inPlotting:
		return s.questionOfPlot(p, f)
	case inFavour:
		return s.questionOfFavour(p, f)
	case inPaying:
		return rules.Say("imperio.asked.paying", rules.N(int(s.plans[p].slots[f.a].price)), rules.N(s.freeInfluence(p)))
	case inVoting:
		return rules.Say("imperio.asked.votes", rules.R(entryRef(s.docket[f.a].entry)), rules.N(s.votesLeft(p)))
	}
	return rules.Text{}
}

// questionOfHouse asks for a House, its abilities or its upgrades, and names the first of two once it is chosen (2.1).
func (s *state) questionOfHouse(p rules.Seat, f *frame) rules.Text {
	k, left := &s.houses[p], rules.N(2-int(f.a))
	switch {
	case f.step == chooseHouse:
		return rules.Say("imperio.asked.house", left)
	case f.a == 0:
		return rules.Say([...]string{chooseAbilities: "imperio.asked.abilities", chooseUpgrades: "imperio.asked.upgrades"}[f.step], left)
	case f.step == chooseAbilities:
		return rules.Say("imperio.asked.abilities", left, rules.R(abilityRef(k.abilities[0])))
	}
	return rules.Say("imperio.asked.upgrades", left, rules.R(upgradeRef(k.upgrades[0])))
}

// paysInfluence says whether a House may pay its actions with Influence, too (A07).
func (s *state) paysInfluence(p rules.Seat) bool { return s.has(p, a07) && s.freeInfluence(p) > 0 }

// withMeans asks a question that tells at its end what may be spent.
func (s *state) withMeans(p rules.Seat, key string, args ...rules.Arg) rules.Text {
	args = append(args, rules.N(int(s.houses[p].treasury)-int(s.houses[p].reserved)))
	if s.paysInfluence(p) {
		key, args = key+".both", append(args, rules.N(s.freeInfluence(p)))
	}
	return rules.Say(key, args...)
}

func (s *state) questionOfOrders(f *frame) rules.Text {
	switch {
	case f.step == sealing:
		return rules.Say("imperio.asked.seal")
	case f.b > 0:
		return rules.Say("imperio.asked.standing", rules.R(s.systemRef(hex(f.b-1))))
	}
	return rules.Say("imperio.asked.declarations")
}

func (s *state) questionOfProduction(p rules.Seat, f *frame) rules.Text {
	if f.b == 0 {
		return s.withMeans(p, "imperio.asked.yard")
	}
	pl, list := planet(f.b-1), &s.plans[p].builds[f.c]
	left := s.capacity(p, pl) - s.plans[p].orderedAt(pl) - total(list)
	price := s.buildPrice(p, list)
	key := "imperio.asked.units"
	if s.paysInfluence(p) {
		key += ".both"
	}
	return rules.Say(key, rules.R(s.planetRef(pl)), rules.N(left), rules.N(price), rules.N(s.free(p)-price))
}

func (s *state) questionOfPlot(p rules.Seat, f *frame) rules.Text {
	switch f.step {
	case chooseObject:
		return rules.Say("imperio.asked.object", rules.R(plotRef(f.planned())))
	case chooseBlame:
		return rules.Say("imperio.asked.blame", rules.R(plotRef(f.planned())), rules.N(s.plotPrice(p, f.planned(), false)), rules.N(s.plotPrice(p, f.planned(), true)))
	}
	return s.withMeans(p, "imperio.asked.plot")
}

// questionOfOperation tells of detachments and of battles.
func (s *state) questionOfOperation(p rules.Seat, f *frame) rules.Text {
	switch f.kind {
	case inOperating:
		return rules.Say("imperio.asked.operation", rules.N(int(s.plans[p].count)))
	case inDetaching:
		r := &s.plans[p].parts[f.a]
		steps := max(0, s.speed(p, r, uint8(f.a)+1)-int(r.steps))
		if r.steps == 0 {
			return rules.Say("imperio.asked.detachment", rules.R(s.systemRef(r.from)), rules.N(steps))
		}
		return rules.Say("imperio.asked.path", rules.R(s.systemRef(r.from)), rules.R(s.systemRef(r.end())), rules.N(steps))
	case inBattle:
		key := "imperio.asked.battle"
		switch f.step {
		case withdrawing:
			key = "imperio.asked.withdraw"
		case lastDecides:
			key = "imperio.asked.leave"
		}
		return rules.Say(key, rules.R(s.systemRef(s.battle.at)), rules.N(int(s.battle.round)))
	case inCasualties:
		k := &s.battle.sides[f.a]
		if k.locator == 0 {
			return rules.Say("imperio.asked.casualties", rules.R(s.systemRef(s.battle.at)), rules.N(int(k.hits)))
		}
		return rules.Say("imperio.asked.casualties.located", rules.R(s.systemRef(s.battle.at)), rules.N(int(k.hits)+int(k.locator)), rules.N(int(k.locator)))
	}
	return rules.Text{}
}

// tellPrice adds to the caption of an order what it costs.
func (s *state) tellPrice(c *rules.Caption, m rules.Move) {
	p := s.top().seat
	switch m.Verb {
	case buildVerb:
		c.Label.Args[2] = rules.N(s.workPrice(p, work(m.B)))
	case yardVerb:
		if pl := s.planetFor(m.A); pl != noPlanet {
			c.Label.Args[1] = rules.N(s.capacity(p, pl) - s.plans[p].orderedAt(pl))
		}
	case makeVerb:
		if s.top().kind == inProducing {
			list := s.plans[p].builds[s.top().c]
			before := s.buildPrice(p, &list)
			if list[m.A]++; s.top().b > 0 {
				c.Label.Args[1] = rules.N(s.buildPrice(p, &list) - before)
			}
		}
	case researchVerb:
		c.Label.Args[1] = rules.N(s.researchPrice(p, tech(m.A)))
	case plotVerb:
		c.Label.Args[2] = rules.N(s.plotPrice(p, plot(m.A), false))
	case blameVerb:
		if f := s.top(); f.kind == inPlotting {
			c.Label.Args[1] = rules.N(s.plotPrice(p, f.planned(), true) - s.plotPrice(p, f.planned(), false))
		}
	}
}
