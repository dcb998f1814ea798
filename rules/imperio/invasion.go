package imperio

import "tyche/rules"

// Bombardment and Planetary Invasion (14).

// sparedBy says which decision in force forbids p to bombard or land on a planet, or noReason (14.1).
func (s *state) sparedBy(p rules.Seat, pl planet, bombs bool) reason {
	b := &s.bodies[pl]
	q := b.holder
	switch {
	case s.sanctuary(p, pl):
		return bySanctuary
	case q == nobody && b.owner == nobody:
		return noReason
	case s.now.truce && q != nobody:
		return byTruce
	case q != nobody && s.pacified(p, q):
		return byPact
	case bombs && s.inForce(l08) != nil:
		return byCleanSkies
	case s.inForce(l02) != nil && q != nobody && b.owner == q && s.home[q] == hexOf(pl):
		return byHearths
	}
	return noReason
}

// sanctuary says whether a decree (C7) keeps all but the owner away.
func (s *state) sanctuary(p rules.Seat, pl planet) bool {
	for i := range s.laws[:s.lawCount] {
		if l := &s.laws[i]; l.entry == c7 && hex(l.a) == hexOf(pl) && s.bodies[pl].owner != p {
			return true
		}
	}
	return false
}

// strike is O5 in one hex: bombardments, then landings, in the player's order.
func (s *state) strike(x ctx, p rules.Seat, h hex) {
	if s.fleets[h].owner != p {
		return
	}
	plan := &s.plans[p]
	var bombed part // what has bombarded in this hex
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.kind == bombardPlanet && s.reached(p, i, h) {
			why := s.restrained(p, k)
			if why == noReason {
				why = s.bombard(x, p, k, &bombed)
			}
			s.handle(x, p, i, why)
		}
	}
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.kind == landTroops && s.reached(p, i, h) {
			why := s.restrained(p, k)
			if why == noReason {
				why = s.land(x, p, i)
			}
			s.handle(x, p, i, why)
		}
	}
}

// handle notes that a task is dealt with, and tells why it was not carried out.
func (s *state) handle(x ctx, p rules.Seat, i int, why reason) {
	s.arena.handled |= 1 << i
	if why != noReason {
		s.tellSkipped(x, p, &s.plans[p].tasks[i], why)
	}
}

// reached says whether a task is still to be done and its detachment got to it, which is in hex h.
func (s *state) reached(p rules.Seat, i int, h hex) bool {
	k := &s.plans[p].tasks[i]
	r := &s.plans[p].parts[k.part]
	return s.arena.handled>>i&1 == 0 && r.condition == partThere && r.end() == h && hexOf(k.planet) == h
}

// restrained says why a planet is not bombarded or landed on: a decision forbids it, or a war would begin by accident (12.4).
func (s *state) restrained(p rules.Seat, k *task) reason {
	r := &s.plans[p].parts[k.part]
	q := s.bodies[k.planet].holder
	if q == p {
		return yoursByNow
	}
	if why := s.sparedBy(p, k.planet, k.kind == bombardPlanet); why != noReason {
		return why
	}
	if q == nobody || s.atWar(p, q) || r.stance == engageAll || s.intended(p, k, q) {
		return noReason
	}
	return atPeace
}

// intended says whether the planet was q's already when the turn began: then the order itself was the act of war.
func (s *state) intended(p rules.Seat, k *task, q rules.Seat) bool {
	return s.bodies[k.planet].owner == q
}

