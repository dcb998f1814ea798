package imperio

import "tyche/rules"

// What a House means to do with its fleets in a turn (25.2): a list of sorties, made anew for every question and always
// the same until the orders are sealed, because orders move nothing. The first detachment is the first sortie of its
// hex, and so on. Strikes come first, then landings on free planets, relief and loading, and what is left keeps guard.

// consignment is so many Troops for a planet, or from it into a transport.
type consignment struct {
	planet    planet
	transport uint8
	n         uint8
}

// sortie is one detachment that is meant to go out.
type sortie struct {
	from   hex
	line   ships
	holds  [2]uint64 // transports, a bit each
	path   [2]hex
	steps  uint8
	stance uint8
	loads  [5]consignment // before it moves
	loaded uint8
	lands  [3]consignment // on planets of others and free ones
	landed uint8
	relief [3]consignment // unloaded at the end on planets of its own
	eased  uint8
	bombs  planet // bombarded before the landings, or noPlanet
	gain   int    // in tenths of Influence
	odds   int    // of what it is for, in thousandths
	goal   hex    // where it is going, this turn or later
}

func (o *sortie) take(t int)     { o.holds[t>>6] |= 1 << (t & 63) }
func (o *sortie) has(t int) bool { return o.holds[t>>6]>>(t&63)&1 != 0 }
func (o *sortie) end() hex {
	if o.steps == 0 {
		return o.from
	}
	return o.path[o.steps-1]
}

// campaign is the plan of a House for its fleets.
type campaign struct {
	survey
	n       int
	list    [maxParts]sortie
	rest    [maxHexes]ships // not sent anywhere yet
	sent    [2]uint64       // transports
	claimed [maxHexes]bool  // hexes where a sortie is to land
	spare   [maxPlanets]int8
	fields  [maxHexes][maxHexes]uint8
	known   uint64 // hexes whose field has been worked out
	rally   hex    // where the strongest fleet is
}

// far is no way at all.
const far = 255

// plan works the campaign of a House out.
func (c *campaign) plan(s *state, p rules.Seat, who Mind) {
	c.look(s, p, who)
	c.muster()
	c.strikes()
	c.errands()
	c.fetch()
	if c.left == 0 {
		c.raids()
	}
	c.gather()
}

// muster finds what there is to send.
func (c *campaign) muster() {
	s := c.s
	c.rally = noHex
	best := 0
	for h := range hex(s.mapSize()) {
		if f := &s.fleets[h]; f.owner == c.p {
			c.rest[h] = ships{f.frigates, f.cruisers, f.dreads, s.houses[c.p].flag.at == h}
			if s.now.moored == c.p { // great ships stay where they are
				c.rest[h].dreads, c.rest[h].flagship = [4]uint8{}, false
			}
			if s.fleetPromised(c.p, h) {
				c.rest[h] = ships{}
			}
			line := s.lineForce(c.p, c.p, &c.rest[h])
			if n := line.power(); n > best {
				best, c.rally = n, h
			}
		}
		for i := range planet(s.count[h]) {
			pl := firstPlanet(h) + i
			if b := &s.bodies[pl]; b.holder == c.p {
				c.spare[pl] = int8(max(0, min(100, int(b.troops)-int(c.guard[pl]))))
			}
		}
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && t.owner == c.p && s.fleetPromised(c.p, t.at) {
			c.mark(i)
		}
	}
}

func (c *campaign) mark(t int)      { c.sent[t>>6] |= 1 << (t & 63) }
func (c *campaign) gone(t int) bool { return c.sent[t>>6]>>(t&63)&1 != 0 }
func (c *campaign) full() bool      { return c.n == maxParts }

// free says whether a transport is the House's, in a hex, and without a sortie; noHex is anywhere.
func (c *campaign) free(t int, at hex) bool {
	k := &c.s.transport[t]
	return k.owner == c.p && k.at != noHex && (at == noHex || k.at == at) && !c.gone(t)
}

