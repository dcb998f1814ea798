package imperio

import "tyche/rules"

// What a House builds, makes and researches (25.4, 25.5): by what it needs, then by what a Resource brings.

// purse is what a House would do with its Resources this turn, action by action.
type purse struct {
	*campaign
	money    int // that is free
	site     planet
	building work
	buildFor int // gain of the construction, in tenths of Influence
	yard     planet
	makes    [numUnits]uint8
	begun    [numUnits]uint8 // what is written already in the list that is being filled
	urgent   int             // price of the units that cannot wait
	need     demand
	studied  tech
	studyFor int
}

// demand is how many units of a kind are missing.
type demand struct{ carriers, troops int }

// weigh fills the purse.
func (k *purse) weigh(c *campaign) {
	k.campaign = c
	k.money = c.s.free(c.p)
	k.demands()
	k.chooseYard()
	k.chooseSite()
	k.chooseTech()
}

// resourceWorth is what a Resource brings, in tenths of Influence: less towards the end.
func (c *campaign) resourceWorth() int { return min(3, (c.left+1)/2) }

// demands counts free planets within reach, empty garrisons, and what could carry Troops there.
func (k *purse) demands() {
	s, c := k.s, k.campaign
	free, systems, short, aboard, carriers := 0, 0, 0, 0, 0
	for h := range hex(s.mapSize()) {
		here := 0
		for i := range planet(s.count[h]) {
			pl := firstPlanet(h) + i
			switch b := &s.bodies[pl]; {
			case b.holder == nobody && !s.sanctuary(c.p, pl):
				here++
			case b.holder == c.p:
				short += max(0, int(c.guard[pl])-int(b.troops))
				aboard += int(c.spare[pl])
			}
		}
		if here > 0 && c.nearOwn(h) <= 4 {
			free += here
			systems++
		}
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at != noHex && t.owner == c.p {
			carriers++
			aboard += int(t.troops)
		}
	}
	want := min(c.weighed(onCarriers, 10*(2+(systems+1)/3+int(c.temper.expand)/4))/10, 6)
	if systems == 0 || s.turn > 5 {
		want = c.weighed(onCarriersLate, 10*(2+c.spread[c.p].planets/5+int(c.temper.attack)/4)) / 10
	}
	if k.left < 3 {
		want = min(want, carriers)
	}
	k.need.carriers = max(0, want-carriers)
	troops := c.weighed(onTroops, 10*(free+short)) / 10
	if s.turn > 3 {
		troops += c.weighed(onTroopsLate, 10*min(4, carriers)*(1+int(c.temper.attack)/3)) / 10
	}
	k.need.troops = max(0, troops-aboard)
}

// nearOwn is the distance of a hex from the nearest planet of the House.
func (c *campaign) nearOwn(h hex) int {
	best := far
	list := c.field(h)
	for to := range hex(c.s.mapSize()) {
		if c.s.holdsIn(c.p, to) {
			best = min(best, int(list[to]))
		}
	}
	return best
}

// chooseYard finds the planet that should produce, and its list.
func (k *purse) chooseYard() {
	s, p := k.s, k.p
	k.yard = noPlanet
	if k.left == 0 || s.plans[p].used(production) >= s.allowed(p, production) || s.now.banned == production || s.now.quarantine == p {
		return
	}
	best := 0
	for pl := range planet(3 * s.mapSize()) {
		if !s.commands(p, pl) || s.plans[p].orderedAt(pl) >= s.capacity(p, pl) {
			continue
		}
		list, value := k.fill(pl)
		if value > best {
			best, k.yard, k.makes = value, pl, list
		}
	}
	if k.yard != noPlanet {
		list := k.makes
		list[frigate], list[cruiser], list[dreadnought], list[flagship], list[station] = 0, 0, 0, 0, 0
		if k.need.carriers == 0 {
			list[carrier] = 0
		}
		k.urgent = s.buildPrice(p, &list)
	}
}

