package diadochi

import (
	"slices"

	"tyche/rules"
)

// undoneBy tells what an answer that ends a question leaves undone, by the question.
var undoneBy = [numFrameKinds]func(s *state, p rules.Seat, f *frame, dst []rules.Stake) []rules.Stake{
	inSurrender: siegesUntried, inOps: pointsUnused, inPlacePCs: markersUnplaced, inActivation: forceMarchUnused, inActivations: activationsUnused,
	inMarch: marchUnused, inSiege: controlRenounced, inRecruiting: controlRenounced,
}

// stakesOfEnding are those of done and pass: what is left undone, or what comes because somebody stands still.
func stakesOfEnding(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	f := s.top()
	switch f.kind {
	case inInterception:
		return s.stakesOfNoInterception(p, dst)
	case inGoingInside:
		return stakesOfRefuge(s, p, m, dst)
	case inEvasion:
		return s.stakesOfStanding(p, f, dst)
	case inOverrun:
		t := *s
		dst = s.stakesOfMeeting(p, dst)
		return t.stakesOfFight(dst)
	case inVoyage:
		return s.stakesOfVoyage(p, false, dst)
	}
	if left := undoneBy[f.kind]; left != nil {
		return left(s, p, f, dst)
	}
	return dst
}

// siegesUntried are the free sieges of the Surrender Segment (3.23) that could gain a point.
func siegesUntried(s *state, p rules.Seat, _ *frame, dst []rules.Stake) []rules.Stake {
	var left []rules.Ref
	cheap := false // some attempt would not cost the Champion's status: only then is it a mistake to leave it
	for sp := range space(numSpaces) {
		if s.promisingSiege(p, sp) {
			left = append(left, spaceRef(sp))
			cheap = cheap || spaces[sp].kind != majorCity || !s.disgraces(p, s.pc[sp])
		}
	}
	if len(left) > 0 {
		price := rules.Price("3.23", rules.Say("diadochi.stake.undone.sieges", rules.N(len(left)), rules.R(left[0])), left...)
		if cheap {
			price = price.Asked()
		}
		dst = append(dst, price)
	}
	return dst
}

// promisingSiege says whether p has a free siege left of a space that could gain a point.
func (s *state) promisingSiege(p rules.Seat, sp space) bool {
	return s.stacks[sp].owner == p && s.surrenderSiege(p, sp) == nil && siegePoints(s.freeModifier(p, sp, noGeneral)).Ways > 0
}

// pointsUnused are the OP of a card that nothing was done with (3.33).
func pointsUnused(s *state, _ rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	return append(dst, rules.Price("3.33", rules.Say("diadochi.stake.undone.op", rules.N(int(f.a)))).Asked())
}

// markersUnplaced are the PCs that could still be placed (3.36).
func markersUnplaced(_ *state, _ rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	return append(dst, rules.Price("3.36", rules.Say("diadochi.stake.undone.op", rules.N(int(f.a)))).Asked())
}

// controlRenounced is the PC that could be placed now, in a city that has fallen (9.28) or where a general has arrived (15.6), and what it
// would give is told of placing it.
func controlRenounced(s *state, _ rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	rule, sp := rules.Rule("9.28"), s.assault.sp
	if f.kind == inRecruiting {
		rule, sp = "15.6", space(f.b)
	}
	return append(dst, rules.Price(rule, rules.Say("diadochi.stake.undone.control", rules.R(spaceRef(sp))), spaceRef(sp)))
}

// forceMarchUnused are the MP of a Force March that nobody makes (3.34).
func forceMarchUnused(_ *state, _ rules.Seat, f *frame, dst []rules.Stake) []rules.Stake {
	if f.b == 0 {
		return dst
	}
	return append(dst, rules.Price("3.34", rules.Say("diadochi.stake.undone.op", rules.N(int(f.b)))).Asked())
}

