package imperio

// Strikes of warships, with the Troops that are with them (25.2).

// strikes sends fleets against foreign systems, the most promising strike first.
func (c *campaign) strikes() {
	s := c.s
	var tried [maxHexes]bool
	for !c.full() {
		var best sortie
		bestScore := 0
		for h := range hex(s.mapSize()) {
			if !c.rest[h].any() || tried[h] {
				continue
			}
			if o, score := c.bestStrike(h); score > bestScore {
				best, bestScore = o, score
			}
		}
		if bestScore == 0 {
			return
		}
		tried[best.from] = true
		c.send(&best)
	}
}

// bestStrike looks for the best goal of the fleet of a hex.
func (c *campaign) bestStrike(from hex) (best sortie, bestScore int) {
	s := c.s
	bestScore = c.guardValue(from)
	found := false
	for to := range hex(s.mapSize()) {
		d := int(c.field(to)[from])
		if d > 4 || c.claimed[to] || !c.hostile(to) {
			continue
		}
		o, score := c.strike(from, to)
		if score > bestScore {
			best, bestScore, found = o, score, true
		}
	}
	if !found {
		return best, 0
	}
	return best, bestScore
}

// hostile says whether a hex has something of another House.
func (c *campaign) hostile(h hex) bool {
	if c.s.foreignFleet(c.p, h) {
		return true
	}
	for i := range planet(c.s.count[h]) {
		if q := c.s.bodies[firstPlanet(h)+i].holder; q != nobody && q != c.p {
			return true
		}
	}
	return false
}

// strike judges an attack of all that is in a hex on another: the fleet there, the planets, the blockade.
func (c *campaign) strike(from, to hex) (o sortie, score int) {
	s := c.s
	o = sortie{from: from, line: c.rest[from], bombs: noPlanet, stance: engageAll}
	troops := 0
	for i := range s.transport {
		t := &s.transport[i]
		if c.free(i, from) && (t.station || t.aircraft > 0 || t.troops > 0) {
			o.take(i)
			troops += int(t.troops)
		}
	}
	arrives := c.pathTo(&o, to)
	if o.steps == 0 && from != to {
		return o, 0
	}
	mine := c.sortieForce(&o)
	q := s.fleets[to].owner
	win, keep, prize := 1000, 1000, 0
	if q != nobody && q != c.p {
		if s.now.truce || s.pacified(c.p, q) || c.spared.Has(q) {
			return o, 0
		}
		theirs := s.fleetForce(c.p, to)
		win, keep = clash(mine, theirs)
		need := c.needed(q)
		if c.left > 0 && win < need {
			return o, 0
		}
		prize = c.weighed(onShipPrize, c.shipWorth(theirs.price)*(20+c.rivalry(q))/100) - c.scruple(q)
	}
	gain, count := c.landings(to, troops, &o.lands)
	gain += prize + c.blockadeWorth(to, o.lands[:count])
	o.odds = win
	o.gain = win*gain/1000 - c.weighed(onShipLoss, c.shipWorth(mine.price)*(1000-win*keep/1000)/1000)
	turns := (int(c.field(to)[from]) + c.speed(&o) - 1) / max(1, c.speed(&o))
	if o.gain <= 0 {
		return o, 0
	}
	if !arrives {
		o.stance = engageEnemies
		o.landed = 0
		return o, c.weighed(onFarStrike, o.gain/(turns+1))
	}
	o.landed = uint8(count)
	if count > 0 {
		c.bombard(&o)
	}
	return o, o.gain
}

// sortieForce is what a sortie is worth in battle.
func (c *campaign) sortieForce(o *sortie) force {
	f := c.s.lineForce(c.p, c.p, &o.line)
	for i := range c.s.transport {
		if o.has(i) {
			f.join(c.s.transportForce(c.p, &c.s.transport[i]))
		}
	}
	return f
}

// shipWorth is what ships of a price, in halves of a Resource, are worth in tenths of Influence: less towards the end.
func (c *campaign) shipWorth(price int) int { return price * (3 + 2*min(c.left, 6)) / 10 }

// blockadeWorth is what it is worth to be over the planets of a hex that are not taken, in war.
func (c *campaign) blockadeWorth(h hex, taken []consignment) (n int) {
	s := c.s
next:
	for i := range planet(s.count[h]) {
		pl := firstPlanet(h) + i
		b := &s.bodies[pl]
		if b.holder == nobody || b.holder == c.p || s.pacified(c.p, b.holder) || c.spared.Has(b.holder) {
			continue
		}
		for k := range taken {
			if taken[k].planet == pl {
				continue next
			}
		}
		value := 10 * (1 + int(b.inf))
		if c.left > 0 {
			value = 2 + (int(b.res)+int(b.inf))*2/3
			if !s.atWar(c.p, b.holder) {
				value = 0
			}
		}
		n += value * c.rivalry(b.holder) / 100
	}
	return c.weighed(onBlockade, n)
}

