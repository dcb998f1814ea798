package sector

import "tyche/rules/packed"

// exchange writes or reads every field of the state but the derived ones, in order. Made from the types by
// go test -run TestFields -update.
func (s *state) exchange(c *packed.Coder) {
	packed.Code8(c, &s.players)
	packed.Code8(c, &s.options)
	packed.Code8(c, &s.scenario)
	packed.Code8(c, &s.round)
	packed.Code8(c, &s.phase)
	packed.Code8(c, &s.step)
	packed.Code8(c, &s.first)
	packed.Code8(c, &s.over)
	packed.Code8(c, &s.winners)
	packed.Code16(c, &s.inPlay)
	for i := range s.cell {
		packed.Code16(c, &s.cell[i])
	}
	for i := range s.routes {
		packed.Code8(c, &s.routes[i].a)
		packed.Code8(c, &s.routes[i].b)
		packed.CodeBool(c, &s.routes[i].long)
		packed.Code8(c, &s.routes[i].transports)
	}
	packed.Code8(c, &s.routeCount)
	for i := range s.units {
		packed.Code8s(c, s.units[i][:])
	}
	packed.Code8s(c, s.owner[:])
	packed.Code8s(c, s.base[:])
	packed.Code8s(c, s.work[:])
	packed.Code64(c, &s.vein)
	packed.Code64(c, &s.strained)
	packed.Code64(c, &s.exhausted)
	for i := range s.seats {
		packed.Code8(c, &s.seats[i].faction)
		packed.Code8(c, &s.seats[i].home)
		packed.CodeBool(c, &s.seats[i].out)
		packed.Code8(c, &s.seats[i].points)
		packed.Code8(c, &s.seats[i].pool)
		packed.Code8(c, &s.seats[i].away)
		packed.Code8(c, &s.seats[i].mine)
		packed.Code8(c, &s.seats[i].well)
		packed.Code8(c, &s.seats[i].cargo)
		packed.Code8(c, &s.seats[i].study)
		packed.Code64(c, &s.seats[i].held)
		packed.Code8(c, &s.seats[i].buildings)
		packed.Code8(c, &s.seats[i].techs)
		packed.Code8s(c, s.seats[i].modules[:])
		packed.Code8s(c, s.seats[i].supply[:])
		packed.Code8s(c, s.seats[i].hand[:])
		packed.Code8s(c, s.seats[i].pile[:])
		packed.Code8s(c, s.seats[i].discard[:])
		packed.Code8s(c, s.seats[i].aside[:])
		packed.Code8s(c, s.seats[i].late[:])
		packed.Code8(c, &s.seats[i].since)
		packed.CodeBool(c, &s.seats[i].wonAttack)
		packed.CodeBool(c, &s.seats[i].obstructed)
		packed.Code8s(c, s.seats[i].starters[:])
		packed.Code8(c, &s.seats[i].ships)
		packed.Code8s(c, s.seats[i].dealt[:])
	}
	for i := range s.tokens {
		packed.Code8(c, &s.tokens[i].at)
		packed.Code8(c, &s.tokens[i].owner)
		packed.Code8(c, &s.tokens[i].order)
	}
	packed.Code8(c, &s.tokenCount)
	packed.Code8s(c, s.deck[:])
	for i := range s.drawn {
		packed.Code8s(c, s.drawn[i][:])
	}
	packed.Code8s(c, s.eventAt[:])
	packed.Code8(c, &s.beacons)
	packed.Code8(c, &s.battle.area)
	packed.Code8s(c, s.battle.seats[:])
	packed.CodeBool(c, &s.battle.gold)
	packed.CodeBool(c, &s.battle.shown)
	packed.Code8(c, &s.battle.slots)
	for i := range s.battle.ready {
		packed.Code8s(c, s.battle.ready[i][:])
	}
	for i := range s.battle.alive {
		packed.Code8s(c, s.battle.alive[i][:])
	}
	for i := range s.battle.front {
		packed.Code8s(c, s.battle.front[i][:])
	}
	for i := range s.battle.support {
		for j := range s.battle.support[i] {
			packed.Code8s(c, s.battle.support[i][j][:])
		}
	}
	for i := range s.battle.strike {
		packed.Code8s(c, s.battle.strike[i][:])
	}
	for i := range s.battle.ploy {
		packed.Code8s(c, s.battle.ploy[i][:])
	}
	packed.Code8s(c, s.battle.beaten[:])
	for i := range s.battle.blasts {
		packed.Code8s(c, s.battle.blasts[i][:])
	}
	for i := range s.moved {
		packed.Code8s(c, s.moved[i][:])
	}
	for i := range s.frames {
		packed.Code8(c, &s.frames[i].kind)
		packed.Code8(c, &s.frames[i].step)
		packed.Code8(c, &s.frames[i].seat)
		packed.Code16(c, &s.frames[i].a)
		packed.Code16(c, &s.frames[i].b)
		packed.Code16(c, &s.frames[i].c)
		packed.Code16(c, &s.frames[i].d)
	}
	packed.Code8(c, &s.depth)
}
