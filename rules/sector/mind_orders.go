package sector

import (
	"math/bits"

	"tyche/rules"
)

// How orders are planned and executed by rules of thumb.

// force is the strength and health of units that can come to a planet, leaving guards, and how many they are.
type force struct{ power, count int }

// forceOf counts what p can bring to a planet.
func (s *state) forceOf(p rules.Seat, q planet) (t force) {
	for a := range area(numAreas) {
		if s.owner[a] != p || !s.mayLeave(p, q, a) {
			continue
		}
		stay := 0
		if areas[a].planet != q && (areas[a].points > 0 || s.base[a] == p) || areas[a].planet == q && areas[a].points > 0 {
			stay = 1
		}
		n := s.size(a)
		if n > stay {
			t.power += s.power(p, &s.units[a]) * (n - stay) / n
			t.count += n - stay
		}
	}
	return t
}

// power is the strength and health of units of p.
func (s *state) power(p rules.Seat, list *[unitsOfPeople]uint8) int {
	n := 0
	for i, k := range list {
		if k > 0 {
			row := &units[unitOf(s.people(p), i)]
			n += int(k) * int(row.strength+row.health)
		}
	}
	return n
}

// mobiliseValue guesses what a Mobilise order on a planet gains, with more power and units than are there now.
func (s *state) mobiliseValue(p rules.Seat, q planet, more force) int {
	t := s.forceOf(p, q)
	t.power += more.power
	t.count += more.count
	if t.count == 0 {
		return -10
	}
	var gains [maxAreas]int
	n := 0
	for a, end := areasOf(q); a < end; a++ {
		gain := s.areaGain(p, a)
		if s.attackable(p, a) {
			gain = s.attackValue(p, a, t)
		}
		if gain > 0 {
			gains[n] = gain
			n++
		}
	}
	value := 0
	for range min(t.count, n) {
		best := 0
		for i := range n {
			if gains[i] > gains[best] {
				best = i
			}
		}
		value += gains[best]
		gains[best] = 0
	}
	return value
}

// attackValue guesses what an attack with a force gains.
func (s *state) attackValue(p rules.Seat, a area, t force) int {
	foe := s.power(s.owner[a], &s.units[a])
	if s.people(s.owner[a]) == kiln {
		foe += s.size(a)
	}
	most := int(areas[a].limit) + overfill
	mine := t.power
	if t.count > most {
		mine = mine * most / t.count
	}
	gain := s.areaGain(p, a) + s.unitsWorth(s.owner[a], a)/2
	switch {
	case t.count < s.size(a) && mine < 2*foe:
		return -20
	case mine >= 2*foe:
		return gain
	case mine*10 >= 14*foe:
		return gain * 3 / 4
	case mine*10 >= 11*foe:
		return gain / 2
	}
	return -20
}

// planned says what p's face-down orders do so far, by planet.
type planned struct{ build, mobilise, research [numPlanets]int }

func (s *state) plannedBy(p rules.Seat) (t planned, mobilising int) {
	for i := range s.tokenCount {
		k := &s.tokens[i]
		if k.owner != p || k.at == noPlanet {
			continue
		}
		switch k.order.plain() {
		case build:
			t.build[k.at]++
		case mobilise:
			t.mobilise[k.at]++
			mobilising++
		case research:
			t.research[k.at]++
		}
	}
	return t, mobilising
}

// rankOrders judges the placing of orders.
func (s *state) rankOrders(f *frame, moves []rules.Move, scores []int) {
	p := f.seat
	plans, mobilising := s.plannedBy(p)
	builds, researches := 0, 0
	for q := range planet(numPlanets) {
		builds += plans.build[q]
		researches += plans.research[q]
	}
	var mob, con [numPlanets]int
	for q := range planet(numPlanets) {
		if f.a&(1<<q) == 0 {
			continue
		}
		mob[q] = s.orderMobilise(p, q, &plans, mobilising)
		con[q] = s.orderBuild(p, q, &plans, builds)
	}
	for i, m := range moves {
		o, q := order(m.A), planet(m.B)
		switch o.plain() {
		case mobilise:
			scores[i] = mob[q]
		case build:
			scores[i] = con[q]
		default:
			scores[i] = s.orderResearch(p, q, researches)
		}
		if o.gold() && scores[i] > 0 {
			scores[i] += 6
		}
	}
}

