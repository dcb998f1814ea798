package imperio

import (
	"math/bits"

	"tyche/rules"
)

// Filling a View from the state (23.2).

// View returns what the seat may see; Nobody sees what everybody sees.
func (s *state) View(seat rules.Seat) rules.View {
	v := &View{
		Options: uint64(s.options),
		Players: int(s.players), Turn: int(s.turn), LastTurn: int(s.lastTurn()), Slot: int(s.slot), Phase: int(s.phase),
		Active: s.active, Over: s.over != stillPlaying, Winners: s.winners, Seat: seat,
	}
	for h := range hex(s.mapSize()) {
		v.Hexes = append(v.Hexes, s.viewHex(h, seat))
	}
	for p := range rules.Seat(s.players) {
		v.Houses = append(v.Houses, s.viewHouse(p))
	}
	for i := range s.docket[:s.docketSize] {
		v.Docket = append(v.Docket, viewProposal(&s.docket[i]))
	}
	for i := range s.laws[:s.lawCount] {
		v.Laws = append(v.Laws, viewProposal(&s.laws[i]))
	}
	v.Missing = bits.OnesCount32(s.draw)
	if s.inForce(l06) != nil {
		for p := range s.players {
			v.Known |= uint32(s.houses[p].startTechs)
		}
	}
	if s.slot > 0 {
		v.Order = append(v.Order, s.order[:s.players]...)
	}
	s.viewBattle(v, seat)
	s.viewBans(v)
	if s.options&optOpenLetters != 0 {
		for p := range rules.Seat(s.players) {
			v.Opened[p] = s.viewResults(p)
		}
	}
	if seat >= 0 && seat < rules.Seat(s.players) {
		s.viewOwn(&v.Own, seat)
	}
	return v
}

func (s *state) viewBans(v *View) {
	v.Truce, v.Quarantined, v.Moored, v.Banned = s.now.truce, s.now.quarantine, s.now.moored, int(s.now.banned)
	for i := range s.pacts {
		if k := &s.pacts[i]; k.a != nobody {
			v.Pacts = append(v.Pacts, PactView{k.a, k.b, int(k.until)})
		}
	}
}

func viewProposal(k *proposal) ProposalView {
	return ProposalView{Entry: entryRef(k.entry), Bound: k.bound, A: int(k.a), B: int(k.b), Rule: entryRule(k.entry)}
}

// entryRule is the rule that tells what an entry does.
func entryRule(e entry) rules.Rule {
	switch {
	case e >= numCards:
		return "16.6"
	case entries[e].law:
		return "17.7"
	}
	return "17.8"
}

func (s *state) viewHex(h hex, seat rules.Seat) HexView {
	cell := &layouts[s.players][h]
	v := HexView{Label: cell.label, Q: int(cell.q), R: int(cell.r), System: s.systemRef(h), Anomaly: int(s.anomaly[h]), HomeOf: nobody}
	for p := range rules.Seat(s.players) {
		if s.home[p] == h {
			v.HomeOf = p
		}
	}
	for i := range planet(s.count[h]) {
		pl := firstPlanet(h) + i
		b := &s.bodies[pl]
		k := PlanetView{
			Ref: s.planetRef(pl), Resources: int(b.res), Favour: int(b.inf), Owner: b.owner, Holder: b.holder,
			Troops: int(b.troops), Blockaded: s.blockaded(pl), Blockers: b.blockers,
			Phrases: phrasesOf(b.res, b.inf),
		}
		for w := range work(numWorks) {
			k.Works[w] = int(b.count(w))
		}
		if s.options&optHiddenGarrisons != 0 && !s.sees(seat, pl) {
			k.Troops = -1
		}
		v.Blockaded = v.Blockaded || k.Blockaded
		v.Planets = append(v.Planets, k)
	}
	raid := s.raidIn(h)
	v.Fleet, v.Raid = s.viewFleet(h, &s.fleets[h], seat), s.viewFleet(h, &raid, seat)
	return v
}

// raidIn returns the ships, transports apart, that have come to a foreign hex to fight there.
func (s *state) raidIn(h hex) fleet {
	if s.battle.on && s.battle.at == h {
		return s.battle.raid
	}
	r := fleet{owner: nobody}
	if !s.arena.on {
		return r
	}
	p := s.arena.seat
	for i := range s.plans[p].parts[:s.plans[p].count] {
		k := &s.plans[p].parts[i]
		if k.condition != partAttacks || k.at != h || k.frigates == 0 && k.cruisers == 0 && k.dreads == [4]uint8{} && !k.flagship && !s.partTransports(p, i) {
			continue
		}
		r.owner = p
		r.standing = k.standing
		r.frigates += k.frigates
		r.cruisers += k.cruisers
		for hull, n := range k.dreads {
			r.dreads[hull] += n
		}
	}
	return r
}

// phrasesOf are the sentences that describe a planet.
func phrasesOf(res, inf int8) [2]string {
	return [2]string{positionPhrases[min(max(inf, 0), 6)], resourcePhrases[min(max(res, 0), 6)]}
}

