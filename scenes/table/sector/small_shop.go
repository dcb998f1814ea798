package sector

import (
	"image/color"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The sheet of an order in a small window: its tiles are as large as a finger, their names in full. With something taken up it makes room,
// so that a place for it can be chosen.

// smallSlateW and smallSlateH are the size of the slate, in design pixels, below which the usual sheet has no room.
const smallSlateW, smallSlateH = 700.0, 400.0

// fingertip is the least side of what is pressed with a finger, in design pixels.
const fingertip = 44.0

// smallShop says whether the sheet is that of a small window.
func (f *Face) smallShop(u *ui.UI) bool {
	return f.board.slate.W < u.Px(smallSlateW) || f.board.slate.H < u.Px(smallSlateH)
}

// drawSmallShop draws the sheet over the slate.
func (f *Face) drawSmallShop(u *ui.UI, s *table.Sight) {
	if len(f.picked) > 0 {
		f.caption(u, f.word("small.where", f.pickedName()), "", f.atFoot(f.planetOf(f.view.Order.Planet)))
		return
	}
	k := f.laySheet(u, s)
	r := k.sheet
	f.cover, f.counter.free = r, !u.Over() && !u.Taken()
	u.Theme.Skin(u, ui.PanelShape, r)
	r = r.Inset(u.Px(sheetEdge))
	f.shopTitle(u, ui.CutTop(&r, k.head), s)
	f.drawDiscountRow(u, ui.CutBottom(&r, k.foot), s)
	box := r
	if k.scrolls {
		f.bringTile(&k, r.H)
		box = u.BeginScroll(r, &f.counter.scroll)
		f.counter.free = f.counter.free && !u.Dragged()
	}
	i := 0
	for _, shelf := range f.shop {
		for _, ref := range shelf.goods {
			at := k.tile(box, i)
			if seen := at.Intersect(r); seen.H > at.H/2 {
				f.put(ref, seen)
			}
			f.drawSmallTile(u, at, ref, s)
			i++
		}
	}
	if k.scrolls {
		u.EndScroll(&f.counter.scroll, k.tile(box, i-1).Bottom()-box.Y)
	}
}

// pickedName is the thing taken up, as an argument of a text.
func (f *Face) pickedName() rules.Arg { return rules.R(f.picked[0]) }

// drawSmallTile draws a thing that can be bought: its name, below it its figure where there is room, and at the foot its price and how many
// are left.
func (f *Face) drawSmallTile(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	lit := s.Offers.Lit(ref)
	shape, ink, alpha := ui.InlayShape, u.Theme.OffInk, .42
	if lit {
		shape, ink, alpha = ui.CardShape, u.Theme.Ink, 1
	}
	u.Theme.Skin(u, shape, r)
	if lit && u.In.Present && r.Contains(u.In.Cursor) || lit && slices.Contains(f.picked, ref) {
		u.Theme.Skin(u, ui.FocusRing, r)
	}
	in := r.Inset(u.Px(3))
	if bad := s.WhyNot(ref); !lit && bad != nil && r.Contains(u.In.Cursor) {
		u.TipBeside(r, f.cover, f.voice.Say(bad.Why)+" ("+string(bad.Rule)+")")
	}
	if ref.Kind == game.KindTech {
		f.drawSmallTech(u, in, ref, ink)
		return
	}
	f.nameTile(u, &in, f.name(ref), u.Theme.Colored(ui.Caption, ink))
	foot := canvas.Rect{X: in.X, Y: in.Bottom() - u.Px(16), W: in.W, H: u.Px(16)}
	_, owned := f.left(ref)
	p, priced := f.priceOf(ref)
	if priced = priced && (lit || !owned); priced {
		f.drawPrice(u, canvas.Point{X: foot.X + u.Px(2), Y: foot.Center().Y}, p)
	}
	at := ui.Left
	if priced {
		at = ui.Right
	}
	f.drawLeft(u, foot, ref, at)
	said := 0.0
	if words, _ := f.left(ref); words != "" {
		said = fonts.Width(words, u.Theme.Text(ui.Caption)) + u.Px(4)
	}
	left, right := said+u.Px(8), 0.0
	if priced {
		left, right = u.Px(priceWide(p)+2), said
	}
	if box := f.figureBox(u, in, ref, foot.H, left, right); box.H >= u.Px(leastFigure) && box.W > 0 {
		f.drawGood(u, box, ref, alpha)
	}
}

// leastFigure is the height, in design pixels, from which the figure of a tile can be told.
const leastFigure = 22.0

// figureBox is where the figure of a small tile is largest: above its foot, or between what is written there at the left and at the right.
func (f *Face) figureBox(u *ui.UI, in canvas.Rect, ref rules.Ref, foot, left, right float64) canvas.Rect {
	above := canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - foot}
	beside := canvas.Rect{X: in.X + left, Y: in.Y, W: in.W - left - right, H: in.H}
	if f.goodScale(u, beside, ref) > f.goodScale(u, above, ref) {
		return beside
	}
	return above
}