// activationsUnused are the generals who could still be activated, and the hunger of those who stay (3.40, 3.42).
func activationsUnused(s *state, p rules.Seat, _ *frame, dst []rules.Stake) []rules.Stake {
	if s.used&usedMuster == 0 {
		left := s.toBeActivated(p)
		k := rules.Price("3.40", rules.Say("diadochi.stake.undone.generals", rules.N(len(left))), left...)
		k.Grave = s.used&usedActivation == 0 || slices.ContainsFunc(left, s.leadsUnits)
		if len(left) > 0 {
			dst = append(dst, k)
		}
	}
	for sp := range space(numSpaces) {
		dst = s.hunger(sp, s.foraging(p, sp), dst)
	}
	return s.victoryAtEnd(p, dst)
}

// victoryByBurial says which rivals, as things stand, can win in their next Player Turns by burying Alexander (13.6, 17.3).
func (s *state) victoryByBurial(p rules.Seat, dst []rules.Stake) []rules.Stake {
	q := s.cartOf
	if q == nobody || q == p || s.turn == 3 && s.round == rounds[s.players] && s.hasActedBefore(q, p) { // it is gone on Turn IV (13.8)
		return dst
	}
	if l, wins := s.winsByBurial(q); wins {
		dst = append(dst, rules.Price("17.3", rules.Say("diadochi.stake.bury", rules.R(seatRef(q)), rules.R(spaceRef(spaceOf(s.cart))), rules.N(l)), cartRef).Asked())
	}
	return dst
}

// hasActedBefore says whether q comes before p in a Round.
func (s *state) hasActedBefore(q, p rules.Seat) bool {
	for i := range int(s.players) {
		switch s.nth(i) {
		case q:
			return true
		case p:
			return false
		}
	}
	return false
}

// victoryAtEnd says who has the victory points to win when the Player Turn ends (17.5, 17.6), or who can win then by a burial. Whoever would let
// another win is asked.
func (s *state) victoryAtEnd(p rules.Seat, dst []rules.Stake) []rules.Stake {
	switch winner := s.leadsByProvinces(); winner {
	case nobody:
		return s.victoryByBurial(p, dst)
	case p:
		return append(dst, rules.Price("17.6", rules.Say("diadochi.stake.win", rules.N(s.vp(p)))))
	default:
		return append(dst, rules.Price("17.6", rules.Say("diadochi.stake.lose", rules.R(seatRef(winner)), rules.N(s.vp(winner)))).Asked())
	}
}

// hunger says what becomes of n CUs in a space at the end of the Player Turn, if it does not feed them (3.42).
func (s *state) hunger(sp space, n int, dst []rules.Stake) []rules.Stake {
	if n <= forageLimit(sp) {
		return dst
	}
	key := "diadochi.stake.hunger"
	if s.options&optForageAttrition != 0 {
		key += ".attrition"
	}
	return append(dst, rules.Price("3.42", rules.Say(key, rules.R(spaceRef(sp)), rules.N(n), rules.N(forageLimit(sp))), spaceRef(sp)))
}

// hungerOfGroup is the hunger where a march ends, with those who are there (3.42).
func (s *state) hungerOfGroup(dst []rules.Stake) []rules.Stake {
	m := &s.march
	if m.atSea {
		return dst
	}
	return s.hunger(m.at, s.foraging(m.seat, m.at)+s.stacks[marching].size(), dst)
}

// toBeActivated are the generals of p that could still be activated (3.40).
func (s *state) toBeActivated(p rules.Seat) (left []rules.Ref) {
	for set := s.force[p]; set != 0; set &= set - 1 {
		if g := first(set); s.activationRefusal(p, g) == nil {
			left = append(left, generalRef(g))
		}
	}
	return left
}

// leadsUnits says whether a general stands with CUs of his own Faction.
func (s *state) leadsUnits(g rules.Ref) bool {
	at := s.at[g.ID]
	return onMap(at) && s.stacks[at].owner == s.ownerOf(general(g.ID))
}

// stakesOfMuster: whoever places a Mercenary instead activates nobody in this Segment (3.41), which ends with it where nothing else can be done.
func stakesOfMuster(s *state, p rules.Seat, _ rules.Move, dst []rules.Stake) []rules.Stake {
	if left := s.toBeActivated(p); len(left) > 0 {
		dst = append(dst, rules.Price("3.41", rules.Say("diadochi.stake.instead-of-generals", rules.N(len(left))), left...).Asked())
	}
	t := *s
	if t.used |= usedMuster; !t.anyFree(p) {
		dst = s.victoryAtEnd(p, dst)
	}
	return dst
}

