package sector

import "tyche/rules"

// How units are moved and battles fought by rules of thumb.

// rankMoves judges the moves of a Mobilise order.
func (s judge) rankMoves(f *frame, moves []rules.Move, scores []int) {
	p, q := f.seat, planet(f.a)
	t := s.forceOf(p, q)
	t.count += count(&s.battle.ready[attacking])
	if s.battle.area != noArea {
		t.power += s.power(p, &s.battle.ready[attacking])
	}
	for i, m := range moves {
		switch m.Verb {
		case doneVerb:
			scores[i] = 0
		case moveVerb:
			scores[i] = s.rankMove(p, q, t, unit(m.A), area(m.B), area(m.C))
		default:
			scores[i] = -60
		}
	}
}

func (s judge) rankMove(p rules.Seat, q planet, t force, u unit, from, to area) int {
	gain := 0
	row := &units[u]
	switch {
	case s.attackable(p, to):
		gain = s.rankAttack(p, to, t, u)
	case s.owner[to] == nobody:
		gain = s.areaGain(p, to) - s.weigh(onMoveCost, row.cost()*2)
		if s.base[to] == p && s.threatened(p, q) {
			gain += s.weigh(onMoveGuard, 10)
		}
	default: // reinforcing
		gain = -s.weigh(onIdleMove, 6)
		if areas[from].planet != q && areas[to].points > 0 && s.size(to) < 2 {
			gain = s.weigh(onReinforce, 4+3*int(areas[to].points))
		}
	}
	return gain - s.leavingCost(p, q, from)
}

// rankAttack judges a further attacker.
func (s judge) rankAttack(p rules.Seat, to area, t force, u unit) int {
	value := s.attackValue(p, to, t)
	if value <= 0 {
		return -40
	}
	there := count(&s.battle.ready[attacking])
	mine, foe := s.power(p, &s.battle.ready[attacking]), s.power(s.owner[to], &s.units[to])
	row := &units[u]
	switch {
	case there == 0:
		return s.weigh(onAttack, value/2) + 2*int(row.strength)
	case mine < s.weigh(onEnough, 2*foe) || there < s.size(to):
		return s.weigh(onJoin, 45) + 2*int(row.strength) + int(row.health)
	}
	return s.weigh(onSurplus, 2)
}

// leavingCost is what it costs when one unit leaves an area.
func (s judge) leavingCost(p rules.Seat, q planet, from area) int {
	if s.size(from) > 1 {
		return 0
	}
	row := &areas[from]
	n := s.weigh(onLeavePoints, worthIncome*int(row.points))
	if s.base[from] == p {
		n = 4 // the base holds the area
		if s.threatened(p, row.planet) {
			n = s.weigh(onLeaveBase, worthBase)
		}
	} else if row.kind != conquest {
		n += s.weigh(onLeaveYield, 3)
	}
	return n
}

// threatened says whether an enemy could move to a planet.
func (s *state) threatened(p rules.Seat, q planet) bool {
	for o := range rules.Seat(s.players) {
		if o == p {
			continue
		}
		if s.hasUnit(o, q) {
			return true
		}
		for i := range s.routeCount {
			if r := &s.routes[i]; r.touches(q) && r.transports.Has(o) && s.hasUnit(o, r.other(q)) {
				return true
			}
		}
	}
	return false
}

// Line-up.

// frontValue says how well a unit stands in front rather than behind.
func frontValue(u unit) int {
	row := &units[u]
	return 2*int(row.health+row.strength) - 3*int(row.supportAttack) - 4*int(row.supportHealth)
}

func (s judge) rankLineUp(f *frame, m rules.Move) int {
	u := unit(m.A)
	if m.Verb == supportVerb {
		side, slot := int(f.step/2), int(m.B)-1
		return 6 - 3*count(&s.battle.support[side][slot])
	}
	if f.step == attackFront {
		return frontValue(u)
	}
	b := &s.battle
	row := &units[u]
	foe := &units[s.unitIn(attacking, int(b.front[attacking][f.a]))]
	n := s.weigh(onFront, frontValue(u)/2)
	if foe.air && !row.hitsAir || !foe.air && !row.hitsGround {
		n -= s.weigh(onMissed, 8)
	} else {
		n += s.weigh(onPrey, 2*foe.cost())
	}
	if row.air && !foe.hitsAir || !row.air && !foe.hitsGround {
		n += s.weigh(onUnhurt, 6)
	}
	return n
}

// Cards. A kill or a loss by so much is that likely, in percent, when the other side's cards are not known.
var likely = [...]int{3, 8, 18, 34, 52, 70, 84, 93, 98}

func chance(margin int) int { return likely[min(max(margin+4, 0), len(likely)-1)] }

// rankCommit judges strike and ploy for a slot, the enemy being taken to add two to attack and one to health.
func (s judge) rankCommit(f *frame, m rules.Move) int {
	b, side, slot := &s.battle, int(f.step), uint8(f.a)
	strike, ploy := b.strike, b.ploy
	other := 1 - side
	b.strike[other][slot], b.ploy[other][slot] = noCard, noCard
	b.strike[side][slot], b.ploy[side][slot] = card(m.A), card(m.B)
	mine, theirs := s.fightOf(side, slot), s.fightOf(other, slot)
	b.strike, b.ploy = strike, ploy
	me, foe := s.unitIn(side, int(b.front[side][slot])), s.unitIn(other, int(b.front[other][slot]))
	kill, die := 0, 3
	if mine.attack > 0 {
		kill = chance(mine.attack - theirs.health - s.weigh(onFoeHealth, 1))
	}
	if theirs.attack > 0 {
		die = chance(theirs.attack + s.weigh(onFoeAttack, 2) - mine.health)
	}
	stake := s.weigh(onStakeFix, 8) + s.weigh(onStake, s.areaGain(b.seats[attacking], b.area)/int(b.slots))
	n := (s.weigh(onKill, kill)*(s.unitWorth(foe)+stake) - die*(s.unitWorth(me)+stake)) / 100
	switch mine.ploy {
	case saves:
		n += s.weigh(onSaver, die*4/100)
	case cancels:
		n += s.weigh(onCancel, 2)
	}
	if mine.strike >= blastGround {
		n += s.weigh(onBlast, kill*6/100)
	}
	for _, c := range [...]card{card(m.A), card(m.B)} {
		if c != noCard {
			n -= 1 + s.weigh(onCardCost, s.cardValue(f.seat, c)/8)
		}
	}
	return n
}

func (s judge) rankSave(f *frame, m rules.Move) int {
	if m.Verb == passVerb {
		return 0
	}
	front := s.unitIn(int(f.b), int(s.battle.front[f.b][f.a]))
	return s.unitWorth(front) - s.unitWorth(unit(m.A)) + int(units[front].strength-units[m.A].strength)
}
