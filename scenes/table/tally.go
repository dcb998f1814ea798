package table

import (
	"image/color"

	"tyche/rules"
	"tyche/rules/session"
)

// Tally tells what a game counts for its players, for the table of results and the charts.
type Tally struct {
	Columns []string // text keys of what is counted, the most important first; key.short is its heading in a narrow table
	Drawn   int      // so many of them, from the first, are drawn over the rounds
	Goal    int      // at which the first column wins the game, drawn as a line; 0 where it does not
	// Shared is a column, one of those drawn but not the first, in which every seat needs a number of its own: it is drawn as a
	// share of that number. 0 where there is none.
	Shared int
	// Aim is what a seat is after in that column: its name, a colon, what it asks for.
	Aim func(v rules.View, seat int) rules.Text
	// Turnover are the columns of which a recap tells both what was lost and what was won, and not the difference alone: two units lost
	// and one come are not one unit less.
	Turnover []int
	// Parts is what a seat's numbers consist of that no event tells by itself: a recap says below them which came and went; nil where events tell all.
	Parts func(v rules.View, seat rules.Seat) []Part
	// Counted is the column whose parts these are.
	Counted int
	// Read counts from what everybody sees.
	Read func(v rules.View) Standing
	// Mine sets what a seat itself knows better than everybody, from its own view, so that what it is told of itself is what it reads
	// elsewhere; nil where everybody sees everything that is counted.
	Mine func(v rules.View, seat rules.Seat, s *Standing)
	// Open is what the first column is called for seats other than the viewer, of whom only that is counted which everybody can reckon;
	// "" where all is open.
	Open string
	// Decided is the rule by which the game ended.
	Decided func(o rules.Outcome) rules.Rule
	// Sway is how much an event helped a seat, or harmed it if less than 0. The event that swayed most names a turning point.
	Sway func(e rules.Event, seat rules.Seat) int
	// Strikes is what an event gave a seat, or took from it if less than 0, that the columns drawn do not count, such as a general: in their
	// points, by which turning points are found. Nil where they count everything.
	Strikes func(e rules.Event, seat rules.Seat) int
	// Opens says whether with an event the next round begins: what the move that ended a round brings after it belongs to the next one. Nil where
	// rounds end with their last move.
	Opens func(e rules.Event) bool
	// News says whether a recap tells an event besides those that swayed anybody; nil where there are no others.
	News func(e rules.Event) bool
	// Follows says whether a recap tells the n-th of the events because it came of one that it tells, such as what a card did; it stops nobody
	// by itself. Nil where nothing is told so.
	Follows func(events []rules.Event, n int) bool
	// Each says whether every event like it is news of its own, also beside another about the same thing, such as a payment; nil where
	// of those about one thing only the last is.
	Each func(e rules.Event) bool
	// Many is the sentence in which a recap tells several events like one, of the same seat, together: {2} is how many there are and
	// {3} names their places. Nil, or no text, where each has a line of its own.
	Many func(e rules.Event) rules.Text
	// Journey is what the sentence of Many says of the n-th of the events in the stead of its place, where it tells where a piece has gone:
	// such a sentence is told besides others, and stops nobody by itself. No text for others; nil where nothing is told so.
	Journey func(events []rules.Event, n int) rules.Text
	// Own says whether a recap tells an event besides to the seat whose doing it was; nil where none is told to that seat alone.
	Own func(e rules.Event) bool
	// Lost is the sentence in which a recap tells a seat what the n-th of the events takes from it, before all other news; no text where it
	// takes nothing, nil where nothing is told so.
	Lost func(events []rules.Event, n int, seat rules.Seat) rules.Text
	// Nears is the sentence in which a recap tells a seat that the n-th of the events has brought another near to what it has, grave if it
	// is about to be lost; no text where it has not, nil where nothing is told so. After is what the seat sees after them; it costs something
	// to ask for it.
	Nears func(after func() rules.View, events []rules.Event, n int, seat rules.Seat) (near rules.Text, grave bool)
	// Stood says whether what Nears tells of an event was so before all that the recap tells of, and is no news; nil where that is never so.
	// Before is what the seat saw then.
	Stood func(before func() rules.View, e rules.Event, seat rules.Seat) bool
	// Short says how little a seat lacks to win at once, for a recap in which its numbers have changed; no text where it lacks much, nil
	// where nobody wins by numbers before the end.
	Short func(v rules.View, seat rules.Seat) rules.Text
	// Retells is the sentence of a recap for the n-th of the events where that of the chronicle tells only a part, or nothing; no text where it tells
	// all. It may be nil.
	Retells func(events []rules.Event, n int) rules.Text
	// Spares says whether a recap leaves out the n-th of the events, because another of them tells it; nil where none does.
	Spares func(events []rules.Event, n int) bool
	// Major says whether a place is always named where a line tells of many: of the others only some are, and the rest counted. Nil where
	// all are named.
	Major func(place rules.Ref) bool
	// Cause says in a recap why an event came about, from those told before it; nil, or no text, where nothing need be said.
	Cause func(before []rules.Event, e rules.Event) rules.Text
	// Ends says in a recap what came of the n-th of the events, from those told after it; nil, or no text, where nothing need be said.
	Ends func(events []rules.Event, n int) rules.Text
	// Between says that the game breaks off between turns: the answer that ends one sets off what comes then and the next, and what is
	// asked there is about something else. Who has lost something, or is asked for the first time in a new turn of the game, is told the news before such a question too.
	Between bool
	// Amid says that something is under way into which no recap of former turns breaks, such as a battle; nil where nothing is.
	Amid func(v rules.View) bool
	// Moods are the music over the results: of a game that a person has won, and of another; empty for the usual ones.
	Moods [2]string
	// Sources tells of the events of one answer from where they brought somebody what the first column counts; nil where
	// nothing is told. After is what everybody sees after the answer; it costs something to ask for it.
	Sources func(events []rules.Event, after func() rules.View, list []Source) []Source
	// Grounds are the colours of the parts of a bar, and of the numbers on them, by the keys of their sources; the usual ones
	// where there are none.
	Grounds map[string][2]color.NRGBA
}

// Part is one of the things that a number consists of.
type Part struct {
	What rules.Text
	N    int
}

// Source is a gain of a seat in the first column of a tally.
type Source struct {
	Seat rules.Seat
	Key  string // the text that names where it came from
	N    int
	Of   rules.Ref // the single thing it came from; the zero Ref where that cannot be told
}

// Earned lists what the first entries of a session have brought whom; nothing where the game does not tell.
func (t *Tally) Earned(s *session.Session, entries int) (list []Source) {
	if t == nil || t.Sources == nil {
		return nil
	}
	var events []rules.Event
	for entry := range entries {
		events = append(events[:0], s.Read(entry, rules.Nobody).Events...)
		after := func() rules.View { return s.ChairAt(entry+1, rules.Nobody).View() }
		list = t.Sources(events, after, list)
	}
	return list
}

// Standing is how the players stand at a moment: values[seat][column].
type Standing struct {
	Turn, Round int
	Values      [6][6]int
	Needs       [6]int // what each seat needs in the shared column; 0 before that is known
	Named       string // the key of the text that names a moment by Turn alone; "" where the game calls it a turn
}

// Later says whether s belongs to another turn or round than of.
func (s *Standing) Later(of *Standing) bool { return s.Turn != of.Turn || s.Round != of.Round }
