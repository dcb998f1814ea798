package house

import (
	"slices"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
)

// Why says what a computer player had in mind with what an event of an entry tells of it, as far as the viewer can know: with an open
// answer (bot.Why), or with an order that was sealed before (bot.WhySeen). Nil for what people did, and where the seat has
// changed hands since.
func (h *House) Why(k *Kind, s *session.Session, viewer rules.Seat, entry int, e rules.Event) []rules.Text {
	if e.Seat < 0 || int(e.Seat) >= len(s.Header().Seats) || e.Seat == viewer {
		return nil
	}
	who := s.Header().Seats[e.Seat]
	handed := slices.ContainsFunc(s.Handovers(), func(h session.Handover) bool { return h.Seat == e.Seat && h.Entry > entry })
	if who.Person() || handed {
		return nil
	}
	if _, watched := k.Mind.(bot.Watched); watched {
		return sealed(k, s, viewer, entry, e, who.Level)
	}
	read := s.Read(entry, viewer)
	if read.Veiled || read.Seat != e.Seat { // only what tells of who answered is about the answer
		return nil
	}
	if n := slices.Index(read.Events, e); k.Begins != nil && n >= 0 && slices.ContainsFunc(read.Events[:n], k.Begins) {
		return nil // it came with the phase that the answer led to
	} else if n > 0 && slices.ContainsFunc(read.Events[:n], func(b rules.Event) bool { return answers(k, b, read.Seat) }) {
		return nil // it came of the answer, as a loss may: nobody had that in mind
	}
	return bot.Why(who.Level, k.Mind, s.ChairAt(entry, viewer), read.Seat, read.Move, uint64(entry))
}

// sealed asks about an event by what the viewer saw before the last secret answer of whose doing it was, and since.
func sealed(k *Kind, s *session.Session, viewer rules.Seat, entry int, e rules.Event, level string) []rules.Text {
	from := entry
	for from > 0 && (s.Entry(from).Seat != e.Seat || !s.Game().Private(s.Entry(from).Move)) {
		from--
	}
	var seen []rules.Event
	for i := from; i <= entry; i++ {
		seen = append(seen, s.Read(i, viewer).Events...)
	}
	last := len(seen) - len(s.Read(entry, viewer).Events)
	n := slices.Index(seen[last:], e)
	if n < 0 {
		return nil
	}
	return bot.WhySeen(level, k.Mind, s.ChairAt(from, viewer).View(), seen[:last+n+1])
}

// answers says whether an event tells an answer of a seat: the first that is told of what the seat did is the answer itself.
func answers(k *Kind, e rules.Event, seat rules.Seat) bool {
	_, told := k.Rules.Tell(e)
	return told && e.Seat == seat
}
