package sector

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/vignettes"
)

// The sheet of an order to build or to research: a tile for everything that can be bought, in the order of the rule, with
// its price; what cannot be bought is grey and says why.

// shopHeight is the height of the sheet in design pixels, priceStrip that of a line with a price.
const shopHeight, priceStrip = 258, 17

// buys says whether the viewer is asked what to buy for an order.
func (f *Face) buys(s *table.Sight) bool {
	o := &f.view.Order
	return o.On && o.Seat == s.Viewer && s.Deciding == s.Viewer && len(s.Offers.Legal) > 0 && orderKind(o.Order) != mobiliseKind
}

// Kinds of orders, gold or not.
const (
	buildKind = iota
	mobiliseKind
	researchKind
)

func orderKind(order rules.Ref) int { return int(order.ID) % 3 }

// stocked is what the shelves are filled for: a kind of order, and the people of who buys.
type stocked struct {
	order  int16
	people int
}

// shelf is one column of the sheet.
type shelf struct {
	key   string
	goods []rules.Ref
}

// shelves lists what an order could buy for the viewer.
func (f *Face) shelves(list []shelf) []shelf {
	people := f.view.Seats[f.view.Order.Seat].People
	add := func(key string, kind uint8, first, n int) {
		var refs []rules.Ref
		for i := range n {
			refs = append(refs, rules.Ref{Kind: kind, ID: int16(first + i)})
		}
		list = append(list, shelf{key, refs})
	}
	if orderKind(f.view.Order.Order) == researchKind {
		add("shelf.cards", game.KindGood, int(game.CardsGood), 1)
		add("shelf.techs", game.KindTech, 6*people, 6)
		return list
	}
	add("shelf.worker", game.KindGood, int(game.WorkerGood), 1)
	add("shelf.transport", game.KindGood, int(game.TransportGood), 1)
	add("shelf.units", game.KindUnit, game.UnitsOfPeople*people, game.UnitsOfPeople)
	add("shelf.base", game.KindGood, int(game.BaseGood), 1)
	add("shelf.buildings", game.KindBuilding, 4*people, 4)
	add("shelf.modules", game.KindModule, 0, 3)
	return list
}

// shopRect is where the sheet lies.
func (f *Face) shopRect(u *ui.UI) canvas.Rect {
	in := f.board.slate
	h := min(u.Px(shopHeight), in.H*.5)
	if orderKind(f.view.Order.Order) == researchKind {
		h = researchTall(u, in)
	}
	return canvas.Rect{X: in.X + u.Px(4), Y: in.Bottom() - h - u.Px(4), W: in.W - u.Px(8), H: h}
}

// clear raises the slate so far that the world of an order is seen above the sheet. Where a world is larger than the room there,
// its foot is hidden rather than its name.
func (f *Face) clear(u *ui.UI, s *table.Sight) {
	b := &f.board
	b.lift, b.slide, f.shelter = 0, 0, f.sells(u, s)
	f.slideClear(u, s)
	if q := f.planetOf(f.view.Order.Planet); q >= 0 && f.buys(s) && !f.smallShop(u) && b.lay.spots[q].in {
		at := b.place(b.lay.spots[q].at).Y
		low, high := at+b.radius()+u.Px(8), at-b.radius()-f.canopyTall()-b.slate.Y
		b.lift = min(max(low-f.shopRect(u).Y, 0), max(high, 0))
	}
}

// stock fills the shelves for the order under way, if they are not.
func (f *Face) stock() {
	o := stocked{f.view.Order.Order.ID, f.view.Seats[f.view.Order.Seat].People}
	if f.shop == nil || f.shopFor != o {
		f.shop, f.shopFor = f.shelves(nil), o
	}
}

