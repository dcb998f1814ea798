package imperio

import "tyche/rules"

// Reasons says what speaks for a move of the seat that is asked, in one to three sentences. The state is one that the seat
// cannot tell from the true one.
func (who Mind) Reasons(st rules.State, seat rules.Seat, m rules.Move) []rules.Text {
	s := st.(*state)
	if s.depth == 0 || s.top().seat != seat {
		return nil
	}
	if list := s.purpose(who, s.top(), m); len(list) > 0 {
		return list
	}
	return []rules.Text{rules.Say("imperio.hint.quiet")}
}

// purpose says what a move is for, by the question it answers.
func (s *state) purpose(who Mind, f *frame, m rules.Move) []rules.Text {
	var c campaign
	var k purse
	c.plan(s, f.seat, who)
	switch f.kind {
	case inHouse:
		if m.Verb == defaultsVerb {
			return []rules.Text{rules.Say("imperio.hint.house")}
		}
	case inOperating:
		if o := c.nextSortie(); m.Verb == fleetVerb && o != nil {
			return s.sortiePurpose(c.list[:c.n], o)
		}
	case inDetaching:
		r := &s.plans[f.seat].parts[f.a]
		if o := c.sortieOf(r.from, s.ordinal(f.seat, int(f.a))); o != nil && m == s.nextStep(f, r, o) {
			return s.sortiePurpose(c.list[:c.n], o)
		}
	case inSlot:
		k.weigh(&c)
		return s.actionPurpose(&k, action(m.A), m.Verb == actVerb)
	case inBuilding:
		if m.Verb == buildVerb {
			return s.workPurpose(&c, s.planetFor(m.A), work(m.B))
		}
	case inProducing:
		k.campaign, k.money = &c, s.free(f.seat)
		k.demands()
		return s.yardPurpose(&k, f)
	case inResearching:
		if m.Verb == researchVerb {
			return []rules.Text{rules.Say("imperio.hint.research", rules.R(techRef(tech(m.A))), rules.N(s.researchPrice(f.seat, tech(m.A))))}
		}
	case inPlotting:
		if pl := s.planetFor(m.A); m.Verb == inciteVerb && pl != noPlanet {
			return s.seditionPurpose(f.seat, pl)
		}
		k.weigh(&c)
		if x := k.intrigue(); m.Verb == plotVerb && x.gain > 0 && plot(m.A) == x.plot && rules.Seat(m.B) == x.target {
			return s.plotPurpose(f.seat, &x)
		}
	case inTrading, inAnswering:
		return s.dealPurpose(who, f, m)
	case inOrders:
		return s.declarationPurpose(f, m)
	case inBattle, inCasualties:
		return s.fightPurpose(f, m)
	case inVoting:
		if m.Verb == voteVerb {
			_, gain := c.choose(int(m.A))
			return []rules.Text{rules.Say("imperio.hint.vote", rules.R(entryRef(s.docket[m.A].entry)), rules.N((gain+5)/10))}
		}
	}
	return nil
}

// sortiePurpose says where a sortie goes and with what hope, beside the others of its Operation.
func (s *state) sortiePurpose(all []sortie, o *sortie) (list []rules.Text) {
	p, to := s.fleets[o.from].owner, o.end()
	if s.foreignFleet(p, to) && o.line.any() {
		list = append(list, rules.Say("imperio.hint.attack", rules.R(s.systemRef(to)), rules.N(s.sortieOdds(p, all, o))))
	}
	for i := range o.landed {
		pl := o.lands[i].planet
		if s.bodies[pl].holder == nobody {
			list = append(list, rules.Say("imperio.hint.settle", rules.R(s.planetRef(pl))))
		} else {
			list = append(list, rules.Say("imperio.hint.invade", rules.R(s.planetRef(pl)), rules.N(s.landingChance(p, pl, landedOn(all, pl))/10)))
		}
	}
	switch {
	case len(list) > 0:
	case o.eased > 0:
		list = append(list, rules.Say("imperio.hint.relieve", rules.R(s.planetRef(o.relief[0].planet))))
	case o.loaded > 0 && o.steps > 0:
		list = append(list, s.wayPurpose("imperio.hint.load", o))
	case o.loaded > 0:
		list = append(list, rules.Say("imperio.hint.load.here", rules.R(s.systemRef(o.from))))
	case o.steps > 0:
		list = append(list, s.wayPurpose("imperio.hint.towards", o))
	default:
		list = append(list, rules.Say("imperio.hint.stays", rules.R(s.systemRef(o.from))))
	}
	return append(list[:min(len(list), 2)], s.breachPurpose(p, o)...)
}

