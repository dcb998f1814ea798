package table

import (
	"tyche/rules"
	"tyche/rules/lexicon"
)

// takeback is what the undo button says before it is pressed: what it takes back, and whether anything can be taken back after
// that. It is worked out once for each length of the game.
type takeback struct {
	entries  int
	viewer   rules.Seat
	language lexicon.Language
	words    string
}

// undoTip says what the undo button takes back, and where that ends.
func (t *Table) undoTip() string {
	m := t.match
	if m.coach != nil || t.desk != nil && len(t.desk.past) > 0 {
		return t.word("undo")
	}
	k := &t.takes
	if k.words == "" || k.entries != m.Session.Len() || k.viewer != m.viewer || k.language != t.voice.Language {
		*k = takeback{m.Session.Len(), m.viewer, t.voice.Language, t.sayUndo()}
	}
	return k.words
}

func (t *Table) sayUndo() string {
	to, last, why := t.match.undoes()
	if last < 0 {
		return t.word("undo")
	}
	words, steps := t.word("undo"), t.match.Session.Read(last, t.match.viewer)
	if !steps.Veiled {
		label := t.match.Session.ChairAt(last, steps.Seat).Describe(steps.Move).Label
		words = t.word("undo.takes", rules.W(t.say(label)))
	}
	if key, ends := furtherKeys[why.Key]; ends && to > 0 {
		words += " " + t.word(key, why.Args[:]...)
	}
	return words
}

// furtherKeys say why nothing more can be taken back after the next step.
var furtherKeys = map[string]string{
	"kit.undo.why.luck": "undo.ends.luck", "kit.undo.why.secret": "undo.ends.secret", "kit.undo.why.answered": "undo.ends.answered",
}

// undoes returns how far the next taking back leads, the last answer that it takes back, -1 for none, and why nothing can be taken
// back after it, no text where something can.
func (m *Match) undoes() (to, last int, why rules.Text) {
	s, seat := m.Session, m.holder()
	to, why = s.StepBack(seat, s.Len())
	if why.Key != "" {
		return to, -1, why
	}
	for last = to; m.clicks.within(to); {
		before, ends := s.StepBack(seat, to)
		if ends.Key != "" {
			return to, last, ends
		}
		to = before
	}
	_, why = s.StepBack(seat, to)
	return to, last, why
}
