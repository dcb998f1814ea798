package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Answers to others: voyages and their interception, interceptions, evasions, cities closing their gates.

// rankVoyage goes on to the best Port and lets the fleets sail along where others have some.
func rankVoyage(s judge, f *frame, moves []rules.Move, scores []int) {
	v := &s.voyage
	sv := s.look(f.seat)
	w := sv.walkOf(s.march.general, marching)
	w.hasSea = true
	w.setCart(marching)
	last := v.lastPort().sp
	l := leg{at: last, points: int(s.march.points) - int(v.cost), n: v.aboard.size(), sailed: true, free: true,
		walked: s.marched&s.march.general.bit() != 0}
	for i := range v.route[:v.ports] {
		l.seen.add(v.route[i].sp)
	}
	here := w.rest(l)
	if e, some := s.enemyAt(f.seat, last); some {
		here = w.attack(l, e)
	} else if !l.walked {
		here = max(here, w.onLand(l))
	}
	threat := w.rivalFleet()
	for i, m := range moves {
		switch m.Verb {
		case doneVerb:
			scores[i] = here
		case chooseVerb:
			scores[i] = 0
		case sailVerb:
			if scores[i], _ = w.stepTo(l, space(m.A), true); s.temper[onBack] > 0 && v.calledAt(space(m.A)) {
				scores[i] = -neverCompared // a circle
			}
		case escortVerb:
			scores[i] = -30
			if threat > 0 && !s.sailsUnopposed(f.seat) {
				scores[i] = here + 50
			}
		default:
			scores[i] = -60
		}
	}
}

// calledAt says whether the route leads by a Port already.
func (v *voyage) calledAt(sp space) bool {
	for i := range v.route[:v.ports] {
		if v.route[i].sp == sp {
			return true
		}
	}
	return false
}

// onLand values going on by land from the Port.
func (w *walk) onLand(l leg) int {
	sea := w.hasSea
	w.hasSea = false
	v := w.from(l)
	w.hasSea = sea
	return v
}

// battleStakes is what p gains, in thousandths, from a battle between his force and an enemy with the given odds.
func battleStakes(me, e fighter, win, lose int) int {
	return e.worth*win*6/1000 - me.worth*lose*6/1000 + (win-lose)/5
}

// mover describes the force that has just entered.
func (s judge) mover() fighter {
	e := &s.entry
	if e.seat == independents {
		f, _ := s.enemyAt(nobody, e.sp)
		return f
	}
	return s.fighterAt(e.seat, marching, e.sp, false)
}

// rankInterception intercepts when the battle that follows is a good one. People see at once who calls somebody and sends him back.
func rankInterception(s judge, f *frame, moves []rules.Move, scores []int) {
	p := f.seat
	enemy := s.mover()
	for i, m := range moves {
		switch m.Verb {
		case interceptVerb:
			scores[i] = s.interceptionGain(p, general(m.A), space(m.B), enemy)
		case yesVerb:
			scores[i] = 5
		case passVerb:
			if f.step == interceptForce && s.temper[onBack] > 0 {
				scores[i] = -neverCompared // he has just been called to come
			}
		default:
			scores[i] = -20
		}
	}
}

// interceptionGain is what p gains by a try to intercept from a space.
func (s judge) interceptionGain(p rules.Seat, g general, from space, enemy fighter) int {
	me := s.fighterAt(p, outside(from), s.entry.sp, true)
	if s.commanderAt(outside(from), p) != g {
		return -10 // the Commander leads, or nobody
	}
	before, stood := fighter{}, false
	if s.stacks[s.entry.sp].owner == p {
		before, stood = s.fighterAt(p, outside(s.entry.sp), s.entry.sp, true), true
		me.tenths += before.tenths
		me.worth += before.worth
		me.factor = max(me.factor, before.factor)
	}
	win, lose := me.meet(enemy)
	win, lose = asDefender(win, lose)
	gain := battleStakes(me, enemy, win, lose)
	if stood {
		w0, l0 := enemy.meet(before)
		gain -= battleStakes(before, enemy, l0, w0)
	} else {
		if s.pc[s.entry.sp] != p {
			gain -= s.hostility(p, s.entry.seat)
		}
		if s.pc[s.entry.sp] == p {
			gain += s.stepOf(p, max0(spaces[s.entry.sp].province), -1, spaces[s.entry.sp].kind == majorCity) / 3
		}
	}
	if enemy.worth > 0 && s.cart == marching {
		gain += 60 * (win - lose) / 100
	}
	return s.weigh(onIntercept, gain) - 3
}

