package bot

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Limits bounds a search. Zero fields take the default.
type Limits struct {
	Decisions int // simulated for one answer; default 30000
	Worlds    int // that the seat cannot tell apart, tried in turn; default 24
	Depth     int // decisions of one playout, when the mind is no Pacer; default 60
}

const (
	maxDepth    = 400  // decisions of a playout, even if the Pacer never settles
	exploration = 500  // thousandths: how much a promising but untried move is preferred
	doubt       = 80   // thousandths: an untried move is taken to be that much worse than its fellows
	priorSpan   = 60   // thousandths of rank at which a move gets half the attention of the best
	playoutSway = 40   // thousandths of rank that luck adds to each move of a playout
	priorUnit   = 1024 // what the priors of a position add up to

	decisionsPerMove = 4000 // simulated for one answer at most, times the number of legal moves
	planWorlds       = 4    // in which each plan is tried
)

// Search is a determinised tree search: every round takes one of the worlds that the seat cannot tell apart, walks
// down the tree of moves played so far, plays on by rank and remembers how it went for everybody. Luck is drawn
// anew each round, so a node of the tree stands for all that the same moves may lead to.
type Search struct {
	mind    Mind
	limits  Limits
	luck    dice.Stream
	chair   session.Chair
	worlds  []rules.State
	scratch rules.State
	tree    tree
	path    []int32 // of the current round
	plans   [][]rules.Move
	rounds  int
	spent   int // decisions
	only    bool
	limit   int // of decisions, for this answer

	moves   []rules.Move // scratch of one position
	scores  []int
	priors  []int
	pending []rules.Decision
}

// NewSearch makes a player that searches. The same seed thinks the same way.
func NewSearch(mind Mind, limits Limits, seed uint64) *Search {
	if mind == nil {
		mind = Plain{}
	}
	limits.Decisions = orDefault(limits.Decisions, 30000)
	limits.Worlds = orDefault(limits.Worlds, 24)
	limits.Depth = orDefault(limits.Depth, 60)
	return &Search{mind: mind, limits: limits, luck: dice.NewStream(seed, 1<<51)}
}

func orDefault(n, otherwise int) int {
	if n == 0 {
		return otherwise
	}
	return n
}

// Begin goes on with what it thought before, if nothing unforeseen has happened since its last answer; else it
// begins anew. It asks the mind for plans.
func (s *Search) Begin(c session.Chair) {
	kept := s.foreseen(c)
	s.chair, s.rounds, s.spent, s.plans = c, 0, 0, nil
	s.moves = c.Moves(s.moves[:0])
	s.only = len(s.moves) == 1
	s.limit = min(s.limits.Decisions, decisionsPerMove*len(s.moves))
	s.worlds = s.worlds[:0]
	s.addWorld()
	s.scratch = s.worlds[0].Clone()
	if kept == 0 {
		s.tree = append(s.tree[:0], node{seat: rules.Nobody})
	} else {
		s.spent = s.limit * int(s.tree[kept].visits) / int(s.tree[0].visits)
		s.reroot(kept)
	}
	s.rank(s.worlds[0], c.Seat())
	for _, i := range s.byRank() {
		s.tree.child(0, c.Seat(), s.moves[i])
	}
	if p, ok := s.mind.(Planner); ok && !s.only {
		s.plans = p.Plans(s.worlds[0], c.Seat())
	}
}

// byRank lists the indices of the moves, the worst first: children are put in front of their fellows.
func (s *Search) byRank() []int {
	order := make([]int, len(s.moves))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return s.scores[a] - s.scores[b] })
	return order
}

func (s *Search) addWorld() { s.worlds = append(s.worlds, s.chair.Resample(&s.luck)) }

// Think plays rounds until about so many decisions are simulated.
func (s *Search) Think(decisions int) bool {
	for until := s.spent + decisions; s.spent < until && !s.done(); s.rounds++ {
		s.round()
	}
	return s.done()
}

func (s *Search) done() bool { return s.only || s.spent >= s.limit }

// Choices returns the moves tried at the root, the most visited first.
func (s *Search) Choices() []Choice {
	var list []Choice
	total := max(1, int(s.tree[0].visits))
	for i := s.tree[0].child; i != 0; i = s.tree[i].sibling {
		n := &s.tree[i]
		if n.seat != s.chair.Seat() || s.chair.Check(n.move) != nil {
			continue
		}
		list = append(list, Choice{Move: n.move, Value: n.mean(s.chair.Seat()), Share: 1000 * int(n.visits) / total})
	}
	slices.SortStableFunc(list, func(a, b Choice) int {
		if a.Share != b.Share {
			return b.Share - a.Share
		}
		return b.Value - a.Value
	})
	return list
}

// round is one walk down the tree and one playout.
func (s *Search) round() {
	if len(s.worlds) < s.limits.Worlds && s.rounds >= len(s.worlds) {
		s.addWorld()
	}
	state := s.scratch
	state.CopyFrom(s.worlds[s.rounds%len(s.worlds)])
	var plan []rules.Move
	if n := len(s.plans); s.rounds < planWorlds*n {
		plan = s.plans[s.rounds%n]
	}
	depth := s.descend(state, plan)
	s.playOut(state, depth)
	s.remember(state)
}

