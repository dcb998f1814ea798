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

// The sheet of an order in a small window covers the slate: its tiles are as large as a finger, their names in full. With
// something taken up it makes room, so that a place for it can be chosen.

// smallSlateW and smallSlateH are the size of the slate, in design pixels, below which the usual sheet has no room.
const smallSlateW, smallSlateH = 700.0, 400.0

// fingertip is the least side of what is pressed with a finger, in design pixels.
const fingertip = 44.0

// tallestTile is the height of a tile where there is room, in design pixels; from twoLines on its name may take two lines.
const tallestTile, twoLines = 92.0, 56.0

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
	r := f.board.slate.Inset(u.Px(3))
	ui.CutTop(&r, u.Px(smallLimbRoom-10))
	n := 0
	for i := range f.shop {
		n += len(f.shop[i].goods)
	}
	n += f.discounts(s)
	gap, head, edge := u.Px(3), u.Px(26), u.Px(5)
	room := r.H - head - 2*edge
	across := tilesAcross(n, r.W-2*edge, room, u.Px(f.tileWidth()), u.Px(fingertip)+gap)
	rows := float64((n + across - 1) / across)
	if below := s.Buttons.Bottom() + gap - r.Y; s.Buttons.Right() > r.X && rows*(u.Px(twoLines)+gap) <= room-below {
		room -= max(below, 0) // tiles that are a little lower leave the corner to the buttons of the table
	}
	w, h := (r.W-2*edge-gap*float64(across-1))/float64(across), min((room-gap*(rows-1))/rows, u.Px(tallestTile))
	r = ui.CutBottom(&r, h*rows+gap*(rows-1)+head+2*edge) // no higher than its tiles
	f.cover = r
	u.Theme.Skin(u, ui.PanelShape, r)
	r = r.Inset(edge)
	f.shopTitle(u, ui.CutTop(&r, head), s)
	i := 0
	for _, shelf := range f.shop {
		for _, ref := range shelf.goods {
			f.drawSmallTile(u, canvas.Rect{X: r.X + (w+gap)*float64(i%across), Y: r.Y + (h+gap)*float64(i/across), W: w, H: h}, ref, s)
			i++
		}
	}
	for k := range s.Offers.Legal {
		if o := &s.Offers.Legal[k]; o.Move.Verb == game.DiscountMove {
			f.drawDiscount(u, canvas.Rect{X: r.X + (w+gap)*float64(i%across), Y: r.Y + (h+gap)*float64(i/across), W: w, H: min(h, u.Px(fingertip))}, o, s)
			i++
		}
	}
}

// tileWidth is how wide a tile is at least where there is room, in design pixels: on one of a technology it is read what it does.
func (f *Face) tileWidth() float64 {
	if orderKind(f.view.Order.Order) == researchKind {
		return 150
	}
	return 100
}

// tilesAcross is how many of n tiles stand side by side: few and wide ones, but so many that none is lower than a fingertip.
func tilesAcross(n int, width, height, wide, high float64) int {
	across := max(int(width/wide), 2)
	for across < n && float64((n+across-1)/across)*high > height {
		across++
	}
	return across
}

// pickedName is the thing taken up, as an argument of a text.
func (f *Face) pickedName() rules.Arg { return rules.R(f.picked[0]) }

// drawSmallTile draws a thing that can be bought: its name, price and how many are left, and its figure where it has room.
func (f *Face) drawSmallTile(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	f.put(ref, r)
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
		u.Tip(r, f.voice.Say(bad.Why)+" ("+string(bad.Rule)+")")
	}
	if ref.Kind == game.KindTech {
		f.drawSmallTech(u, in, ref, ink)
		return
	}
	name, line := f.name(ref), u.Theme.Colored(ui.Caption, ink)
	if in.H >= u.Px(twoLines) {
		figure := canvas.Rect{X: in.X + in.W*.46, Y: in.Y + u.Px(16), W: in.W * .54, H: in.H - u.Px(16)}
		f.drawGood(u, figure, ref, alpha)
		if widest(name, line) > in.W { // a beginning is read more easily than a word in three pieces
			u.Words(ui.CutTop(&in, u.Px(16)), name, fitted(name, line, in.W), ui.Left)
		} else {
			ui.CutTop(&in, u.Paragraph(in, name, line, ui.Left))
		}
	} else {
		u.Words(ui.CutTop(&in, u.Px(16)), name, fitted(name, line, in.W), ui.Left)
	}
	foot := ui.CutBottom(&in, u.Px(16))
	if p, priced := f.priceOf(ref); priced {
		f.drawPrice(u, canvas.Point{X: foot.X + u.Px(2), Y: foot.Center().Y}, p)
	}
	if in.H >= u.Px(14) {
		f.drawLeft(u, ui.CutBottom(&in, u.Px(16)), ref, ui.Left)
	} else {
		f.drawLeft(u, foot, ref, ui.Right)
	}
}

// drawSmallTech writes on a tile the name of a technology, its price and what it does.
func (f *Face) drawSmallTech(u *ui.UI, in canvas.Rect, ref rules.Ref, ink color.NRGBA) {
	line := u.Theme.Colored(ui.Caption, ink)
	line.Bold = true
	head := ui.CutTop(&in, u.Px(17))
	p := game.PriceOf(ref)
	w := u.Px(10)*float64(p.Minerals) + u.Px(12)*float64(p.Gas) + u.Px(2)
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
	u.Picture(f.box.Coin(max(f.faction(s.Viewer), 0), int(order.ID), u.Px(13)), canvas.Place{At: canvas.Point{X: head.X + u.Px(15), Y: head.Center().Y}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&head, u.Px(36))
	if over := head.Intersect(s.Buttons); over.W > 0 && over.H > 0 { // of the table, at the corner of the map
		head.W = s.Buttons.X - u.Px(6) - head.X
	}
	f.drawEnd(u, &head, s)
	title, name := f.word("shop.title", rules.R(order), rules.R(f.view.Order.Planet)), u.Theme.Text(ui.Name)
	limits, small := f.limitsNow(u), u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	if short := fonts.Width(title, name)+u.Px(6)+fonts.Width(limits, small) > head.W; !short || orderKind(order) != researchKind {
		head.W -= u.Words(head, limits, small, ui.Right) + u.Px(6)
	} // else the purse is read beside the hand
	u.Words(head, title, name, ui.Left)
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
	w := u.ButtonWidth(label, o)
	if w > head.W*.4 {
		return
	}
	if u.Button(ui.CutRight(head, w), label, o) {
		s.Answers = append(s.Answers, end.Move)
	}
	ui.CutRight(head, u.Px(10))
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
