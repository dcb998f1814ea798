package session

import (
	"fmt"

	"tyche/rules"
)

// CanUndo says whether a seat can take back the last answer; if not, why not. It must be its own answer, nobody else may
// have answered since, no die may have been rolled, and no person may have learned a secret by it: so nobody gains
// anything, and a slip of the hand can be mended. What a computer alone was shown does not count, nor that it was asked whether
// to come between and let it pass: else whoever cannot take back would know that somebody could have. Where only computers
// play, whoever watches takes back any answer. In a game for practice anybody takes back everything.
func (s *Session) CanUndo(seat rules.Seat) (bool, rules.Text) {
	_, why := s.StepBack(seat, len(s.entries))
	return why.Key == "", why
}

// StepBack returns the entry to which a seat could take back the last answer of the first n entries; with a reason where it
// could not. What came after them does not count: so a table can say beforehand how far taking back will lead.
func (s *Session) StepBack(seat rules.Seat, n int) (to int, why rules.Text) {
	last := n
	for !s.header.Practice && last > 0 && s.letPass(last-1) {
		last--
	}
	if why = s.whyNoStepBack(seat, last); why.Key != "" {
		return n, why
	}
	if s.header.Practice {
		return n - s.lastAnswer(n), why
	}
	return last - 1, why
}

// letPass says whether with an entry a computer among people has declined to come between, without luck and without showing anybody
// anything; or a person to whom it did not matter, for tables answer that in his place.
func (s *Session) letPass(i int) bool {
	e := &s.entries[i]
	if e.Seat < 0 || e.luck || e.opened != 0 || s.computersOnly() {
		return false
	}
	return s.Declined(i) && (!s.header.Seats[e.Seat].Person() || e.declined == idly)
}

// Declined says whether with an entry a seat that was asked whether it comes between has let it pass. It is found out once: tables ask
// in every frame what can be taken back.
func (s *Session) Declined(i int) bool {
	e := &s.entries[i]
	if e.declined == unknown {
		e.declined = no
		if g, reacts := s.game.(rules.Reactions); reacts {
			if r, asked := g.Reaction(s.StateAt(i), e.Seat); asked && r.Pass == e.Move {
				if e.declined = yes; !r.Matters {
					e.declined = idly
				}
			}
		}
	}
	return e.declined > no
}

// answer is what is known of a question that is asked again and again.
type answer uint8

const (
	unknown answer = iota
	no
	yes
	idly // yes, where it did not matter
)

func (s *Session) whyNoStepBack(seat rules.Seat, n int) rules.Text {
	switch {
	case s.replay:
		return rules.Say("kit.undo.why.read-only")
	case n == 0, s.header.Practice && s.lastAnswer(n) == 0:
		return rules.Say("kit.undo.why.nothing")
	case s.header.Practice:
		return rules.Text{}
	case s.computersOnly() || s.entries[n-1].Seat == seat && s.header.Seats[seat].Person():
	case s.since(seat, n) == 0:
		return rules.Say("kit.undo.why.nothing")
	default:
		return rules.Say("kit.undo.why.answered")
	}
	switch {
	case s.learned(&s.entries[n-1]):
		return rules.Say("kit.undo.why.secret", rules.K(s.disclosed(seat, n-1)))
	case s.entries[n-1].luck:
		return rules.Say("kit.undo.why.luck")
	}
	return rules.Text{}
}

// learned says that a secret became known to a person, or to anybody where only computers play.
func (s *Session) learned(e *Entry) bool {
	if e.opened == 0 || s.computersOnly() {
		return e.opened != 0
	}
	for i, who := range s.header.Seats {
		if who.Person() && e.opened.Has(rules.Seat(i)) {
			return true
		}
	}
	return false
}

// disclosed is the key of what an entry has made known to people, in words for a seat: what only others learned is not named.
func (s *Session) disclosed(seat rules.Seat, entry int) string {
	if g, tells := s.game.(rules.Discloses); tells {
		for _, e := range s.Read(entry, seat).Events {
			if !e.Reveals {
				continue
			}
			if key := g.Disclosed(e); key != "" {
				return key
			}
		}
	}
	return "kit.undo.known"
}

// LastAnswer returns how many entries lead back to before the last answer of a person, with what computers answered
// since; none when luck or a secret lies between. Lessons go back so far: there nobody loses by it.
func (s *Session) LastAnswer() int {
	n := s.lastAnswer(len(s.entries))
	for _, e := range s.entries[len(s.entries)-n:] {
		if e.luck || e.opened != 0 {
			return 0
		}
	}
	return n
}

// computersOnly says that no person sits at the table; then every entry is taken back alone.
func (s *Session) computersOnly() bool {
	for _, seat := range s.header.Seats {
		if seat.Person() {
			return false
		}
	}
	return true
}

// Undo takes back the last answer of a seat, where CanUndo allows it.
func (s *Session) Undo(seat rules.Seat) error {
	to, why := s.StepBack(seat, len(s.entries))
	if why.Key != "" {
		return &Problem{Fault: NotUndoable, Why: why}
	}
	return s.Rewind(len(s.entries) - to)
}

// Rewind takes back n entries whatever they did; lessons and teachers use it. The dice of an entry stay the same,
// so playing the same again gives the same.
func (s *Session) Rewind(n int) error {
	if s.replay {
		return &Problem{Fault: ReadOnly}
	}
	if n < 1 || n > len(s.entries) {
		return &Problem{Fault: NotUndoable, Why: rules.Say("kit.undo.why.nothing")}
	}
	s.takeBack(n)
	s.journal = fmt.Appendf(s.journal, "rewind %d\n", n)
	return nil
}

// takeBack drops n entries and restores the state before them.
func (s *Session) takeBack(n int) {
	to := len(s.entries) - n
	if !s.past.restore(to, s.state) {
		s.state.CopyFrom(s.StateAt(to))
	}
	for i := len(s.entries) - 1; i >= to; i-- {
		s.undone = append(s.undone, s.entries[i])
	}
	s.entries = s.entries[:to]
	s.past.forget(to)
	if s.conceded.entry > to {
		s.conceded = concession{}
	}
	s.forgetNotes()
	s.handBack()
}

// CanRedo says whether an answer of the seat was taken back and nothing else played since.
func (s *Session) CanRedo(seat rules.Seat) bool {
	n := len(s.undone)
	return n > 0 && !s.replay && (s.undone[n-1].Seat == seat || s.computersOnly() || s.header.Practice)
}

// Redo plays again what was taken back last: one answer of the seat and the computers' answers to it.
func (s *Session) Redo(seat rules.Seat) error {
	if !s.CanRedo(seat) {
		return &Problem{Fault: NoRedo}
	}
	for first := true; len(s.undone) > 0; first = false {
		e := s.undone[len(s.undone)-1]
		if !first && (s.header.Seats[e.Seat].Person() || s.computersOnly()) {
			break
		}
		s.fixed = e.faces
		if _, err := s.Play(e.Seat, e.Move); err != nil {
			return err
		}
	}
	return nil
}
