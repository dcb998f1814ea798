package diadochi

import (
	"math/bits"

	"tyche/rules"
	"tyche/rules/odds"
)

// stakesOfStep is what waits on the way into a space (5.15): the ambush of a Stronghold left behind, a siege given up,
// who may intercept, and whoever stands there.
func stakesOfStep(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	to := space(m.A)
	t := *s
	t.spend(s.legCost(m), true) // whoever arrives with nothing left overruns nobody (5.8)
	t.comeTo(to, false)
	if from := s.march.at; s.siege[from] > 0 && !t.besieges(s.besieger[from], from) {
		dst = append(dst, rules.Price("9.18", rules.Say("diadochi.stake.lifts", rules.R(spaceRef(from)), rules.N(int(s.siege[from]))), spaceRef(from)))
	}
	dst = s.stakesOfLeaving(dst)
	dst = t.stakesOfMeeting(p, dst)
	if s.ambushed() {
		dst = append(dst, s.ambushChances())
	}
	dst = t.chancesOfEntry(p, dst)
	if s.legCost(m) == int(s.march.points) { // the march ends by itself
		dst = s.stakesOfSegmentEnd(s.segmentAfterMarch(), dst)
		if t.opposed().seat == nobody {
			dst = t.hungerOfGroup(dst)
		}
	}
	return dst
}

// stakesOfLeaving: the Cart and the royal family stay where they are when a group goes that could have picked them up (13.4, 12.8), and the
// Cart may lose its last guard, whatever keeps it there (13.2).
func (s *state) stakesOfLeaving(dst []rules.Stake) []rules.Stake {
	m := &s.march
	if s.voyage.on {
		return dst
	}
	here := spaceRef(m.at)
	for r := range royal(numRoyals) {
		if s.royalRefusal(r, true) == nil {
			dst = append(dst, rules.Price("12.8", rules.Say("diadochi.stake.royal-stays", rules.R(royalRef(r)), rules.R(here)), royalRef(r)))
		}
	}
	switch alone := s.cart == m.base && s.cartOf == m.seat && s.stacks[m.base].owner != m.seat; {
	case alone && s.pc[m.at] != m.seat:
		return append(dst, rules.Price("13.2", rules.Say("diadochi.stake.cart-lost", rules.R(here)), cartRef).Asked())
	case alone:
		return append(dst, rules.Price("13.2", rules.Say("diadochi.stake.cart-alone", rules.R(here)), cartRef))
	case s.takeCartRefusal() == nil:
		return append(dst, rules.Price("13.4", rules.Say("diadochi.stake.cart-stays", rules.R(here)), cartRef))
	}
	return dst
}

// ambushed says whether the group is ambushed when it goes on by land (5.22).
func (s *state) ambushed() bool {
	m := &s.march
	return m.entered && s.independentStronghold(m.at) && m.flags&noStronghold == 0 && s.hasCUs(marching)
}

// ambushChances are those of losing CUs to the Stronghold (5.22).
func (s *state) ambushChances() rules.Stake {
	return attritionChances("5.22", rules.Say("diadochi.stake.ambush", rules.R(spaceRef(s.march.at))), ambushColumn, s.stacks[marching].size())
}

// attritionChances are those of so many losses of a group of n CUs on a column of the Attrition Table (7.32).
func attritionChances(rule rules.Rule, what rules.Text, column, n int) rules.Stake {
	var faces [8]uint64
	for die := int8(1); die <= 6; die++ {
		losses, _ := attrition(die, column)
		faces[min(losses, n)]++
	}
	k := chance(rule, what)
	for lost, ways := range faces {
		switch c := (odds.Chance{Ways: ways, Of: 6}); {
		case ways == 0:
		case lost == 0:
			k.Ways = append(k.Ways, way("unhurt", 1, c))
		default:
			k.Ways = append(k.Ways, way("lost", -1, c, rules.N(lost)))
		}
	}
	return k
}

// stakesOfMeeting is what it costs if the group that has come to the entered space fights there.
func (s *state) stakesOfMeeting(p rules.Seat, dst []rules.Stake) []rules.Stake {
	d := s.opposed()
	if !isPlayer(d.seat) || s.aggressor(p, d.seat, d.at) != p {
		return dst
	}
	return s.stakesOfDisgrace(p, d.seat, "in-battle", dst)
}

// opposed is the side that the group meets outside in the entered space; its seat is nobody when there is none.
func (s *state) opposed() side {
	sp := s.entry.sp
	switch o := s.stacks[outside(sp)].owner; {
	case !s.hasCUs(marching):
	case s.armiesAt(sp) != 0:
		return side{seat: independents, armies: s.armiesAt(sp)}
	case isPlayer(o) && o != s.march.seat:
		return side{seat: o, at: outside(sp)}
	}
	return side{seat: nobody}
}

