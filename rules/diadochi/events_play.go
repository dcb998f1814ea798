package diadochi

import "tyche/rules"

// eventPlayable says why p may not use c as an event now, or nil: the first of its conditions that does not hold,
// or that nothing on the table can be chosen for it (3.29).
func (s *state) eventPlayable(p rules.Seat, c card) *rules.Illegal {
	if cards[c].band == surpriseBand {
		return notAnEvent
	}
	sc := &scripts[c]
	if sc.when != nil {
		if ill := sc.when(s, p); ill != nil {
			return ill
		}
	}
	switch st := &sc.stages[0]; {
	case optional(c):
		return nil
	case rises(c):
		return s.laterChoice(p, c)
	case st.verb != noVerb:
		return s.anyChoice(p, c, st)
	}
	return nil
}

// optional says whether an event may be played although its first choice offers nothing: its conditions have seen to
// the rest.
func optional(c card) bool { return c == cardTreatyOfTriparadeisos || c == cardLamianWar }

// rises says whether an event may be played if any of its stages offers something: uprisings in two provinces.
func rises(c card) bool {
	switch c {
	case cardUnrest43, cardUnrest44, cardUnrest45, cardMigrationOfIllyrianTribes:
		return true
	}
	return false
}

// anyChoice refuses a stage in which nothing may be chosen. No event is under way, so nothing has been chosen yet.
func (s *state) anyChoice(p rules.Seat, c card, st *stage) *rules.Illegal {
	f := &trialFrames[c][p]
	for ids := st.choices(s, f); !ids.empty(); {
		if id := int16(ids.next()); onTable(s, st, id) && st.can(s, f, id) == nil {
			return nil
		}
	}
	return noTargets[c]
}

// trialFrames are the frames of all events before they begin: choices are tried on them.
var trialFrames = findTrialFrames()

func findTrialFrames() (all [numCards][maxSeats]frame) {
	for c := range all {
		for p := range all[c] {
			all[c][p] = frame{kind: inEvent, seat: rules.Seat(p), a: int16(c)}
		}
	}
	return all
}

// laterChoice refuses an event in which no stage offers anything.
func (s *state) laterChoice(p rules.Seat, c card) *rules.Illegal {
	ill := noTargets[c]
	for i := range scripts[c].stages {
		if st := &scripts[c].stages[i]; st.verb != noVerb {
			if ill = s.anyChoice(p, c, st); ill == nil {
				return nil
			}
		}
	}
	return ill
}

// pushEvent lets the event of c take effect; p resolves it (3.27, 3.44). When it is over the card has left the game
// if its text says so; else it is where it was, and whoever pushed the event discards it.
func (s *state) pushEvent(x ctx, p rules.Seat, c card, turnedUp bool) {
	s.play = clean()
	f := frame{kind: inEvent, seat: p, a: int16(c)}
	if turnedUp {
		f.b = 1
	}
	s.push(f)
}

// eventUnderWay is the frame of the event that what is asked now belongs to, or nil.
func (s *state) eventUnderWay() *frame {
	for i := int(s.depth) - 1; i >= 0; i-- {
		if s.frames[i].kind == inEvent {
			return &s.frames[i]
		}
	}
	return nil
}

// endCard ends a card: an event leaves the game if its text says so, a Surprise card is discarded and replaced.
func endCard(s *state, x ctx, f *frame) {
	c, p, event, turnedUp := card(f.a), f.seat, f.kind == inEvent, f.b == 1
	s.pop(0)
	s.loose = true
	if !event {
		s.ploy = clean()
		s.discardSurprise(x, p, c)
		return
	}
	s.play = clean()
	if !turnedUp && s.leavesGame(c) {
		s.cardAt[c] = outOfGame
		x.tell(EvCardRemoved, p, cardRef(c), none, none, 0, 0)
	}
}

// leavesGame says whether a card whose event was resolved is out of the game: card 24 after the third wedding.
func (s *state) leavesGame(c card) bool {
	return cards[c].leaves || c == cardDaughtersOfAntipatros && s.wedded == 7
}

var notAnEvent = cardRefusal("3.25", "not-an-event")
