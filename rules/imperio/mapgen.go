package imperio

import "tyche/rules"

// The map (4): every House rolls its Home System and six neutral ones; they are laid out in reading order and then
// balanced.

// lot is a system that was rolled and is not yet on the map.
type lot struct {
	anomaly  anomaly
	count    uint8
	res, inf [3]int8
	roller   rules.Seat
}

// The tables of 4.2 by d6.
var (
	homePlanets = [7]uint8{0, 1, 1, 1, 1, 2, 2}
	homeBonus   = [7]int8{0, 3, 4, 4, 5, 5, 6}
	lotPlanets  = [7]uint8{0, 0, 1, 1, 2, 2, 3}
	lotBonus    = [7]int8{0, 0, 1, 2, 3, 4, 5}
	anomalyRoll = [7]anomaly{0, blackHole, asteroids, ionStorm, nebula, asteroids, void}
)

// rollHome rolls a Home System: class, position, resources.
func (a *atlas) rollHome(x ctx, p rules.Seat, at hex) lot {
	l := lot{roller: p}
	class, position, resources := x.d6(), x.d6(), x.d6()
	l.count, l.inf[0], l.res[0] = homePlanets[class], homeBonus[position], homeBonus[resources]
	a.rolled(p, at, 0, class, position, resources)
	if l.count == 2 {
		a.rollPlanet(x, &l, at, 1)
	}
	return l
}

// rollLot rolls a neutral system; without anomalies the class is rolled on 2-6.
func (a *atlas) rollLot(x ctx, p rules.Seat, at hex, anomalies bool) lot {
	l := lot{roller: p}
	class := 0
	if anomalies {
		class = x.d6()
	} else {
		class = x.ch.Draw(5) + 2
	}
	position, resources := x.d6(), x.d6()
	a.rolled(p, at, 1, class, position, resources)
	if class == 1 {
		d := x.d6()
		a.rolled(p, at, 3, d, 0, 0)
		l.anomaly = anomalyRoll[d]
		return l
	}
	l.count, l.inf[0], l.res[0] = lotPlanets[class], lotBonus[position], lotBonus[resources]
	for i := 1; i < int(l.count); i++ {
		a.rollPlanet(x, &l, at, i)
	}
	return l
}

// rollPlanet rolls a further planet on the neutral table.
func (a *atlas) rollPlanet(x ctx, l *lot, at hex, i int) {
	position, resources := x.d6(), x.d6()
	a.rolled(l.roller, at, 2, position, resources, 0)
	l.inf[i], l.res[i] = lotBonus[position], lotBonus[resources]
}

// worth is the sum of the values of a system's planets (1.7).
func (l *lot) worth() (n int) {
	for i := range l.count {
		n += int(l.res[i]) + int(l.inf[i]) + 2
	}
	return n
}

// atlas is a map being made. Rosettes are numbered as in the layout; seats[r] is the House at rosette r.
type atlas struct {
	players int
	seats   [maxSeats]rules.Seat
	homes   [maxSeats]lot       // by seat
	lots    [6 * maxSeats]lot   // in reading order of the non-home hexes
	at      [6 * maxSeats]hex   // their hexes
	homeHex [maxSeats]hex       // by rosette
	homeAt  [maxSeats]hex       // ... and by seat
	news    []tiding            // what is told when the systems have their names
	sector  [6 * maxSeats]uint8 // their rosettes
	index   [maxHexes]int8      // lot of a hex, -1 for a Home
	sums    [maxSeats]int       // S by rosette
	odd     [maxSeats]int       // anomalies by rosette
	holes   [maxSeats]int       // Black Holes by rosette
}

// tiding is an event about one hex, or two.
type tiding struct {
	event    rules.Event
	from, to hex
}

// note keeps an event until its systems have names.
func (a *atlas) note(verb uint8, p rules.Seat, from, to hex) *rules.Event {
	a.news = append(a.news, tiding{rules.Event{Verb: verb, Seat: p}, from, to})
	return &a.news[len(a.news)-1].event
}

// rolled notes the dice of a system or planet.
func (a *atlas) rolled(p rules.Seat, at hex, kind, d1, d2, d3 int) {
	e := a.note(EvRolled, p, noHex, at)
	e.N, e.Dice = int16(kind), rules.Dice{int8(d1), int8(d2), int8(d3)}
}

