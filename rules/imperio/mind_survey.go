package imperio

import "tyche/rules"

// What a House that plays well looks at before it gives orders (25): what planets are worth to it, who could come where
// within a turn, and the garrisons that follow from it. Only what the House may know goes in (23.2).

// survey is one House's look at the map. Worth is in tenths of a point of Influence at the end of the game.
type survey struct {
	s       *state
	p       rules.Seat
	temper  *houseRow
	scales  *[numTraits]int16   // by which the numbers are weighed
	who     *character          // that plays it
	advises bool                // whether it is for a hint
	left    int                 // turns after this one
	worth   [maxPlanets]int16   // what it is worth to own a planet
	guard   [maxPlanets]uint8   // Troops that own planets should keep
	menace  [maxHexes]uint8     // foreign Troops that could land next turn, at a guess
	danger  [maxHexes]int32     // the strongest foreign fleet that could arrive next turn, as its power
	spared  rules.Seats         // Houses that are to be left alone, because peace is being made with them
	leader  rules.Seat          // the foreign House that is nearest to the throne
	spread  [maxSeats]tallySeen // what every House has
}

// tallySeen is what everybody sees of a House.
type tallySeen struct {
	influence int // that its unblockaded planets yield
	resources int
	planets   int
	ships     int // production value of its fleets, in halves of a Resource
}

// noTemper weighs everything alike; it is that of a House without a name.
var noTemper = houseRow{habit: 3, expand: 6, attack: 5, fortify: 5, science: 5, intrigue: 4, trade: 5, council: 5, honesty: 6, forgiveness: 5, risk: 5}

// remaining is how many turns follow this one.
func (s *state) remaining() int { return int(s.lastTurn()) - int(s.turn) }

// look makes a survey.
func (v *survey) look(s *state, p rules.Seat, who Mind) {
	v.s, v.p, v.temper, v.left = s, p, who.temperOf(s, p), s.remaining()
	v.who, v.scales = &characters[who.character], who.scales()
	v.spared, v.advises = 0, who.advises
	if v.advises {
		v.spared = s.makingPeace(p)
	}
	v.tally()
	v.lookAround()
	for pl := range planet(3 * s.mapSize()) {
		if !s.exists(pl) {
			continue
		}
		v.worth[pl] = int16(v.planetWorth(pl))
		if s.bodies[pl].holder == p {
			v.guard[pl] = uint8(v.wantedTroops(pl))
		}
	}
}

// planetWorth is W(p) of 25, in tenths: what a planet is worth to a House that owns it to the end.
func (v *survey) planetWorth(pl planet) int {
	s, p := v.s, v.p
	b := &s.bodies[pl]
	left := s.remaining()
	influence, yield := 1+int(b.inf), 1+int(b.res)+2*int(b.count(port))
	if s.has(p, a05) {
		influence++
	}
	if s.has(p, a06) {
		yield++
	}
	return v.weighed(onInfluence, influence*(10+3*int(s.turn)/2)) + v.weighed(onYield, yield*min(left, 8)*6/5)
}

// tally adds up what everybody can see of the Houses.
func (v *survey) tally() {
	s := v.s
	for p := range rules.Seat(s.players) {
		v.spread[p] = s.tallyOf(p, v.p)
	}
	v.leader = nobody
	for q := range rules.Seat(s.players) {
		if q != v.p && (v.leader == nobody || v.spread[q].influence > v.spread[v.leader].influence) {
			v.leader = q
		}
	}
}

// tallyOf is what a viewer can add up of a House: abilities and technologies count as far as he knows them.
func (s *state) tallyOf(p, viewer rules.Seat) (t tallySeen) {
	each, more := 0, 0
	if s.knownAbility(viewer, p, a05) {
		each = 1
	}
	if s.knownAbility(viewer, p, a06) {
		more = 1
	}
	ports := 0
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.holder != p {
			continue
		}
		t.planets++
		if s.blockaded(pl) {
			continue
		}
		ports += int(b.count(port))
		t.influence += 1 + int(b.inf) + each
		t.resources += 1 + int(b.res) + 2*int(b.count(port)) + more
	}
	known := s.knownTechs(viewer, p)
	if known.has(t21) && t.planets > 0 {
		t.influence += 2
	}
	if known.has(t22) {
		t.influence += min(4, ports/2)
	}
	for i := range s.laws[:s.lawCount] {
		switch l := &s.laws[i]; {
		case l.bound != p:
		case l.entry == l15 && t.planets > 0:
			t.influence += 2
		case l.entry == l16:
			t.resources += 3
		case l.entry == c9:
			t.influence += int(int8(l.a))
		}
	}
	t.ships = s.shipValue(p)
	return t
}

