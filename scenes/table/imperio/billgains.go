package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
)

// billGain is what a proposal says, and what it would bring the House, in numbers, for the view and the language that it was asked in.
type billGain struct {
	bill game.ProposalView
	says string
	tip  string // its name, that, and what decides the vote
	list []string
}

// billGains are those of the proposals before the Council.
type billGains struct {
	view *game.View
	lang lexicon.Language
	list []billGain
}

// of finds what a proposal says and would bring, and asks the rules where that is not known yet.
func (k *billGains) of(f *Face, bill *game.ProposalView) *billGain {
	if k.view != f.view || k.lang != f.voice.Language {
		*k = billGains{view: f.view, lang: f.voice.Language}
	}
	if i := slices.IndexFunc(k.list, func(g billGain) bool { return g.bill == *bill }); i >= 0 {
		return &k.list[i]
	}
	g := billGain{bill: *bill, says: strings.Join(f.spoken(f.view.BillSays(bill)), " ")}
	g.tip = f.word("council.tip", rules.R(bill.Entry), rules.W(g.says), rules.W(f.voice.Say(f.view.Counting())))
	for _, text := range game.BillGain(f.view, bill) {
		g.list = append(g.list, f.voice.Say(text))
	}
	k.list = append(k.list, g)
	return &k.list[len(k.list)-1]
}

// billGains says in numbers what a proposal would change for the House, or its own election; also that it changes none.
func (f *Face) billGains(p *pen, bill *game.ProposalView) {
	list := f.gained.of(f, bill).list
	if f.view.Seat < 0 {
		return
	}
	if why, barred := f.view.Unelectable(bill); barred {
		p.text(f.voice.Say(why), ui.Small, p.u.Theme.Why)
		return
	}
	if len(list) == 0 {
		p.text(f.word("council.gains.none"), ui.Small, p.u.Theme.Ink2)
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
