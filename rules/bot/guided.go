package bot

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Guide is a Mind whose Rank plays well enough to be followed. A veteran with such a mind grows no tree: it tries the
// few best moves, each in the same worlds with the same luck, lets everybody play on by rank until the position is
// settled, and drops the worse half of the moves after each heat.
type Guide interface {
	Pacer
	// Guides says how to answer the open decision: how many of the best moves are worth trying, how many thousandths
	// of rank behind the best a move may be, and how often to try each in the first heat.
	Guides(s rules.State) (breadth, margin, trials int)
}

// style is how a guided player thinks.
type style struct {
	decisions int // simulated for one answer at most, as many times over as its trials
	depth     int // decisions of a playout at most
	margin    int // times what the mind asks for
	rankShare int // a rank counts one part in so many of its thousandths beside the trials

	rank    func(s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
	judge   func(s rules.State, seat rules.Seat) int
	settled func(root, now rules.State) bool
	repeats func(s rules.State) int // how many times over the trials are made that the mind asks for
	narrow  bool                    // no more answers are compared for that
}

func once(rules.State) int { return 1 }

// newGuided makes a veteran.
func newGuided(mind Guide, seed uint64) *guided {
	return &guided{mind: mind, seed: seed, luck: levelLuck(seed), style: style{
		decisions: 4000, depth: 220, margin: 1, rankShare: 3,
		rank: mind.Rank, judge: mind.Evaluate, settled: mind.Settled, repeats: once,
	}}
}

// guided compares a few moves by playouts that follow rank.
type guided struct {
	mind    Guide
	style   style
	seed    uint64
	luck    dice.Stream
	chair   session.Chair
	worlds  []rules.State
	scratch rules.State
	tried   []trial // the best first, as far as is known
	alive   int     // of tried are still compared
	heat    int     // trials each live move has in the present heat
	next    int     // move to be tried next ...
	round   int     // ... in this trial
	spent   int
	most    int // decisions to be spent
	done    bool

	moves   []rules.Move
	scores  []int
	pending []rules.Decision
}

// trial is a move and how it did.
type trial struct {
	move  rules.Move
	rank  int
	sum   int
	count int
}

// value is the mean of the trials with a share of the rank.
func (t *trial) value(rankShare int) int {
	n := t.rank / rankShare
	if t.count > 0 {
		n += t.sum / t.count
	}
	return n
}

// Begin ranks the moves and chooses those worth trying.
func (g *guided) Begin(c session.Chair) {
	g.chair, g.spent, g.round, g.next, g.done = c, 0, 0, 0, false
	g.tried, g.worlds = g.tried[:0], g.worlds[:0]
	g.moves = c.Moves(g.moves[:0])
	if len(g.moves) == 1 {
		g.tried, g.alive, g.done = append(g.tried, trial{move: g.moves[0]}), 1, true
		return
	}
	world, whole := c.Sketch(&g.luck)
	if whole {
		g.worlds = append(g.worlds, world)
	}
	g.scratch = world.Clone()
	g.rank(world, c.Seat())
	for i, m := range g.moves {
		g.tried = append(g.tried, trial{move: m, rank: g.scores[i]})
	}
	slices.SortStableFunc(g.tried, func(a, b trial) int { return b.rank - a.rank })
	breadth, margin, trials := g.mind.Guides(world)
	times := g.style.repeats(world)
	if times > 1 && breadth > 1 && !g.style.narrow { // more answers, each tried less often before the worse half is dropped
		breadth, margin, trials = 2*breadth, 2*margin, (trials+1)/2
	}
	g.alive = 1
	for g.alive < min(breadth, len(g.tried)) && g.tried[g.alive].rank >= g.tried[0].rank-margin*g.style.margin {
		g.alive++
	}
	g.heat, g.most = trials*times, g.style.decisions*times
	g.done = g.alive == 1
}

// addWorld imagines one more world to play on in.
func (g *guided) addWorld() { g.worlds = append(g.worlds, g.chair.Resample(&g.luck)) }

// Think tries moves until about so many decisions are simulated.
func (g *guided) Think(decisions int) bool {
	for until := g.spent + decisions; !g.done && g.spent < until; {
		g.try(&g.tried[g.next])
		if g.next++; g.next < g.alive {
			continue
		}
		g.next = 0
		if g.round++; g.round == g.heat || g.spent > g.most {
			g.endHeat()
		}
	}
	return g.done
}

// endHeat drops the worse half and doubles the trials of the others.
func (g *guided) endHeat() {
	slices.SortStableFunc(g.tried[:g.alive], func(a, b trial) int { return b.value(g.style.rankShare) - a.value(g.style.rankShare) })
	g.alive = (g.alive + 1) / 2
	g.heat += g.heat
	g.done = g.alive == 1 || g.spent > g.most
}

// try plays one move and what follows in the world of the round; the same round has the same luck for every move.
func (g *guided) try(t *trial) {
	if g.round >= len(g.worlds) {
		g.addWorld()
	}
	world := g.worlds[g.round]
	state := g.scratch
	state.CopyFrom(world)
	luck := dice.NewStream(g.seed, uint64(g.round)<<20|1<<52)
	seat := g.chair.Seat()
	state.Apply(seat, t.move, &luck, nil)
	for depth := 1; depth < g.style.depth && !g.style.settled(world, state); depth++ {
		if !g.follow(state, &luck) {
			break
		}
	}
	t.sum += worthOf(g.style.judge, state, seat)
	t.count++
}

// follow answers one decision by rank.
func (g *guided) follow(state rules.State, luck *dice.Stream) bool {
	g.spent++
	if g.pending = state.Pending(g.pending[:0]); len(g.pending) == 0 {
		return false
	}
	seat := g.pending[0].Seat
	if g.moves = rules.Moves(state, seat, g.moves[:0]); len(g.moves) == 0 {
		return false
	}
	best := 0
	if len(g.moves) > 1 {
		g.rank(state, seat)
		for i, n := range g.scores[:len(g.moves)] {
			if n > g.scores[best] {
				best = i
			}
		}
	}
	state.Apply(seat, g.moves[best], luck, nil)
	return true
}

func (g *guided) rank(state rules.State, seat rules.Seat) {
	g.scores = slices.Grow(g.scores[:0], len(g.moves))[:len(g.moves)]
	g.style.rank(state, seat, g.moves, g.scores)
}

// Choices returns the moves, those still compared first.
func (g *guided) Choices() []Choice {
	total := 0
	for i := range g.tried {
		total += g.tried[i].count
	}
	sorted := slices.Clone(g.tried)
	if !g.done {
		slices.SortStableFunc(sorted[:g.alive], func(a, b trial) int {
			if a.count == 0 || b.count == 0 { // else they differ by the round under way, if at all
				return b.count - a.count
			}
			return b.value(g.style.rankShare) - a.value(g.style.rankShare)
		})
	}
	list := make([]Choice, len(sorted))
	for i := range sorted {
		t := &sorted[i]
		list[i] = Choice{Move: t.move, Share: 1000}
		if total > 0 {
			list[i] = Choice{Move: t.move, Value: t.sum / max(t.count, 1), Share: 1000 * t.count / total}
		}
	}
	return list
}