// drawShop draws the sheet at the foot of the slate.
func (f *Face) drawShop(u *ui.UI, s *table.Sight) {
	f.stock()
	if f.smallShop(u) {
		f.drawSmallShop(u, s)
		return
	}
	r := f.shopRect(u)
	f.cover = r
	u.Theme.Skin(u, ui.PanelShape, r)
	r = r.Inset(u.Px(8))
	f.shopTitle(u, ui.CutTop(&r, u.Px(30)), s)
	if orderKind(f.view.Order.Order) == researchKind {
		f.drawResearch(u, r, s)
		return
	}
	slots := 0
	for i := range f.shop {
		slots += columns(len(f.shop[i].goods))
	}
	gap := u.Px(5)
	w := (r.W - gap*float64(slots-1)) / float64(slots)
	low := (r.H - u.Px(19) - gap) / 2 // below the first two tiles nothing is sold
	f.drawCorner(u, canvas.Rect{X: r.X, Y: r.Bottom() - low + u.Px(4), W: 2*w + gap, H: low - u.Px(4)}, s)
	for i := range f.shop {
		n := columns(len(f.shop[i].goods))
		col := ui.CutLeft(&r, w*float64(n)+gap*float64(n-1))
		ui.CutLeft(&r, gap)
		u.Words(ui.CutTop(&col, u.Px(19)), f.word(f.shop[i].key), u.Theme.Colored(ui.Small, u.Theme.Heading), ui.Left)
		tall := (col.H - gap) / 2
		for j, ref := range f.shop[i].goods {
			f.drawTile(u, canvas.Rect{X: col.X + (w+gap)*float64(j%n), Y: col.Y + (tall+gap)*float64(j/n), W: w, H: tall}, ref, s)
		}
	}
}

// columns is how many columns so many tiles need in two rows.
func columns(tiles int) int { return (tiles + 1) / 2 }

// purse says what a seat can pay: as much in all as it has workers and holes for them, and of each kind at most what the
// holes of its cards would take. A worker pays one of either.
func (f *Face) purse(v *game.SeatView) string {
	if v.Pool == 0 {
		return f.word("purse.none")
	}
	minerals, gas, all := min(v.Minerals, v.Pool), min(v.Gas, v.Pool), min(v.Minerals+v.Gas, v.Pool)
	if minerals+gas == all {
		return f.word("purse", rules.N(minerals), rules.N(gas))
	}
	return f.word("purse.in-all", rules.N(minerals), rules.N(gas), rules.N(all))
}

// limits says how many units may still be bought, and what was paid beforehand.
func (f *Face) limits() string {
	o := &f.view.Order
	if orderKind(o.Order) == researchKind {
		v := &f.view.Seats[o.Seat]
		if n := v.Cargo + v.Study; n > 0 { // they pay too, and alone where no worker is left
			if v.Pool == 0 {
				return f.word("purse.tokens.only", rules.N(n))
			}
			return f.word("purse.tokens", rules.W(f.purse(v)), rules.N(n))
		}
		return f.purse(v)
	}
	if !f.basedOn(int(o.Planet.ID), o.Seat) { // units are built where there is a base
		return f.word("shop.no-base")
	}
	if o.Bought+o.MayBuy == 0 { // a base that this order has founded sells none yet
		return ""
	}
	switch room := f.view.RoomOn(o.Planet, o.Seat); {
	case room <= 0:
		return f.word("shop.full", rules.N(o.Bought))
	case room < o.MayBuy-o.Bought:
		return f.word("shop.room", rules.N(o.Bought), rules.N(o.MayBuy), rules.N(room))
	}
	return f.word("shop.limit", rules.N(o.Bought), rules.N(o.MayBuy))
}

