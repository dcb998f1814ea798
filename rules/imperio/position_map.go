package imperio

import (
	"strings"

	"tyche/rules"
)

// The map, planets and fleets in a position.
//
//	hex A1 arvelo planets 2 rolled-by 1
//	planet arvelo-1 resources 4 influence 5 owner 1 troops 8 works shipyard port platform platform
//	planet korvela owner 1 holder 2 start nobody abandoning prisoners blockaded-by 2 blockade-ordered 2
//	fleet arvelo 1 frigates 2 cruisers 1 dreadnoughts 1 dreadnoughts-1 2 aircraft 4 doctrine save-line retreat never withdraw always
//	carrier arvelo 1 troops 2 aircraft 1 fresh 2 detachment 1 number 7
//	flagship arvelo 1 hull 1 troops 2
//
// "dreadnoughts" are sound, "dreadnoughts-1" have one point of hull left. number is the place of a transport; without
// it the first free one.

func (w *writer) hexes() {
	s := w.s
	for h := range hex(s.mapSize()) {
		if s.name[h] == noSystem {
			continue
		}
		l := phrase{"hex", layouts[s.players][h].label, systemIDs[s.name[h]]}
		switch {
		case s.anomaly[h] != planets3:
			l.add(anomalyIDs[s.anomaly[h]])
		default:
			l.add("planets", s.count[h])
		}
		more(&l, "rolled-by", seatWord(s.roller[h]), seatWord(rules.Seat(layouts[s.players][h].rosette)))
		w.line(l...)
	}
}

func (r *reader) hex() {
	h, label := noHex, r.next()
	for i, c := range layouts[r.s.players] {
		if c.label == label {
			h = hex(i)
		}
	}
	if h == noHex {
		r.fail("%s; allowed: %s to %s", notThis(label), layouts[r.s.players][0].label, layouts[r.s.players][r.s.mapSize()-1].label)
		return
	}
	s := r.s
	if r.named>>h&1 != 0 {
		r.fail("there is a line for %s already", label)
		return
	}
	r.named |= 1 << h
	r.plain(h)
	if r.more() {
		if n, ok := findIn(KindSystem, r.words[0]); ok {
			r.next()
			for o, name := range s.name {
				if name == system(n.ID) && r.named>>o&1 != 0 {
					r.fail("%s is the name of %s already", systemIDs[n.ID], layouts[s.players][o].label)
					return
				}
			}
			s.name[h] = system(n.ID)
		}
	}
	for r.more() {
		switch k := r.key("planets", "rolled-by", anomalyIDs[blackHole], anomalyIDs[asteroids], anomalyIDs[ionStorm], anomalyIDs[nebula], anomalyIDs[void]); k {
		case 0:
			s.count[h] = uint8(r.number(0, 3))
		case 1:
			s.roller[h] = r.seatOrNobody()
		default:
			s.anomaly[h], s.count[h] = anomaly(k-1), 0
		}
	}
}

// plain makes a hex a system of one planet.
func (r *reader) plain(h hex) {
	r.s.count[h], r.s.anomaly[h], r.s.name[h] = 1, planets3, noSystem
	r.s.roller[h] = rules.Seat(layouts[r.s.players][h].rosette)
}

// layMap completes the map: hexes without a line are plain, systems without a name get the first free ones. Before the
// map is made there is none.
func (r *reader) layMap() {
	s := r.s
	if s.phase == setupPhase && r.named == 0 {
		return
	}
	var taken [numSystems]bool
	for h := range hex(s.mapSize()) {
		if r.named>>h&1 == 0 {
			r.plain(h)
		}
		if s.name[h] != noSystem {
			taken[s.name[h]] = true
		}
	}
	free := 0
	for h, cell := range layouts[s.players] {
		if s.name[h] == noSystem {
			for taken[free] {
				free++
			}
			s.name[h], taken[free] = system(free), true
		}
		bonus, p := int8(2), nobody
		if cell.home {
			bonus, p = 4, rules.Seat(cell.rosette)
			s.home[p] = hex(h)
		}
		for i := range planet(s.count[h]) {
			s.bodies[firstPlanet(hex(h))+i] = body{res: bonus, inf: bonus, owner: p, holder: p, start: p}
		}
		if cell.home && s.count[h] > 0 {
			b := &s.bodies[firstPlanet(hex(h))]
			b.troops, b.works = 8, workBits[shipyard]
		}
	}
	s.derive()
}

