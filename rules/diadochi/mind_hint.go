package diadochi

import (
	"slices"

	"tyche/rules"
)

// Why a move is good, in words: what it does, and what the rest of the turn is likely to bring.

// mostReasons is how many sentences a hint has at most.
const mostReasons = 3

// Reasons says what speaks for a move of the seat that is asked, in one to three sentences. The state is one that the
// seat cannot tell from the true one.
func (m Mind) Reasons(st rules.State, seat rules.Seat, move rules.Move) []rules.Text {
	return m.reasons(judge{st.(*state), veteran}, seat, move)
}

// reasons are those in the eyes of a judge.
func (m Mind) reasons(s judge, seat rules.Seat, move rules.Move) []rules.Text {
	if s.depth == 0 {
		return nil
	}
	reasons := slices.Concat(s.purpose(seat, move), s.aimPurpose(seat, move), m.outlook(s.state, seat, move))
	if len(reasons) == 0 { // what stands below the answer
		reasons = s.Describe(seat, move).More
	}
	if len(reasons) == 0 {
		reasons = []rules.Text{rules.Say("diadochi.hint.quiet")}
	}
	list := append(s.warnings(seat, move), reasons...)
	list = list[:min(len(list), mostReasons)]
	if ends, does := s.lastMove(seat, move); does && !slices.Contains(list, ends) {
		list = append(list[:min(len(list), mostReasons-1)], ends)
	}
	return list
}

// lastMove is what is said of a move with which the Segment ends, if it does.
func (s *state) lastMove(p rules.Seat, m rules.Move) (said rules.Text, ends bool) {
	list := s.Stakes(p, m, nil)
	if i := slices.IndexFunc(list, endsSegment); i >= 0 {
		return list[i].What, true
	}
	return said, false
}

// warnings are the prices of a move that people are asked about.
func (s *state) warnings(p rules.Seat, m rules.Move) (list []rules.Text) {
	for _, k := range s.Stakes(p, m, nil) {
		if k.Grave {
			list = append(list, k.What)
		}
	}
	return list
}

// hope is the chance of what has this label among the stakes of a move, in hundredths; false when nothing has.
func (s *state) hope(p rules.Seat, m rules.Move, label string) (percent int, known bool) {
	for _, k := range s.Stakes(p, m, nil) {
		for i, w := range k.Ways {
			if w.What.Key == "diadochi.stake."+label {
				return k.Percents()[i], true
			}
		}
	}
	return 0, false
}

// purpose says what a move is for, by what it does.
func (s judge) purpose(p rules.Seat, m rules.Move) []rules.Text {
	f := s.top()
	switch m.Verb {
	case stepVerb, sailVerb, activateVerb:
		return s.metFirst(p, m, s.marchPurpose(f, m))
	case siegeVerb:
		return s.siegePurpose(p, m)
	case doneVerb:
		switch f.kind {
		case inSurrender:
			return s.surrenderPurpose(p)
		case inMarch:
			return s.stayPurpose(p, s.march.at)
		case inVoyage:
			return s.landedPurpose(p)
		}
	case placePCVerb:
		return s.controlPurpose(p, space(m.A), int(f.a)-1)
	case targetVerb, escortVerb:
		if f.kind == inNavalInterception {
			return s.seaFightPurpose(p)
		}
		if m.Verb == targetVerb {
			return s.targetPurpose(p, m)
		}
	case interceptVerb:
		return s.interceptPurpose(p, m)
	case evadeVerb:
		if f.kind == inEvasion {
			return s.evadePurpose(p, m, "diadochi.hint.evade")
		}
	case passVerb:
		return s.passPurpose(f, p, m)
	case playVerb:
		if cards[m.A].band == bonusBand { // its OP come as well (3.25)
			return []rules.Text{rules.Say("diadochi.hint.event.bonus")}
		}
	case surpriseVerb:
		if card(m.A) == cardAhuraMazdaAndAhriman { // no card is drawn for it (20.61)
			return nil
		}
	case opsVerb:
		return s.opsPurpose(p, int(cards[m.A].op))
	case forceMarchVerb:
		return s.forcedPurpose(p, int(f.a))
	case stationVerb:
		return []rules.Text{rules.Say("diadochi.hint.station", rules.R(spaceRef(space(m.A))))}
	case firstVerb:
		if rules.Seat(m.A) != p {
			return []rules.Text{rules.Say("diadochi.hint.first.later")}
		}
	case buryVerb:
		return []rules.Text{rules.Say("diadochi.hint.bury", rules.N(s.tombThere()))}
	case dropVerb:
		return s.dropPurpose(p)
	case placeUnitVerb, placeVerb:
		return []rules.Text{rules.Say("diadochi.hint.place", rules.R(spaceRef(space(m.B))))}
	case recruitVerb:
		return []rules.Text{rules.Say("diadochi.hint.recruit", rules.R(generalRef(general(m.B))))}
	}
	if key := plainReasons[m.Verb]; key != "" {
		return []rules.Text{rules.Say(key)}
	}
	return nil
}

