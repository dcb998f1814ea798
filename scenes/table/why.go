package table

import (
	"strings"

	"tyche/rules"
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
	var words []string
	for _, motive := range t.motives(l) {
		words = append(words, sentence(t.say(motive)))
	}
	if len(words) > 0 {
		t.toast = toast{text: t.word("why", rules.W(strings.Join(words, " "))), left: whySeconds, why: true}
	} else if t.toast.why { // it was about another line
		t.toast = toast{}
	}
}