// makeMap rolls, lays out and balances the map.
func (s *state) makeMap(x ctx) {
	a := &atlas{players: int(s.players)}
	for i := range a.players {
		a.seats[i] = rules.Seat(i)
	}
	for i := a.players - 1; i > 0; i-- {
		j := x.ch.Draw(i + 1)
		a.seats[i], a.seats[j] = a.seats[j], a.seats[i]
	}
	a.layOut()
	for p := range a.players {
		a.homes[p] = a.rollHome(x, rules.Seat(p), a.homeAt[p])
		for i := 6 * p; i < 6*p+6; i++ {
			a.lots[i] = a.rollLot(x, rules.Seat(p), a.at[i], true)
		}
	}
	if s.options&optNoBalance == 0 {
		a.balanceHomes(x)
		a.balanceAnomalies(x)
		a.count()
		a.exchange()
	}
	s.settleMap(x, a)
}

// layOut finds the hexes of the lots (4.3).
func (a *atlas) layOut() {
	k := 0
	for h, cell := range layouts[a.players] {
		if cell.home {
			a.homeHex[cell.rosette], a.homeAt[a.seats[cell.rosette]], a.index[h] = hex(h), hex(h), -1
			continue
		}
		a.at[k], a.sector[k], a.index[h] = hex(h), cell.rosette, int8(k)
		k++
	}
}

// balanceHomes is B1 of 4.4.
func (a *atlas) balanceHomes(x ctx) {
	for range 200 {
		var sorted [maxSeats]int
		for p := range a.players {
			v, i := a.homes[p].worth(), p
			for ; i > 0 && sorted[i-1] > v; i-- {
				sorted[i] = sorted[i-1]
			}
			sorted[i] = v
		}
		if sorted[a.players-1]-sorted[0] <= 6 {
			return
		}
		median, worst, far := sorted[(a.players-1)/2], 0, -1
		for p := range a.players {
			if d := abs(a.homes[p].worth() - median); d > far {
				worst, far = p, d
			}
		}
		a.note(EvReroll, rules.Seat(worst), noHex, a.homeAt[worst])
		a.homes[worst] = a.rollHome(x, rules.Seat(worst), a.homeAt[worst])
	}
}

func abs(n int) int { return max(n, -n) }

// balanceAnomalies is B2 of 4.4.
func (a *atlas) balanceAnomalies(x ctx) {
	n := 6 * a.players
	odd, holes := 0, 0
	for i := range n {
		if a.lots[i].anomaly != planets3 {
			odd++
		}
	}
	for i := n - 1; odd > (3*a.players+1)/2; i-- { // as many are found as were counted
		if a.lots[i].anomaly != planets3 {
			a.note(EvReroll, a.lots[i].roller, noHex, a.at[i])
			a.lots[i] = a.rollLot(x, a.lots[i].roller, a.at[i], false)
			odd--
		}
	}
	for i := range n {
		if a.lots[i].anomaly == blackHole {
			holes++
		}
	}
	for i := n - 1; holes > (a.players+1)/2; i-- {
		if a.lots[i].anomaly == blackHole {
			a.note(EvReroll, a.lots[i].roller, noHex, a.at[i])
			d := x.ch.Draw(5) + 2
			a.rolled(a.lots[i].roller, a.at[i], 3, d, 0, 0)
			a.lots[i].anomaly = anomalyRoll[d]
			holes--
		}
	}
}

// count finds sums, anomalies and Black Holes of all rosettes.
func (a *atlas) count() {
	a.sums, a.odd, a.holes = [maxSeats]int{}, [maxSeats]int{}, [maxSeats]int{}
	for r := range a.players {
		a.sums[r] = a.homes[a.seats[r]].worth()
	}
	for i := range 6 * a.players {
		a.weigh(i, 1)
	}
}

// weigh adds lot i to its rosette, or takes it away.
func (a *atlas) weigh(i, sign int) {
	r := a.sector[i]
	a.sums[r] += sign * a.lots[i].worth()
	if a.lots[i].anomaly != planets3 {
		a.odd[r] += sign
	}
	if a.lots[i].anomaly == blackHole {
		a.holes[r] += sign
	}
}

// swap exchanges two lots and keeps the sums.
func (a *atlas) swap(i, j int) {
	a.weigh(i, -1)
	a.weigh(j, -1)
	a.lots[i], a.lots[j] = a.lots[j], a.lots[i]
	a.weigh(i, 1)
	a.weigh(j, 1)
}

