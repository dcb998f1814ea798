package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// With Shift a click buys as many as can be paid: workers by their tile, units of the type that was taken up by the area where
// they are to stand. Each is a purchase of its own.

// buyMany answers with all purchases that a click with Shift means, and says whether it means any.
func (f *Face) buyMany(ref rules.Ref, s *table.Sight) bool {
	if !f.buys(s) {
		return false
	}
	n := 0
	switch {
	case len(f.picked) == 0 && ref == (rules.Ref{Kind: game.KindGood, ID: game.WorkerGood}):
		n = f.workersToBuy()
	case len(f.picked) == 1 && f.picked[0].Kind == game.KindUnit && ref.Kind == game.KindArea:
		n = f.unitsToBuy(f.picked[0], ref)
	}
	if n == 0 {
		return false
	}
	for _, o := range f.offers.At(ref) {
		if len(f.picked) == 0 || o.Move.Verb == game.BuyMove && o.Move.A == f.picked[0].ID {
			for range n {
				s.Answers = append(s.Answers, o.Move)
			}
			f.lay()
			return true
		}
	}
	return false
}

// workersToBuy counts the workers that minerals, the pool and the supply allow.
func (f *Face) workersToBuy() int {
	v := &f.view.Seats[f.view.Order.Seat]
	return max(min(v.Minerals, v.Pool, game.Workers-f.workersOf(f.view.Order.Seat)), 0)
}

// workersOf counts all workers of a seat.
func (f *Face) workersOf(p rules.Seat) int {
	v := &f.view.Seats[p]
	n := v.Pool + v.Away + v.Mine + v.Well
	for a := range f.view.Areas {
		if f.view.Areas[a].Card == p {
			n += f.view.Areas[a].Workers
		}
	}
	return n
}

// unitsToBuy counts the units of a type that the limit of the order, the supply, the area and what can be paid allow. Of those
// that come in pairs it is one purchase: the second figure may be asked about.
func (f *Face) unitsToBuy(unit, area rules.Ref) int {
	o, k, a := &f.view.Order, game.FactsOfUnit(unit), &f.view.Areas[area.ID]
	v := &f.view.Seats[o.Seat]
	if k.InPair {
		return 0
	}
	n := min(o.MayBuy-o.Bought, int(v.Supply[int(unit.ID)%game.UnitsOfPeople]), a.Limit-total(&a.Units), v.Pool/(k.Minerals+k.Gas))
	if k.Minerals > 0 {
		n = min(n, v.Minerals/k.Minerals)
	}
	if k.Gas > 0 {
		n = min(n, v.Gas/k.Gas)
	}
	return max(n, 0)
}