// field is the distance of every hex from one, along ways that the House's ships may take.
func (c *campaign) field(to hex) *[maxHexes]uint8 {
	list := &c.fields[to]
	if c.known>>to&1 != 0 {
		return list
	}
	c.known |= 1 << to
	s := c.s
	for i := range list {
		list[i] = far
	}
	list[to] = 0
	var queue [maxHexes]hex
	queue[0] = to
	for head, tail := 0, 1; head < tail; head++ {
		h := queue[head]
		if h != to && !c.through(h) {
			continue
		}
		for _, n := range s.near(h) {
			if list[n] == far && s.anomaly[n] != blackHole {
				list[n] = list[h] + 1
				queue[tail] = n
				tail++
			}
		}
	}
	return list
}

// through says whether ships of the House may pass through a hex and live.
func (c *campaign) through(h hex) bool {
	s := c.s
	if s.anomaly[h] == blackHole || s.anomaly[h] == asteroids && !s.knowsTech(c.p, t11) {
		return false
	}
	q := s.fleets[h].owner
	return q == nobody || q == c.p || !s.hasShips(h) || s.mayPass(c.p, q)
}

// speed is the allowance of a sortie (12.5).
func (c *campaign) speed(o *sortie) int {
	s := c.s
	switch {
	case s.anomaly[o.from] == nebula && !s.knowsTech(c.p, t12):
		return 1
	case s.knowsTech(c.p, t14) && s.knowsTech(c.p, t13):
		return 2
	}
	slow := func(u unit) bool { return s.shipSpeed(c.p, u) < 2 }
	if o.line.dreads != [4]uint8{} && slow(dreadnought) || o.line.flagship && slow(flagship) {
		return 1
	}
	for i := range s.transport {
		if o.has(i) && slow(s.transport[i].kind()) {
			return 1
		}
	}
	return 2
}

// pathTo fills the way of a sortie towards a hex, as far as it comes this turn, and says whether it arrives.
func (c *campaign) pathTo(o *sortie, to hex) bool {
	o.goal, o.steps = to, 0
	s, at, list := c.s, o.from, c.field(to)
	for range c.speed(o) {
		if at == to {
			break
		}
		next, least := noHex, int(list[at])*1000
		for _, n := range s.near(at) {
			if list[n] == far || n != to && (!c.through(n) || s.foreignFleet(c.p, n)) {
				continue
			}
			rank := int(list[n])*1000 + min(int(c.danger[n])/8, 900)
			if c.slows(n) {
				rank += 300
			}
			if int(list[n]) < int(list[at]) && rank < least {
				next, least = n, rank
			}
		}
		if next == noHex {
			break
		}
		o.path[o.steps] = next
		o.steps++
		at = next
		if c.slows(next) {
			break
		}
	}
	return at == to
}

// slows says whether a hex stops ships that enter it.
func (c *campaign) slows(h hex) bool {
	return (c.s.anomaly[h] == ionStorm || c.s.anomaly[h] == nebula) && !c.s.knowsTech(c.p, t12)
}

// send adds a sortie to the campaign.
func (c *campaign) send(o *sortie) {
	if c.full() {
		return
	}
	left := &c.rest[o.from]
	left.frigates -= o.line.frigates
	left.cruisers -= o.line.cruisers
	for k := range left.dreads {
		left.dreads[k] -= o.line.dreads[k]
	}
	left.flagship = left.flagship && !o.line.flagship
	c.sent[0] |= o.holds[0]
	c.sent[1] |= o.holds[1]
	for i := range o.loaded {
		c.spare[o.loads[i].planet] -= int8(o.loads[i].n)
	}
	if o.landed > 0 || o.eased > 0 {
		c.claimed[o.end()] = true
	}
	c.list[c.n] = *o
	c.n++
}

// topUp loads what is to spare where a sortie starts into its transports.
func (c *campaign) topUp(o *sortie, most int) {
	s := c.s
	for i := range s.transport {
		if !o.has(i) || most <= 0 {
			continue
		}
		space := min(most, int(room(s.transport[i].troops, s.transport[i].aircraft)))
		for k := range planet(s.count[o.from]) {
			pl := firstPlanet(o.from) + k
			n := min(space, int(c.spare[pl])-o.loadedFrom(pl))
			if n <= 0 || int(o.loaded) == len(o.loads) {
				continue
			}
			o.loads[o.loaded] = consignment{pl, uint8(i), uint8(n)}
			o.loaded++
			space -= n
			most -= n
		}
	}
}

