package mind

import (
	"slices"

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

// Outlook is what is likely to come of a move, beyond another, before the position is settled.
type Outlook struct {
	Wins    bool  // some playout ends in the victory of the seat alone
	Changes []int // of each number that was counted, on the average, rounded
}

// Beyond plays a move, the best other answer by rank, and what follows each a few times by rank, and compares what they bring: what comes of
// any answer does not speak for one. Where there is no other answer nothing changes. Count lists numbers of a position, as many each time.
func Beyond(m Follower, s rules.State, seat rules.Seat, move rules.Move, count func(rules.State) []int) Outlook {
	counts := len(count(s))
	mine := playOut(m, s, seat, move, count)
	if other, found := runnerUp(m, s, seat, move); found && !mine.wins {
		return mine.beyond(playOut(m, s, seat, other, count), counts, doubt)
	}
	return Outlook{Wins: mine.wins, Changes: make([]int, counts)}
}

// rivals is how many other answers BeyondAll compares with, and sure how many standard errors away from nothing it tells a difference: so
// many of several numbers and answers that chance alone hardly makes one of them.
const (
	rivals = 3
	sure   = 4
)

// BeyondAll is Beyond for several of the best other answers: what changes is told only if it is more than with each of them, by the least
// that it is. The best by rank need not be the one that brings most of what is counted.
func BeyondAll(m Follower, s rules.State, seat rules.Seat, move rules.Move, count func(rules.State) []int) Outlook {
	counts := len(count(s))
	mine := playOut(m, s, seat, move, count)
	least := Outlook{Wins: mine.wins, Changes: make([]int, counts)}
	if mine.wins {
		return least
	}
	for i, other := range best(m, s, seat, move, rivals) {
		o := mine.beyond(playOut(m, s, seat, other, count), counts, sure)
		for k, n := range o.Changes {
			if i == 0 || n < least.Changes[k] {
				least.Changes[k] = n
			}
		}
	}
	return least
}

// tried is what came of a move in some playouts: what changed in each, or nothing where it ended the game.
type tried struct {
	wins bool
	each [outlookTrials][]int
}

// beyond is how much more came of a move than of another, in playouts with the same luck; nothing where it may be chance.
func (a *tried) beyond(b *tried, counts, doubt int) Outlook {
	o := Outlook{Wins: a.wins, Changes: make([]int, counts)}
	for k := range o.Changes {
		n, sum, squares := 0, 0, 0
		for i := range a.each {
			if a.each[i] != nil && b.each[i] != nil {
				d := a.each[i][k] - b.each[i][k]
				n, sum, squares = n+1, sum+d, squares+d*d
			}
		}
		if n > 1 && sum*sum*(n-1) >= doubt*doubt*(n*squares-sum*sum) {
			o.Changes[k] = rounded(sum, n)
		}
	}
	return o
}

// doubt is how many standard errors a difference is away from nothing at least.
const doubt = 2

// playOut plays a move and what follows until the position is settled, some times, with the same luck for every move.
func playOut(m Follower, s rules.State, seat rules.Seat, move rules.Move, count func(rules.State) []int) *tried {
	now, k := count(s), &tried{}
	for i := range uint64(outlookTrials) {
		luck := dice.NewStream(s.Hash(), i)
		t := s.Clone()
		t.Apply(seat, move, &luck, nil)
		playOn(m, s, t, &luck)
		if o, over := t.Outcome(); over {
			if k.wins = o.Winners == rules.Only(seat); k.wins {
				return k
			}
			continue
		}
		k.each[i] = count(t)
		for j := range now {
			k.each[i][j] -= now[j]
		}
	}
	return k
}

// runnerUp is the best answer by rank besides a move; false where there is no other.
func runnerUp(m Follower, s rules.State, seat rules.Seat, move rules.Move) (other rules.Move, found bool) {
	others := best(m, s, seat, move, 1)
	if len(others) == 0 {
		return other, false
	}
	return others[0], true
}

// best are the best answers by rank besides a move, so many at most.
func best(m Follower, s rules.State, seat rules.Seat, move rules.Move, most int) []rules.Move {
	moves := rules.Moves(s, seat, nil)
	scores := make([]int, len(moves))
	m.Rank(s, seat, moves, scores)
	order := make([]int, 0, len(moves))
	for i := range moves {
		if moves[i] != move {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return scores[b] - scores[a] })
	others := make([]rules.Move, 0, most)
	for _, i := range order[:min(most, len(order))] {
		others = append(others, moves[i])
	}
	return others
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
