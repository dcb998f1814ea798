package imperio

// The compositions that a side of a battle can have, each a rung of a ladder: a hit leads from one to the next, as the doctrine of
// the fleet wills it.

const (
	mostRungs  = 3000 // a battle with more of them is too large to be reckoned
	mostBerths = 24   // ... or with more transports on a side
)

// muster is what a side of a battle has left.
type muster struct {
	frigates, cruisers uint8
	dreads             [4]uint8
	based, orphans     uint8
	flag               hold
	flagHull           uint8
	berths             [mostBerths]berth
}

// berth is a transport of a side, in the order of their numbers; without a hull it is lost.
type berth struct{ hull, troops, aircraft uint8 }

// rung is a composition, with what follows from it.
type rung struct {
	muster
	ships    int
	fights   bool // it has something able to fight
	stays    bool // it holds the hex if it is left alone there
	power    int
	hit      int        // the rung after one hit
	located  int        // ... after one hit of a Target Locator
	repaired int        // ... after the repair of a Flagship
	shots    []volleyed // what it fires in a round; reckoned when needed
}

// ladder is all rungs of a side that a battle can lead to. Rung 0 is what it has at first.
type ladder struct {
	s         *state
	side      int
	transport []uint8 // numbers of its transports
	station   [mostBerths]bool
	rungs     []rung
	place     map[muster]int
	shotDown  []int // rung after so many Aircraft are lost to anti-aircraft fire
}

// newLadder makes the ladder of a side; false when it is too high. Anti-aircraft fire counts if the battle opens.
func newLadder(s *state, side int, opens bool) (*ladder, bool) {
	k := &ladder{s: s, side: side, place: map[muster]int{}}
	for t := range s.transport {
		if s.sideTransport(side, t) {
			if len(k.transport) == mostBerths {
				return nil, false
			}
			k.station[len(k.transport)] = s.transport[t].station
			k.transport = append(k.transport, uint8(t))
		}
	}
	first := k.read()
	k.shotDown = []int{k.add(first)}
	if opens && !s.inStorm() {
		for s.loseAircraft(ctx{}, side, false) {
			k.shotDown = append(k.shotDown, k.add(k.read()))
		}
	}
	locator := s.sideFlag(1-side) != nil && s.upgraded(s.battle.seatOf(1-side), f01)
	for i := 0; i < len(k.rungs); i++ {
		if len(k.rungs) > mostRungs {
			return nil, false
		}
		k.climb(i, locator)
	}
	k.lay(first)
	return k, true
}

// add returns the place of a composition, which it makes if it is new.
func (k *ladder) add(m muster) int {
	i, ok := k.place[m]
	if !ok {
		i = len(k.rungs)
		k.place[m] = i
		k.rungs = append(k.rungs, rung{muster: m})
	}
	return i
}

// climb finds what follows from rung i.
func (k *ladder) climb(i int, locator bool) {
	s, m := k.s, k.rungs[i].muster
	k.lay(m)
	r := rung{muster: m, ships: s.countShips(k.side), fights: s.canFight(k.side), power: s.power(k.side, false), hit: i, located: i, repaired: i}
	r.stays = r.ships > 0 || k.side == 1 && m.based > 0
	if r.fights {
		r.hit = k.after(m, false)
		if locator {
			r.located = k.after(m, true)
		}
	}
	p := s.battle.seatOf(k.side)
	if m.flagHull > 0 && m.flagHull < s.fullHull(p, flagship) && s.upgraded(p, f10) {
		m.flagHull++
		r.repaired = k.add(m)
	}
	k.rungs[i] = r
}

// after is the rung to which one hit leads.
func (k *ladder) after(m muster, locator bool) int {
	k.lay(m)
	b := &k.s.battle.sides[k.side]
	if locator {
		b.locator = 1
	} else {
		b.hits = 1
	}
	k.s.takeHit(ctx{}, k.side, locator)
	return k.add(k.read())
}

// shots returns what rung i fires in a round.
func (k *ladder) shots(i int) []volleyed {
	r := &k.rungs[i]
	if r.shots == nil {
		k.lay(r.muster)
		r.shots = k.s.shots(k.side)
	}
	return r.shots
}

// read is what the side has now.
func (k *ladder) read() (m muster) {
	s, f := k.s, k.s.sideFleet(k.side)
	m = muster{frigates: f.frigates, cruisers: f.cruisers, dreads: f.dreads, based: f.based, orphans: s.battle.sides[k.side].orphans}
	if flag := s.sideFlag(k.side); flag != nil {
		m.flag, m.flagHull = hold{flag.troops, flag.aircraft, 0}, flag.hull
	}
	for i, t := range k.transport {
		if c := &s.transport[t]; c.at != noHex {
			m.berths[i] = berth{c.hull, c.troops, c.aircraft}
		}
	}
	return m
}

// lay gives the side a composition.
func (k *ladder) lay(m muster) {
	s, f, p := k.s, k.s.sideFleet(k.side), k.s.battle.seatOf(k.side)
	f.owner = p
	f.frigates, f.cruisers, f.dreads, f.based = m.frigates, m.cruisers, m.dreads, m.based
	s.battle.sides[k.side] = side{orphans: m.orphans, to: noHex}
	if m.flagHull > 0 {
		s.houses[p].flag = flagshipState{at: s.battle.at, hull: m.flagHull, troops: m.flag.troops, aircraft: m.flag.aircraft}
	} else if s.houses[p].flag.at == s.battle.at {
		s.sinkFlagship(p)
	}
	for i, t := range k.transport {
		s.transport[t] = transport{at: noHex}
		if c := m.berths[i]; c.hull > 0 {
			s.transport[t] = transport{owner: p, at: s.battle.at, hull: c.hull, station: k.station[i], troops: c.troops, aircraft: c.aircraft}
		}
	}
}
