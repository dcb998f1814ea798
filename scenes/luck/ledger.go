// Package luck shows what the dice have given each player and what they owed: a ledger by kind of roll, during a game and
// after it. It reads only events that everybody may know, and knows no game.
package luck

import (
	"slices"

	"tyche/rules"
	"tyche/rules/session"
)

// Rolled tells what the dice of an event were thrown for, how many there were and what they showed together; no dice if
// there were none.
type Rolled func(e rules.Event) (what string, dice, sum int)

// Entry is what the dice of one kind gave one seat. Owed is twice what so many dice show on average: a whole number.
type Entry struct{ Dice, Sum, Owed int }

// Surplus is twice how much more than they owe the dice showed.
func (e Entry) Surplus() int { return 2*e.Sum - e.Owed }

// Line is a kind of roll, with an entry for each seat.
type Line struct {
	What  string
	Seats []Entry
}

// Ledger is the account of a game whose dice have so many faces.
type Ledger struct {
	faces int
	Lines []Line // in the order in which the kinds first came
	Total []Entry
}

// Keep makes the ledger of a session, as far as it has been played, from what everybody may know. The dice have so many faces.
func Keep(s *session.Session, rolled Rolled, faces int) Ledger {
	l := Ledger{faces: faces, Total: make([]Entry, len(s.Header().Seats))}
	for i := range s.Len() {
		for _, e := range s.Read(i, rules.Nobody).Events {
			if what, dice, sum := rolled(e); dice > 0 && e.Seat >= 0 && int(e.Seat) < len(l.Total) {
				l.add(what, int(e.Seat), dice, sum)
			}
		}
	}
	return l
}

func (l *Ledger) add(what string, seat, dice, sum int) {
	at := slices.IndexFunc(l.Lines, func(line Line) bool { return line.What == what })
	if at < 0 {
		at = len(l.Lines)
		l.Lines = append(l.Lines, Line{what, make([]Entry, len(l.Total))})
	}
	for _, e := range []*Entry{&l.Lines[at].Seats[seat], &l.Total[seat]} {
		e.Dice += dice
		e.Sum += sum
		e.Owed += dice * (l.faces + 1)
	}
}
