package sector

import "tyche/rules"

// Refuse says why a click on a thing is no answer to the open question, when no answer that could be given speaks of it.
func (s *state) Refuse(p rules.Seat, r rules.Ref) *rules.Illegal {
	switch {
	case s.depth == 0:
		return gameOver
	case s.top().seat != p:
		return notYourDecision
	}
	switch r.Kind {
	case KindPlanet, KindStack, KindArea, KindRoute:
		return s.refusePlace(p, r)
	case KindCard:
		return cardsInBattle.About(r)
	case KindEvent:
		return eventsInRegroup.About(r)
	case KindResource:
		return workersPay.About(r)
	case KindOrder:
		return ordersInPlanning.About(r)
	}
	return nil
}

// refusePlace answers for a planet, its orders, an area or a route, by what is asked.
func (s *state) refusePlace(p rules.Seat, r rules.Ref) *rules.Illegal {
	q := planetOf(r)
	switch f := s.top(); f.kind {
	case inPlanning:
		if q != noPlanet && f.a&(1<<q) == 0 {
			full := outOfReach.About(planetRef(q), planetRef(q))
			full.Culprits = full.Culprits[:1]
			return full
		}
	case inTurn:
		if q != noPlanet {
			return s.Explain(p, rules.Move{Verb: executeVerb, A: int16(q)})
		}
	case inBuild, inResearch:
		if q != planet(f.a) {
			return orderElsewhere.About(r, planetRef(planet(f.a)))
		}
	case inMobilise:
		return s.refuseMoving(p, r, q, planet(f.a))
	case inLineUp, inCommit, inSave, inRecall, inBlast:
		return battleFirst.About(r, areaRef(s.battle.area))
	}
	return nil
}

// refuseMoving: nobody leaves the planet of the order, and who is to come to it needs a route from beside it (3.4).
func (s *state) refuseMoving(p rules.Seat, r rules.Ref, q, at planet) *rules.Illegal {
	switch {
	case q == noPlanet || q == at:
		return nil
	case s.hasUnit(p, q) && s.routeBetween(q, at) < 0:
		return notBeside.About(r, planetRef(at))
	case s.hasUnit(p, q) && !s.linked(p, q, at):
		full := noTransport.About(r)
		full.Culprits = []rules.Ref{routeRef(q, at)}
		return full
	}
	return movesInto.About(r, planetRef(at))
}

// planetOf returns the planet that a place on the map belongs to; none for a route.
func planetOf(r rules.Ref) planet {
	switch r.Kind {
	case KindPlanet, KindStack:
		return planet(r.ID)
	case KindArea:
		return areas[r.ID].planet
	}
	return noPlanet
}

var (
	cardsInBattle    = refuse("4.4", "sector.why.cards-in-battle")
	eventsInRegroup  = refuse("5.8", "sector.why.events-in-regroup")
	workersPay       = refuse("3.2", "sector.why.workers-pay")
	ordersInPlanning = refuse("2.1", "sector.why.orders-in-planning")
	orderElsewhere   = refuse("3.3", "sector.why.order-elsewhere")
	battleFirst      = refuse("4.1", "sector.why.battle-first")
	notBeside        = refuse("3.4", "sector.why.not-beside")
	movesInto        = refuse("3.4", "sector.why.moves-into")
)
