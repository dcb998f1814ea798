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
