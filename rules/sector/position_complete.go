package sector

import (
	"fmt"

	"tyche/rules"
)

// What follows from the lines of a position, and whether it can be.

// completePosition finds what follows from the lines and asks the first seat, or says what is wrong.
func (s *state) completePosition() *fault {
	for p := range rules.Seat(s.players) {
		if s.seats[p].faction == noFaction {
			return wrong(fmt.Sprintf("seat %d has no faction", p+1), "players")
		}
	}
	if s.routeCount == 0 {
		if s.scenario != fixedGalaxy {
			return wrong("an uncharted galaxy needs its routes", "scenario")
		}
		s.layRoutes()
	}
	for i := range s.routeCount {
		s.inPlay |= 1<<s.routes[i].a | 1<<s.routes[i].b
	}
	if bad := s.fault(); bad != nil {
		return bad
	}
	for p := range rules.Seat(s.players) {
		if bad := s.completeSeat(p); bad != nil {
			return bad
		}
	}
	s.push(frame{kind: inGame, seat: nobody, step: stagePlanning})
	if s.phase == execution {
		s.frames[0].step = stageRegroup
		s.push(frame{kind: inTurn, seat: nobody})
	}
	s.settle(ctx{})
	return nil
}

// layRoutes lays the routes of the fixed map.
func (s *state) layRoutes() {
	for _, r := range maps[s.players].routes {
		s.addRoute(r.a, r.b, r.long)
	}
}

// completeSeat leaves in supply and draw pile what is nowhere else; of a player who is out, the cards are gone.
func (s *state) completeSeat(p rules.Seat) *fault {
	k := &s.seats[p]
	for i := range unitsOfPeople {
		u := unitOf(s.people(p), i)
		n := int(units[u].count)
		for a := range area(numAreas) {
			if s.owner[a] == p {
				n -= int(s.units[a][i])
			}
		}
		if n < 0 {
			return wrong(fmt.Sprintf("there are only %d of %s", units[u].count, units[u].id), "units", seatWord(p), units[u].id)
		}
		k.supply[i] = uint8(n)
	}
	for i := range cardsOfPeople {
		c := &cards[cardOf(s.people(p), i)]
		if !k.out && (c.from == noTech || s.knows(p, c.from)) {
			k.pile[i] = c.copies - k.hand[i] - k.discard[i]
		}
	}
	return nil
}

// sound says whether what was read can be a state: every index within its table, no piece twice.
func (s *state) sound() bool {
	if s.players < 2 || s.players > maxSeats || s.depth > maxFrames || s.routeCount > maxRoutes || s.tokenCount > maxTokens || s.first < 0 || s.first >= rules.Seat(s.players) {
		return false
	}
	for a := range area(numAreas) {
		if !s.isSeat(s.owner[a]) || !s.isSeat(s.base[a]) || (s.owner[a] == nobody) != (s.size(a) == 0) {
			return false
		}
	}
	for p := range s.players {
		k := &s.seats[p]
		if k.faction >= numFactions && k.faction != noFaction || k.home >= numPlanets && k.home != noPlanet {
			return false
		}
		for i := range unitsOfPeople {
			if k.supply[i] > 12 {
				return false
			}
		}
		for i := range cardsOfPeople {
			if k.pile[i] > 3 || k.hand[i] > 3 || k.discard[i] > 3 || k.aside[i] > 3 {
				return false
			}
		}
	}
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.order >= numOrders || t.at >= numPlanets && t.at != noPlanet || !s.isSeat(t.owner) || t.owner == nobody {
			return false
		}
	}
	for i := range s.routeCount {
		if r := &s.routes[i]; r.a >= numPlanets || r.b >= numPlanets {
			return false
		}
	}
	for i := range s.depth {
		if f := &s.frames[i]; f.kind == noFrame || f.kind >= numFrameKinds || f.seat < nobody || f.seat >= rules.Seat(s.players) {
			return false
		}
	}
	return true
}

// isSeat says whether p is a seat of the game or nobody.
func (s *state) isSeat(p rules.Seat) bool { return p >= nobody && p < rules.Seat(s.players) }
