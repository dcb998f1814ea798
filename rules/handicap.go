package rules

import "strconv"

// A handicap is an option of one seat, which begins with more than the others. It changes nothing but how a game begins: no
// state remembers it. The options of a game are first its switches, then the handicaps of its seats.

// HandicapOf is what the handicap of a seat is called in journals.
func HandicapOf(seat int) string { return "handicap-" + strconv.Itoa(seat+1) }

// Handicaps lists an option for each of so many seats, by a rule.
func Handicaps(rule Rule, seats int) (list []Option) {
	for seat := range seats {
		list = append(list, Option{ID: HandicapOf(seat), Rule: rule, Seat: seat + 1})
	}
	return list
}

// Switches returns how many options of a game are for everybody.
func (info Info) Switches() int {
	for i, o := range info.Options {
		if o.Seat > 0 {
			return i
		}
	}
	return len(info.Options)
}

// Favoured returns the seats with a handicap.
func (setup Setup) Favoured(info Info) (set Seats) {
	for i, o := range info.Options {
		if o.Seat > 0 && o.Seat <= setup.Seats && setup.Options>>i&1 != 0 {
			set = set.With(Seat(o.Seat - 1))
		}
	}
	return set
}
