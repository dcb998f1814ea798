package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What armies are worth, and the odds of battles and sieges.

// tenthsOf is the strength of a stack in tenths: an elephant rolls 1.67 on the average (7.10).
func tenthsOf(k *stack) int {
	return 10*int(k.cu[mercenary]) + 20*int(k.cu[loyal]) + 16*int(k.cu[elephant]) + 20*int(k.cu[royalArmy]) + 30*int(k.cu[silver])
}

// worthOfForces adds up a player's CUs and generals, and what his CUs are about to take where they stand.
func (s judge) worthOfForces(p rules.Seat) int {
	n := 0
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			n += s.worthOfStack(p, place(w<<6|bits.TrailingZeros64(set)))
		}
	}
	for set := s.force[p] & majorBits; set != 0; set &= set - 1 {
		g := first(set)
		n += worthGeneral + 3*int(generals[g].battle)
		if s.wounded&g.bit() != 0 {
			n -= 4
		}
	}
	return n
}

// worthOfStack values the CUs in one place.
func (s judge) worthOfStack(p rules.Seat, at place) int {
	k := &s.stacks[at]
	worth := tenthsOf(k) * worthStrength / 10
	if at >= firstBoxed {
		return worth * 7 / 10
	}
	if !onMap(at) || isInside(at) {
		return worth
	}
	sp := space(at)
	return worth + s.promise(p, sp, k.size()) - s.danger(p, sp, worth)
}

// promise is what p's CUs in a space outside will take in his next Surrender Segment (3.21-3.23).
func (s judge) promise(p rules.Seat, sp space, n int) int {
	owner := s.pc[sp]
	switch {
	case owner == p || spaces[sp].kind == transit:
		return 0
	case !s.isSiegeTarget(p, sp):
		if isPlayer(owner) && s.truceHolds(p, owner) {
			return 0
		}
		return s.gainOf(p, sp) * 6 / 10
	case n < 3 || s.generalsAt(outside(sp), p) == 0:
		return 0
	}
	return s.gainOf(p, sp) * s.siegeHope(p, sp, 1) * 7 / 1000
}

// siegeHope is how near so many more attempts come to the fall of a space, in hundredths.
func (s *state) siegeHope(p rules.Seat, sp space, attempts int) int {
	return s.hopeWith(s.siegeBonus(p, sp), sp, attempts)
}

// hopeWith is siegeHope with a modifier (9.13).
func (s *state) hopeWith(bonus int, sp space, attempts int) int {
	need := int(siegeNeeded[spaces[sp].kind])
	expected := 0 // points of one attempt, in sixths
	hits := 0
	for die := 1; die <= 6; die++ {
		points, _ := siegeResult(die + bonus)
		expected += int(points)
		if int(points)+int(s.siege[sp]) >= need {
			hits++
		}
	}
	if attempts == 1 && hits > 0 {
		return max(100*hits/6, min(100, (600*int(s.siege[sp])+100*expected)/(6*need))*7/10)
	}
	return min(95, (600*int(s.siege[sp])+100*expected*attempts)/(6*need))
}

// siegeToll is what the CUs cost that a stack loses on the average by an attempt with a modifier (9.10).
func siegeToll(k *stack, modifier int) int {
	var costs [2]int // of the first CU lost and of the second, the cheapest first
	n := 0
	for _, u := range [numUnits]unit{mercenary, elephant, loyal, royalArmy, silver} {
		for range min(int(k.cu[u]), len(costs)-n) {
			costs[n] = lossCost[u]
			n++
		}
	}
	toll := 0
	for die := 1; die <= 6; die++ {
		_, losses := siegeResult(die + modifier)
		for _, cost := range costs[:losses] {
			toll += cost
		}
	}
	return toll / 6
}

// siegeBonus adds up the modifiers of 9.13 that do not depend on the moment.
func (s *state) siegeBonus(p rules.Seat, sp space) int {
	n := int(spaces[sp].siege)
	if spaces[sp].kind == majorCity && spaces[sp].port && s.availableFleets(p) == 0 {
		n--
	}
	return n
}

// danger is how much of a stack may be lost to a stronger enemy army near it.
func (s judge) danger(p rules.Seat, sp space, worth int) int {
	mine := tenthsOf(&s.stacks[sp]) + 10*s.auxiliaries(p, sp)
	worst := 0
	for q := range rules.Seat(s.players) {
		if q == p {
			continue
		}
		for set := s.own[q][0]; set != 0; set &= set - 1 {
			worst = max(worst, s.menace(q, space(bits.TrailingZeros64(set)), sp, mine))
		}
		for set := s.own[q][1]; set != 0; set &= set - 1 {
			if at := place(64 + bits.TrailingZeros64(set)); at < numSpaces {
				worst = max(worst, s.menace(q, space(at), sp, mine))
			}
		}
	}
	return worth * worst / 100
}

