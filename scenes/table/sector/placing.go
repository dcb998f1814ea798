package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// An order that was taken up follows the cursor; over a world that it can be placed on, its ghost lies on top of the stack and a
// caption says what place that is and what the order could do as things stand.

// drawExecuting says over a world on which an order of one's own lies on top what a press would ask.
func (f *Face) drawExecuting(u *ui.UI, s *table.Sight) {
	q := f.planetOf(s.Hover)
	if q < 0 || !f.board.lay.spots[q].in || f.acts.busy() || f.offers == nil || s.Offer != nil {
		return
	}
	stack := f.view.Planets[q].Stack
	for _, o := range f.offers.At(planetRef(q)) {
		if o.Move.Verb == game.ExecuteMove && len(stack) > 0 {
			s.Told = true
			order := stack[len(stack)-1].Order
			f.caption(u, f.word("plan.execute", rules.R(order), rules.R(planetRef(q))), f.prospect(order, q, s.Viewer), f.atFoot(q))
			return
		}
	}
}

// carried is the order that was taken up; false when none was.
func (f *Face) carried() (order rules.Ref, some bool) {
	if len(f.picked) == 1 && f.picked[0].Kind == game.KindOrder {
		return f.picked[0], true
	}
	return rules.Ref{}, false
}

// drawPlacing draws the ghost, the caption and the order at the cursor.
func (f *Face) drawPlacing(u *ui.UI, s *table.Sight) {
	order, some := f.carried()
	if f.faction(s.Viewer) < 0 {
		return
	}
	if !some {
		f.drawExecuting(u, s)
		return
	}
	s.Told = true // the caption says it
	b, faction := &f.board, f.faction(s.Viewer)
	if q := f.planetOf(s.Hover); q >= 0 && b.lay.spots[q].in && f.lit(planetRef(q)) {
		k := b.scale()
		if len(f.view.Planets[q].Stack) == 0 {
			from, to := b.place(b.lay.spots[q].at), b.place(b.lay.spots[q].spindle)
			u.Line(from, to, 4*k, u.Theme.Ink3)
		}
		at := b.place(b.lay.spots[q].spindle)
		at.Y -= orrery.SpindleTop(len(f.view.Planets[q].Stack)) * k
		u.Picture(f.box.Coin(faction, int(order.ID), math.Round(17*k)), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: .8})
		f.caption(u, f.place(order, q), f.prospect(order, q, s.Viewer), f.atFoot(q))
	}
	if u.In.Present && b.slate.Contains(u.In.Cursor) {
		u.Picture(f.box.Coin(faction, int(order.ID), math.Round(u.Px(15))), canvas.Place{At: canvas.Point{X: u.In.Cursor.X + u.Px(18), Y: u.In.Cursor.Y + u.Px(18)}, AnchorX: .5, AnchorY: .5})
	}
}

// place says which place in the stack the order would take.
func (f *Face) place(order rules.Ref, q int) string {
	if n := len(f.view.Planets[q].Stack); n > 0 {
		return f.word("plan.on-top", rules.R(order), rules.R(planetRef(q)), rules.N(n))
	}
	return f.word("plan.first", rules.R(order), rules.R(planetRef(q)))
}

// prospect says what the order could do if it were executed now, or that it could do nothing.
func (f *Face) prospect(order rules.Ref, q int, p rules.Seat) string {
	for _, o := range f.offers.At(planetRef(q)) {
		if (o.Move.Verb == game.PlaceMove && o.Move.A == order.ID || o.Move.Verb == game.ExecuteMove) && len(o.Stakes) > 0 {
			return f.voice.Say(o.Stakes[0].What) + "."
		}
	}
	switch orderKind(order) {
	case mobiliseKind:
		on, beside := f.unitsOn(q, p), f.unitsBeside(q, p)
		switch {
		case on == 0:
			return f.word("plan.bring", rules.N(beside))
		case beside == 0:
			return f.word("plan.move", rules.N(on))
		}
		return f.word("plan.units", rules.N(on), rules.N(beside))
	case buildKind:
		if !f.basedOn(q, p) {
			return f.word("plan.no-base")
		}
		n, purse := f.view.Seats[p].MayBuyBy(order), rules.W(f.purse(&f.view.Seats[p]))
		switch room := f.view.RoomOn(planetRef(q), p); {
		case room <= 0:
			return f.word("plan.build-full", purse)
		case f.view.Seats[p].Pool == 0:
			return f.word("plan.build-broke")
		default:
			n = min(n, room)
		}
		return f.word("plan.build", rules.N(n), purse)
	}
	return f.word("plan.research")
}

// unitsOn counts the units of a seat on a world.
func (f *Face) unitsOn(q int, p rules.Seat) (n int) {
	for _, area := range f.view.Planets[q].Areas {
		if a := &f.view.Areas[area.ID]; a.Owner == p {
			n += total(&a.Units)
		}
	}
	return n
}

// unitsBeside counts those on the worlds beside it, with a transport of the seat on the way.
func (f *Face) unitsBeside(q int, p rules.Seat) (n int) {
	for i := range f.view.Routes {
		r := &f.view.Routes[i]
		switch {
		case !f.carries(r, p):
		case int(r.A.ID) == q:
			n += f.unitsOn(int(r.B.ID), p)
		case int(r.B.ID) == q:
			n += f.unitsOn(int(r.A.ID), p)
		}
	}
	return n
}

// basedOn says whether a seat has a base on a world.
func (f *Face) basedOn(q int, p rules.Seat) bool {
	for _, area := range f.view.Planets[q].Areas {
		if f.view.Areas[area.ID].Base == p {
			return true
		}
	}
	return false
}

// letFall is where an order that was dragged from the bench is let go over the slate.
func (f *Face) letFall(u *ui.UI) rules.Ref {
	at, up := u.In.Let(ui.LeftButton)
	if _, some := f.carried(); !up || !some || f.drag.on || !f.board.slate.Contains(at) {
		return rules.Ref{}
	}
	return f.take(f.pick(at), at)
}
