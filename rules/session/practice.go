package session

import "tyche/rules"

// NewPractice is New for a game in which everything can be taken back, over dice and secrets and whoever answered, and is
// played again with the same dice. Its journal says so.
func NewPractice(g rules.Game, setup rules.Setup, seats []Seating, seed uint64) (*Session, error) {
	return begin(g, setup, seats, seed, true)
}

// lastAnswer returns how many of the first n entries lead back to before the last answer of a person among them, or of anybody
// where only computers play; 0 where nobody has answered yet.
func (s *Session) lastAnswer(n int) int {
	for i := n - 1; i >= 0; i-- {
		if s.header.Seats[s.entries[i].Seat].Person() || s.computersOnly() {
			return n - i
		}
	}
	return 0
}
