package imperio

import "tyche/rules"

// What a view shows as a position, for queries: those who ask see a View and never the state. What the viewer does not know
// stays as in the plainest game: the least aboard foreign transports, no ability or technology that has not been seen.

// board is the position that a view shows, as far as prices, moves and odds need it.
func (v *View) board() *state {
	s := bareState(v.Players, uint16(v.Options))
	s.turn, s.phase, s.slot, s.active = uint8(v.Turn), phase(v.Phase), uint8(v.Slot), v.Active
	for h := range v.Hexes {
		s.showHex(hex(h), &v.Hexes[h])
	}
	for p := range v.Houses {
		s.showHouse(rules.Seat(p), &v.Houses[p])
	}
	for i := range min(len(v.Laws), maxLaws) {
		k := &v.Laws[i]
		s.laws[i] = proposal{entry: entry(k.Entry.ID), bound: k.Bound, a: uint8(k.A), b: uint8(k.B), author: nobody}
		s.lawCount++
	}
	s.now = effects{truce: v.Truce, quarantine: v.Quarantined, moored: v.Moored, banned: action(v.Banned)}
	for i := range min(len(v.Pacts), maxPacts) {
		s.pacts[i] = pact{v.Pacts[i].A, v.Pacts[i].B, uint8(v.Pacts[i].Until)}
	}
	if v.Seat >= 0 && int(v.Seat) < v.Players {
		s.showOwn(v.Seat, v)
		s.openDeclared(v.Seat, v.Own.Declared)
	}
	s.derive()
	return s
}

// openDeclared opens the wars that p has declared with its orders: they begin before slot 1, and what is foreseen comes after that (18.1).
func (s *state) openDeclared(p rules.Seat, declared rules.Seats) {
	for q := range rules.Seat(s.players) {
		if declared.Has(q) && !s.pacified(p, q) {
			s.startWar(ctx{}, p, q)
		}
	}
}

func (s *state) showHex(h hex, k *HexView) {
	if k.System.Kind == KindSystem {
		s.name[h] = system(k.System.ID)
	}
	s.anomaly[h], s.count[h] = anomaly(k.Anomaly), uint8(len(k.Planets))
	if k.HomeOf >= 0 {
		s.home[k.HomeOf] = h
	}
	for i := range k.Planets {
		p := &k.Planets[i]
		b := &s.bodies[firstPlanet(h)+planet(i)]
		*b = body{
			res: int8(p.Resources), inf: int8(p.Favour), owner: p.Owner, holder: p.Holder, start: p.Owner,
			troops: uint8(max(0, p.Troops)), blockers: p.Blockers, wants: p.Blockers,
		}
		for w, n := range p.Works {
			for range n {
				b.add(work(w))
			}
		}
	}
	s.fleets[h] = s.showFleet(h, &k.Fleet)
}

// showFleet puts the transports and the Flagship of a fleet on the map and returns the rest of it.
func (s *state) showFleet(h hex, k *FleetView) fleet {
	f := fleet{owner: k.Owner, frigates: uint8(k.Frigates), cruisers: uint8(k.Cruisers), based: uint8(k.Based)}
	if k.Owner == nobody {
		return fleet{owner: nobody}
	}
	f.standing = uint8(k.Doctrine | k.Retreat<<2 | k.Withdrawal<<4)
	for i, n := range k.Dreads {
		f.dreads[i] = uint8(n)
	}
	for _, t := range k.Transports {
		s.transport[t.Ref.ID] = showTransport(h, k.Owner, &t)
	}
	if k.Flagship > 0 {
		s.houses[k.Owner].flag = flagshipState{at: h, hull: uint8(k.Flagship), troops: uint8(k.FlagTroops), aircraft: uint8(k.FlagPlanes)}
	}
	return f
}

// showTransport is a transport as it is seen. Of a foreign one everybody sees whether it is loaded, which says when a doctrine gives
// it up (13.5): then one Troop stands for what is aboard, for it does not fight in space.
func showTransport(h hex, p rules.Seat, t *TransportView) transport {
	k := transport{owner: p, at: h, hull: uint8(t.Hull), station: t.Station, troops: uint8(max(0, t.Troops)), aircraft: uint8(max(0, t.Aircraft))}
	if t.Loaded && t.Troops < 0 {
		k.troops = 1
	}
	return k
}

func (s *state) showHouse(p rules.Seat, k *HouseView) {
	o := &s.houses[p]
	o.gone, o.missed = k.Gone, uint8(k.Missed)
	if k.House >= 0 {
		o.house = house(k.House)
	}
	for i := range 2 {
		if k.Abilities[i] >= 0 {
			o.abilities[i] = ability(k.Abilities[i])
			o.shown |= 1 << i
		}
		if k.Upgrades[i] >= 0 {
			o.upgrades[i] = upgrade(k.Upgrades[i])
			o.shown |= 4
		}
	}
	s.war[p], s.ally[p] = k.Wars, k.Allies
	s.plans[p].sealed = k.Sealed
}

// showOwn adds what only the viewer knows.
func (s *state) showOwn(p rules.Seat, v *View) {
	o, k := &s.houses[p], &v.Own
	o.treasury, o.reserved, o.influence, o.spent = int16(k.Treasury), int16(k.Reserved), int16(k.Influence), int16(k.Spent)
	o.techs, o.startTechs = techSet(k.Techs), techSet(k.Techs)
	for i := range 2 {
		if k.Abilities[i] >= 0 {
			o.abilities[i] = ability(k.Abilities[i])
		}
		if k.Upgrades[i] >= 0 {
			o.upgrades[i] = upgrade(k.Upgrades[i])
		}
	}
	s.passage[p] = k.Granted
	for q := range rules.Seat(s.players) {
		if k.Received.Has(q) {
			s.passage[q] = s.passage[q].With(p)
		}
		if q == p {
			continue
		}
		s.houses[q].techs = techSet(k.Verified[q])
		s.houses[q].startTechs = techSet(v.Known) &^ o.techs // whoever of the others owns them (L06)
		for i, a := range k.KnownAbilities[q] {
			if a >= 0 {
				s.houses[q].abilities[i] = ability(a)
			}
		}
	}
	for i := range k.Slots {
		s.showSlot(p, i, &k.Slots[i])
	}
	for i := range k.Offers {
		s.showPromise(&k.Offers[i])
	}
}

// showPromise adds promises of peace; what else was dealt is paid for already, or settled in the Final Phase.
func (s *state) showPromise(k *OfferView) {
	o := &s.offers[k.Ref.ID]
	*o = offer{state: uint8(k.State), from: k.From, to: k.To, made: s.turn, goods: [2]goods{emptyGoods, emptyGoods}}
	for side := range o.goods {
		o.goods[side].peace = k.Goods[side].Peace
	}
}

// showSlot adds an action of the viewer's plan; units in builds, as many rows as there are Productions.
func (s *state) showSlot(p rules.Seat, slot int, k *SlotView) {
	plan := &s.plans[p]
	plan.slots[slot] = deed{
		kind: action(k.Kind), a: uint8(k.A), b: uint8(k.B), c: uint8(k.C), price: uint8(k.Price), favours: uint8(k.Favours), blame: k.Blame,
	}
	if action(k.Kind) == production {
		for u, n := range k.Units {
			plan.builds[k.B][u] = uint8(n)
		}
	}
}
