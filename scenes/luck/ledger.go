// Package luck shows what the dice have given each player and what they owed: a ledger by kind of roll, during a game and
// after it. It reads only events that everybody may know, and knows no game.
package luck

import (
	"slices"

	"tyche/rules"
	"tyche/rules/session"
)

// Rolled tells what the dice of an event were thrown for, how many there were, what they gave, in points or in successes, and what so many
// dice give on average, in whole parts of one; no dice if there were none.
type Rolled func(e rules.Event) (what string, dice, got, owed int)

// Entry is what the dice of one kind gave one seat, and what they owed, in parts of one.
type Entry struct{ Dice, Got, Owed int }

// Line is a kind of roll, with an entry for each seat.
type Line struct {
	What  string
	Seats []Entry
}

// Ledger is the account of a game in which what dice owe is counted in so many parts of one.
type Ledger struct {
	parts int
	Lines []Line // in the order in which the kinds first came
	Total []Entry
}

// Surplus is how much more than they owed dice gave, in parts of one.
func (l *Ledger) Surplus(e Entry) int { return l.parts*e.Got - e.Owed }

// Keep makes the ledger of a session, as far as it has been played, from what everybody may know. What is owed is counted in parts of one.
func Keep(s *session.Session, rolled Rolled, parts int) Ledger {
	l := Ledger{parts: parts, Total: make([]Entry, len(s.Header().Seats))}
	for i := range s.Len() {
		for _, e := range s.Read(i, rules.Nobody).Events {
			if what, dice, got, owed := rolled(e); dice > 0 && e.Seat >= 0 && int(e.Seat) < len(l.Total) {
				l.add(what, int(e.Seat), Entry{dice, got, owed})
			}
		}
	}
	return l
}

func (l *Ledger) add(what string, seat int, k Entry) {
	at := slices.IndexFunc(l.Lines, func(line Line) bool { return line.What == what })
	if at < 0 {
		at = len(l.Lines)
		l.Lines = append(l.Lines, Line{what, make([]Entry, len(l.Total))})
	}
	for _, e := range []*Entry{&l.Lines[at].Seats[seat], &l.Total[seat]} {
		e.Dice += k.Dice
		e.Got += k.Got
		e.Owed += k.Owed
	}
}
