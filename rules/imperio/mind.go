package imperio

import "tyche/rules"

// Mind is what the game knows about playing itself (25). It judges positions and ranks moves by rules of thumb, in
// thousandths of certain victory, and keeps nothing between two calls. Of secrets it looks only at those of the seat
// it plays for.
type Mind struct{}

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

// planetWorth is W(p) of 25, in tenths.
func (s *state) planetWorth(pl planet) int {
	b := &s.bodies[pl]
	left := int(s.lastTurn()) - int(s.turn)
	yield := 1 + int(b.res) + 2*int(b.count(port))
	return (1+int(b.inf))*(10+3*int(s.turn)/2) + yield*min(left, 8)*6/5
}

// standing adds up what a House has; only the viewer's own treasury and technologies count.
func (s *state) standing(p, viewer rules.Seat) int {
	n := 2 * s.unitValue(p)
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.holder != p {
			continue
		}
		w := s.planetWorth(pl) / 4
		if b.troops == 0 {
			w = w * 9 / 10
		}
		n += w + 4*int(b.count(shipyard)) + 2*int(b.count(platform)) + int(b.count(shield))
	}
	if p == viewer {
		k := &s.houses[p]
		left := int(s.lastTurn()) - int(s.turn)
		n += min(int(k.treasury), 40) * min(left, 4)
		n += 8 * count32(uint32(k.techs|k.pending)) * min(left, 6) / 6
	}
	return n
}

// Rank guesses the gain of each move.
func (Mind) Rank(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	s := st.(*state)
	if s.depth == 0 {
		return
	}
	f := s.top()
	for i, m := range moves {
		scores[i] = s.rank(f, m)
	}
}

func (s *state) rank(f *frame, m rules.Move) int {
	switch f.kind {
	case inHouse:
		return rankIf(m.Verb == defaultsVerb, 20)
	case inTroops:
		return -max(int(m.A)-3, 3-int(m.A))
	case inOrders:
		return s.rankDeclaration(f, m)
	case inSlot:
		return s.rankAction(f, m)
	case inBuilding:
		return s.rankWork(f, m)
	case inProducing:
		return s.rankUnit(f, m)
	case inOperating, inDetaching:
		return s.rankOperation(f, m)
	case inPaying:
		return -int(m.A)
	case inResearching:
		if m.Verb == researchVerb {
			return 50 + 5*int(techs[m.A].priority) - 3*s.researchPrice(f.seat, tech(m.A))
		}
	case inPlotting, inFavour:
		return s.rankPlot(f, m)
	case inVoting:
		return s.rankVote(f, m)
	case inTrading, inOffer:
		return s.rankTrade(f, m)
	case inCasualties:
		if m.Verb == loseVerb {
			return -4 * int(units[m.A].price)
		}
		return -10
	}
	return 0
}

func rankIf(yes bool, n int) int {
	if yes {
		return n
	}
	return 0
}

// rankDeclaration prefers to say little: peace where one is weaker, and never to leave anything.
func (s *state) rankDeclaration(f *frame, m rules.Move) int {
	switch m.Verb {
	case doneVerb, sealVerb:
		return 0
	case peaceVerb:
		return rankIf(s.unitValue(f.seat) < s.unitValue(rules.Seat(m.A)), 30) - 10
	case absentVerb, abandonVerb:
		return -900
	}
	return -40
}

// rankAction chooses what to do in a slot: to move first, then to build while there is money.
func (s *state) rankAction(f *frame, m rules.Move) int {
	if m.Verb == emptyVerb {
		return 0
	}
	p := f.seat
	last := s.turn == s.lastTurn()
	switch action(m.A) {
	case operation:
		return rankIf(s.mayOperate(p), 65) - 5
	case production:
		return rankIf(!last && s.mayProduce(p), 40) - 5
	case construction:
		return rankIf(s.mayTrade(p), 30) - 5
	case research:
		return rankIf(s.turn+2 < s.lastTurn() && s.cheapestTech(p) <= s.free(p)-2, 25) - 5
	}
	return rankIf(s.free(p) >= 18, 12) - 6
}

// mayOperate, mayProduce and mayTrade say whether an action could be filled in with something of use: a slot must
// not be begun in vain.
func (s *state) mayOperate(p rules.Seat) bool {
	for h := range hex(s.mapSize()) {
		if s.fleets[h].owner == p && s.hasShips(h) {
			return s.operationPrice() <= s.free(p)
		}
	}
	return false
}

func (s *state) mayProduce(p rules.Seat) bool {
	if s.free(p) < 6 && (s.lawCount > 0 || s.free(p) < 2) {
		return false
	}
	for pl := range planet(3 * s.mapSize()) {
		if s.commands(p, pl) && s.plans[p].orderedAt(pl) < s.capacity(p, pl) {
			return true
		}
	}
	return false
}

// mayTrade looks for a planet that could have a Trade Port.
func (s *state) mayTrade(p rules.Seat) bool {
	if s.turn+3 > s.lastTurn() || s.workPrice(p, port) > s.free(p) {
		return false
	}
	for pl := range planet(3 * s.mapSize()) {
		if s.commands(p, pl) && s.bodies[pl].count(port) == 0 && !s.plans[p].buildsAt(pl) {
			return true
		}
	}
	return false
}

// cheapestTech is the lowest price of a technology that a House may research.
func (s *state) cheapestTech(p rules.Seat) int {
	least := 999
	for t := range tech(numTechs) {
		if s.mayResearch(p, t) == nil {
			least = min(least, s.researchPrice(p, t))
		}
	}
	return least
}

func (s *state) rankWork(f *frame, m rules.Move) int {
	if m.Verb != buildVerb {
		return 0
	}
	pl := s.planetFor(m.A)
	left := int(s.lastTurn()) - int(s.turn)
	switch work(m.B) {
	case port:
		return rankIf(left >= 3, 30) - 10
	case shipyard:
		return rankIf(left >= 4 && s.bodies[pl].res >= 3, 14+int(s.bodies[pl].res)) - 10
	case platform:
		return s.planetWorth(pl) / 20
	}
	return s.planetWorth(pl)/20 - 4
}

// rankUnit fills a yard by shortage: Carriers for the Troops there are, Troops for the planets still to take, ships.
func (s *state) rankUnit(f *frame, m rules.Move) int {
	if m.Verb == yardVerb {
		pl := s.planetFor(m.A)
		return 20 + 5*s.capacity(f.seat, pl)*int(s.bodies[pl].count(shipyard))
	}
	if m.Verb != makeVerb {
		return 0
	}
	list := &s.plans[f.seat].builds[f.c]
	have := int(list[m.A])
	switch unit(m.A) {
	case troop:
		return 22 - 5*have
	case carrier:
		return rankIf(s.transports(f.seat)+have < 2+s.planetsOf(f.seat)/3, 24) - 4
	case frigate:
		return 12 - 5*have
	case cruiser:
		return 9 - 4*have
	case dreadnought:
		return 18 - 3*have
	case flagship:
		return rankIf(s.free(f.seat) >= 14, 30) - 4
	case station:
		return 20
	}
	return 6 - 3*have
}

// transports counts the Carriers and Battle Stations of a House.
func (s *state) transports(p rules.Seat) (n int) {
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && t.owner == p {
			n++
		}
	}
	return n
}
