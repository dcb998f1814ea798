package imperio

import "tyche/rules"

// How the Mind moves fleets (25.2): towards planets worth taking, with Troops aboard, away from stronger fleets.

func (s *state) rankOperation(f *frame, m rules.Move) int {
	if f.kind == inOperating {
		if m.Verb == fleetVerb {
			return s.pull(f.seat, s.hexFor(m.A)) + 20
		}
		return 0
	}
	r := &s.plans[f.seat].parts[f.a]
	switch m.Verb {
	case goVerb:
		if s.aboard(f.seat, uint8(f.a)+1) == 0 {
			return -5 // without Troops there is nothing to take
		}
		to := s.hexFor(m.A)
		return s.drawTo(f.seat, to, r) - s.drawTo(f.seat, r.end(), r)
	case loadVerb:
		pl := s.planetFor(m.A)
		spare := int(s.bodies[pl].troops) - int(m.C)
		if r.steps > 0 || spare < 1 || s.wanted(f.seat, hexOf(pl)) {
			return -20
		}
		return 400 + 3*int(m.C) // before it leaves
	case landVerb:
		if s.plans[f.seat].landsOn(s.planetFor(m.A)) {
			return -10
		}
		return s.rankLanding(f.seat, s.planetFor(m.A), int(m.B))
	case bombardVerb:
		b := &s.bodies[s.planetFor(m.A)]
		return rankIf(b.holder != nobody && b.troops > 0 && s.atWar(f.seat, b.holder), 510) - 10
	case stayVerb, remainVerb:
		return -15
	case doneVerb:
		return 0
	}
	return -25
}

// rankLanding takes empty planets with few Troops and others with a good margin.
func (s *state) rankLanding(p rules.Seat, pl planet, n int) int {
	b := &s.bodies[pl]
	switch {
	case b.holder == p:
		return -10
	case b.holder == nobody && b.troops == 0:
		return 300 + s.planetWorth(pl)/4 - 4*max(n-2, 2-n)
	}
	margin := n - int(b.troops) - 2*int(b.count(platform))
	if margin < 1 {
		return -40
	}
	return 200 + s.planetWorth(pl)/4 + 5*min(margin, 4) - s.scruple(p, b.holder)
}

// scruple is what holds a House back from attacking another at peace.
func (s *state) scruple(p, q rules.Seat) int {
	switch {
	case q == nobody || s.atWar(p, q):
		return 0
	case s.ally[p].Has(q):
		return 60
	}
	return max(0, 30-2*int(s.turn))
}

// aboard counts the Troops that a detachment carries or is to load.
func (s *state) aboard(p rules.Seat, number uint8) (n int) {
	for i := range s.transport {
		if t := &s.transport[i]; t.part == number && t.owner == p && t.at != noHex {
			n += int(t.troops)
		}
	}
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.part == number-1 && k.kind == loadTroops {
			n += int(k.n)
		}
	}
	return n
}

// wanted says whether a hex holds a planet that a House may take without Troops of others on it.
func (s *state) wanted(p rules.Seat, h hex) bool {
	for i := range planet(s.count[h]) {
		if s.bodies[firstPlanet(h)+i].holder == nobody {
			return true
		}
	}
	return false
}

// prize is what the planets of a hex are worth to a House that takes them.
func (s *state) prize(p rules.Seat, h hex) (n int) {
	for i := range planet(s.count[h]) {
		pl := firstPlanet(h) + i
		b := &s.bodies[pl]
		switch {
		case b.holder == p:
		case b.holder == nobody && b.troops == 0:
			n += s.planetWorth(pl)
		default:
			n += max(0, s.planetWorth(pl)/3-6*int(b.troops)-s.scruple(p, b.holder))
		}
	}
	return n
}

// pull is the best prize that a hex leads to, less with distance.
func (s *state) pull(p rules.Seat, from hex) int {
	best := 0
	for h := range hex(s.mapSize()) {
		if s.anomaly[h] == blackHole {
			continue
		}
		if n := s.prize(p, h) / (1 + 2*s.distance(from, h)); n > best {
			best = n
		}
	}
	return best
}

// drawTo is what speaks for being in a hex: what it leads to, less the danger of the place.
func (s *state) drawTo(p rules.Seat, h hex, r *part) int {
	n := s.pull(p, h)
	if s.anomaly[h] == asteroids && !s.knowsTech(p, t11) {
		n -= 60
	}
	if q := s.fleets[h].owner; q != nobody && q != p {
		theirs := s.force(h)
		ours := 2*int(r.frigates) + 4*int(r.cruisers) + 9*(int(r.dreads[1])+int(r.dreads[2])+int(r.dreads[3]))
		if r.flagship {
			ours += 14
		}
		n += min(3*(ours-theirs), 20) - s.scruple(p, q)
	}
	return n
}

// force is a rough measure of the fleet of a hex.
func (s *state) force(h hex) int {
	f := &s.fleets[h]
	n := 2*int(f.frigates) + 4*int(f.cruisers) + 9*(int(f.dreads[1])+int(f.dreads[2])+int(f.dreads[3])) + int(f.based)/2
	if s.houses[f.owner].flag.at == h {
		n += 14
	}
	return n + s.carriersAt(h)
}

// landsOn says whether a landing on a planet has been ordered.
func (pl *plan) landsOn(at planet) bool {
	for i := range pl.tasks[:pl.jobs] {
		if k := &pl.tasks[i]; k.kind == landTroops && k.planet == at {
			return true
		}
	}
	return false
}