// fill writes the list of a yard with the money there is, and what it is worth.
func (k *purse) fill(pl planet) (list [numUnits]uint8, value int) {
	s, p, h := k.s, k.p, hexOf(pl)
	space := s.capacity(p, pl) - s.plans[p].orderedAt(pl)
	money := min(k.money, 200)
	yard := s.bodies[pl].count(shipyard) > 0 && !s.foreignFleet(p, h)
	add := func(u unit, most int) {
		for range most {
			list[u]++
			price := s.buildPrice(p, &list)
			if space == 0 || price > money || (u == carrier || u == station) && k.transports()+int(list[carrier])+int(list[station]) > s.freeTransports() ||
				units[u].warship && s.inForce(l01) != nil && s.warships(p)+s.orderedNow(p)-orderedWarships(&k.begun)+orderedWarships(&list) > 10 {
				list[u]--
				return
			}
			space--
		}
	}
	short := max(0, int(k.guard[pl])-int(s.bodies[pl].troops))
	if k.menace[h] > 0 {
		add(troop, min(short, 6))
	}
	value = 3*int(list[troop]) + 12*int(list[troop])*int(k.worth[pl])/100
	if !yard {
		if k.menace[h] == 0 {
			add(troop, min(k.need.troops, 4))
			value += 2 * int(list[troop])
		}
		return list, value
	}
	urgent := k.need.carriers
	if k.left >= 2 {
		add(carrier, min(urgent, 2))
	}
	add(troop, max(0, k.need.troops-int(list[troop])))
	if k.danger[h] > 0 {
		add(aircraft, max(0, k.weighed(onAircraft, 6)-int(s.fleets[h].based)))
	}
	k.warships(pl, &list, &space, add, money)
	add(troop, min(space, k.weighed(onSpareTroops, 6)))
	value += 8*int(list[carrier]) + 4*int(list[troop]) + 2*int(list[aircraft]) + 4*int(list[frigate]) + 8*int(list[cruiser]) + 14*int(list[dreadnought])
	value += 26*int(list[flagship]) + 34*int(list[station]) + 4 + 2*s.capacity(p, pl)
	return list, value
}

// transports counts those there are and those ordered in other lists.
func (k *purse) transports() int {
	return k.s.orderedTransports(k.p) - int(k.begun[carrier]) - int(k.begun[station])
}

// mayLayDown says whether a yard may begin the Flagship.
func (k *purse) mayLayDown(pl planet) bool {
	s, p := k.s, k.p
	ordered := s.plans[p].builds[0][flagship] + s.plans[p].builds[1][flagship] - k.begun[flagship]
	return hexOf(pl) == s.home[p] && s.houses[p].flag.at == noHex && ordered == 0
}

// warships spends the rest on ships of the line: great ones where the yard is short of space, small ones where money is.
func (k *purse) warships(pl planet, list *[numUnits]uint8, space *int, add func(unit, int), money int) {
	s, p := k.s, k.p
	small := s.unitPrice(p, frigate)
	for range 12 {
		left := money - s.buildPrice(p, list)
		if *space == 0 || left < small {
			return
		}
		rest := left - small*(*space-1)
		before := *space
		switch {
		case s.knowsTech(p, t06) && rest >= k.weighed(onStation, s.unitPrice(p, station)) && k.left > 1:
			add(station, 1)
		case list[flagship] == 0 && k.mayLayDown(pl) && rest >= k.weighed(onFlagship, s.unitPrice(p, flagship)) && k.left > 1:
			add(flagship, 1)
		case rest >= k.weighed(onDreadnought, s.unitPrice(p, dreadnought)):
			add(dreadnought, 1)
		case rest >= k.weighed(onCruiser, s.unitPrice(p, cruiser)):
			add(cruiser, 1)
		default:
			add(frigate, 1)
		}
		if *space == before {
			add(frigate, 1)
			if *space == before {
				return
			}
		}
	}
}

// chooseSite finds the infrastructure that brings most.
func (k *purse) chooseSite() {
	s, p := k.s, k.p
	k.site = noPlanet
	if s.plans[p].used(construction) >= s.allowed(p, construction) || s.now.banned == construction {
		return
	}
	best := 0
	yards, capacity := k.yards()
	for pl := range planet(3 * s.mapSize()) {
		if !s.commands(p, pl) || s.plans[p].buildsAt(pl) {
			continue
		}
		for w := range work(numWorks) {
			if s.bodies[pl].count(w) >= works[w].max || s.workPrice(p, w) > k.money {
				continue
			}
			gain := k.workGain(pl, w, yards, capacity)
			if density := gain * 10 / s.workPrice(p, w); density > best {
				best, k.site, k.building, k.buildFor = density, pl, w, gain
			}
		}
	}
}

// yards counts the Shipyards of a House and finds the largest capacity.
func (k *purse) yards() (n, most int) {
	for pl := range planet(3 * k.s.mapSize()) {
		if k.s.commands(k.p, pl) && k.s.bodies[pl].count(shipyard) > 0 {
			n++
			most = max(most, k.s.capacity(k.p, pl))
		}
	}
	return n, most
}

