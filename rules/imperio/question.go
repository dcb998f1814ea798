package imperio

import "tyche/rules"

// The questions of a House's orders as a chain (8): trade, declarations, slots, votes and the seal. Between trade, which acts
// at once, and the seal all may be written beforehand and in any order.

// Numbers of the questions.
const (
	QuestionTrade        = 0
	QuestionDeclarations = 1
	QuestionSlot         = 2                       // and the slot, from 0
	QuestionVote         = QuestionSlot + maxSlots // and the proposal, from 0
	QuestionSeal         = QuestionVote + maxDocket
)

// Question says where in its orders a House stands (rules.Planned).
func (s *state) Question(seat rules.Seat) (q rules.Question, ok bool) {
	if s.depth < 2 || s.frames[1].kind != inOrders || s.frames[1].seat != seat || s.top().seat != seat {
		return q, false
	}
	orders, f := &s.frames[1], s.top()
	q.Pass, q.Open = rules.Move{Verb: doneVerb}, s.depth == 3
	if s.depth == 2 {
		if orders.step == sealing {
			return rules.Question{N: QuestionSeal, Pass: rules.Move{Verb: sealVerb}, Open: true, Last: true}, true
		}
		q.N, q.Open = QuestionDeclarations, orders.b == 0
		return q, true
	}
	switch under := &s.frames[2]; under.kind {
	case inTrading:
		q.N, q.Live = QuestionTrade, true
	case inSlot:
		q.N, q.Once = QuestionSlot+int(under.a), true
		if f.kind == inSlot {
			q.Pass.Verb = emptyVerb
		}
		q.Pass, q.Decides = s.wayBack(f, q.Pass), f.blames()
	case inVoting:
		q.N, q.Once = QuestionVote+int(under.a), true
	}
	return q, true
}

// wayBack is the answer that leads out of a question which "done" does not end.
func (s *state) wayBack(f *frame, done rules.Move) rules.Move {
	switch {
	case f.kind == inPaying:
		return rules.Move{Verb: payVerb}
	case f.blames():
		return rules.Move{Verb: noBlameVerb}
	}
	return done
}

// blames says whether it is asked whom to blame: to name nobody lets the victim learn who it was (16.2).
func (f *frame) blames() bool { return f.kind == inPlotting && f.step == chooseBlame }
