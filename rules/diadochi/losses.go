package diadochi

import "tyche/rules"

// Attrition (7E) and the choice of losses.

// lossKind limits which CUs may be lost.
type lossKind uint8

const (
	winnerLoss   lossKind = 1 << iota // M or E first, never the last CU (7.20)
	royalSafe                         // no RA (7.6)
	silverSafe                        // no Silver Shields (card 47B)
	alsoInside                        // CUs inside the city belong to the group (cards 19 and 41)
	anyLoss      lossKind = 0
	ambushColumn          = 2 // the column of the Attrition Table for Strongholds (5.22)
)

// pushLosses lets owner choose n of his CUs in a place to lose (7.33). The frame: a = place, b = how many are left,
// c = kind, d = 1 while the first must be an elephant.
func (s *state) pushLosses(x ctx, owner rules.Seat, at place, n int, elephantFirst bool, kind lossKind) {
	first := int16(0)
	if elephantFirst {
		first = 1
	}
	if n > 0 {
		s.push(frame{kind: inLosses, seat: owner, a: int16(at), b: int16(n), c: int16(kind), d: first})
	}
}

// attritionDie rolls for a group on the column of n CUs (7.32). A group of none rolls nothing (7.34).
func (s *state) attritionDie(x ctx, n int) (die int8, losses int, elephantFirst bool) {
	if n <= 0 {
		return 0, 0, false
	}
	die = x.roll()
	losses, elephantFirst = attrition(die, n)
	return die, losses, elephantFirst
}

// sufferAttrition lets the CUs of a place suffer attrition: column 0 is their number (7.32), else the column. v is
// the event that tells it: EvAttrition or EvAmbushed.
func (s *state) sufferAttrition(x ctx, at place, column int, v uint8) {
	owner, size := s.stacks[at].owner, s.stacks[at].size()
	if size == 0 {
		return
	}
	if column == 0 {
		column = size
	}
	die, n, first := s.attritionDie(x, column)
	s.tellAttrition(x, v, owner, at, die, n, first)
	s.pushLosses(x, owner, at, n, first, anyLoss)
}

func (s *state) tellAttrition(x ctx, v uint8, owner rules.Seat, at place, die int8, n int, first bool) {
	if !x.telling() {
		return
	}
	e := rules.Event{Verb: v, Seat: owner, From: stackRef(at), To: spaceRef(s.ground(at)), Dice: rules.Dice{die}, N: int16(n)}
	if first {
		e.M = 1
	}
	x.log.Add(e)
}

func askLosses(s *state, f *frame) rules.Decision {
	at := place(f.a)
	key := "diadochi.ask.losses"
	if lossKind(f.c)&winnerLoss != 0 {
		key += victorious
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(key, rules.N(int(f.b)), rules.R(spaceRef(s.ground(at)))), About: stackRef(at)}
}

// runLosses takes what is forced and asks for the rest.
func runLosses(s *state, x ctx, f *frame) bool {
	at, kind := place(f.a), lossKind(f.c)
	can := s.canLose(at, kind)
	if f.d == 1 && can[elephant] > 0 {
		can = [numUnits]uint8{elephant: can[elephant]}
		f.d = 0
		s.loseFrom(x, f, elephant, 1)
		f.b--
		return false
	}
	f.d = 0
	total, types, only := 0, 0, unit(0)
	for u, n := range can {
		if n > 0 {
			total, types, only = total+int(n), types+1, unit(u)
		}
	}
	spare := total
	if kind&winnerLoss != 0 {
		spare = min(total, s.stacks[at].size()-1)
	}
	switch {
	case f.b <= 0 || spare <= 0:
		s.pop(0)
		s.liftSieges(x)
		return false
	case types == 1:
		n := min(int(f.b), spare)
		s.loseFrom(x, f, only, n)
		f.b -= int16(n)
		return false
	}
	return true
}

// canLose returns how many CUs of each type may be the next loss.
func (s *state) canLose(at place, kind lossKind) [numUnits]uint8 {
	can := s.lossGroup(at, kind)
	if kind&royalSafe != 0 {
		can[royalArmy] = 0
	}
	if kind&silverSafe != 0 {
		can[silver] = 0
	}
	if kind&winnerLoss != 0 && can[mercenary]+can[elephant] > 0 {
		return [numUnits]uint8{mercenary: can[mercenary], elephant: can[elephant]}
	}
	return can
}

// lossGroup returns the CUs of the group that loses some.
func (s *state) lossGroup(at place, kind lossKind) [numUnits]uint8 {
	all := s.stacks[at].cu
	if kind&alsoInside != 0 {
		for u, n := range s.stacks[inside(spaceOf(at))].cu {
			all[u] += n
		}
	}
	return all
}

// loseFrom takes CUs of a type from the group, those outside of a city first.
func (s *state) loseFrom(x ctx, f *frame, u unit, n int) {
	at := place(f.a)
	here := min(n, int(s.stacks[at].cu[u]))
	kind := lossKind(f.c)
	s.lose(x, f.seat, at, u, here, kind)
	if here < n {
		s.lose(x, f.seat, inside(spaceOf(at)), u, n-here, kind)
	}
}

// lose removes CUs from the game and tells it.
func (s *state) lose(x ctx, owner rules.Seat, at place, u unit, n int, kind lossKind) {
	if n <= 0 {
		return
	}
	s.eliminate(at, u, n)
	x.tell(EvLost, owner, unitRef(u), stackRef(at), spaceRef(s.ground(at)), n, int(kind&winnerLoss))
}

func lossesCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for u, n := range s.lossGroup(place(f.a), lossKind(f.c)) {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: loseVerb, A: int16(u)})
		}
	}
	return dst
}

func checkLosses(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != loseVerb || m.A < 0 || m.A >= numUnits {
		return notAnAnswer
	}
	switch kind := lossKind(f.c); {
	case s.lossGroup(place(f.a), kind)[m.A] == 0:
		return notSoMany
	case s.canLose(place(f.a), kind)[m.A] > 0:
		return nil
	case unit(m.A) == royalArmy && kind&royalSafe != 0:
		return royalsAreSafe
	case unit(m.A) == silver && kind&silverSafe != 0:
		return silverIsOut
	}
	return cheapFirst
}

func applyLosses(s *state, x ctx, f *frame, m rules.Move) {
	s.loseFrom(x, f, unit(m.A), 1)
	f.b--
}

var (
	royalsAreSafe = refuse("7.6", "diadochi.why.royals-are-safe")
	silverIsOut   = refuse("1.5", "diadochi.why.silver-is-out")
	cheapFirst    = refuse("7.20", "diadochi.why.cheap-first")
)
