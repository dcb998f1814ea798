package sector

import "tyche/rules"

// Effects of event cards that place or move units.

// anyNumber is the most units where only their cost counts.
const anyNumber = 99

// freeUnits places units of a total cost without paying. Frame inFreeUnits: a event, b money left, c units left,
// d the planet, or -1 while any will do.
func freeUnits(e event, money, most int16) func(*state, ctx, rules.Seat) {
	return func(s *state, x ctx, p rules.Seat) {
		s.push(frame{kind: inFreeUnits, seat: p, a: int16(e), b: money, c: most, d: -1})
	}
}

func freeUnitsRun(s *state, x ctx, f *frame) bool {
	if f.b > 0 && f.c > 0 && !s.seats[f.seat].out {
		for i := range unitsOfPeople {
			u := unitOf(s.people(f.seat), i)
			if s.freeUnitRefusal(f, u) != nil {
				continue
			}
			for a := range area(numAreas) {
				if s.freeAreaRefusal(f, a) == nil {
					return true
				}
			}
		}
	}
	s.pop()
	return false
}

// freeUnitRefusal says why a unit may not be placed free, wherever it goes, or nil.
func (s *state) freeUnitRefusal(f *frame, u unit) *rules.Illegal {
	row := &units[u]
	switch {
	case !s.owned(f.seat, u):
		return notYourUnit
	case !s.has(f.seat, row.building):
		return needsBuilding
	case s.seats[f.seat].supply[u%unitsOfPeople] == 0:
		return noneInSupply
	case row.cost() > int(f.b), event(f.a) == volunteers && row.gas > 0:
		return tooCostly
	}
	return nil
}

func (s *state) freeAreaRefusal(f *frame, a area) *rules.Illegal {
	q := areas[a].planet
	switch {
	case f.d >= 0 && q != planet(f.d), !s.playing(q):
		return notOnPlanet
	case event(f.a) != turncoats && !s.hasBase(f.seat, q):
		return needsBaseThere
	}
	return s.placeRefusal(f.seat, a)
}

func freeUnitsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for i := range unitsOfPeople {
		u := unitOf(s.people(f.seat), i)
		if s.freeUnitRefusal(f, u) != nil {
			continue
		}
		for a := range area(numAreas) {
			if q := areas[a].planet; s.playing(q) && s.present(f.seat, q) {
				dst = append(dst, rules.Move{Verb: putVerb, A: int16(u), B: int16(a)})
			}
		}
	}
	return append(dst, rules.Move{Verb: doneVerb})
}

func freeUnitsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case putVerb:
		if bad := s.freeUnitRefusal(f, unit(m.A)); bad != nil {
			return bad
		}
		return s.freeAreaRefusal(f, area(m.B))
	}
	return notAnAnswer
}

func freeUnitsApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		s.pop()
		return
	}
	u, a := unit(m.A), area(m.B)
	f.b -= int16(units[u].cost())
	f.c--
	if event(f.a) == volunteers {
		f.d = int16(areas[a].planet)
	}
	s.buyUnit(x, f.seat, u, a)
}

func freeUnitsPrompt(s *state, f *frame) rules.Decision {
	r, key := eventRef(event(f.a)), "sector.ask.free-units"
	switch {
	case f.c == 1:
		key += ".one"
	case f.c < anyNumber/2:
		key += ".some"
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(key, rules.R(r), rules.N(int(f.b)), rules.N(int(f.c))), About: r}
}

// marching moves units without a transport. Frame inMarch: a event, b and c the planets from and to, -1 while any
// will do, d moves left. Each unit moves once.
func marching(e event, moves int16) func(*state, ctx, rules.Seat) {
	return func(s *state, x ctx, p rules.Seat) {
		clear(s.moved[:])
		s.push(frame{kind: inMarch, seat: p, a: int16(e), b: -1, c: -1, d: moves})
	}
}

func marchRun(s *state, x ctx, f *frame) bool {
	if f.d > 0 && !s.seats[f.seat].out {
		var room [1024]rules.Move
		for _, m := range marchCandidates(s, f, room[:0]) {
			if m.Verb == moveVerb && marchCheck(s, f, m) == nil {
				return true
			}
		}
	}
	s.pop()
	return false
}

// marchTo says whether an area lies where a march from another area may go.
func (s *state) marchTo(f *frame, from, to area) bool {
	a, b := areas[from].planet, areas[to].planet
	switch {
	case f.b >= 0 && (a != planet(f.b) || b != planet(f.c)):
		return false
	case event(f.a) == nightMarch:
		return a == b && from != to
	}
	return a != b && s.routeBetween(a, b) >= 0
}

func marchCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for from := range area(numAreas) {
		if s.owner[from] != f.seat {
			continue
		}
		for to := range area(numAreas) {
			if !s.playing(areas[to].planet) || !s.marchTo(f, from, to) {
				continue
			}
			for i, n := range s.units[from] {
				if n > 0 {
					dst = append(dst, rules.Move{Verb: moveVerb, A: int16(unitOf(s.people(f.seat), i)), B: int16(from), C: int16(to)})
				}
			}
		}
	}
	return append(dst, rules.Move{Verb: doneVerb})
}

func marchCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == doneVerb {
		return nil
	}
	if m.Verb != moveVerb {
		return notAnAnswer
	}
	u, from, to := unit(m.A), area(m.B), area(m.C)
	i := u % unitsOfPeople
	switch {
	case s.owner[from] != f.seat || !s.owned(f.seat, u) || s.units[from][i] == 0:
		return noSuchUnit
	case !s.playing(areas[to].planet) || !s.marchTo(f, from, to):
		return notThere
	case event(f.a) == nightMarch && s.moved[from-planets[areas[from].planet].first][i] >= s.units[from][i]:
		return movedAlready
	}
	return s.placeRefusal(f.seat, to)
}

func marchApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		s.pop()
		return
	}
	u, from, to := unit(m.A), area(m.B), area(m.C)
	f.b, f.c = int16(areas[from].planet), int16(areas[to].planet)
	f.d--
	was := s.controller(from)
	s.takeUnit(u, from)
	x.tell(EvMoved, f.seat, unitRef(u), areaRef(from), areaRef(to), 1, 1)
	s.tellControl(x, was, f.seat, from)
	s.enter(x, f.seat, u, to)
	s.moved[to-planets[areas[to].planet].first][u%unitsOfPeople]++
}
