package imperio

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// What hangs on landings and bombardments: the fight on the ground is reckoned after the bombs of the same Operation.

func stakesOfLanding(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	pl, i := s.planetFor(m.A), int(s.top().a)
	k := s.after(m).rehearse(p, i)
	b := &k.bodies[pl]
	if skipped, why := k.skips(p, i); skipped {
		return append(k.pricesOfWay(p, i, dst), why...)
	}
	dst = k.stakesOfBreach(p, b.holder, dst)
	if b.works != 0 && (b.holder != nobody || b.troops > 0) {
		dst = append(dst, rules.Price("14.5", staked("razes", rules.R(s.planetRef(pl)))))
	}
	return append(dst, k.landingStake(p, pl))
}

// skips says that the newest task of a detachment would not be carried out: it is kept from getting there, or a war would begin by
// accident (12.4).
func (k *rehearsal) skips(p rules.Seat, i int) (bool, []rules.Stake) {
	plan := &k.plans[p]
	t := &plan.tasks[plan.jobs-1]
	if plan.parts[i].condition == partShort {
		return true, nil
	}
	if why := k.restrained(p, t); why != noReason {
		return true, []rules.Stake{rules.Price("12.4", staked("skipped", rules.R(k.planetRef(t.planet)), rules.R(reasonRef(why))))}
	}
	return false, nil
}

// landingStake is the landing that is ordered on a planet, with all that land there.
func (k *rehearsal) landingStake(p rules.Seat, pl planet) rules.Stake {
	at := rules.R(k.planetRef(pl))
	force := k.force(p, pl)
	stake := rules.Stake{What: staked("landing", at, rules.N(force)), Rule: "14.4"}
	b := &k.bodies[pl]
	switch {
	case k.garrisonHidden(p, pl):
		stake.Ways = []rules.Way{unknownChance("landing.takes", 1), unknownChance("landing.fails", -1)}
		stake.Why = append(stake.Why, staked("why.garrison"))
		return stake
	case force == 0:
		return rules.Price("12.3", staked("landing.nobody", at))
	case force > mostLanding || b.troops > mostLanding:
		return rules.Price("14.4", staked("landing.large", at))
	}
	takes := k.landingAfterBombs(p, pl, force)
	stake.Ways = likely(way("landing.takes", 1, myriad(takes)), way("landing.fails", -1, myriad(10000-takes)))
	if n := int(b.troops); n > 0 || k.platformGuns(p, pl).n > 0 {
		stake.Why = append(stake.Why, staked("why.landing", rules.N(n), rules.N(int(b.count(platform)))))
	}
	if q := b.holder; q != nobody && (k.houses[q].abilities[0] == noAbility || k.houses[q].abilities[1] == noAbility) {
		stake.Why = append(stake.Why, staked("why.hidden"))
	}
	if h := hexOf(pl); k.foreignFleet(p, h) {
		stake.Why = append(stake.Why, staked("why.battle-first", rules.R(seatRef(k.fleets[h].owner))))
	}
	return stake
}

// garrisonHidden says whether p cannot see how many Troops hold a planet (24).
func (s *state) garrisonHidden(p rules.Seat, pl planet) bool {
	h := hexOf(pl)
	return s.View(p).(*View).Hexes[h].Planets[pl-firstPlanet(h)].Troops < 0
}

// force is how many Troops all landings ordered on a planet bring ashore.
func (k *rehearsal) force(p rules.Seat, pl planet) (n int) {
	plan := &k.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		t := &plan.tasks[i]
		if t.kind == landTroops && t.planet == pl && plan.parts[t.part].at == hexOf(pl) {
			n += int(k.disembark(ctx{}, p, t))
		}
	}
	return n
}

// landingAfterBombs is the chance of a landing, in hundredths of a percent, over all that the bombs may leave of the garrison.
func (k *rehearsal) landingAfterBombs(p rules.Seat, pl planet, force int) int {
	b := &k.bodies[pl]
	garrison := int(b.troops)
	var takes uint64
	for fallen, c := range k.bombed(p, pl) {
		if c > 0 {
			b.troops = uint8(garrison - fallen)
			takes += uint64(k.landingOdds(p, pl, force).Takes) * (c >> 8)
		}
	}
	b.troops = uint8(garrison)
	return min(10000, int((takes+one>>9)/(one>>8)))
}

