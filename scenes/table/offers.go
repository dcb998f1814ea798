// Package table is the table every game is played at: it turns clicks into moves, waits for people and computers,
// keeps the journal, and shows what happens through the game's face (see Face). It knows the contract of games and
// no game.
package table

import (
	"slices"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/sprites/canvas"
)

// Offer is one answer to the open decision, with its caption and what hangs on it; Bad says why it may not be played.
type Offer struct {
	Move    rules.Move
	Caption rules.Caption
	Stakes  []rules.Stake
	Bad     *rules.Illegal
}

// Offers is everything a seat may answer now, found by what is clicked.
type Offers struct {
	Decision rules.Decision
	Legal    []Offer // by rank, else in the game's order
	Refused  []Offer
	Routes   map[rules.Ref]Route // far targets, reached step by step

	rows   []canvas.Rect // where the answers of Legal were listed last
	words  []string      // the labels of Legal as spoken
	spoken lexicon.Language

	lit map[rules.Ref][]int // indices into Legal
	bad map[rules.Ref]int   // the first refused offer
}

// NoOffers is what a table has while nobody at it is asked.
func NoOffers() *Offers { return &Offers{} }

// FindOffers lists what the chair is offered; false when it is not asked anything.
func FindOffers(c session.Chair) (*Offers, bool) {
	d, asked := c.Decision()
	if !asked {
		return NoOffers(), false
	}
	o := &Offers{Decision: d, lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	var list []Offer
	for _, m := range c.Candidates(nil) {
		list = append(list, Offer{Move: m, Caption: c.Describe(m), Stakes: c.Stakes(m), Bad: c.Explain(m)})
	}
	slices.SortStableFunc(list, func(a, b Offer) int { return int(a.Caption.Rank) - int(b.Caption.Rank) })
	for _, f := range list {
		o.add(f)
	}
	return o, true
}

func (o *Offers) add(f Offer) {
	if f.Bad != nil {
		o.Refused = append(o.Refused, f)
		for _, ref := range f.Caption.Targets {
			if _, known := o.bad[ref]; !known {
				o.bad[ref] = len(o.Refused) - 1
			}
		}
		return
	}
	o.Legal = append(o.Legal, f)
	for _, ref := range f.Caption.Targets {
		o.lit[ref] = append(o.lit[ref], len(o.Legal)-1)
	}
}

// Lit says whether a click on ref can mean a move.
func (o *Offers) Lit(ref rules.Ref) bool {
	_, far := o.Routes[ref]
	return far || len(o.lit[ref]) > 0
}

// At returns the moves that a click on ref can mean.
func (o *Offers) At(ref rules.Ref) []Offer {
	var list []Offer
	for _, i := range o.lit[ref] {
		list = append(list, o.Legal[i])
	}
	return list
}

// Why returns the refusal that explains why a click on ref means nothing, or nil when the game has none.
func (o *Offers) Why(ref rules.Ref) *rules.Illegal {
	if i, known := o.bad[ref]; known {
		return o.Refused[i].Bad
	}
	return nil
}

// Row returns where in the list of answers a move was last seen.
func (o *Offers) Row(m rules.Move) (canvas.Rect, bool) {
	for i, f := range o.Legal {
		if f.Move == m && i < len(o.rows) {
			return o.rows[i], o.rows[i].H > 0
		}
	}
	return canvas.Rect{}, false
}

// refused returns the refused offer of a move.
func (o *Offers) refused(m rules.Move) (Offer, bool) {
	for _, f := range o.Refused {
		if f.Move == m {
			return f, true
		}
	}
	return Offer{}, false
}

// Find returns the offer of a move.
func (o *Offers) Find(m rules.Move) (Offer, bool) {
	for _, f := range o.Legal {
		if f.Move == m {
			return f, true
		}
	}
	return Offer{}, false
}
