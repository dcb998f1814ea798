package diadochi

import (
	"slices"

	"tyche/rules"
)

// A way is a detour where another leads to the same end, is worth as much and leaves more MP. Rank alone does not mind: MP that are
// left are worth nothing to it. People see a detour at once, and who saves MP may still besiege.

// plan is what a first step leads to: where the best way from there ends, and how.
type plan struct {
	end    space // noSpace for what is no step
	fights bool
	left   int // MP
}

// mostSteps is more than any answer to a march has before those that drop and take.
const mostSteps = 32

// avoidDetours ranks the steps lower that begin a detour, or with which the last two steps together were one.
func (w *walk) avoidDetours(l leg, moves []rules.Move, scores []int) {
	dear := w.s.weigh(onBack, 10)
	least := slices.Max(scores) - dear // nobody looks at what is worth less
	var room [mostSteps]plan
	plans := room[:min(len(moves), mostSteps)]
	for i, m := range moves[:len(plans)] {
		if plans[i].end = noSpace; scores[i] >= least {
			plans[i] = w.planOf(l, m)
		}
	}
	for i, p := range plans {
		for j, q := range plans {
			if p.end != noSpace && q.end == p.end && q.fights == p.fights && q.left > p.left && scores[j] >= scores[i]-worthVoyage {
				scores[i] -= dear
				break
			}
		}
		if moves[i].Verb == stepVerb && w.cutsCorner(l, space(moves[i].A)) {
			scores[i] -= dear
		}
	}
}

// planOf follows the best way from the end of a step.
func (w *walk) planOf(l leg, m rules.Move) plan {
	best, p := -1<<30, plan{end: noSpace}
	if m.Verb != stepVerb && m.Verb != sailVerb {
		return p
	}
	to, bySea := space(m.A), m.Verb == sailVerb
	l.seen.remove(to)
	for _, k := range links[l.at] {
		if k.to != to {
			continue
		}
		if v, ok := w.step(l, k, bySea); ok && v > best {
			next, _, _ := w.advance(l, k, bySea)
			end, fights := next, true
			if _, met := w.s.enemyAt(w.p, to); !met {
				end, fights = w.aim(next)
			}
			best, p = v, plan{end.at, fights, end.points}
		}
	}
	return p
}

// cutsCorner says whether the space before this one had a road of its own to the next, while nothing has been left here.
func (w *walk) cutsCorner(l leg, to space) bool {
	m, from := &w.s.march, w.s.entry.from
	if !m.entered || !l.free || w.s.entry.sp != l.at || from == to {
		return false
	}
	direct, round := roadCost(from, to), roadCost(from, l.at)+roadCost(l.at, to)
	return direct > 0 && direct <= round
}

// roadCost is what the cheapest road or strait between two spaces costs, in MP; 0 where there is none.
func roadCost(from, to space) (cost int) {
	for _, k := range links[from] {
		if k.to == to && k.kind <= strait && (cost == 0 || int(routeCost[k.kind]) < cost) {
			cost = int(routeCost[k.kind])
		}
	}
	return cost
}
