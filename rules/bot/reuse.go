package bot

import (
	"reflect"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// foreseen returns the node of the tree that stands for the present decision: the last answer used no luck, and the
// seat sees exactly what it expected to see after it. 0 when the tree is of no more use.
func (s *Search) foreseen(c session.Chair) int32 {
	if len(s.worlds) == 0 || s.only || c.Seat() != s.chair.Seat() || s.tree[0].visits == 0 {
		return 0
	}
	var best int32
	for i := s.tree[0].child; i != 0; i = s.tree[i].sibling {
		if n := &s.tree[i]; n.seat == c.Seat() && (best == 0 || n.visits > s.tree[best].visits) {
			best = i
		}
	}
	expected := s.worlds[0]
	if best == 0 || s.tree[best].visits == 0 || expected.Check(c.Seat(), s.tree[best].move) != nil {
		return 0
	}
	var luck dice.Stream
	expected.Apply(c.Seat(), s.tree[best].move, &luck, nil)
	if luck.Drawn > 0 || !reflect.DeepEqual(expected.View(c.Seat()), c.View()) {
		return 0
	}
	return best
}

// reroot makes a node the root of the tree and drops everything that does not follow it.
func (s *Search) reroot(at int32) {
	old := s.tree
	s.tree = append(make([]node, 0, len(old)), old[at])
	s.tree[0].sibling, s.tree[0].seat = 0, rules.Nobody
	for i := int32(0); int(i) < len(s.tree); i++ {
		from := s.tree[i].child // in the old tree
		s.tree[i].child = 0
		var last int32
		for ; from != 0; from = old[from].sibling {
			to := int32(len(s.tree))
			s.tree = append(s.tree, old[from])
			s.tree[to].sibling = 0
			if last == 0 {
				s.tree[i].child = to
			} else {
				s.tree[last].sibling = to
			}
			last = to
		}
	}
}
