package diadochi

import "tyche/rules"

// The Forage Segment (3.42, 3.43; option 18.2). a of the frame = the next space to look at.
const (
	forageArrivals uint8 = iota // CUs that waited and came when this Segment began may get a Minor General (1.35)
	forageLosses
)

// forageLimit is how many CUs of a player a space feeds (19.6).
func forageLimit(sp space) int {
	if spaces[sp].kind == transit {
		return 3
	}
	return 8
}

// foraging counts p's CUs in sp that must forage, besieged ones not counted (3.42).
func (s *state) foraging(p rules.Seat, sp space) int {
	n := 0
	if k := &s.stacks[sp]; k.owner == p {
		n = k.size()
	}
	if spaces[sp].kind == majorCity && !s.isBesieged(sp) {
		if k := &s.stacks[inside(sp)]; k.owner == p {
			n += k.size()
		}
	}
	return n
}

func forageRun(s *state, x ctx, f *frame) bool {
	if f.step == forageArrivals {
		if s.leaderlessArrivals(f.seat) {
			return true
		}
		f.step, s.loose = forageLosses, true
	}
	for mine := s.ownOutside(f.seat).or(s.ownInside(f.seat)); !mine.empty(); {
		sp := mine.next()
		if int16(sp) < f.a {
			continue
		}
		f.a = int16(sp)
		n := s.foraging(f.seat, sp)
		if n <= forageLimit(sp) {
			continue
		}
		if s.options&optForageAttrition != 0 {
			f.a++
			s.forageAttrition(x, sp, n)
			return false
		}
		if m, types := s.onlyForage(f); types == 1 {
			forageApply(s, x, f, m)
			continue
		}
		return true
	}
	s.pop(0)
	return false
}

// leaderlessArrivals says whether CUs that p placed when this Segment began have no general and could get one.
func (s *state) leaderlessArrivals(p rules.Seat) bool {
	for sp := range space(numSpaces) {
		if s.putCount(sp) > 0 && s.stacks[sp].owner == p && s.generalsAt(outside(sp), p) == 0 && s.minorMayCome(p, outside(sp)) {
			return true
		}
	}
	return false
}

// forageAttrition is option 18.2: attrition on the column of all CUs there.
func (s *state) forageAttrition(x ctx, sp space, n int) {
	s.loose = true
	s.sufferAttrition(x, outside(sp), n, EvAttrition)
}

// onlyForage counts the unit types that may be lost and returns the first as a move.
func (s *state) onlyForage(f *frame) (only rules.Move, types int) {
	for u := range unit(numUnits) {
		if m := (rules.Move{Verb: removeVerb, A: int16(u), B: f.a}); forageCheck(s, f, m) == nil {
			if types++; types == 1 {
				only = m
			}
		}
	}
	return only, types
}

func foragePrompt(s *state, f *frame) rules.Decision {
	if f.step == forageArrivals {
		return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.forage.arrived")}
	}
	return askAbout(f, "diadochi.ask.forage", spaceRef(space(f.a)))
}

func forageCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	if f.step == forageArrivals {
		return append(s.freeCandidates(f.seat, dst), rules.Move{Verb: doneVerb})
	}
	for u := range int16(numUnits) {
		dst = append(dst, rules.Move{Verb: removeVerb, A: u, B: f.a})
	}
	return dst
}

func forageCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case f.step == forageArrivals && m.Verb == doneVerb:
		return nil
	case f.step == forageArrivals:
		return s.freeCheck(f.seat, m)
	case m.Verb != removeVerb || m.B != f.a:
		return notAnAnswer
	}
	if s.forageFrom(f.seat, space(m.B), unit(m.A)) == gone {
		return noSuchUnits
	}
	return nil
}

// forageFrom returns where in sp a CU of a type is lost: outside, else inside, else gone.
func (s *state) forageFrom(p rules.Seat, sp space, u unit) place {
	if k := &s.stacks[sp]; k.owner == p && k.cu[u] > 0 {
		return outside(sp)
	}
	if spaces[sp].kind == majorCity {
		if k := &s.stacks[inside(sp)]; k.owner == p && k.cu[u] > 0 {
			return inside(sp)
		}
	}
	return gone
}

func forageApply(s *state, x ctx, f *frame, m rules.Move) {
	switch {
	case f.step == forageArrivals && m.Verb == doneVerb:
		f.step, s.loose = forageLosses, true
		return
	case f.step == forageArrivals:
		s.freeApply(x, f.seat, m)
		return
	}
	u, at := unit(m.A), s.forageFrom(f.seat, space(m.B), unit(m.A))
	s.eliminate(at, u, 1)
	f.a++
	s.loose = true
	x.tell(EvRemoved, f.seat, unitRef(u), stackRef(at), none, 1, 1)
}

var noSuchUnits = refuse("3.43", "diadochi.why.no-such-units")
