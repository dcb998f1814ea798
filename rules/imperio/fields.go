package imperio

// exchange writes or reads every field of the state but the derived ones, in order. Made from the types by
// go test -run TestFields -update.
func (s *state) exchange(c *coder) {
	code8(c, &s.players)
	code16(c, &s.options)
	code8(c, &s.turn)
	code8(c, &s.phase)
	code8(c, &s.slot)
	code8(c, &s.active)
	code8(c, &s.over)
	code8(c, &s.winners)
	code8s(c, s.anomaly[:])
	code8s(c, s.count[:])
	code8s(c, s.name[:])
	code8s(c, s.roller[:])
	code8s(c, s.home[:])
	for i := range s.bodies {
		code8(c, &s.bodies[i].res)
		code8(c, &s.bodies[i].inf)
		code8(c, &s.bodies[i].owner)
		code8(c, &s.bodies[i].holder)
		code8(c, &s.bodies[i].start)
		code8(c, &s.bodies[i].troops)
		code8(c, &s.bodies[i].works)
		code8(c, &s.bodies[i].blockers)
		code8(c, &s.bodies[i].wants)
		code8(c, &s.bodies[i].flags)
	}
	for i := range s.fleets {
		code8(c, &s.fleets[i].owner)
		code8(c, &s.fleets[i].frigates)
		code8(c, &s.fleets[i].cruisers)
		code8s(c, s.fleets[i].dreads[:])
		code8(c, &s.fleets[i].based)
		code8(c, &s.fleets[i].standing)
	}
	for i := range s.transport {
		code8(c, &s.transport[i].owner)
		code8(c, &s.transport[i].at)
		code8(c, &s.transport[i].hull)
		codeBool(c, &s.transport[i].station)
		code8(c, &s.transport[i].troops)
		code8(c, &s.transport[i].aircraft)
		code8(c, &s.transport[i].part)
		code8(c, &s.transport[i].fresh)
	}
	for i := range s.houses {
		code8(c, &s.houses[i].house)
		code8s(c, s.houses[i].abilities[:])
		code8s(c, s.houses[i].upgrades[:])
		code8(c, &s.houses[i].shown)
		code16(c, &s.houses[i].treasury)
		code16(c, &s.houses[i].reserved)
		code16(c, &s.houses[i].influence)
		code16(c, &s.houses[i].spent)
		code32(c, &s.houses[i].techs)
		code32(c, &s.houses[i].pending)
		code32(c, &s.houses[i].startTechs)
		code8(c, &s.houses[i].flag.at)
		code8(c, &s.houses[i].flag.hull)
		code8(c, &s.houses[i].flag.troops)
		code8(c, &s.houses[i].flag.aircraft)
		code8(c, &s.houses[i].flag.fresh)
		code8(c, &s.houses[i].flag.part)
		codeBool(c, &s.houses[i].flag.pending)
		code8(c, &s.houses[i].missed)
		codeBool(c, &s.houses[i].gone)
		code8(c, &s.houses[i].gain)
	}
	for i := range s.plans {
		codeBool(c, &s.plans[i].sealed)
		for j := range s.plans[i].slots {
			code8(c, &s.plans[i].slots[j].kind)
			code8(c, &s.plans[i].slots[j].a)
			code8(c, &s.plans[i].slots[j].b)
			code8(c, &s.plans[i].slots[j].c)
			code8(c, &s.plans[i].slots[j].blame)
			code8(c, &s.plans[i].slots[j].price)
			code8(c, &s.plans[i].slots[j].favours)
			code8(c, &s.plans[i].slots[j].result)
		}
		for j := range s.plans[i].builds {
			code8s(c, s.plans[i].builds[j][:])
		}
		for j := range s.plans[i].parts {
			code8(c, &s.plans[i].parts[j].from)
			code8s(c, s.plans[i].parts[j].path[:])
			code8(c, &s.plans[i].parts[j].steps)
			code8(c, &s.plans[i].parts[j].stance)
			code8(c, &s.plans[i].parts[j].frigates)
			code8(c, &s.plans[i].parts[j].cruisers)
			code8s(c, s.plans[i].parts[j].dreads[:])
			codeBool(c, &s.plans[i].parts[j].flagship)
			code8(c, &s.plans[i].parts[j].at)
			code8(c, &s.plans[i].parts[j].last)
			code8(c, &s.plans[i].parts[j].condition)
		}
		code8(c, &s.plans[i].count)
		for j := range s.plans[i].tasks {
			code8(c, &s.plans[i].tasks[j].kind)
			code8(c, &s.plans[i].tasks[j].part)
			code8(c, &s.plans[i].tasks[j].planet)
			code8(c, &s.plans[i].tasks[j].transport)
			code8(c, &s.plans[i].tasks[j].to)
			code8(c, &s.plans[i].tasks[j].n)
		}
		code8(c, &s.plans[i].jobs)
	}
	code8s(c, s.war[:])
	code8s(c, s.declared[:])
	code8s(c, s.peace[:])
	code8s(c, s.passage[:])
	code8s(c, s.nextPass[:])
	code8s(c, s.ally[:])
	code8s(c, s.leaving[:])
	for i := range s.bound {
		code8s(c, s.bound[i][:])
	}
	for i := range s.offers {
		code8(c, &s.offers[i].state)
		code8(c, &s.offers[i].from)
		code8(c, &s.offers[i].to)
		code8(c, &s.offers[i].made)
		code8(c, &s.offers[i].place)
		for j := range s.offers[i].goods {
			code16(c, &s.offers[i].goods[j].resources)
			code8(c, &s.offers[i].goods[j].influence)
			code8(c, &s.offers[i].goods[j].tech)
			code8(c, &s.offers[i].goods[j].planet)
			code8(c, &s.offers[i].goods[j].fleet)
			code8(c, &s.offers[i].goods[j].passage)
			code8(c, &s.offers[i].goods[j].dossier)
			code32(c, &s.offers[i].goods[j].lies)
			code8(c, &s.offers[i].goods[j].promise)
			code8(c, &s.offers[i].goods[j].about)
			codeBool(c, &s.offers[i].goods[j].peace)
		}
	}
	for i := range s.offersMade {
		code8s(c, s.offersMade[i][:])
	}
	code8(c, &s.accepted)
	code8s(c, s.ceded[:])
	code8s(c, s.broken[:])
	code8s(c, s.battles[:])
	for i := range s.verified {
		for j := range s.verified[i] {
			code32(c, &s.verified[i][j])
		}
	}
	for i := range s.reported {
		for j := range s.reported[i] {
			code32(c, &s.reported[i][j])
		}
	}
	for i := range s.knows {
		code8s(c, s.knows[i][:])
	}
	for i := range s.reports {
		code8(c, &s.reports[i].target)
		code8(c, &s.reports[i].turn)
		code16(c, &s.reports[i].treasury)
		code16(c, &s.reports[i].influence)
		code32(c, &s.reports[i].techs)
		code8s(c, s.reports[i].abilities[:])
		code8s(c, s.reports[i].slots[:])
	}
	code32(c, &s.draw)
	code32(c, &s.discarded)
	for i := range s.docket {
		code8(c, &s.docket[i].entry)
		code8(c, &s.docket[i].bound)
		code8(c, &s.docket[i].a)
		code8(c, &s.docket[i].b)
		code8(c, &s.docket[i].author)
	}
	code8(c, &s.docketSize)
	for i := range s.favours {
		code8(c, &s.favours[i].entry)
		code8(c, &s.favours[i].bound)
		code8(c, &s.favours[i].a)
		code8(c, &s.favours[i].b)
		code8(c, &s.favours[i].author)
	}
	code8(c, &s.favourCount)
	for i := range s.votes {
		for j := range s.votes[i] {
			code8(c, &s.votes[i][j].option)
			code8(c, &s.votes[i][j].n)
		}
	}
	code8s(c, s.verdicts[:])
	for i := range s.laws {
		code8(c, &s.laws[i].entry)
		code8(c, &s.laws[i].bound)
		code8(c, &s.laws[i].a)
		code8(c, &s.laws[i].b)
		code8(c, &s.laws[i].author)
	}
	code8(c, &s.lawCount)
	codeBool(c, &s.session4)
	codeBool(c, &s.now.truce)
	code8(c, &s.now.quarantine)
	code8(c, &s.now.moored)
	code8(c, &s.now.banned)
	codeBool(c, &s.next.truce)
	code8(c, &s.next.quarantine)
	code8(c, &s.next.moored)
	code8(c, &s.next.banned)
	for i := range s.pacts {
		code8(c, &s.pacts[i].a)
		code8(c, &s.pacts[i].b)
		code8(c, &s.pacts[i].until)
	}
	code8s(c, s.spied[:])
	code8s(c, s.spying[:])
	code8(c, &s.watch)
	code8(c, &s.watching)
	for i := range s.chaos {
		code8(c, &s.chaos[i].target)
		code8(c, &s.chaos[i].kind)
		code8(c, &s.chaos[i].blame)
	}
	for i := range s.sowing {
		code8(c, &s.sowing[i].target)
		code8(c, &s.sowing[i].kind)
		code8(c, &s.sowing[i].blame)
	}
	code8s(c, s.order[:])
	codeBool(c, &s.battle.on)
	code8(c, &s.battle.at)
	code8(c, &s.battle.from)
	code8(c, &s.battle.round)
	code8(c, &s.battle.attacker)
	code8(c, &s.battle.defender)
	for i := range s.battle.sides {
		code8(c, &s.battle.sides[i].orphans)
		code8(c, &s.battle.sides[i].launched)
		code8(c, &s.battle.sides[i].locator)
		code8(c, &s.battle.sides[i].hits)
		codeBool(c, &s.battle.sides[i].retreats)
		code8(c, &s.battle.sides[i].to)
		code8(c, &s.battle.sides[i].lostTrans)
	}
	code8(c, &s.battle.raid.owner)
	code8(c, &s.battle.raid.frigates)
	code8(c, &s.battle.raid.cruisers)
	code8s(c, s.battle.raid.dreads[:])
	code8(c, &s.battle.raid.based)
	code8(c, &s.battle.raid.standing)
	codeBool(c, &s.battle.ended)
	code8(c, &s.invasion.attacker)
	code8(c, &s.invasion.planet)
	code8(c, &s.invasion.force)
	code8(c, &s.invasion.lost)
	codeBool(c, &s.arena.on)
	code8(c, &s.arena.seat)
	code16(c, &s.arena.stopped)
	code64(c, &s.arena.contests)
	code64(c, &s.arena.landings)
	code8s(c, s.arena.entered[:])
	code8(c, &s.trade.state)
	code8(c, &s.trade.from)
	code8(c, &s.trade.to)
	code8(c, &s.trade.made)
	code8(c, &s.trade.place)
	for i := range s.trade.goods {
		code16(c, &s.trade.goods[i].resources)
		code8(c, &s.trade.goods[i].influence)
		code8(c, &s.trade.goods[i].tech)
		code8(c, &s.trade.goods[i].planet)
		code8(c, &s.trade.goods[i].fleet)
		code8(c, &s.trade.goods[i].passage)
		code8(c, &s.trade.goods[i].dossier)
		code32(c, &s.trade.goods[i].lies)
		code8(c, &s.trade.goods[i].promise)
		code8(c, &s.trade.goods[i].about)
		codeBool(c, &s.trade.goods[i].peace)
	}
	for i := range s.bills {
		code8(c, &s.bills[i].entry)
		code8(c, &s.bills[i].bound)
		code8(c, &s.bills[i].a)
		code8(c, &s.bills[i].b)
		code8(c, &s.bills[i].author)
	}
	code16(c, &s.result)
	for i := range s.frames {
		code8(c, &s.frames[i].kind)
		code8(c, &s.frames[i].step)
		code8(c, &s.frames[i].seat)
		code16(c, &s.frames[i].a)
		code16(c, &s.frames[i].b)
		code16(c, &s.frames[i].c)
		code16(c, &s.frames[i].d)
		code64(c, &s.frames[i].set)
	}
	code8(c, &s.depth)
}
