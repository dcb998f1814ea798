// Package session keeps one game in progress: its journal, its past, taking back and playing again, what each
// seat may see, and the game as a file or a link. The journal (a header and one line per move) is the whole truth;
// everything else follows from it. The package knows the contract of games and no game; it reads no clock and
// opens no file (see disk).
package session

import (
	"fmt"
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
)

// hashEvery is how many entries lie between two hash lines of a journal.
const hashEvery = 50

// Entry is one move of the game and what came of it.
type Entry struct {
	Seat   rules.Seat
	Move   rules.Move
	Events []rules.Event // all of them, secret ones too: people are shown what Read returns
	luck   bool          // numbers were drawn
	opened rules.Seats   // to whom a secret became known
	faces  []int         // what its dice were fixed to show; nil = nothing

	declined answer // whether it let something pass, once that was asked for
}

// Session is a game in progress, or a replay.
type Session struct {
	game     rules.Game
	header   Header
	state    rules.State
	entries  []Entry
	undone   []Entry // the next to be redone is the last
	notes    []Note
	handed   []Handover
	conceded concession
	journal  []byte // every line since the beginning, rewinds too
	past     past
	log      rules.Log // scratch
	fixed    []int     // faces of the next entry's dice, see Fix
	replay   bool
}

// New starts a game. Dice of entry 0 set it up; move n is played with the dice of entry n.
func New(g rules.Game, setup rules.Setup, seats []Seating, seed uint64) (*Session, error) {
	return begin(g, setup, seats, seed, false)
}

func begin(g rules.Game, setup rules.Setup, seats []Seating, seed uint64, practice bool) (*Session, error) {
	if setup.Seats != len(seats) {
		return nil, fmt.Errorf("session: %d seats set up, %d people named", setup.Seats, len(seats))
	}
	seats, _, err := seated(seats)
	if err != nil {
		return nil, err
	}
	h := NewHeader(g, setup, seats, seed)
	h.Practice = practice
	return start(g, setup, h)
}

func start(g rules.Game, setup rules.Setup, h Header) (*Session, error) {
	state, err := g.New(setup, dice.New(h.seedOf(-1), 0))
	if err != nil {
		return nil, fmt.Errorf("session: set up %s: %w", h.Game, err)
	}
	s := &Session{game: g, header: h, state: state, journal: h.append(nil)}
	s.past.begin(state)
	return s, nil
}

// Game returns the rule book.
func (s *Session) Game() rules.Game { return s.game }

// Header returns what the journal begins with, but for the seats that were handed over: it tells who plays them now.
func (s *Session) Header() Header { return s.header }

// Len returns the number of moves played (those taken back do not count).
func (s *Session) Len() int { return len(s.entries) }

// Entry returns move i, from 0.
func (s *Session) Entry(i int) Entry { return s.entries[i] }

// ReadOnly says that the session is a replay which cannot go on.
func (s *Session) ReadOnly() bool { return s.replay }

// Pending returns the open decisions of all seats.
func (s *Session) Pending() []rules.Decision { return s.AppendPending(nil) }

// AppendPending appends the open decisions of all seats to dst.
func (s *Session) AppendPending(dst []rules.Decision) []rules.Decision {
	if s.Conceded() != rules.Nobody {
		return dst
	}
	return s.state.Pending(dst)
}

// Ordering says whether a seat is giving its orders, in games that have a chain of questions for them (rules.Planned).
func (s *Session) Ordering(seat rules.Seat) bool {
	_, ok := questionOf(s.state, seat)
	return ok && s.Conceded() == rules.Nobody
}

// Outcome returns how the game ended; false while it goes on.
func (s *Session) Outcome() (rules.Outcome, bool) {
	if s.Conceded() != rules.Nobody {
		return s.conceded.outcome(s.header.Seats), true
	}
	return s.state.Outcome()
}

// Hash is the hash of the position.
func (s *Session) Hash() uint64 { return s.state.Hash() }