// bombard lets the great ships of a detachment bombard a planet (14.2), or says why not.
func (s *state) bombard(x ctx, p rules.Seat, k *task, used *part) reason {
	b := &s.bodies[k.planet]
	switch {
	case b.count(shield) > 0:
		return byShield
	case b.holder == nobody && b.troops == 0:
		return nobodyThere
	}
	h := hexOf(k.planet)
	r, f := &s.plans[p].parts[k.part], &s.fleets[h]
	here, want := f.dreads[1]+f.dreads[2]+f.dreads[3], r.dreads[1]+r.dreads[2]+r.dreads[3]
	n := int(min(want, here-used.dreads[0]))
	used.dreads[0] += uint8(n)
	stations := 0
	for t := range s.transport {
		if c := &s.transport[t]; c.at == h && c.owner == p && c.part == k.part+1 && s.bombards(p, c.kind()) {
			stations++
		}
	}
	flag := &s.houses[p].flag
	useFlag := s.bombards(p, flagship) && flag.at == h && flag.part == k.part+1 && !used.flagship
	if n+stations == 0 && !useFlag {
		return noShips
	}
	if b.holder != nobody {
		s.startWar(x, p, b.holder)
	}
	at := s.planetRef(k.planet)
	each := 1
	if s.has(p, a11) {
		each = 3
		s.reveal(x, p, a11)
	}
	hits := s.bombs(x, p, dreadnought, n, at) * each
	hits += s.bombs(x, p, station, stations*int(units[station].dice), at) * each
	if useFlag {
		used.flagship = true
		r := roll{seat: p, verb: EvBombards, need: s.battleValue(p, flagship), triple: s.upgraded(p, f09) && each == 1}
		hits += s.throw(x, &r, s.flagDice(p), at, unitRef(flagship)) * each
	}
	hits = s.saves(x, b.holder, min(hits, 250), at)
	s.fell(x, k.planet, hits)
	return noReason
}

func (s *state) bombs(x ctx, p rules.Seat, u unit, n int, at rules.Ref) int {
	if n > 0 {
		s.showsAim(p, u)
	}
	r := roll{seat: p, verb: EvBombards, need: s.battleValue(p, u)}
	return s.throw(x, &r, n, at, unitRef(u))
}

// land takes the Troops of a landing off their transports and lands them (14.1, 14.5), or says why not.
func (s *state) land(x ctx, p rules.Seat, job int) reason {
	k := &s.plans[p].tasks[job]
	b := &s.bodies[k.planet]
	force := s.disembark(x, p, k)
	plan := &s.plans[p]
	for i := job + 1; i < int(plan.jobs); i++ { // all that land on a planet land together
		if o := &plan.tasks[i]; o.kind == landTroops && o.planet == k.planet && s.reached(p, i, hexOf(k.planet)) && s.restrained(p, o) == noReason {
			force += s.disembark(x, p, o)
			s.arena.handled |= 1 << i
		}
	}
	if force == 0 {
		return nobodyAboard
	}
	at := s.planetRef(k.planet)
	x.tell(EvLands, p, none, none, at, int(force), 0)
	if b.holder == nobody && b.troops == 0 {
		s.setHolder(x, k.planet, p)
		b.troops = force
		s.tellGarrison(x, k.planet)
		return noReason
	}
	loser := b.holder
	if loser != nobody {
		s.startWar(x, p, loser)
	}
	s.battles[p]++
	if loser != nobody {
		s.battles[loser]++
	}
	force = s.platformFire(x, p, k.planet, force)
	landed := force
	won := s.ground(x, p, k.planet, &force)
	if !won {
		x.tell(EvRepelled, p, none, none, at, 0, 0)
		return noReason
	}
	s.setHolder(x, k.planet, p)
	b.works = 0
	if s.knowsTech(p, t09) && landed > force+1 {
		force += (landed - force) / 2
		s.shows(p, t09)
	}
	b.troops = force
	s.tellGarrison(x, k.planet)
	if s.has(p, a12) {
		s.reveal(x, p, a12)
		s.houses[p].gain += 2
		b.flags |= prisoners
	}
	x.tell(EvConquered, p, none, none, at, int(loser)+1, int(force))
	return noReason
}

// disembark collects a landing force, from the transports with most Troops first.
func (s *state) disembark(x ctx, p rules.Seat, k *task) (force uint8) {
	h := hexOf(k.planet)
	stayed := h == s.plans[p].parts[k.part].from
	for force < k.n {
		best, most := noTransport, uint8(0)
		for t := range uint8(maxTransports + 1) {
			if t == maxTransports {
				t = flagTransport(p)
			} else if c := &s.transport[t]; c.at != h || c.owner != p {
				continue
			}
			_, at, in, ok := s.holdOf(p, t)
			if !ok || at != h || in != k.part+1 {
				continue
			}
			troops, _, fresh := s.cargo(p, t)
			n := *troops
			if !stayed {
				n -= *fresh
			}
			if n > most {
				best, most = t, n
			}
		}
		if best == noTransport {
			break
		}
		troops, _, _ := s.cargo(p, best)
		*troops--
		force++
		s.tellHold(x, p, best, true)
	}
	return force
}

