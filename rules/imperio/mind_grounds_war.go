package imperio

import "tyche/rules"

// What spoke for moves, attacks, landings and what a House chose in a battle, as others could see it. Odds and strengths are
// those of printed values: abilities and technologies may be secret.

// whyLands says what stood against a landing, and what the planet brings.
func (o *onlooker) whyLands(e *rules.Event) []rules.Text {
	p := o.chart.planet(e.To)
	if p == nil || p.Troops < 0 {
		return nil
	}
	at, guns := rules.R(p.Ref), p.Works[platform]
	odds := LandingOdds(int(e.N), p.Troops, guns, int(units[troop].bv), int(units[troop].bv)) / 100
	switch {
	case p.Holder == nobody && p.Troops == 0:
		return []rules.Text{rules.Say("imperio.because.free", at), yields(p)}
	case guns > 0 && odds >= 0:
		return []rules.Text{rules.Say("imperio.because.invade.guns", at, rules.N(p.Troops), rules.N(guns), rules.N(odds)), yields(p)}
	case p.Troops == 0:
		return []rules.Text{rules.Say("imperio.because.bare", at), yields(p)}
	case odds >= 0:
		return []rules.Text{rules.Say("imperio.because.invade", at, rules.N(p.Troops), rules.N(int(e.N)), rules.N(odds)), yields(p)}
	}
	return []rules.Text{yields(p)}
}

// whyBombards tells what a bombardment is for.
func (o *onlooker) whyBombards(e *rules.Event) []rules.Text {
	p := o.chart.planet(e.To)
	if p == nil || p.Troops <= 0 {
		return nil
	}
	return []rules.Text{rules.Say("imperio.because.bombs", rules.R(p.Ref), rules.N(p.Troops))}
}

// whySedition tells the chance of a Sedition, which is the only plot that everybody sees.
func (o *onlooker) whySedition(e *rules.Event) []rules.Text {
	p := o.chart.planet(e.To)
	if e.Who != plotRef(sedition) || p == nil {
		return nil
	}
	troops := p.Troops
	if n := len(o.seen) - 2; n >= 0 && o.seen[n].Verb == EvFallen && o.seen[n].To == e.To { // they have left by now
		troops = int(o.seen[n].N + o.seen[n].M)
	}
	if troops < 0 {
		return nil
	}
	return []rules.Text{rules.Say("imperio.because.sedition", rules.R(p.Ref), rules.N(troops), rules.N(SeditionOdds(troops)/100)), yields(p)}
}

// strength is what a fleet shows: the square of its strength (13.6) with printed values, without Aircraft aboard.
func (f *FleetView) strength(storm bool) int {
	var k force
	add := func(u unit, n, hull int) { k.add(int(units[u].bv), n, int(units[u].dice), hull) }
	add(frigate, f.Frigates, 1)
	add(cruiser, f.Cruisers, 1)
	for hull, n := range f.Dreads {
		add(dreadnought, n, hull)
	}
	if f.Flagship > 0 {
		add(flagship, 1, f.Flagship)
	}
	if !storm {
		add(aircraft, f.Based, 1)
	}
	for _, t := range f.Transports {
		if t.Station {
			add(station, 1, t.Hull)
		} else {
			add(carrier, 1, t.Hull)
		}
	}
	return k.power()
}

// share is the percent of the strength of two fleets that one of them has; false where there are no two.
func (o *onlooker) share(p rules.Seat, at rules.Ref) (percent int, ok bool) {
	h := o.chart.hexOf(at)
	if h < 0 {
		return 0, false
	}
	k := &o.chart.Hexes[h]
	storm := anomaly(k.Anomaly) == ionStorm
	mine, theirs := k.Fleet.strength(storm), k.Raid.strength(storm)
	if k.Raid.Owner == p {
		mine, theirs = theirs, mine
	}
	if mine+theirs == 0 || k.Fleet.Owner != p && k.Raid.Owner != p || k.Raid.Owner == nobody {
		return 0, false
	}
	return 100 * mine / (mine + theirs), true
}

// whyAttacks compares the fleets that meet, and tells what there is to win.
func (o *onlooker) whyAttacks(e *rules.Event) (list []rules.Text) {
	if n, ok := o.share(e.Seat, e.To); ok {
		list = append(list, rules.Say("imperio.because.stronger", rules.N(n)))
	}
	if h := o.chart.hexOf(e.To); h >= 0 {
		if q := o.chart.Hexes[h].Fleet.Owner; q != nobody && q != e.Seat {
			if n := held(&o.chart.Hexes[h], q); n > 0 {
				list = append(list, rules.Say("imperio.because.prize", rules.R(e.To), rules.N(n), rules.R(seatRef(q))))
			}
		}
	}
	return append(list, o.custom(onAttack, e.Seat)...)
}

// held counts the planets of a system that a House holds.
func held(k *HexView, q rules.Seat) (n int) {
	for i := range k.Planets {
		n += rankIf(k.Planets[i].Holder == q, 1)
	}
	return n
}

