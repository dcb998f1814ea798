package sector

import (
	"fmt"

	"tyche/rules"
)

// The setup (1.4, 1.5).

func newGame(setup rules.Setup, ch rules.Chance) (*state, error) {
	if setup.Seats < 2 || setup.Seats > maxSeats || setup.Scenario < 0 || setup.Scenario > int(builtGalaxy) || setup.Options>>len(offered) != 0 {
		return nil, fmt.Errorf("sector: there is no game %+v", setup)
	}
	s := bareState(setup.Seats, uint8(setup.Scenario), uint8(setup.Options&(1<<len(options)-1)))
	for p, favoured := rules.Seat(0), setup.Favoured(Game.Info()); int(p) < setup.Seats; p++ {
		if favoured.Has(p) {
			s.seats[p].pool = 1 // beside those of the faction (1.4b)
		}
	}
	s.first = rules.Seat(ch.Draw(setup.Seats))
	s.push(frame{kind: inGame, seat: nobody})
	s.settle(ctx{ch: ch})
	return s, nil
}

// Taking factions (1.4 step 1).

func (s *state) factionTaken(f faction) bool {
	for p := range s.players {
		if s.seats[p].faction == f {
			return true
		}
	}
	return false
}

// dealFactions deals them at random (1.4a).
func (s *state) dealFactions(x ctx) {
	for n := range int(s.players) {
		left := numFactions - n
		k := x.ch.Draw(left)
		for f := range faction(numFactions) {
			if s.factionTaken(f) {
				continue
			}
			if k == 0 {
				s.takeFaction(x, s.inOrder(n), f)
				break
			}
			k--
		}
	}
}

func (s *state) takeFaction(x ctx, p rules.Seat, f faction) {
	s.seats[p].faction = f
	x.tell(EvFaction, p, factionRef(f), none, none, 0, 0)
}

func factionCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for i := range int16(numFactions) {
		dst = append(dst, rules.Move{Verb: takeVerb, A: i})
	}
	return dst
}

func factionCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != takeVerb {
		return notAnAnswer
	}
	if s.factionTaken(faction(m.A)) {
		return factionGone
	}
	return nil
}

func factionApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	s.takeFaction(x, p, faction(m.A))
}

// layMap lays the fixed map of the number of players (1.4 step 2).
func (s *state) layMap() {
	fixed := &maps[s.players]
	for _, row := range fixed.planets {
		s.inPlay |= 1 << row.planet
		if row.home > 0 {
			s.seats[s.inOrder(int(row.home)-1)].home = row.planet
		}
	}
	for _, r := range fixed.routes {
		s.addRoute(r.a, r.b, r.long)
	}
}

// equip gives every player what the faction starts with (1.4 steps 3-4).
func (s *state) equip() {
	for p := range rules.Seat(s.players) {
		k := &s.seats[p]
		row := &factions[k.faction]
		k.pool += row.workers
		k.ships = row.transports
		k.modules[mast] = row.masts
		k.buildings = 1
		for i := range unitsOfPeople {
			k.supply[i] = units[unitOf(row.people, i)].count
		}
		for _, st := range row.start {
			k.starters[st.unit%unitsOfPeople] += st.count
		}
		more := &reserves[row.people][s.players]
		k.pool += more.workers
		k.starters[more.unit%unitsOfPeople] += more.count
		for i := range cardsOfPeople {
			if c := &cards[cardOf(row.people, i)]; c.from == noTech {
				k.pile[i] = c.copies
			}
		}
	}
}

// stageCards is the event deck of so many players, stage by stage (1.4).
func stageCards(players int) [stages]uint8 {
	deck := eventDeck[players]
	deck[stages-1] += numBeacons
	return deck
}

// finishSetup gains the first resource cards, makes the event deck and deals the combat hands (1.4 steps 5-8).
func (s *state) finishSetup(x ctx) {
	s.gainCards(x)
	s.deck = stageCards(int(s.players))
	for n := range int(s.players) {
		s.drawCards(x, s.inOrder(n), startHand)
	}
}

// The base of a built galaxy (1.5 step 5).

func homeBaseCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for a, end := areasOf(s.seats[f.seat].home); a < end; a++ {
		dst = append(dst, rules.Move{Verb: baseVerb, A: int16(a)})
	}
	return dst
}

func homeBaseCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb != baseVerb:
		return notAnAnswer
	case areas[m.A].planet != s.seats[f.seat].home:
		return notAtHome
	case areas[m.A].kind == conquest:
		return notAtHome
	}
	return nil
}

func homeBaseApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	s.putBase(x, p, area(m.A))
}

// Starting units (1.4 step 3).

