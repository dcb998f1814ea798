package sector

import "tyche/rules"

// Units that come in pairs (3.3c): the second figure goes by itself where only one area takes it, and is not placed where
// none does.

// buyUnit places a unit, and lets the owner place the second of a pair on the same planet.
func (s *state) buyUnit(x ctx, p rules.Seat, u unit, a area) {
	s.raise(x, p, u, a)
	if units[u].pair && s.seats[p].supply[u%unitsOfPeople] > 0 {
		s.push(frame{kind: inTwin, seat: p, a: int16(areas[a].planet), b: int16(u)})
	}
}

func twinRun(s *state, x ctx, f *frame) bool {
	found, n := noArea, 0
	for a, end := areasOf(planet(f.a)); a < end; a++ {
		if s.takes(f.seat, a) {
			found = a
			n++
		}
	}
	if n > 1 {
		return true
	}
	p, u := f.seat, unit(f.b)
	s.pop()
	if n == 1 {
		s.raise(x, p, u, found)
	}
	return false
}

func twinCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for a, end := areasOf(planet(f.a)); a < end; a++ {
		dst = append(dst, rules.Move{Verb: putVerb, A: f.b, B: int16(a)})
	}
	return dst
}

func twinCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb != putVerb || m.A != f.b:
		return notAnAnswer
	case areas[m.B].planet != planet(f.a):
		return notOnPlanet
	}
	return s.placeRefusal(f.seat, area(m.B))
}

func twinApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	s.raise(x, p, unit(m.A), area(m.B))
}

func twinPrompt(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("sector.ask.twin", rules.R(unitRef(unit(f.b)))), About: planetRef(planet(f.a))}
}