// shipValue is twice the production value of the ships of a House, without what transports carry: that is hidden.
func (s *state) shipValue(p rules.Seat) (n int) {
	for h := range s.mapSize() {
		if f := &s.fleets[h]; f.owner == p {
			n += 4*int(f.frigates) + 8*int(f.cruisers) + 12*(int(f.dreads[1])+int(f.dreads[2])+int(f.dreads[3])) + int(f.based)
		}
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.at != noHex && k.owner == p {
			n += 4
			if k.station {
				n += 20
			}
		}
	}
	if s.houses[p].flag.at != noHex {
		n += 20
	}
	return n
}

// knownAbility says whether a viewer knows that a House has an ability.
func (s *state) knownAbility(viewer, p rules.Seat, a ability) bool {
	if viewer == p {
		return s.has(p, a)
	}
	k := &s.houses[p]
	known := k.shown | s.knows[viewer][p]
	return k.abilities[0] == a && known&1 != 0 || k.abilities[1] == a && known&2 != 0
}

// knownTechs are the technologies of a House as far as a viewer knows for certain.
func (s *state) knownTechs(viewer, p rules.Seat) techSet {
	if viewer == p {
		return s.houses[p].techs
	}
	return s.verified[viewer][p]
}

// garrison is the number of Troops on a planet, or a guess when they are hidden (23.2).
func (s *state) garrison(viewer rules.Seat, pl planet) int {
	if s.options&optHiddenGarrisons != 0 && !s.sees(viewer, pl) {
		return 2
	}
	return int(s.bodies[pl].troops)
}

// lookAround finds who could come where in the next turn.
func (v *survey) lookAround() {
	s := v.s
	for i := range s.transport {
		t := &s.transport[i]
		if t.at == noHex || t.owner == v.p || t.troops+t.aircraft == 0 || s.ally[v.p].Has(t.owner) {
			continue
		}
		far := 1
		if s.verified[v.p][t.owner].has(t13) && !t.station {
			far = 2
		}
		v.menaceFrom(t.at, far)
	}
	for h := range hex(s.mapSize()) {
		f := &s.fleets[h]
		if f.owner == nobody || f.owner == v.p || s.ally[v.p].Has(f.owner) || !s.hasShips(h) {
			continue
		}
		whole, fast := s.fleetForce(v.p, h), force{}
		fast.add(s.bvSeen(v.p, f.owner, frigate), int(f.frigates), 1, 1)
		fast.add(s.bvSeen(v.p, f.owner, cruiser), int(f.cruisers), 1, 1)
		for to := range hex(s.mapSize()) {
			switch d := s.distance(h, to); {
			case d <= 1:
				v.danger[to] = max(v.danger[to], int32(whole.power()))
			case d == 2:
				v.danger[to] = max(v.danger[to], int32(fast.power()))
			}
		}
	}
}

// menaceFrom counts a loaded transport wherever it could land next turn.
func (v *survey) menaceFrom(from hex, far int) {
	for h := range hex(v.s.mapSize()) {
		if v.s.distance(from, h) <= far {
			v.menace[h] = min(v.menace[h]+3, 40)
		}
	}
}

// wantedTroops is the garrison that a planet of one's own should keep: more where somebody could land, and enough
// against Sedition once Houses can pay for it.
func (v *survey) wantedTroops(pl planet) int {
	s, h := v.s, hexOf(pl)
	n := 0
	if int(s.turn) >= v.weighed(onGuardTurn, 7) && h != s.home[v.p] {
		n = 1
		if s.turn >= 99 && v.worth[pl] >= 70 {
			n = 2
		}
	}
	if m := int(v.menace[h]); m > 0 {
		n = max(n, 1+v.weighed(onGuardTroops, m*(10+int(v.temper.fortify))/4)/16)
	} else if v.danger[h] > 0 {
		n = max(n, 1)
	}
	return min(n, 9)
}

// swing is what it is worth that a planet comes from another House to this one: its own gain, and what its rival loses.
func (v *survey) swing(pl planet) int {
	q := v.s.bodies[pl].holder
	n := int(v.worth[pl])
	if q == nobody || q == v.p {
		return n
	}
	return n + v.weighed(onSwing, n*v.rivalry(q)/100)
}

// rivalry is how much a loss of a House is worth to this one, in hundredths of its own gain.
func (v *survey) rivalry(q rules.Seat) int {
	n := 100 / (int(v.s.players) - 1)
	if q == v.leader && v.s.players > 2 {
		n += v.weighed(onLeader, 30)
	}
	return n
}
