package imperio

import "tyche/rules"

// Production (11).

// capacity is how many units a planet may produce in a turn (11.2).
func (s *state) capacity(p rules.Seat, pl planet) int {
	b := &s.bodies[pl]
	n := int(b.res) + 2
	if b.count(shipyard) > 0 && s.knowsTech(p, t16) {
		n += 2
	}
	return n
}

// unitPrice is the price of one unit, or of one bundle of Troops or Aircraft (1.5).
func (s *state) unitPrice(p rules.Seat, u unit) int {
	n := int(units[u].price)
	if u == flagship && s.upgraded(p, f08) {
		n = 6
	}
	if u >= dreadnought && s.inForce(l13) != nil {
		n += 2
	}
	if (u == cruiser || u == dreadnought || u == station) && s.knowsTech(p, t19) {
		n--
	}
	return max(1, n+s.decreed(unitCost(u)))
}

// bundle is how many units one price buys.
func (s *state) bundle(u unit) int {
	if u == troop && s.inForce(l09) != nil {
		return 3
	}
	return int(units[u].perPrice)
}

// buildPrice is the price of an order of units (1.5): bundles are rounded up per type; what a decree adds counts per unit.
func (s *state) buildPrice(p rules.Seat, list *[numUnits]uint8) (n int) {
	any := false
	for u, k := range list {
		if k == 0 {
			continue
		}
		any = true
		if per := s.bundle(unit(u)); per > 1 {
			base := (int(k)+per-1)/per*int(units[u].price) + s.decreed(unitCost(unit(u)))*int(k)
			n += max(1, base)
			continue
		}
		n += int(k) * s.unitPrice(p, unit(u))
	}
	if any {
		n = max(1, n+s.decreed(actionCost(production)))
	}
	return n
}

// warships counts the warships of a House, those under construction included (L01).
func (s *state) warships(p rules.Seat) (n int) {
	for h := range s.mapSize() {
		if f := &s.fleets[h]; f.owner == p {
			n += int(f.frigates) + int(f.cruisers)
			for _, k := range f.dreads {
				n += int(k)
			}
		}
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && t.owner == p && t.station {
			n++
		}
	}
	if k := &s.houses[p].flag; k.at != noHex {
		n++
	}
	plan := &s.plans[p]
	for i := range plan.slots {
		if d := &plan.slots[i]; d.kind == production && d.result == done {
			n += orderedWarships(&plan.builds[d.b])
		}
	}
	return n
}

func orderedWarships(list *[numUnits]uint8) (n int) {
	for u, k := range list {
		if units[u].warship {
			n += int(k)
		}
	}
	return n
}

// orderedAt counts the units that a House has ordered on a planet this turn.
func (pl *plan) orderedAt(at planet) (n int) {
	for i := range pl.slots {
		if d := &pl.slots[i]; d.kind == production && planet(d.a) == at && d.result != cancelled {
			for _, k := range pl.builds[d.b] {
				n += int(k)
			}
		}
	}
	return n
}

func total(list *[numUnits]uint8) (n int) {
	for _, k := range list {
		n += int(k)
	}
	return n
}

// inProducing: the planet, then unit after unit. b = planet + 1, c = row in builds.
func candidatesProducing(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	if f.b > 0 {
		return listOne(dst, makeVerb, numUnits)
	}
	for pl := range planet(3 * s.mapSize()) {
		if s.bodies[pl].owner == f.seat {
			dst = append(dst, rules.Move{Verb: yardVerb, A: s.planetRef(pl).ID})
		}
	}
	return dst
}

func checkProducing(s *state, f *frame, m rules.Move) *rules.Illegal {
	p := f.seat
	switch {
	case m.Verb == doneVerb:
		return nil
	case m.Verb == yardVerb && f.b == 0:
		pl := s.planetFor(m.A)
		switch {
		case pl == noPlanet || !s.commands(p, pl):
			return notCommanded
		case s.plans[p].orderedAt(pl) >= s.capacity(p, pl):
			return overCapacity
		}
		return nil
	case m.Verb == makeVerb && f.b > 0:
		return s.checkUnit(p, planet(f.b-1), int(f.c), unit(m.A))
	}
	return notNow
}

// checkUnit says why one more unit may not be ordered.
func (s *state) checkUnit(p rules.Seat, pl planet, row int, u unit) *rules.Illegal {
	plan, list := &s.plans[p], s.plans[p].builds[row]
	switch {
	case u != troop && s.bodies[pl].count(shipyard) == 0:
		return noShipyard
	case plan.orderedAt(pl)+total(&list) >= s.capacity(p, pl):
		return overCapacity
	case u == flagship && (s.houses[p].flag.at != noHex || plan.builds[0][flagship]+plan.builds[1][flagship] > 0):
		return oneFlagship
	case u == flagship && hexOf(pl) != s.home[p]:
		return onlyAtHome
	case u == station && !s.knowsTech(p, t06):
		return needsStation
	case (u == carrier || u == station) && s.freeTransports() <= s.orderedTransports(p):
		return registerFull
	case units[u].warship && s.inForce(l01) != nil && s.warships(p)+s.orderedNow(p) >= 10:
		return fleetCeiling
	}
	list[u]++
	if s.buildPrice(p, &list) > s.free(p) || s.buildPrice(p, &list) > 250 {
		return tooDear
	}
	return nil
}

// orderedNow counts the warships in a House's orders that are not resolved yet.
func (s *state) orderedNow(p rules.Seat) int {
	return orderedWarships(&s.plans[p].builds[0]) + orderedWarships(&s.plans[p].builds[1])
}

// The places for transports are divided evenly, so that no House learns from a refusal what another has ordered.
func (s *state) freeTransports() int { return maxTransports / int(s.players) }

func (s *state) orderedTransports(p rules.Seat) (n int) {
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && t.owner == p {
			n++
		}
	}
	for i := range s.plans[p].builds {
		n += int(s.plans[p].builds[i][carrier]) + int(s.plans[p].builds[i][station])
	}
	return n
}

func applyProducing(s *state, x ctx, f *frame, m rules.Move) {
	plan := &s.plans[f.seat]
	switch m.Verb {
	case yardVerb:
		f.b, f.c = int16(s.planetFor(m.A))+1, int16(plan.used(production))
		plan.builds[f.c] = [numUnits]uint8{}
	case makeVerb:
		plan.builds[f.c][m.A]++
	case doneVerb:
		if f.b == 0 || total(&plan.builds[f.c]) == 0 {
			s.pop(0)
			return
		}
		plan.slots[f.a] = deed{a: uint8(f.b - 1), b: uint8(f.c), price: uint8(s.buildPrice(f.seat, &plan.builds[f.c])), blame: nobody}
		s.pop(1)
	}
}
