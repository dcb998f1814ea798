package bot

import "tyche/rules"

// tree is what was tried so far; the root is at 0, and stands for the open decision.
type tree []node

// node is a move that was tried after its parent's. Values are kept for every seat.
type node struct {
	move    rules.Move
	seat    rules.Seat // who made the move
	child   int32      // first of its children; 0 = none
	sibling int32      // next child of its parent; 0 = none
	visits  int32
	values  [6]int64
}

// mean is the average value for a seat, in thousandths.
func (n *node) mean(seat rules.Seat) int {
	if n.visits == 0 || seat < 0 {
		return 0
	}
	return int(n.values[seat] / int64(n.visits))
}

// find returns the child of a node for a move; 0 when it was not tried.
func (t tree) find(at int32, seat rules.Seat, m rules.Move) int32 {
	for i := t[at].child; i != 0; i = t[i].sibling {
		if t[i].move == m && t[i].seat == seat {
			return i
		}
	}
	return 0
}

// child finds or adds the child of a node for a move.
func (t *tree) child(at int32, seat rules.Seat, m rules.Move) int32 {
	if i := t.find(at, seat, m); i != 0 {
		return i
	}
	i := int32(len(*t))
	*t = append(*t, node{move: m, seat: seat, sibling: (*t)[at].child})
	(*t)[at].child = i
	return i
}

// remember adds what each seat got to the nodes of a path.
func (t tree) remember(path []int32, values *[6]int64) {
	for _, i := range path {
		n := &t[i]
		n.visits++
		for seat, v := range values {
			n.values[seat] += v
		}
	}
}
