package sector

// exchange writes or reads every field of the state, in order. Made from the types by
// go test -run TestFields -update.
func (s *state) exchange(c *coder) {
	code8(c, &s.players)
	code8(c, &s.options)
	code8(c, &s.scenario)
	code8(c, &s.round)
	code8(c, &s.phase)
	code8(c, &s.step)
	code8(c, &s.first)
	code8(c, &s.over)
	code8(c, &s.winners)
	code16(c, &s.inPlay)
	for i := range s.cell {
		code16(c, &s.cell[i])
	}
	for i := range s.routes {
		code8(c, &s.routes[i].a)
		code8(c, &s.routes[i].b)
		codeBool(c, &s.routes[i].long)
		code8(c, &s.routes[i].transports)
	}
	code8(c, &s.routeCount)
	for i := range s.units {
		code8s(c, s.units[i][:])
	}
	code8s(c, s.owner[:])
	code8s(c, s.base[:])
	code8s(c, s.work[:])
	code64(c, &s.vein)
	code64(c, &s.strained)
	code64(c, &s.exhausted)
	for i := range s.seats {
		code8(c, &s.seats[i].faction)
		code8(c, &s.seats[i].home)
		codeBool(c, &s.seats[i].out)
		code8(c, &s.seats[i].points)
		code8(c, &s.seats[i].pool)
		code8(c, &s.seats[i].away)
		code8(c, &s.seats[i].mine)
		code8(c, &s.seats[i].well)
		code8(c, &s.seats[i].cargo)
		code8(c, &s.seats[i].study)
		code64(c, &s.seats[i].held)
		code8(c, &s.seats[i].buildings)
		code8(c, &s.seats[i].techs)
		code8s(c, s.seats[i].modules[:])
		code8s(c, s.seats[i].supply[:])
		code8s(c, s.seats[i].hand[:])
		code8s(c, s.seats[i].pile[:])
		code8s(c, s.seats[i].discard[:])
		code8s(c, s.seats[i].aside[:])
		codeBool(c, &s.seats[i].wonAttack)
		codeBool(c, &s.seats[i].obstructed)
		code8s(c, s.seats[i].starters[:])
		code8(c, &s.seats[i].ships)
		code8s(c, s.seats[i].dealt[:])
	}
	for i := range s.tokens {
		code8(c, &s.tokens[i].at)
		code8(c, &s.tokens[i].owner)
		code8(c, &s.tokens[i].order)
	}
	code8(c, &s.tokenCount)
	code8s(c, s.deck[:])
	for i := range s.drawn {
		code8s(c, s.drawn[i][:])
	}
	code8s(c, s.eventAt[:])
	code8(c, &s.beacons)
	code8(c, &s.battle.area)
	code8s(c, s.battle.seats[:])
	codeBool(c, &s.battle.gold)
	codeBool(c, &s.battle.shown)
	code8(c, &s.battle.slots)
	for i := range s.battle.ready {
		code8s(c, s.battle.ready[i][:])
	}
	for i := range s.battle.alive {
		code8s(c, s.battle.alive[i][:])
	}
	for i := range s.battle.front {
		code8s(c, s.battle.front[i][:])
	}
	for i := range s.battle.support {
		for j := range s.battle.support[i] {
			code8s(c, s.battle.support[i][j][:])
		}
	}
	for i := range s.battle.strike {
		code8s(c, s.battle.strike[i][:])
	}
	for i := range s.battle.ploy {
		code8s(c, s.battle.ploy[i][:])
	}
	code8s(c, s.battle.beaten[:])
	code8s(c, s.battle.gone[:])
	for i := range s.battle.blasts {
		code8s(c, s.battle.blasts[i][:])
	}
	for i := range s.moved {
		code8s(c, s.moved[i][:])
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
	}
	code8(c, &s.depth)
}
