package session

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
)

// Deputy is the level of the computer that takes the seat of whoever forfeits it.
const Deputy = "veteran"

// Handover is a change of who plays a seat, kept so that it goes back with the moves before it.
type Handover struct {
	Entry  int // the number of moves played when it happened
	Seat   rules.Seat
	Level  string // that plays from then on; empty for a person
	before string // the level that played until then
}

// Handovers lists the seats that changed hands in the game as it stands, in its order.
func (s *Session) Handovers() []Handover { return s.handed }

// Hand gives a seat to a computer of a level, or with an empty level to a person. It holds from now on and is a line of
// the journal; taking back the move before it takes it back too. Header tells who plays now.
func (s *Session) Hand(seat rules.Seat, level string) error {
	switch {
	case s.replay:
		return &Problem{Fault: ReadOnly}
	case seat < 0 || int(seat) >= len(s.header.Seats) || !isWord(level):
		return fmt.Errorf("session: hand seat %d to %q", seat+1, level)
	case s.header.Seats[seat].Level == level:
		return nil
	}
	s.hand(seat, level)
	s.undone = s.undone[:0]
	s.journal = fmt.Appendf(s.journal, "hand %d %s\n", seat+1, s.header.Seats[seat].kind())
	return nil
}

// hand changes who plays, without writing it down. Whoever has the old header keeps it.
func (s *Session) hand(seat rules.Seat, level string) {
	s.handed = append(s.handed, Handover{len(s.entries), seat, level, s.header.Seats[seat].Level})
	s.header.Seats = slices.Clone(s.header.Seats)
	s.header.Seats[seat].Level = level
}

// handBack undoes what was handed over after moves that are taken back.
func (s *Session) handBack() {
	for n := len(s.handed); n > 0 && s.handed[n-1].Entry > len(s.entries); n-- {
		h := s.handed[n-1]
		s.header.Seats = slices.Clone(s.header.Seats)
		s.header.Seats[h.Seat].Level = h.before
		s.handed = s.handed[:n-1]
	}
}

// forfeited returns the seats that the rules have given away.
func (s *Session) forfeited() rules.Seats {
	if f, ok := s.state.(rules.Forfeits); ok {
		return f.Forfeited()
	}
	return 0
}

// deputise gives the seats of people who forfeited them to computers.
func (s *Session) deputise(seats rules.Seats) error {
	for ; seats != 0; seats &= seats - 1 {
		seat := rules.Seat(bits.TrailingZeros8(uint8(seats)))
		if int(seat) < len(s.header.Seats) && s.header.Seats[seat].Person() {
			if err := s.Hand(seat, Deputy); err != nil {
				return err
			}
		}
	}
	return nil
}

// Handed returns a sentence about each seat that a person had before and a computer has now.
func (s *Session) Handed(before []Seating) (said []rules.Text) {
	for i, who := range s.header.Seats {
		if before[i].Person() && !who.Person() {
			said = append(said, rules.Say("kit.handed", rules.W(who.Name)))
		}
	}
	return said
}

// readHand reads "2 bot veteran" or "2 person".
func (s *Session) readHand(rest string) *Problem {
	number, kind, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(number)
	level, isBot := strings.CutPrefix(kind, "bot ")
	switch {
	case err != nil || n < 1 || n > len(s.header.Seats):
		err = fmt.Errorf("no seat %q", number)
	case isBot && level != "" && isWord(level):
	case kind == "person":
		level = ""
	default:
		err = errors.New("handed to nobody")
	}
	if err != nil {
		return &Problem{Fault: BrokenLine, Err: err}
	}
	s.hand(rules.Seat(n-1), level)
	return nil
}
