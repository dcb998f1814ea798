package sector

import (
	"slices"

	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A golden order to build lowers one price, once that was asked for: of the next purchase (3.3g). The sheet asks in the
// corner where nothing is sold; then its tiles show the lower price.

// drawCorner draws the corner of the sheet: the discount of a golden order while it lasts, else how to buy many at once.
func (f *Face) drawCorner(u *ui.UI, r canvas.Rect, s *table.Sight) {
	key := "shop.many"
	switch f.view.Order.Discount {
	case game.DiscountUnused:
		if asks := func(o table.Offer) bool { return o.Move.Verb == game.DiscountMove }; slices.ContainsFunc(s.Offers.Legal, asks) {
			f.drawDiscounts(u, r, s)
			return
		}
	case game.DiscountMinerals:
		key = "shop.less-mineral"
	case game.DiscountGas:
		key = "shop.less-gas"
	}
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	words := f.word(key)
	if key == "shop.many" && ui.TextHeight(words, st, r.W) > r.H { // a coach's note leaves the sheet low
		u.TipBeside(r, f.cover, words)
		words = f.word("shop.many.short")
	}
	u.Paragraph(r, words, st, ui.Left)
}

// drawDiscounts draws a key for each kind of discount that can be asked for.
func (f *Face) drawDiscounts(u *ui.UI, r canvas.Rect, s *table.Sight) {
	u.Words(ui.CutTop(&r, u.Px(18)), f.word("shop.discount"), u.Theme.Colored(ui.Small, u.Theme.Heading), ui.Left)
	tall := min(u.Px(28), (r.H-u.Px(3))/2)
	for i := range s.Offers.Legal {
		offer := &s.Offers.Legal[i]
		if offer.Move.Verb != game.DiscountMove {
			continue
		}
		f.drawDiscount(u, ui.CutTop(&r, tall), offer, s)
		ui.CutTop(&r, u.Px(3))
	}
}

// drawDiscount draws the key that asks for one, in fewer words where it is narrow.
func (f *Face) drawDiscount(u *ui.UI, r canvas.Rect, offer *table.Offer, s *table.Sight) {
	key := "shop.ask-mineral"
	if offer.Move.A == game.GasDiscount {
		key = "shop.ask-gas"
	}
	label := f.word(key)
	if u.ButtonWidth(label, ui.ButtonOpts{}) > r.W {
		label = f.word(key + ".short")
	}
	u.TipBeside(r, f.cover, f.voice.Say(offer.Caption.Label))
	if u.Button(r, label, ui.ButtonOpts{}) {
		s.Answers = append(s.Answers, offer.Move)
	}
}

// drawDiscountRow draws the keys of a small sheet side by side.
func (f *Face) drawDiscountRow(u *ui.UI, r canvas.Rect, s *table.Sight) {
	ui.CutTop(&r, u.Px(tileGap))
	i, n := 0, f.discounts(s)
	for k := range s.Offers.Legal {
		if o := &s.Offers.Legal[k]; o.Move.Verb == game.DiscountMove {
			f.drawDiscount(u, ui.Column(r, i, n, u.Px(tileGap)), o, s)
			i++
		}
	}
}

// discounts counts those that can be asked for.
func (f *Face) discounts(s *table.Sight) (n int) {
	for i := range s.Offers.Legal {
		if s.Offers.Legal[i].Move.Verb == game.DiscountMove {
			n++
		}
	}
	return n
}
