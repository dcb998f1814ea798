package sector

import "tyche/rules"

// A galaxy built by the players (1.5). Planets stand on a grid whose middle holds the first one; with at most twelve
// planets in one piece the grid is never too small.

const (
	gridSide = 23
	middle   = gridSide/2*gridSide + gridSide/2
	noCell   = int16(-1)
)

// planetAt returns the planet on a cell, or noPlanet.
func (s *state) planetAt(cell int16) planet {
	for q := range planet(numPlanets) {
		if s.cell[q] == cell {
			return q
		}
	}
	return noPlanet
}

// around returns the four cells next to a cell; -1 beyond the edge.
func around(cell int16) [4]int16 {
	list := [4]int16{cell - gridSide, cell + 1, cell + gridSide, cell - 1}
	if cell%gridSide == 0 {
		list[3] = noCell
	}
	if cell%gridSide == gridSide-1 {
		list[1] = noCell
	}
	if list[0] < 0 {
		list[0] = noCell
	}
	if list[2] >= gridSide*gridSide {
		list[2] = noCell
	}
	return list
}

// dealPlanets gives each player a home and a frontier planet (1.5 step 1).
func (s *state) dealPlanets(x ctx) {
	var homes, frontiers [numPlanets]planet
	h, f := 0, 0
	for q := range planet(numPlanets) {
		if planets[q].home {
			homes[h] = q
			h++
		} else {
			frontiers[f] = q
			f++
		}
	}
	for n := range int(s.players) {
		p := s.inOrder(n)
		k := &s.seats[p]
		k.dealt = [2]planet{takeOne(homes[:], &h, x.ch), takeOne(frontiers[:], &f, x.ch)}
		k.home = k.dealt[0]
		x.tell(EvPlanetDealt, p, planetRef(k.dealt[0]), none, none, 0, 0)
		x.tell(EvPlanetDealt, p, planetRef(k.dealt[1]), none, none, 0, 0)
	}
}

// takeOne draws one of the first n of a list and takes it out.
func takeOne(list []planet, n *int, ch rules.Chance) planet {
	i := ch.Draw(*n)
	q := list[i]
	*n--
	list[i] = list[*n]
	return q
}

// settleRefusal says why p may not put a planet on a cell (1.5 steps 2-3), or nil.
func (s *state) settleRefusal(p rules.Seat, q planet, cell int16) *rules.Illegal {
	k := &s.seats[p]
	switch {
	case q != k.dealt[0] && q != k.dealt[1]:
		return notYourPlanet
	case s.inPlay == 0:
		if cell != middle {
			return firstInTheMiddle
		}
		return nil
	case s.planetAt(cell) != noPlanet:
		return cellTaken
	case !s.touchesPlanet(cell, false):
		return cellAlone
	case planets[q].home && s.touchesPlanet(cell, true) && s.freeHomeCell():
		return homesApart
	}
	return nil
}

// touchesPlanet says whether a planet, or a home planet, stands next to a cell.
func (s *state) touchesPlanet(cell int16, home bool) bool {
	for _, c := range around(cell) {
		if c == noCell {
			continue
		}
		if q := s.planetAt(c); q != noPlanet && (!home || planets[q].home) {
			return true
		}
	}
	return false
}

// freeHomeCell says whether a home planet may stand anywhere without another next to it.
func (s *state) freeHomeCell() bool {
	for q := range planet(numPlanets) {
		if s.cell[q] == noCell {
			continue
		}
		for _, c := range around(s.cell[q]) {
			if c != noCell && s.planetAt(c) == noPlanet && !s.touchesPlanet(c, true) {
				return true
			}
		}
	}
	return false
}