// marchUnused are the MP left, a siege that could be tried with them, and the hunger of those who stay (5.9, 9.4, 3.42). Where the Segment
// ends with the march, as after a Force March, that is said too, and whoever leaves something is asked.
func marchUnused(s *state, _ rules.Seat, _ *frame, dst []rules.Stake) []rules.Stake {
	m, n := &s.march, len(dst)
	if s.marchSiegeRefusal(m.at) == nil {
		dst = append(dst, rules.Price("9.4", rules.Say("diadochi.stake.undone.siege", rules.R(spaceRef(m.at))), spaceRef(m.at)))
	}
	if n := s.usablePoints(); n > 0 {
		dst = append(dst, rules.Price("5.9", rules.Say("diadochi.stake.undone.mp", rules.N(n)), generalRef(m.general)))
	}
	left, next := len(dst), s.segmentAfterMarch()
	dst = s.stakesOfSegmentEnd(next, dst)
	if left > n && len(dst) > left {
		dst[n], dst[left] = dst[n].Asked(), dst[left].Asked()
	}
	return s.hungerOfGroup(dst)
}

// stakesOfSegmentEnd says that the Segment ends with a move, if it does, and who wins if the Player Turn ends with it.
func (s *state) stakesOfSegmentEnd(next segment, dst []rules.Stake) []rules.Stake {
	if next == s.segment || slices.ContainsFunc(dst, endsSegment) {
		return dst
	}
	if next != forageSegment {
		return append(dst, rules.Price("3.19", rules.Say("diadochi.stake.ends-segment", rules.K(segmentNames[s.segment]), rules.K(segmentNames[next]))))
	}
	dst = append(dst, rules.Price("3.19", rules.Say("diadochi.stake.ends-turn")))
	if slices.ContainsFunc(dst, func(k rules.Stake) bool { return k.Rule == "17.6" || k.Rule == "17.3" }) {
		return dst
	}
	return s.victoryAtEnd(s.active, dst)
}

// endsSegment says whether a stake tells that the Segment ends.
func endsSegment(k rules.Stake) bool { return k.Rule == "3.19" }

// stakesOfLastMove says that the Segment ends by itself with a move before any die, for with it goes, mostly, what can be taken back: others are
// asked for Surprises. It is not said of the one card of a Tyche Segment nor of Surprises, and of an answer that ends a Segment by name only where it leaves something.
func (s *state) stakesOfLastMove(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	k := s.top().kind
	if k == inTyche || k == inWindow {
		return dst
	}
	named := m.Verb == doneVerb && (k == inSurrender || k == inActivations)
	if p != s.active || s.segment == noSegment || named && len(dst) == 0 {
		return dst
	}
	var ch untouched
	next := s.segmentAfter(m, &ch)
	if ch.drawn {
		return dst
	}
	return s.stakesOfSegmentEnd(next, dst)
}

// untouched notices whether luck has had a part.
type untouched struct{ drawn bool }

func (u *untouched) Draw(int) int {
	u.drawn = true
	return 0
}

// segmentAfterMarch is the Segment in which the next question comes if the march is ended now.
func (s *state) segmentAfterMarch() segment {
	return s.segmentAfter(rules.Move{Verb: doneVerb}, noLuck{})
}

// segmentAfter is the Segment in which the next question comes after a move, if nobody plays a Surprise.
func (s *state) segmentAfter(m rules.Move, ch rules.Chance) segment {
	t, x := *s, ctx{ch: ch}
	for procedures[t.top().kind].apply(&t, x, t.top(), m); t.over == stillPlaying && t.depth > 0 && t.segment == s.segment; {
		if t.top().kind == inWindow {
			t.pop(0)
		} else if procedures[t.top().kind].run(&t, x, t.top()) {
			break
		}
	}
	if t.segment == noSegment { // the Player Turn is over
		return forageSegment
	}
	return t.segment
}
