package diadochi

import "tyche/rules"

// The Training Track (chapter 16).

// trainingGoal is the OP that a CU needs: an M 3, an LM 7 (16.1).
func trainingGoal(u unit) uint8 {
	if u == loyal {
		return 7
	}
	return 3
}

// TrainingGoal is the OP that a CU of a type needs on the Training Track (16.1).
func TrainingGoal(kind int) int { return int(trainingGoal(unit(kind))) }

// train spends steps OP on p's Training Track (16.3-16.6).
func (s *state) train(x ctx, p rules.Seat, steps int) {
	s.push(frame{kind: inTraining, seat: p, a: int16(steps)})
}

func trainingRun(s *state, x ctx, f *frame) bool {
	p := f.seat
	switch {
	case s.trainingDone(p) && f.step == 0:
		f.step = 1
		if s.takeFinished(p) && s.placeUnits(p, s.training[p], 1) {
			return false
		}
	case s.trainingDone(p), f.a == 0: // no legal space: the CU waits, OP left over are lost (16.7)
		s.pop(0)
	case s.trainingStep[p] == 0:
		return true
	default:
		f.step = 0
		n := min(f.a, int16(trainingGoal(s.training[p])-s.trainingStep[p]))
		f.a -= n
		s.trainingStep[p] += uint8(n)
		x.tell(EvTrained, p, unitRef(s.training[p]), none, none, int(s.trainingStep[p]), int(trainingGoal(s.training[p])))
	}
	return false
}

func trainingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: trainVerb, A: int16(mercenary)}, rules.Move{Verb: trainVerb, A: int16(loyal)})
}

func trainingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != trainVerb {
		return notAnAnswer
	}
	return s.trainRefusal(f.seat, unit(m.A))
}

func trainingApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.training[p] = unit(m.A)
	n := min(f.a, int16(trainingGoal(s.training[p])))
	f.a -= n
	f.step = 0
	s.trainingStep[p] = uint8(n)
	x.tell(EvTrained, p, unitRef(s.training[p]), none, none, int(n), int(trainingGoal(s.training[p])))
}

// trainRefusal says why p may not train a CU of this type now, or nil.
func (s *state) trainRefusal(p rules.Seat, u unit) *rules.Illegal {
	switch {
	case u != mercenary && u != loyal:
		return notTrainable
	case s.trainingDone(p):
		return trackIsFull
	case s.trainingStep[p] > 0 && s.training[p] != u:
		return otherInTraining
	}
	return nil
}

var (
	notTrainable    = refuse("16.1", "diadochi.why.not-trainable")
	trackIsFull     = refuse("16.7", "diadochi.why.track-is-full")
	otherInTraining = refuse("16.4", "diadochi.why.other-in-training")
)
