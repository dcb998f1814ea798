package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
)

// billGain is what a proposal would bring the House, in numbers, for the view and the language that it was asked in.
type billGain struct {
	bill game.ProposalView
	list []string
}

// billGains are those of the proposals before the Council.
type billGains struct {
	view *game.View
	lang lexicon.Language
	list []billGain
}

// of finds what a proposal would bring, and asks the rules where that is not known yet.
func (k *billGains) of(f *Face, bill *game.ProposalView) []string {
	if k.view != f.view || k.lang != f.voice.Language {
		*k = billGains{view: f.view, lang: f.voice.Language}
	}
	if i := slices.IndexFunc(k.list, func(g billGain) bool { return g.bill == *bill }); i >= 0 {
		return k.list[i].list
	}
	g := billGain{bill: *bill}
	for _, text := range game.BillGain(f.view, bill) {
		g.list = append(g.list, f.voice.Say(text))
	}
	k.list = append(k.list, g)
	return g.list
}

// billGains says in numbers what a law would change for the House, or its own election.
func (f *Face) billGains(p *pen, bill *game.ProposalView) {
	list := f.gained.of(f, bill)
	if len(list) == 0 {
		return
	}
	key := "council.gains"
	if bill.Elects() {
		key = "council.gains.elected"
	}
	p.text(f.word(key, rules.W(f.houseName(f.view.Seat))), ui.Italic, p.u.Theme.Heading)
	for _, words := range list {
		p.text(words, ui.Small, p.u.Theme.Ink)
	}
}