// bombard lets great ships fire at the strongest garrison that is to be landed on.
func (c *campaign) bombard(o *sortie) {
	s := c.s
	able := o.line.dreads != [4]uint8{} || o.line.flagship && s.bombards(c.p, flagship)
	for i := range s.transport {
		able = able || o.has(i) && s.bombards(c.p, s.transport[i].kind())
	}
	if !able {
		return
	}
	most := 0
	for i := range o.landed {
		pl := o.lands[i].planet
		b := &s.bodies[pl]
		if n := s.garrison(c.p, pl); n > most && b.count(shield) == 0 && s.sparedBy(c.p, pl, true) == noReason {
			o.bombs, most = pl, n
		}
	}
}

// guardValue is what it is worth that a fleet stays where it is.
func (c *campaign) guardValue(h hex) int {
	s, n := c.s, 0
	for i := range planet(s.count[h]) {
		pl := firstPlanet(h) + i
		if s.bodies[pl].holder != c.p {
			continue
		}
		w := int(c.worth[pl])
		switch {
		case c.menace[h] > 0 && c.left > 0:
			n += c.weighed(onGuard, w*(40+int(c.temper.fortify))/300)
		case c.menace[h] > 0:
			n += c.weighed(onLastGuard, w*30/100)
		case c.danger[h] > 0:
			n += c.weighed(onGuardDanger, w*(2+c.lastShare())/100)
		}
	}
	return n + 2
}

// lastShare makes guards worth more in the last turn, when a blockade decides.
func (c *campaign) lastShare() int {
	if c.left == 0 {
		return 40
	}
	return 2
}

// raids spreads ships over foreign systems in the last turn: a blockaded planet gives no Influence (21.1).
func (c *campaign) raids() {
	s := c.s
	for h := range hex(s.mapSize()) {
		for !c.full() && c.countLine(&c.rest[h]) > 0 {
			one := c.scout(&c.rest[h])
			var best sortie
			worth := c.guardValue(h)
			if c.countLine(&c.rest[h]) > 1 {
				worth = 0
			}
			for to := range hex(s.mapSize()) {
				if c.claimed[to] || to == h || s.foreignFleet(c.p, to) && s.hasShips(to) {
					continue
				}
				n := c.blockadeWorth(to, nil)
				if n <= worth {
					continue
				}
				o := sortie{from: h, line: one, bombs: noPlanet, stance: engageAll, gain: n, odds: 800}
				if c.pathTo(&o, to) {
					best, worth = o, n
				}
			}
			if best.gain == 0 {
				break
			}
			c.send(&best)
			c.claimed[best.end()] = true
		}
	}
}

// scout is one ship of a line, the swiftest and cheapest.
func (c *campaign) scout(k *ships) (one ships) {
	switch {
	case k.frigates > 0:
		one.frigates = 1
	case k.cruisers > 0:
		one.cruisers = 1
	case k.dreads[1] > 0:
		one.dreads[1] = 1
	case k.dreads[2] > 0:
		one.dreads[2] = 1
	case k.dreads[3] > 0:
		one.dreads[3] = 1
	default:
		one.flagship = k.flagship
	}
	return one
}

// siegeValue is what a ship over the planets of others takes from them each turn, in tenths of Influence: by war, or by a
// blockade that it declares (18.3).
func (c *campaign) siegeValue(h hex) (n int) {
	s := c.s
	for i := range planet(s.count[h]) {
		b := &s.bodies[firstPlanet(h)+i]
		q := b.owner
		if q == nobody || q == c.p || s.ally[c.p].Has(q) || c.spared.Has(q) || s.inForce(l10) != nil && !s.atWar(c.p, q) {
			continue
		}
		n += ((1+int(b.res))*c.resourceWorth() + 1 + int(b.inf)) * c.rivalry(q) / 100
	}
	return n
}

// countLine counts ships.
func (c *campaign) countLine(k *ships) int {
	n := int(k.frigates) + int(k.cruisers) + int(k.dreads[1]) + int(k.dreads[2]) + int(k.dreads[3])
	if k.flagship {
		n++
	}
	return n
}

// gather moves what is left: to planets in danger, or to the strongest fleet.
func (c *campaign) gather() {
	s := c.s
	for h := range hex(s.mapSize()) {
		if c.full() || !c.rest[h].any() {
			continue
		}
		best, bestScore := noHex, c.guardValue(h)+c.weighed(onStay, 6)
		for to := range hex(s.mapSize()) {
			d := int(c.field(to)[h])
			if to == h || d > 3 || s.foreignFleet(c.p, to) {
				continue
			}
			score := 0
			if d == 1 && c.temper.attack >= 6 && c.countLine(&c.rest[h]) <= 2 {
				score = c.weighed(onSiege, c.siegeValue(to))
			}
			if s.holdsIn(c.p, to) {
				score = c.guardValue(to)
				if s.fleets[to].owner == c.p && s.hasShips(to) {
					score /= 2
				}
			}
			if to == c.rally {
				score += c.weighed(onRally, 14+2*int(c.temper.attack))
			}
			if score = score * 2 / (d + 1); score > bestScore {
				best, bestScore = to, score
			}
		}
		if best == noHex {
			continue
		}
		o := sortie{from: h, line: c.rest[h], bombs: noPlanet, stance: avoid, gain: bestScore, odds: 1000}
		c.pathTo(&o, best)
		if o.steps > 0 {
			c.send(&o)
		}
	}
}