// whyWar compares two Houses whose war was declared; one that broke out by an attack is explained by what that was for.
func (o *onlooker) whyWar(e *rules.Event) []rules.Text {
	for n := len(o.seen) - 2; n >= 0 && n > len(o.seen)-4; n-- {
		if k := &o.seen[n]; k.Seat == e.Seat && (k.Verb == EvEnters || k.Verb == EvLands || k.Verb == EvBombards) {
			return append([]rules.Text{rules.Say("imperio.because.act")}, o.before(n)...)
		}
	}
	q := rules.Seat(e.N)
	mine, theirs := o.fleets(e.Seat), o.fleets(q)
	if mine == 0 {
		return o.custom(onAttack, e.Seat)
	}
	return append([]rules.Text{rules.Say("imperio.because.war", rules.R(seatRef(q)), rules.N(100*theirs/mine))}, o.custom(onAttack, e.Seat)...)
}

// fleets is the price of all ships of a House.
func (o *onlooker) fleets(p rules.Seat) (n int) {
	for h := range o.chart.Hexes {
		f := o.chart.of(h, p)
		if f == nil {
			continue
		}
		n += f.Frigates*int(units[frigate].price) + f.Cruisers*int(units[cruiser].price) + min(f.Flagship, 1)*int(units[flagship].price)
		for _, d := range f.Dreads {
			n += d * int(units[dreadnought].price)
		}
		for _, t := range f.Transports {
			n += int(units[t.unit()].price)
		}
	}
	return n
}

func (t *TransportView) unit() unit {
	if t.Station {
		return station
	}
	return carrier
}

// whyHit says what speaks for the unit that takes a hit.
func (o *onlooker) whyHit(e *rules.Event) []rules.Text {
	if e.N > 0 {
		return []rules.Text{rules.Say("imperio.because.stands", rules.R(e.Who), rules.N(int(e.N)))}
	}
	f := o.chart.of(o.chart.hexOf(e.To), e.Seat)
	u := unit(e.Who.ID)
	if f == nil || u == aircraft || f.Based > 0 {
		return nil
	}
	price := units[u].price
	cheaper := f.Frigates > 0 && units[frigate].price < price || f.Cruisers > 0 && units[cruiser].price < price
	for i := range f.Transports {
		cheaper = cheaper || units[f.Transports[i].unit()].price < price
	}
	if cheaper {
		return nil
	}
	return []rules.Text{rules.Say("imperio.because.cheap", rules.R(e.Who), rules.N(int(price)))}
}

// whyLeaves compares the fleets when a retreat is announced.
func (o *onlooker) whyLeaves(e *rules.Event) []rules.Text {
	for h := range o.chart.Hexes {
		if k := &o.chart.Hexes[h]; h == o.chart.battle {
			if n, ok := o.share(e.Seat, k.System); ok {
				return []rules.Text{rules.Say("imperio.because.leaves", rules.N(n))}
			}
		}
	}
	return nil
}

// whyMoves says what a fleet does where it comes to rest: it blockades, guards, or brings a load to free planets.
func (o *onlooker) whyMoves(e *rules.Event) (list []rules.Text) {
	h := o.chart.hexOf(e.To)
	if h < 0 {
		return nil
	}
	k := &o.chart.Hexes[h]
	f := o.chart.of(h, e.Seat)
	if f == nil || k.Fleet.Owner != e.Seat {
		return nil
	}
	free, own := 0, 0
	var starved [maxSeats]int
	for i := range k.Planets {
		switch q := k.Planets[i].Owner; {
		case q == nobody && k.Planets[i].Holder == nobody:
			free++
		case q == e.Seat:
			own++
		case q != nobody && o.chart.Wars[e.Seat].Has(q):
			starved[q]++
		}
	}
	for q, n := range starved[:o.view.Players] {
		if n > 0 {
			list = append(list, rules.Say("imperio.because.starves", rules.N(n), rules.R(seatRef(rules.Seat(q)))))
		}
	}
	if free > 0 && f.loaded() {
		list = append(list, rules.Say("imperio.because.open", rules.R(k.System), rules.N(free)))
	}
	if n := o.strangers(e.Seat, e.To); own > 0 && n > 0 && len(list) == 0 {
		list = append(list, rules.Say("imperio.because.guard", rules.R(k.System), rules.N(n)))
	}
	return list
}

// loaded says whether a transport of a fleet carries something.
func (f *FleetView) loaded() bool {
	for i := range f.Transports {
		if f.Transports[i].Loaded {
			return true
		}
	}
	return false
}

// whyHolds says why a fleet stopped before a foreign one (12.5).
func (o *onlooker) whyHolds(e *rules.Event) []rules.Text {
	h := o.chart.hexOf(e.To)
	if h < 0 {
		return nil
	}
	switch q := o.chart.Hexes[h].Fleet.Owner; {
	case q == nobody || q == e.Seat:
		return nil
	case o.view.Truce:
		return []rules.Text{rules.Say("imperio.because.truce")}
	case !o.chart.Wars[e.Seat].Has(q):
		return []rules.Text{rules.Say("imperio.because.short", rules.R(seatRef(q)))}
	}
	return nil
}
