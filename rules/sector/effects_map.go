package sector

import "tyche/rules"

// Effects of event cards on routes, resource cards and areas.

func oldHullsRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	i := s.findRoute(m.A)
	if i < 0 {
		return notAnAnswer
	}
	r := &s.routes[i]
	q := r.a
	if !s.hasBase(p, q) {
		q = r.b
	}
	if !s.hasBase(p, q) {
		return needsBaseThere
	}
	return s.shipRefusal(p, q, i)
}

func oldHullsApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.putTransport(x, p, s.findRoute(m.A))
}

func cutRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	i := s.findRoute(m.A)
	switch {
	case i < 0 || m.B >= int16(s.players) || !s.routes[i].transports.Has(rules.Seat(m.B)):
		return notAnAnswer
	case rules.Seat(m.B) == p:
		return notYourself
	case !s.present(p, s.routes[i].a) && !s.present(p, s.routes[i].b):
		return notTouching
	}
	return nil
}

func cutApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.dropTransport(x, rules.Seat(m.B), s.findRoute(m.A))
}

func squallRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	i := s.findRoute(m.A)
	switch {
	case i < 0:
		return notAnAnswer
	case s.routes[i].transports == 0:
		return noTransportThere
	}
	return nil
}

func squallApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	i := s.findRoute(m.A)
	for o := range rules.Seat(s.players) {
		if s.routes[i].transports.Has(o) {
			s.dropTransport(x, o, i)
		}
	}
}

// shiftCandidates lists every end of every long route with every planet it might go to.
func (s *state) shiftCandidates(dst []rules.Move) []rules.Move {
	for i := range s.routeCount {
		r := &s.routes[i]
		if !r.long {
			continue
		}
		for _, end := range [...]planet{r.a, r.b} {
			for q := range planet(numPlanets) {
				if s.playing(q) && q != r.a && q != r.b {
					dst = append(dst, rules.Move{Verb: shiftVerb, A: routeID(r.a, r.b), B: int16(end), C: int16(q)})
				}
			}
		}
	}
	return dst
}

func shiftRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	i := s.findRoute(m.A)
	if i < 0 || !s.routes[i].long {
		return notAnAnswer
	}
	r, end, to := &s.routes[i], planet(m.B), planet(m.C)
	switch {
	case !r.touches(end) || r.touches(to) || !s.playing(to):
		return notAnAnswer
	case s.routeBetween(r.other(end), to) >= 0: // the routes change places, and join what they joined
		return nil
	}
	old := *r
	s.turnRoute(i, end, to)
	whole := s.connected()
	s.routes[i] = old
	if !whole {
		return fallsApart
	}
	return nil
}

// turnRoute moves one end of a route.
func (s *state) turnRoute(i int, end, to planet) {
	if r := &s.routes[i]; r.a == end {
		r.a = to
	} else {
		r.b = to
	}
}

// shiftApply moves the end of a long route. A route that lies there already changes places with it.
func shiftApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	i, end, to := s.findRoute(m.A), planet(m.B), planet(m.C)
	stay := s.routes[i].other(end)
	from, there := routeRef(stay, end), routeRef(stay, to)
	if j := s.routeBetween(stay, to); j >= 0 {
		s.turnRoute(j, to, end)
		x.tell(EvRouteShifted, p, none, there, from, 0, 0)
	}
	s.turnRoute(i, end, to)
	x.tell(EvRouteShifted, p, none, from, there, 0, 0)
}

func veinRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	switch {
	case m.A >= numAreas || s.seats[p].held&(1<<m.A) == 0:
		return notYourCard
	case s.vein&(1<<m.A) != 0:
		return veinThere
	}
	return nil
}

func veinApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.vein |= 1 << m.A
	x.tell(EvVein, p, resourceRef(int(m.A)), none, none, 0, 0)
}

func scorchedRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	switch {
	case m.A >= numAreas || s.holderOf(area(m.A)) == nobody:
		return notAnAnswer
	case s.holderOf(area(m.A)) == p:
		return notYourself
	}
	return nil
}

func scorchedApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.loseCard(x, s.holderOf(area(m.A)), area(m.A))
}

func campRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	a := area(m.A)
	return s.baseRefusal(p, areas[a].planet, a)
}

const masterworkCost = 3

func masterworkRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	f := frame{kind: inEffect, seat: p}
	var bad *rules.Illegal
	if m.Verb == buildVerb {
		bad = s.buildingRefusal(&f, building(m.A))
	} else {
		bad = s.moduleRefusal(p, module(m.A))
	}
	if c := s.priceOf(&f, m); bad == nil && c.minerals+c.gas > masterworkCost {
		return tooCostly
	}
	return bad
}

func masterworkApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	if m.Verb == buildVerb {
		s.raiseBuilding(x, p, building(m.A))
		return
	}
	s.raiseModule(x, p, module(m.A))
}

// enemyUnits says why an area holds no units of one other player, at least n of them, or nil.
func (s *state) enemyUnits(p rules.Seat, a area, n int) *rules.Illegal {
	switch {
	case s.owner[a] == nobody || s.owner[a] == p:
		return noEnemyUnits
	case s.size(a) < n:
		return tooFewUnits
	}
	return nil
}

func sabotageRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	return s.enemyUnits(p, area(m.A), 3)
}

func revoltRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	a := area(m.A)
	if bad := s.enemyUnits(p, a, 2); bad != nil {
		return bad
	}
	o := s.owner[a]
	switch {
	case areas[a].kind != conquest:
		return notConquest
	case s.controller(a) != o:
		return notControlled
	case s.seats[o].points <= s.seats[p].points:
		return notAhead
	}
	return nil
}