// workGain is what an infrastructure is worth, in tenths of Influence.
func (k *purse) workGain(pl planet, w work, yards, capacity int) int {
	s, p, h := k.s, k.p, hexOf(pl)
	safe := 100
	if k.menace[h] > 0 {
		safe = 45
	} else if k.danger[h] > 0 {
		safe = 80
	}
	switch w {
	case port:
		gain := 2 * k.resourceWorth() * min(max(0, k.left-1), 9)
		if s.inForce(l04) != nil {
			gain = gain * 3 / 2
		}
		switch {
		case k.left == 0: // no Growth follows that would bring Resources
			gain = 10 * s.portInfluence(p)
		case s.knowsTech(p, t22):
			gain += 5
		}
		return k.weighed(onPort, gain*safe/100)
	case shipyard:
		own := int(s.bodies[pl].res) + 2
		if s.knowsTech(p, t16) {
			own += 2
		}
		gain := 0
		if k.left >= 4 && (yards == 0 || own > capacity+1) {
			gain = 4 * (own - capacity) * min(k.left, 8) / 2
		}
		if s.has(p, a02) && yards < 2 && k.left >= 4 {
			gain = max(gain, own*min(k.left, 8))
		}
		return k.weighed(onShipyard, gain*safe/100)
	case platform:
		gain := int(k.worth[pl]) * (3 + int(k.temper.fortify)) / 190
		if k.menace[h] == 0 {
			gain = gain * (1 + int(k.danger[h])/(int(k.danger[h])+60)) / 4
		}
		return k.weighed(onPlatform, gain)
	}
	if k.menace[h] == 0 {
		return 0
	}
	return k.weighed(onShield, int(k.worth[pl])*int(k.temper.fortify)/150)
}

// portInfluence is how much Influence one more Trade Port brings a House (T22).
func (s *state) portInfluence(p rules.Seat) int {
	if !s.knowsTech(p, t22) {
		return 0
	}
	ports := 0
	for pl := range planet(3 * s.mapSize()) {
		if s.bodies[pl].owner == p && !s.blockaded(pl) {
			ports += int(s.bodies[pl].count(port))
		}
	}
	return min(4, (ports+1)/2) - min(4, ports/2)
}

// chooseTech finds the technology that brings most for its price.
func (k *purse) chooseTech() {
	s, p := k.s, k.p
	k.studied, k.studyFor = noTech, 0
	if s.plans[p].used(research) > 0 || s.now.banned == research {
		return
	}
	best := 0
	for t := range tech(numTechs) {
		if s.mayResearch(p, t) != nil || s.researchPrice(p, t) > k.money || s.comesTo(p, t) {
			continue
		}
		gain := k.techGain(t)
		for u := range tech(numTechs) { // what it opens
			if techs[u].needs>>t&1 != 0 && !s.houses[p].techs.has(u) && k.left > 4 {
				gain += k.weighed(onOpened, k.techGain(u)/4)
			}
		}
		gain = gain * (40 + 12*int(k.temper.science)) / 100
		if n := gain * 10 / s.researchPrice(p, t); n > best {
			best, k.studied, k.studyFor = n, t, gain
		}
	}
}

// techGain is what a technology is worth, in tenths of Influence.
func (k *purse) techGain(t tech) int { return k.weighed(onTechs+trait(t), k.useOf(t)) }

// useOf is techGain by the numbers alone.
func (k *purse) useOf(t tech) int {
	s, p, left := k.s, k.p, min(k.left, 9)
	mine := &k.spread[p]
	small, great := 0, 0
	for h := range s.mapSize() {
		if f := &s.fleets[h]; f.owner == p {
			small += int(f.frigates) + 2*int(f.cruisers)
			great += int(f.dreads[1]) + int(f.dreads[2]) + int(f.dreads[3])
		}
	}
	ports, rich := 0, 0
	for pl := range planet(3 * s.mapSize()) {
		if b := &s.bodies[pl]; b.holder == p {
			ports += int(b.count(port))
			if b.res >= 4 {
				rich++
			}
		}
	}
	switch t {
	case t21:
		return 26
	case t22:
		return 10*min(4, (ports+min(k.left, 4))/2) + 2
	case t18:
		return rich * k.resourceWorth() * max(0, left-1)
	case t17:
		return k.resourceWorth() * max(0, left-2)
	case t16:
		return 3 * left
	case t19:
		return left * mine.resources / 8
	case t13:
		return 3*left + mine.planets/2
	case t14:
		return left + great*left/3
	case t07:
		return 3 * left
	case t10:
		return 2*left + 4
	case t01:
		return left + small*left/3
	case t02:
		return left + small*left/6
	case t03:
		return left + great*left/2
	case t05:
		return great * left
	case t06:
		return 4 * left * min(mine.resources, 30) / 20
	case t23:
		return 1 + left
	}
	return int(techs[t].priority) * left / 6
}
