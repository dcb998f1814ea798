package sector

import "tyche/rules"

// Explain is Check for people: the refusal with what the move names as arguments, in order, and the pieces that
// cause it.
func (s *state) Explain(seat rules.Seat, m rules.Move) *rules.Illegal {
	ill := s.Check(seat, m)
	if ill == nil {
		return nil
	}
	full := *ill
	if !wellFormed(m) || s.depth == 0 {
		return &full
	}
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := verbs[m.Verb].Operands[i]; o {
		case noOperand:
		case anInt:
			full.Why.Args[i] = rules.N(int(n))
		default:
			full.Why.Args[i] = rules.R(rules.Ref{Kind: o, ID: n})
		}
	}
	switch ill {
	case cannotPay:
		full.Why.Args[3] = s.priceArg(s.top(), m)
	case needsBuilding, techNeedsBuilding:
		full.Why.Args[3] = rules.R(buildingRef(neededFor(m)))
	}
	full.Culprits = s.culprits(seat, m, ill)
	return &full
}

// culprits returns the pieces that cause a refusal.
func (s *state) culprits(p rules.Seat, m rules.Move, ill *rules.Illegal) []rules.Ref {
	switch ill {
	case areaNotOpen, noRoom, tooManyAttackers, notFriendly, withdrawHere:
		return s.inArea(areaNamed(m))
	case oneAttack:
		return []rules.Ref{areaRef(s.battle.area)}
	case covered:
		return []rules.Ref{orderStack(planet(m.A)), seatRef(s.tokens[s.topToken(planet(m.A))].owner)}
	case outOfReach:
		return []rules.Ref{planetRef(planet(m.B))}
	case noTransport:
		return s.missingRoute(m)
	case transportThere, noTransportThere, notTouching, joinedAlready, fallsApart:
		return []rules.Ref{routeOf(m)}
	case oneBase, needsBase, needsUnit, needsPresence:
		return s.basesOn(p, s.top())
	case factionGone:
		for o := range rules.Seat(s.players) {
			if s.seats[o].faction == faction(m.A) {
				return []rules.Ref{seatRef(o)}
			}
		}
	case cellTaken:
		return []rules.Ref{planetRef(s.planetAt(m.B))}
	case homesApart:
		return s.homesAround(m.B)
	case needsBuilding, techNeedsBuilding:
		return []rules.Ref{buildingRef(neededFor(m))}
	case cardIsFull, overworkOnce, veinThere, notYourCard:
		return []rules.Ref{resourceRef(int(m.A))}
	case isEliminated, poolEmpty, notAhead:
		if m.Verb == seatVerb {
			return []rules.Ref{seatRef(rules.Seat(m.A))}
		}
		return s.inArea(areaNamed(m))
	case tooFewUnits, notLonely, noEnemyUnits, notConquest, notControlled:
		return s.inArea(areaNamed(m))
	}
	return nil
}

func orderStack(q planet) rules.Ref { return rules.Ref{Kind: KindStack, ID: int16(q)} }

// routeOf returns the route that a move names.
func routeOf(m rules.Move) rules.Ref {
	if m.Verb == joinVerb {
		return routeRef(planet(m.A), planet(m.B))
	}
	return rules.Ref{Kind: KindRoute, ID: m.A}
}

// neededFor returns the building that a purchase requires.
func neededFor(m rules.Move) building {
	switch m.Verb {
	case buildVerb:
		return buildings[m.A].requires
	case techVerb:
		return techs[m.A].requires
	}
	return units[m.A].building
}

// areaNamed returns the last area among the operands of a move, or noArea.
func areaNamed(m rules.Move) area {
	found := noArea
	for i, n := range [...]int16{m.A, m.B, m.C} {
		if verbs[m.Verb].Operands[i] == anArea {
			found = area(n)
		}
	}
	return found
}

// inArea returns an area and who stands there.
func (s *state) inArea(a area) []rules.Ref {
	if a == noArea {
		return nil
	}
	list := []rules.Ref{areaRef(a)}
	if o := s.owner[a]; o != nobody {
		list = append(list, seatRef(o))
	}
	if b := s.base[a]; b != nobody && b != s.owner[a] {
		list = append(list, seatRef(b))
	}
	return list
}

// missingRoute returns the route on which a transport is missing, or the planets that no route joins.
func (s *state) missingRoute(m rules.Move) []rules.Ref {
	from, to := areas[m.B].planet, areas[m.B].planet
	if m.Verb == moveVerb {
		to = areas[m.C].planet
	} else if s.battle.area != noArea {
		to = areas[s.battle.area].planet
	}
	if s.routeBetween(from, to) >= 0 {
		return []rules.Ref{routeRef(from, to)}
	}
	return []rules.Ref{planetRef(from), planetRef(to)}
}

// basesOn returns the areas of p's bases on the planet of an order.
func (s *state) basesOn(p rules.Seat, f *frame) []rules.Ref {
	if f.kind != inBuild {
		return nil
	}
	list := []rules.Ref{planetRef(planet(f.a))}
	for a, end := areasOf(planet(f.a)); a < end; a++ {
		if s.base[a] == p {
			list = append(list, areaRef(a))
		}
	}
	return list
}

// homesAround returns the home planets next to a cell.
func (s *state) homesAround(cell int16) (list []rules.Ref) {
	for _, c := range around(cell) {
		if c == noCell {
			continue
		}
		if q := s.planetAt(c); q != noPlanet && planets[q].home {
			list = append(list, planetRef(q))
		}
	}
	return list
}
