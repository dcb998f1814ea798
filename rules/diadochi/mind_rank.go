package diadochi

import "tyche/rules"

// Rank guesses what each answer to the open question gains, by the kind of question.
func (m Mind) Rank(st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	judge{st.(*state), cast[m.character].veteran}.rate(moves, scores)
}

// rate fills in scores for the moves of the seat that is asked.
func (s judge) rate(moves []rules.Move, scores []int) {
	scores = scores[:len(moves)]
	clear(scores)
	if s.depth == 0 || len(moves) < 2 {
		return
	}
	f := s.top()
	if rank := rankings[f.kind]; rank != nil {
		rank(s, f, moves, scores)
	}
}

// ranking fills in scores for the moves of the seat that a frame asks.
type ranking func(s judge, f *frame, moves []rules.Move, scores []int)

var rankings = [numFrameKinds]ranking{
	inFirstPlayer: rankFirst, inPlacing: rankPlacing, inSurrender: rankSurrender, inTyche: rankTyche, inOps: rankOps,
	inPlacePCs: rankPCs, inTraining: rankTraining, inRecruiting: rankRecruiting, inActivations: rankActivations,
	inForage: rankForage, inStationing: rankStationing, inFlight: rankRefuges, inActivation: rankActivations, inMarch: rankMarch, inVoyage: rankVoyage,
	inInterception: rankInterception, inGoingInside: rankInside, inEvasion: rankEvasion, inOverrun: rankOverrun,
	inLosses: rankLosses, inFallen: rankYes, inNavalInterception: rankSeaFight, inSiege: rankYes, inWindow: rankWindow,
	inSearching: rankSearching, inEvent: rankTargets, inSurprise: rankTargets, inDraft: rankDraft, inArmyMove: rankArmyMove,
}

// rankFirst: to play first is to take first.
func rankFirst(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if rules.Seat(m.A) == f.seat {
			scores[i] = 10
		}
	}
}

// rankYes accepts what is offered.
func rankYes(_ judge, _ *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if m.Verb != passVerb && m.Verb != doneVerb {
			scores[i] = 30
		}
	}
}

// rankDraft prefers fighters with a rich start.
func rankDraft(_ judge, _ *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		g := &generals[m.A]
		scores[i] = 8*int(g.battle) - 4*int(g.initiative) + 3*int(g.popularity)
		for u, n := range g.startUnits {
			scores[i] += 5 * int(n) * int(overrunWorth[u])
		}
		for _, q := range g.startProvinces {
			scores[i] += 12 * int(provinces[q].vp)
		}
	}
}

// lossCost is what losing a CU of each type costs.
var lossCost = [numUnits]int{mercenary: 5, elephant: 9, loyal: 12, royalArmy: 13, silver: 20}

// rankLosses gives up the cheapest; Royal Army before loyal CUs where another has more L, before whom it does not fight (7.6).
func rankLosses(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if m.A >= 0 && m.A < numUnits {
			scores[i] = -lossCost[m.A]
			if unit(m.A) == royalArmy && s.isEnvied(f.seat) {
				scores[i] += s.weigh(onWaver, 5)
			}
		}
	}
}

// rankForage gives up the cheapest, and lets a Minor General lead those who have come late.
func rankForage(s judge, f *frame, moves []rules.Move, scores []int) {
	if f.step == forageLosses {
		rankLosses(s, f, moves, scores)
		return
	}
	rankActivations(s, f, moves, scores)
}

// rankRefuges flees to friends.
func rankRefuges(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if m.Verb != passVerb && m.A >= 0 && m.A < numSpaces {
			scores[i] = s.shelter(f.seat, space(m.A))
		}
	}
}

// shelter says how good a space is to fall back to.
func (s judge) shelter(p rules.Seat, sp space) int {
	n := 0
	if s.pc[sp] == p {
		n += 6
	}
	if k := &s.stacks[sp]; k.owner == p {
		n += s.weigh(onShelterOwn, 5+tenthsOf(k)/5)
	}
	worst := 0
	for q := range rules.Seat(s.players) {
		if q == p {
			continue
		}
		for at := range space(numSpaces) {
			if s.own[q].has(place(at)) {
				worst = max(worst, s.menace(q, at, sp, 30))
			}
		}
	}
	return n - worst/4
}

