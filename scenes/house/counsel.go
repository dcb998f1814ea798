package house

import (
	"reflect"
	"slices"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// counselled is a question that a hint was given for. The adviser thinks by the clock, so that on a busy machine he might say
// something else the second time: who asks the same again, also after going back to it, hears the same.
type counselled struct {
	game     string
	position uint64 // of the session; on a desk the letters make another view
	seat     rules.Seat
	asked    rules.Decision
	view     rules.View
	hint     table.Hint
}

// counselsKept is how many questions are remembered: those between which somebody goes to and fro.
const counselsKept = 12

// asking is a question that a hint is wanted for now.
func asking(m *table.Match, chair session.Chair, asked rules.Decision) counselled {
	s := m.Session
	return counselled{game: s.Header().Game, position: s.Hash(), seat: chair.Seat(), asked: asked, view: chair.View()}
}

// counselOn is the hint that was given for a question before.
func (h *House) counselOn(q *counselled) (table.Hint, bool) {
	for i := range h.counsels {
		c := &h.counsels[i]
		if c.game == q.game && c.position == q.position && c.seat == q.seat && c.asked == q.asked && reflect.DeepEqual(c.view, q.view) {
			return c.hint, true
		}
	}
	return table.Hint{}, false
}

// counsel keeps the hint given for a question, and forgets the oldest.
func (h *House) counsel(q counselled, hint table.Hint) {
	q.hint = hint
	q.hint.Reasons = slices.Clone(hint.Reasons)
	h.counsels = append(h.counsels, q)
	h.counsels = h.counsels[max(len(h.counsels)-counselsKept, 0):]
}
