package sector

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// The bench of a small window: resource cards are a sign with their holes, orders are medallions with their number, and
// what a place was written for is its tip.

// leastPlate and leastBench are the height and the width, in design pixels, below which plates and words find no room.
const leastPlate, leastBench = 96.0, 480.0

// mineChip and wellChip are the grounds of the chips.
var mineChip, wellChip = color.NRGBA{R: 0xF4, G: 0xDC, B: 0xC4, A: 255}, color.NRGBA{R: 0xD7, G: 0xEE, B: 0xE6, A: 255}

// leastChip is the height of a chip, in design pixels, below which its holes cannot be counted.
const leastChip = 26.0

// threeSlips is the height of the bench, in design pixels, from which three strips of the hand find room with both their lines.
const threeSlips = 72.0

// drawSmallBench draws what belongs to the viewer and returns what was clicked.
func (f *Face) drawSmallBench(u *ui.UI, in canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	hand := in.W * .36
	if in.H >= u.Px(threeSlips) { // low cards would cover each other, strips can be read
		hand = max(hand, min(u.Px(leastSlips), in.W*.46))
	}
	tray := math.Floor(min(u.Px(3*44+8), (in.W-hand-u.Px(6))*.56))
	hand, tray = f.widerHand(u, in.H, hand, tray)
	handR := ui.CutRight(&in, hand)
	ui.CutRight(&in, u.Px(6))
	ordersR := ui.CutRight(&in, tray)
	ui.CutRight(&in, u.Px(6))
	ordersR, handR = f.shareRoom(u, ordersR, handR, s.Viewer)
	if ref := f.drawHoles(u, in, s); ref.Kind != 0 {
		clicked = ref
	}
	if ordersR.W > 0 {
		f.drawSmallTray(u, ordersR, s)
	}
	if ref := f.drawHand(u, handR, s); ref.Kind != 0 {
		clicked = ref
	}
	return clicked
}

// slimTray is the width of a tray, in design pixels, in which orders still find room, for a cursor.
const slimTray = 92.0

// widerHand gives the hand what the tray can spare, if its strips find room only then: cards that cover each other cannot be read. Under a
// finger, which spreads the hand over the slate, orders stay as large as a fingertip.
func (f *Face) widerHand(u *ui.UI, height, hand, tray float64) (wider, slim float64) {
	f.sortHand()
	r := canvas.Rect{W: hand, H: height}
	if _, fit := slipColumns(len(f.fan), r, u.Px(1)); fit || u.App.Touch || tray <= u.Px(slimTray) || !f.stacked(u, r) {
		return hand, tray
	}
	r.W = hand + tray - u.Px(slimTray)
	if _, fit := slipColumns(len(f.fan), r, u.Px(1)); !fit {
		return hand, tray
	}
	return r.W, u.Px(slimTray)
}

// drawSmallTray draws the orders to place, or those on the slate.
func (f *Face) drawSmallTray(u *ui.UI, ordersR canvas.Rect, s *table.Sight) {
	u.Picture(f.box.Tray(ordersR.W, ordersR.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: ordersR.X, Y: ordersR.Y}})
	if len(f.view.Orders) > 0 && f.view.Phase == 1 {
		f.drawKinds(u, ordersR.Inset(u.Px(3)), s)
	} else {
		f.drawOwnOrders(u, ordersR.Inset(u.Px(4)), s)
	}
}