// Keys of the sentences that describe a planet, by its bonuses (4.5).
var (
	positionPhrases = [...]string{
		"imperio.phrase.position.0", "imperio.phrase.position.1", "imperio.phrase.position.2", "imperio.phrase.position.3",
		"imperio.phrase.position.4", "imperio.phrase.position.5", "imperio.phrase.position.6",
	}
	resourcePhrases = [...]string{
		"imperio.phrase.resource.0", "imperio.phrase.resource.1", "imperio.phrase.resource.2", "imperio.phrase.resource.3",
		"imperio.phrase.resource.4", "imperio.phrase.resource.5", "imperio.phrase.resource.6",
	}
)

// sees says whether a House sees a garrison under that option (23.2).
func (s *state) sees(seat rules.Seat, pl planet) bool {
	if s.bodies[pl].holder == seat || s.bodies[pl].owner == seat {
		return true
	}
	at := hexOf(pl)
	if s.present(seat, at) {
		return true
	}
	for _, h := range s.near(at) {
		if s.present(seat, h) {
			return true
		}
	}
	return false
}

// present says whether a House has a ship or planet in a hex.
func (s *state) present(seat rules.Seat, h hex) bool {
	return seat >= 0 && (s.fleets[h].owner == seat && s.hasShips(h) || s.holdsIn(seat, h))
}

func (s *state) viewFleet(h hex, f *fleet, seat rules.Seat) FleetView {
	v := FleetView{Owner: f.owner, Frigates: int(f.frigates), Cruisers: int(f.cruisers), Based: int(f.based)}
	if f.owner == nobody {
		return v
	}
	own := f.owner == seat
	for k, n := range f.dreads {
		v.Dreads[k] = int(n)
	}
	if k := &s.houses[f.owner].flag; k.at == h {
		v.Flagship = int(k.hull)
		if own {
			v.FlagTroops, v.FlagPlanes = int(k.troops), int(k.aircraft)
		}
	}
	for t := range s.transport {
		k := &s.transport[t]
		if k.at != h || k.owner != f.owner {
			continue
		}
		c := TransportView{
			Ref: rules.Ref{Kind: KindTransport, ID: int16(t)}, Station: k.station, Loaded: k.troops+k.aircraft > 0,
			Hull: int(k.hull), Troops: -1, Aircraft: -1,
		}
		if own {
			c.Troops, c.Aircraft = int(k.troops), int(k.aircraft)
		}
		v.Transports = append(v.Transports, c)
	}
	if own {
		v.Doctrine, v.Retreat, v.Withdrawal = int(f.doctrine()), int(f.retreat()), int(f.withdraw())
	}
	return v
}

func (s *state) viewHouse(p rules.Seat) HouseView {
	k := &s.houses[p]
	v := HouseView{
		House: -1, Home: s.systemRef(s.home[p]), Abilities: [2]int{-1, -1}, Upgrades: [2]int{-1, -1}, Planets: s.planetsOf(p),
		Wars: s.war[p], Allies: s.ally[p], Missed: int(k.missed), Gone: k.gone, Alive: s.alive(p), Sealed: s.plans[p].sealed, Broken: int(s.broken[p]),
		Battles: int(s.battles[p]),
	}
	if s.over != stillPlaying && s.over != byConquest {
		v.Tally = s.viewSources(p)
	}
	if k.house != noHouse {
		v.House = int(k.house)
		v.Look = lookOf(k.house)
	}
	for i := range 2 {
		if k.shown>>i&1 != 0 {
			v.Abilities[i] = int(k.abilities[i])
		}
		if k.shown&4 != 0 {
			v.Upgrades[i] = int(k.upgrades[i])
		}
	}
	return v
}

func lookOf(h house) LookView {
	row := &houses[h]
	return LookView{row.initial, row.colour, row.pattern, row.emblem, mottoKeys[h], flagshipKeys[h]}
}

func (s *state) viewSources(p rules.Seat) SourcesView {
	_, k := s.yield(p)
	return SourcesView{k.planets, k.bonuses, k.ability, k.techs, k.laws, int(s.ceded[p])}
}

func (s *state) viewBattle(v *View, seat rules.Seat) {
	b := &s.battle
	v.Battle = BattleView{Attacker: nobody, Defender: nobody, Raid: FleetView{Owner: nobody}}
	if b.on {
		v.Battle = BattleView{
			On: true, At: s.systemRef(b.at), Round: int(b.round), Attacker: b.attacker, Defender: b.defender,
			Raid: s.viewFleet(b.at, &b.raid, seat),
		}
		for i, k := range b.sides {
			v.Battle.Sides[i] = SideView{Hits: int(k.hits), Locator: int(k.locator), Orphans: int(k.orphans)}
			if k.retreats && s.announced() {
				v.Battle.Sides[i].Retreats, v.Battle.Sides[i].To = true, s.systemRef(k.to)
			}
		}
	}
}

// announced says whether the sides of a battle have shown each other whether they will retreat (13.4 b).
func (s *state) announced() bool {
	for i := range s.frames[:s.depth] {
		if f := &s.frames[i]; f.kind == inBattle {
			return f.step != firstDecides && f.step != secondDecides
		}
	}
	return false
}
