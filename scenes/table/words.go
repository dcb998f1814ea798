package table

import (
	"errors"

	"tyche/rules"
	"tyche/rules/session"
)

// Words are what the players of a match have written for things of their own (session.Writings). Everybody may read them; a seat's
// are changed only by the person at the table who plays it. A nil Words has none, and nothing can be written.
type Words struct {
	match *Match
	list  *session.Writings
	keep  func(text string) // nil = nowhere
}

// Lettered is a face that shows the words of the players' own.
type Lettered interface{ Letter(w *Words) }

// errNotYours is the error of words for a seat that the person at the table does not play.
var errNotYours = errors.New("table: only who plays a seat writes for it")

// Inscribe gives the match what its players have written, and a way to keep it; keep may be nil.
func (m *Match) Inscribe(list *session.Writings, keep func(text string)) *Words {
	m.words = &Words{match: m, list: list, keep: keep}
	return m.words
}

// Find returns what a seat has written about a thing, or "".
func (w *Words) Find(seat rules.Seat, kind string, about rules.Ref) string {
	if w == nil {
		return ""
	}
	return w.list.Find(seat, kind, about)
}

// Most returns how many letters a text of a kind may have.
func (w *Words) Most(kind string) int { return w.list.Most(kind) }

// Mine says whether the person at the table may write for a seat.
func (w *Words) Mine(seat rules.Seat) bool {
	return w != nil && seat == w.match.viewer && w.match.Person(seat) && !w.match.Session.ReadOnly()
}

// Write writes a text for a seat, or with "" takes it back, and keeps it.
func (w *Words) Write(seat rules.Seat, kind string, about rules.Ref, text string) error {
	if !w.Mine(seat) {
		return errNotYours
	}
	if err := w.list.Set(seat, kind, about, text); err != nil {
		return err
	}
	if w.keep != nil {
		w.keep(w.list.Text())
	}
	return nil
}
