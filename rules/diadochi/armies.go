package diadochi

import "tyche/rules"

// Independent Armies on the march (10.4-10.7). Their reactions and battles are pushArmyEntry's.

// pushArmyMove moves an Independent Army up to steps spaces by land, at least one if it can; resolver chooses the
// way (10.5).
func (s *state) pushArmyMove(resolver rules.Seat, a army, steps int) {
	s.clearTries()
	s.push(frame{kind: inArmyMove, seat: resolver, a: int16(a), b: int16(steps), c: int16(noSpace)})
}

// armyCanMove says whether an Independent Army is on the map and has a step to take.
func (s *state) armyCanMove(a army) bool {
	sp := spaceOf(s.armyAt[a])
	return sp != noSpace && !byLand[sp].empty()
}

// inArmyMove: a = army, b = steps left, c = the space it has just come from, d = steps taken.
func runArmyMove(s *state, x ctx, f *frame) bool {
	if f.step == 1 { // back from pushArmyEntry
		f.step = 0
		switch s.result {
		case armyBeaten, armyDriven:
			s.pop(0)
			return false
		case armyStands:
			f.b = 0
		}
	}
	only, n := s.armySteps(f)
	switch {
	case f.b == 0 || n == 0:
		a, moved := army(f.a), f.d > 0
		s.pop(0)
		if moved {
			s.settleArmy(x, a)
		}
		return false
	case n == 1 && f.d == 0:
		s.stepArmy(x, f, only)
		return false
	}
	return true
}

// armySteps counts the steps the army may take and returns one of them.
func (s *state) armySteps(f *frame) (only space, n int) {
	for _, l := range links[spaceOf(s.armyAt[f.a])] {
		if s.armyStep(f, l.to) == nil {
			only = l.to
			n++
		}
	}
	return only, n
}

// armyStep says why the army may not step to a space (10.5).
func (s *state) armyStep(f *frame, to space) *rules.Illegal {
	switch {
	case !byLand[spaceOf(s.armyAt[f.a])].has(to):
		return armyNoRoute
	case to == space(f.c):
		return armyStraightBack
	}
	return nil
}

// stepArmy lets the army enter a space.
func (s *state) stepArmy(x ctx, f *frame, to space) {
	from := spaceOf(s.armyAt[f.a])
	f.step, f.c = 1, int16(from)
	f.b--
	f.d++
	s.result = armyGoesOn
	x.tell(EvArmyMoves, f.seat, armyRef(army(f.a)), spaceRef(from), spaceRef(to), 0, 0)
	s.armyAt[f.a] = outside(to)
	s.pushArmyEntry(x, army(f.a), from, to)
}

// settleArmy turns the PC where an Independent Army has come to rest (10.7).
func (s *state) settleArmy(x ctx, a army) {
	sp := spaceOf(s.armyAt[a])
	if sp == noSpace {
		return
	}
	s.loose = true
	if yieldsToArmies(sp) {
		s.setPC(x, sp, independents)
	}
}

// yieldsToArmies says whether control of a space goes to an Independent Army that rests there (10.7).
func yieldsToArmies(sp space) bool {
	k := spaces[sp].kind
	return k == minorCity || k == stronghold
}

func armyMoveCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for _, l := range links[spaceOf(s.armyAt[f.a])] {
		if l.kind <= strait {
			dst = append(dst, rules.Move{Verb: moveArmyVerb, A: f.a, B: int16(l.to)})
		}
	}
	if f.d > 0 {
		dst = append(dst, rules.Move{Verb: doneVerb})
	}
	return dst
}

func armyMoveCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m == rules.Move{Verb: doneVerb}:
		if f.d == 0 {
			return armyMustMove
		}
		return nil
	case m.Verb != moveArmyVerb || m.A != f.a || m.B < 0 || m.B >= numSpaces || m.C != 0:
		return notAnAnswer
	}
	return s.armyStep(f, space(m.B))
}

func armyMoveApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		f.b = 0
		return
	}
	s.stepArmy(x, f, space(m.B))
}

func armyMovePrompt(s *state, f *frame) rules.Decision {
	about := armyRef(army(f.a))
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.army-move", rules.R(about), rules.N(int(f.b))), About: about, Why: s.whyArmyMoves()}
}

// whyArmyMoves names the card that moves an Independent Army, and who resolves it.
func (s *state) whyArmyMoves() rules.Text {
	e := s.eventUnderWay()
	switch {
	case e == nil:
		return rules.Text{}
	case e.b == 1:
		return rules.Say("diadochi.asked.army.turned-up", rules.R(cardRef(card(e.a))))
	}
	return rules.Say("diadochi.asked.army", rules.R(cardRef(card(e.a))))
}

var (
	armyNoRoute      = cardRefusal("10.5", "army-no-route")
	armyStraightBack = cardRefusal("10.5", "army-straight-back")
	armyMustMove     = cardRefusal("10.5", "army-must-move")
)
