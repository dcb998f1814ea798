package imperio

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The rows beside the scales: a row for each kind of goods on each side, also where nothing of it may be laid there, with the reason.

// What a row takes beside its words, and how high it is under a mouse, in design pixels.
const (
	wareEdges = 55
	wareHigh  = 30
)

// bar finds out why nothing of a kind may be given or asked for: the reason of the rules, or that there is none.
func (k *deal) bar(f *Face, o *table.Offers) {
	for side := range k.goods {
		for kind := range k.goods[side] {
			if len(k.goods[side][kind]) == 0 {
				k.barred[side][kind] = f.word(dealNone[side], rules.W(f.houseName(k.with)))
			}
		}
	}
	for i := range o.Refused {
		r := &o.Refused[i]
		if side, kind := goodsOf(r.Move.Verb); side >= 0 && len(k.goods[side][kind]) == 0 && !game.NoneToGive(r.Bad.Why) {
			k.barred[side][kind] = f.voice.Say(r.Bad.Why)
		}
	}
}

// dealNone say that there is nothing of a kind on a side.
var dealNone = [...]string{"deal.none.give", "deal.none.ask"}

// dealRow is a kind of goods on one side, what is chosen of it, and two keys; long words of it stand below.
func (f *Face) dealRow(p *pen, side, kind int) {
	k, u := &f.deal, p.u
	options, n := k.goods[side][kind], k.chosen[side][kind]
	if len(options) == 0 {
		f.barredRow(p, side, kind)
		return
	}
	ink, chosen := u.Theme.Ink2, "–"
	if n > 0 {
		ink, chosen = u.Theme.Ink, options[n-1].words
	}
	r, seen := p.row(u.Px(u.Tall(wareHigh) + 4))
	if fonts.Width(chosen, u.Theme.Text(ui.Body)) > r.W*.6-u.Px(wareEdges) { // which vote one promises is read whole
		p.text(chosen, ui.Small, ink)
		chosen = ""
	}
	f.techKnown(p, side, kind)
	if !seen {
		return
	}
	u.Scope(1700 + 20*side + kind)
	defer u.Unscope()
	u.Tip(r, f.word(goodsTips[kind]))
	edge := u.Px(u.Tall(wareHigh))
	more := ui.Middle(ui.CutRight(&r, edge), edge, edge)
	ui.CutRight(&r, u.Px(4))
	less := ui.Middle(ui.CutRight(&r, edge), edge, edge) // in one column, whatever is counted
	none := ""
	if n == 0 {
		none = f.word("deal.nothing")
	}
	if p.key(less, "−", none) {
		k.chosen[side][kind]--
	}
	most := ""
	if n == len(options) {
		most = f.word("deal.most")
	}
	if p.key(more, "+", most) {
		k.chosen[side][kind]++
	}
	width, role := u.Px(40), ui.Figure
	if !number(kind) {
		width, role = min(fonts.Width(chosen, u.Theme.Text(ui.Body))+u.Px(8), r.W*.6), ui.Body // the rest is for the name
	}
	value := ui.CutRight(&r, width)
	value.W -= u.Px(6)
	u.Words(value, chosen, fitted(chosen, u.Theme.Colored(role, ink), value.W, u.Px(11)), ui.Right)
	f.wareName(u, r, kind, u.Theme.Colored(ui.Label, u.Theme.Ink))
}

// barredRow is a kind of goods of which nothing may be laid on a side, and why.
func (f *Face) barredRow(p *pen, side, kind int) {
	u, why, st := p.u, f.deal.barred[side][kind], p.u.Theme.Colored(ui.Small, p.u.Theme.Why)
	name := u.Px(26+10) + fonts.Width(f.word(goodsKinds[kind].key), u.Theme.Text(ui.Label))
	beside := name+fonts.Width(why, st) <= p.w
	if r, seen := p.row(u.Px(wareHigh - 4)); seen {
		u.Tip(r, f.word(goodsTips[kind]))
		f.wareName(u, r, kind, u.Theme.Colored(ui.Label, u.Theme.OffInk))
		if beside {
			u.Words(r, why, st, ui.Right)
		}
	}
	if !beside {
		p.text(why, ui.Small, u.Theme.Why)
		p.gap(3)
	}
}

// wareName writes the sign and the name of a kind of goods.
func (f *Face) wareName(u *ui.UI, r canvas.Rect, kind int, st fonts.Style) {
	f.sign(u, goodsKinds[kind].sign, canvas.Point{X: r.X + u.Px(11), Y: r.Center().Y}, 19, st.Color)
	ui.CutLeft(&r, u.Px(26))
	words := f.word(goodsKinds[kind].key)
	u.Words(r, words, fitted(words, st, r.W-u.Px(3), u.Px(11)), ui.Left)
}

// number says whether goods of a kind are counted.
func number(kind int) bool {
	return uint8(kind) == game.GoodsMoney || uint8(kind) == game.GoodsFavour
}

// goodsTips say what giving a kind of goods means (18.4).
var goodsTips = [game.GoodsKinds]string{
	game.GoodsMoney: "deal.tip.resources", game.GoodsFavour: "deal.tip.influence", game.GoodsTech: "deal.tip.tech", game.GoodsPlanet: "deal.tip.planet",
	game.GoodsFleet: "deal.tip.fleet", game.GoodsPassage: "deal.tip.passage", game.GoodsDossier: "deal.tip.dossier", game.GoodsVote: "deal.tip.vote",
	game.GoodsPeace: "deal.tip.peace",
}
