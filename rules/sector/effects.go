package sector

import (
	"math/bits"

	"tyche/rules"
)

// What event cards do (6.4). Frame inEffect: a = event. An effect is instant, or has a target that is chosen by the
// answers of its verb; an effect without a legal target is skipped.

type effectRow struct {
	instant func(s *state, x ctx, p rules.Seat)
	verb    verb
	refusal func(s *state, p rules.Seat, m rules.Move) *rules.Illegal
	apply   func(s *state, x ctx, p rules.Seat, m rules.Move)
}

// effects are filled once, before play: the functions in them refer to the table itself.
var effects [numEvents]effectRow

func init() {
	effects = [numEvents]effectRow{
		driftingCrews:     {instant: func(s *state, x ctx, p rules.Seat) { s.recruit(x, p, 1) }},
		windfallCargo:     {instant: func(s *state, x ctx, p rules.Seat) { s.giveCargo(x, p, 2) }},
		oldHulls:          {verb: shipVerb, refusal: oldHullsRefusal, apply: oldHullsApply},
		volunteers:        {instant: freeUnits(volunteers, 2, anyNumber)},
		warGames:          {instant: func(s *state, x ctx, p rules.Seat) { s.drawCards(x, p, 3) }},
		charter:           {instant: func(s *state, x ctx, p rules.Seat) { s.score(x, p, 1) }},
		quietPassage:      {instant: marching(quietPassage, 2)},
		studyGrant:        {instant: func(s *state, x ctx, p rules.Seat) { s.giveStudy(x, p, 2) }},
		paidInformer:      {verb: seatVerb, refusal: otherSeat, apply: informerApply},
		hiddenVein:        {verb: cardVerb, refusal: veinRefusal, apply: veinApply},
		nightMarch:        {instant: marching(nightMarch, 99)},
		tradeEnvoys:       {verb: seatVerb, refusal: otherSeat, apply: envoysApply},
		hullCutters:       {verb: cutVerb, refusal: cutRefusal, apply: cutApply},
		workStoppage:      {verb: seatVerb, refusal: stoppageRefusal, apply: stoppageApply},
		sabotage:          {verb: areaVerb, refusal: sabotageRefusal, apply: lossApplyAny},
		veteransReturn:    {instant: freeUnits(veteransReturn, 3, 1)},
		forwardCamp:       {verb: baseVerb, refusal: campRefusal, apply: func(s *state, x ctx, p rules.Seat, m rules.Move) { s.putBase(x, p, area(m.A)) }},
		shiftedCurrent:    {verb: shiftVerb, refusal: shiftRefusal, apply: shiftApply},
		bannerDay:         {instant: bannerDayEffect},
		stolenPlans:       {verb: seatVerb, refusal: plansRefusal, apply: plansApply},
		newSettlers:       {instant: func(s *state, x ctx, p rules.Seat) { s.recruit(x, p, 2) }},
		masterwork:        {verb: buildVerb, refusal: masterworkRefusal, apply: masterworkApply},
		garrisonCall:      {instant: freeUnits(garrisonCall, 4, 2)},
		disputedClaim:     {verb: areaVerb, refusal: claimRefusal, apply: claimApply},
		lastMuster:        {instant: freeUnits(lastMuster, 6, 3)},
		scorchedField:     {verb: cardVerb, refusal: scorchedRefusal, apply: scorchedApply},
		openRevolt:        {verb: areaVerb, refusal: revoltRefusal, apply: lossApplyAny},
		crowningHour:      {instant: func(s *state, x ctx, p rules.Seat) { s.score(x, p, 2) }},
		turncoats:         {verb: areaVerb, refusal: turncoatsRefusal, apply: turncoatsApply},
		deepStores:        {instant: func(s *state, x ctx, p rules.Seat) { s.giveCargo(x, p, 4) }},
		councilOfCaptains: {instant: councilEffect},
		loneFlag:          {instant: loneFlagEffect},
		suddenSquall:      {verb: routeVerb, refusal: squallRefusal, apply: squallApply},
	}
}

