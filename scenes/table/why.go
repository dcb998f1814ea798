package table

import (
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/lexicon"
)

// whySeconds is how long the answer to "why?" stands above the map.
const whySeconds = 12

// motives are what a computer player had in mind with what a line tells, asked for once; nil for what nobody explains.
func (t *Table) motives(l *line) []rules.Text {
	if !l.weighed {
		l.weighed = true
		if t.exits.Why != nil && t.match.coach == nil && l.entry < t.match.Session.Len() && l.seat >= 0 && !t.match.Person(l.seat) {
			l.why = t.exits.Why(t.match, l.entry, l.event)
		}
	}
	return l.why
}

// explain shows where something happened that a line tells, and why a computer player did it.
func (t *Table) explain(l *line) {
	if l.place != (rules.Ref{}) {
		t.face.Reveal(l.place)
		t.sight.Selected = l.place
	}
	if words := Motives(t.voice, t.motives(l)); words != "" {
		t.toast = toast{text: words, left: whySeconds, why: true}
	} else if t.toast.why { // it was about another line
		t.toast = toast{}
	}
}

// Motives put into words what a computer player had in mind; "" where there is nothing.
func Motives(voice *lexicon.Voice, motives []rules.Text) string {
	var words []string
	for _, motive := range motives {
		words = append(words, sentence(voice.Say(motive)))
	}
	if len(words) == 0 {
		return ""
	}
	return voice.Below("table.", "why", rules.W(strings.Join(words, " ")))
}

// whyDone looks for the entry that told the viewer something, the last one first, and says what a computer player had in mind with it.
func (t *Table) whyDone(e rules.Event) string {
	m := t.match
	if t.exits.Why == nil || m.coach != nil || e.Seat < 0 || m.Person(e.Seat) {
		return ""
	}
	for entry := min(m.shown, m.Session.Len()) - 1; entry >= 0; entry-- {
		if slices.Contains(m.Session.Read(entry, m.viewer).Events, e) {
			return Motives(t.voice, t.exits.Why(m, entry, e))
		}
	}
	return ""
}
