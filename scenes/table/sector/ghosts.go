package sector

import (
	"image/color"
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// What the thing under the cursor would be paid with is shown on the bench before anybody clicks: pins fade on the rail and stand
// as ghosts in the holes of the cards they would go to.

// ghostly is how much of a ghost is seen, 1 = all.
const ghostly = .55

// ghostInk is the same of a colour.
const ghostInk = 140

// asked is what the cursor means: what is due is found out once for each.
type asked struct {
	offers       *table.Offers
	offer        *table.Offer
	taken, hover rules.Ref
}

// reckonDue finds what the purchase meant by the cursor would be paid with.
func (f *Face) reckonDue(s *table.Sight) {
	now := asked{offers: f.offers, offer: s.Offer, hover: s.Hover}
	if len(f.picked) > 0 {
		now.taken = f.picked[0]
	}
	if o := &f.view.Order; f.acts.busy() || !o.On || o.Seat != s.Viewer || f.offers == nil {
		now = asked{}
	}
	if now == f.dueFor {
		return
	}
	f.dueFor, f.due = now, game.Payment{}
	switch {
	case now.offers == nil:
	case now.offer != nil:
		f.due, _ = game.PaymentOf(&f.view, now.offer.Move)
	case now.taken.Kind != 0:
		f.due = f.dueAt(now.taken)
	case now.hover.Kind != game.KindArea: // of several units the price is not known yet
		f.due = f.dueAt(now.hover)
	}
}

// dueAt is what the first purchase that a thing means would be paid with.
func (f *Face) dueAt(ref rules.Ref) game.Payment {
	for _, o := range f.offers.At(ref) {
		if due, buys := game.PaymentOf(&f.view, o.Move); buys {
			return due
		}
	}
	return game.Payment{}
}

// dueOf is how many workers would go to a resource card.
func (f *Face) dueOf(ref rules.Ref) int {
	if ref.Kind != game.KindResource || int(ref.ID) >= len(f.due.Work) {
		return 0
	}
	return f.due.Work[ref.ID]
}

// lifted is how many workers would leave the pool.
func (f *Face) lifted() (n int) {
	for _, k := range f.due.Work {
		n += k
	}
	return n
}

// threads lead from the pins that would leave the rail to the holes they would stand in, so far as they were drawn.
type threads struct {
	from, to [game.Workers]canvas.Point
	left     int // pins that would leave
	taken    int // holes they would stand in
}

// leave notes a pin that would leave the rail, arrive a hole that one would stand in.
func (k *threads) leave(at canvas.Point) {
	if k.left < len(k.from) {
		k.from[k.left] = at
		k.left++
	}
}

func (k *threads) arrive(at canvas.Point) {
	if k.taken < len(k.to) {
		k.to[k.taken] = at
		k.taken++
	}
}

// drawThreads rings the pins and the holes and leads dotted lines from one to the other.
func (f *Face) drawThreads(u *ui.UI) {
	k := &f.threads
	for i := range min(k.left, k.taken) {
		for _, at := range [...]canvas.Point{k.from[i], k.to[i]} {
			ring(u, at, u.Px(6.5), u.Px(1.6), palette.Halo)
		}
		dx, dy := k.to[i].X-k.from[i].X, k.to[i].Y-k.from[i].Y
		long := math.Hypot(dx, dy)
		for d := u.Px(10); d < long-u.Px(9); d += u.Px(5) {
			disc(u, canvas.Point{X: k.from[i].X + dx*d/long, Y: k.from[i].Y + dy*d/long}, u.Px(1.9), palette.Halo)
		}
	}
}

// ring draws a circle.
func ring(u *ui.UI, c canvas.Point, radius, pen float64, ink color.NRGBA) {
	const parts = 20
	from := canvas.Point{X: c.X + radius, Y: c.Y}
	for i := 1; i <= parts; i++ {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / parts)
		to := canvas.Point{X: c.X + radius*cos, Y: c.Y + radius*sin}
		u.Line(from, to, pen, ink)
		from = to
	}
}

// drawGhosts draws the workers that would go to a plate, behind those that are there.
func (f *Face) drawGhosts(u *ui.UI, r canvas.Rect, ref rules.Ref, plate *orrery.Plate) {
	for i := range f.dueOf(ref) {
		at := plate.Hole(int(plate.Pins) + i)
		u.Picture(f.box.Pin(plate.Faction, u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X + at.X, Y: r.Y + at.Y}, AnchorX: .5, AnchorY: .5, Alpha: ghostly})
		f.threads.arrive(canvas.Point{X: r.X + at.X, Y: r.Y + at.Y})
	}
}