// menace is how much q's stack in a space threatens a stack of a strength in tenths somewhere else, in hundredths.
func (s judge) menace(q rules.Seat, from, sp space, mine int) int {
	far := int(distance[from][sp])
	if far > 3 {
		return 0
	}
	theirs := tenthsOf(&s.stacks[from])
	if theirs*10 < mine*12 {
		return 0
	}
	if s.generalsAt(outside(from), q)&majorBits == 0 {
		theirs = theirs * 8 / 10
	}
	return min(45, 15*theirs/max(mine, 5)) * (5 - far) / 4
}

// totals[b] counts, of 36, the totals of two dice that each count as at least b (7.12).
var totals = findTotals()

func findTotals() (of [5][13]uint8) {
	for b := range of {
		for x := 1; x <= 6; x++ {
			for y := 1; y <= 6; y++ {
				of[b][max(x, b)+max(y, b)]++
			}
		}
	}
	return of
}

// battleOdds are the chances of an attacker to win and to lose, in hundredths, with strengths in tenths.
func battleOdds(attack, attackFactor, defence, defenceFactor int) (win, lose int) {
	for a, waysA := range totals[attackFactor] {
		if waysA == 0 {
			continue
		}
		mine := battleScore(int8(a), (attack+5)/10)
		for d, waysD := range totals[defenceFactor] {
			if waysD == 0 {
				continue
			}
			switch theirs := battleScore(int8(d), (defence+5)/10); {
			case mine > theirs:
				win += int(waysA) * int(waysD)
			case mine < theirs:
				lose += int(waysA) * int(waysD)
			}
		}
	}
	return win * 100 / 1296, lose * 100 / 1296
}

// fighter is one side of a battle that may come.
type fighter struct {
	tenths, factor int
	royals         int // strength of its RA in tenths, which may waver
	prestige       int
	worth          int // what its CUs and generals are worth
}

// fighterAt describes p's force in a place if it fought in a space.
func (s judge) fighterAt(p rules.Seat, at place, sp space, defends bool) fighter {
	k := &s.stacks[at]
	f := fighter{factor: 1}
	if k.owner == p {
		f.tenths, f.royals = tenthsOf(k), 20*int(k.cu[royalArmy])
	}
	f.worth = s.weigh(onStrength, f.tenths*worthStrength/10)
	f.tenths += 10 * s.auxiliaries(p, sp)
	g := s.commanderAt(at, p)
	f.prestige = s.prestige(p, g)
	if g != noGeneral {
		f.factor = s.battleFactor(g, at, defends)
		if defends && s.sacredTo(p, sp) {
			f.prestige += 4 // 11.10
		}
	}
	f.worth += worthGeneral / 2 * bits.OnesCount64(s.generalsAt(at, p)&majorBits)
	return f
}

// against is the fighter as he attacks somebody: the status that he loses by it counts no more (7.4, 11.18).
func (f fighter) against(s judge, p, victim rules.Seat) fighter {
	if s.disgraces(p, victim) {
		f.prestige = max(0, f.prestige-3)
	}
	return f
}

// enemyAt describes whoever would defend a space against p; none when nobody does.
func (s judge) enemyAt(p rules.Seat, sp space) (f fighter, some bool) {
	if set := s.armiesAt(sp); set != 0 {
		for a := range armies {
			if set&(1<<a) != 0 {
				f.tenths += 10 * int(armies[a].strength)
				f.factor = max(f.factor, int(armies[a].battle))
			}
		}
		f.worth = f.tenths / 5
		return f, true
	}
	if o := s.stacks[sp].owner; isPlayer(o) && o != p {
		return s.fighterAt(o, outside(sp), sp, true), true
	}
	return f, false
}

// meet returns the odds of one fighter against another, with what wavers left out (7.6).
func (f fighter) meet(o fighter) (win, lose int) {
	a, d := f.tenths, o.tenths
	if f.royals > 0 && f.prestige < o.prestige {
		a -= f.royals
	}
	if o.royals > 0 && o.prestige < f.prestige {
		d -= o.royals
	}
	return battleOdds(max(a, 0), max(f.factor, 1), max(d, 0), max(o.factor, 1))
}