func effectRun(s *state, x ctx, f *frame) bool {
	p, e := f.seat, event(f.a)
	row := &effects[e]
	if row.instant != nil {
		s.pop()
		row.instant(s, x, p)
		return false
	}
	var room [512]rules.Move
	for _, m := range effectCandidates(s, f, room[:0]) {
		if effectCheck(s, f, m) == nil {
			return true
		}
	}
	x.tell(EvNoEffect, p, eventRef(e), none, none, 0, 0)
	s.pop()
	return false
}

func effectCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	switch v := effects[f.a].verb; v {
	case seatVerb:
		for p := range int16(s.players) {
			dst = append(dst, rules.Move{Verb: v, A: p})
		}
	case areaVerb, baseVerb:
		for a := range area(numAreas) {
			if s.playing(areas[a].planet) && !s.empty(a) {
				dst = append(dst, rules.Move{Verb: v, A: int16(a)})
			}
		}
	case cardVerb:
		for a := range area(numAreas) {
			if s.holderOf(a) != nobody {
				dst = append(dst, rules.Move{Verb: v, A: int16(a)})
			}
		}
	case shipVerb:
		dst = s.shipCandidates(dst)
	case routeVerb, cutVerb:
		for i := range s.routeCount {
			r := &s.routes[i]
			if v == routeVerb {
				dst = append(dst, rules.Move{Verb: v, A: routeID(r.a, r.b)})
				continue
			}
			for p := range rules.Seat(s.players) {
				if r.transports.Has(p) {
					dst = append(dst, rules.Move{Verb: v, A: routeID(r.a, r.b), B: int16(p)})
				}
			}
		}
	case shiftVerb:
		dst = s.shiftCandidates(dst)
	case buildVerb:
		for i := range buildingsOfOne {
			dst = append(dst, rules.Move{Verb: buildVerb, A: int16(buildOf(s.people(f.seat), i))})
		}
		for i := range int16(numModules) {
			dst = append(dst, rules.Move{Verb: moduleVerb, A: i})
		}
	}
	return dst
}

func effectCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	row := &effects[f.a]
	if m.Verb != row.verb && !(row.verb == buildVerb && m.Verb == moduleVerb) {
		return notAnAnswer
	}
	return row.refusal(s, f.seat, m)
}

func effectApply(s *state, x ctx, f *frame, m rules.Move) {
	p, apply := f.seat, effects[f.a].apply
	s.pop()
	apply(s, x, p, m)
}

func effectPrompt(s *state, f *frame) rules.Decision {
	r := eventRef(event(f.a))
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask+"."+events[f.a].id, rules.R(r)), About: r}
}

// Workers, cargo, studies and points.

func (s *state) recruit(x ctx, p rules.Seat, n int) {
	if n = min(n, maxWorkers-s.workers(p)); n > 0 {
		s.seats[p].pool += uint8(n)
		x.tell(EvWorkers, p, none, none, none, n, 1)
	}
}

func (s *state) giveCargo(x ctx, p rules.Seat, n int) {
	s.seats[p].cargo += uint8(n)
	x.tell(EvTokens, p, none, none, none, n, 0)
}

func (s *state) giveStudy(x ctx, p rules.Seat, n int) {
	s.seats[p].study += uint8(n)
	x.tell(EvTokens, p, none, none, none, n, 1)
}

func bannerDayEffect(s *state, x ctx, p rules.Seat) {
	if s.seats[p].wonAttack {
		s.score(x, p, 2)
		return
	}
	s.score(x, p, 1)
}

// loneFlagEffect counts the planets where only p has units or bases, at most three.
func loneFlagEffect(s *state, x ctx, p rules.Seat) {
	mine, others := s.presence(p), uint16(0)
	for o := range rules.Seat(s.players) {
		if o != p {
			others |= s.presence(o)
		}
	}
	s.score(x, p, min(3, bits.OnesCount16(mine&^others)))
}

// councilEffect lets every other player discard a combat card; then p draws three.
func councilEffect(s *state, x ctx, p rules.Seat) {
	s.push(frame{kind: inCouncil, seat: p, a: int16(p)})
}