// drawHoles writes how many workers are ready, and draws a chip for each resource card: its sign, and its holes with the
// pins in them.
func (f *Face) drawHoles(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	v := &f.view.Seats[s.Viewer]
	head := ui.CutTop(&r, u.Px(20))
	u.Picture(f.box.Pin(f.faction(s.Viewer), u.Theme.Scale), canvas.Place{At: canvas.Point{X: head.X + u.Px(6), Y: head.Center().Y}, AnchorX: .5, AnchorY: .5})
	purse := canvas.Rect{X: head.X + u.Px(15), Y: head.Y, W: head.W - u.Px(15), H: head.H}
	words, st := f.word("small.purse", rules.N(v.Pool), rules.N(min(v.Minerals, v.Pool)), rules.N(min(v.Gas, v.Pool))), u.Theme.Colored(ui.Small, palette.Gilt)
	tokens := 0.0
	if v.Cargo+v.Study > 0 {
		tokens = u.Px(76)
	}
	if fonts.Width(words, st)+tokens > purse.W { // the chips below show what can be paid
		words = f.word("small.pool", rules.N(v.Pool))
	}
	ui.CutLeft(&purse, u.Words(purse, words, st, ui.Left)+u.Px(4))
	f.drawTokens(u, purse, v, s)
	tipAcross(u, head, f.bench.all, f.poolTip(v))
	ui.CutTop(&r, u.Px(3))
	if r.H = min(r.H, u.Px(58)); r.H < u.Px(leastChip) {
		return clicked // on the bench of a battle, in which nobody pays
	}
	held := f.held(s.Viewer)
	w := math.Floor(min(u.Px(44), (r.W+u.Px(3))/float64(len(held))-u.Px(3)))
	for i, ref := range held {
		box := canvas.Rect{X: r.X + float64(i)*(w+u.Px(3)), Y: r.Y, W: w, H: r.H}
		f.drawChip(u, box, ref, s)
		if f.benchSpot(u, box, ref, s) {
			clicked = ref
		}
	}
	return clicked
}

// drawChip draws a resource card as its sign over its holes.
func (f *Face) drawChip(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) {
	gas, yield, pins := f.resource(ref, s.Viewer)
	ground, sign := mineChip, orrery.MineralSign
	if gas {
		ground, sign = wellChip, orrery.GasSign
	}
	if f.lit(ref) {
		u.Fill(r.Inset(-u.Px(2)), palette.Lit)
	}
	u.Fill(r, ground)
	u.Picture(f.box.Sign(sign, 0, .8*u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.Center().X, Y: r.Y + r.H*.3}, AnchorX: .5, AnchorY: .5})
	d := min(u.Px(8), r.W/float64(max(yield, 2))-u.Px(1))
	for i := range yield {
		at := canvas.Point{X: r.Center().X + (float64(i)-float64(yield-1)/2)*(d+u.Px(1)), Y: r.Bottom() - max(d*.5, r.H*.24)}
		ink := color.NRGBA{R: 16, G: 11, B: 8, A: 255}
		if i < pins {
			disc(u, at, d, ink)
			ink, d = f.theme.Faction[max(f.faction(s.Viewer), 0)].Main, d-u.Px(1.6)
			disc(u, at, d, ink)
			d += u.Px(1.6)
			continue
		}
		disc(u, at, d, ink)
		if i < pins+f.dueOf(ref) {
			ghost := f.theme.Faction[max(f.faction(s.Viewer), 0)].Main
			ghost.A = ghostInk
			disc(u, at, d-u.Px(1.6), ghost)
			f.threads.arrive(at)
		}
	}
	tipAcross(u, r, f.bench.all, f.word("plate.tip", rules.R(ref), rules.N(yield), rules.N(pins)))
}

// resource tells of a resource card of a seat whether it gives gas, what it yields and how many workers are on it.
func (f *Face) resource(ref rules.Ref, p rules.Seat) (gas bool, yield, pins int) {
	v := &f.view.Seats[p]
	switch n := int(ref.ID) - len(f.view.Areas); {
	case n < 0:
		a := &f.view.Areas[ref.ID]
		return a.Kind == int(orrery.Well), a.Yield, a.Workers
	case n == 0:
		return false, game.MineYield, v.Mine
	}
	return true, game.WellYield, v.Well
}