// breachPurpose says with whom a sortie ends the peace (18.1), if it is an act of war.
func (s *state) breachPurpose(p rules.Seat, o *sortie) []rules.Text {
	var list []rules.Text
	var told rules.Seats
	breaks := func(q rules.Seat) {
		if q != nobody && q != p && !(s.war[p] | s.declared[p] | told).Has(q) {
			told = told.With(q)
			list = append(list, rules.Say("imperio.hint.breach", rules.R(seatRef(q))))
		}
	}
	if s.foreignFleet(p, o.end()) && o.line.any() {
		breaks(s.fleets[o.end()].owner)
	}
	for i := range o.landed {
		breaks(s.bodies[o.lands[i].planet].holder)
	}
	return list[:min(len(list), 1)]
}

// wayPurpose names where a sortie goes in this turn, and where it is bound for if that is further.
func (s *state) wayPurpose(key string, o *sortie) rules.Text {
	from, to := rules.R(s.systemRef(o.from)), rules.R(s.systemRef(o.end()))
	if o.end() == o.goal {
		return rules.Say(key, from, to)
	}
	return rules.Say(key+".further", from, to, rules.R(s.systemRef(o.goal)))
}

// landedOn counts the Troops that sorties land on a planet.
func landedOn(all []sortie, pl planet) (n int) {
	for i := range all {
		for _, k := range all[i].lands[:all[i].landed] {
			if k.planet == pl {
				n += int(k.n)
			}
		}
	}
	return n
}

// sortieOdds is the percent with which the fight of a sortie, with those that go to the same place, leaves the place to them: what the
// chart tells of the same attack, or the guess of the plan where that is too large to be reckoned.
func (s *state) sortieOdds(p rules.Seat, all []sortie, o *sortie) int {
	var parts []PartView
	for i := range all {
		if k := &all[i]; k.end() == o.end() && k.steps > 0 {
			parts = append(parts, s.sortiePart(k))
		}
	}
	if v, seen := s.View(p).(*View); seen {
		if odds, known := AttackOdds(v, int(o.end()), parts...); known {
			return odds.Clears()
		}
	}
	return o.odds / 10
}

// sortiePart is the detachment of a sortie.
func (s *state) sortiePart(o *sortie) PartView {
	k := PartView{From: s.systemRef(o.from), Stance: int(o.stance), Frigates: int(o.line.frigates), Cruisers: int(o.line.cruisers), Flagship: o.line.flagship}
	for i, n := range o.line.dreads {
		k.Dreads[i] = int(n)
	}
	for t := range s.transport {
		if o.has(t) {
			k.Carriers = append(k.Carriers, transportRef(uint8(t)))
		}
	}
	return k
}

// actionPurpose says why an action goes into a slot.
func (s *state) actionPurpose(k *purse, a action, acts bool) []rules.Text {
	switch {
	case !acts:
		return s.emptyPurpose(k.campaign)
	case a == operation:
		if k.n > 0 {
			return append(s.sortiePurpose(k.list[:k.n], &k.list[0])[:1], s.breachPurpose(k.p, &k.list[0])...)
		}
	case a == construction && k.site != noPlanet:
		return s.workPurpose(k.campaign, k.site, k.building)
	case a == research && k.studied != noTech:
		return []rules.Text{rules.Say("imperio.hint.research", rules.R(techRef(k.studied)), rules.N(s.researchPrice(k.p, k.studied)))}
	case a == production && k.yard != noPlanet:
		return s.unitsPurpose(k.yard, &k.makes)
	case a == subterfuge:
		if x := k.intrigue(); x.gain > 0 {
			return s.plotPurpose(k.p, &x)
		}
	}
	return nil
}

