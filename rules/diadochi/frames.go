package diadochi

import "tyche/rules"

// A procedure of the rules (1.6) that is under way is a frame on the state's stack. The top frame either asks its
// seat, or runs by itself, perhaps putting further frames on top; when it is done it leaves and the frame below
// goes on at its next step. Frames are plain values inside the state, so a position in the middle of a siege is
// saved, copied and compared like any other.

const maxFrames = 20

// frame is one procedure under way. What a, b, c, d and set mean is said where the kind is defined.
type frame struct {
	kind       frameKind
	step       uint8
	seat       rules.Seat // whose decision it is, or the procedure's owner
	a, b, c, d int16
	set        uint64
}

// ctx is what a procedure may use besides the state: luck and a place to tell what happened.
type ctx struct {
	ch  rules.Chance
	log *rules.Log
}

// faces is how many a die has.
const faces = 6

// roll throws one die.
func (x ctx) roll() int8 { return int8(x.ch.Draw(faces)) + 1 }

// procedure is the behaviour of one kind of frame. run goes on until it must ask (true) or has pushed or popped a
// frame (false). The others answer for a frame that asks.
type procedure struct {
	ask        string // the key of the standard prompt, "diadochi.ask.<kind>"
	run        func(s *state, x ctx, f *frame) (asks bool)
	candidates func(s *state, f *frame, dst []rules.Move) []rules.Move
	check      func(s *state, f *frame, m rules.Move) *rules.Illegal
	apply      func(s *state, x ctx, f *frame, m rules.Move)
	prompt     func(s *state, f *frame) rules.Decision // nil: the standard prompt
}

// top returns the frame under way. The pointer is good until a frame is pushed or popped.
func (s *state) top() *frame { return &s.frames[s.depth-1] }

// push starts a procedure on top of the present one.
func (s *state) push(f frame) {
	if int(s.depth) == maxFrames {
		panic("diadochi: too many procedures at once")
	}
	s.frames[s.depth] = f
	s.depth++
}

// pop ends the procedure on top; answer is what the one below may read in s.result.
func (s *state) pop(answer int16) {
	s.depth--
	s.frames[s.depth] = frame{}
	s.result = answer
}

// settle runs every automatic step until a seat must decide or the game is over.
func (s *state) settle(x ctx) {
	for s.over == stillPlaying {
		f := s.top()
		if procedures[f.kind].run(s, x, f) {
			return
		}
	}
	s.depth = 0
}

// Check says why m may not be played by seat now, or nil.
func (s *state) Check(seat rules.Seat, m rules.Move) *rules.Illegal {
	if s.depth == 0 {
		return gameOver
	}
	f := s.top()
	if f.seat != seat {
		return notYourDecision
	}
	if !wellFormed(m) {
		return notAnAnswer
	}
	return procedures[f.kind].check(s, f, m)
}

// Candidates appends the well-formed answers of the seat, legal or not.
func (s *state) Candidates(seat rules.Seat, dst []rules.Move) []rules.Move {
	if s.depth == 0 || s.top().seat != seat {
		return dst
	}
	f := s.top()
	return procedures[f.kind].candidates(s, f, dst)
}

// Apply plays a legal move and runs on to the next decision.
func (s *state) Apply(seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
	x := ctx{ch, log}
	f := s.top()
	procedures[f.kind].apply(s, x, f, m)
	s.settle(x)
}

// Pending appends the open decision; there is never more than one.
func (s *state) Pending(dst []rules.Decision) []rules.Decision {
	if s.depth == 0 {
		return dst
	}
	f := s.top()
	if ask := procedures[f.kind].prompt; ask != nil {
		return append(dst, ask(s, f))
	}
	return append(dst, rules.Decision{Seat: f.seat, Prompt: rules.Text{Key: procedures[f.kind].ask}})
}

var (
	gameOver        = &rules.Illegal{Rule: "17.1", Why: rules.Text{Key: "diadochi.why.game-over"}}
	notYourDecision = &rules.Illegal{Rule: "1.4", Why: rules.Text{Key: "diadochi.why.not-your-decision"}}
	notAnAnswer     = &rules.Illegal{Rule: "1.6", Why: rules.Text{Key: "diadochi.why.not-an-answer"}}
)
