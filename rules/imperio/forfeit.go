package imperio

import "tyche/rules"

// tooManyMissed is how many missed turns cost a player the seat (20.3).
const tooManyMissed = 2

// Forfeited returns the Houses whose lords stayed away twice: a computer plays them from then on, unless they dissolve.
func (s *state) Forfeited() (seats rules.Seats) {
	if s.options&optDissolve != 0 {
		return 0
	}
	for p := range rules.Seat(s.players) {
		if s.houses[p].missed >= tooManyMissed {
			seats = seats.With(p)
		}
	}
	return seats
}