func startUnitsRun(s *state, x ctx, f *frame) bool {
	for _, n := range s.seats[f.seat].starters {
		if n > 0 {
			return true
		}
	}
	s.pop()
	return false
}

func startUnitsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	k := &s.seats[f.seat]
	for i, n := range k.starters {
		if n == 0 {
			continue
		}
		for a, end := areasOf(k.home); a < end; a++ {
			dst = append(dst, rules.Move{Verb: putVerb, A: int16(unitOf(s.people(f.seat), i)), B: int16(a)})
		}
	}
	return append(dst, rules.Move{Verb: defaultVerb})
}

func startUnitsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case defaultVerb:
		return nil
	case putVerb:
		u, a := unit(m.A), area(m.B)
		switch {
		case !s.owned(f.seat, u) || s.seats[f.seat].starters[u%unitsOfPeople] == 0:
			return noSuchStarter
		case areas[a].planet != s.seats[f.seat].home:
			return notAtHome
		}
		return s.placeRefusal(f.seat, a)
	}
	return notAnAnswer
}

func startUnitsApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == putVerb {
		s.placeStarter(x, f.seat, unit(m.A), area(m.B))
		return
	}
	s.placeAllStarters(x, f.seat)
}

func (s *state) placeStarter(x ctx, p rules.Seat, u unit, a area) {
	s.seats[p].starters[u%unitsOfPeople]--
	s.raise(x, p, u, a)
}

// placeAllStarters puts the rest as usual: the most expensive first, area after area.
func (s *state) placeAllStarters(x ctx, p rules.Seat) {
	k := &s.seats[p]
	for {
		best := -1
		for i, n := range k.starters {
			if n > 0 && (best < 0 || units[unitOf(s.people(p), i)].cost() > units[unitOf(s.people(p), best)].cost()) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		a, end := areasOf(k.home)
		for a < end && !s.takes(p, a) {
			a++
		}
		if a == end {
			k.starters[best] = 0
			continue
		}
		s.placeStarter(x, p, unitOf(s.people(p), best), a)
	}
}

// Starting transports (1.4 step 3).

func startShipsRun(s *state, x ctx, f *frame) bool {
	if s.seats[f.seat].ships > 0 {
		for i := range s.routeCount {
			if s.shipRefusal(f.seat, s.seats[f.seat].home, int(i)) == nil {
				return true
			}
		}
	}
	s.pop()
	return false
}

// shipRefusal says why p may not put a transport on a route touching a planet, or nil.
func (s *state) shipRefusal(p rules.Seat, q planet, i int) *rules.Illegal {
	switch {
	case i < 0 || !s.routes[i].touches(q):
		return routeNotThere
	case s.routes[i].transports.Has(p):
		return transportThere
	case s.transports(p) == maxTransports:
		return allTransports
	}
	return nil
}

func (s *state) shipCandidates(dst []rules.Move) []rules.Move {
	for i := range s.routeCount {
		dst = append(dst, rules.Move{Verb: shipVerb, A: routeID(s.routes[i].a, s.routes[i].b)})
	}
	return dst
}

func startShipsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(s.shipCandidates(dst), rules.Move{Verb: defaultVerb})
}

func startShipsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case defaultVerb:
		return nil
	case shipVerb:
		return s.shipRefusal(f.seat, s.seats[f.seat].home, s.findRoute(m.A))
	}
	return notAnAnswer
}

func startShipsApply(s *state, x ctx, f *frame, m rules.Move) {
	k := &s.seats[f.seat]
	if m.Verb == shipVerb {
		k.ships--
		s.putTransport(x, f.seat, s.findRoute(m.A))
		return
	}
	for i := 0; i < int(s.routeCount) && k.ships > 0; i++ {
		if s.shipRefusal(f.seat, k.home, i) == nil {
			k.ships--
			s.putTransport(x, f.seat, i)
		}
	}
	k.ships = 0
}

// aboutHome asks for what is placed at home, with how many pieces are left to place.
func aboutHome(s *state, f *frame) rules.Decision {
	home, left := planetRef(s.seats[f.seat].home), 1
	switch f.kind {
	case inStartUnits:
		left = count(&s.seats[f.seat].starters)
	case inStartShips:
		left = int(s.seats[f.seat].ships)
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.R(home), rules.N(left)), About: home}
}

var (
	factionGone    = refuse("1.4", "sector.why.faction-gone")
	notAtHome      = refuse("1.4", "sector.why.not-at-home")
	noSuchStarter  = refuse("1.4", "sector.why.no-such-starter")
	routeNotThere  = refuse("3.3b", "sector.why.route-not-there")
	transportThere = refuse("3.3b", "sector.why.transport-there")
	allTransports  = refuse("3.3b", "sector.why.all-transports")
)
