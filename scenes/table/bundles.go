package table

import (
	"slices"

	"tyche/rules"
)

// bundleVerb is the verb of what stands for a bundle in the list: none of any game, so that a bundle is never taken for one of its moves.
const bundleVerb = 255

// bundle lists what gives several answers with one press above the first of them.
func (o *Offers) bundle(list []rules.Bundle) {
	for n, b := range list {
		at := slices.IndexFunc(o.Legal, func(f Offer) bool { return f.Move == b.Moves[0] })
		if at < 0 {
			continue
		}
		f := Offer{Move: rules.Move{Verb: bundleVerb, A: int16(n)}, Caption: b.Caption, Stakes: b.Stakes, Then: b.Moves}
		f.Caption.Order = o.Legal[at].Caption.Order
		legal := slices.Insert(o.Legal, at, f)
		o.Legal, o.lit = make([]Offer, 0, len(legal)), make(map[rules.Ref][]int, len(o.lit))
		for _, k := range legal {
			o.add(k)
		}
	}
}

// together is the bundle that an advised answer begins, if all of it promises no less than that answer alone; else the answer.
func (o *Offers) together(advised rules.Move) rules.Move {
	alone, legal := o.Find(advised)
	for _, f := range o.Legal {
		if legal && slices.Contains(f.Then, advised) && hopeOf(f.Stakes) >= hopeOf(alone.Stakes) {
			return f.Move
		}
	}
	return advised
}

// hopeOf is how likely what is hoped for is at least, by the first chance among stakes; certain where nothing is left to chance.
func hopeOf(stakes []rules.Stake) float64 {
	for i := range stakes {
		if !stakes[i].Chancy() {
			continue
		}
		hope := 0.0
		for _, w := range stakes[i].Ways {
			if w.Good > 0 {
				hope += float64(w.Least.Ways) / float64(w.Least.Of)
			}
		}
		return hope
	}
	return 1
}
