package imperio

import "tyche/rules"

func transportRef(t uint8) rules.Ref { return rules.Ref{Kind: KindTransport, ID: int16(t)} }

// viewOwn fills in what only the House itself knows.
func (s *state) viewOwn(v *OwnView, p rules.Seat) {
	k := &s.houses[p]
	v.Treasury, v.Reserved, v.Influence, v.Spent = int(k.treasury), int(k.reserved), int(k.influence), int(k.spent)
	v.Techs = uint32(k.techs)
	if k.house != noHouse && s.phase != setupPhase {
		v.Income, v.Forecast = s.income(p)
	}
	for i := range 2 {
		v.Abilities[i], v.Upgrades[i] = numberOf(k.abilities[i], noAbility), numberOf(k.upgrades[i], noUpgrade)
	}
	s.viewPlan(v, p)
	v.Declared, v.Offered, v.Granting, v.Leaving = s.declared[p], s.peace[p], s.nextPass[p], s.leaving[p]
	v.Granted = s.passage[p]
	for q := range rules.Seat(s.players) {
		if s.passage[q].Has(p) {
			v.Received = v.Received.With(q)
		}
		v.Verified[q], v.Reported[q] = uint32(s.verified[p][q]), uint32(s.reported[p][q])
		v.KnownAbilities[q] = [2]int{-1, -1}
		for i := range 2 {
			if s.knows[p][q]>>i&1 != 0 {
				v.KnownAbilities[q][i] = int(s.houses[q].abilities[i])
			}
		}
	}
	for pl := range planet(3 * s.mapSize()) {
		if s.bodies[pl].wants.Has(p) {
			v.Blockading = append(v.Blockading, s.planetRef(pl))
		}
		if b := &s.bodies[pl]; b.owner == p && b.flags&abandoning != 0 {
			v.Abandoning = append(v.Abandoning, s.planetRef(pl))
		}
	}
	v.Report = viewReport(&s.reports[p])
	for i := range s.docketSize {
		v.Votes[i] = [2]int{int(s.votes[p][i].option), int(s.votes[p][i].n)}
	}
	for i := range s.offers {
		if o := &s.offers[i]; o.state != 0 && (o.from == p || o.to == p) {
			v.Offers = append(v.Offers, s.viewOffer(i))
		}
	}
	v.Watch = s.watching.Has(p)
	v.Question = s.question(p)
}

func numberOf[T ~uint8](n, none T) int {
	if n == none {
		return -1
	}
	return int(n)
}

func (s *state) viewPlan(v *OwnView, p rules.Seat) {
	plan := &s.plans[p]
	for i := range plan.slots {
		d := &plan.slots[i]
		v.Slots[i] = SlotView{Kind: int(d.kind), A: int(d.a), B: int(d.b), C: int(d.c), Price: int(d.price), Favours: int(d.favours), Blame: d.blame}
		if d.kind == production {
			for u, n := range plan.builds[d.b] {
				v.Slots[i].Units[u] = int(n)
			}
		}
	}
	for i := range plan.parts[:plan.count] {
		r := &plan.parts[i]
		k := PartView{From: s.systemRef(r.from), Stance: int(r.stance), Frigates: int(r.frigates), Cruisers: int(r.cruisers), Flagship: r.flagship}
		for j, n := range r.dreads {
			k.Dreads[j] = int(n)
		}
		for _, h := range r.path[:r.steps] {
			k.Path = append(k.Path, s.systemRef(h))
		}
		for t := range s.transport {
			if c := &s.transport[t]; c.at != noHex && c.owner == p && c.part == uint8(i)+1 {
				k.Carriers = append(k.Carriers, transportRef(uint8(t)))
			}
		}
		v.Parts = append(v.Parts, k)
	}
	for i := range plan.tasks[:plan.jobs] {
		k := &plan.tasks[i]
		v.Tasks = append(v.Tasks, TaskView{
			Kind: int(k.kind), Part: int(k.part), N: int(k.n), Planet: s.planetRef(k.planet),
			Transport: transportRef(k.transport), To: transportRef(k.to),
		})
	}
}

func viewReport(r *report) ReportView {
	v := ReportView{Target: r.target, Turn: int(r.turn), Treasury: int(r.treasury), Influence: int(r.influence), Techs: uint32(r.techs)}
	for i, a := range r.abilities {
		v.Abilities[i] = int(a)
	}
	for i, a := range r.slots {
		v.Slots[i] = int(a)
	}
	return v
}

func (s *state) viewOffer(i int) OfferView {
	o := &s.offers[i]
	v := OfferView{Ref: rules.Ref{Kind: KindOffer, ID: int16(i)}, From: o.from, To: o.to, State: int(o.state)}
	for side := range 2 {
		g := &o.goods[side]
		k := GoodsView{
			Resources: int(g.resources), Influence: int(g.influence), Passage: int(g.passage), Dossier: g.dossier,
			Lies: uint32(g.lies), Promise: int(g.promise), About: int(g.about), Peace: g.peace, Planet: s.planetRef(g.planet), Fleet: s.systemRef(g.fleet),
		}
		if g.tech != noTech {
			k.Tech = techRef(g.tech)
		}
		v.Goods[side] = k
	}
	return v
}
