package mind

import (
	"tyche/rules"
	"tyche/rules/dice"
)

// Follower is a mind whose Rank is good enough to be followed to where it is Settled.
type Follower interface {
	Rank(s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
	Settled(root, now rules.State) bool
}

const (
	outlookTrials = 12  // playouts of an outlook
	outlookDepth  = 300 // decisions of one at most
)

// Outlook is what is likely to come of a move before the position is settled.
type Outlook struct {
	Wins    bool  // some playout ends in the victory of the seat alone
	Changes []int // of each number that was counted, on the average, rounded
}

// Look plays a move and what follows a few times by rank. Count lists numbers of a position, as many each time.
func Look(m Follower, s rules.State, seat rules.Seat, move rules.Move, count func(rules.State) []int) Outlook {
	now := count(s)
	sum, trials := make([]int, len(now)), 0
	for i := range uint64(outlookTrials) {
		luck := dice.NewStream(s.Hash(), i)
		t := s.Clone()
		t.Apply(seat, move, &luck, nil)
		playOn(m, s, t, &luck)
		if o, over := t.Outcome(); over {
			if o.Winners == rules.Only(seat) {
				return Outlook{Wins: true}
			}
			continue
		}
		trials++
		for k, n := range count(t) {
			sum[k] += n - now[k]
		}
	}
	for k := range sum {
		sum[k] = rounded(sum[k], max(trials, 1))
	}
	return Outlook{Changes: sum}
}

// rounded is the nearest whole number to a quotient; a half goes away from nothing.
func rounded(sum, n int) int {
	if sum < 0 {
		return -rounded(-sum, n)
	}
	return (2*sum + n) / (2 * n)
}

// playOn answers by rank until the position is settled.
func playOn(m Follower, root, t rules.State, luck rules.Chance) {
	var moves []rules.Move
	var scores []int
	var asked []rules.Decision
	for depth := 0; depth < outlookDepth && !m.Settled(root, t); depth++ {
		if asked = t.Pending(asked[:0]); len(asked) == 0 {
			return
		}
		seat := asked[0].Seat
		if moves = rules.Moves(t, seat, moves[:0]); len(moves) == 0 {
			return
		}
		if len(scores) < len(moves) {
			scores = make([]int, 2*len(moves))
		}
		m.Rank(t, seat, moves, scores)
		best := 0
		for i := range moves {
			if scores[i] > scores[best] {
				best = i
			}
		}
		t.Apply(seat, moves[best], luck, nil)
	}
}