// exchange is B3 of 4.4: it swaps the two systems that help most until the map is balanced.
func (a *atlas) exchange() {
	for {
		p, c := a.penalty(), a.cost()
		if p == 0 && a.spread() <= 8 {
			return
		}
		bi, bj := -1, -1
		for i := range 6 * a.players {
			for j := i + 1; j < 6*a.players; j++ {
				a.swap(i, j)
				// The penalty costs a search of the map, so the cost is looked at first where that decides.
				if p > 0 || a.cost() < c {
					if q, d := a.penalty(), a.cost(); q < p || q == p && d < c {
						p, c, bi, bj = q, d, i, j
					}
				}
				a.swap(i, j)
			}
		}
		if bi < 0 {
			return
		}
		a.swap(bi, bj)
		a.note(EvSwap, nobody, a.at[bi], a.at[bj])
	}
}

// spread is the difference between the richest and the poorest rosette.
func (a *atlas) spread() int {
	low, high := a.sums[0], a.sums[0]
	for _, v := range a.sums[1:a.players] {
		low, high = min(low, v), max(high, v)
	}
	return high - low
}

// cost is C of 4.4.
func (a *atlas) cost() (c int) {
	total := 0
	for _, v := range a.sums[:a.players] {
		total += v
	}
	for _, v := range a.sums[:a.players] {
		c += (a.players*v - total) * (a.players*v - total)
	}
	return c
}

// penalty is P of 4.4.
func (a *atlas) penalty() (p int) {
	for r := range a.players {
		p += max(0, a.odd[r]-2) + max(0, a.holes[r]-1)
	}
	if p > 0 || !a.connected() {
		p++
	}
	return p
}

// connected says whether all passable hexes hang together and neighbouring Homes are at most 4 steps apart.
func (a *atlas) connected() bool {
	holes := 0
	for r := range a.players {
		holes += a.holes[r]
	}
	if holes == 0 {
		return true
	}
	for r := range a.players {
		steps, reached := a.walk(a.homeHex[r])
		if r == 0 && reached != 7*a.players-holes {
			return false
		}
		for q := range a.players {
			if distances[a.players][a.homeHex[r]][a.homeHex[q]] == 3 && (steps[a.homeHex[q]] < 0 || steps[a.homeHex[q]] > 4) {
				return false
			}
		}
	}
	return true
}

// walk returns the steps from a hex to all others, -1 where there is no way, and how many hexes are reached.
func (a *atlas) walk(from hex) (steps [maxHexes]int8, reached int) {
	for i := range steps {
		steps[i] = -1
	}
	var queue [maxHexes]hex
	queue[0], reached, steps[from] = from, 1, 0
	for i := 0; i < reached; i++ {
		for _, h := range neighbours[a.players][queue[i]] {
			if k := a.index[h]; steps[h] < 0 && (k < 0 || a.lots[k].anomaly != blackHole) {
				steps[h] = steps[queue[i]] + 1
				queue[reached] = h
				reached++
			}
		}
	}
	return steps, reached
}

// nameSystems gives the hexes their names, shuffled (4.5).
func (s *state) nameSystems(x ctx) {
	var names [numSystems]system
	for i := range names {
		names[i] = system(i)
	}
	for i := range s.mapSize() {
		j := i + x.ch.Draw(numSystems-i)
		names[i], names[j] = names[j], names[i]
		s.name[i] = names[i]
	}
	s.derive()
}

// settleMap puts the finished map into the state.
func (s *state) settleMap(x ctx, a *atlas) {
	s.nameSystems(x)
	for _, k := range a.news {
		k.event.From, k.event.To = s.systemRef(k.from), s.systemRef(k.to)
		if x.telling() {
			x.log.Add(k.event)
		}
	}
	for r := range a.players {
		s.home[a.seats[r]] = a.homeHex[r]
		s.settleLot(x, a.homeHex[r], &a.homes[a.seats[r]])
		x.tell(EvHome, a.seats[r], none, none, s.systemRef(a.homeHex[r]), 0, 0)
	}
	for i := range 6 * a.players {
		s.settleLot(x, a.at[i], &a.lots[i])
	}
}

func (s *state) settleLot(x ctx, h hex, l *lot) {
	s.anomaly[h], s.count[h], s.roller[h] = l.anomaly, l.count, l.roller
	if l.anomaly != planets3 {
		x.tell(EvAnomaly, nobody, rules.Ref{Kind: KindAnomaly, ID: int16(l.anomaly)}, none, s.systemRef(h), 0, 0)
	}
	for i := range planet(l.count) {
		b := &s.bodies[firstPlanet(h)+i]
		b.res, b.inf = l.res[i], l.inf[i]
		x.tell(EvPlanet, nobody, none, none, s.planetRef(firstPlanet(h)+i), int(b.res), int(b.inf))
	}
}
