package diadochi

import "tyche/rules"

// Where an army should go: all ways that its MP allow, each valued by what it takes on the way and where it ends.

// walk is a way that is being tried. It holds what does not change along it.
type walk struct {
	*survey
	g      general
	home   place // where the group stood before
	cu     [numUnits]uint8
	all    int // CUs at the start
	me     fighter
	hasSea bool // the naval movement of the Segment is still to be had
	land   bool // it may march: it has not marched and sailed before
	cart   bool
	keep   int // CUs that should stay together
	bare   int // what stays behind in the open at bareAt, the Cart that cannot move (13.3), unless a CU stays with it
	bareAt space
	fleets int // strength of one's own fleets
}

// leg is how far a walk has come.
type leg struct {
	at     space
	points int
	n      int  // CUs left with the general
	sailed bool // came to at by sea in this activation
	walked bool // has marched, in this activation or before
	free   bool // nothing of the group stays behind at yet
	seen   spaceSet
	met    uint64 // foes by number who may have come between
}

// walkOf prepares to move a general with the CUs of a place.
func (v *survey) walkOf(g general, from place) walk {
	s := v.s
	here := s.ground(from)
	w := walk{survey: v, g: g, home: from, cu: s.stacks[from].cu, land: s.grounded&g.bit() == 0}
	w.all = (&stack{cu: w.cu}).size()
	w.me = s.fighterAt(v.p, from, here, false)
	w.me.tenths -= 10 * s.auxiliaries(v.p, here)
	if isMajor(g) {
		w.me.factor = max(w.me.factor, int(generals[g].battle))
	}
	w.me.factor = max(w.me.factor, 2)
	w.hasSea = s.used&usedNaval == 0
	w.fleets = s.fleetPower(v.p)
	w.keep = 1
	if isMajor(g) {
		w.keep = w.keepTogether(here)
	}
	w.setBare(from)
	return w
}

// setBare notes what the group would leave in the open where it stands, if all its CUs leave.
func (w *walk) setBare(from place) {
	s := w.s
	if s.turn > 1 || s.cartOf != w.p || s.cart >= numSpaces {
		return
	}
	sp := s.ground(s.cart)
	alone := from == s.cart || from == marching && s.march.at == sp && s.stacks[sp].owner != w.p
	if alone && s.within(w.p, sp, s.cartReach()) {
		w.bare, w.bareAt = s.weigh(onCartPrize, 45), sp
	}
}

// keepTogether is how many CUs a Major General should not go below: more when strong enemies are near.
func (w *walk) keepTogether(here space) int {
	keep := 2
	for i := range w.foes[:w.foeN] {
		if f := &w.foes[i]; distance[f.sp][here] <= 5 {
			keep = max(keep, f.tenths/15)
		}
	}
	return w.s.weigh(onKeep, min(keep, 5))
}

// cartReach is how many MP an Army comes for the Cart: with an activation, or after a forced march.
func (s judge) cartReach() uint8 {
	if s.temper[onForced] > 0 {
		return slipReach + 3
	}
	return slipReach
}

// guarded is what still may be lost where one CU stays with the Cart.
func (w *walk) guarded() int { return w.bare / 4 }

// hostility is what an act against a player's city or CUs costs a Champion (11.18).
func (s judge) hostility(p, owner rules.Seat) int {
	if s.turn == 5 || !s.disgraces(p, owner) {
		return 0
	}
	return s.weigh(onHostile, 3*worthL+3*max(0, s.legitimacy(p)-legitimacyReach))
}

// prizesAt is the L that p would take with royals and the Cart by coming to a space with CUs (5.28).
func (s judge) prizesAt(p rules.Seat, sp space) int {
	n := 0
	if s.turn == 5 {
		return 0
	}
	for r, at := range s.royalAt {
		if at == outside(sp) && s.royalOf[r] != p {
			n += s.prizeOf(royal(r))
		}
	}
	if s.cart == outside(sp) && s.cartOf != p {
		n += s.weigh(onCartPrize, 45)
	}
	return n
}

// from values the best way on from a leg, itself included.
func (w *walk) from(l leg) int {
	best := w.rest(l)
	if l.points > 0 {
		for _, k := range links[l.at] {
			if v, ok := w.step(l, k, false); ok {
				best = max(best, v)
			}
			if v, ok := w.step(l, k, true); ok {
				best = max(best, v)
			}
		}
	}
	return best
}

