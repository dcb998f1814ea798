package sector

import "tyche/rules"

// The Mobilise order (3.4). Frame inMobilise: a planet, b 1 = gold, step 1 = the moves are done.

func mobiliseRun(s *state, x ctx, f *frame) bool {
	switch f.step {
	case 0:
		return true
	case 1:
		f.step = 2
		if s.battle.area != noArea {
			s.beginBattle(x, f.b == 1)
			return false
		}
	}
	x.tell(EvOrderEnds, f.seat, orderRef(mobilise), none, planetRef(planet(f.a)), 0, 0)
	s.pop()
	return false
}

// mayLeave says whether p's units may move from an area in an order on planet q.
func (s *state) mayLeave(p rules.Seat, q planet, from area) bool {
	return s.owner[from] == p && (areas[from].planet == q || s.linked(p, areas[from].planet, q))
}

// comes says whether a unit of p could move on a planet or to it.
func (s *state) comes(p rules.Seat, q planet) bool {
	for a := range area(numAreas) {
		if s.mayLeave(p, q, a) {
			return true
		}
	}
	return false
}

// mobiliseCandidates lists the units of the planet and of all planets next to it, also where the transport is missing.
func mobiliseCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	p, q := f.seat, planet(f.a)
	first, end := areasOf(q)
	near := uint16(1) << q
	for i := range s.routeCount {
		if r := &s.routes[i]; r.touches(q) {
			near |= 1 << r.other(q)
		}
	}
	for from := range area(numAreas) {
		if s.owner[from] != p || near&(1<<areas[from].planet) == 0 {
			continue
		}
		for i, n := range s.units[from] {
			if n == 0 {
				continue
			}
			u := int16(unitOf(s.people(p), i))
			for to := first; to < end; to++ {
				if to != from {
					dst = append(dst, rules.Move{Verb: moveVerb, A: u, B: int16(from), C: int16(to)})
				}
			}
		}
	}
	dst = s.disbandCandidates(p, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}

func mobiliseCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case disbandVerb:
		return s.disbandRefusal(f.seat, unit(m.A), area(m.B))
	case moveVerb:
		return s.moveRefusal(f.seat, planet(f.a), unit(m.A), area(m.B), area(m.C))
	}
	return notAnAnswer
}

func (s *state) moveRefusal(p rules.Seat, q planet, u unit, from, to area) *rules.Illegal {
	i := u % unitsOfPeople
	switch {
	case s.owner[from] != p || !s.owned(p, u) || s.units[from][i] == 0:
		return noSuchUnit
	case areas[to].planet != q || to == from:
		return notThere
	case areas[from].planet == q && s.moved[from-planets[q].first][i] >= s.units[from][i]:
		return movedAlready
	case areas[from].planet != q && !s.linked(p, areas[from].planet, q):
		return noTransport
	case s.attackable(p, to):
		return s.attackRefusal(to)
	case !s.room(to):
		return noRoom
	}
	return nil
}

// attackable says whether entering an area is an attack: enemy units hold it.
func (s *state) attackable(p rules.Seat, to area) bool {
	return s.owner[to] != nobody && s.owner[to] != p
}

// attackRefusal says why another unit may not join an attack, or nil.
func (s *state) attackRefusal(to area) *rules.Illegal {
	switch {
	case s.battle.area == noArea:
		return nil
	case s.battle.area != to:
		return oneAttack
	case count(&s.battle.ready[attacking]) >= int(areas[to].limit)+overfill:
		return tooManyAttackers
	}
	return nil
}

func mobiliseApply(s *state, x ctx, f *frame, m rules.Move) {
	p, q := f.seat, planet(f.a)
	switch m.Verb {
	case doneVerb:
		f.step = 1
	case disbandVerb:
		s.disband(x, p, q, unit(m.A), area(m.B))
	case moveVerb:
		u, from, to := unit(m.A), area(m.B), area(m.C)
		was := s.controller(from)
		s.takeUnit(u, from)
		x.tell(EvMoved, p, unitRef(u), areaRef(from), areaRef(to), 1, 0)
		s.tellControl(x, was, p, from)
		if s.attackable(p, to) {
			s.battle.area, s.battle.seats = to, [2]rules.Seat{p, s.owner[to]}
			s.battle.ready[attacking][u%unitsOfPeople]++
			return
		}
		s.enter(x, p, u, to)
		s.moved[to-planets[q].first][u%unitsOfPeople]++
	}
}

var (
	notThere         = refuse("3.4", "sector.why.not-there")
	movedAlready     = refuse("3.4", "sector.why.moved-already")
	noTransport      = refuse("3.4", "sector.why.no-transport")
	oneAttack        = refuse("3.4a", "sector.why.one-attack")
	tooManyAttackers = refuse("3.4a", "sector.why.too-many-attackers")
)
