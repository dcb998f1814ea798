package imperio

import "tyche/rules"

// What a detachment may not be ordered to do (12.2, 12.3, 14.1).

func checkDetaching(s *state, f *frame, m rules.Move) *rules.Illegal {
	p, number := f.seat, uint8(f.a)+1
	r := &s.plans[p].parts[f.a]
	switch m.Verb {
	case doneVerb:
		return nil
	case goVerb:
		return s.checkGo(p, r, number, s.hexFor(m.A))
	case stanceVerb:
		if m.A < 0 || m.A >= int16(numStances) || uint8(m.A) == r.stance {
			return sameStance
		}
		return nil
	case stayVerb, remainVerb:
		return s.checkStay(p, r, number, m)
	}
	if s.plans[p].jobs == maxTasks {
		return tooManyTasks
	}
	switch m.Verb {
	case landVerb, bombardVerb:
		return s.checkStrike(p, r, number, m)
	case loadVerb, unloadVerb, boardVerb, hangarVerb, hoistVerb, launchVerb, transferVerb, convoyVerb:
		return s.checkCargo(p, r, number, m)
	}
	return notNow
}

func (s *state) checkGo(p rules.Seat, r *part, number uint8, h hex) *rules.Illegal {
	switch {
	case h == noHex || s.distance(r.end(), h) != 1:
		return notNextTo
	case s.anomaly[h] == blackHole:
		return impassable
	case int(r.steps) >= s.speed(p, r, number):
		return tooFar
	case s.fleetPromised(p, r.from):
		return promisedFleet
	case s.now.moored == p && s.hasGreatShips(p, r, number):
		return forbidden[byMooring]
	case s.taskAtEnd(p, number-1):
		return movedAlready
	}
	return nil
}

// hasGreatShips says whether a detachment has ships that a Mooring Order keeps where they are.
func (s *state) hasGreatShips(p rules.Seat, r *part, number uint8) bool {
	if r.dreads != [4]uint8{} || r.flagship {
		return true
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.station && t.owner == p && t.at == r.from && t.part == number {
			return true
		}
	}
	return false
}

// taskAtEnd says whether a task for the end of the path has been given.
func (s *state) taskAtEnd(p rules.Seat, number uint8) bool {
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.part == number && k.kind >= landTroops {
			return true
		}
	}
	return false
}

// checkStay keeps ships behind only while nothing else has been ordered.
func (s *state) checkStay(p rules.Seat, r *part, number uint8, m rules.Move) *rules.Illegal {
	if r.steps > 0 {
		return movedAlready
	}
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if plan.tasks[i].part == number-1 {
			return movedAlready
		}
	}
	rest := *r
	alone := true
	if m.Verb == remainVerb {
		k := int(m.A)
		if k >= maxTransports || s.transport[k].part != number || s.transport[k].owner != p || s.transport[k].at != r.from {
			return notInPart
		}
		for i := range s.transport {
			if t := &s.transport[i]; i != k && t.part == number && t.owner == p && t.at == r.from {
				alone = false
			}
		}
		if alone && r.frigates == 0 && r.cruisers == 0 && r.dreads == [4]uint8{} && !r.flagship {
			return lastShip
		}
		return nil
	}
	if !rest.drop(unit(m.A), m.B, s.houses[p].flag.hull) {
		return notInPart
	}
	if !s.partHasShips(p, &rest, number) {
		return lastShip
	}
	return nil
}

// drop takes a ship out of a detachment; false when it has none.
func (r *part) drop(u unit, hull int16, flagHull uint8) bool {
	switch {
	case u == frigate && hull == 1 && r.frigates > 0:
		r.frigates--
	case u == cruiser && hull == 1 && r.cruisers > 0:
		r.cruisers--
	case u == dreadnought && hull > 0 && hull < 4 && r.dreads[hull] > 0:
		r.dreads[hull]--
	case u == flagship && r.flagship && hull == int16(flagHull):
		r.flagship = false
	default:
		return false
	}
	return true
}

