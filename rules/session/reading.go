package session

import "tyche/rules"

// Reading is an entry as one seat may read it.
type Reading struct {
	Seat   rules.Seat
	Move   rules.Move // nothing while it is veiled
	Veiled bool       // the seat may not know the words of the answer
	Events []rules.Event
}

// Read returns entry i as a seat may read it, or as everybody may with rules.Nobody. Whoever tells a game to people
// asks here: logs, chronicles, replays and recaps. What a seat was not to know stays hidden until the game is over,
// also in a journal that can only be watched; events that were meant for some seats stay with them for ever, and
// whoever may look through their eyes then reads them.
func (s *Session) Read(i int, seat rules.Seat) Reading {
	e := &s.entries[i]
	r := Reading{Seat: e.Seat, Move: e.Move, Events: appendSeen(nil, e, seat)}
	if seat != e.Seat && !s.Opened() && s.game.Private(e.Move) {
		r.Move, r.Veiled = rules.Move{}, true
	}
	return r
}

// Opened says that the game is over, by the rules or because somebody gave up, so that nothing of it can be given away any more. A
// journal that is damaged or of other rules may be mended and gone on with: it opens no hands.
func (s *Session) Opened() bool {
	_, over := s.Outcome()
	return over
}

// Told is an event together with the entry that caused it.
type Told struct {
	Entry int
	Event rules.Event
}

// Seen returns the events of the entries from onwards that the seat may know.
func (s *Session) Seen(seat rules.Seat, from int) []Told {
	var told []Told
	var events []rules.Event
	for i := max(from, 0); i < len(s.entries); i++ {
		events = appendSeen(events[:0], &s.entries[i], seat)
		for _, e := range events {
			told = append(told, Told{i, e})
		}
	}
	return told
}

// SeenSince returns what the seat may know of the entries before end, from the last event on with which something begins; all of
// it where nothing does.
func (s *Session) SeenSince(seat rules.Seat, end int, begins func(rules.Event) bool) []rules.Event {
	end = min(end, len(s.entries))
	first, skip := s.lastSeen(seat, end, begins)
	var list []rules.Event
	for i := first; i < end; i++ {
		list = appendSeen(list, &s.entries[i], seat)
	}
	return list[skip:]
}

// EntrySeen returns the entry before end with the last event of a kind that the seat may know; the first where there is none.
func (s *Session) EntrySeen(seat rules.Seat, end int, is func(rules.Event) bool) int {
	entry, _ := s.lastSeen(seat, min(end, len(s.entries)), is)
	return entry
}

// lastSeen finds the last event of this kind before entry end: its entry, and its number among those of it that the seat may know.
func (s *Session) lastSeen(seat rules.Seat, end int, is func(rules.Event) bool) (entry, number int) {
	var list []rules.Event
	for i := end - 1; i >= 0; i-- {
		list = appendSeen(list[:0], &s.entries[i], seat)
		for k := len(list) - 1; k >= 0; k-- {
			if is(list[k]) {
				return i, k
			}
		}
	}
	return 0, 0
}

// appendSeen appends the events of an entry that the seat may know.
func appendSeen(dst []rules.Event, e *Entry, seat rules.Seat) []rules.Event {
	for _, event := range e.Events {
		if event.For(seat) {
			dst = append(dst, event)
		}
	}
	return dst
}
