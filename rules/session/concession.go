package session

import (
	"fmt"
	"strconv"

	"tyche/rules"
)

// A person may end a game that the rules would let go on. That is between people, so no rule book knows of it: it is a line of the journal,
// and taking back the move before it takes it back too.

// concession is who has ended the game, and the number of moves played then; seat 0 is nobody, 1 the first.
type concession struct{ entry, seat int }

// Concede ends the game for everybody, because a seat gives up.
func (s *Session) Concede(seat rules.Seat) error {
	_, over := s.Outcome()
	switch {
	case s.replay || over:
		return &Problem{Fault: ReadOnly}
	case seat < 0 || int(seat) >= len(s.header.Seats):
		return fmt.Errorf("session: seat %d concedes", seat+1)
	}
	s.conceded = concession{len(s.entries), int(seat) + 1}
	s.undone = s.undone[:0]
	s.journal = s.conceded.append(s.journal)
	return nil
}

// Conceded says who has ended the game before its end; Nobody for any other game.
func (s *Session) Conceded() rules.Seat {
	if s.conceded.seat == 0 {
		return rules.Nobody
	}
	return rules.Seat(s.conceded.seat - 1)
}

// outcome is how a game ends that a seat has conceded: of two players the other wins, of more nobody does.
func (k concession) outcome(seats []Seating) rules.Outcome {
	o := rules.Outcome{Reason: rules.Say("kit.conceded", rules.W(seats[k.seat-1].Name))}
	if len(seats) == 2 {
		o.Winners = rules.Only(rules.Seat(2 - k.seat))
	}
	return o
}

// append writes the line of the journal, if there is one.
func (k concession) append(journal []byte) []byte {
	if k.seat == 0 {
		return journal
	}
	return fmt.Appendf(journal, "concede %d\n", k.seat)
}

// readConcession reads "2".
func (s *Session) readConcession(rest string) *Problem {
	n, err := strconv.Atoi(rest)
	if _, over := s.Outcome(); err != nil || over || n < 1 || n > len(s.header.Seats) {
		return &Problem{Fault: BrokenLine, Err: fmt.Errorf("concede %q", rest)}
	}
	s.conceded = concession{len(s.entries), n}
	return nil
}