// checkStrike looks at landings and bombardments.
func (s *state) checkStrike(p rules.Seat, r *part, number uint8, m rules.Move) *rules.Illegal {
	pl := s.planetFor(m.A)
	switch {
	case pl == noPlanet || hexOf(pl) != r.end():
		return notThere
	case s.bodies[pl].holder == p:
		return yoursAlready
	}
	if why := s.sparedBy(p, pl, m.Verb == bombardVerb); why != noReason {
		return forbidden[why]
	}
	switch {
	case m.Verb == bombardVerb:
		if !s.canBombard(p, r, number) {
			return noBombards
		}
		plan := &s.plans[p]
		for i := range plan.tasks[:plan.jobs] {
			if k := &plan.tasks[i]; k.kind == bombardPlanet && k.part == number-1 {
				return noBombards
			}
		}
		return nil
	case !isLot(m.B):
		return noAmount
	case s.landable(p, r, number) <= 0:
		return nobodyToLand
	}
	return nil
}

// canBombard says whether a detachment has a ship that bombards (14.2).
func (s *state) canBombard(p rules.Seat, r *part, number uint8) bool {
	if r.dreads != [4]uint8{} && s.bombards(p, dreadnought) || r.flagship && s.bombards(p, flagship) {
		return true
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at == r.from && t.owner == p && t.part == number && s.bombards(p, t.kind()) {
			return true
		}
	}
	return false
}

// bombards says whether a kind of ship of a House bombards planets (14.2, F07).
func (s *state) bombards(p rules.Seat, u unit) bool {
	return units[u].bombards || u == flagship && s.upgraded(p, f07)
}

// landable counts the Troops that a detachment may still be told to land: those aboard since earlier turns, and
// all if it stays in its system (12.3).
func (s *state) landable(p rules.Seat, r *part, number uint8) (n int) {
	for t := range uint8(maxTransports + 1) {
		if t == maxTransports {
			t = flagTransport(p)
		} else if k := &s.transport[t]; k.part != number || k.owner != p {
			continue
		}
		if !s.inPart(p, t, number) {
			continue
		}
		if r.end() == r.from {
			n += int(s.plannedHold(p, t).troops)
			continue
		}
		h, _, _, _ := s.holdOf(p, t)
		n += int(h.troops)
	}
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.kind == landTroops && k.part == number-1 {
			n -= int(k.n)
		}
	}
	return n
}

// checkCargo looks at loading and unloading.
func (s *state) checkCargo(p rules.Seat, r *part, number uint8, m rules.Move) *rules.Illegal {
	t, pl, n := uint8(m.A), noPlanet, m.B
	switch m.Verb {
	case loadVerb, unloadVerb, boardVerb:
		t, pl, n = uint8(m.B), s.planetFor(m.A), m.C
		if pl == noPlanet || s.bodies[pl].holder != p {
			return notYourTroops
		}
	}
	if m.Verb == transferVerb || m.Verb == convoyVerb {
		return s.checkShift(p, r, number, m)
	}
	if !s.inPart(p, t, number) {
		return notInPart
	}
	if !isLot(n) || m.Verb == boardVerb && n != 6 {
		return noAmount
	}
	before := m.Verb == loadVerb || m.Verb == hangarVerb
	if before != (r.steps == 0) && m.Verb != unloadVerb && m.Verb != launchVerb {
		return movedAlready
	}
	h := s.plannedHold(p, t)
	switch m.Verb {
	case loadVerb:
		switch {
		case hexOf(pl) != r.from || s.bodies[pl].troops == 0:
			return notYourTroops
		case room(h.troops, h.aircraft) == 0:
			return noRoom
		}
	case hangarVerb:
		switch {
		case s.fleets[r.from].based == 0:
			return noneBased
		case room(h.troops, h.aircraft) == 0:
			return noRoom
		}
	case unloadVerb:
		if hexOf(pl) != r.end() || h.troops == 0 {
			return nothingAboard
		}
	case launchVerb:
		if h.aircraft == 0 {
			return nothingAboard
		}
	case boardVerb:
		if hexOf(pl) != r.end() {
			return notThere
		}
	}
	return nil
}

// checkShift looks at a transfer: both transports are where the detachment is, and one of them belongs to it.
func (s *state) checkShift(p rules.Seat, r *part, number uint8, m rules.Move) *rules.Illegal {
	from, to := uint8(m.A), uint8(m.B)
	switch h := s.plannedHold(p, from); {
	case from == to:
		return sameTransport
	case !s.meets(p, r, from, number) || !s.meets(p, r, to, number) || !s.inPart(p, from, number) && !s.inPart(p, to, number):
		return notInPart
	case m.Verb == transferVerb && h.troops == 0, m.Verb == convoyVerb && h.aircraft == 0:
		return nothingAboard
	}
	if o := s.plannedHold(p, to); room(o.troops, o.aircraft) == 0 {
		return noRoom
	}
	return nil
}
