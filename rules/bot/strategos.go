package bot

import "tyche/rules"

// Strategist is a Guide that can be more exact at a higher price. A strategos with such a mind thinks as a veteran with a
// Guide does, by these in place of Rank, Evaluate and Settled.
type Strategist interface {
	Guide
	// Reckon ranks moves as Rank does.
	Reckon(s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
	// Prospects judges a position that is not over, as Evaluate does.
	Prospects(s rules.State, seat rules.Seat) int
	// Answered says that everybody else has had the time to answer what was done in root.
	Answered(root, now rules.State) bool
}

// newStrategos makes a player of the level above veteran.
func newStrategos(mind Strategist, seed uint64) *guided {
	return &guided{mind: mind, seed: seed, luck: levelLuck(seed), style: style{
		decisions: 12000, depth: 400, trials: 1, margin: 2, rankShare: 6,
		rank: mind.Reckon, judge: mind.Prospects, settled: mind.Answered,
	}}
}
