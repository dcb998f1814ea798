package imperio

// Errands of transports: landings on free planets and undefended ones, relief of garrisons, and fetching Troops (25.2).

// errands sends transports with Troops aboard, the best errand first.
func (c *campaign) errands() {
	s := c.s
	for !c.full() {
		var best sortie
		bestScore := 0
		for i := range s.transport {
			if !c.free(i, noHex) || s.transport[i].troops == 0 {
				continue
			}
			for to := range hex(s.mapSize()) {
				if c.claimed[to] {
					continue
				}
				if o, score := c.errand(i, to, int(s.transport[i].troops)); score > bestScore {
					best, bestScore = o, score
				}
			}
		}
		if bestScore == 0 {
			return
		}
		c.send(&best)
		c.claimed[best.goal] = true
	}
}

// errand judges a way of one transport with so many Troops aboard.
func (c *campaign) errand(t int, to hex, troops int) (o sortie, score int) {
	s := c.s
	from := s.transport[t].at
	d := int(c.field(to)[from])
	if d > 5 || to != from && s.foreignFleet(c.p, to) {
		return o, 0
	}
	o = sortie{from: from, bombs: noPlanet, stance: avoid, odds: 1000}
	var lands [3]consignment
	gain, count := c.landings(to, troops, &lands)
	relief, eased := c.relieve(to, troops, &o.relief)
	if gain == 0 && relief == 0 {
		return o, 0
	}
	o.take(t)
	speed := c.speed(&o)
	turns := (d + speed - 1) / speed
	if turns > c.left+1 || turns > 1 && turns > c.left {
		return o, 0
	}
	arrives := c.pathTo(&o, to)
	if !arrives && o.steps == 0 {
		return o, 0
	}
	o.gain = gain + relief
	score = o.gain * 4 / (max(turns, 1) + 3)
	if turns > 1 {
		score = c.weighed(onFarErrand, o.gain*4/(2*turns+3))
	}
	if c.danger[o.end()] > 0 && s.fleets[o.end()].owner != c.p {
		score = c.weighed(onErrandRisk, score*(70+2*int(c.temper.risk))/100)
	}
	if arrives {
		o.lands, o.landed, o.eased = lands, uint8(count), uint8(eased)
		if count > 0 {
			o.eased = 0
		}
	} else if o.steps > 0 {
		c.topUp(&o, manifestSize)
	}
	return o, score
}

// relieve chooses planets of the House's own in a hex whose garrison is too weak.
func (c *campaign) relieve(h hex, n int, out *[3]consignment) (gain, count int) {
	for i := range planet(c.s.count[h]) {
		pl := firstPlanet(h) + i
		b := &c.s.bodies[pl]
		short := int(c.guard[pl]) - int(b.troops)
		if b.holder != c.p || short <= 0 || n <= 0 || count == 3 {
			continue
		}
		m := min(n, short)
		out[count] = consignment{planet: pl, n: uint8(m)}
		count++
		n -= m
		gain += c.weighed(onRelief, m*int(c.worth[pl])*(4+int(c.temper.fortify))/220)
	}
	return gain, count
}

// fetch loads empty transports, or sends them where Troops are.
func (c *campaign) fetch() {
	s := c.s
	for i := range s.transport {
		if c.full() {
			return
		}
		if !c.free(i, noHex) || c.left == 0 {
			continue
		}
		t := &s.transport[i]
		o := sortie{from: t.at, bombs: noPlanet, stance: avoid, odds: 1000}
		o.take(i)
		space := int(room(t.troops, t.aircraft))
		if space > 0 && c.spareAt(t.at) > 0 {
			c.topUp(&o, min(space, c.share(i)))
			if to := c.nextErrand(i, int(t.troops)+o.loadedAll()); to != noHex {
				c.pathTo(&o, to)
				c.claimed[to] = true
				o.gain = 10
			}
			c.send(&o)
			continue
		}
		if t.troops > 1 {
			if c.rally != noHex && c.rally != t.at { // with the fleet
				if d := c.field(c.rally)[t.at]; d < 5 {
					c.pathTo(&o, c.rally)
				}
			}
		} else {
			c.toDepot(&o)
		}
		if o.steps > 0 {
			c.send(&o)
		}
	}
}

func (o *sortie) loadedAll() (n int) {
	for i := range o.loaded {
		n += int(o.loads[i].n)
	}
	return n
}

// share is how many Troops one of the empty transports of a hex should take.
func (c *campaign) share(t int) int {
	n := 0
	for i := range c.s.transport {
		if k := &c.s.transport[i]; c.free(i, c.s.transport[t].at) && room(k.troops, k.aircraft) > 0 {
			n++
		}
	}
	spare := c.spareAt(c.s.transport[t].at)
	return (spare + max(n, 1) - 1) / max(n, 1)
}

// nextErrand is where a transport that loads now should land next turn: the best hex that it can be next to by then.
func (c *campaign) nextErrand(t, troops int) hex {
	s := c.s
	best, bestScore := noHex, 0
	for to := range hex(s.mapSize()) {
		d := int(c.field(to)[s.transport[t].at])
		if c.claimed[to] || d > 5 || d == 0 || s.foreignFleet(c.p, to) {
			continue
		}
		var lands [3]consignment
		gain, _ := c.landings(to, troops, &lands)
		relief, _ := c.relieve(to, troops, &lands)
		if score := (gain + relief) * 6 / (d + 2); score > bestScore {
			best, bestScore = to, score
		}
	}
	return best
}

// toDepot sends a transport where Troops wait, or towards the next Shipyard.
func (c *campaign) toDepot(o *sortie) {
	s := c.s
	best, bestScore := noHex, 0
	for to := range hex(s.mapSize()) {
		d := int(c.field(to)[o.from])
		if d > 6 || s.foreignFleet(c.p, to) || !s.holdsIn(c.p, to) {
			continue
		}
		score := c.weighed(onDepot, 4*min(c.spareAt(to), manifestSize))
		if s.yardIn(c.p, to) {
			score += c.weighed(onDepotYard, 10)
		}
		if score = score * 4 / (d + 2); score > bestScore {
			best, bestScore = to, score
		}
	}
	if best != noHex && best != o.from {
		c.pathTo(o, best)
	}
}
