package bot

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

const (
	noviceNoise  = 80 // thousandths by which a novice misjudges a move at most
	noviceWorlds = 2  // in which each move is tried
)

// novice looks one move ahead and misjudges what it sees.
type novice struct {
	mind    Mind
	luck    dice.Stream
	chair   session.Chair
	worlds  [noviceWorlds]rules.State
	scratch rules.State
	moves   []rules.Move
	scores  []int
	choices []Choice
	next    int // move to be tried
}

// Begin guesses by rank and prepares to try each move.
func (n *novice) Begin(c session.Chair) {
	n.chair, n.next = c, 0
	n.moves = c.Moves(n.moves[:0])
	n.choices = n.choices[:0]
	if len(n.moves) == 1 {
		n.choices = append(n.choices, Choice{Move: n.moves[0], Share: 1000})
		n.next = 1
		return
	}
	for i := range n.worlds {
		n.worlds[i] = c.Resample(&n.luck)
	}
	n.scratch = n.worlds[0].Clone()
	n.scores = append(n.scores[:0], make([]int, len(n.moves))...)
	n.mind.Rank(n.worlds[0], c.Seat(), n.moves, n.scores)
	for i, m := range n.moves {
		n.choices = append(n.choices, Choice{Move: m, Value: n.scores[i] + n.noise(), Share: 1000 / len(n.moves)})
	}
}

// noise is between -noviceNoise and noviceNoise.
func (n *novice) noise() int { return n.luck.Draw(2*noviceNoise+1) - noviceNoise }

// Think tries the next moves and adds what they lead to.
func (n *novice) Think(decisions int) bool {
	for ; n.next < len(n.moves) && decisions > 0; decisions -= noviceWorlds {
		sum := 0
		for _, world := range n.worlds {
			n.scratch.CopyFrom(world)
			n.scratch.Apply(n.chair.Seat(), n.moves[n.next], &n.luck, nil)
			sum += worth(n.mind, n.scratch, n.chair.Seat())
		}
		n.choices[n.next].Value += sum / noviceWorlds
		n.next++
	}
	return n.next == len(n.moves)
}

// Choices puts the tried moves in order; those not yet tried count by their rank.
func (n *novice) Choices() []Choice {
	sorted := slices.Clone(n.choices)
	if n.next < len(n.moves) && n.next > 0 {
		sorted = sorted[:n.next] // values with and without a trial cannot be compared
	}
	slices.SortStableFunc(sorted, func(a, b Choice) int { return b.Value - a.Value })
	return sorted
}

// worth judges a position for a seat, ended or not.
func worth(mind Mind, s rules.State, seat rules.Seat) int { return worthOf(mind.Evaluate, s, seat) }

// worthOf judges a position that may have ended by a function for those that have not.
func worthOf(judge func(rules.State, rules.Seat) int, s rules.State, seat rules.Seat) int {
	o, over := s.Outcome()
	switch {
	case !over:
		return min(max(judge(s, seat), -1000), 1000)
	case o.Winners.Has(seat) && o.Winners == rules.Only(seat):
		return 1000
	case o.Winners.Has(seat), o.Winners == 0:
		return 0
	}
	return -1000
}
