package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
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

// drawGhosts draws the workers that would go to a plate, behind those that are there.
func (f *Face) drawGhosts(u *ui.UI, r canvas.Rect, ref rules.Ref, plate *orrery.Plate) {
	for i := range f.dueOf(ref) {
		at := plate.Hole(int(plate.Pins) + i)
		u.Picture(f.box.Pin(plate.Faction, u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X + at.X, Y: r.Y + at.Y}, AnchorX: .5, AnchorY: .5, Alpha: ghostly})
	}
}
