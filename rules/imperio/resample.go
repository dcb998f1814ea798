package imperio

import "tyche/rules"

// Resample returns a position that the seat cannot tell from this one.
func (s *state) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	c := *s
	return &c
}