// plainReasons are the purposes of answers that need no names.
var plainReasons = [numVerbs]string{
	takeCartVerb: "diadochi.hint.cart", loseVerb: "diadochi.hint.lose", removeVerb: "diadochi.hint.lose", trainVerb: "diadochi.hint.train",
	musterVerb: "diadochi.hint.train", improveVerb: "diadochi.hint.fleet", overrunVerb: "diadochi.hint.overrun", minorVerb: "diadochi.hint.minor",
	surpriseVerb: "diadochi.hint.surprise", royalInVerb: "diadochi.hint.walls", goInVerb: "diadochi.hint.inside",
	escortVerb: "diadochi.hint.escort", takeVerb: "diadochi.hint.detach", playVerb: "diadochi.hint.event", firstVerb: "diadochi.hint.first",
}

// tombThere is the L that a burial where the Cart stands would bring.
func (s judge) tombThere() int {
	if spaceOf(s.cart) == spPella {
		return 10
	}
	return 5
}

// opsPurpose says what OP are wanted for, by the same weights as rankOps: the space that PCs would win first, a march, or training.
func (s judge) opsPurpose(p rules.Seat, op int) []rules.Text {
	v := s.look(p)
	reach := s.reachable(p)
	rest, first := v.bestClaims(op, &reach)
	claims, march, drill := rest+first, v.bestForcedMarch(op), s.drillWorth(p, op)
	switch {
	case first > 0 && claims >= max(march, drill):
		return []rules.Text{rules.Say("diadochi.hint.ops", rules.N(op), rules.R(spaceRef(v.firstClaim(&reach))))}
	case march >= drill:
		return s.forcedPurpose(p, op)
	}
	return []rules.Text{rules.Say(plainReasons[trainVerb])}
}

// forcedPurpose says who would make the best use of a Force March, and what for.
func (s judge) forcedPurpose(p rules.Seat, op int) []rules.Text {
	v := s.look(p)
	g, _ := v.bestMarcher(op)
	if g == noGeneral {
		return []rules.Text{rules.Say("diadochi.hint.force-march")}
	}
	list := []rules.Text{rules.Say("diadochi.hint.marcher", rules.R(generalRef(g)), rules.N(op))}
	if at := s.at[g]; s.commanderAt(at, p) == g && s.stacks[at].owner == p && !isInside(at) {
		w := v.walkOf(g, at)
		w.setCart(at)
		l := leg{at: spaceOf(at), points: op, n: w.all, walked: s.marched&g.bit() != 0}
		l.seen.add(l.at)
		list = append(list, w.describe(l)...)
	}
	return list
}

// firstClaim is the space that a PC would win most by.
func (v *survey) firstClaim(reach *spaceSet) (where space) {
	best := 0
	for sp := range space(numSpaces) {
		if n := v.claim(sp); n > best && reach.has(sp) && v.s.placePCRefusal(v.p, sp, reach) == nil {
			best, where = n, sp
		}
	}
	return where
}

// marchPurpose says where a march leads and what waits there.
func (s judge) marchPurpose(f *frame, m rules.Move) []rules.Text {
	v := s.look(f.seat)
	var w walk
	var l leg
	if m.Verb == activateVerb {
		g := general(m.A)
		if s.commanderAt(s.at[g], f.seat) != g || s.stacks[s.at[g]].owner != f.seat {
			return nil
		}
		w = v.walkOf(g, s.at[g])
		l = leg{at: spaceOf(s.at[g]), points: 3, n: w.all, walked: s.marched&g.bit() != 0}
	} else {
		if f.kind != inMarch {
			return nil
		}
		w = v.walkOf(s.march.general, marching)
		l = s.legOfMarch(&w)
	}
	w.setCart(w.home)
	l.seen.add(l.at)
	if m.Verb == activateVerb {
		return w.describe(l)
	}
	for _, k := range links[l.at] {
		if k.to != space(m.A) {
			continue
		}
		if next, _, ok := w.advance(l, k, m.Verb == sailVerb); ok {
			if _, some := s.enemyAt(f.seat, k.to); some {
				return s.battlePurpose(&w, next, m)
			}
			return w.describe(next)
		}
	}
	return nil
}

// describe says what the best way from a leg leads to.
func (w *walk) describe(l leg) []rules.Text {
	end, fight := w.aim(l)
	if fight {
		return append(w.describeBattle(end), w.between(&l, &end)...)
	}
	return append(w.describeEnd(l, end), w.between(&l, &end)...)
}