// drawKinds draws a medallion for each kind of order that is left, large enough for a finger, with its number; a click
// takes one up.
func (f *Face) drawKinds(u *ui.UI, r canvas.Rect, s *table.Sight) {
	var left [orderKinds]int
	rows := 1
	for _, o := range f.view.Orders {
		left[o.ID]++
		if o.ID >= 3 {
			rows = 2
		}
	}
	across := 3
	if rows == 1 && r.W < u.Px(3*36) { // a slim tray
		across, rows = 2, 2
	}
	w, h := r.W/float64(across), r.H/float64(rows)
	radius := math.Floor(min(w, h)*.5 - u.Px(3))
	for kind, n := range left {
		if n == 0 {
			continue
		}
		ref := rules.Ref{Kind: game.KindOrder, ID: int16(kind)}
		box := canvas.Rect{X: r.X + w*float64(kind%across), Y: r.Y + h*float64(kind/across), W: w, H: h}
		at := box.Center()
		if taken := len(f.picked) == 1 && f.picked[0] == ref; taken || f.offers.Lit(ref) && len(f.picked) == 0 {
			disc(u, at, 2*radius+u.Px(5), palette.Lit)
		}
		u.Picture(f.box.Coin(f.faction(s.Viewer), kind, radius), canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
		f.drawBadge(u, canvas.Point{X: at.X + radius*.72, Y: at.Y - radius*.72}, n)
		if f.benchSpot(u, box, ref, s) && f.offers.Lit(ref) {
			f.picked = append(f.picked[:0], ref)
			f.app.Play("click")
		}
	}
}

// digits are the numbers of a badge, so that none is written anew.
var digits = [...]string{"0", "1", "2", "3", "4"}

// drawBadge draws a number in a small disc.
func (f *Face) drawBadge(u *ui.UI, at canvas.Point, n int) {
	if n >= len(digits) {
		return
	}
	disc(u, at, u.Px(16), palette.BrassMid)
	disc(u, at, u.Px(14), palette.Ink)
	u.Words(around(at, u.Px(8)), digits[n], u.Theme.Colored(ui.Small, palette.Ivory), ui.Center)
}

// drawOwnOrders draws the viewer's orders on the slate: bright those that lie on top, dim those that are covered.
func (f *Face) drawOwnOrders(u *ui.UI, r canvas.Rect, s *table.Sight) {
	n := 0
	cell := math.Floor(min(r.W/2, u.Px(44)))
	high := math.Floor(r.H / 2)
	if r.W >= u.Px(4*30) {
		cell, high = math.Floor(r.W/4), r.H
	}
	across := int(r.W / cell)
	radius := math.Floor(min(cell, high)*.5 - u.Px(2))
	for q := range f.view.Planets {
		stack := f.view.Planets[q].Stack
		for i, tok := range stack {
			if tok.Owner != s.Viewer || tok.Order.Kind != game.KindOrder || n >= ordersARound {
				continue
			}
			box := canvas.Rect{X: r.X + cell*float64(n%across), Y: r.Y + high*float64(n/across), W: cell, H: high}
			n++
			place := canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5, Alpha: .45}
			state := "covered"
			if i == len(stack)-1 {
				place.Alpha, state = 1, "on-top"
				disc(u, box.Center(), 2*radius+u.Px(4), palette.Halo)
			}
			u.Picture(f.box.Coin(f.faction(tok.Owner), int(tok.Order.ID), radius), place)
			f.tipOrder(u, box, tok.Order, q, state)
			if f.benchSpot(u, box, stackRef(q), s) {
				f.Reveal(stackRef(q))
			}
		}
	}
}

// tipOrder says what an order on the slate is, where it lies and whether it is covered, to who points at it.
func (f *Face) tipOrder(u *ui.UI, r canvas.Rect, order rules.Ref, q int, state string) {
	if u.In.Present && r.Contains(u.In.Cursor) {
		tipAcross(u, r, f.bench.all, f.word("small.order", rules.R(order), rules.R(planetRef(q)), rules.K("sector.face."+state)))
	}
}
