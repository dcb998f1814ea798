package imperio

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// What the viewer has found out about another House, by Espionage, a dossier that was bought, or its opened ledgers (16.4): it is as old as
// the turn that stands beside it.

// dossier is the newest report on a House, or nil.
func (f *Face) dossier(p rules.Seat) *game.ReportView {
	for i := range f.view.Own.Reports {
		if k := &f.view.Own.Reports[i]; k.Target == p {
			return k
		}
	}
	return nil
}

// drawDossier writes in the place of a closed purse what it held when it was seen.
func (f *Face) drawDossier(u *ui.UI, r canvas.Rect, k *game.ReportView) {
	u.Tip(r, f.dossierWords(k))
	st := u.Theme.Text(ui.Number)
	x := r.X + u.Px(14)
	for _, part := range [...]struct {
		sign signs.Sign
		n    int
	}{{signs.Resources, k.Treasury}, {signs.Influence, k.Influence}} {
		f.sign(u, part.sign, canvas.Point{X: x, Y: r.Center().Y}, 14, u.Theme.Ink)
		x += u.Px(11)
		x += u.Words(canvas.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}, itoa(part.n), st, ui.Left) + u.Px(18)
	}
	u.Words(canvas.Rect{X: x, Y: r.Y, W: r.Right() - u.Px(8) - x, H: r.H}, chart.Roman(k.Turn), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
}

// dossierWords says in a sentence what a report tells of the purse.
func (f *Face) dossierWords(k *game.ReportView) string {
	return f.word("dossier.purse", rules.W(f.houseName(k.Target)), rules.W(chart.Roman(k.Turn)), rules.N(k.Treasury), rules.N(k.Influence))
}

// dossierFacts writes on the page of a House what is known of its purse and of the letters that it had written.
func (f *Face) dossierFacts(p *pen, seat rules.Seat) {
	k := f.dossier(seat)
	if k == nil {
		return
	}
	u := p.u
	p.gap(4)
	p.title(f.word("dossier.title", rules.W(chart.Roman(k.Turn))), "")
	p.fact(signs.Resources, f.word("house.income"), itoa(k.Treasury), u.Theme.Ink)
	p.fact(signs.Influence, f.word("source.sum"), itoa(k.Influence), u.Theme.Ink)
	p.text(f.dossierLetters(k), ui.Small, u.Theme.Ink2)
}

// dossierLetters says which kinds of letters a House had written, slot by slot; "" for none.
func (f *Face) dossierLetters(k *game.ReportView) string {
	var letters []string
	for slot, kind := range k.Slots {
		if kind > 0 {
			letters = append(letters, chart.Roman(slot+1)+" "+f.name(rules.Ref{Kind: game.KindAction, ID: int16(kind)}))
		}
	}
	if len(letters) == 0 {
		return ""
	}
	return f.word("dossier.letters", rules.W(strings.Join(letters, ", ")))
}

// dossierAbilities names the abilities that a report tells of.
func (f *Face) dossierAbilities(k *game.ReportView) string {
	var names []string
	for _, a := range k.Abilities {
		if a >= 0 && a < game.NumAbilities {
			names = append(names, f.name(rules.Ref{Kind: game.KindAbility, ID: int16(a)}))
		}
	}
	return strings.Join(names, ", ")
}

// spiedReport tells what one's own plots have found out about other Houses, and before whom one acts now (16.4).
func (f *Face) spiedReport(p *pen, k *game.Report, s *table.Sight) {
	if len(k.Spied) == 0 {
		return
	}
	u := p.u
	p.title(f.word("report.spied"), "")
	for i := range k.Spied {
		r := &k.Spied[i]
		f.ruled(p, f.dossierWords(r), "16.4", s)
		if names := f.dossierAbilities(r); names != "" {
			p.text(f.word("dossier.abilities", rules.W(names)), ui.Small, u.Theme.Ink2)
		}
		if names := f.needs(r.Techs); names != "" {
			p.text(f.word("dossier.techs", rules.W(names)), ui.Small, u.Theme.Ink2)
		}
		p.text(f.dossierLetters(r), ui.Small, u.Theme.Ink2)
		if f.view.Own.Prefers == r.Target {
			p.text(f.word("dossier.prefers", rules.W(f.houseName(r.Target))), ui.Italic, u.Theme.Heading)
		}
		p.gap(4)
	}
	p.gap(6)
}