// step values going over a link, by sea or by land, and the best way on from there.
func (w *walk) step(l leg, k link, bySea bool) (value int, ok bool) {
	next, gain, ok := w.advance(l, k, bySea)
	if !ok {
		return 0, false
	}
	if e, some := w.s.enemyAt(w.p, k.to); some {
		value, ok = w.attack(next, e), l.n > 0
	} else {
		value, ok = w.from(next), true
	}
	if bySea {
		value = w.arriving(l, k.to, value)
	}
	return gain + value, ok
}

// advance goes over a link and says what that gains at once: by a CU left behind, less what the way may cost.
func (w *walk) advance(l leg, k link, bySea bool) (next leg, gain int, ok bool) {
	cost := w.costOf(l, k, bySea)
	if cost == 0 || cost > l.points || l.seen.has(k.to) {
		return l, 0, false
	}
	s := w.s
	if o := s.stacks[k.to].owner; isPlayer(o) && o != w.p && s.truceHolds(w.p, o) {
		return l, 0, false
	}
	next = leg{at: k.to, points: l.points - cost, n: l.n, sailed: l.sailed || bySea, walked: l.walked || !bySea, free: true, seen: l.seen, met: l.met}
	next.seen.add(k.to)
	switch {
	case bySea:
		gain = -w.peril(l.n, k.to) - worthVoyage
	case w.bare > 0 && l.at == w.bareAt && l.n == w.all:
		gain = -w.bare
		if l.n > w.keep {
			gain, next.n = -w.guarded(), next.n-1
		}
	case l.free && l.n > w.keep:
		if v := w.leaveOne(l.at); v > 0 {
			gain += v
			next.n--
		}
	}
	if !bySea {
		gain -= w.meetings(&next)
	}
	if !bySea && l.free && s.independentStronghold(l.at) {
		gain -= s.weigh(onAmbush, 6)
	}
	if s.siege[l.at] > 0 && l.at == spaceOf(w.home) && l.n >= 3 {
		gain -= s.weigh(onSiegeLift, int(s.siege[l.at])*int(w.gain[l.at])/6)
	}
	return next, gain, true
}

// costOf is the MP of a link for the group, 0 where it cannot go: nobody marches, sails and marches again (8.6).
func (w *walk) costOf(l leg, k link, bySea bool) int {
	switch {
	case bySea && (!w.hasSea || l.n > mostAboard):
		return 0
	case bySea:
		return sailing(k, l.at)
	case k.kind > strait || !w.land || l.walked && l.sailed:
		return 0
	}
	return int(routeCost[k.kind])
}

// aim follows the best way to its end and says whether there is a battle there.
func (w *walk) aim(l leg) (end leg, fight bool) {
	for l.points > 0 {
		best, to, met := w.rest(l), l, false
		for _, k := range links[l.at] {
			for _, bySea := range [...]bool{false, true} {
				v, ok := w.step(l, k, bySea)
				if ok && v > best {
					best = v
					to, _, _ = w.advance(l, k, bySea)
					_, met = w.s.enemyAt(w.p, k.to)
				}
			}
		}
		if to.at == l.at {
			return l, false
		}
		if l = to; met {
			return l, true
		}
	}
	return l, false
}

// leaveOne is what a single CU left behind in a space gains: it takes the space in the next Surrender Segment.
func (w *walk) leaveOne(sp space) int {
	s := w.s
	if s.stacks[sp].owner == w.p || s.pc[sp] == w.p || spaces[sp].kind == transit || s.isSiegeTarget(w.p, sp) {
		return 0
	}
	if o := s.pc[sp]; isPlayer(o) && s.truceHolds(w.p, o) {
		return 0
	}
	return s.weigh(onLeave, int(w.gain[sp])*6/10) - s.weigh(onLeaveCost, 4)
}

// attack values a battle at the end of a way.
func (w *walk) attack(l leg, e fighter) int {
	s := w.s
	me := w.me
	if w.all > 0 {
		me.tenths = me.tenths * l.n / w.all
	}
	aux := 10 * s.auxiliaries(w.p, l.at)
	me.tenths += aux
	owner := s.stacks[l.at].owner
	if !isPlayer(owner) {
		owner = nobody
	}
	win, lose := me.against(s, w.p, owner).meet(e)
	if isPlayer(owner) && me.tenths >= 4*e.tenths && l.points > 0 {
		win, lose = 98, 0
	}
	prize := s.weigh(onAttackPrizeWorth, e.worth*7/10) + int(w.prizes[l.at])
	if s.isSiegeTarget(w.p, l.at) {
		prize += s.weigh(onAttackGain, int(w.gain[l.at])*2/10)
	} else {
		prize += s.weigh(onAttackGain, int(w.gain[l.at])*6/10)
	}
	if owner == nobody {
		prize += 8
	}
	return sobered(prize, win, lose)*win/100 - (s.weigh(onAttackLose, w.me.worth*6/10)+s.weigh(onAttackLoseFix, 10))*lose/100 - s.hostility(w.p, owner) - s.weigh(onAttackFix, 4) + w.treasure(lose)
}

