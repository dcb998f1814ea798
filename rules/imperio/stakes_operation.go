package imperio

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// What hangs on the orders of a detachment: asteroids, battles, wars, and what it leaves behind. The Operation is rehearsed by the
// rules themselves on the position that the House sees.

// rehearsal is how an Operation sets out if nothing changes before: every ship comes through the asteroids.
type rehearsal struct {
	*state
	x    ctx
	told []rules.Event // while the detachment in question moves
}

// safe is luck with which every die shows its highest face.
type safe struct{}

func (safe) Draw(n int) int { return n - 1 }

// rehearse moves all detachments of a House; told is what happens to detachment i.
func (s *state) rehearse(p rules.Seat, i int) rehearsal {
	b, log := s.seenBy(p), &rules.Log{}
	k := rehearsal{state: b, x: ctx{safe{}, log}}
	b.makeReady(k.x, p)
	for n := range b.plans[p].parts[:b.plans[p].count] {
		from := len(log.Events)
		b.movePart(k.x, p, n)
		if n == i {
			k.told = log.Events[from:]
		}
	}
	return k
}

// after is the position once an answer to the question of a detachment is given.
func (s *state) after(m rules.Move) *state {
	t := *s
	applyDetaching(&t, ctx{}, t.top(), m)
	return &t
}

func stakesOfGoing(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	i := int(s.top().a)
	k := s.after(m).rehearse(p, i)
	dst = k.pricesOfWay(p, i, dst)
	dst = s.blockadeLifted(p, i, &k, dst)
	if n := k.rocks(s.systemRef(s.hexFor(m.A))); n > 0 {
		dst = append(dst, asteroidChances(n))
	}
	return k.chancesOfMeeting(p, i, dst)
}

func stakesOfStance(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	i := int(s.top().a)
	if s.plans[p].parts[i].steps == 0 {
		return dst
	}
	k := s.after(m).rehearse(p, i)
	return k.chancesOfMeeting(p, i, k.pricesOfWay(p, i, dst))
}

// pricesOfWay are the war that begins on the way, and what stops the detachment short.
func (k *rehearsal) pricesOfWay(p rules.Seat, i int, dst []rules.Stake) []rules.Stake {
	r := &k.plans[p].parts[i]
	if r.condition == partAttacks {
		dst = k.stakesOfBreach(p, k.fleets[r.at].owner, dst)
	}
	for _, e := range k.told {
		switch e.Verb {
		case EvHolds:
			q := seatRef(k.fleets[k.hexFor(e.To.ID)].owner)
			dst = append(dst, rules.Price("12.5", staked("holds", rules.R(q), rules.R(k.systemRef(r.at)), rules.R(e.To)), e.To))
		case EvStops:
			dst = append(dst, rules.Price("4.2", staked("stops", rules.R(e.To)), e.To))
		}
	}
	return dst
}

// blockadeLifted are the blockades that end when no ship of the House is left where the detachment starts (18.3).
func (s *state) blockadeLifted(p rules.Seat, i int, k *rehearsal, dst []rules.Stake) []rules.Stake {
	from := s.plans[p].parts[i].from
	if s.plans[p].parts[i].steps > 0 || k.fleets[from].owner == p && k.hasShips(from) {
		return dst
	}
	for n := range planet(s.count[from]) {
		if pl := firstPlanet(from) + n; s.blockaded(pl) && s.fleets[from].owner == p {
			at := s.planetRef(pl)
			dst = append(dst, rules.Price("18.3", staked("lifts", rules.R(at)), at))
		}
	}
	return dst
}

// rocks counts the ships of the detachment that roll for asteroids in a hex.
func (k *rehearsal) rocks(at rules.Ref) (n int) {
	for _, e := range k.told {
		if e.Verb == EvAsteroid && e.To == at {
			n++
		}
	}
	return n
}

// asteroidChances are those of n ships, each of which is lost on 1 to 5 (4.2).
func asteroidChances(n int) rules.Stake {
	all := odds.Chance{Ways: 1, Of: 1 << min(n, 30)}
	k := rules.Stake{What: staked("asteroids", rules.N(n)), Rule: "4.2", Ways: likely(
		way("asteroids.through", 1, all, rules.N(n)),
		way("asteroids.some", -1, odds.Chance{Ways: all.Of - 2, Of: all.Of}),
		way("asteroids.lost", -1, all, rules.N(n)),
	)}
	if n > 1 {
		k.Why = []rules.Text{staked("asteroids.each")}
	}
	return k
}

// chancesOfMeeting are those of the battle that the detachment comes to, with all that attack there with it.
func (k *rehearsal) chancesOfMeeting(p rules.Seat, i int, dst []rules.Stake) []rules.Stake {
	r := &k.plans[p].parts[i]
	if r.condition != partAttacks {
		return dst
	}
	k.openBattle(k.x, p, r.at)
	if !k.battle.on {
		return dst
	}
	return append(dst, k.battleStake(p, true))
}

// unseenRules are the standing rules of retreat that the enemy may have given: nobody sees which (23.2). The first is the usual one.
var unseenRules = [...]uint8{RetreatOutmatched, RetreatNever, RetreatAtOnce}

// endings are the ways in which a battle ends, for one side: in the order of its hopes.
type endings [5]int

