package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// An offer that is refused is gone, and a computer refuses at once: the book of diplomacy says so, for as long as the turn lasts.

// no is an offer refused in this turn.
type no struct {
	by, to rules.Seat
	why    string // a computer refused it; "" where nobody tells
}

// listen finds what was refused since the turn began, once for each view.
func (f *Face) listen(s *table.Sight) {
	k := &f.book.talk
	if k.heard == f.view || s.Since == nil {
		return
	}
	k.heard, k.noes = f.view, k.noes[:0]
	for _, e := range s.Since(func(e rules.Event) bool { return e.Verb == game.EvTurnBegins }) {
		if e.Verb != game.EvRefused {
			continue
		}
		why := ""
		if s.Why != nil {
			why = s.Why(e)
		}
		k.noes = append(k.noes, no{by: e.Seat, to: rules.Seat(e.N), why: why})
	}
}

// refused says whether the viewer and a House have refused each other anything in this turn.
func (f *Face) refused(q rules.Seat, s *table.Sight) bool {
	f.listen(s)
	for _, n := range f.book.talk.noes {
		if n.by == q || n.to == q {
			return true
		}
	}
	return false
}

// talkNoes says what the viewer and a House have refused each other in this turn.
func (f *Face) talkNoes(p *pen, q rules.Seat, s *table.Sight) {
	f.listen(s)
	for i := range f.book.talk.noes {
		switch n := &f.book.talk.noes[i]; q {
		case n.by:
			p.text(f.word("talk.refuses-you", rules.W(f.houseName(q))), ui.Italic, p.u.Theme.Ink)
			if n.why != "" {
				p.text(n.why, ui.Small, p.u.Theme.Ink2)
			}
		case n.to:
			p.text(f.word("talk.you-refuse", rules.W(f.houseName(q))), ui.Italic, p.u.Theme.Ink2)
		}
	}
}
