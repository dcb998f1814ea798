package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// Denied lists the plots that cannot be written against anybody now, each with what stands in the way: who looks for one is not to wonder
// whether the rules have it.
func (f *Face) Denied(o *table.Offers) (list []table.Denial) {
	for plot := range int16(game.NumPlots) {
		if slices.ContainsFunc(o.Legal, func(k table.Offer) bool { return k.Move.Verb == game.VerbPlot && k.Move.A == plot }) {
			continue
		}
		if k := f.denied(o.Refused, plot); k != nil {
			list = append(list, table.Denial{Words: f.name(rules.Ref{Kind: game.KindPlot, ID: plot}), Why: f.voice.Say(k.Bad.Why)})
		}
	}
	return list
}

// denied is the refusal of a plot that tells most: that there is no target against one House says less than what it costs.
func (f *Face) denied(refused []table.Offer, plot int16) (best *table.Offer) {
	for i := range refused {
		k := &refused[i]
		if k.Move.Verb != game.VerbPlot || k.Move.A != plot {
			continue
		}
		if k.Bad.Why.Args[3].Kind != rules.NoArg { // the price, and what may be spent
			return k
		}
		if best == nil {
			best = k
		}
	}
	return best
}