// rankPlacing puts CUs with the armies that will use them, and generals where CUs wait for them.
func rankPlacing(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		sp := space(m.B)
		if m.Verb == placeVerb {
			scores[i] = s.shelter(f.seat, sp)
			if s.stacks[boxed(f.seat)].owner == f.seat && isMajor(general(m.A)) {
				scores[i] += 10
			}
			continue
		}
		scores[i] = s.musterPoint(f.seat, sp)
	}
}

// musterPoint says how useful a new CU is in a space.
func (s judge) musterPoint(p rules.Seat, sp space) int {
	n := 0
	gens := s.generalsAt(outside(sp), p)
	if gens&majorBits != 0 {
		n += s.weigh(onMusterMajor, 12+int(generals[first(gens)].battle))
	}
	if k := &s.stacks[sp]; k.owner == p {
		n += s.weigh(onMusterStack, min(k.size(), 6))
		if k.size() >= 8 {
			n -= 8
		}
	}
	if s.pc[sp] != p {
		n += 3
	}
	best := 0
	for _, l := range links[sp] {
		if l.kind <= strait && s.pc[l.to] != p {
			best = max(best, s.gainOf(p, l.to))
		}
	}
	n += s.guardWorth(p, sp)
	return n + s.weigh(onMusterGain, min(best, 40)/4)
}

// guardWorth is what a CU keeps from whoever comes to a space where p's royals or the Cart stand without one (5.28).
func (s judge) guardWorth(p rules.Seat, sp space) int {
	if s.stacks[sp].owner == p || s.turn == 5 {
		return 0
	}
	n := 0
	for r, at := range s.royalAt {
		if at == outside(sp) && s.royalOf[r] == p {
			n += s.weigh(onRoyalPrize, s.royalWorth(royal(r))*worthL)
		}
	}
	if s.cart == outside(sp) && s.cartOf == p {
		n += s.weigh(onCartPrize, 45)
	}
	if n == 0 || !s.inReach(p, sp) {
		return 0
	}
	return n
}

// rankPCs takes the spaces that gain most.
func rankPCs(s judge, f *frame, moves []rules.Move, scores []int) {
	v := s.look(f.seat)
	for i, m := range moves {
		if m.Verb == placePCVerb {
			scores[i] = v.claim(space(m.A))
		}
	}
}

// claim is what a PC placed by OP gains; less where an enemy army would take it at once, or CUs of p will anyway.
func (v *survey) claim(sp space) int {
	s, p := v.s, v.p
	n := int(v.gain[sp])*10 + 5
	if s.stacks[sp].owner == p {
		n = s.weigh(onClaimOwn, n/4)
	}
	for _, l := range links[sp] {
		if o := s.stacks[l.to].owner; isPlayer(o) && o != p && l.kind == road && spaces[sp].kind != majorCity {
			n = s.weigh(onClaimNear, n*7/10)
			break
		}
	}
	return n / 10
}

// rankOps weighs the three ways of spending OP.
func rankOps(s judge, f *frame, moves []rules.Move, scores []int) {
	op := int(f.a)
	v := s.look(f.seat)
	best, _ := v.bestClaims(op, &s.reach)
	for i, m := range moves {
		switch m.Verb {
		case placePCVerb:
			scores[i] = v.claim(space(m.A)) + best
		case forceMarchVerb:
			scores[i] = v.bestForcedMarch(op)
		case trainVerb:
			scores[i] = s.drillWorth(f.seat, op)
			if unit(m.A) == loyal && op >= 4 {
				scores[i]++
			}
		case passVerb, minorVerb:
			scores[i] = -50
		}
	}
}

// bestClaims adds up what so many PCs placed by OP gain at most, the first left out, and returns the first.
func (v *survey) bestClaims(op int, reach *spaceSet) (rest, first int) {
	s, p := v.s, v.p
	var top [5]int
	for sp := range space(numSpaces) {
		if !reach.has(sp) || s.placePCRefusal(p, sp, reach) != nil {
			continue
		}
		n := v.claim(sp)
		for i := range min(op, len(top)) {
			if n > top[i] {
				n, top[i] = top[i], n
			}
		}
	}
	for _, n := range top[1:] {
		rest += n
	}
	return rest, top[0]
}

// drillWorth is what training with so many OP is worth.
func (s judge) drillWorth(p rules.Seat, op int) int {
	if s.turn == 5 && s.round >= rounds[s.players]-1 {
		return 0
	}
	return s.weigh(onDrill, 2*op)
}
