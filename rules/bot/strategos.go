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

// Thorough is a Strategist for whom more trials are worth their time in some positions.
type Thorough interface {
	// Repeats is how many times over a strategos makes the trials that Guides asks for, 1 or more. Where it is more than once he compares
	// twice as many answers, and tries each half as often in the first heat.
	Repeats(s rules.State) int
}

// newStrategos makes a player of the level above veteran.
func newStrategos(mind Strategist, seed uint64) *guided {
	how := style{
		decisions: 12000, depth: 400, margin: 2, rankShare: 6,
		rank: mind.Reckon, judge: mind.Prospects, settled: mind.Answered, repeats: once,
	}
	if m, ok := mind.(Thorough); ok {
		how.repeats = m.Repeats
	}
	return &guided{mind: mind, seed: seed, luck: levelLuck(seed), style: how}
}