func (o *sortie) loadedFrom(pl planet) (n int) {
	for i := range o.loaded {
		if o.loads[i].planet == pl {
			n += int(o.loads[i].n)
		}
	}
	return n
}

// spareAt counts the Troops of a hex that may leave.
func (c *campaign) spareAt(h hex) (n int) {
	for i := range planet(c.s.count[h]) {
		n += int(c.spare[firstPlanet(h)+i])
	}
	return n
}

// needed is the chance, in thousandths, from which a House takes a risk (25.2).
func (c *campaign) needed(q rules.Seat) int {
	n := c.weighed(onRisk, 680-16*int(c.temper.risk))
	if q != nobody && !c.s.atWar(c.p, q) {
		n += 40
	}
	if c.left == 0 {
		n = c.weighed(onLastRisk, 300)
	}
	return n
}

// scruple is what holds a House back from attacking another at peace, in tenths of Influence.
func (c *campaign) scruple(q rules.Seat) int {
	s := c.s
	switch {
	case q == nobody || s.atWar(c.p, q) || c.left < 2:
		return 0
	case s.ally[c.p].Has(q):
		return 90 + c.who.qualms
	case s.players == 2:
		return c.weighed(onScruple, 3*(10-int(c.temper.attack)))
	}
	wars := 0
	for r := range rules.Seat(s.players) {
		if s.atWar(c.p, r) {
			wars++
		}
	}
	return c.weighed(onScruple, max(0, 6*(10-int(c.temper.attack))+30*wars+c.who.qualms))
}

// landings chooses what n Troops should land on in a hex: free planets with a Troop each, others by the odds. It returns
// the gain, and what it is likely to be worth at best.
func (c *campaign) landings(h hex, n int, out *[3]consignment) (gain, count int) {
	s := c.s
	var done [3]bool
	for count < 3 && n > 0 {
		best, bestGain, bestTroops := -1, 0, 0
		for i := range int(s.count[h]) {
			pl := firstPlanet(h) + planet(i)
			b := &s.bodies[pl]
			if done[i] || b.holder == c.p || b.holder != nobody && c.spared.Has(b.holder) || s.sparedBy(c.p, pl, false) != noReason {
				continue
			}
			g, m := c.landing(pl, n)
			if m > 0 && (best < 0 || g*(bestTroops+1) > bestGain*(m+1)) {
				best, bestGain, bestTroops = i, g, m
			}
		}
		if best < 0 || bestGain <= 0 {
			break
		}
		done[best] = true
		out[count] = consignment{planet: firstPlanet(h) + planet(best), n: uint8(bestTroops)}
		count++
		gain += bestGain
		n -= bestTroops
	}
	for i := range count { // what is left makes sure of it
		pl := out[i].planet
		if n > 0 && (s.garrison(c.p, pl) > 0 || c.danger[h] > 0 || c.left == 0) {
			more := min(n, c.weighed(onSureTroops, 20)/10)
			if s.bodies[pl].holder != nobody {
				more = min(n, c.weighed(onSureTroops, 30)/10)
			}
			out[i].n += uint8(more)
			n -= more
		}
	}
	return gain, count
}

// landing is what a landing on a planet gains, with as few of n Troops as will do.
func (c *campaign) landing(pl planet, n int) (gain, troops int) {
	s := c.s
	b := &s.bodies[pl]
	if b.holder == nobody && s.garrison(c.p, pl) == 0 {
		return c.weighed(onSettle, int(c.worth[pl])*(70+5*int(c.temper.expand))/100), 1
	}
	need := c.needed(b.holder)
	for m := 1; m <= n; m++ {
		chance := s.landingChance(c.p, pl, m)
		if chance < need && (m < n || chance < need/2+100) {
			continue
		}
		if chance < need {
			return 0, 0
		}
		for m < n && chance < c.weighed(onSure, 720) {
			m++
			chance = s.landingChance(c.p, pl, m)
		}
		value := c.weighed(onInvade, c.swing(pl)*(76+4*int(c.temper.attack))/100)
		if b.count(shipyard) > 0 {
			value += c.weighed(onYardPrize, 15)
		}
		return value*chance/1000 - c.scruple(b.holder) - m, m
	}
	return 0, 0
}
