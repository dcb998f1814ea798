package table

import (
	"cmp"
	"slices"

	"tyche/rules"
)

// Answers come in the order of the game, which may change as a question goes on: what gives most comes first. For people the list
// stands still while a question lasts.

// stand gives the answers that stood in the question before the order that they had there. What is new comes after what it follows in
// the order of the game.
func (o *Offers) stand(before *Offers) {
	places := make([]int, len(o.Legal))
	last := -1
	for i, f := range o.Legal {
		if at := slices.IndexFunc(before.Legal, func(b Offer) bool { return b.Move == f.Move }); at >= 0 {
			last = at
		}
		places[i] = last
	}
	order := make([]int, len(o.Legal))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(o.Legal[a].Caption.Rank, o.Legal[b].Caption.Rank), cmp.Compare(places[a], places[b]))
	})
	o.arrange(order)
}

// arrange puts the answers into another order, given by the places that they have now.
func (o *Offers) arrange(order []int) {
	legal := o.Legal
	o.Legal, o.lit = make([]Offer, 0, len(legal)), make(map[rules.Ref][]int, len(o.lit))
	for _, i := range order {
		o.add(legal[i])
	}
}