// descend walks from the root to the first move that was not tried yet and plays it. A plan is followed as long as
// its moves are legal.
func (s *Search) descend(state rules.State, plan []rules.Move) (depth int) {
	s.path = append(s.path[:0], 0)
	at := int32(0)
	for depth < maxDepth {
		seat, ok := s.asked(state)
		if !ok {
			return depth
		}
		s.moves = rules.Moves(state, seat, s.moves[:0])
		if len(s.moves) == 0 {
			return depth // a defect of the game, which its own tests report
		}
		m, planned := s.fromPlan(&plan, seat)
		if !planned {
			s.rank(state, seat)
			m = s.moves[s.pick(at, seat)]
		}
		at = s.tree.child(at, seat, m)
		s.path = append(s.path, at)
		fresh := s.tree[at].visits == 0
		s.apply(state, seat, m)
		depth++
		if fresh && len(plan) == 0 {
			return depth
		}
	}
	return depth
}

// asked returns who answers next: the thinking seat when it is asked, else the first.
func (s *Search) asked(state rules.State) (rules.Seat, bool) {
	s.pending = state.Pending(s.pending[:0])
	if len(s.pending) == 0 {
		return 0, false
	}
	for _, d := range s.pending {
		if d.Seat == s.chair.Seat() {
			return d.Seat, true
		}
	}
	return s.pending[0].Seat, true
}

// fromPlan takes the next move of the plan; a plan that cannot go on is dropped.
func (s *Search) fromPlan(plan *[]rules.Move, seat rules.Seat) (rules.Move, bool) {
	if len(*plan) == 0 || seat != s.chair.Seat() {
		return rules.Move{}, false
	}
	m := (*plan)[0]
	*plan = (*plan)[1:]
	if !slices.Contains(s.moves, m) {
		*plan = nil
		return rules.Move{}, false
	}
	return m, true
}

// apply plays a move and counts it.
func (s *Search) apply(state rules.State, seat rules.Seat, m rules.Move) {
	state.Apply(seat, m, &s.luck, nil)
	s.spent++
}

// rank fills scores for moves.
func (s *Search) rank(state rules.State, seat rules.Seat) {
	s.scores = slices.Grow(s.scores[:0], len(s.moves))[:len(s.moves)]
	s.mind.Rank(state, seat, s.moves, s.scores)
}

// pick chooses among the legal moves at a node: what went well so far, and what is promising and little tried.
func (s *Search) pick(at int32, seat rules.Seat) int {
	s.weigh()
	parent := &s.tree[at]
	best, bestScore := 0, -1<<30
	root := sqrt256(int(parent.visits) + 1)
	fallback := parent.mean(seat) - doubt
	for i, m := range s.moves {
		value, visits := fallback, 0
		if k := s.tree.find(at, seat, m); k != 0 {
			if visits = int(s.tree[k].visits); visits > 0 {
				value = s.tree[k].mean(seat)
			}
		}
		score := value + exploration*s.priors[i]/priorUnit*root/(16*(1+visits))
		if score > bestScore {
			best, bestScore = i, score
		}
	}
	return best
}

// weigh turns scores into priors: the best move gets the most, and none gets nothing.
func (s *Search) weigh() {
	best := slices.Max(s.scores[:len(s.moves)])
	s.priors = slices.Grow(s.priors[:0], len(s.moves))[:len(s.moves)]
	total := 0
	for i := range s.moves {
		s.priors[i] = priorUnit * priorSpan / (priorSpan + best - s.scores[i])
		total += s.priors[i]
	}
	for i := range s.priors {
		s.priors[i] = max(1, s.priors[i]*priorUnit/total)
	}
}

// playOut plays on by rank, swayed by luck, until the position can be judged.
func (s *Search) playOut(state rules.State, depth int) {
	pacer, paced := s.mind.(Pacer)
	root := s.worlds[s.rounds%len(s.worlds)]
	for ; depth < maxDepth; depth++ {
		if paced && pacer.Settled(root, state) || !paced && depth >= s.limits.Depth {
			return
		}
		seat, ok := s.asked(state)
		if !ok {
			return
		}
		s.moves = rules.Moves(state, seat, s.moves[:0])
		if len(s.moves) == 0 {
			return
		}
		best := 0
		if len(s.moves) > 1 {
			s.rank(state, seat)
			for i := range s.moves {
				s.scores[i] += s.luck.Draw(playoutSway)
				if s.scores[i] > s.scores[best] {
					best = i
				}
			}
		}
		s.apply(state, seat, s.moves[best])
	}
}

// remember adds how the round ended to every node on its path.
func (s *Search) remember(state rules.State) {
	var values [6]int64
	for seat := range s.chair.Seats() {
		values[seat] = int64(worth(s.mind, state, rules.Seat(seat)))
	}
	s.tree.remember(s.path, &values)
}

// sqrt256 returns 16 times the square root of n, rounded down.
func sqrt256(n int) int {
	n *= 256
	x := n
	for y := (x + 1) / 2; y < x; y = (x + n/x) / 2 {
		x = y
	}
	return x
}
