package session

import (
	"fmt"

	"tyche/rules"
)

// CanUndo says whether the last answer of a person can be taken back, together with what computers answered since;
// if not, why not.
func (s *Session) CanUndo() (bool, rules.Text) {
	_, why := s.undoable()
	return why.Key == "", why
}

// undoable returns how many entries Undo takes back, or why it does not.
func (s *Session) undoable() (int, rules.Text) {
	if s.replay {
		return 0, rules.Say("kit.undo.why.read-only")
	}
	for n := 1; n <= len(s.entries); n++ {
		e := s.entries[len(s.entries)-n]
		switch {
		case e.opened:
			return 0, rules.Say("kit.undo.why.secret")
		case e.luck:
			return 0, rules.Say("kit.undo.why.luck")
		case s.header.Seats[e.Seat].Person() || s.computersOnly():
			return n, rules.Text{}
		}
	}
	return 0, rules.Say("kit.undo.why.nothing")
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

// Undo takes back the last answer of a person and what computers answered since. It never takes back luck or a
// secret that became known.
func (s *Session) Undo() error {
	n, why := s.undoable()
	if why.Key != "" {
		return &Problem{Fault: NotUndoable, Why: why}
	}
	return s.Rewind(n)
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
	s.forgetNotes()
}

// CanRedo says whether something was taken back and nothing else played since.
func (s *Session) CanRedo() bool { return len(s.undone) > 0 && !s.replay }

// Redo plays again what the last Undo took back: one answer of a person and the computers' answers to it.
func (s *Session) Redo() error {
	if !s.CanRedo() {
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
