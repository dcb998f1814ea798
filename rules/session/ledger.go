package session

import "tyche/rules"

// Ledger counts the dice that everybody saw thrown: Faces[seat][face] for the faces 1 to 6. It is the answer to
// those who say that the dice are loaded.
type Ledger struct{ Faces [6][7]int }

// Ledger counts the dice of all entries. Events without a seat are nobody's.
func (s *Session) Ledger() Ledger {
	var l Ledger
	for _, e := range s.entries {
		for _, event := range e.Events {
			if event.Seat < 0 || event.Seen != rules.Everyone {
				continue
			}
			for _, face := range event.Dice {
				if face >= 1 && face <= 6 {
					l.Faces[event.Seat][face]++
				}
			}
		}
	}
	return l
}

// Thrown returns how many dice a seat has thrown, what they sum up to, and twice the sum that was to be expected.
func (l Ledger) Thrown(seat rules.Seat) (dice, sum, twiceExpected int) {
	for face, n := range l.Faces[seat] {
		dice += n
		sum += face * n
	}
	return dice, sum, 7 * dice
}
