package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// An offer that is refused is gone, and a computer refuses at once: the page and the book of diplomacy say so, for as long as the turn
// lasts.

// no is an offer refused in this turn.
type no struct {
	by, to rules.Seat
	event  rules.Event
	why    string // a computer refused it; "" where nobody tells
}

// listen finds what was refused since the turn began, and how often each House has kept its word to the viewer; once for each view.
func (f *Face) listen(s *table.Sight) {
	k := &f.book.talk
	if k.heard == f.view || s.Since == nil {
		return
	}
	k.heard, k.noes, k.deeds, k.kept = f.view, k.noes[:0], k.deeds[:0], [len(k.kept)]int{}
	turn := 0
	for _, e := range s.Since(func(rules.Event) bool { return false }) {
		k.recall(turn, e, f.view.Seat)
		switch e.Verb {
		case game.EvTurnBegins:
			turn = int(e.N)
			k.noes = k.noes[:0]
		case game.EvRefused:
			k.noes = append(k.noes, no{by: e.Seat, to: rules.Seat(e.N), event: e})
		case game.EvKept:
			if e.Seat != f.view.Seat && e.Seat >= 0 && int(e.Seat) < len(k.kept) {
				k.kept[e.Seat]++
			}
		}
	}
	for i := range k.noes {
		if n := &k.noes[i]; s.Why != nil {
			n.why = s.Why(n.event)
		}
	}
	once := k.noes[:0]
	for _, n := range k.noes { // the same words are said once
		if !slices.ContainsFunc(once, n.repeats) {
			once = append(once, n)
		}
	}
	k.noes = once
}

// repeats says whether two refusals are told in the same words.
func (n no) repeats(o no) bool {
	return n.by == o.by && n.to == o.to && (n.event.M < 0) == (o.event.M < 0) && n.why == o.why
}

// refused says whether the viewer and a House have refused each other anything in this turn.
func (f *Face) refused(q rules.Seat) bool {
	for _, n := range f.book.talk.noes {
		if n.by == q || n.to == q {
			return true
		}
	}
	return false
}

// talkNoes says what the viewer and a House have refused each other in this turn.
func (f *Face) talkNoes(p *pen, q rules.Seat) {
	for i := range f.book.talk.noes {
		refuses, refused := "talk.refuses-you", "talk.you-refuse"
		n := &f.book.talk.noes[i]
		if n.event.M < 0 {
			refuses, refused = "talk.refuses-alliance", "talk.you-refuse-alliance"
		}
		switch q {
		case n.by:
			p.text(f.word(refuses, rules.W(f.houseName(q))), ui.Italic, p.u.Theme.Ink)
			if n.why != "" {
				p.text(n.why, ui.Small, p.u.Theme.Ink2)
			}
		case n.to:
			p.text(f.word(refused, rules.W(f.houseName(q))), ui.Italic, p.u.Theme.Ink2)
		}
	}
}