func (s *state) orderMobilise(p rules.Seat, q planet, plans *planned, mobilising int) int {
	more := force{}
	for n := range planet(numPlanets) {
		if plans.build[n] > 0 && s.hasBase(p, n) && (n == q || s.linked(p, n, q)) {
			more.power += 12
			more.count += 2
		}
	}
	value := min(s.mobiliseValue(p, q, more), 110)
	if plans.mobilise[q] > 0 {
		value /= 4
	}
	return value - 8*mobilising
}

func (s *state) orderBuild(p rules.Seat, q planet, plans *planned, builds int) int {
	w := s.purse(p, &frame{}, false)
	means := min(w.minerals+w.gas, w.pool) + w.cargo
	switch {
	case plans.build[q] > 0:
		return 4
	case s.hasBase(p, q):
		return 70 - 45*builds + 2*means
	case s.bases(p) >= maxBases || w.minerals+w.cargo < baseCost:
		return -5
	case s.hasUnit(p, q):
		return 62 + 4*s.freeYield(p, q) - 12*builds
	case plans.mobilise[q] > 0:
		return 20
	}
	return min(30, s.mobiliseValue(p, q, force{})/3) + 2*s.freeYield(p, q) - 10*builds
}

// freeYield is the yield of the areas of a planet that a first base would bring.
func (s *state) freeYield(p rules.Seat, q planet) int {
	n := 0
	for a, end := areasOf(q); a < end; a++ {
		if areas[a].kind != conquest && s.open(p, a) && s.holderOf(a) == nobody {
			n += s.yield(a)
		}
	}
	return n
}

func (s *state) orderResearch(p rules.Seat, q planet, researches int) int {
	n := 34 - 20*researches
	if total(&s.seats[p].hand) >= s.handLimit(p) {
		n -= 12
	}
	if s.hasBase(p, q) {
		n += 3
	}
	for o := range rules.Seat(s.players) {
		if o != p && s.present(o, q) {
			n -= 4
		}
	}
	return n
}

// rankTurn judges which order is revealed, and whether it lapses.
func (s *state) rankTurn(f *frame, m rules.Move) int {
	q, p := planet(m.A), f.seat
	i := s.topToken(q)
	if s.tokens[i].owner != p {
		return -100
	}
	n := 0
	switch s.tokens[i].order.plain() {
	case build:
		n = s.turnBuild(p, q)
	case mobilise:
		n = min(s.mobiliseValue(p, q, force{}), 80)
		if n > 0 && s.builderNear(p, q) {
			n -= 30
		}
	case research:
		n = 24
	}
	if m.Verb == lapseVerb {
		return 6 - max(0, n/4)
	}
	return n
}

func (s *state) turnBuild(p rules.Seat, q planet) int {
	switch {
	case s.hasBase(p, q):
		return 60
	case s.hasUnit(p, q):
		return 70
	}
	return -10
}

// builderNear says whether a Build order of p at a base from which units may go to q is still to come.
func (s *state) builderNear(p rules.Seat, q planet) bool {
	for i := range s.tokenCount {
		t := &s.tokens[i]
		if t.owner == p && t.at != noPlanet && t.order.plain() == build && s.hasBase(p, t.at) && (t.at == q || s.linked(p, t.at, q)) {
			return s.topToken(t.at) == int(i)
		}
	}
	return false
}

// Purchases. What is bought first in the order counts a little more, since it cannot be bought later.