// colonise puts a planet on the grid and joins it to its neighbours.
func (s *state) colonise(x ctx, p rules.Seat, q planet, cell int16) {
	s.cell[q] = cell
	s.inPlay |= 1 << q
	for i, d := range s.seats[p].dealt {
		if d == q {
			s.seats[p].dealt[i] = noPlanet
		}
	}
	x.tell(EvPlanetPlaced, p, planetRef(q), none, rules.Ref{Kind: KindCell, ID: cell}, 0, 0)
	for _, c := range around(cell) {
		if c == noCell {
			continue
		}
		if n := s.planetAt(c); n != noPlanet {
			s.addRoute(q, n, false)
		}
	}
}

func (s *state) addRoute(a, b planet, long bool) {
	s.routes[s.routeCount] = route{a: a, b: b, long: long}
	s.routeCount++
}

func settlingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for _, q := range s.seats[f.seat].dealt {
		if q == noPlanet {
			continue
		}
		if s.inPlay == 0 {
			dst = append(dst, rules.Move{Verb: settleVerb, A: int16(q), B: middle})
			continue
		}
		for cell := range int16(gridSide * gridSide) {
			if s.touchesPlanet(cell, false) && s.planetAt(cell) == noPlanet {
				dst = append(dst, rules.Move{Verb: settleVerb, A: int16(q), B: cell})
			}
		}
	}
	return dst
}

func settlingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != settleVerb {
		return notAnAnswer
	}
	return s.settleRefusal(f.seat, planet(m.A), m.B)
}

func settlingApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	s.colonise(x, p, planet(m.A), m.B)
}

// Long routes (1.5 step 4).

const maxLongRoutes = 2 // of a planet

func (s *state) longRoutes(q planet) int {
	n := 0
	for i := range s.routeCount {
		if s.routes[i].long && s.routes[i].touches(q) {
			n++
		}
	}
	return n
}

func (s *state) joinRefusal(a, b planet) *rules.Illegal {
	switch {
	case a >= b || !s.playing(a) || !s.playing(b):
		return notAnAnswer
	case s.routeBetween(a, b) >= 0:
		return joinedAlready
	case s.longRoutes(a) >= maxLongRoutes || s.longRoutes(b) >= maxLongRoutes:
		return tooManyLongRoutes
	}
	return nil
}

func joiningRun(s *state, x ctx, f *frame) bool {
	for a := range planet(numPlanets) {
		for b := a + 1; b < numPlanets; b++ {
			if s.joinRefusal(a, b) == nil {
				return true
			}
		}
	}
	s.pop()
	return false
}

func joiningCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for a := range planet(numPlanets) {
		for b := a + 1; b < numPlanets; b++ {
			if s.playing(a) && s.playing(b) {
				dst = append(dst, rules.Move{Verb: joinVerb, A: int16(a), B: int16(b)})
			}
		}
	}
	return dst
}

func joiningCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != joinVerb {
		return notAnAnswer
	}
	return s.joinRefusal(planet(m.A), planet(m.B))
}

func joiningApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	s.addRoute(planet(m.A), planet(m.B), true)
	x.tell(EvRouteJoined, p, none, none, routeRef(planet(m.A), planet(m.B)), 0, 0)
}

// connected says whether all planets in play hang together.
func (s *state) connected() bool {
	var seen uint16
	for q := range planet(numPlanets) {
		if s.playing(q) {
			seen = 1 << q
			break
		}
	}
	for {
		before := seen
		for i := range s.routeCount {
			r := &s.routes[i]
			if both := uint16(1)<<r.a | uint16(1)<<r.b; seen&both != 0 {
				seen |= both
			}
		}
		if seen == before {
			return seen == s.inPlay
		}
	}
}

var (
	notYourPlanet     = refuse("1.5", "sector.why.not-your-planet")
	firstInTheMiddle  = refuse("1.5", "sector.why.first-in-the-middle")
	cellTaken         = refuse("1.5", "sector.why.cell-taken")
	cellAlone         = refuse("1.5", "sector.why.cell-alone")
	homesApart        = refuse("1.5a", "sector.why.homes-apart")
	joinedAlready     = refuse("1.5b", "sector.why.joined-already")
	tooManyLongRoutes = refuse("1.5b", "sector.why.too-many-long-routes")
)
