package sector

import "tyche/rules"

// Step 8: event cards (5.8). The faces of the cards drawn are found out only now.

// readEvents lets everybody read their cards.
func (s *state) readEvents(x ctx) {
	if s.over != stillPlaying {
		return
	}
	for n := range int(s.players) {
		s.turnUp(x, s.inOrder(n))
	}
}

// turnUp finds out what p's unseen cards are.
func (s *state) turnUp(x ctx, p rules.Seat) {
	for st := range uint8(stages) {
		for ; s.drawn[p][st] > 0; s.drawn[p][st]-- {
			i := s.drawFace(st, x.ch)
			s.eventAt[i] = readBy(p)
			x.tellOnly(EvEventRead, p, eventRef(eventOf[i]), 0)
		}
	}
}

// drawFace draws one of the unseen cards of a stage. Cards left out of the deck in the setup are unseen as well, but
// The Beacons Fade never are.
func (s *state) drawFace(st uint8, ch rules.Chance) int {
	beacons := s.unseenOf(beaconsFade)
	if st == stages-1 && beacons > 0 {
		inGame := int(s.deck[st])
		for p := range s.players {
			inGame += int(s.drawn[p][st])
		}
		if ch.Draw(inGame) < beacons {
			return s.unseenCard(st, true, 0)
		}
	}
	n := 0
	for e := range event(beaconsFade) {
		if events[e].stage == st+1 {
			n += s.unseenOf(e)
		}
	}
	return s.unseenCard(st, false, ch.Draw(n))
}

// unseenOf counts the unseen cards of a kind.
func (s *state) unseenOf(e event) int {
	n := 0
	for i := eventBase[e]; i < eventBase[e+1]; i++ {
		if s.eventAt[i] == unseen {
			n++
		}
	}
	return n
}

// unseenCard returns the n-th unseen card of a stage, among the Beacons or among the others.
func (s *state) unseenCard(st uint8, beacon bool, n int) int {
	for i, at := range s.eventAt {
		e := eventOf[i]
		if at != unseen || events[e].stage != st+1 || (e == beaconsFade) != beacon {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	panic("sector: no such event card")
}

// inEventHand counts p's read cards of a kind.
func (s *state) inEventHand(p rules.Seat, e event) int {
	n := 0
	for i := eventBase[e]; i < eventBase[e+1]; i++ {
		if s.eventAt[i] == readBy(p) {
			n++
		}
	}
	return n
}

// holdsEvents says whether p has read cards.
func (s *state) holdsEvents(p rules.Seat) bool {
	for _, at := range s.eventAt {
		if at == readBy(p) {
			return true
		}
	}
	return false
}

// putAway discards p's read cards unseen by others.
func (s *state) putAway(p rules.Seat) {
	for i, at := range s.eventAt {
		if at == readBy(p) {
			s.eventAt[i] = putAwayBy(p)
		}
	}
}

// layBeacons turns up the unseen cards of an eliminated player: Beacons go beside the board.
func (s *state) layBeacons(x ctx, p rules.Seat) {
	s.turnUp(x, p)
	s.showBeacons(x, p)
	s.putAway(p)
}

// showBeacons lays p's Beacons beside the board and returns how many there were.
func (s *state) showBeacons(x ctx, p rules.Seat) int {
	n := 0
	for i := eventBase[beaconsFade]; i < eventBase[beaconsFade+1]; i++ {
		if s.eventAt[i] == readBy(p) {
			s.eventAt[i] = eventPlayed
			s.beacons++
			n++
			x.reveal(EvBeacon, p, eventRef(beaconsFade), none, none, int(s.beacons), 0)
		}
	}
	return n
}

// nextEvents goes on with the next player, or ends the step.
func (s *state) nextEvents(x ctx, f *frame) {
	if n := int(f.a); n < int(s.players) {
		f.a++
		x.reveal(EvEventTurn, s.inOrder(n), none, none, none, 0, 0) // whether a Beacon comes up is news in any case
		s.eventTurn(x, s.inOrder(n))
		return
	}
	f.a = 0
	switch {
	case s.beacons >= 2:
		s.end(x, s.living(), byBeacons)
	case s.round == lastRound || s.deck[0]+s.deck[1]+s.deck[2] == 0:
		s.end(x, s.living(), byLongStop)
	}
	s.beginStep(x, 9)
}

// eventTurn is a player's turn in step 8: the Beacons if there are any, else a choice.
func (s *state) eventTurn(x ctx, p rules.Seat) {
	switch n := s.showBeacons(x, p); {
	case s.seats[p].out:
	case n > 0:
		s.drawCards(x, p, 2*n)
		s.putAway(p)
	case s.holdsEvents(p):
		s.push(frame{kind: inEvents, seat: p})
	}
}

func eventsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for e := range event(beaconsFade) {
		if s.inEventHand(f.seat, e) > 0 {
			dst = append(dst, rules.Move{Verb: playVerb, A: int16(e)})
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func eventsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb == passVerb:
		return nil
	case m.Verb != playVerb:
		return notAnAnswer
	case s.inEventHand(f.seat, event(m.A)) == 0:
		return notYourEvent
	}
	return nil
}

func eventsApply(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	s.pop()
	if m.Verb == passVerb {
		x.tell(EvEventPassed, p, none, none, none, 0, 0)
		s.putAway(p)
		return
	}
	e := event(m.A)
	for i := eventBase[e]; i < eventBase[e+1]; i++ {
		if s.eventAt[i] == readBy(p) {
			s.eventAt[i] = eventPlayed
			break
		}
	}
	s.putAway(p)
	x.reveal(EvEventPlayed, p, eventRef(e), none, none, 0, 0)
	s.push(frame{kind: inEffect, seat: p, a: int16(e)})
}

var notYourEvent = refuse("5.8", "sector.why.not-your-event")