// bombed returns the chances, in parts of one, that the bombardments ordered on a planet fell so many Troops.
func (k *rehearsal) bombed(p rules.Seat, pl planet) []uint64 {
	b := &k.bodies[pl]
	fell := make([]uint64, int(b.troops)+1)
	fell[0] = one
	if b.count(shield) > 0 {
		return fell
	}
	each := 1
	if k.has(p, a11) {
		each = 3
	}
	plan := &k.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		t := &plan.tasks[i]
		if t.kind != bombardPlanet || t.planet != pl || plan.parts[t.part].at != hexOf(pl) {
			continue
		}
		next := make([]uint64, len(fell))
		for _, v := range k.bombHits(p, b.holder, k.bombers(p, int(t.part), each), each) {
			for n, c := range fell {
				next[min(n+v.hits, len(fell)-1)] += c * v.p >> 32
			}
		}
		fell = next
	}
	return fell
}

// bombers are the ships of a detachment that bombard (14.2).
func (s *state) bombers(p rules.Seat, part, each int) (guns []battery) {
	r := &s.plans[p].parts[part]
	add := func(u unit, dice int, triple bool) {
		if dice > 0 {
			guns = append(guns, battery{u: u, n: dice, need: s.battleValue(p, u), triple: triple})
		}
	}
	add(dreadnought, int(r.dreads[1])+int(r.dreads[2])+int(r.dreads[3]), false)
	stations := 0
	for t := range s.transport {
		if c := &s.transport[t]; c.station && c.owner == p && c.at != noHex && int(c.part) == part+1 {
			stations++
		}
	}
	add(station, stations*int(units[station].dice), false)
	if r.flagship && s.upgraded(p, f07) {
		add(flagship, s.flagDice(p), s.upgraded(p, f09) && each == 1)
	}
	return guns
}

// bombHits is what bombers score: each success counts so many hits, and then the victim's saves are taken off.
func (s *state) bombHits(p, victim rules.Seat, guns []battery, each int) []volleyed {
	plain := s.score(nobody, guns, false)
	most := 0
	for _, v := range plain {
		most = max(most, v.hits)
	}
	g := newGrid(0, each*most)
	for _, v := range plain {
		g.p[each*v.hits] += v.p
	}
	return s.saved(victim, g)
}

func stakesOfBombing(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	pl := s.planetFor(m.A)
	at, i := rules.R(s.planetRef(pl)), int(s.top().a)
	k := s.after(m).rehearse(p, i)
	b := &k.bodies[pl]
	if skipped, why := k.skips(p, i); skipped {
		return append(k.pricesOfWay(p, i, dst), why...)
	}
	switch {
	case b.count(shield) > 0:
		return append(dst, rules.Price("14.2", staked("shielded", at), workRef(shield)))
	case k.garrisonHidden(p, pl):
		return k.stakesOfBreach(p, b.holder, dst)
	case b.troops == 0 && b.holder == nobody:
		return append(dst, rules.Price("14.2", staked("nobody-there", at)))
	}
	dst = k.stakesOfBreach(p, b.holder, dst)
	if b.troops == 0 {
		return append(dst, rules.Price("14.2", staked("nobody-there", at)))
	}
	return append(dst, rules.Stake{What: staked("bombs", at), Rule: "14.2", Ways: fellWays(k.bombed(p, pl))})
}

// fellWays are the ways of chances, in parts of one, that so many Troops fall; what was lost in rounding goes to all of them.
func fellWays(fell []uint64) []rules.Way {
	n := len(fell) - 1
	var some uint64
	for _, c := range fell[1:n] {
		some += c
	}
	of := func(c uint64) odds.Chance { return odds.Chance{Ways: c, Of: one} }
	return likely(way("bombs.all", 1, of(one-min(one, some+fell[0])), rules.N(n)), way("bombs.some", 1, of(some)), way("bombs.none", -1, of(fell[0])))
}