// lossApplyAny lets the owner of an area destroy one of its units.
func lossApplyAny(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.push(frame{kind: inLoss, seat: s.owner[m.A], a: m.A, b: 99})
}

const turncoatCost = 2

func turncoatsRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	a := area(m.A)
	if !s.present(p, areas[a].planet) {
		return needsPresence
	}
	return s.enemyUnits(p, a, 2)
}

func turncoatsApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	a := area(m.A)
	if !s.anyLoss(a, turncoatCost) {
		x.tell(EvNoEffect, p, eventRef(turncoats), none, none, 0, 0)
		return
	}
	s.push(frame{kind: inFreeUnits, seat: p, a: int16(turncoats), b: turncoatCost, c: 1, d: int16(areas[a].planet)})
	s.push(frame{kind: inLoss, seat: s.owner[a], a: m.A, b: turncoatCost})
}

// One unit of an area is destroyed by its owner. Frame inLoss: a area, b highest cost.

func lossRun(s *state, x ctx, f *frame) bool {
	if f.step == 1 {
		s.pop()
		return false
	}
	a := area(f.a)
	found, n := 0, 0
	for i := range unitsOfPeople {
		if s.mayLose(a, i, int(f.b)) {
			found, n = i, n+1
		}
	}
	if n > 1 {
		return true
	}
	u := unitOf(s.people(f.seat), found)
	s.pop()
	if n == 1 {
		s.destroyUnit(x, u, a)
	}
	return false
}

func (s *state) mayLose(a area, i, cost int) bool {
	return s.units[a][i] > 0 && units[unitOf(s.people(s.owner[a]), i)].cost() <= cost
}

func (s *state) anyLoss(a area, cost int) bool {
	for i := range unitsOfPeople {
		if s.mayLose(a, i, cost) {
			return true
		}
	}
	return false
}

func lossCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for i, n := range s.units[f.a] {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: loseVerb, A: int16(unitOf(s.people(f.seat), i))})
		}
	}
	return dst
}

func lossCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb != loseVerb:
		return notAnAnswer
	case !s.owned(f.seat, unit(m.A)) || s.units[f.a][m.A%unitsOfPeople] == 0:
		return noSuchUnit
	case !s.mayLose(area(f.a), int(m.A)%unitsOfPeople, int(f.b)):
		return tooCostly
	}
	return nil
}

func lossApply(s *state, x ctx, f *frame, m rules.Move) {
	f.step = 1
	s.destroyUnit(x, unit(m.A), area(f.a))
}

func aboutArea(s *state, f *frame) rules.Decision {
	r := areaRef(area(f.a))
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.R(r)), About: r}
}

// Disputed Claim: a lonely unit moves to another area of its planet, or is destroyed.

func claimRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	a := area(m.A)
	if bad := s.enemyUnits(p, a, 1); bad != nil {
		return bad
	}
	switch {
	case !s.hasBase(p, areas[a].planet):
		return needsBaseThere
	case s.size(a) != 1 || s.base[a] != nobody:
		return notLonely
	}
	return nil
}

func claimApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.push(frame{kind: inEviction, seat: s.owner[m.A], a: m.A})
}

// lonely returns the one unit of an area.
func (s *state) lonely(a area) unit { return unitOf(s.people(s.owner[a]), only(&s.units[a])) }

func evictionRun(s *state, x ctx, f *frame) bool {
	a := area(f.a)
	if f.step == 0 {
		for b, end := areasOf(areas[a].planet); b < end; b++ {
			if s.evictRefusal(f.seat, a, b) == nil {
				return true
			}
		}
		s.destroyUnit(x, s.lonely(a), a)
	}
	s.pop()
	return false
}

func (s *state) evictRefusal(p rules.Seat, from, to area) *rules.Illegal {
	if areas[to].planet != areas[from].planet || to == from {
		return notThere
	}
	return s.placeRefusal(p, to)
}

func evictionCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for b, end := areasOf(areas[f.a].planet); b < end; b++ {
		if int16(b) != f.a {
			dst = append(dst, rules.Move{Verb: withdrawVerb, A: int16(s.lonely(area(f.a))), B: int16(b)})
		}
	}
	return dst
}

func evictionCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != withdrawVerb || unit(m.A) != s.lonely(area(f.a)) {
		return notAnAnswer
	}
	return s.evictRefusal(f.seat, area(f.a), area(m.B))
}

func evictionApply(s *state, x ctx, f *frame, m rules.Move) {
	f.step = 1
	was := s.controller(area(f.a))
	s.takeUnit(unit(m.A), area(f.a))
	x.tell(EvWithdraws, f.seat, unitRef(unit(m.A)), areaRef(area(f.a)), areaRef(area(m.B)), 0, 0)
	s.tellControl(x, was, f.seat, area(f.a))
	s.enter(x, f.seat, unit(m.A), area(m.B))
}

var (
	notTouching      = refuse("6.4", "sector.why.not-touching")
	noTransportThere = refuse("6.4", "sector.why.no-transport-there")
	fallsApart       = refuse("6.4", "sector.why.falls-apart")
	veinThere        = refuse("6.4", "sector.why.vein-there")
	tooCostly        = refuse("6.4", "sector.why.too-costly")
	noEnemyUnits     = refuse("6.4", "sector.why.no-enemy-units")
	tooFewUnits      = refuse("6.4", "sector.why.too-few-units")
	notConquest      = refuse("6.4", "sector.why.not-conquest")
	notControlled    = refuse("6.4", "sector.why.not-controlled")
	notLonely        = refuse("6.4", "sector.why.not-lonely")
)
