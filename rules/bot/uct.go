package bot

import (
	"math/bits"
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// UCT is the level of a yardstick: the search of the textbooks, which knows the rules of a game and nothing else. Nobody
// plays against it at a table, so Levels does not list it.
const UCT = "uct"

const (
	uctWorlds  = 32   // that the seat cannot tell apart, tried in turn
	uctWinner  = 1000 // what the first place is worth
	uctExplore = 1414 // thousandths of the deviation that is allowed for luck, the square root of 2
	uctPlayout = 8000 // decisions after which a playout is given up: then all are taken to be even
)

// uct is upper confidence bounds applied to trees, with the hidden drawn anew: every iteration takes one of the worlds, goes down
// the tree by UCB1 to the first move not tried, and plays random moves to the end of the game. Places there are what
// counts. Luck is drawn anew each time, so a node stands for all that the same moves may lead to.
type uct struct {
	limit   int // iterations for one answer; 0 = until it is late
	luck    dice.Stream
	chair   session.Chair
	worlds  []rules.State
	scratch rules.State
	tree    tree
	path    []int32
	count   int // iterations
	only    bool

	moves   []rules.Move
	untried []rules.Move
	pending []rules.Decision
}

// NewUCT makes a yardstick that plays so many games out for each answer; with 0 it goes on until its budget is spent. The
// same seed and number of iterations think the same way.
func NewUCT(iterations int, seed uint64) Player {
	return &uct{limit: iterations, luck: dice.NewStream(seed, 1<<49)}
}

// Begin plants a new tree; trees, lists and the state that is played on are used again.
func (u *uct) Begin(c session.Chair) {
	u.chair, u.count = c, 0
	u.moves = c.Moves(u.moves[:0])
	u.only = len(u.moves) == 1
	u.tree = append(u.tree[:0], node{seat: rules.Nobody})
	for _, m := range slices.Backward(u.moves) {
		u.tree.child(0, c.Seat(), m)
	}
	u.worlds = u.worlds[:0]
	if !u.only {
		u.addWorld()
	}
	if u.scratch == nil && !u.only {
		u.scratch = u.worlds[0].Clone()
	}
}

func (u *uct) addWorld() { u.worlds = append(u.worlds, u.chair.Resample(&u.luck)) }

// Think plays games out until about so many decisions are simulated.
func (u *uct) Think(decisions int) bool {
	for decisions > 0 && !u.done() {
		decisions -= u.iterate()
		u.count++
	}
	return u.done()
}

func (u *uct) done() bool { return u.only || u.limit > 0 && u.count >= u.limit }

// iterate is one walk down the tree and one playout; it returns the number of decisions.
func (u *uct) iterate() (decisions int) {
	if u.count < uctWorlds && u.count >= len(u.worlds) {
		u.addWorld()
	}
	u.scratch.CopyFrom(u.worlds[u.count%len(u.worlds)])
	u.path = append(u.path[:0], 0)
	at, inTree := int32(0), true
	for ; decisions < uctPlayout; decisions++ {
		seat, ok := u.asked()
		if !ok {
			break
		}
		m := rules.Move{}
		if inTree {
			m = u.pick(at, seat)
			at = u.tree.child(at, seat, m)
			u.path = append(u.path, at)
			inTree = u.tree[at].visits > 0
		} else {
			m = u.moves[u.luck.Draw(len(u.moves))]
		}
		u.scratch.Apply(seat, m, &u.luck, nil)
	}
	var end *rules.Outcome
	o, over := u.scratch.Outcome()
	if over {
		end = &o
	}
	values := placed(end, u.chair.Seats())
	u.tree.remember(u.path, &values)
	return decisions + 1
}

// asked lists the legal moves of who answers next.
func (u *uct) asked() (rules.Seat, bool) {
	if u.pending = u.scratch.Pending(u.pending[:0]); len(u.pending) == 0 {
		return 0, false
	}
	seat := u.pending[0].Seat
	for _, d := range u.pending {
		if d.Seat == u.chair.Seat() {
			seat = d.Seat
		}
	}
	u.moves = rules.Moves(u.scratch, seat, u.moves[:0])
	return seat, len(u.moves) > 0
}

// pick takes any move that was not tried after the node, or the one with the highest confidence bound.
func (u *uct) pick(at int32, seat rules.Seat) rules.Move {
	u.untried = u.untried[:0]
	best, bestBound := u.moves[0], -1
	log := ln256(int(u.tree[at].visits) + 1)
	for _, m := range u.moves {
		i := u.tree.find(at, seat, m)
		if i == 0 || u.tree[i].visits == 0 {
			u.untried = append(u.untried, m)
			continue
		}
		n := &u.tree[i]
		// 256 times the logarithm, times 256: both roots together make 256.
		if bound := n.mean(seat) + uctExplore*sqrt256(log*256/int(n.visits))/(16*256); bound > bestBound {
			best, bestBound = m, bound
		}
	}
	if len(u.untried) > 0 {
		return u.untried[u.luck.Draw(len(u.untried))]
	}
	return best
}

// placed returns what each seat got: the first place counts as 1000, the last one as 0, and who are equal share. An end that
// was not reached (nil) is even for all.
func placed(o *rules.Outcome, seats int) (values [6]int64) {
	for a := range seats {
		points := 0 // two for everybody who is behind, one for an equal
		for b := range seats {
			if a == b {
				continue
			}
			points++
			if o != nil {
				points += ahead(o, a, b)
			}
		}
		values[a] = int64(uctWinner * points / max(2*(seats-1), 1))
	}
	return values
}

// ahead compares two seats at the end: 1 when the first is ahead, -1 when it is behind. Winners are ahead of all others.
func ahead(o *rules.Outcome, a, b int) int {
	switch won, lost := o.Winners.Has(rules.Seat(a)), o.Winners.Has(rules.Seat(b)); {
	case won != lost && won, won == lost && !won && o.Score[a] > o.Score[b]:
		return 1
	case won != lost, !won && o.Score[a] < o.Score[b]:
		return -1
	}
	return 0
}

// Choices returns the moves of the open decision, the most visited first.
func (u *uct) Choices() []Choice {
	var list []Choice
	total := max(1, int(u.tree[0].visits))
	for i := u.tree[0].child; i != 0; i = u.tree[i].sibling {
		n := &u.tree[i]
		if n.seat != u.chair.Seat() || u.chair.Check(n.move) != nil {
			continue
		}
		value := 0
		if n.visits > 0 {
			value = 2*n.mean(n.seat) - uctWinner
		}
		list = append(list, Choice{Move: n.move, Value: value, Share: 1000 * int(n.visits) / total})
	}
	slices.SortStableFunc(list, func(a, b Choice) int {
		if a.Share != b.Share {
			return b.Share - a.Share
		}
		return b.Value - a.Value
	})
	return list
}

// ln256 returns 256 times the natural logarithm of n, at least 1, to within two units.
func ln256(n int) int {
	whole := bits.Len(uint(n)) - 1
	rest := uint64(n) << 31 >> whole // from 1 to 2, in parts of 2^31
	log2 := whole << 8
	for bit := 1 << 7; bit > 0; bit >>= 1 {
		if rest = rest * rest >> 31; rest >= 1<<32 {
			rest >>= 1
			log2 |= bit
		}
	}
	return log2 * 45426 >> 16 // times the logarithm of 2
}