// emptyPurpose says why a slot stays empty, and what becomes of the fleets.
func (s *state) emptyPurpose(c *campaign) []rules.Text {
	list := []rules.Text{rules.Say("imperio.hint.empty")}
	used := s.plans[c.p].used(operation) > 0
	switch o := c.nextSortie(); {
	case o == nil && used:
	case o == nil:
		if c.idle() {
			list = append(list, rules.Say("imperio.hint.empty.fleets"))
		}
	case used: // the letter is written: the hint for another cannot change it
		list = append(list[:0], rules.Say("imperio.hint.empty.more", rules.R(s.systemRef(o.from))), s.sortiePurpose(c.list[:c.n], o)[0])
	case !s.operable(c.p):
		list = append(list, rules.Say("imperio.hint.empty.barred"))
	case c.left == 0:
		list = append(list[:0], rules.Say("imperio.hint.empty.later", rules.N(c.operationSlot()+1)))
	}
	return list
}

// idle says whether the House has a fleet.
func (c *campaign) idle() bool {
	for h := range hex(c.s.mapSize()) {
		if c.s.fleets[h].owner == c.p {
			return true
		}
	}
	return false
}

// yardPurpose says what else a Production that is being written should hold.
func (s *state) yardPurpose(k *purse, f *frame) []rules.Text {
	if f.b == 0 {
		k.chooseYard()
		if k.yard == noPlanet {
			return nil
		}
		return s.unitsPurpose(k.yard, &k.makes)
	}
	have := &s.plans[f.seat].builds[f.c]
	k.begun = *have
	list, _ := k.fill(planet(f.b - 1))
	for u := range list {
		list[u] -= min(have[u], list[u])
	}
	if total(&list) == 0 {
		return []rules.Text{rules.Say("imperio.hint.made")}
	}
	return s.unitsPurpose(planet(f.b-1), &list)
}

// mostMakes is how many kinds of units a hint names.
const mostMakes = 3

// unitsPurpose names the units that a planet should produce, those first of which there are most.
func (s *state) unitsPurpose(pl planet, list *[numUnits]uint8) (told []rules.Text) {
	rest := *list
	for len(told) < mostMakes {
		best := unit(0)
		for u := range unit(numUnits) {
			if rest[u] > rest[best] {
				best = u
			}
		}
		n := rules.N(int(rest[best]))
		switch {
		case rest[best] == 0:
			return told
		case len(told) == 0:
			told = append(told, rules.Say("imperio.hint.makes", rules.R(s.planetRef(pl)), rules.R(unitRef(best)), n))
		default:
			told = append(told, rules.Say("imperio.hint.makes.also", rules.R(unitRef(best)), n))
		}
		rest[best] = 0
	}
	return told
}

// workPurpose says what an infrastructure is good for.
func (s *state) workPurpose(c *campaign, pl planet, w work) []rules.Text {
	if pl == noPlanet {
		return nil
	}
	at := rules.R(s.planetRef(pl))
	switch w {
	case port:
		if c.left == 0 {
			return []rules.Text{rules.Say("imperio.hint.port.last", at, rules.N(s.portInfluence(c.p)))}
		}
		return []rules.Text{rules.Say("imperio.hint.port", at, rules.N(2*c.left))}
	case shipyard:
		return []rules.Text{rules.Say("imperio.hint.yard", at, rules.N(s.capacity(c.p, pl)))}
	}
	return []rules.Text{rules.Say("imperio.hint.wall", at, rules.N(int(c.menace[hexOf(pl)])), rules.R(workRef(w)))}
}