func (s *state) rankPurchase(f *frame, m rules.Move) int {
	n := 0
	switch m.Verb {
	case doneVerb:
		return 0
	case discountVerb:
		if m.A == 1 {
			return 95
		}
		return 20
	case workerVerb:
		n = s.rankWorker(f)
	case shipVerb:
		n = s.rankShip(f, m)
	case buyVerb:
		n = s.rankUnit(f, unit(m.A), area(m.B))
	case baseVerb:
		a := area(m.A)
		n = 60 + 4*int(areas[a].points) + 2*s.size(a) + int(areas[a].limit)
	case buildVerb:
		n = 14
		if s.savesForBase(f) {
			n = -10
		}
	case moduleVerb:
		n = [...]int{storehouse: 9, mast: 12, bulwark: 4}[m.A]
		if s.savesForBase(f) {
			n = -10
		}
	default:
		return -60 // disbanding, working ahead
	}
	if n > 0 {
		n += 12 * (int(partModule) - int(partOf(m.Verb)))
	}
	return n
}

// savesForBase says whether three minerals should be kept for a base elsewhere.
func (s *state) savesForBase(f *frame) bool {
	p := f.seat
	if s.bases(p) >= maxBases {
		return false
	}
	for i := range s.tokenCount {
		t := &s.tokens[i]
		if t.owner != p || t.at == noPlanet || t.order.plain() != build || s.hasBase(p, t.at) || t.at == planet(f.a) {
			continue
		}
		if s.hasUnit(p, t.at) || s.mobilisesTo(p, t.at) {
			w := s.purse(p, f, false)
			return min(w.minerals, w.pool)+w.cargo < baseCost+2
		}
	}
	return false
}

func (s *state) mobilisesTo(p rules.Seat, q planet) bool {
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.owner == p && t.at == q && t.order.plain() == mobilise {
			return s.forceOf(p, q).count > 0
		}
	}
	return false
}

func (s *state) rankWorker(f *frame) int {
	p := f.seat
	if s.priceOf(f, rules.Move{Verb: workerVerb}) == (price{}) {
		return 30
	}
	yields := mineYield + wellYield
	for set := s.seats[p].held; set != 0; set &= set - 1 {
		yields += s.yield(area(bits.TrailingZeros64(set)))
	}
	have := s.workers(p)
	if s.savesForBase(f) || have >= min(yields, 10) || s.round > 5 || s.seats[p].away >= 2 {
		return -5
	}
	return 10
}

func (s *state) rankShip(f *frame, m rules.Move) int {
	p, q := f.seat, planet(f.a)
	r := &s.routes[s.findRoute(m.A)]
	to := r.other(q)
	gain := 0
	for a, end := areasOf(to); a < end; a++ {
		if !s.attackable(p, a) {
			gain += s.areaGain(p, a)
		} else {
			gain += s.areaGain(p, a) / 3
		}
	}
	for i := range s.routeCount {
		if t := &s.routes[i]; t.touches(to) && t.transports.Has(p) {
			gain /= 3
		}
	}
	return gain/5 - 8 - 4*s.transports(p)
}

func (s *state) rankUnit(f *frame, u unit, a area) int {
	row := &units[u]
	if s.savesForBase(f) {
		return -5
	}
	n := 10 + 3*int(row.strength+row.health)/max(1, row.cost()) + 2*row.cost()
	if row.pair {
		n += 6
	}
	if row.hitsAir && s.airAround(f.seat) {
		n += 8
	}
	return n + s.rankPlace(f.seat, a)/4
}

// airAround says whether another player has air units on the map.
func (s *state) airAround(p rules.Seat) bool {
	for a := range area(numAreas) {
		o := s.owner[a]
		if o == nobody || o == p {
			continue
		}
		for i, n := range s.units[a] {
			if n > 0 && units[unitOf(s.people(o), i)].air {
				return true
			}
		}
	}
	return false
}

func (s *state) rankResearch(f *frame, m rules.Move) int {
	switch m.Verb {
	case doneVerb:
		return 0
	case drawVerb:
		return 40
	case techVerb:
		if s.savesForBase(f) {
			return -5
		}
		c := techs[m.A].card
		if c == noCard {
			return 14
		}
		if named := cards[c].named; named == noUnit || s.fields(f.seat, named) {
			return 16
		}
		return 5
	}
	return -60
}
