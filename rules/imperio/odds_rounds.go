package imperio

import "math/bits"

// The rounds of a battle being reckoned: how likely every pair of compositions is after each.

const (
	whole = uint64(1) << 62 // certainty, of pairs
	tiny  = whole >> 28     // pairs less likely than this are left out
	least = tiny >> 6       // ... and ways that lead to one
)

// share is a part of an amount.
func share(amount, part uint64) uint64 {
	hi, lo := bits.Mul64(amount, part)
	return hi<<32 | lo>>32
}

// How a battle ends, in the order of BattleOdds.
const (
	endsWon = iota
	endsDriven
	endsLeft
	endsLost
	endsBoth
	numEnds
)

// reckoning is a battle being reckoned.
type reckoning struct {
	s      *state
	sides  [2]*ladder
	havens [2]bool // a side may retreat
	second bool    // ... the attacker even when the defender has
	round  int
	likely []uint64    // of pairs, attacker's rung * defender's rungs + defender's rung
	steps  [2][][]step // where a volley on each side leads, by pair; made when needed
	ends   [numEnds]uint64
	kept   [2]uint64 // ships, as sums of chances in 2^-32
}

// step leads to a rung with a chance.
type step struct {
	to int
	p  uint64
}

// begin sets the compositions of the first round: as they are, or after the anti-aircraft fire of both sides.
func (w *reckoning) begin(opens bool) {
	n := len(w.sides[0].rungs) * len(w.sides[1].rungs)
	w.likely = make([]uint64, n)
	w.steps = [2][][]step{make([][]step, n), make([][]step, n)}
	if !opens {
		w.likely[0] = whole
		return
	}
	onDefender, onAttacker := w.s.kills(0), w.s.kills(1)
	for i, p := range onAttacker {
		for j, q := range onDefender {
			w.likely[w.pair(w.sides[0].shotDown[i], w.sides[1].shotDown[j])] += share(share(whole, p), q)
		}
	}
}

func (w *reckoning) pair(i, j int) int { return i*len(w.sides[1].rungs) + j }

// fight reckons round after round, until nothing is open any more.
func (w *reckoning) fight() {
	next := make([]uint64, len(w.likely))
	for open := true; open; w.round++ {
		open = false
		clear(next)
		for i := range w.sides[0].rungs {
			for j := range w.sides[1].rungs {
				p := w.likely[w.pair(i, j)]
				a, b := &w.sides[0].rungs[i], &w.sides[1].rungs[j]
				switch {
				case p < tiny:
				case !a.fights || !b.fights:
					w.settle(a, b, p)
				case w.round > 100:
					w.end(endsLeft, a.ships, b.ships, p)
				default:
					w.exchange(next, a.repaired, b.repaired, p)
					open = true
				}
			}
		}
		w.likely, next = next, w.likely
	}
}

// exchange reckons one round between two rungs.
func (w *reckoning) exchange(next []uint64, i, j int, p uint64) {
	a, b := &w.sides[0].rungs[i], &w.sides[1].rungs[j]
	flees, yields := false, false
	if w.round >= 2 {
		flees = w.havens[0] && a.ships > 0 && givesWay(w.s.battle.raid.retreat(), a.power, b.power)
		yields = w.havens[1] && b.ships > 0 && givesWay(w.s.fleets[w.s.battle.at].retreat(), b.power, a.power)
	}
	onA, onB := w.volley(0, i, j), w.volley(1, i, j)
	for _, x := range onA {
		q := share(p, x.p)
		if q < least {
			continue
		}
		for _, y := range onB {
			if flees || yields {
				w.part(next, x.to, y.to, flees, yields, share(q, y.p))
			} else {
				next[w.pair(x.to, y.to)] += share(q, y.p)
			}
		}
	}
}

// part is the end of a round in which a retreat was announced: the defender goes first, and nobody leaves a hex that is won (13.6).
func (w *reckoning) part(next []uint64, i, j int, flees, yields bool, p uint64) {
	a, b := &w.sides[0].rungs[i], &w.sides[1].rungs[j]
	yields = yields && b.ships > 0 && a.fights
	haven := w.havens[0]
	if yields {
		haven = w.second
	}
	flees = flees && a.ships > 0 && haven && (b.fights || yields)
	switch {
	case flees, yields && a.ships == 0:
		w.end(endsLeft, a.ships, b.ships, p)
	case yields:
		w.end(endsDriven, a.ships, b.ships, p)
	default:
		next[w.pair(i, j)] += p
	}
}

// settle ends a battle in which a side can no longer fight (13.7).
func (w *reckoning) settle(a, b *rung, p uint64) {
	switch {
	case a.ships > 0:
		w.end(endsWon, a.ships, 0, p)
	case b.stays:
		w.end(endsLost, 0, b.ships, p)
	default:
		w.end(endsBoth, 0, 0, p)
	}
}

func (w *reckoning) end(how, attackers, defenders int, p uint64) {
	w.ends[how] += p
	w.kept[0] += p >> 30 * uint64(attackers)
	w.kept[1] += p >> 30 * uint64(defenders)
}

// volley returns where the fire on a side leads from a pair of rungs.
func (w *reckoning) volley(side, i, j int) []step {
	list := &w.steps[side][w.pair(i, j)]
	if *list == nil {
		if side == 0 {
			*list = w.sides[0].under(w.sides[1].shots(j), i)
		} else {
			*list = w.sides[1].under(w.sides[0].shots(i), j)
		}
	}
	return *list
}

// under returns where a volley leads from rung i: located hits are assigned first (13.4 e).
func (k *ladder) under(shots []volleyed, i int) (list []step) {
	list = make([]step, 0, len(shots))
	at, located, hits := i, 0, 0
	for n, v := range shots {
		if n == 0 || v.located != located {
			at = i
			for range v.located {
				at = k.rungs[at].located
			}
			located, hits = v.located, 0
		}
		for ; hits < v.hits; hits++ {
			at = k.rungs[at].hit
		}
		if last := len(list) - 1; last >= 0 && list[last].to == at {
			list[last].p += v.p
		} else {
			list = append(list, step{at, v.p})
		}
	}
	return list
}

// odds are the ends in hundredths of a percent; what rounding leaves over goes to the likeliest.
func (w *reckoning) odds() BattleOdds {
	var total uint64
	for _, p := range w.ends {
		total += p
	}
	var parts [numEnds]int
	most, sum := 0, 0
	for i, p := range w.ends {
		parts[i] = int((p + total/20000) / (total / 10000))
		sum += parts[i]
		if parts[i] > parts[most] {
			most = i
		}
	}
	parts[most] += 10000 - sum
	o := BattleOdds{Won: parts[endsWon], Driven: parts[endsDriven], Left: parts[endsLeft], Lost: parts[endsLost], Both: parts[endsBoth]}
	for side, k := range w.kept {
		o.Ships[side] = int((k*100 + total>>31) / (total >> 30))
	}
	return o
}
