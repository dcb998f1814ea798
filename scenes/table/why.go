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
	if !l.weighed && !t.acting(l.seat) {
		l.weighed = true
		if t.exits.Why != nil && t.match.coach == nil && l.entry < t.match.Session.Len() && l.seat >= 0 && !t.match.Person(l.seat) {
			l.why = t.exits.Why(t.match, l.entry, l.event)
		}
	}
	return l.why
}

// acting says whether a seat may be in the middle of what it has in mind: it is to move, or the viewer may come between. Then its motives
// would tell what it will do next. Where all write their orders in secret they are all opened at once.
func (t *Table) acting(seat rules.Seat) bool {
	if t.desk != nil {
		return false
	}
	if t.amid.of != t.offers || t.offers == nil {
		_, reacts := t.match.reaction(t.match.viewer)
		t.amid = amid{t.offers, reacts, t.match.Deciding()}
	}
	return t.amid.reacts || t.amid.moves == seat
}

// amid remembers, for as long as a question is asked, whether it only lets the viewer come between, and who is to move.
type amid struct {
	of     *Offers
	reacts bool
	moves  rules.Seat
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
	if t.exits.Why == nil || m.coach != nil || e.Seat < 0 || m.Person(e.Seat) || t.acting(e.Seat) {
		return ""
	}
	for entry := min(m.shown, m.Session.Len()) - 1; entry >= 0; entry-- {
		if slices.Contains(m.Session.Read(entry, m.viewer).Events, e) {
			return Motives(t.voice, t.exits.Why(m, entry, e))
		}
	}
	return ""
}
