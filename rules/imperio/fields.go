package imperio

import "tyche/rules/packed"

// exchange writes or reads every field of the state but the derived ones, in order. Made from the types by
// go test -run TestFields -update.
func (s *state) exchange(c *packed.Coder) {
	packed.Code8(c, &s.players)
	packed.Code16(c, &s.options)
	packed.Code8(c, &s.turn)
	packed.Code8(c, &s.phase)
	packed.Code8(c, &s.slot)
	packed.Code8(c, &s.active)
	packed.Code8(c, &s.over)
	packed.Code8(c, &s.winners)
	packed.Code8s(c, s.anomaly[:])
	packed.Code8s(c, s.count[:])
	packed.Code8s(c, s.name[:])
	packed.Code8s(c, s.roller[:])
	packed.Code8s(c, s.home[:])
	for i := range s.bodies {
		packed.Code8(c, &s.bodies[i].res)
		packed.Code8(c, &s.bodies[i].inf)
		packed.Code8(c, &s.bodies[i].owner)
		packed.Code8(c, &s.bodies[i].holder)
		packed.Code8(c, &s.bodies[i].start)
		packed.Code8(c, &s.bodies[i].troops)
		packed.Code8(c, &s.bodies[i].works)
		packed.Code8(c, &s.bodies[i].blockers)
		packed.Code8(c, &s.bodies[i].wants)
		packed.Code8(c, &s.bodies[i].flags)
	}
	for i := range s.fleets {
		packed.Code8(c, &s.fleets[i].owner)
		packed.Code8(c, &s.fleets[i].frigates)
		packed.Code8(c, &s.fleets[i].cruisers)
		packed.Code8s(c, s.fleets[i].dreads[:])
		packed.Code8(c, &s.fleets[i].based)
		packed.Code8(c, &s.fleets[i].standing)
	}
	for i := range s.transport {
		packed.Code8(c, &s.transport[i].owner)
		packed.Code8(c, &s.transport[i].at)
		packed.Code8(c, &s.transport[i].hull)
		packed.CodeBool(c, &s.transport[i].station)
		packed.Code8(c, &s.transport[i].troops)
		packed.Code8(c, &s.transport[i].aircraft)
		packed.Code8(c, &s.transport[i].part)
		packed.Code8(c, &s.transport[i].fresh)
	}
	for i := range s.houses {
		packed.Code8(c, &s.houses[i].house)
		packed.Code8s(c, s.houses[i].abilities[:])
		packed.Code8s(c, s.houses[i].upgrades[:])
		packed.Code8(c, &s.houses[i].shown)
		packed.Code16(c, &s.houses[i].treasury)
		packed.Code16(c, &s.houses[i].reserved)
		packed.Code16(c, &s.houses[i].influence)
		packed.Code16(c, &s.houses[i].spent)
		packed.Code32(c, &s.houses[i].techs)
		packed.Code32(c, &s.houses[i].pending)
		packed.Code32(c, &s.houses[i].startTechs)
		packed.Code8(c, &s.houses[i].flag.at)
		packed.Code8(c, &s.houses[i].flag.hull)
		packed.Code8(c, &s.houses[i].flag.troops)
		packed.Code8(c, &s.houses[i].flag.aircraft)
		packed.Code8(c, &s.houses[i].flag.fresh)
		packed.Code8(c, &s.houses[i].flag.part)
		packed.Code8(c, &s.houses[i].missed)
		packed.CodeBool(c, &s.houses[i].gone)
		packed.Code8(c, &s.houses[i].gain)
	}
	for i := range s.plans {
		packed.CodeBool(c, &s.plans[i].sealed)
		packed.CodeBool(c, &s.plans[i].absent)
		for j := range s.plans[i].slots {
			packed.Code8(c, &s.plans[i].slots[j].kind)
			packed.Code8(c, &s.plans[i].slots[j].a)
			packed.Code8(c, &s.plans[i].slots[j].b)
			packed.Code8(c, &s.plans[i].slots[j].c)
			packed.Code8(c, &s.plans[i].slots[j].blame)
			packed.Code8(c, &s.plans[i].slots[j].price)
			packed.Code8(c, &s.plans[i].slots[j].favours)
			packed.Code8(c, &s.plans[i].slots[j].result)
			packed.Code8(c, &s.plans[i].slots[j].why)
			packed.Code8(c, &s.plans[i].slots[j].place)
			packed.Code8(c, &s.plans[i].slots[j].back)
		}
		for j := range s.plans[i].builds {
			packed.Code8s(c, s.plans[i].builds[j][:])
		}
		for j := range s.plans[i].parts {
			packed.Code8(c, &s.plans[i].parts[j].from)
			packed.Code8s(c, s.plans[i].parts[j].path[:])
			packed.Code8(c, &s.plans[i].parts[j].steps)
			packed.Code8(c, &s.plans[i].parts[j].stance)
			packed.Code8(c, &s.plans[i].parts[j].frigates)
			packed.Code8(c, &s.plans[i].parts[j].cruisers)
			packed.Code8s(c, s.plans[i].parts[j].dreads[:])
			packed.CodeBool(c, &s.plans[i].parts[j].flagship)
			packed.Code8(c, &s.plans[i].parts[j].at)
			packed.Code8(c, &s.plans[i].parts[j].last)
			packed.Code8(c, &s.plans[i].parts[j].condition)
			packed.Code8(c, &s.plans[i].parts[j].standing)
			packed.CodeBool(c, &s.plans[i].parts[j].stopped)
		}
		packed.Code8(c, &s.plans[i].count)
		for j := range s.plans[i].tasks {
			packed.Code8(c, &s.plans[i].tasks[j].kind)
			packed.Code8(c, &s.plans[i].tasks[j].part)
			packed.Code8(c, &s.plans[i].tasks[j].planet)
			packed.Code8(c, &s.plans[i].tasks[j].transport)
			packed.Code8(c, &s.plans[i].tasks[j].to)
			packed.Code8(c, &s.plans[i].tasks[j].n)
		}
		packed.Code8(c, &s.plans[i].jobs)
	}
	packed.Code8s(c, s.war[:])
	packed.Code8s(c, s.declared[:])
	packed.Code8s(c, s.peace[:])
	packed.Code8s(c, s.passage[:])
	packed.Code8s(c, s.nextPass[:])
	packed.Code8s(c, s.ally[:])
	packed.Code8s(c, s.leaving[:])
	for i := range s.bound {
		packed.Code8s(c, s.bound[i][:])
	}
	for i := range s.offers {
		packed.Code8(c, &s.offers[i].state)
		packed.Code8(c, &s.offers[i].from)
		packed.Code8(c, &s.offers[i].to)
		packed.Code8(c, &s.offers[i].made)
		packed.Code8(c, &s.offers[i].place)
		for j := range s.offers[i].goods {
			packed.Code16(c, &s.offers[i].goods[j].resources)
			packed.Code8(c, &s.offers[i].goods[j].influence)
			packed.Code8(c, &s.offers[i].goods[j].tech)
			packed.Code8(c, &s.offers[i].goods[j].planet)
			packed.Code8(c, &s.offers[i].goods[j].fleet)
			packed.Code8(c, &s.offers[i].goods[j].passage)
			packed.Code8(c, &s.offers[i].goods[j].dossier)
			packed.Code32(c, &s.offers[i].goods[j].lies)
			packed.Code8(c, &s.offers[i].goods[j].promise)
			packed.Code8(c, &s.offers[i].goods[j].about)
			packed.CodeBool(c, &s.offers[i].goods[j].peace)
		}
	}
	for i := range s.offersMade {
		packed.Code8s(c, s.offersMade[i][:])
	}
	packed.Code8(c, &s.accepted)
	packed.Code8s(c, s.ceded[:])
	for i := range s.pledges {
		packed.Code16(c, &s.pledges[i])
	}
	packed.Code8s(c, s.broken[:])
	packed.Code8s(c, s.battles[:])
	for i := range s.verified {
		for j := range s.verified[i] {
			packed.Code32(c, &s.verified[i][j])
		}
	}
	for i := range s.reported {
		for j := range s.reported[i] {
			packed.Code32(c, &s.reported[i][j])
		}
	}
	for i := range s.knows {
		packed.Code8s(c, s.knows[i][:])
	}
	for i := range s.reports {
		for j := range s.reports[i] {
			packed.Code8(c, &s.reports[i][j].turn)
			packed.Code16(c, &s.reports[i][j].treasury)
			packed.Code16(c, &s.reports[i][j].influence)
			packed.Code32(c, &s.reports[i][j].techs)
			packed.Code8s(c, s.reports[i][j].abilities[:])
			packed.Code8s(c, s.reports[i][j].slots[:])
		}
	}
	packed.Code8s(c, s.alarm[:])
	for i := range s.past {
		for j := range s.past[i] {
			packed.Code8(c, &s.past[i][j].kind)
			packed.Code8(c, &s.past[i][j].a)
			packed.Code8(c, &s.past[i][j].b)
			packed.Code8(c, &s.past[i][j].c)
			packed.Code8(c, &s.past[i][j].blame)
			packed.Code8(c, &s.past[i][j].price)
			packed.Code8(c, &s.past[i][j].favours)
			packed.Code8(c, &s.past[i][j].result)
			packed.Code8(c, &s.past[i][j].why)
			packed.Code8(c, &s.past[i][j].place)
			packed.Code8(c, &s.past[i][j].back)
		}
	}
	packed.Code32(c, &s.draw)
	packed.Code32(c, &s.discarded)
	for i := range s.docket {
		packed.Code8(c, &s.docket[i].entry)
		packed.Code8(c, &s.docket[i].bound)
		packed.Code8(c, &s.docket[i].a)
		packed.Code8(c, &s.docket[i].b)
		packed.Code8(c, &s.docket[i].author)
	}
	packed.Code8(c, &s.docketSize)
	for i := range s.favours {
		packed.Code8(c, &s.favours[i].entry)
		packed.Code8(c, &s.favours[i].bound)
		packed.Code8(c, &s.favours[i].a)
		packed.Code8(c, &s.favours[i].b)
		packed.Code8(c, &s.favours[i].author)
	}
	packed.Code8(c, &s.favourCount)
	for i := range s.votes {
		for j := range s.votes[i] {
			packed.Code8(c, &s.votes[i][j].option)
			packed.Code8(c, &s.votes[i][j].n)
		}
	}
	packed.Code8s(c, s.verdicts[:])
	for i := range s.laws {
		packed.Code8(c, &s.laws[i].entry)
		packed.Code8(c, &s.laws[i].bound)
		packed.Code8(c, &s.laws[i].a)
		packed.Code8(c, &s.laws[i].b)
		packed.Code8(c, &s.laws[i].author)
	}
	packed.Code8(c, &s.lawCount)
	packed.CodeBool(c, &s.session4)
	packed.CodeBool(c, &s.now.truce)
	packed.Code8(c, &s.now.quarantine)
	packed.Code8(c, &s.now.moored)
	packed.Code8(c, &s.now.banned)
	packed.CodeBool(c, &s.next.truce)
	packed.Code8(c, &s.next.quarantine)
	packed.Code8(c, &s.next.moored)
	packed.Code8(c, &s.next.banned)
	for i := range s.pacts {
		packed.Code8(c, &s.pacts[i].a)
		packed.Code8(c, &s.pacts[i].b)
		packed.Code8(c, &s.pacts[i].until)
	}
	packed.Code8s(c, s.spied[:])
	packed.Code8s(c, s.spying[:])
	packed.Code8(c, &s.watch)
	packed.Code8(c, &s.watching)
	for i := range s.chaos {
		packed.Code8(c, &s.chaos[i].target)
		packed.Code8(c, &s.chaos[i].kind)
		packed.Code8(c, &s.chaos[i].blame)
	}
	for i := range s.sowing {
		packed.Code8(c, &s.sowing[i].target)
		packed.Code8(c, &s.sowing[i].kind)
		packed.Code8(c, &s.sowing[i].blame)
	}
	packed.Code8s(c, s.order[:])
	packed.CodeBool(c, &s.battle.on)
	packed.Code8(c, &s.battle.at)
	packed.Code8(c, &s.battle.from)
	packed.Code8(c, &s.battle.round)
	packed.Code8(c, &s.battle.attacker)
	packed.Code8(c, &s.battle.defender)
	for i := range s.battle.sides {
		packed.Code8(c, &s.battle.sides[i].orphans)
		packed.Code8(c, &s.battle.sides[i].locator)
		packed.Code8(c, &s.battle.sides[i].hits)
		packed.CodeBool(c, &s.battle.sides[i].retreats)
		packed.Code8(c, &s.battle.sides[i].to)
	}
	packed.Code8(c, &s.battle.raid.owner)
	packed.Code8(c, &s.battle.raid.frigates)
	packed.Code8(c, &s.battle.raid.cruisers)
	packed.Code8s(c, s.battle.raid.dreads[:])
	packed.Code8(c, &s.battle.raid.based)
	packed.Code8(c, &s.battle.raid.standing)
	packed.CodeBool(c, &s.arena.on)
	packed.Code8(c, &s.arena.seat)
	packed.Code32(c, &s.arena.stopped)
	packed.Code64(c, &s.arena.handled)
	packed.Code64(c, &s.arena.contests)
	packed.Code8s(c, s.arena.entered[:])
	packed.Code8(c, &s.trade.state)
	packed.Code8(c, &s.trade.from)
	packed.Code8(c, &s.trade.to)
	packed.Code8(c, &s.trade.made)
	packed.Code8(c, &s.trade.place)
	for i := range s.trade.goods {
		packed.Code16(c, &s.trade.goods[i].resources)
		packed.Code8(c, &s.trade.goods[i].influence)
		packed.Code8(c, &s.trade.goods[i].tech)
		packed.Code8(c, &s.trade.goods[i].planet)
		packed.Code8(c, &s.trade.goods[i].fleet)
		packed.Code8(c, &s.trade.goods[i].passage)
		packed.Code8(c, &s.trade.goods[i].dossier)
		packed.Code32(c, &s.trade.goods[i].lies)
		packed.Code8(c, &s.trade.goods[i].promise)
		packed.Code8(c, &s.trade.goods[i].about)
		packed.CodeBool(c, &s.trade.goods[i].peace)
	}
	for i := range s.bills {
		packed.Code8(c, &s.bills[i].entry)
		packed.Code8(c, &s.bills[i].bound)
		packed.Code8(c, &s.bills[i].a)
		packed.Code8(c, &s.bills[i].b)
		packed.Code8(c, &s.bills[i].author)
	}
	packed.Code16(c, &s.result)
	for i := range s.frames {
		packed.Code8(c, &s.frames[i].kind)
		packed.Code8(c, &s.frames[i].step)
		packed.Code8(c, &s.frames[i].seat)
		packed.Code16(c, &s.frames[i].a)
		packed.Code16(c, &s.frames[i].b)
		packed.Code16(c, &s.frames[i].c)
		packed.Code16(c, &s.frames[i].d)
		packed.Code64(c, &s.frames[i].set)
	}
	packed.Code8(c, &s.depth)
}
