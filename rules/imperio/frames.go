package imperio

import "tyche/rules"

// A procedure of the rules that is under way is a frame on the state's stack. The top frame either asks its seat, or
// runs by itself, perhaps putting further frames on top; when it is done it leaves and the frame below goes on at its
// next step. Frames are plain values inside the state, so a position in the middle of a battle is saved, copied and
// compared like any other.

const maxFrames = 8

// ctx is what a procedure may use besides the state: luck and a place to tell what happened.
type ctx struct {
	ch  rules.Chance
	log *rules.Log
}

// d10 and d6 throw one die.
func (x ctx) d10() int { return x.ch.Draw(10) + 1 }
func (x ctx) d6() int  { return x.ch.Draw(6) + 1 }

// procedure is the behaviour of one kind of frame. run goes on until it must ask (true) or has pushed or popped a
// frame (false). The other three answer for a frame that asks.
type procedure struct {
	run        func(s *state, x ctx, f *frame) (asks bool)
	candidates func(s *state, f *frame, dst []rules.Move) []rules.Move
	check      func(s *state, f *frame, m rules.Move) *rules.Illegal
	apply      func(s *state, x ctx, f *frame, m rules.Move)
}

// top returns the frame under way. The pointer is good until a frame is pushed or popped.
func (s *state) top() *frame { return &s.frames[s.depth-1] }

// push starts a procedure on top of the present one.
func (s *state) push(f frame) {
	if int(s.depth) == maxFrames {
		panic("imperio: too many procedures at once")
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
	for s.depth > 0 {
		s.pop(0)
	}
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

// Legal appends the legal answers of the seat: its candidates that pass, without asking again who is asked.
func (s *state) Legal(seat rules.Seat, dst []rules.Move) []rules.Move {
	if s.depth == 0 || s.top().seat != seat {
		return dst
	}
	f := s.top()
	if f.kind == inOffer {
		return offerList(s, f, dst)
	}
	ask := &procedures[f.kind]
	start := len(dst)
	dst = ask.candidates(s, f, dst)
	kept := dst[:start]
	for _, m := range dst[start:] {
		if ask.check(s, f, m) == nil {
			kept = append(kept, m)
		}
	}
	return kept
}

// Apply plays a legal move and runs on to the next decision.
func (s *state) Apply(seat rules.Seat, m rules.Move, ch rules.Chance, log *rules.Log) {
	x := ctx{ch, log}
	f := s.top()
	procedures[f.kind].apply(s, x, f, m)
	s.settle(x)
}

// What a House that writes its orders is asked, and in the last turn of the game (21.1).
const askOrders, askLastOrders = "imperio.ask.orders", "imperio.ask.orders.last"

// Pending appends the open decision; there is never more than one: Houses seal their orders one after the other.
func (s *state) Pending(dst []rules.Decision) []rules.Decision {
	if s.depth == 0 {
		return dst
	}
	f := s.top()
	ask := procedures[f.kind].ask
	if ask == askOrders && s.turn == s.lastTurn() {
		ask = askLastOrders
	}
	return append(dst, rules.Decision{
		Seat:   f.seat,
		Prompt: rules.Say(ask, rules.R(seatRef(f.seat)), rules.N(int(s.turn))),
		About:  s.about(f),
	})
}
