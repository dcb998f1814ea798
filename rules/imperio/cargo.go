package imperio

import "tyche/rules"

// Loading and unloading while an Operation is resolved (12.3): as many as there are and find room.

// cargo returns where the cargo of a transport is kept.
func (s *state) cargo(p rules.Seat, t uint8) (troops, aircraft, fresh *uint8) {
	if t >= maxTransports {
		k := &s.houses[p].flag
		return &k.troops, &k.aircraft, &k.fresh
	}
	k := &s.transport[t]
	return &k.troops, &k.aircraft, &k.fresh
}

// doCargo carries out one task, if its transport is still with its detachment and no foreign ships are there.
func (s *state) doCargo(x ctx, p rules.Seat, k *task) {
	_, at, in, ok := s.holdOf(p, k.transport)
	if k.shifts() {
		s.shift(x, p, k)
		return
	}
	if !ok || in != k.part+1 || s.fleets[at].owner != p || s.plans[p].parts[k.part].condition == partIdle {
		return
	}
	troops, aircraft, fresh := s.cargo(p, k.transport)
	was := *troops+*aircraft > 0
	switch k.kind {
	case loadTroops, boardTroops:
		if hexOf(k.planet) != at || s.bodies[k.planet].holder != p {
			return
		}
		n := min(k.n, s.bodies[k.planet].troops, room(*troops, *aircraft))
		s.bodies[k.planet].troops -= n
		*troops += n
		*fresh += n
		s.tellCargo(x, p, EvLoads, k, n, 0, was)
	case loadAircraft, boardAircraft:
		n := min(k.n, s.fleets[at].based, room(*troops, *aircraft))
		s.fleets[at].based -= n
		*aircraft += n
		s.tellCargo(x, p, EvLoads, k, 0, n, was)
	case unloadTroops:
		if hexOf(k.planet) != at || s.bodies[k.planet].holder != p {
			return
		}
		old := *troops - *fresh
		if at == s.plans[p].parts[k.part].from {
			old = *troops // embarked in this system (12.3)
		}
		n := min(k.n, old, 255-s.bodies[k.planet].troops)
		*troops -= n
		*fresh = min(*fresh, *troops)
		s.bodies[k.planet].troops += n
		s.tellCargo(x, p, EvUnloads, k, n, 0, was)
	case unloadAircraft:
		if !s.holdsIn(p, at) {
			return
		}
		n := min(k.n, *aircraft, 255-s.fleets[at].based)
		*aircraft -= n
		s.fleets[at].based += n
		s.tellCargo(x, p, EvUnloads, k, 0, n, was)
	}
}

// shifts says whether a task moves a unit from transport to transport.
func (k *task) shifts() bool {
	return k.kind == moveTroops || k.kind == moveAircraft || k.kind == passTroops || k.kind == passAircraft
}

// shift moves one unit from a transport to another in the same hex, of which one belongs to the detachment; fresh Troops
// keep their mark.
func (s *state) shift(x ctx, p rules.Seat, k *task) {
	_, at, in, ok := s.holdOf(p, k.transport)
	_, there, with, also := s.holdOf(p, k.to)
	if !ok || !also || there != at || in != k.part+1 && with != k.part+1 || s.foreignFleet(p, at) || s.plans[p].parts[k.part].condition == partIdle {
		return
	}
	troops, aircraft, fresh := s.cargo(p, k.transport)
	troops2, aircraft2, fresh2 := s.cargo(p, k.to)
	if room(*troops2, *aircraft2) == 0 {
		return
	}
	was := *troops2+*aircraft2 > 0
	switch planes := k.kind == moveAircraft || k.kind == passAircraft; {
	case planes && *aircraft > 0:
		*aircraft--
		*aircraft2++
	case !planes && *troops > 0:
		if *fresh == *troops {
			*fresh--
			*fresh2++
		}
		*troops--
		*troops2++
	default:
		return
	}
	s.tellHold(x, p, k.transport, true)
	s.tellHold(x, p, k.to, was)
}

// holdsIn says whether a House holds a planet in a hex.
func (s *state) holdsIn(p rules.Seat, h hex) bool {
	for i := range planet(s.count[h]) {
		if s.bodies[firstPlanet(h)+i].holder == p {
			return true
		}
	}
	return false
}

// tellCargo tells what went aboard or ashore: manifests are secret, so only the House itself sees it.
func (s *state) tellCargo(x ctx, p rules.Seat, v uint8, k *task, troops, aircraft uint8, was bool) {
	if troops+aircraft == 0 || !x.telling() {
		return
	}
	_, h, _, _ := s.holdOf(p, k.transport)
	at := s.systemRef(h)
	if troops > 0 {
		at = s.planetRef(k.planet)
	}
	x.whisper(rules.Only(p), v, p, transportRef(k.transport), none, at, int(troops), int(aircraft))
	s.tellHold(x, p, k.transport, was)
	if troops > 0 {
		s.tellGarrison(x, k.planet)
	} else {
		s.tellBased(x, p, h, s.fleets[h].based)
	}
}
