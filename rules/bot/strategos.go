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

// adviserRepeats is how many times over the trials of a hint are made at least: it is asked for now and then, and is to be the same whenever it is.
const adviserRepeats = 6

// NewAdviser makes the strategos who gives hints; where the game knows none, a veteran. He compares no more answers for his many trials:
// what a mind ranks low because it looks silly is not to be advised.
func NewAdviser(mind Mind, seed uint64) (Player, error) {
	m, ok := mind.(Strategist)
	if !ok {
		return New(Veteran, mind, seed)
	}
	g := newStrategos(m, seed)
	often := g.style.repeats
	g.style.repeats, g.style.narrow = func(s rules.State) int { return max(often(s), adviserRepeats) }, true
	return g, nil
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