// councilRun asks the players after p one by one. a = p, b = how many were asked.
func councilRun(s *state, x ctx, f *frame) bool {
	for f.b++; f.b < int16(s.players); f.b++ {
		f.seat = rules.Seat((f.a + f.b) % int16(s.players))
		if total(&s.seats[f.seat].hand) > 0 {
			return true
		}
	}
	p := rules.Seat(f.a)
	s.pop()
	s.drawCards(x, p, 3)
	return false
}

func councilCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for i, n := range s.seats[f.seat].hand {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: discardVerb, A: int16(cardOf(s.people(f.seat), i))})
		}
	}
	return dst
}

func councilCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb != discardVerb || card(m.A) == noCard:
		return notAnAnswer
	case people(m.A/cardsOfPeople) != s.people(f.seat) || s.seats[f.seat].hand[m.A%cardsOfPeople] == 0:
		return notInHand
	}
	return nil
}

func councilApply(s *state, x ctx, f *frame, m rules.Move) {
	k := &s.seats[f.seat]
	k.part(1, total(&k.hand))
	k.hand[m.A%cardsOfPeople]--
	k.discard[m.A%cardsOfPeople]++
	x.reveal(EvDiscarded, f.seat, cardRef(card(m.A)), none, none, 0, 0)
}

// Other players as targets.

func otherSeat(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	switch {
	case m.A >= int16(s.players):
		return notAnAnswer
	case rules.Seat(m.A) == p:
		return notYourself
	case s.seats[m.A].out:
		return isEliminated
	}
	return nil
}

func informerApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	o := rules.Seat(m.A)
	x.tell(EvPeeks, p, seatRef(o), none, none, 0, 0)
	for i, n := range s.seats[o].hand {
		for range n {
			x.tellOnly(EvPeeked, p, cardRef(cardOf(s.people(o), i)), int(o))
		}
	}
	s.push(frame{kind: inLooking, seat: p, a: m.A})
}

// Looking at a hand ends with drawing a card.

func lookingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: doneVerb})
}

func lookingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != doneVerb {
		return notAnAnswer
	}
	return nil
}

func lookingApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	s.drawCards(x, p, 1)
}

func lookingPrompt(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("sector.ask.looking", rules.R(seatRef(rules.Seat(f.a)))), About: seatRef(rules.Seat(f.a))}
}

func envoysApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.giveCargo(x, p, 2)
	s.giveCargo(x, rules.Seat(m.A), 2)
}

func stoppageRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	if bad := otherSeat(s, p, m); bad != nil {
		return bad
	}
	if s.seats[m.A].pool == 0 {
		return poolEmpty
	}
	return nil
}

func stoppageApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	k := &s.seats[m.A]
	n := min(2, k.pool)
	k.pool -= n
	k.away += n
	x.tell(EvStopped, rules.Seat(m.A), none, none, none, int(n), 0)
}

func plansRefusal(s *state, p rules.Seat, m rules.Move) *rules.Illegal {
	if bad := otherSeat(s, p, m); bad != nil {
		return bad
	}
	if s.techCount(rules.Seat(m.A)) <= s.techCount(p) {
		return notAhead
	}
	return nil
}

func (s *state) techCount(p rules.Seat) int { return bits.OnesCount8(s.seats[p].techs) }

func plansApply(s *state, x ctx, p rules.Seat, m rules.Move) {
	s.giveStudy(x, p, s.plansFrom(p, rules.Seat(m.A)))
}

// plansFrom is how many study tokens p takes for the technologies of another; below one where p has as many.
func (s *state) plansFrom(p, other rules.Seat) int { return min(3, s.techCount(other)-s.techCount(p)) }

var (
	notYourself  = refuse("6.4", "sector.why.not-yourself")
	isEliminated = refuse("6.4", "sector.why.is-eliminated")
	poolEmpty    = refuse("6.4", "sector.why.pool-empty")
	notAhead     = refuse("6.4", "sector.why.not-ahead")
)
