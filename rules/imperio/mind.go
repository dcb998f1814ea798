package imperio

import (
	"math/bits"

	"tyche/rules"
)

// Mind is what the game knows about playing itself (25). It judges positions and ranks moves by rules of thumb, in
// thousandths of certain victory, and keeps nothing between two calls. Of secrets it looks only at those of the seat
// it plays for. It thinks of all Houses as if it played them itself.
type Mind struct {
	character uint8             // an index of characters
	temper    *[numTraits]int16 // how much each consideration counts; nil = as the numbers say
	advises   bool              // it gives hints: it leaves those alone with whom peace is being made, and no slot empty for a habit
}

// Evaluate judges the chances of a seat: what it has, less what its rivals have, the strongest above all.
func (Mind) Evaluate(st rules.State, seat rules.Seat) int {
	s := st.(*state)
	if s.phase == setupPhase {
		return 0
	}
	best, sum := -1<<30, 0
	for p := range rules.Seat(s.players) {
		if p != seat {
			w := s.standing(p, seat)
			best = max(best, w)
			sum += w
		}
	}
	rivals := (3*best + sum/(int(s.players)-1)) / 4
	return min(max(s.standing(seat, seat)-rivals, -990), 990)
}

// Settled ends a playout with the turn in which it began.
func (Mind) Settled(root, now rules.State) bool {
	return root.(*state).turn != now.(*state).turn
}

// Guides lets a veteran follow Rank: what it plans for a turn is of one piece, and orders move nothing before they are
// sealed. Only choices in battle, which bear fruit at once, are tried out.
func (Mind) Guides(st rules.State) (breadth, margin, trials int) {
	s := st.(*state)
	if s.depth > 0 {
		switch s.top().kind {
		case inBattle, inCasualties:
			return 3, 60, 6
		}
	}
	return 1, 0, 0
}

// standing is what a House has, in thousandths of victory: Influence to come, income, fleets; only the viewer's own
// treasury and technologies count beside.
func (s *state) standing(p, viewer rules.Seat) int {
	t := s.tallyOf(p, viewer)
	left := s.remaining()
	n := t.influence*(12+2*int(s.turn)) + t.resources*min(left, 8)*3/2 + t.ships*min(left+2, 8)/6
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.holder != p {
			continue
		}
		n += min(s.garrison(viewer, pl), 4)*2 + 4*int(b.count(shipyard)) + 2*int(b.count(platform)) + int(b.count(shield))
	}
	if p == viewer {
		k := &s.houses[p]
		n += min(int(k.treasury), 40) * min(left, 4)
		n += 8 * bits.OnesCount32(uint32(k.techs|k.pending)) * min(left, 6) / 6
		for i := range s.transport {
			if t := &s.transport[i]; t.at != noHex && t.owner == p {
				n += 2 * int(t.troops)
			}
		}
		n += s.promise(p)
	}
	return n
}

// promise is what the orders filled in so far let hope for.
func (s *state) promise(p rules.Seat) (n int) {
	left := s.remaining()
	plan := &s.plans[p]
	for i := range plan.slots {
		switch d := &plan.slots[i]; d.kind {
		case construction:
			n += rankIf(work(d.b) == port, 6*min(left, 8)) + 6
		case production, research:
			n += int(d.price) * min(left, 5) * 6 / 5
		case subterfuge:
			n += int(d.price) * 2
		}
	}
	for i := range plan.tasks[:plan.jobs] {
		switch k := &plan.tasks[i]; {
		case k.kind == landTroops && s.bodies[k.planet].holder == nobody:
			n += 60
		case k.kind == landTroops:
			n += 10 * (int(k.n) - s.garrison(p, k.planet))
		case k.kind == loadTroops:
			n += 5
		}
	}
	return n
}
