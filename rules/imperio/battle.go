package imperio

import "tyche/rules"

// Space combat (13). Side 0 is the attacker, whose ships lie in battle.raid, side 1 the defender, whose ships are the
// fleet of the hex. Transports and Flagships belong to a side by their owner and hex. Aircraft are counted where they
// came from: based, in their transport, or among the orphans of their side.

// Steps of inBattle.
const (
	battleOpens uint8 = iota
	roundBegins
	firstDecides // live option: the attacker's retreat
	secondDecides
	volleys
	assigning
	roundEnds
	withdrawing // live option: A09 before the battle
	lastDecides // live option: who announced a retreat and has won may stay
)

// openBattle gathers the attackers of a hex and starts the battle.
func (s *state) openBattle(x ctx, p rules.Seat, h hex) {
	q := s.fleets[h].owner
	if q == nobody || q == p {
		s.settleArrivals(x, p, h)
		return
	}
	b := &s.battle
	*b = battle{on: true, at: h, from: s.arena.entered[h], attacker: p, defender: q, raid: fleet{owner: p}}
	first := true
	for i := range s.plans[p].parts[:s.plans[p].count] {
		r := &s.plans[p].parts[i]
		if r.condition != partAttacks || r.at != h {
			continue
		}
		if first {
			b.raid.standing = r.standing
		}
		first = false
		b.raid.frigates += r.frigates
		b.raid.cruisers += r.cruisers
		for k := range r.dreads {
			b.raid.dreads[k] += r.dreads[k]
		}
		r.condition = partThere
		if r.at != r.end() {
			r.condition = partShort
		}
	}
	if !s.sideHasShips(0) {
		*b = battle{} // all lost among asteroids
		return
	}
	x.tell(EvEnters, p, none, s.systemRef(b.from), s.systemRef(h), 0, 0)
	s.startWar(x, p, q)
	s.push(frame{kind: inBattle, seat: p})
}

// settleArrivals is for attackers who find the hex free after all.
func (s *state) settleArrivals(x ctx, p rules.Seat, h hex) {
	for i := range s.plans[p].parts[:s.plans[p].count] {
		if r := &s.plans[p].parts[i]; r.condition == partAttacks && r.at == h {
			r.condition = partThere
			if h != r.end() {
				r.condition = partShort
			}
			s.tellPart(x, p, i, h, h)
			s.rejoin(p, i, h)
		}
	}
}

func runBattle(s *state, x ctx, f *frame) bool {
	b := &s.battle
	switch f.step {
	case battleOpens:
		if s.mayWithdraw() {
			if s.options&optLiveBattles != 0 {
				f.seat, f.step = b.defender, withdrawing
				return true
			}
			if s.standingWithdrawal() {
				s.withdraw(x, s.shelter())
				return false
			}
		}
		s.joinBattle(x, f)
	case withdrawing, lastDecides:
		return true
	case roundBegins:
		if !s.canFight(0) || !s.canFight(1) || b.round == 100 {
			s.endBattle(x, b.round == 100)
			return false
		}
		b.round++
		for side := range 2 {
			if k := s.sideFlag(side); k != nil && s.upgraded(b.seatOf(side), f10) {
				s.patch(x, b.seatOf(side), k)
			}
		}
		f.step = volleys
		if b.round >= 2 {
			f.step = firstDecides
		}
	case firstDecides, secondDecides:
		side := int(f.step - firstDecides)
		if s.options&optLiveBattles != 0 && s.retreatHex(side, noHex) != noHex {
			f.seat = b.seatOf(side)
			return true
		}
		s.standingRetreat(side)
		f.step++
	case volleys:
		s.announce(x)
		s.volley(x)
		f.step = assigning
		f.a = 0
	case assigning:
		return s.assignHits(x, f)
	case roundEnds:
		s.endRound(x, f)
	}
	return false
}

// patch repairs one hit of a Flagship (F10).
func (s *state) patch(x ctx, p rules.Seat, k *flagshipState) {
	if k.hull < s.fullHull(p, flagship) {
		k.hull++
		s.tellHulls(x, p, unitRef(flagship), k.at, 1, k.hull-1, k.hull)
	}
}

// joinBattle opens the first round, after the anti-aircraft fire (13.3).
func (s *state) joinBattle(x ctx, f *frame) {
	b := &s.battle
	x.tell(EvBattle, b.attacker, none, none, s.systemRef(b.at), int(b.defender), 0)
	s.battles[b.attacker]++
	s.battles[b.defender]++
	s.antiAir(x)
	f.step = roundBegins
}

// announce shows the retreats of both sides together.
func (s *state) announce(x ctx) {
	for side := range 2 {
		if s.battle.sides[side].retreats {
			x.tell(EvAnnounces, s.battle.seatOf(side), none, none, s.systemRef(s.battle.sides[side].to), 0, 0)
		}
	}
}

// antiAir is the volley before round 1 (13.3); who meets no Aircraft does not fire.
func (s *state) antiAir(x ctx) {
	if s.inStorm() {
		return
	}
	var kills [2]int
	for side := range 2 {
		if s.aircraftOf(1-side) == 0 {
			continue
		}
		p := s.battle.seatOf(side)
		for _, b := range s.antiAirGuns(side) {
			if b.n == 0 {
				continue
			}
			s.shows(p, t02)
			if b.u == frigate {
				s.showsAim(p, frigate)
			}
			r := roll{seat: p, verb: EvAntiAir, need: b.need, triple: b.triple}
			hits := s.throw(x, &r, b.n, s.systemRef(s.battle.at), unitRef(b.u))
			kills[side] += s.saveHits(x, 1-side, min(hits, b.n))
		}
	}
	for side := range 2 {
		for range kills[1-side] {
			if !s.loseAircraft(x, side, false) {
				break
			}
		}
	}
}

