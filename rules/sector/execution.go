package sector

import "tyche/rules"

// The execution phase (3.1). Frame inTurn: a = how many turns have passed; step 1 = the turn is over.

func turnRun(s *state, x ctx, f *frame) bool {
	for {
		if f.step == 1 {
			f.step = 0
			f.a++
		}
		f.seat = s.inOrder(int(f.a) % int(s.players))
		lying, onTop, any := s.tokensOf(f.seat)
		switch {
		case !any:
			s.pop()
			return false
		case onTop:
			return true
		case lying:
			s.obstructed(x, f.seat)
		}
		f.step = 1
	}
}

// tokensOf says whether p has tokens, whether one is on top, and whether anybody has one.
func (s *state) tokensOf(p rules.Seat) (lying, onTop, any bool) {
	var seen uint16
	for i := int(s.tokenCount) - 1; i >= 0; i-- {
		t := &s.tokens[i]
		if t.at == noPlanet {
			continue
		}
		any = true
		if t.owner == p {
			lying = true
			if seen&(1<<t.at) == 0 {
				onTop = true
			}
		}
		seen |= 1 << t.at
	}
	return lying, onTop, any
}

// obstructed is a turn without a token on top: a card the first time.
func (s *state) obstructed(x ctx, p rules.Seat) {
	x.tell(EvObstructed, p, none, none, none, 0, 0)
	if !s.seats[p].obstructed {
		s.seats[p].obstructed = true
		s.drawEvent(x, p)
	}
}

// drawEvent draws an event card unseen; its back shows the stage.
func (s *state) drawEvent(x ctx, p rules.Seat) {
	for st := range s.deck {
		if s.deck[st] > 0 {
			s.deck[st]--
			s.drawn[p][st]++
			x.tell(EvEventDrawn, p, none, none, none, st+1, 0)
			return
		}
	}
}

func turnCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for q := range planet(numPlanets) {
		if i := s.topToken(q); i >= 0 && s.playing(q) {
			dst = append(dst, rules.Move{Verb: executeVerb, A: int16(q)}, rules.Move{Verb: lapseVerb, A: int16(q)})
		}
	}
	return dst
}

func turnCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != executeVerb && m.Verb != lapseVerb {
		return notAnAnswer
	}
	i := s.topToken(planet(m.A))
	switch {
	case i < 0:
		return noTokenThere
	case s.tokens[i].owner != f.seat:
		return covered
	}
	return nil
}

func turnApply(s *state, x ctx, f *frame, m rules.Move) {
	q, p := planet(m.A), f.seat
	t := &s.tokens[s.topToken(q)]
	o := t.order
	t.at = noPlanet
	f.step = 1
	x.reveal(EvRevealed, p, orderRef(o), none, planetRef(q), int(m.Verb-executeVerb), 0)
	if m.Verb == lapseVerb {
		s.drawEvent(x, p)
		return
	}
	clear(s.moved[:])
	gold := int16(0)
	if o.gold() {
		gold = 1
	}
	switch o.plain() {
	case build:
		s.push(frame{kind: inBuild, seat: p, step: 1, a: int16(q), d: gold * (buildGold | buildDiscount)})
	case mobilise:
		s.push(frame{kind: inMobilise, seat: p, a: int16(q), b: gold})
	case research:
		s.push(frame{kind: inResearch, seat: p, a: int16(q), d: gold})
	}
}

// disbandCandidates appends p's units on the map, which an order may send back (3.4).
func (s *state) disbandCandidates(p rules.Seat, dst []rules.Move) []rules.Move {
	for a := range area(numAreas) {
		if s.owner[a] != p {
			continue
		}
		for i, n := range s.units[a] {
			if n > 0 {
				dst = append(dst, rules.Move{Verb: disbandVerb, A: int16(unitOf(s.people(p), i)), B: int16(a)})
			}
		}
	}
	for i, n := range s.battle.ready[attacking] {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: disbandVerb, A: int16(unitOf(s.people(p), i)), B: int16(s.battle.area)})
		}
	}
	return dst
}

func (s *state) disbandRefusal(p rules.Seat, u unit, a area) *rules.Illegal {
	switch i := u % unitsOfPeople; {
	case !s.owned(p, u):
		return noSuchUnit
	case a == s.battle.area && s.battle.ready[attacking][i] > 0:
		return nil
	case s.owner[a] != p || s.units[a][i] == 0:
		return noSuchUnit
	}
	return nil
}

// disband sends a unit of p back to the supply; one that has moved only if there is no other. Without attackers there
// is no battle.
func (s *state) disband(x ctx, p rules.Seat, q planet, u unit, a area) {
	i := u % unitsOfPeople
	s.seats[p].supply[i]++
	x.tell(EvDisbanded, p, unitRef(u), areaRef(a), none, 1, 0)
	if a == s.battle.area {
		if s.battle.ready[attacking][i]--; count(&s.battle.ready[attacking]) == 0 {
			s.battle.clear()
		}
		return
	}
	was := s.controller(a)
	s.takeUnit(u, a)
	s.tellControl(x, was, p, a)
	if areas[a].planet == q {
		moved := &s.moved[a-planets[q].first][i]
		*moved = min(*moved, s.units[a][i])
	}
}

func aboutPlanet(s *state, f *frame) rules.Decision {
	r := planetRef(planet(f.a))
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.R(r)), About: r}
}

var (
	noTokenThere = refuse("3.1", "sector.why.no-token-there")
	covered      = refuse("3.1", "sector.why.covered")
	noSuchUnit   = refuse("3.4", "sector.why.no-such-unit")
)
