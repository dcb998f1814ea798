package house

import (
	"slices"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// Why says what a computer player had in mind with the answer of an entry, as far as the viewer can know (bot.Why). Nil for
// answers of people, for those that the viewer does not know, and where the seat has changed hands since.
func (h *House) Why(k *Kind, m *table.Match, entry int) []rules.Text {
	s, viewer := m.Session, m.Chair().Seat()
	read := s.Read(entry, viewer)
	who := s.Header().Seats[read.Seat]
	handed := slices.ContainsFunc(s.Handovers(), func(h session.Handover) bool { return h.Seat == read.Seat && h.Entry > entry })
	if read.Veiled || who.Person() || handed || read.Seat == viewer {
		return nil
	}
	return bot.Why(who.Level, k.Mind, s.ChairAt(entry, viewer), read.Seat, read.Move, uint64(entry))
}