// roll tells how dice are thrown.
type roll struct {
	seat   rules.Seat
	verb   uint8
	need   int
	triple bool // a natural 10 is three hits
	misses int  // dice that failed
}

// throw rolls n dice, tells them in groups of eight and returns the hits.
func (s *state) throw(x ctx, r *roll, n int, at, who rules.Ref) (hits int) {
	var shown rules.Dice
	k, before := 0, 0
	for i := range n {
		d := x.d10()
		if d >= r.need {
			hits++
			if r.triple && d == 10 {
				hits += 2
			}
		} else {
			r.misses++
		}
		shown[k] = int8(d)
		if k++; k == len(shown) || i == n-1 {
			if x.telling() {
				x.log.Add(rules.Event{Verb: r.verb, Seat: r.seat, Who: who, To: at, N: int16(hits - before), M: int16(r.need), Dice: shown})
			}
			shown, k, before = rules.Dice{}, 0, hits
		}
	}
	return hits
}

// saveHits rolls A10 for each hit on a side and returns the hits that count.
func (s *state) saveHits(x ctx, side, hits int) int {
	return s.saves(x, s.battle.seatOf(side), hits, s.systemRef(s.battle.at))
}

func (s *state) saves(x ctx, p rules.Seat, hits int, at rules.Ref) int {
	if hits == 0 || p == nobody || !s.has(p, a10) {
		return hits
	}
	s.reveal(x, p, a10)
	r := roll{seat: p, verb: EvSaved, need: 9}
	return hits - s.throw(x, &r, hits, at, none)
}

// volley rolls all attack dice of both sides (13.4 c) and leaves the hits with the other side, saves taken off.
func (s *state) volley(x ctx) {
	told := false
	for side := range 2 {
		p := s.battle.seatOf(side)
		guns, n := s.batteries(side)
		if n > 0 && !told {
			told = true
			x.tell(EvRound, nobody, none, none, s.systemRef(s.battle.at), int(s.battle.round), 0)
		}
		normal, locator := 0, 0
		score := func(b *battery, hits int) {
			if b.locator {
				locator += hits
			} else {
				normal += hits
			}
		}
		var again *battery // the failed die with the lowest threshold (A08)
		for i := range guns[:n] {
			b := &guns[i]
			r := roll{seat: p, verb: EvVolley, need: b.need, triple: b.triple}
			score(b, s.throw(x, &r, b.n, s.systemRef(s.battle.at), unitRef(b.u)))
			s.showsAim(p, b.u)
			if r.misses > 0 && (again == nil || b.before(again)) {
				again = b
			}
		}
		if again != nil && s.has(p, a08) {
			s.reveal(x, p, a08)
			r := roll{seat: p, verb: EvReroll8, need: again.need, triple: again.triple}
			score(again, s.throw(x, &r, 1, s.systemRef(s.battle.at), unitRef(again.u)))
		}
		other := &s.battle.sides[1-side]
		other.locator, other.hits = uint8(min(250, s.saveHits(x, 1-side, locator))), uint8(min(250, s.saveHits(x, 1-side, normal)))
	}
}

// sideTransports counts the Carriers and Battle Stations of a side.
func (s *state) sideTransports(side int) (carriers, stations int) {
	for t := range s.transport {
		if s.sideTransport(side, t) {
			if s.transport[t].station {
				stations++
			} else {
				carriers++
			}
		}
	}
	return carriers, stations
}

// assignHits deals the hits of one side after the other (13.4 e); with live battles the owner is asked.
func (s *state) assignHits(x ctx, f *frame) bool {
	side := int(f.a)
	if side == 2 {
		f.step = roundEnds
		return false
	}
	k := &s.battle.sides[side]
	if k.locator+k.hits == 0 || !s.canFight(side) {
		k.locator, k.hits = 0, 0
		f.a++
		return false
	}
	locator := k.locator > 0
	if s.options&optLiveBattles != 0 && s.victims(side, locator, nil) > 1 && !s.doomed(side) {
		s.push(frame{kind: inCasualties, seat: s.battle.seatOf(side), a: int16(side)})
		return false
	}
	s.takeHit(x, side, locator)
	return false
}

// spend counts a hit as assigned.
func (k *side) spend() {
	if k.locator > 0 {
		k.locator--
	} else {
		k.hits--
	}
}

// endRound ends the round: retreats, or the next round.
func (s *state) endRound(x ctx, f *frame) {
	b := &s.battle
	f.step = roundBegins
	if side, ok := s.leavesOrStays(); ok {
		f.seat, f.step = b.seatOf(side), lastDecides
		return
	}
	left := false
	for _, side := range [...]int{1, 0} { // the defender moves first (13.6)
		k := &b.sides[side]
		if !k.retreats || !s.sideHasShips(side) || !s.canFight(1-side) && !left {
			continue
		}
		if to := s.retreatHex(side, k.to); to != noHex {
			s.leave(x, side, to)
			left = true
		}
	}
	b.sides[0].retreats, b.sides[1].retreats = false, false
	if left {
		s.endBattle(x, false)
	}
}
