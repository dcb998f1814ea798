package imperio

import "tyche/rules"

// has says whether a House has an ability (2.2).
func (s *state) has(p rules.Seat, a ability) bool {
	k := &s.houses[p]
	return k.abilities[0] == a || k.abilities[1] == a
}

// upgraded says whether the House's Flagship design has an upgrade (2.3).
func (s *state) upgraded(p rules.Seat, f upgrade) bool {
	k := &s.houses[p]
	return k.upgrades[0] == f || k.upgrades[1] == f
}

// knowsTech says whether a House owns a technology.
func (s *state) knowsTech(p rules.Seat, t tech) bool { return s.houses[p].techs.has(t) }

// reveal makes an ability known to everybody when it is seen in play (2.1).
func (s *state) reveal(x ctx, p rules.Seat, a ability) {
	k := &s.houses[p]
	for i, own := range k.abilities {
		if own == a && k.shown>>i&1 == 0 {
			k.shown |= 1 << i
			x.tell(EvRevealed, p, abilityRef(a), none, none, i, 0)
		}
	}
}

// controls says whether a House owns and holds a planet (6.3).
func (s *state) controls(p rules.Seat, pl planet) bool {
	b := &s.bodies[pl]
	return b.owner == p && b.holder == p
}

// commands says whether a House may build and produce on a planet (6.3).
func (s *state) commands(p rules.Seat, pl planet) bool {
	return s.controls(p, pl) && s.bodies[pl].start == p
}

// planetsOf counts the planets that a House owns.
func (s *state) planetsOf(p rules.Seat) (n int) {
	for pl := range s.bodies[:3*s.mapSize()] {
		if s.bodies[pl].owner == p {
			n++
		}
	}
	return n
}

// exists says whether there is such a planet.
func (s *state) exists(pl planet) bool {
	return int(pl) < 3*s.mapSize() && uint8(pl%3) < s.count[hexOf(pl)]
}

// hasUnits says whether a House has a ship or a Troop (20.1).
func (s *state) hasUnits(p rules.Seat) bool {
	for h := range s.mapSize() {
		if f := &s.fleets[h]; f.owner == p && s.hasShips(hex(h)) {
			return true
		}
	}
	for pl := range s.bodies[:3*s.mapSize()] {
		if b := &s.bodies[pl]; b.holder == p && b.troops > 0 {
			return true
		}
	}
	return false
}

// alive says whether a House may still act: it has a planet or a unit and has not dissolved.
func (s *state) alive(p rules.Seat) bool {
	return !s.houses[p].gone && (s.planetsOf(p) > 0 || s.hasUnits(p))
}

// landless says whether a House has no planet (20.1).
func (s *state) landless(p rules.Seat) bool { return s.planetsOf(p) == 0 }

// worth is the value of a planet (1.7).
func (b *body) worth() int { return int(b.res) + int(b.inf) + 2 }

// bestPlanet returns the planet of highest value of a House that it owns and holds, or noPlanet (1.7).
func (s *state) bestPlanet(p rules.Seat) planet {
	best := noPlanet
	for pl := range planet(3 * s.mapSize()) {
		if s.controls(p, pl) && (best == noPlanet || s.bodies[pl].worth() > s.bodies[best].worth()) {
			best = pl
		}
	}
	return best
}

// Infrastructures of a planet.

func (b *body) count(w work) uint8 {
	switch w {
	case shipyard:
		return b.works & 1
	case port:
		return b.works >> 1 & 1
	case platform:
		return b.works >> 2 & 3
	}
	return b.works >> 4 & 1
}

var workBits = [numWorks]uint8{shipyard: 1, port: 2, platform: 4, shield: 16}

func (b *body) add(w work)    { b.works += workBits[w] }
func (b *body) remove(w work) { b.works -= workBits[w] }

// Fleets.

// hasShips says whether the fleet of a hex has at least one ship.
func (s *state) hasShips(h hex) bool {
	f := &s.fleets[h]
	if f.owner == nobody {
		return false
	}
	if f.frigates > 0 || f.cruisers > 0 || f.dreads != [4]uint8{} || s.houses[f.owner].flag.at == h {
		return true
	}
	return s.carriersAt(h) > 0
}

// carriersAt counts the Carriers and Battle Stations of the fleet of a hex.
func (s *state) carriersAt(h hex) (n int) {
	for i := range s.transport {
		if t := &s.transport[i]; t.at == h && t.owner == s.fleets[h].owner {
			n++
		}
	}
	return n
}

