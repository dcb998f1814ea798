package sector

import "tyche/rules"

// A procedure of the rules that is under way is a frame on the state's stack. The top frame either asks its seat, or
// runs by itself, perhaps putting further frames on top; when it is done it leaves and the frame below goes on at its
// next step. Frames are plain values inside the state, so a position in the middle of a battle is saved, copied and
// compared like any other.

const maxFrames = 8

// frame is one procedure under way. What step, a, b, c and d mean is said where the kind is defined.
type frame struct {
	kind       frameKind
	step       uint8
	seat       rules.Seat // whose decision it is, or the procedure's owner
	a, b, c, d int16
}

// ctx is what a procedure may use besides the state: luck and a place to tell what happened.
type ctx struct {
	ch  rules.Chance
	log *rules.Log
}

// tell adds an event that everybody may see.
func (x ctx) tell(verb uint8, p rules.Seat, who, from, to rules.Ref, n, m int) {
	if x.log != nil {
		x.log.Add(rules.Event{Verb: verb, Seat: p, Who: who, From: from, To: to, N: int16(n), M: int16(m)})
	}
}

// tellOnly adds an event that only p may see.
func (x ctx) tellOnly(verb uint8, p rules.Seat, who rules.Ref, n int) {
	if x.log != nil {
		x.log.Add(rules.Event{Verb: verb, Seat: p, Who: who, N: int16(n), Seen: rules.Only(p), Reveals: true})
	}
}

// tellOthers adds an event that p, who has been told more already, need not hear of.
func (x ctx) tellOthers(verb uint8, p rules.Seat, n int) {
	if x.log != nil {
		x.log.Add(rules.Event{Verb: verb, Seat: p, N: int16(n), Seen: rules.Everyone &^ rules.Only(p)})
	}
}

// reveal adds an event that makes a secret known to everybody.
func (x ctx) reveal(verb uint8, p rules.Seat, who, from, to rules.Ref, n, m int) {
	if x.log != nil {
		x.log.Add(rules.Event{Verb: verb, Seat: p, Who: who, From: from, To: to, N: int16(n), M: int16(m), Reveals: true})
	}
}

// procedure is the behaviour of one kind of frame. run goes on until it must ask (true) or has pushed or popped a
// frame (false). The others answer for a frame that asks.
type procedure struct {
	ask        string       // the key of the standard prompt
	cites      []rules.Rule // that allow the answers
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
		panic("sector: too many procedures at once")
	}
	s.frames[s.depth] = f
	s.depth++
}

// pop ends the procedure on top.
func (s *state) pop() {
	s.depth--
	s.frames[s.depth] = frame{}
}

// settle runs every automatic step until a seat must decide or the game is over.
func (s *state) settle(x ctx) {
	for s.over == stillPlaying {
		f := s.top()
		if !procedures[f.kind].run(s, x, f) {
			continue
		}
		f = s.top()
		m, only := s.onlyAnswer(f)
		if !only {
			return
		}
		procedures[f.kind].apply(s, x, f, m)
	}
	clear(s.frames[:])
	s.depth = 0
}

// onlyAnswer is the answer to a question that befalls a seat and leaves no choice: where a unit withdraws to, what is discarded. In
// its own time a seat is asked also where only one thing can be done.
func (s *state) onlyAnswer(f *frame) (only rules.Move, found bool) {
	switch f.kind {
	case inWithdrawal, inRecall, inEviction, inCouncil, inDiscard:
	default:
		return only, false
	}
	var room [256]rules.Move
	for _, m := range procedures[f.kind].candidates(s, f, room[:0]) {
		if procedures[f.kind].check(s, f, m) != nil {
			continue
		}
		if found {
			return rules.Move{}, false
		}
		only, found = m, true
	}
	return only, found
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

// asks is the run of a frame that always asks.
func asks(*state, ctx, *frame) bool { return true }

// refuse makes a refusal.
func refuse(rule rules.Rule, why string) *rules.Illegal {
	return &rules.Illegal{Rule: rule, Why: rules.Text{Key: why}}
}

var (
	gameOver        = refuse("1.6", "sector.why.game-over")
	notYourDecision = refuse("3.1", "sector.why.not-your-decision")
	notAnAnswer     = refuse("3.1", "sector.why.not-an-answer")
)
