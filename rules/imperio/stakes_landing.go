package imperio

import (
	"slices"

	"tyche/rules"
	"tyche/rules/odds"
)

// What hangs on landings and bombardments: the fight on the ground is reckoned after the bombs of the same Operation.

func stakesOfLanding(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	pl, i := s.planetFor(m.A), int(s.top().a)
	k := s.after(m).rehearse(p, i)
	b := &k.bodies[pl]
	if s.raisedBefore(p, pl) {
		dst = append(dst, rules.Price("16.7", staked("raised-first", rules.R(s.planetRef(pl)))).Asked())
	}
	if skipped, why := k.skips(p, i); skipped {
		return append(k.pricesOfWay(p, i, dst), why...)
	}
	dst = k.stakesOfBreach(p, b.holder, dst)
	if b.works != 0 && (b.holder != nobody || b.troops > 0) {
		dst = append(dst, rules.Price("14.5", staked("razes", rules.R(s.planetRef(pl)))))
	}
	return append(dst, k.landingStake(p, pl))
}

// raisedBefore says whether a House that orders an Operation has ordered a Sedition on a planet in a slot before it: if that succeeds the planet
// is its own, and nobody lands on a planet of his own (12.4).
func (s *state) raisedBefore(p rules.Seat, pl planet) bool {
	return slices.ContainsFunc(s.plans[p].slots[:], func(d deed) bool {
		return d.kind == subterfuge && plot(d.a) == sedition && planet(d.c) == pl
	})
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
	odds := k.landingRange(p, pl, force, k.bombsOrdered(p, pl))
	stake.Ways = likely(ranging("landing.takes", 1, odds.Least, odds.Takes), ranging("landing.fails", -1, 10000-odds.Takes, 10000-odds.Least))
	stake.Why = append(stake.Why, k.defences(p, pl, false)...)
	if odds.Least < odds.Takes {
		stake.Why = append(stake.Why, whyDoubted(k.doubted(pl)))
	}
	if q := b.holder; q != nobody && (k.houses[q].abilities[0] == noAbility || k.houses[q].abilities[1] == noAbility) {
		stake.Why = append(stake.Why, staked("why.hidden"))
	}
	if h := hexOf(pl); k.foreignFleet(p, h) {
		stake.Why = append(stake.Why, staked("why.battle-first", rules.R(seatRef(k.fleets[h].owner))))
	}
	return stake
}

// whyDoubted names the technologies with which the least is reckoned: one of them, or both.
func whyDoubted(set techSet) rules.Text {
	var names []rules.Arg
	for t := range tech(numTechs) {
		if set.has(t) {
			names = append(names, rules.R(techRef(t)))
		}
	}
	if len(names) > 1 {
		return staked("why.doubted.both", names[0], names[1])
	}
	return staked("why.doubted", names[0])
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

// bombsOrdered are the bombardments of a planet that are ordered.
func (k *rehearsal) bombsOrdered(p rules.Seat, pl planet) (list []bombs) {
	plan := &k.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if t := &plan.tasks[i]; t.kind == bombardPlanet && t.planet == pl && plan.parts[t.part].at == hexOf(pl) {
			list = append(list, k.bombsOf(p, int(t.part)))
		}
	}
	return list
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
	return append(dst, rules.Stake{What: staked("bombs", at), Rule: "14.2", Ways: fellWays(k.bombed(p, pl, k.bombsOrdered(p, pl)))})
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