func (w *writer) planets() {
	s := w.s
	for pl := range planet(3 * s.mapSize()) {
		if !s.exists(pl) || s.name[hexOf(pl)] == noSystem {
			continue
		}
		b := &s.bodies[pl]
		l := phrase{"planet", w.planetWord(pl), "resources", b.res, "influence", b.inf}
		more(&l, "owner", seatWord(b.owner), nobodyWord)
		more(&l, "holder", seatWord(b.holder), seatWord(b.owner))
		more(&l, "start", seatWord(b.start), seatWord(b.owner))
		more(&l, "troops", b.troops, 0)
		if b.flags&abandoning != 0 {
			l.add("abandoning")
		}
		if b.flags&prisoners != 0 {
			l.add("prisoners")
		}
		if b.blockers != 0 {
			l.add("blockaded-by" + seatWords(b.blockers))
		}
		if b.wants != b.blockers {
			l.add("blockade-ordered" + seatWords(b.wants))
		}
		if b.works != 0 {
			l.add("works" + workWords(b))
		}
		w.line(l...)
	}
}

func workWords(b *body) (list string) {
	for k := range work(numWorks) {
		list += strings.Repeat(" "+works[k].id, int(b.count(k)))
	}
	return list
}

func (r *reader) planet() {
	b := &r.s.bodies[r.world()]
	if r.err != nil {
		return
	}
	*b = body{res: b.res, inf: b.inf, owner: nobody, holder: nobody, start: nobody}
	for r.more() {
		switch r.key("resources", "influence", "owner", "holder", "start", "troops", "abandoning", "prisoners", "blockaded-by", "blockade-ordered", "works") {
		case 0:
			b.res = int8(r.number(0, 6))
		case 1:
			b.inf = int8(r.number(0, 6))
		case 2:
			b.owner = r.seatOrNobody()
			b.holder, b.start = b.owner, b.owner
		case 3:
			b.holder = r.seatOrNobody()
		case 4:
			b.start = r.seatOrNobody()
		case 5:
			b.troops = r.small()
		case 6:
			b.flags |= abandoning
		case 7:
			b.flags |= prisoners
		case 8:
			b.blockers = r.seats()
			b.wants = b.blockers
		case 9:
			b.wants = r.seats()
		case 10:
			r.works(b)
		}
	}
}

func (r *reader) works(b *body) {
	for r.more() && r.err == nil {
		k := work(r.ref(KindWork))
		if b.count(k) == works[k].max {
			r.fail("a planet has at most %d of %s", works[k].max, works[k].id)
			return
		}
		b.add(k)
	}
}

func (w *writer) fleets() {
	s := w.s
	for h := range hex(s.mapSize()) {
		f := &s.fleets[h]
		if f.owner == nobody {
			continue
		}
		l := phrase{"fleet", w.hexWord(h), seatWord(f.owner)}
		shipWords(&l, f.frigates, f.cruisers, &f.dreads)
		more(&l, "aircraft", f.based, 0)
		more(&l, "doctrine", doctrineWords[f.doctrine()], doctrineWords[0])
		more(&l, "retreat", retreatWords[f.retreat()], retreatWords[0])
		more(&l, "withdraw", settingWord(withdrawWords[:], int16(f.withdraw())), withdrawWords[0])
		w.line(l...)
	}
	next := 0
	for i := range s.transport {
		t := &s.transport[i]
		if t.at == noHex {
			continue
		}
		kind, hull := "carrier", s.fullHull(t.owner, carrier)
		if t.station {
			kind, hull = "station", s.fullHull(t.owner, station)
		}
		l := phrase{kind, w.hexWord(t.at), seatWord(t.owner)}
		more(&l, "hull", t.hull, hull)
		cargoWords(&l, t.troops, t.aircraft, t.fresh, t.part)
		more(&l, "number", i+1, next+1)
		next = i + 1
		w.line(l...)
	}
	for p := range rules.Seat(s.players) {
		if k := &s.houses[p].flag; k.at != noHex {
			l := phrase{"flagship", w.hexWord(k.at), seatWord(p)}
			more(&l, "hull", k.hull, s.fullHull(p, flagship))
			cargoWords(&l, k.troops, k.aircraft, k.fresh, k.part)
			w.line(l...)
		}
	}
}