// chancesOfEntry are those of the group that has come to the entered space: who intercepts, who evades, the battle.
func (s *state) chancesOfEntry(p rules.Seat, dst []rules.Stake) []rules.Stake {
	d := s.opposed()
	dst = s.interceptionChances(p, dst)
	if isPlayer(d.seat) && s.canEvade(d.seat) {
		c := CountReaction(s.initiative(s.commanderAt(d.at, d.seat), evading))
		dst = append(dst, perhaps("6.10", "evasion", seatRef(d.seat),
			way("evasion.stands", 0, c.Not()), way("evasion.goes", 0, c)))
	}
	return s.stakesOfFight(dst)
}

// stakesOfFight is the battle with whoever stands in the entered space, and who of the royal family is at stake; generals without CUs
// fight nobody.
func (s *state) stakesOfFight(dst []rules.Stake) []rules.Stake {
	if d := s.opposed(); d.seat != nobody {
		dst = append(s.stakesOfRoyalsAlong(d.seat, dst), s.battleChances(d))
	}
	return dst
}

// stakesOfRoyalsAlong names the royals who are with the group.
func (s *state) stakesOfRoyalsAlong(foe rules.Seat, dst []rules.Stake) []rules.Stake {
	return stakesOfRoyals(s.royalsAtPlace(marching), foe, dst)
}

// royalsAtPlace is the set of the royals in a place.
func (s *state) royalsAtPlace(at place) (set uint8) {
	for r := range royal(numRoyals) {
		if s.royalAt[r] == at {
			set |= 1 << r
		}
	}
	return set
}

// stakesOfRoyals names the royals of a set, three in a sentence, who are with an army that fights somebody: a victor takes them (7.27), of an
// Independent Army they are rid (12.10).
func stakesOfRoyals(set uint8, foe rules.Seat, dst []rules.Stake) []rules.Stake {
	rule, key := rules.Rule("7.27"), "diadochi.stake.royal-comes"
	if foe == independents {
		rule, key = "12.10", "diadochi.stake.royal-comes.independents"
	}
	for set != 0 {
		var names []rules.Arg
		var refs []rules.Ref
		for ; set != 0 && len(names) < 3; set &= set - 1 {
			r := royalRef(royal(bits.TrailingZeros8(set)))
			names, refs = append(names, rules.R(r)), append(refs, r)
		}
		dst = append(dst, rules.Price(rule, rules.Say(key+[...]string{"", ".two", ".three"}[len(names)-1], names...), refs...))
	}
	return dst
}

// interceptionChances are those of the group meeting somebody who comes from a space beside: between what happens if
// nobody tries who may choose, and if everybody does (6.4).
func (s *state) interceptionChances(p rules.Seat, dst []rules.Stake) []rules.Stake {
	unmet, least := sure, sure
	var why []rules.Text
	for _, a := range armiesByStrength {
		if s.armyReacts(a) {
			c := CountReaction(int(armies[a].initiative))
			unmet, least = unmet.And(c.Not()), least.And(c.Not())
			why = append(why, rules.Say("diadochi.stake.why.intercepts", rules.R(armyRef(a)), rules.R(spaceRef(space(s.armyAt[a]))), rules.Percent(c)))
		}
	}
	var battles []rules.Stake
	var hostile rules.Seats
	for q := range rules.Seat(s.players) {
		if q == p || !s.canIntercept(q) {
			continue
		}
		for near := byRoad[s.entry.sp].and(s.ownOutside(q)); !near.empty(); {
			from := near.next()
			list := s.interceptorsAt(q, from)
			for _, g := range list {
				c := s.interceptionChance(g, from)
				unmet = unmet.And(c.Not())
				why = append(why, rules.Say(s.mayIntercept(g), rules.R(generalRef(g)), rules.R(spaceRef(from)), rules.Percent(c)))
			}
			if len(list) > 0 && s.hasCUs(marching) {
				battles = append(battles, s.battleWithInterceptor(q, list[0], from))
				hostile = hostile.With(s.hostileTo(p, q, list[0], from))
			}
		}
	}
	if len(why) == 0 {
		return dst
	}
	k := chance("6.4", rules.Say("diadochi.stake.interception", rules.R(spaceRef(s.entry.sp))), way("interception.none", 1, unmet), way("interception.some", -1, unmet.Not()))
	k.Ways[0].Most, k.Ways[1].Least = least, least.Not()
	k.Why = why
	dst = append(append(dst, k), battles...)
	for q := range rules.Seat(s.players) {
		if hostile.Has(q) {
			dst = s.stakesOfDisgrace(p, q, "in-battle", dst)
		}
	}
	return dst
}