// platformFire is the fire of the Orbital Defence Platforms on a landing force (14.3).
func (s *state) platformFire(x ctx, p rules.Seat, pl planet, force uint8) uint8 {
	b := &s.bodies[pl]
	q := b.holder
	if s.platformGuns(p, pl).n == 0 {
		return force
	}
	s.shows(p, t08)
	s.shows(q, t20)
	guns := s.platformGuns(p, pl)
	r := roll{seat: q, verb: EvPlatforms, need: guns.need}
	hits := s.throw(x, &r, guns.n, s.planetRef(pl), workRef(platform))
	hits = s.saves(x, p, hits, s.planetRef(pl))
	return s.fellLanding(x, p, pl, force, hits)
}

// fell removes Troops of a garrison, and fellLanding of a force that lands; both tell how many were really lost.
func (s *state) fell(x ctx, pl planet, hits int) {
	b := &s.bodies[pl]
	n := min(b.troops, uint8(min(hits, 255)))
	b.troops -= n
	if n > 0 {
		x.whisper(s.onlookers(pl), EvFallen, b.holder, unitRef(troop), none, s.planetRef(pl), int(n), int(b.troops))
	}
}

func (s *state) fellLanding(x ctx, p rules.Seat, pl planet, force uint8, hits int) uint8 {
	n := min(force, uint8(min(hits, 255)))
	if n > 0 {
		x.tell(EvFallen, p, unitRef(troop), none, s.planetRef(pl), int(n), int(force-n))
	}
	return force - n
}

// platformGuns is what the platforms of a planet fire at a landing force of p: only a House that owns and holds it fires them (6.3).
func (s *state) platformGuns(p rules.Seat, pl planet) battery {
	b := &s.bodies[pl]
	if b.holder == nobody || b.owner != b.holder {
		return battery{}
	}
	k := battery{n: 2 * int(b.count(platform)), need: 6}
	if s.knowsTech(p, t08) {
		k.need = 8
	}
	if s.knowsTech(b.holder, t20) {
		k.n = 3 * int(b.count(platform))
	}
	return k
}

// ground fights the ground rounds (14.4) and says whether the attacker won; force is what is left of him. After a hundred
// rounds the landing has failed.
func (s *state) ground(x ctx, p rules.Seat, pl planet, force *uint8) bool {
	b := &s.bodies[pl]
	for round := 0; *force > 0 && b.troops > 0; round++ {
		if round == 100 {
			*force = s.fellLanding(x, p, pl, *force, 255)
			break
		}
		toDefender := s.groundRoll(x, p, pl, int(*force))
		toAttacker := s.groundRoll(x, b.holder, pl, int(b.troops))
		toDefender = s.saves(x, b.holder, toDefender, s.planetRef(pl))
		toAttacker = s.saves(x, p, toAttacker, s.planetRef(pl))
		*force = s.fellLanding(x, p, pl, *force, toAttacker)
		s.fell(x, pl, toDefender)
	}
	return *force > 0
}

// troopNeeds is what a Troop of a House, or of nobody, must roll.
func (s *state) troopNeeds(p rules.Seat) int {
	if p == nobody {
		return int(units[troop].bv)
	}
	return s.battleValue(p, troop)
}

// groundRoll rolls one die per Troop of a side.
func (s *state) groundRoll(x ctx, p rules.Seat, pl planet, n int) int {
	r := roll{seat: p, verb: EvGround, need: s.troopNeeds(p)}
	at := s.planetRef(pl)
	hits := s.throw(x, &r, n, at, unitRef(troop))
	if p == nobody {
		return hits
	}
	s.showsAim(p, troop)
	if r.misses > 0 && s.has(p, a08) {
		s.reveal(x, p, a08)
		again := roll{seat: p, verb: EvReroll8, need: r.need}
		hits += s.throw(x, &again, 1, at, unitRef(troop))
	}
	if s.has(p, a11) {
		s.reveal(x, p, a11)
		hits *= 2
	}
	return hits
}
