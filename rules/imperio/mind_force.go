package imperio

import "tyche/rules"

// What fleets and landing forces are worth in a fight, as far as a House can know (13, 14, 28.2).

// force is one side of a space battle: expected hits of a round in tenths, hull points, Aircraft among them, expected
// kills of its anti-aircraft volley in tenths, and twice its price.
type force struct {
	hits, hull, planes, guns, price int
}

// add counts n units of a Battle Value, with dice and hull each.
func (f *force) add(bv, n, dice, hull int) {
	f.hits += n * dice * (11 - bv)
	f.hull += n * hull
}

// power is the square of the strength (13.6).
func (f *force) power() int { return f.hits * f.hull }

// join adds another force.
func (f *force) join(o force) {
	f.hits += o.hits
	f.hull += o.hull
	f.planes += o.planes
	f.guns += o.guns
	f.price += o.price
}

// bvSeen is the Battle Value of a House's unit as far as a viewer knows.
func (s *state) bvSeen(viewer, q rules.Seat, u unit) int {
	if viewer == q {
		return s.battleValue(q, u)
	}
	n, known := int(units[u].bv), s.verified[viewer][q]
	switch {
	case u == flagship && s.houses[q].shown&4 != 0 && s.upgraded(q, f04):
		n = 4
	case (u == frigate || u == cruiser) && known.has(t01), u == dreadnought && known.has(t03),
		u == aircraft && known.has(t04), u == troop && known.has(t07):
		n--
	}
	return n
}

// flagForce is what a Flagship adds.
func (s *state) flagForce(viewer, q rules.Seat) (f force) {
	dice := int(units[flagship].dice)
	if (viewer == q || s.houses[q].shown&4 != 0) && s.upgraded(q, f05) {
		dice = 3
	}
	f.add(s.bvSeen(viewer, q, flagship), 1, dice, 0)
	f.hull = int(s.houses[q].flag.hull)
	f.price = 20
	return f
}

// ships is what may be told apart in a fleet.
type ships struct {
	frigates, cruisers uint8
	dreads             [4]uint8
	flagship           bool
}

func (k *ships) any() bool {
	return k.frigates > 0 || k.cruisers > 0 || k.dreads != [4]uint8{} || k.flagship
}

// lineForce is what frigates, cruisers, Dreadnoughts and the Flagship of a House are worth.
func (s *state) lineForce(viewer, q rules.Seat, k *ships) (f force) {
	f.add(s.bvSeen(viewer, q, frigate), int(k.frigates), 1, 1)
	f.add(s.bvSeen(viewer, q, cruiser), int(k.cruisers), 1, 1)
	dreads := int(k.dreads[1]) + int(k.dreads[2]) + int(k.dreads[3])
	f.add(s.bvSeen(viewer, q, dreadnought), dreads, 1, 0)
	f.hull += int(k.dreads[1]) + 2*int(k.dreads[2]) + 3*int(k.dreads[3])
	f.price = 4*int(k.frigates) + 8*int(k.cruisers) + 12*dreads
	each := 2 * (11 - s.bvSeen(viewer, q, frigate))
	if s.knownTechs(viewer, q).has(t02) {
		each = 3 * min(9, 13-s.bvSeen(viewer, q, frigate))
	}
	f.guns = each * int(k.frigates)
	if k.flagship {
		f.join(s.flagForce(viewer, q))
	}
	return f
}

// planeForce is what Aircraft are worth.
func (s *state) planeForce(viewer, q rules.Seat, n int) (f force) {
	f.add(s.bvSeen(viewer, q, aircraft), n, 1, 1)
	f.planes, f.price = n, n
	return f
}

// transportForce is what one transport is worth; of a foreign one that is loaded half a load of Aircraft is feared.
func (s *state) transportForce(viewer rules.Seat, t *transport) (f force) {
	if t.station {
		f.add(s.bvSeen(viewer, t.owner, station), 1, int(units[station].dice), 0)
		f.hull, f.price = int(t.hull), 24
	} else {
		f.add(s.bvSeen(viewer, t.owner, carrier), 1, 1, 1)
		f.price = 4
	}
	n := int(t.aircraft)
	if viewer != t.owner && t.aircraft+t.troops > 0 {
		n = 2
	}
	f.join(s.planeForce(viewer, t.owner, n))
	if viewer == t.owner {
		f.price += int(t.troops)
	}
	return f
}