// nameTile writes the name of a tile at the top of r, in two lines where it needs them, and moves that below it.
func (f *Face) nameTile(u *ui.UI, r *canvas.Rect, name string, line fonts.Style) {
	if widest(name, line) > r.W { // a beginning is read more easily than a word in three pieces
		u.Words(ui.CutTop(r, u.Px(16)), name, fitted(name, line, r.W), ui.Left)
		return
	}
	ui.CutTop(r, u.Paragraph(*r, name, line, ui.Left))
}

// drawSmallTech writes on a tile the name of a technology, its price and what it does.
func (f *Face) drawSmallTech(u *ui.UI, in canvas.Rect, ref rules.Ref, ink color.NRGBA) {
	line := u.Theme.Colored(ui.Caption, ink)
	line.Bold = true
	head := ui.CutTop(&in, u.Px(17))
	p := game.PriceOf(ref)
	w := u.Px(priceWide(p))
	f.drawPrice(u, canvas.Point{X: head.Right() - w, Y: head.Center().Y}, p)
	head.W -= w + u.Px(3)
	u.Words(head, f.name(ref), fitted(f.name(ref), line, head.W), ui.Left)
	line.Bold = false
	text := f.doesTech(ref)
	if ui.TextHeight(text, line, in.W) > in.H {
		text = f.doesBriefly(ref)
	}
	u.Excerpt(in, text, line)
}

// doesBriefly is doesTech in a few words.
func (f *Face) doesBriefly(ref rules.Ref) string {
	card, some := game.CardOfTech(ref)
	k := game.FactsOfCard(card)
	switch {
	case !some:
		return f.effect(ref)
	case k.Ploy:
		return f.besides(f.word("tech.ploy.brief", rules.N(k.Attack), rules.N(k.Health)), &k)
	}
	return f.besides(f.word("tech.strike.brief", rules.R(k.Named), rules.N(k.Attack), rules.N(k.Health)), &k)
}

// shopTitle writes which order it is and what it still allows.
func (f *Face) shopTitle(u *ui.UI, head canvas.Rect, s *table.Sight) {
	order := f.view.Order.Order
	limits, small := f.limitsNow(u), u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	if below := head.H - u.Px(titleLine); below >= u.Px(limitsLine) {
		row := ui.CutBottom(&head, below)
		u.Words(row, limits, fitted(limits, small, row.W), ui.Left)
		limits = ""
	}
	u.Picture(f.box.Coin(max(f.faction(s.Viewer), 0), int(order.ID), u.Px(13)), canvas.Place{At: canvas.Point{X: head.X + u.Px(15), Y: head.Center().Y}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&head, u.Px(36))
	if over := head.Intersect(s.Buttons); over.W > 0 && over.H > 0 { // of the table, at the corner of the map
		head.W = s.Buttons.X - u.Px(6) - head.X
	}
	f.drawEnd(u, &head, s)
	title, name := f.shopName(), u.Theme.Text(ui.Name)
	if fonts.Width(title, fitted(title, name, 0))+u.Px(6)+fonts.Width(limits, small) <= head.W { // else what can be paid is read on the bench
		head.W -= u.Words(head, limits, small, ui.Right) + u.Px(6)
	}
	u.Words(head, title, fitted(title, name, head.W), ui.Left)
}

// limitsNow is limits with the discount that was asked for, which a small sheet has no other place to tell.
func (f *Face) limitsNow(u *ui.UI) string {
	said := f.limits()
	if !f.smallShop(u) {
		return said
	}
	switch f.view.Order.Discount {
	case game.DiscountMinerals:
		return f.word("small.less-mineral", rules.W(said))
	case game.DiscountGas:
		return f.word("small.less-gas", rules.W(said))
	}
	return said
}

// drawEnd draws at the right end of the title what ends the order, if there is room: the cursor is on the sheet already.
func (f *Face) drawEnd(u *ui.UI, head *canvas.Rect, s *table.Sight) {
	i := f.ending()
	if i < 0 {
		return
	}
	end := &f.offers.Legal[i]
	label, o := f.voice.Say(end.Caption.Label), ui.ButtonOpts{Main: !f.anyBuys()}
	w := f.endWidth(u, head.W)
	if w == 0 {
		return
	}
	if u.Button(ui.CutRight(head, w), label, o) {
		s.Answers = append(s.Answers, end.Move)
	}
	ui.CutRight(head, u.Px(10))
}

// endWidth is how wide that button is in a title so wide; 0 where it finds no room.
func (f *Face) endWidth(u *ui.UI, head float64) float64 {
	i := f.ending()
	if i < 0 {
		return 0
	}
	if w := u.ButtonWidth(f.voice.Say(f.offers.Legal[i].Caption.Label), ui.ButtonOpts{Main: !f.anyBuys()}); w <= head*.4 {
		return w
	}
	return 0
}

// anyBuys says whether anything on the sheet can still be bought or drawn.
func (f *Face) anyBuys() bool {
	for i := range f.shop {
		for _, ref := range f.shop[i].goods {
			if f.offers.Lit(ref) {
				return true
			}
		}
	}
	return false
}