func (o *BattleOdds) endings(side int) endings {
	if side == 0 {
		return endings{o.Won, o.Driven, o.Both, o.Left, o.Lost}
	}
	return endings{o.Lost, o.Left, o.Both, o.Driven, o.Won}
}

// battleStake is the battle set up in s, from its opening or from the next round on. Each way lies between the least and the most that
// the enemy's rule of retreat can make of it.
func (s *state) battleStake(p rules.Seat, opens bool) rules.Stake {
	side, rule := s.battle.sideOf(p), rules.Rule("13.4")
	foe, at := rules.R(seatRef(s.battle.seatOf(1-side))), rules.R(s.systemRef(s.battle.at))
	var usual BattleOdds
	var least, most endings
	clears := [2]int{10000, 0} // the least and the most
	for n, retreat := range unseenRules {
		t := *s
		t.sideFleet(1 - side).stand(retreat)
		o, ok := t.battleOdds(p, opens)
		if !ok {
			return rules.Price(rule, staked("battle.large", foe, at))
		}
		all := o.endings(side)
		if n == 0 {
			usual, least, most = o, all, all
		}
		for i, c := range all {
			least[i], most[i] = min(least[i], c), max(most[i], c)
		}
		clears = [2]int{min(clears[0], all[0]+all[1]), max(clears[1], all[0]+all[1])}
		if t.retreatHex(1-side, noHex) == noHex {
			break // it has nowhere to go
		}
	}
	k := rules.Stake{What: staked("battle", foe, at), Rule: rule}
	for i, w := range [...]rules.Way{
		way("battle.wins", 1, myriad(most[0])), way("battle.driven", 1, myriad(most[1]), foe), way("battle.both", 0, myriad(most[2])),
		way("battle.leaves", -1, myriad(most[3])), way("battle.loses", -1, myriad(most[4])),
	} {
		w.Least = myriad(least[i])
		k.Ways = append(k.Ways, w)
	}
	if k.Ways[0].Ranges() && k.Ways[1].Ranges() {
		k.Brief = clearing(myriad(clears[0]), myriad(clears[1]))
	}
	k.Ways = likely(k.Ways...)
	mine, theirs := usual.Ships[side], usual.Ships[1-side]
	k.Why = append(k.Why, staked("why.ships", rules.N(mine/100), rules.N(mine/10%10), rules.N(theirs/100), rules.N(theirs/10%10)))
	if least != most {
		k.Why = append(k.Why, staked("why.retreat", foe))
	}
	if usual.Hidden {
		k.Why = append(k.Why, staked("why.hidden"))
	}
	return k
}

// clearing says how likely the enemy dies or leaves, in hundredths: each alone says little where he decides which it is.
func clearing(least, most odds.Chance) rules.Text {
	switch {
	case least.Permille() < 10 && most.Permille() >= 10: // "at least less than one" says nothing
		return staked("battle.clears.most", rules.Percent(most))
	case least.Percent() < most.Percent():
		return staked("battle.clears.least", rules.Percent(least))
	}
	return staked("battle.clears", rules.Percent(least))
}

// landingUntried are planets at the end of the path on which the Troops aboard could land, and a detachment that has no orders.
func (s *state) landingUntried(p rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	r := &s.plans[p].parts[f.a]
	if r.steps == 0 && !s.tasked(p, uint8(f.a)) {
		return append(dst, rules.Price("12.2", staked("idle", rules.R(s.systemRef(r.from))), s.systemRef(r.from)))
	}
	n := s.landable(p, r, uint8(f.a)+1)
	for i := range planet(s.count[r.end()]) {
		pl := firstPlanet(r.end()) + i
		ref := s.planetRef(pl)
		if s.Check(p, rules.Move{Verb: landVerb, A: ref.ID, B: 1}) == nil && !s.landsOn(p, pl) {
			return append(dst, rules.Price("14.1", staked("unlanded", rules.N(n), rules.R(ref)), ref))
		}
	}
	return dst
}

// tasked says whether a detachment has anything to do besides moving.
func (s *state) tasked(p rules.Seat, part uint8) bool {
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if plan.tasks[i].part == part {
			return true
		}
	}
	return false
}

// landsOn says whether Troops of a House are ordered to land on a planet.
func (s *state) landsOn(p rules.Seat, pl planet) bool {
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.kind == landTroops && k.planet == pl {
			return true
		}
	}
	return false
}

// stakesOfLoading: a planet without Troops is there for anybody to take (12.3).
func stakesOfLoading(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	pl := s.planetFor(m.A)
	k := s.after(m).rehearse(p, int(s.top().a))
	if s.bodies[pl].troops > 0 && k.bodies[pl].troops == 0 {
		at := s.planetRef(pl)
		dst = append(dst, rules.Price("12.3", staked("unguarded", rules.R(at)), at))
	}
	return dst
}

// stakesOfYard: while a foreign fleet lies in the system nothing but Troops is built there (11.3).
func stakesOfYard(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if h := hexOf(s.planetFor(m.A)); s.foreignFleet(p, h) {
		q := seatRef(s.fleets[h].owner)
		dst = append(dst, rules.Price("11.3", staked("yard", rules.R(q)), q))
	}
	return dst
}