// fleetForce is what the fleet of a hex is worth to a viewer's knowledge.
func (s *state) fleetForce(viewer rules.Seat, h hex) (f force) {
	k := &s.fleets[h]
	if k.owner == nobody {
		return f
	}
	line := ships{k.frigates, k.cruisers, k.dreads, s.houses[k.owner].flag.at == h}
	f = s.lineForce(viewer, k.owner, &line)
	f.join(s.planeForce(viewer, k.owner, int(k.based)))
	for i := range s.transport {
		if t := &s.transport[i]; t.at == h && t.owner == k.owner {
			f.join(s.transportForce(viewer, t))
		}
	}
	if s.anomaly[h] == ionStorm { // Aircraft do not fight
		f.hits -= f.planes * (11 - s.bvSeen(viewer, k.owner, aircraft))
		f.hull -= f.planes
		f.planes = 0
	}
	return f
}

// Chances of a battle by the ratio of the powers in hundredths, and what the winner keeps, in thousandths.
var clashes = [...]struct{ ratio, win, keep int }{
	{0, 0, 0}, {30, 20, 150}, {50, 90, 200}, {70, 230, 250}, {100, 490, 350}, {140, 710, 530},
	{200, 880, 700}, {300, 970, 810}, {500, 997, 890}, {1000, 1000, 950}, {4000, 1000, 990},
}

// clash guesses how a battle ends for the first side.
func clash(a, b force) (win, keep int) {
	shootDown(&a, b.guns)
	shootDown(&b, a.guns)
	switch {
	case b.power() == 0:
		return 1000, 1000
	case a.power() == 0:
		return 0, 0
	}
	ratio := min(100*a.power()/b.power(), 4000)
	for i := 1; i < len(clashes); i++ {
		lo, hi := &clashes[i-1], &clashes[i]
		if ratio <= hi.ratio {
			at, wide := ratio-lo.ratio, hi.ratio-lo.ratio
			return lo.win + (hi.win-lo.win)*at/wide, lo.keep + (hi.keep-lo.keep)*at/wide
		}
	}
	return 1000, 990
}

// shootDown takes off the Aircraft that a volley is likely to destroy.
func shootDown(f *force, guns int) {
	if f.planes == 0 {
		return
	}
	gone := min(f.planes, guns/10)
	f.hits -= 2 * gone
	f.hull -= gone
	f.planes -= gone
}

// mostGround is the largest number of Troops of which the chances are kept.
const mostGround = 14

// groundChances are the chances that so many Troops take a planet from so many, in thousandths, by the successes of
// either side in ten (28.2).
var groundChances = measureGround()

func measureGround() (list [2][2][mostGround + 1][mostGround + 1]int16) {
	same := func(n int) int { return n }
	for x := range 2 {
		for y := range 2 {
			won, _, _ := fights(mostGround, mostGround, 3+x, 3+y, same, same)
			for a := 1; a <= mostGround; a++ {
				for d := range mostGround + 1 {
					list[x][y][a][d] = int16(won[a][d] * 1000 >> 32)
				}
			}
		}
	}
	return list
}

// landingChance is the chance, in thousandths, that n Troops of a House take a planet, with the fire of its platforms.
func (s *state) landingChance(p rules.Seat, pl planet, n int) int {
	b := &s.bodies[pl]
	q, d := b.holder, s.garrison(p, pl)
	x, y, shots, need := 0, 0, 0, 5
	if s.knowsTech(p, t07) {
		x = 1
	}
	if q != nobody {
		known := s.knownTechs(p, q)
		if known.has(t07) {
			y = 1
		}
		if b.owner == q {
			shots = 2
			if known.has(t20) {
				shots = 3
			}
			shots *= int(b.count(platform))
		}
		if s.knowsTech(p, t08) {
			need = 3
		}
	}
	if s.has(p, a11) {
		d = (d*2 + 2) / 3
	}
	if q != nobody && s.knownAbility(p, q, a11) {
		d += d / 2
	}
	if n > mostGround || d > mostGround { // larger fights in proportion
		most := max(n, d)
		n, d = n*mostGround/most, d*mostGround/most
	}
	if shots == 0 {
		return int(groundChances[x][y][max(n, 0)][d])
	}
	sum, hits := uint64(0), hitsOf(min(shots, maxFight), need)
	for k := 0; k < n && k <= shots; k++ {
		sum += hits[k] * uint64(groundChances[x][y][n-k][d]) >> 16
	}
	return int(sum >> 16)
}
