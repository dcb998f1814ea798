package session

import "tyche/rules"

// Chair is what one seat may see and do. Computer players and tables get nothing else, so that they cannot look
// into the hands of others.
type Chair struct {
	game  rules.Game
	state rules.State
	seats int
	seat  rules.Seat
}

// NewChair gives a seat of a position with so many seats. The chair follows the position as it changes.
func NewChair(g rules.Game, s rules.State, seats int, seat rules.Seat) Chair {
	return Chair{g, s, seats, seat}
}

// Chair gives a seat of the session, or the public's with rules.Nobody. It follows the session as it goes on.
func (s *Session) Chair(seat rules.Seat) Chair {
	return Chair{s.game, s.state, len(s.header.Seats), seat}
}

// ChairAt gives a seat of the position after n entries.
func (s *Session) ChairAt(n int, seat rules.Seat) Chair {
	return Chair{s.game, s.StateAt(n), len(s.header.Seats), seat}
}

// Seat returns whose chair it is.
func (c Chair) Seat() rules.Seat { return c.seat }

// Seats returns how many seats the game has.
func (c Chair) Seats() int { return c.seats }

// Game returns the rule book.
func (c Chair) Game() rules.Game { return c.game }

// View returns what the seat sees.
func (c Chair) View() rules.View { return c.state.View(c.seat) }

// Decision returns what the seat is asked; false when it is not asked anything.
func (c Chair) Decision() (rules.Decision, bool) {
	var buf [6]rules.Decision
	for _, d := range c.state.Pending(buf[:0]) {
		if d.Seat == c.seat {
			return d, true
		}
	}
	return rules.Decision{}, false
}

// Waiting returns the seats that have to answer.
func (c Chair) Waiting() rules.Seats {
	var buf [6]rules.Decision
	var set rules.Seats
	for _, d := range c.state.Pending(buf[:0]) {
		set = set.With(d.Seat)
	}
	return set
}

// Moves appends what the seat may play.
func (c Chair) Moves(dst []rules.Move) []rules.Move { return rules.Moves(c.state, c.seat, dst) }

// Candidates appends all well-formed answers, legal or not.
func (c Chair) Candidates(dst []rules.Move) []rules.Move { return c.state.Candidates(c.seat, dst) }

// Check says why the seat may not play m, or nil.
func (c Chair) Check(m rules.Move) *rules.Illegal { return c.state.Check(c.seat, m) }

// Explain is Check with everything filled in for people.
func (c Chair) Explain(m rules.Move) *rules.Illegal { return c.state.Explain(c.seat, m) }

// Describe captions an answer.
func (c Chair) Describe(m rules.Move) rules.Caption { return c.state.Describe(c.seat, m) }

// Stakes says what hangs on a legal answer, nil where the game does not tell.
func (c Chair) Stakes(m rules.Move) []rules.Stake { return rules.StakesOf(c.state, c.seat, m) }

// Bundles returns what the seat may answer with one press instead of several, none where the game has no such.
func (c Chair) Bundles() []rules.Bundle { return rules.BundlesOf(c.state, c.seat) }

// Foresee returns what would come of it if who attacked what is at a place, seen by those who are attacked; false where the game does not
// tell.
func (c Chair) Foresee(who, at rules.Ref) (rules.Stake, bool) {
	return rules.ForeseenOf(c.state, who, at)
}

// Customary is what the seat's standing orders answer to the question it is asked; false where there are none.
func (c Chair) Customary() (rules.Move, bool) { return rules.CustomOf(c.state, c.seat) }

// Reaction describes what the seat is asked if it only may come between; false for other questions and where the game has
// no such.
func (c Chair) Reaction() (rules.Reaction, bool) {
	if g, has := c.game.(rules.Reactions); has {
		return g.Reaction(c.state, c.seat)
	}
	return rules.Reaction{}, false
}

// Recurrence is the same number when the seat is asked the same again and nothing has changed for it; 0 where that cannot be.
func (c Chair) Recurrence() uint64 {
	if g, has := c.game.(rules.Recurring); has {
		return g.Recurrence(c.state, c.seat)
	}
	return 0
}

// Refuse says why a click on a thing is no answer now, nil where the game does not tell.
func (c Chair) Refuse(r rules.Ref) *rules.Illegal { return rules.RefusalOf(c.state, c.seat, r) }

// Outcome returns how the game ended; false while it goes on.
func (c Chair) Outcome() (rules.Outcome, bool) { return c.state.Outcome() }

// Resample returns a position that the seat cannot tell from the true one, its secrets drawn anew.
func (c Chair) Resample(ch rules.Chance) rules.State { return c.state.Resample(c.seat, ch) }

// Sketch returns a position of that kind in which moves can be ranked, and whether one can play on in it.
func (c Chair) Sketch(ch rules.Chance) (world rules.State, whole bool) {
	return rules.SketchOf(c.state, c.seat, ch)
}

// Since returns the entry from which on the seat has not seen the game: the one after its own last answer.
// Seen(seat, Since(seat)) is the recap when the mouse changes hands.
func (s *Session) Since(seat rules.Seat) int { return s.since(seat, len(s.entries)) }

// since is Since as it was after n entries.
func (s *Session) since(seat rules.Seat, n int) int {
	for i := n - 1; i >= 0; i-- {
		if s.entries[i].Seat == seat {
			return i + 1
		}
	}
	return 0
}
