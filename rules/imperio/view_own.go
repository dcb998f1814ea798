package imperio

import "tyche/rules"

func transportRef(t uint8) rules.Ref { return rules.Ref{Kind: KindTransport, ID: int16(t)} }

// viewOwn fills in what only the House itself knows.
func (s *state) viewOwn(v *OwnView, p rules.Seat) {
	k := &s.houses[p]
	v.Treasury, v.Reserved, v.Influence, v.Spent = int(k.treasury), int(k.reserved), int(k.influence), int(k.spent)
	v.MayCast = s.votesOf(p)
	v.Techs = uint32(k.techs)
	if k.house != noHouse && s.phase != setupPhase {
		s.viewGrowth(v, p)
	}
	for i := range 2 {
		v.Abilities[i], v.Upgrades[i] = numberOf(k.abilities[i], noAbility), numberOf(k.upgrades[i], noUpgrade)
	}
	s.viewPlan(v, p)
	v.Declared, v.Offered, v.Granting, v.Leaving = s.declared[p], s.peace[p], s.nextPass[p], s.leaving[p]
	v.Granted = s.passage[p]
	for q := range rules.Seat(s.players) {
		v.Made[q] = int(*s.madeBetween(p, q))
		if s.passage[q].Has(p) {
			v.Received = v.Received.With(q)
		}
		if s.bound[p][q] >= s.turn {
			v.Sold[q] = int(s.bound[p][q])
		}
		if s.bound[q][p] >= s.turn {
			v.Bought[q] = int(s.bound[q][p])
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
	for q := range rules.Seat(s.players) {
		if r := &s.reports[p][q]; r.turn > 0 {
			v.Reports = append(v.Reports, viewReport(q, r))
		}
	}
	for i := range s.docketSize {
		v.Votes[i] = [2]int{int(s.votes[p][i].option), int(s.votes[p][i].n)}
	}
	for i := range s.offers {
		if o := &s.offers[i]; o.state != 0 && (o.from == p || o.to == p) {
			v.Offers = append(v.Offers, s.viewOffer(p, i))
		}
	}
	v.Watch, v.OnWatch, v.Alarm, v.Prefers = s.watching.Has(p), s.watch.Has(p), int(s.alarm[p]), s.spied[p]
	v.Chaos, v.Sowing = viewChaos(&s.chaos[p]), viewChaos(&s.sowing[p])
	v.Question = s.question(p)
	if v.Partner = nobody; s.depth > 0 && s.top().kind == inOffer && s.top().seat == p {
		v.Partner = s.trade.to
	}
}

// viewGrowth tells what the next Growth brings as things stand, and where it comes from: it begins with the delivery of deals (7).
func (s *state) viewGrowth(v *OwnView, p rules.Seat) {
	then := s.afterDeals(p)
	k, _ := then.yield(p)
	resources, influence := s.dealt(p)
	v.Yield = YieldView{k.planets, k.bonuses, k.ports, k.ability, k.techs, k.laws, resources}
	v.Sources = then.viewSources(p)
	v.Sources.Ceded += influence
	v.Income, v.Forecast = then.income(p)
	v.Income += resources
	v.Forecast += influence
}

func numberOf[T ~uint8](n, none T) int {
	if n == none {
		return -1
	}
	return int(n)
}

// viewResults tells what became of a House's actions of the last turn.
func (s *state) viewResults(p rules.Seat) (list []ResultView) {
	for i := range s.past[p] {
		if d := &s.past[p][i]; d.kind != noAction {
			list = append(list, ResultView{Slot: i, SlotView: viewDeed(d), Outcome: int(d.result), Back: int(d.back), Why: reasonRef(d.why)})
		}
	}
	return list
}

func (s *state) viewPlan(v *OwnView, p rules.Seat) {
	plan := &s.plans[p]
	for i := range plan.slots {
		d := &plan.slots[i]
		v.Slots[i] = viewDeed(d)
		v.Slots[i].Bill = s.favoured(p, d)
		if d.kind == production {
			for u, n := range plan.builds[d.b] {
				v.Slots[i].Units[u] = int(n)
			}
		}
	}
	v.Results = s.viewResults(p)
	for i := range v.Results {
		v.Results[i].Bill = s.favouredBefore(p, &s.past[p][v.Results[i].Slot])
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

func viewDeed(d *deed) SlotView {
	return SlotView{Kind: int(d.kind), A: int(d.a), B: int(d.b), C: int(d.c), Price: int(d.price), Favours: int(d.favours), Blame: d.blame}
}

// Aim is what a plot is aimed at besides a House: a planet by its number in a plan, -1 for none, and a thing, of a Sabotage the work
// on that planet.
func (k *SlotView) Aim() (planet int, thing rules.Ref) {
	if k.Kind == ActionSubterfuge {
		switch plot(k.A) {
		case sabotage:
			return k.B, workRef(work(k.C))
		case sedition:
			return k.C, none
		case drain:
			return -1, techRef(tech(k.C))
		case chaos:
			return -1, actionRef(action(k.C))
		}
	}
	return -1, none
}

func viewChaos(k *trouble) ChaosView {
	if k.target == nobody {
		return ChaosView{Target: nobody}
	}
	return ChaosView{k.target, int(k.kind)}
}

func viewReport(q rules.Seat, r *report) ReportView {
	v := ReportView{Target: q, Turn: int(r.turn), Treasury: int(r.treasury), Influence: int(r.influence), Techs: uint32(r.techs)}
	for i, a := range r.abilities {
		v.Abilities[i] = int(a)
	}
	for i, a := range r.slots {
		v.Slots[i] = int(a)
	}
	return v
}

// viewOffer is an offer as one of its partners sees it: what a dossier says only its giver sees before it is delivered.
func (s *state) viewOffer(p rules.Seat, i int) OfferView {
	o := &s.offers[i]
	v := OfferView{Ref: rules.Ref{Kind: KindOffer, ID: int16(i)}, Number: i%pairOffers + 1, From: o.from, To: o.to, State: int(o.state)}
	for side := range 2 {
		g := &o.goods[side]
		k := GoodsView{
			Resources: int(g.resources), Influence: int(g.influence), Passage: int(g.passage), Dossier: g.dossier,
			Promise: int(g.promise), About: int(g.about), Peace: g.peace, Planet: s.planetRef(g.planet), Fleet: s.systemRef(g.fleet),
		}
		if o.giver(side) == p {
			k.Lies = uint32(g.lies)
		}
		if g.tech != noTech {
			k.Tech = techRef(g.tech)
		}
		v.Goods[side] = k
	}
	return v
}