// mayIntercept is the key of the sentence that a general may try: one in hand is put down first (1.36).
func (s *state) mayIntercept(g general) string {
	if onMap(s.at[g]) {
		return "diadochi.stake.why.intercepts"
	}
	return "diadochi.stake.why.hand-intercepts"
}

// interceptorsAt lists the generals of q who can try out of a space, one for each CU there that has not tried, the best
// first: one who fails takes the CUs that he wanted to lead with him.
func (s *state) interceptorsAt(q rules.Seat, from space) (list []general) {
	untried := 0
	for u := range unit(numUnits) {
		untried += s.untagged(outside(from), u, triedTag)
	}
	who := s.interceptorsIn(q, from)
	for initiative := 1; initiative <= 6; initiative++ {
		for set := who; set != 0; set &= set - 1 {
			if g := first(set); len(list) < untried && s.initiativeFrom(g, from) == initiative {
				list = append(list, g)
			}
		}
	}
	return list
}

// initiativeFrom is the Initiative of a general who intercepts out of a space; one in hand is put down there (1.36).
func (s *state) initiativeFrom(g general, from space) int {
	t := *s
	t.at[g] = outside(from)
	return t.initiative(g, intercepting)
}

func (s *state) interceptionChance(g general, from space) odds.Chance {
	if s.entry.sure&g.bit() != 0 {
		return sure
	}
	return CountReaction(s.initiativeFrom(g, from))
}

// battleWithInterceptor is the battle if a general comes with all that he may lead, and what stands there already.
func (s *state) battleWithInterceptor(q rules.Seat, g general, from space) rules.Stake {
	t := *s
	t.intercepted(q, g, from)
	k := t.battleChances(t.opposed())
	k.What = rules.Say("diadochi.stake.battle-if", rules.R(generalRef(g)), rules.R(spaceRef(from)))
	k.Brief = rules.Say("diadochi.stake.battle-if.brief", rules.R(generalRef(g)), rules.PercentAs(k.Ways[0].Most, k.Percents()[0]), rules.R(spaceRef(from)))
	return k
}

// hostileTo is q, if the battle with his general who intercepts is a hostile act of the mover (11.19 c) that his meeting with who stands
// there already is not; else nobody.
func (s *state) hostileTo(p, q rules.Seat, g general, from space) rules.Seat {
	t := *s
	t.intercepted(q, g, from)
	if s.opposed().seat == q || t.aggressor(p, q, outside(s.entry.sp)) != p {
		return rules.Nobody
	}
	return q
}

// intercepted puts a force that intercepts into the entered space.
func (s *state) intercepted(q rules.Seat, g general, from space) {
	here, to := outside(from), outside(s.entry.sp)
	s.at[g] = here
	s.pickInterceptors(q, g, here)
	s.bringReactors(q, here, to)
}

// bringReactors moves the picked force of q. Those of q who are on their way already fight beside it (6.7).
func (s *state) bringReactors(q rules.Seat, from, to place) {
	k := s.entry.picked
	s.joinMover(to)
	if s.entry.interceptor == q {
		s.moveEverything(q, reacting, to)
	} else {
		s.entry.heldBefore = s.stacks[to].owner == q
	}
	s.entry.interceptor = q
	for u, n := range k.cu {
		s.takeUnits(from, unit(u), int(n))
		s.addUnits(to, q, unit(u), int(n))
	}
	s.moveGenerals(k.generals, to)
	s.moveRoyals(k.royals, to)
}

// joinMover takes the mover's CUs that stood in the entered space into his group, as before a battle (5.15).
func (s *state) joinMover(here place) {
	if p := s.entry.seat; isPlayer(p) && s.stacks[here].owner == p {
		s.moveEverything(p, here, marching)
	}
}

// stakesOfSortie is the battle with the besiegers (9.21).
func stakesOfSortie(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	t := *s
	t.comeTo(s.march.at, false)
	t.battle.sortie = true
	return t.stakesOfFight(dst)
}

// stakesOfOverrun: no dice, but a hostile act (5.27) and 1 MP.
func stakesOfOverrun(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if d := s.opposed(); isPlayer(d.seat) && s.aggressor(p, d.seat, d.at) == p {
		dst = s.stakesOfDisgrace(p, d.seat, "surely", dst)
	}
	return append(dst, rules.Price("5.8", rules.Say("diadochi.stake.costs-mp", rules.N(overrunMP))))
}