// drawTile draws a thing that can be bought: figure, name, price and how many are left, or why it cannot be bought.
func (f *Face) drawTile(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	f.put(ref, r)
	lit := s.Offers.Lit(ref)
	shape := ui.InlayShape
	if lit {
		shape = ui.CardShape
	}
	u.Theme.Skin(u, shape, r)
	if lit && slices.Contains(f.picked, ref) || lit && u.In.Present && r.Contains(u.In.Cursor) {
		u.Theme.Skin(u, ui.FocusRing, r)
	}
	in := r.Inset(u.Px(3))
	name := ui.CutBottom(&in, u.Px(16))
	ink := u.Theme.Ink
	alpha := 1.0
	if !lit {
		ink, alpha = u.Theme.OffInk, .42
	}
	_, owned := f.left(ref)
	if owned {
		alpha = 1
	}
	st := fitted(f.name(ref), u.Theme.Colored(ui.Small, ink), name.W)
	if fonts.Width(f.name(ref), st) > name.W { // in two lines
		second := ui.CutBottom(&in, u.Px(8))
		u.Paragraph(canvas.Rect{X: name.X, Y: second.Y, W: name.W, H: name.H + second.H}, f.name(ref), st, ui.Center)
	} else {
		u.Words(name, f.name(ref), st, ui.Center)
	}
	strip := ui.CutTop(&in, u.Px(priceStrip)) // above the picture, that nothing is written on
	f.drawGood(u, in, ref, alpha)
	if owned && !lit { // its price asks nobody: what the player has stands there
		f.drawLeft(u, canvas.Rect{X: strip.X, Y: strip.Y, W: strip.W, H: u.Px(16)}, ref, ui.Left)
	} else {
		f.drawLeft(u, canvas.Rect{X: in.X, Y: in.Bottom() - u.Px(16), W: in.W - u.Px(2), H: u.Px(16)}, ref, ui.Right)
	}
	if p, priced := f.priceOf(ref); priced && (lit || !owned) {
		f.drawPrice(u, canvas.Point{X: strip.X + u.Px(2), Y: strip.Center().Y}, p)
	}
	if !lit && r.Contains(u.In.Cursor) {
		if bad := s.WhyNot(ref); bad != nil {
			u.TipBeside(r, f.cover, f.voice.Say(bad.Why)+" ("+string(bad.Rule)+")")
		}
	}
}

// drawGood draws what a tile sells.
func (f *Face) drawGood(u *ui.UI, r canvas.Rect, ref rules.Ref, alpha float64) {
	f.drawGoodOf(u, r, ref, max(f.faction(f.view.Order.Seat), 0), alpha)
}

// drawGoodOf is drawGood in the colours of a faction.
func (f *Face) drawGoodOf(u *ui.UI, r canvas.Rect, ref rules.Ref, faction int8, alpha float64) {
	left, right := breadthOf(ref)
	k := f.goodScale(u, r, ref)
	at := canvas.Place{At: canvas.Point{X: r.Center().X, Y: r.Bottom() - 2*k}, AnchorX: .5, AnchorY: orrery.FigureFoot / 112, Alpha: alpha}
	switch ref.Kind {
	case game.KindUnit:
		at.At.X += (left - right) / 2 * k
		u.Picture(f.box.Figure(int(ref.ID), faction, k), at)
	case game.KindBuilding:
		u.Picture(f.box.Model(int(ref.ID), faction, k), at)
	case game.KindModule:
		u.Picture(f.box.Model(orrery.Modules+int(ref.ID), faction, k), at)
	case game.KindTech:
		w := math.Floor(min(r.W, r.H*vignettes.TrickWidth/vignettes.TrickHeight))
		pic := f.deck.Scene(f.sceneOf(ref, faction, int(max(w, 8)), int(max(w*vignettes.TrickHeight/vignettes.TrickWidth, 8))))
		u.Picture(pic, canvas.Place{At: r.Center(), AnchorX: .5, AnchorY: .5, Alpha: alpha})
	case game.KindGood:
		switch ref.ID {
		case game.WorkerGood:
			u.Picture(f.box.Sign(orrery.PinSign, faction, 1.9*k), canvas.Place{At: r.Center(), AnchorX: .5, AnchorY: .5, Alpha: alpha})
		case game.TransportGood:
			u.Picture(f.box.Model(orrery.Bases+3, faction, k), at)
		case game.BaseGood:
			u.Picture(f.box.Model(orrery.Bases+int(faction)/2, faction, k), at)
		default:
			w := int(r.H * .5)
			u.Picture(f.deck.Back(faction, max(w, 8)), canvas.Place{At: r.Center(), AnchorX: .5, AnchorY: .5, Alpha: alpha})
		}
	}
}

