package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// What has been between the viewer and a House, and how that House stands: it lies beside the scales while nothing is offered.

// deed is something that the viewer and another House have done to each other.
type deed struct {
	turn  int
	with  rules.Seat
	event rules.Event
}

// between are the verbs of deeds: their other House is N.
var between = [...]uint8{game.EvWar, game.EvPeace, game.EvAlliance, game.EvGoods, game.EvRefused, game.EvVoid, game.EvBroken, game.EvKept}

// recall notes a deed between the viewer and another House.
func (k *talk) recall(turn int, e rules.Event, viewer rules.Seat) {
	other := rules.Seat(e.N)
	switch {
	case !slices.Contains(between[:], e.Verb):
	case e.Seat == viewer && other >= 0 && other != viewer:
		k.deeds = append(k.deeds, deed{turn, other, e})
	case other == viewer && e.Seat >= 0 && e.Seat != viewer:
		k.deeds = append(k.deeds, deed{turn, e.Seat, e})
	}
}

// talkPast lists what has been between the viewer and a House, the newest first.
func (f *Face) talkPast(p *pen, q rules.Seat) {
	u, any := p.u, false
	p.gap(6)
	p.title(f.word("talk.past", rules.W(f.houseName(q))), "")
	for i := len(f.book.talk.deeds) - 1; i >= 0; i-- {
		d := &f.book.talk.deeds[i]
		text, worth := game.Game.Tell(d.event)
		if d.with != q || !worth {
			continue
		}
		any = true
		f.pastLine(p, chart.Roman(d.turn), f.voice.Say(text))
	}
	if !any {
		p.text(f.word("talk.past.none"), ui.Italic, u.Theme.Ink2)
	}
}

// pastLine is a deed beside the turn in which it was done.
func (f *Face) pastLine(p *pen, turn, words string) {
	u := p.u
	st, side := u.Theme.Text(ui.Small), u.Px(32)
	high := ui.TextHeight(words, st, p.w-side)
	r, seen := p.row(high + u.Px(3))
	if !seen {
		return
	}
	u.Words(canvas.Rect{X: r.X, Y: r.Y, W: side, H: ui.TextHeight(turn, st, side)}, turn, u.Theme.Colored(ui.Small, u.Theme.Heading), ui.Left)
	ui.CutLeft(&r, side)
	u.Paragraph(r, words, st, ui.Left)
}

// talkStanding compares a House with the viewer's: what everybody sees of it, and its purse as it was when somebody looked into it.
func (f *Face) talkStanding(p *pen, q rules.Seat) {
	v, u := f.view, p.u
	p.gap(6)
	p.title(f.word("talk.now", rules.W(f.houseName(q))), "")
	for _, k := range [...]struct {
		sign        signs.Sign
		key         string
		their, mine int
	}{
		{signs.StarSign, "talk.worlds", v.Houses[q].Planets, v.Houses[v.Seat].Planets},
		{signs.Fleet, "talk.ships", ships(v, q), ships(v, v.Seat)},
		{signs.Influence, "talk.influence", v.OpenInfluence(v.Hexes, q), v.Own.Influence},
	} {
		p.fact(k.sign, f.word(k.key), f.word("talk.versus", rules.N(k.their), rules.N(k.mine)), u.Theme.Ink)
	}
	if k := f.dossier(q); k != nil {
		p.text(f.dossierWords(k), ui.Small, u.Theme.Ink2)
	}
}
