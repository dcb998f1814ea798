package session

import "tyche/rules"

// NewPractice is New for a game in which everything can be taken back, over dice and secrets and whoever answered, and is
// played again with the same dice. Its journal says so.
func NewPractice(g rules.Game, setup rules.Setup, seats []Seating, seed uint64) (*Session, error) {
	return begin(g, setup, seats, seed, true)
}

// lastAnswer returns how many entries lead back to before the last answer of a person, or of anybody where only computers
// play; 0 where nobody has answered yet.
func (s *Session) lastAnswer() int {
	for n := 1; n <= len(s.entries); n++ {
		if s.header.Seats[s.entries[len(s.entries)-n].Seat].Person() || s.computersOnly() {
			return n
		}
	}
	return 0
}

// whyNoStepBack says why nothing can be taken back in a game for practice.
func (s *Session) whyNoStepBack() rules.Text {
	if s.lastAnswer() == 0 {
		return rules.Say("kit.undo.why.nothing")
	}
	return rules.Text{}
}