// foreignFleet says whether another House than p has a fleet in a hex, Aircraft included.
func (s *state) foreignFleet(p rules.Seat, h hex) bool {
	return s.fleets[h].owner != nobody && s.fleets[h].owner != p
}

// tidy gives up the fleet of a hex when nothing is left of it.
func (s *state) tidy(h hex) {
	f := &s.fleets[h]
	if f.owner != nobody && f.based == 0 && !s.hasShips(h) {
		*f = fleet{owner: nobody}
	}
}

// claim makes a hex hold a fleet of p; there must be no foreign one.
func (s *state) claim(p rules.Seat, h hex) *fleet {
	f := &s.fleets[h]
	if f.owner == nobody {
		*f = fleet{owner: p}
	}
	return f
}

// freeTransport returns a free place for a Carrier or Battle Station, or -1.
func (s *state) freeTransport() int {
	for i := range s.transport {
		if s.transport[i].at == noHex {
			return i
		}
	}
	return -1
}

// flagTransport is the number of a House's Flagship as a transport (F06).
func flagTransport(p rules.Seat) uint8 { return maxTransports + uint8(p) }

// room returns how many more units a transport takes: cargo is the pair of its Troops and Aircraft.
func room(troops, aircraft uint8) uint8 { return manifestSize - troops - aircraft }

// fullHull is the hull of a new ship (U6, U8, T05, 24).
func (s *state) fullHull(p rules.Seat, u unit) uint8 {
	switch {
	case u == dreadnought && s.knowsTech(p, t05):
		return 3
	case u == station && s.options&optStationHull2 != 0:
		return 2
	}
	return uint8(units[u].hull)
}

// War and peace.

func (s *state) atWar(a, b rules.Seat) bool { return s.war[a].Has(b) }

// startWar opens a war between two Houses, if there is none; passage and alliance end (18.1, 18.2, 18.5).
func (s *state) startWar(x ctx, a, b rules.Seat) {
	if a == b || a == nobody || b == nobody || s.atWar(a, b) {
		return
	}
	s.war[a], s.war[b] = s.war[a].With(b), s.war[b].With(a)
	s.endAlliance(x, a, b)
	x.tell(EvWar, a, none, none, none, int(b), 0)
}

// endWar makes peace between two Houses.
func (s *state) endWar(x ctx, a, b rules.Seat) {
	if s.atWar(a, b) {
		s.war[a], s.war[b] = s.war[a]&^rules.Only(b), s.war[b]&^rules.Only(a)
		x.tell(EvPeace, a, none, none, none, int(b), 0)
	}
}

// endAlliance ends the alliance of two Houses.
func (s *state) endAlliance(x ctx, a, b rules.Seat) {
	if s.ally[a].Has(b) {
		s.ally[a], s.ally[b] = s.ally[a]&^rules.Only(b), s.ally[b]&^rules.Only(a)
		x.tell(EvAlliance, a, none, none, none, int(b), 0)
	}
}

// pacified says whether C8 forbids a and b to attack each other.
func (s *state) pacified(a, b rules.Seat) bool {
	for i := range s.pacts {
		if c := &s.pacts[i]; c.a != nobody && (c.a == a && c.b == b || c.a == b && c.b == a) {
			return true
		}
	}
	return false
}

// mayPass says whether p's ships may pass through a fleet of q (12.5).
func (s *state) mayPass(p, q rules.Seat) bool {
	return s.knowsTech(p, t15) || s.grantedTo(p, q)
}

// grantedTo says whether q, an alliance or the law lets p's ships pass.
func (s *state) grantedTo(p, q rules.Seat) bool {
	return !s.atWar(p, q) && (s.passage[q].Has(p) || s.ally[q].Has(p) || s.inForce(l03) != nil)
}

// distance between two hexes of the map (4.1).
func (s *state) distance(a, b hex) int { return int(distances[s.players][a][b]) }

// distances and neighbours follow from the layouts.
var distances, neighbours = measureLayouts()

func measureLayouts() (far [maxSeats + 1][maxHexes][maxHexes]int8, near [maxSeats + 1][maxHexes][]hex) {
	for n := 2; n <= maxSeats; n++ {
		for a, from := range layouts[n] {
			for b, to := range layouts[n] {
				dq, dr := int(from.q-to.q), int(from.r-to.r)
				d := max(dq, -dq, dr, -dr, dq+dr, -dq-dr)
				far[n][a][b] = int8(d)
				if d == 1 {
					near[n][a] = append(near[n][a], hex(b))
				}
			}
		}
	}
	return far, near
}

// near returns the neighbours of a hex in reading order.
func (s *state) near(h hex) []hex { return neighbours[s.players][h] }
