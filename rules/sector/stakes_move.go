package sector

import (
	"tyche/rules"
)

// What a move of units gives up, and the battle that waits at the end of the moves.

// stakesOfMoving tells what the last unit leaves behind (3.4, 6.4), and that it hits nobody where it attacks (4.5). The odds of a battle depend
// on who else joins it: they stand at the answer that ends the moves.
func stakesOfMoving(s *state, f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	if u, to := unit(m.A), area(m.C); s.attackable(f.seat, to) && s.hitsNobody(u, to) {
		dst = append(dst, stake("4.5", "hits-nobody", nil, rules.R(unitRef(u)), rules.R(areaRef(to))))
	}
	return s.stakesOfLeaving(f.seat, area(m.B), dst)
}

// hitsNobody says whether a unit hits none of the units in an area: they all fly, or none does. Cards may change that.
func (s *state) hitsNobody(u unit, at area) bool {
	for kind, n := range s.units[at] {
		if n == 0 {
			continue
		}
		if d := &units[unitOf(s.people(s.owner[at]), kind)]; d.air && units[u].hitsAir || !d.air && units[u].hitsGround {
			return false
		}
	}
	return count(&s.units[at]) > 0
}

// stakesOfLeaving tells what is given up when the last unit of p leaves an area: the points of a conquest area (5.5), the control of
// another, though its resource card stays (5.2), or an enemy base that would have fallen (5.1).
func (s *state) stakesOfLeaving(p rules.Seat, a area, dst []rules.Stake) []rules.Stake {
	if s.owner[a] != p || s.base[a] == p || count(&s.units[a]) > 1 {
		return dst
	}
	left, here := []rules.Ref{areaRef(a)}, rules.R(areaRef(a))
	switch {
	case s.base[a] != nobody:
		return append(dst, stake("5.1", "leaves-base", left, here, rules.R(seatRef(s.base[a]))))
	case areas[a].kind == conquest:
		return append(dst, stake("5.5", "leaves-points", left, here, rules.N(int(areas[a].points))))
	case s.holderOf(a) == p && s.hasBase(p, areas[a].planet):
		return append(dst, stake("5.2", "leaves-card", left, here))
	}
	return append(dst, stake("1.7", "leaves-area", left, here))
}

// LeftBy tells what moves leave behind when the viewer makes them one after the other in the order under way.
func LeftBy(v *View, moves []rules.Move) (left []rules.Stake) {
	if len(v.Areas) != numAreas || v.Seat < 0 {
		return nil
	}
	s := v.board()
	for _, m := range moves {
		if m.Verb != moveVerb || s.depth == 0 || s.Check(v.Seat, m) != nil {
			return left
		}
		left = stakesOfMoving(s, s.top(), m, left)
		mobiliseApply(s, ctx{}, s.top(), m)
	}
	return left
}

// stakesOfMoved tells of the battle that follows when the moves are ended, or that nothing was moved (3.4).
func (s *state) stakesOfMoved(f *frame, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.battle.area != noArea {
		o, some := OddsIn(s, f.seat, m)
		if some {
			dst = append(dst, askedIfDoubtful(battleStake(&o)))
		}
		return dst
	}
	if !s.anyMoved() && s.offersWork(f.seat) {
		dst = append(dst, stake("3.4", "undone.moves", nil, rules.R(planetRef(planet(f.a)))).Asked())
	}
	return dst
}

// doubtful is the chance of an attacker, in percent, below which people are asked before a battle: above it they came for it.
const doubtful = 75

// askedIfDoubtful marks the stake of a battle as one that people are asked about if the attacker may well lose it.
func askedIfDoubtful(k rules.Stake) rules.Stake {
	if k.Ways[0].Least.Percent() < doubtful {
		return k.Asked()
	}
	return k
}

// anyMoved says whether a unit has moved in the order.
func (s *state) anyMoved() bool {
	for i := range s.moved {
		if count(&s.moved[i]) > 0 {
			return true
		}
	}
	return false
}

// battleStake are the chances of a battle for its attacker, as people are told them.
func battleStake(o *BattleOdds) rules.Stake {
	k := rules.Stake{What: o.Told().Worded("sector.stake.battle", rules.R(o.Area), rules.R(seatRef(o.Seats[defending]))), Rule: "4.1"}
	least, most := o.Told().Chances()
	k.Ways = []rules.Way{
		{What: rules.Say("sector.stake.battle.takes"), Good: 1, Least: least, Most: most},
		{What: rules.Say("sector.stake.battle.holds"), Good: -1, Least: most.Not(), Most: least.Not()},
	}
	k.Brief = takes(&k.Ways[0], k.Percents()[0])
	mine, theirs := (o.ToldLost(attacking)+5)/10, (o.ToldLost(defending)+5)/10
	k.Why = []rules.Text{
		rules.Say("sector.stake.why.units", rules.N(o.Units[attacking]), rules.N(o.Units[defending])),
		rules.Say("sector.stake.why.losses", rules.N(mine/10), rules.N(mine%10), rules.N(theirs/10), rules.N(theirs%10)),
	}
	return k
}

// takes tells in one line how likely an attacker takes an area, n percent or between what it lies: always for the attacker, so that
// numbers can be compared while units are added.
func takes(w *rules.Way, n int) rules.Text {
	switch {
	case !w.Ranges():
		return rules.Say("sector.brief.takes", rules.PercentAs(w.Most, n))
	case w.Least.Ways == 0:
		return rules.Say("sector.brief.takes.at-most", rules.Percent(w.Most))
	case w.Most.Ways == w.Most.Of:
		return rules.Say("sector.brief.takes.at-least", rules.Percent(w.Least))
	}
	return rules.Say("sector.brief.takes.range", rules.Percent(w.Least), rules.Percent(w.Most))
}
