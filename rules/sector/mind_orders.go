package sector

import "tyche/rules"

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
func (s judge) mobiliseValue(p rules.Seat, q planet, more force) int {
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
func (s judge) attackValue(p rules.Seat, a area, t force) int {
	foe := s.power(s.owner[a], &s.units[a])
	if s.people(s.owner[a]) == kiln {
		foe += s.weigh(onKilnWalls, s.size(a))
	}
	most := int(areas[a].limit) + overfill
	mine := t.power
	if t.count > most {
		mine = mine * most / t.count
	}
	gain := s.areaGain(p, a) + s.weigh(onVictims, s.unitsWorth(s.owner[a], a)/2)
	switch {
	case t.count < s.size(a) && mine < s.weigh(onOutnumbered, 2*foe):
		return -20
	case mine >= s.weigh(onCrushing, 2*foe):
		return s.weigh(onCrush, gain)
	case mine*10 >= s.weigh(onStronger, 14*foe):
		return s.weigh(onStrong, gain*3/4)
	case mine*10 >= s.weigh(onBolder, 11*foe):
		return s.weigh(onBold, gain/2)
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
func (s judge) rankOrders(f *frame, moves []rules.Move, scores []int) {
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
			scores[i] += s.weigh(onGold, 6)
		}
	}
}

func (s judge) orderMobilise(p rules.Seat, q planet, plans *planned, mobilising int) int {
	more := force{}
	for n := range planet(numPlanets) {
		if plans.build[n] > 0 && s.hasBase(p, n) && (n == q || s.linked(p, n, q)) {
			more.power += s.weigh(onHopedPower, 12)
			more.count += 2
		}
	}
	value := s.weigh(onMobilise, min(s.mobiliseValue(p, q, more), 110))
	if plans.mobilise[q] > 0 {
		value = s.weigh(onMobiliseTwice, value/4)
	}
	return value - s.weigh(onMobilising, 8*mobilising)
}

func (s judge) orderBuild(p rules.Seat, q planet, plans *planned, builds int) int {
	w := s.purse(p, &frame{}, false)
	means := min(w.minerals+w.gas, w.pool) + w.cargo
	switch {
	case plans.build[q] > 0:
		return s.weigh(onBuildTwice, 4)
	case s.hasBase(p, q):
		return s.weigh(onBuild, 70) - s.weigh(onBuilds, 45*builds) + s.weigh(onMeans, 2*means)
	case s.bases(p) >= maxBases || w.minerals+w.cargo < baseCost:
		return -5
	case s.hasUnit(p, q):
		return s.weigh(onFound, 62) + s.weigh(onFoundYield, 4*s.freeYield(p, q)) - s.weigh(onFounding, 12*builds)
	case plans.mobilise[q] > 0:
		return s.weigh(onFoundLater, 20)
	}
	return s.weigh(onFoundFar, min(30, s.mobiliseValue(p, q, force{})/3)+2*s.freeYield(p, q)) - s.weigh(onFounding, 10*builds)
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

func (s judge) orderResearch(p rules.Seat, q planet, researches int) int {
	n := s.weigh(onResearch, 34) - s.weigh(onResearches, 20*researches)
	if total(&s.seats[p].hand) >= s.handLimit(p) {
		n -= s.weigh(onFullHand, 12)
	}
	if s.hasBase(p, q) {
		n += 3
	}
	for o := range rules.Seat(s.players) {
		if o != p && s.present(o, q) {
			n -= s.weigh(onCompany, 4)
		}
	}
	return n
}

// rankTurn judges which order is revealed, and whether it lapses.
func (s judge) rankTurn(f *frame, m rules.Move) int {
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
		n = s.weigh(onTurnMobilise, min(s.mobiliseValue(p, q, force{}), 80))
		if n > 0 && s.builderNear(p, q) {
			n -= s.weigh(onBuildFirst, 30)
		}
	case research:
		n = s.weigh(onTurnResearch, 24)
	}
	if m.Verb == lapseVerb {
		return s.weigh(onLapse, 6) - max(0, n/4)
	}
	return n
}

func (s judge) turnBuild(p rules.Seat, q planet) int {
	switch w := s.purse(p, &frame{}, true); {
	case min(w.minerals+w.gas, w.pool)+w.cargo+w.study == 0:
		return -10 // nothing can be paid: an event card is worth more
	case s.hasBase(p, q):
		return s.weigh(onTurnBuild, 60)
	case s.hasUnit(p, q) && s.bases(p) < maxBases && w.covers(listPrice(boughtBy(rules.Move{Verb: baseVerb}))):
		return s.weigh(onTurnFound, 70)
	}
	return -10 // no base can be founded, and without one hardly anything is sold
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
