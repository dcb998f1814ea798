package sector

import (
	"slices"

	"tyche/rules"
)

// Payment is how something would be paid by itself: the workers that go to each resource card, by the number of its Ref, and the
// tokens that are spent.
type Payment struct {
	Work         [numAreas + 2]int
	Cargo, Study int
}

// PaymentOf tells how a purchase in the order under way would be paid (3.2); false for a move that buys nothing.
func PaymentOf(v *View, m rules.Move) (p Payment, buys bool) {
	c, buys := v.costOf(m)
	if !buys || !v.Order.On {
		return p, false
	}
	o, k := &v.Order, &v.Seats[v.Order.Seat]
	c.minerals, c.gas = max(0, c.minerals-o.Minerals), max(0, c.gas-o.Gas)
	if m.Verb == buildVerb || m.Verb == moduleVerb || m.Verb == techVerb {
		p.spendStudy(k, &c)
	}
	pool := k.Pool
	c.minerals = p.work(v, mineral, c.minerals, &pool)
	c.gas = p.work(v, gas, c.gas, &pool)
	p.Cargo = c.minerals + c.gas
	return p, true
}

// costOf is what a purchase costs now, with what is taken off.
func (v *View) costOf(m rules.Move) (c price, buys bool) {
	o := &v.Order
	switch {
	case boughtBy(m) == none:
		return c, false
	case m.Verb == techVerb:
		return listPrice(boughtBy(m)), true
	case m.Verb != workerVerb || !o.FreeWorker:
		c = listPrice(boughtBy(m))
	}
	return c.less(o.Discount == DiscountMinerals, o.Discount == DiscountGas), true
}

// spendStudy pays with study tokens, first what workers cannot bring.
func (p *Payment) spendStudy(k *SeatView, c *price) {
	take := func(due *int, n int) {
		n = min(n, k.Study-p.Study, *due)
		*due -= n
		p.Study += n
	}
	take(&c.minerals, max(0, c.minerals-k.Minerals))
	take(&c.gas, c.gas)
	take(&c.minerals, c.minerals)
}

// work sends workers for due minerals or gas: to the permanent card, to cards of areas without enemies, to the others. It returns
// what is still due.
func (p *Payment) work(v *View, kind areaKind, due int, pool *int) int {
	k := &v.Seats[v.Order.Seat]
	send := func(i, room int) {
		n := max(min(due, *pool, room), 0)
		p.Work[i] += n
		due -= n
		*pool -= n
	}
	if kind == mineral {
		send(homeMine, mineYield-k.Mine)
	} else {
		send(homeWell, wellYield-k.Well)
	}
	for _, safe := range [...]bool{true, false} {
		for i := range v.Areas {
			a := &v.Areas[i]
			if a.Card == v.Order.Seat && a.Kind == int(kind) && v.safe(i) == safe {
				send(i, a.Yield-a.Workers)
			}
		}
	}
	return due
}

// safe says whether no enemy stands in an area of the seat whose order it is.
func (v *View) safe(i int) bool {
	mine := []rules.Seat{nobody, v.Order.Seat}
	return slices.Contains(mine, v.Areas[i].Owner) && slices.Contains(mine, v.Areas[i].Base)
}