func shipWords(l *phrase, frigates, cruisers uint8, dreads *[4]uint8) {
	more(l, "frigates", frigates, 0)
	more(l, "cruisers", cruisers, 0)
	more(l, "dreadnoughts-1", dreads[1], 0)
	more(l, "dreadnoughts-2", dreads[2], 0)
	more(l, "dreadnoughts-3", dreads[3], 0)
}

func cargoWords(l *phrase, troops, aircraft, fresh, part uint8) {
	more(l, "troops", troops, 0)
	more(l, "aircraft", aircraft, 0)
	more(l, "fresh", fresh, 0)
	more(l, "detachment", part, 0)
}

// place reads whose piece is where and makes the hex hold a fleet of his.
func (r *reader) place() (h hex, p rules.Seat) {
	h, p = r.system(), r.seat()
	if r.err != nil {
		return h, p
	}
	if f := &r.s.fleets[h]; f.owner != nobody && f.owner != p && !r.s.battle.on && !(r.s.arena.on && r.s.arena.seat == p) {
		r.fail("the fleet of %s is seat %d's; a space holds one fleet", systemIDs[r.s.name[h]], f.owner+1)
	}
	if b := &r.s.battle; r.err == nil && !(b.on && h == b.at && p == b.attacker) {
		r.s.claim(p, h)
	}
	return h, p
}

func (r *reader) fleet() {
	h, _ := r.place()
	f := &r.s.fleets[h]
	for r.more() {
		switch k := r.key("frigates", "cruisers", "dreadnoughts", "dreadnoughts-1", "dreadnoughts-2", "dreadnoughts-3", "aircraft", "doctrine", "retreat", "withdraw"); k {
		case 7:
			f.standing = f.standing&^3 | uint8(r.key(doctrineWords[:]...))
		case 8:
			f.stand(uint8(r.key(retreatWords[:]...)))
		case 9:
			f.standing = f.standing&^48 | uint8(r.key(withdrawWords[:]...))<<4
		case 6:
			f.based = r.small()
		default:
			r.ship(k, &f.frigates, &f.cruisers, &f.dreads)
		}
	}
}

// ship reads how many ships of a kind there are: 0 Frigates, 1 Cruisers, 2 sound Dreadnoughts, then by hull.
func (r *reader) ship(kind int, frigates, cruisers *uint8, dreads *[4]uint8) {
	n := r.small()
	switch kind {
	case 0:
		*frigates = n
	case 1:
		*cruisers = n
	case 2:
		dreads[units[dreadnought].hull] = n
	default:
		dreads[kind-2] = n
	}
}

func (r *reader) carrier() {
	h, p := r.place()
	t := transport{owner: p, at: h, hull: r.s.fullHull(p, carrier)}
	if r.head == "station" {
		t.station, t.hull = true, r.s.fullHull(p, station)
	}
	i := r.last
	for r.more() {
		switch r.key("hull", "troops", "aircraft", "fresh", "detachment", "number") {
		case 0:
			t.hull = uint8(r.number(1, 3))
		case 1:
			t.troops = uint8(r.number(0, manifestSize))
		case 2:
			t.aircraft = uint8(r.number(0, manifestSize))
		case 3:
			t.fresh = uint8(r.number(0, manifestSize))
		case 4:
			t.part = uint8(r.number(0, maxParts))
		case 5:
			i = r.number(1, maxTransports) - 1
		}
	}
	switch {
	case r.err != nil:
	case i >= maxTransports || r.s.transport[i].at != noHex:
		r.fail("there is no room for another transport at number %d", i+1)
	case t.troops+t.aircraft > manifestSize:
		r.fail("a transport carries at most %d", manifestSize)
	default:
		r.s.transport[i], r.last = t, i+1
	}
}

func (r *reader) flagship() {
	h, p := r.place()
	k := flagshipState{at: h, hull: r.s.fullHull(p, flagship)}
	for r.more() {
		switch r.key("hull", "troops", "aircraft", "fresh", "detachment") {
		case 0:
			k.hull = uint8(r.number(1, 2))
		case 1:
			k.troops = uint8(r.number(0, manifestSize))
		case 2:
			k.aircraft = uint8(r.number(0, manifestSize))
		case 3:
			k.fresh = uint8(r.number(0, manifestSize))
		case 4:
			k.part = uint8(r.number(0, maxParts))
		}
	}
	switch {
	case r.err != nil:
	case r.s.houses[p].flag.at != noHex:
		r.fail("seat %d has a Flagship already", p+1)
	default:
		r.s.houses[p].flag = k
	}
}
