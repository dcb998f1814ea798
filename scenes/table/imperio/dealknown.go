package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
)

// What the viewer knows before an offer is sent: whether the other House has the technology that is asked for, and that it has refused the
// same offer in this turn.

// sent is an offer that the viewer has made.
type sent struct {
	turn  int
	to    rules.Seat
	moves []rules.Move
}

// knows says how sure it is that a House has a technology: more for what was seen than for what was told, 0 for nothing.
func knows(v *game.View, q rules.Seat, t int16) int {
	switch own := &v.Own; {
	case own.Verified[q]>>t&1 != 0:
		return 3
	case own.Reported[q]>>t&1 != 0:
		return 2
	case v.Known>>t&1 != 0 && own.Techs>>t&1 == 0:
		return 1
	}
	return 0
}

// knownWords say it, in that order.
var knownWords = [...]string{"deal.known.not", "deal.known.listed", "deal.known.told", "deal.known.sure"}

// sortTechs puts the technologies first that the other House is surest to have.
func (f *Face) sortTechs(list []dealOption) {
	slices.SortStableFunc(list, func(a, b dealOption) int {
		return knows(f.view, f.deal.with, b.move.A) - knows(f.view, f.deal.with, a.move.A)
	})
}

// techKnown says below the technology that is asked for what is known of it.
func (f *Face) techKnown(p *pen, side, kind int) {
	k := &f.deal
	if n := k.chosen[side][kind]; side == 1 && uint8(kind) == game.GoodsTech && n > 0 {
		p.text(f.word(knownWords[knows(f.view, k.with, k.goods[side][kind][n-1].move.A)], rules.W(f.houseName(k.with))), ui.Small, p.u.Theme.Ink2)
	}
}

// sends remembers the offer that is sent.
func (k *deal) sends(turn int) {
	k.sent = slices.DeleteFunc(k.sent, func(o sent) bool { return o.turn != turn })
	k.sent = append(k.sent, sent{turn, k.with, slices.Clone(k.moves)})
}

// forget forgets the offers that say what this one does: who takes one back was not refused it.
func (k *deal) forget(o *game.OfferView) {
	k.sent = slices.DeleteFunc(k.sent, func(was sent) bool { return was.to == o.To && says(o, was.moves) })
}

// says says whether an offer holds all that answers laid on the scales.
func says(o *game.OfferView, moves []rules.Move) bool {
	return !slices.ContainsFunc(moves, func(m rules.Move) bool {
		side, kind := goodsOf(m.Verb)
		return side >= 0 && !lays(&o.Goods[side], kind, m)
	})
}

// refusedBefore says whether what lies on the scales was sent in this turn already, and refused: it neither waits nor was accepted.
func (f *Face) refusedBefore() bool {
	k := &f.deal
	if !slices.ContainsFunc(k.sent, func(o sent) bool {
		return o.turn == f.view.Turn && o.to == k.with && slices.Equal(o.moves, k.moves)
	}) {
		return false
	}
	stands := slices.ContainsFunc(f.view.Own.Offers, func(o game.OfferView) bool {
		return o.From == f.view.Seat && o.To == k.with && says(&o, k.moves)
	})
	return !stands && slices.ContainsFunc(f.book.talk.noes, func(n no) bool { return n.by == k.with && n.event.M >= 0 })
}