// breadthOf is how far the figure of a good reaches to both sides.
func breadthOf(ref rules.Ref) (left, right float64) {
	if ref.Kind == game.KindUnit {
		return orrery.Breadth(int(ref.ID))
	}
	return orrery.ModelBreadth, orrery.ModelBreadth
}

// goodScale is the scale at which the figure of a good is drawn in r, in 64ths: the pictures are kept by their size.
func (f *Face) goodScale(u *ui.UI, r canvas.Rect, ref rules.Ref) float64 {
	left, right := breadthOf(ref)
	return math.Floor(64*min(r.H/76, r.W/(left+right), u.Theme.Scale)) / 64
}

// priceWide is how wide the signs of a price are, in design pixels.
func priceWide(p game.Price) float64 { return 10*float64(p.Minerals) + 12*float64(p.Gas) + 2 }

// priceOf is what a good costs now, as the answers that buy it say; as it is printed where it cannot be bought.
func (f *Face) priceOf(ref rules.Ref) (game.Price, bool) {
	if f.offers != nil {
		for i := range f.offers.Legal {
			k := &f.offers.Legal[i].Caption
			if p, priced := game.PriceIn(k.Label); priced && slices.Contains(k.Targets, ref) {
				return p, true
			}
		}
	}
	p := game.PriceOf(ref)
	return p, p != game.Price{}
}

// drawPrice draws a crystal for each mineral and a cloud for each gas.
func (f *Face) drawPrice(u *ui.UI, at canvas.Point, p game.Price) {
	k := .74 * u.Theme.Scale
	if p == (game.Price{}) {
		u.Words(canvas.Rect{X: at.X, Y: at.Y - u.Px(8), W: u.Px(60), H: u.Px(16)}, f.word("tile.free"), u.Theme.Colored(ui.Caption, u.Theme.Ink2), ui.Left)
	}
	for range p.Minerals {
		u.Picture(f.box.Sign(orrery.MineralSign, 0, k), canvas.Place{At: canvas.Point{X: at.X + u.Px(6), Y: at.Y}, AnchorX: .5, AnchorY: .5})
		at.X += u.Px(10)
	}
	for range p.Gas {
		u.Picture(f.box.Sign(orrery.GasSign, 0, k), canvas.Place{At: canvas.Point{X: at.X + u.Px(7), Y: at.Y}, AnchorX: .5, AnchorY: .5})
		at.X += u.Px(12)
	}
}

// left says how many of a thing are left, or with owned how many the player has; "" where neither tells anything.
func (f *Face) left(ref rules.Ref) (words string, owned bool) {
	v := &f.view.Seats[f.view.Order.Seat]
	n := 0
	switch ref.Kind {
	case game.KindUnit:
		return f.word("tile.left", rules.N(int(v.Supply[int(ref.ID)%game.UnitsOfPeople]))), false
	case game.KindModule:
		n = v.Modules[ref.ID]
	case game.KindBuilding, game.KindTech:
		if slices.Contains(v.Buildings, ref) || slices.Contains(v.Techs, ref) {
			n = 1
		}
	}
	if n == 0 {
		return "", false
	}
	return f.word("tile.owned", rules.N(n)), true
}

// drawLeft writes at the foot of a tile how many are left, or on a green label that the player has some.
func (f *Face) drawLeft(u *ui.UI, r canvas.Rect, ref rules.Ref, at ui.Align) {
	words, owned := f.left(ref)
	if words == "" {
		return
	}
	if !owned {
		u.Words(r, words, u.Theme.Colored(ui.Caption, u.Theme.Ink2), at)
		return
	}
	st := u.Theme.Colored(ui.Caption, palette.Ivory)
	w := math.Ceil(min(fonts.Width(words, st)+u.Px(10), r.W))
	if at == ui.Right {
		ui.CutLeft(&r, r.W-w)
	}
	r = canvas.Rect{X: math.Round(r.X), Y: math.Round(r.Y), W: w, H: math.Floor(r.H)}
	u.Fill(r, f.theme.Good)
	u.Words(r, words, fitted(words, st, w-u.Px(4)), ui.Center)
}