// between names who may come between on the way from a leg to its end and gains by it (6.1): of several the one that is likeliest to, with
// all who may try out of that space, and how often the group would lose that battle.
func (w *walk) between(l, end *leg) []rules.Text {
	var best *foe
	chance := 0
	for i := range w.foes[:w.foeN] {
		f := &w.foes[i]
		if end.met&^l.met>>i&1 == 0 || w.meeting(end, f) <= 0 {
			continue
		}
		if c := w.s.intercepts(f.owner, f.sp); best == nil || c > chance {
			best, chance = f, c
		}
	}
	if best == nil {
		return nil
	}
	me, it := w.facing(end, best)
	beaten, _ := it.meet(me)
	return []rules.Text{rules.Say("diadochi.hint.between", rules.R(seatRef(best.owner)), rules.R(spaceRef(best.sp)), rules.N(chance), rules.N(beaten))}
}

// describeEnd says what is wanted where a way ends without a battle.
func (w *walk) describeEnd(l, end leg) []rules.Text {
	s := w.s
	to := rules.R(spaceRef(end.at))
	switch {
	case w.cart && s.burialFrom(w.p, end.at) > 0:
		return []rules.Text{rules.Say("diadochi.hint.bier", to)}
	case s.prizesAt(w.p, end.at) > 0:
		return []rules.Text{rules.Say("diadochi.hint.prize", to)}
	case s.isSiegeTarget(w.p, end.at) && end.n >= 3:
		return []rules.Text{s.besiegePurpose(w.p, end.at, 1+end.points/2)}
	case w.gain[end.at] > 0:
		return append([]rules.Text{rules.Say("diadochi.hint.take", to)}, s.marchedProvince(w.p, end.at, w.home)...)
	case end.at != l.at:
		return []rules.Text{rules.Say("diadochi.hint.approach", to)}
	}
	return nil
}

// battlePurpose gives the odds of the battle that the next step leads to.
func (s judge) battlePurpose(w *walk, next leg, m rules.Move) []rules.Text {
	if wins, known := s.hope(w.p, m, "wins"); known {
		return []rules.Text{rules.Say("diadochi.hint.battle", rules.R(spaceRef(next.at)), rules.N(wins))}
	}
	return w.describeBattle(next)
}

// describeBattle estimates the odds of the battle at the end of a way.
func (w *walk) describeBattle(end leg) []rules.Text {
	s := w.s
	e, _ := s.enemyAt(w.p, end.at)
	me := w.me
	if w.all > 0 {
		me.tenths = me.tenths * end.n / w.all
	}
	me.tenths += 10 * s.auxiliaries(w.p, end.at)
	if o := s.stacks[end.at].owner; isPlayer(o) && end.points >= overrunMP && !end.sailed && me.tenths >= 4*e.tenths {
		return []rules.Text{rules.Say("diadochi.hint.trample", rules.R(spaceRef(end.at)))}
	}
	win, _ := me.meet(e)
	return []rules.Text{rules.Say("diadochi.hint.battle-later", rules.R(spaceRef(end.at)), rules.N(win))}
}

// stayPurpose says what an army gains by standing where its move ends.
func (s judge) stayPurpose(p rules.Seat, at space) []rules.Text {
	if s.isSiegeTarget(p, at) || s.look(p).gain[at] <= 0 {
		return nil
	}
	return append([]rules.Text{rules.Say("diadochi.hint.stay", rules.R(spaceRef(at)))}, s.marchedProvince(p, at, marching)...)
}

// landedPurpose says what a voyage is for: what the army gains where it comes ashore, or that it can march on from there.
func (s judge) landedPurpose(p rules.Seat) []rules.Text {
	at := s.voyage.route[s.voyage.ports-1].sp
	if left, marches := s.pointsAshore(); left > 0 && marches {
		return []rules.Text{rules.Say("diadochi.hint.ashore", rules.R(spaceRef(at)), rules.N(left))}
	}
	return s.stayPurpose(p, at)
}

// siegePurpose gives the odds of the fall and of coming nearer to it.
func (s judge) siegePurpose(p rules.Seat, m rules.Move) []rules.Text {
	falls, _ := s.hope(p, m, "siege.falls")
	none, _ := s.hope(p, m, "siege.none")
	if falls == 0 {
		return []rules.Text{rules.Say("diadochi.hint.siege.begun", rules.R(spaceRef(space(m.A))), rules.N(100-none))}
	}
	return []rules.Text{rules.Say("diadochi.hint.siege", rules.R(spaceRef(space(m.A))), rules.N(falls), rules.N(100-none))}
}

// dropPurpose: what is left behind takes the space.
func (s judge) dropPurpose(p rules.Seat) []rules.Text {
	if sp := s.march.at; s.pc[sp] != p && !s.isSiegeTarget(p, sp) {
		return append([]rules.Text{rules.Say("diadochi.hint.drop", rules.R(spaceRef(sp)))}, s.marchedProvince(p, sp, marching)...)
	}
	return nil
}