// sobered is a prize in sight of the odds: a battle that is likelier lost than won draws less, at last not at all.
func sobered(prize, win, lose int) int {
	return prize * min(100, max(0, 100-2*(lose-win))) / 100
}

// treasure is what the group risks besides its CUs: royals and the Cart.
func (w *walk) treasure(lose int) int {
	n := 0
	for r, at := range w.s.royalAt {
		if at == w.home && w.s.royalOf[r] == w.p {
			n += w.s.royalWorth(royal(r)) * worthL * 2
		}
	}
	if w.s.cart == w.home && w.s.cartOf == w.p {
		n += 60
	}
	return w.s.weigh(onTreasure, -n*lose/100)
}

// rest values ending the activation where a leg has come to.
func (w *walk) rest(l leg) int {
	s := w.s
	n := 0
	if l.n > 0 {
		n = w.taking(l)
		if l.at != spaceOf(w.home) || w.home == marching {
			n += int(w.prizes[l.at])
		}
		n -= w.exposure(l) + w.hunger(l)
		n += w.attraction(l)
		if w.cart {
			n += s.burialFrom(w.p, l.at)
		}
	}
	return n
}

// taking is what the CUs that stay in a space take there.
func (w *walk) taking(l leg) int {
	s := w.s
	owner := s.pc[l.at]
	switch {
	case owner == w.p || spaces[l.at].kind == transit:
		return 0
	case !s.isSiegeTarget(w.p, l.at):
		if s.stacks[l.at].owner == w.p && l.at != spaceOf(w.home) || isPlayer(owner) && s.truceHolds(w.p, owner) {
			return 0
		}
		return s.weigh(onTake, int(w.gain[l.at])*7/10)
	case l.n < 3:
		return 0
	}
	attempts := 1 + l.points/s.siegeCost(w.g)
	hope := s.siegeHope(w.p, l.at, attempts)
	toll := s.weigh(onSiegeLoss, attempts*siegeToll(&stack{cu: w.cu}, s.siegeBonus(w.p, l.at)))
	return max(0, s.weigh(onTakeSiege, int(w.gain[l.at])*hope*8/1000)-s.hostility(w.p, owner)+8-toll)
}

// exposure is what may be lost to stronger enemies near the end of the way.
func (w *walk) exposure(l leg) int {
	s := w.s
	mine, worth := w.me.tenths, w.me.worth
	if w.all > 0 {
		mine, worth = mine*l.n/w.all, worth*l.n/w.all
	}
	if k := &s.stacks[l.at]; k.owner == w.p && place(l.at) != w.home {
		mine += tenthsOf(k)
	}
	danger := w.threat(l.at, mine+10*s.auxiliaries(w.p, l.at))
	if danger == 0 {
		return 0
	}
	return s.weigh(onExposure, (worth+w.treasure(-100))*danger/100)
}

// pull is how much a goal draws at each distance, in 4096ths.
var pull = func() (of [64]int16) {
	for far := range of {
		of[far] = int16(4096 * 12 / (10 * (3 + far)))
	}
	return of
}()

// hunger is what the CUs cost that end a march where they find no food (3.42).
func (w *walk) hunger(l leg) int {
	there := w.s.foraging(w.p, l.at)
	if l.at != spaceOf(w.home) || w.home == marching {
		there += l.n
	}
	return w.s.weigh(onHunger, worthStrength*min(l.n, max(0, there-forageLimit(l.at))))
}

// attraction draws the group towards the best of its goals.
func (w *walk) attraction(l leg) int {
	if known := w.draws[l.at]; known != unknown {
		return int(known)
	}
	best := 0
	for i := range w.goals[:w.goalN] {
		if g := &w.goals[i]; g.sp != l.at {
			best = max(best, g.gain*int(pull[distance[l.at][g.sp]])>>12)
		}
	}
	best = w.s.weigh(onPull, best)
	w.draws[l.at] = int16(best)
	return best
}

// burialFrom is what the Cart is worth in a space, in thousandths.
func (s judge) burialFrom(p rules.Seat, at space) int {
	best := 0
	for _, city := range majors {
		best = max(best, s.burialWorth(p, at, city))
	}
	return s.weigh(onBurial, best*worthL/10*3)
}