// asDefender takes the odds as the defender sees them: in a draw the attacker goes.
func asDefender(win, lose int) (int, int) { return min(100, win+(100-win-lose)/2), lose }

// max0 keeps a province number within the table.
func max0(q province) province {
	if q == noProvince {
		return 0
	}
	return q
}

// rankInside closes the gates behind what would be lost outside.
func rankInside(s judge, f *frame, moves []rules.Move, scores []int) {
	enemy := s.mover()
	me := s.fighterAt(f.seat, outside(s.entry.sp), s.entry.sp, true)
	win, _ := enemy.meet(me)
	doomed := win > 55
	for i, m := range moves {
		switch m.Verb {
		case passVerb:
		case royalInVerb:
			scores[i] = 20
		case goInVerb:
			scores[i] = -10
			if doomed {
				scores[i] = 5 + lossCost[m.B]
			}
		default:
			scores[i] = -10
			if doomed && bits.OnesCount64(s.generalsAt(outside(s.entry.sp), f.seat)) >= 1 && s.stacks[s.entry.sp].size() <= 1 {
				scores[i] = 3
			}
		}
	}
}

// rankEvasion evades a battle that would be lost.
func rankEvasion(s judge, f *frame, moves []rules.Move, scores []int) {
	var win, lose int
	var me fighter
	if f.a == 1 {
		me = s.fighterAt(f.seat, marching, s.entry.sp, false)
		e := s.defenderAgainst(f.seat)
		win, lose = me.meet(e)
	} else {
		me = s.fighterAt(f.seat, outside(s.entry.sp), s.entry.sp, true)
		lose, win = s.mover().meet(me)
	}
	flee := s.weigh(onEvade, (lose-win)*me.worth/100)
	for i, m := range moves {
		switch m.Verb {
		case evadeVerb:
			scores[i] = flee + 2
			if f.a != 1 {
				scores[i] += min(20, s.shelter(f.seat, space(m.A))) / 2
				if s.siege[s.entry.sp] > 0 && s.pc[s.entry.sp] != f.seat {
					scores[i] -= 10
				}
			}
		case dropVerb:
			scores[i] = -40
		}
	}
}

// defenderAgainst describes who waits for p in the entered space: who stands there and who has just intercepted.
func (s judge) defenderAgainst(p rules.Seat) fighter {
	e, _ := s.enemyAt(p, s.entry.sp)
	if q := s.entry.interceptor; isPlayer(q) && s.stacks[reacting].owner == q {
		r := s.fighterAt(q, reacting, s.entry.sp, true)
		e.tenths += r.tenths
		e.worth += r.worth
		e.royals += r.royals
		e.factor = max(e.factor, r.factor)
		e.prestige = max(e.prestige, r.prestige)
	}
	return e
}

// rankOverrun tramples whoever is in the way, unless honour forbids.
func rankOverrun(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if m.Verb == overrunVerb {
			scores[i] = 25
		}
	}
}

// rankArmyMove leads Independent Armies away from one's own and towards others.
func rankArmyMove(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		sp := space(m.B)
		if m.Verb != moveArmyVerb || m.B < 0 || m.B >= numSpaces {
			continue
		}
		switch o := s.stacks[sp].owner; {
		case o == f.seat:
			scores[i] = -30
		case isPlayer(o):
			scores[i] = 20
		case s.pc[sp] == f.seat:
			scores[i] = -10
		case isPlayer(s.pc[sp]):
			scores[i] = 10
		}
	}
}