// Play plays a legal move of the seat, writes it down and returns what happened. A person who forfeits the seat by it is
// followed by a computer.
func (s *Session) Play(seat rules.Seat, m rules.Move) ([]rules.Event, error) {
	if s.replay || s.Conceded() != rules.Nobody {
		return nil, &Problem{Fault: ReadOnly}
	}
	if bad := s.state.Check(seat, m); bad != nil {
		full := s.state.Explain(seat, m)
		return nil, &Problem{Fault: IllegalMove, Illegal: full, Why: full.Why}
	}
	before := s.forfeited()
	if problem := s.apply(seat, m); problem != nil {
		return nil, problem
	}
	s.dropUndone(seat, m)
	s.writeEntry(seat, m)
	if err := s.deputise(s.forfeited() &^ before); err != nil {
		return nil, err
	}
	return s.entries[len(s.entries)-1].Events, nil
}

// dropUndone forgets what could be redone, unless the same is played again.
func (s *Session) dropUndone(seat rules.Seat, m rules.Move) {
	n := len(s.undone)
	if n > 0 && s.undone[n-1].Seat == seat && s.undone[n-1].Move == m {
		s.undone = s.undone[:n-1]
		return
	}
	s.undone = s.undone[:0]
}

// apply moves the state on, without writing it down. A fault of the rules leaves everything as it was, so that one
// of them never costs the game.
func (s *Session) apply(seat rules.Seat, m rules.Move) (problem *Problem) {
	n := len(s.entries)
	s.past.keep(n, s.state)
	luck, faces := s.luckOf(n, s.fixed), s.fixed
	s.fixed = nil
	s.log.Events = s.log.Events[:0]
	defer func() {
		if fault := recover(); fault != nil {
			s.past.restore(n, s.state)
			problem = &Problem{Fault: RulesFailed, Err: fmt.Errorf("%v", fault)}
		}
	}()
	s.state.Apply(seat, m, &luck, &s.log)
	s.entries = append(s.entries, Entry{
		Seat: seat, Move: m, Events: slices.Clone(s.log.Events),
		luck: luck.drawn(), opened: revealed(s.log.Events), faces: faces,
	})
	return nil
}

// revealed returns the seats to which the events made a secret known.
func revealed(events []rules.Event) (to rules.Seats) {
	for _, e := range events {
		if e.Reveals {
			to |= e.Seen
		}
	}
	return to
}

// writeEntry adds the last entry to the journal, and a hash where one is due.
func (s *Session) writeEntry(seat rules.Seat, m rules.Move) {
	s.journal = fmt.Appendf(s.journal, "%d %s\n", seat+1, s.game.Format(m))
	_, over := s.state.Outcome()
	if over || len(s.entries)%hashEvery == 0 {
		s.journal = fmt.Appendf(s.journal, "hash %016x\n", s.state.Hash())
	}
}

// Journal returns the whole journal, with every rewind. The bytes are only ever appended to.
func (s *Session) Journal() []byte { return s.journal }

// Compact returns a journal of the same game without the moves that were taken back.
func (s *Session) Compact() []byte {
	out := s.header.append(nil)
	notes := s.notes
	for i := 0; ; i++ {
		for len(notes) > 0 && notes[0].Entry <= i {
			out, notes = appendNote(out, notes[0].Text), notes[1:]
		}
		if i == len(s.entries) {
			break
		}
		e := s.entries[i]
		out = fmt.Appendf(out, "%d %s\n", e.Seat+1, s.game.Format(e.Move))
		if n := i + 1; n%hashEvery == 0 && n < len(s.entries) {
			out = fmt.Appendf(out, "hash %016x\n", s.StateAt(n).Hash())
		}
	}
	if len(s.entries) > 0 {
		out = fmt.Appendf(out, "hash %016x\n", s.state.Hash())
	}
	return s.conceded.append(out)
}
