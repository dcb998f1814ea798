package diadochi

import "tyche/rules"

// The Tyche Segment: one card and its use (3.25-3.29). Steps of the frame inTyche:
const (
	tycheBegins uint8 = iota
	tycheChoosing
	tycheEvent // the event of a card is over; a = card, b = 1 for a Bonus card whose OP follow
	tycheUsed  // the card has been used; a = card
)

func tycheRun(s *state, x ctx, f *frame) bool {
	if s.afterProcedure(x) || s.over != stillPlaying {
		return false
	}
	switch f.step {
	case tycheBegins:
		f.step = tycheChoosing
		s.fromPC = s.pcs[f.seat]
		s.tellSearching(x)
		if !s.holdsPlayable(f.seat) && !s.handSet(f.seat).empty() {
			s.pushSearching(f.seat)
		}
	case tycheChoosing:
		if s.holdsPlayable(f.seat) {
			return true
		}
		s.pop(0) // no card at all: the Segment is skipped (3.28)
	case tycheEvent:
		f.step = tycheUsed
		s.loose = true
		if f.b == 1 {
			s.pushOps(f.seat, card(f.a))
		}
	case tycheUsed:
		if c := card(f.a); s.cardAt[c] == inPlay {
			s.discard(x, c)
		}
		s.pop(0)
	}
	return false
}

// holdsPlayable says whether p holds an Event or Bonus card (3.26).
func (s *state) holdsPlayable(p rules.Seat) bool { return !s.handSet(p).without(surpriseSet).empty() }

func tycheCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for c := range card(numCards) {
		if s.cardAt[c] != handPile(f.seat) || cards[c].band == surpriseBand {
			continue
		}
		dst = append(dst, rules.Move{Verb: playVerb, A: int16(c)}, rules.Move{Verb: opsVerb, A: int16(c)})
		if cards[c].op == 4 {
			for fl := range fleets {
				if s.fleetOf[fl] == f.seat {
					dst = append(dst, rules.Move{Verb: improveVerb, A: int16(c), B: int16(fl)})
				}
			}
		}
		if cards[c].op >= 3 {
			for g := range general(numMajors) {
				if s.at[g] == inReserve {
					dst = append(dst, rules.Move{Verb: recruitVerb, A: int16(c), B: int16(g)})
				}
			}
		}
		dst = append(dst, rules.Move{Verb: discardVerb, A: int16(c)})
	}
	return s.freeCandidates(f.seat, dst)
}

func tycheCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	p := f.seat
	switch m.Verb {
	case playVerb, opsVerb, improveVerb, recruitVerb, discardVerb:
	default:
		return s.freeCheck(p, m)
	}
	c := card(m.A)
	switch {
	case s.cardAt[c] != handPile(p):
		return notInYourHand
	case cards[c].band == surpriseBand:
		return notASurprise
	}
	switch m.Verb {
	case playVerb:
		return s.eventPlayable(p, c)
	case opsVerb:
		return s.opsRefusal(p)
	case improveVerb:
		return s.improveRefusal(p, c, fleet(m.B))
	case recruitVerb:
		if cards[c].op < 3 {
			return needsThreeOP
		}
		return s.recruitRefusal(p, general(m.B))
	}
	return s.uselessRefusal(p, c)
}

// improveRefusal says why p may not improve a fleet with c (14.8), or nil.
func (s *state) improveRefusal(p rules.Seat, c card, f fleet) *rules.Illegal {
	switch {
	case cards[c].op != 4:
		return needsFourOP
	case s.availableFleets(p)&(1<<f) == 0:
		return notYourFleet
	case s.fleetImproved&(1<<f) != 0:
		return improvedAlready
	}
	return nil
}

// uselessRefusal says why c may not be discarded without effect, or nil: only if no use of it is possible (3.29).
func (s *state) uselessRefusal(p rules.Seat, c card) *rules.Illegal {
	if s.opsRefusal(p) == nil || s.eventPlayable(p, c) == nil {
		return stillUseful
	}
	for f := range fleets {
		if s.improveRefusal(p, c, fleet(f)) == nil {
			return stillUseful
		}
	}
	for g := range general(numMajors) {
		if cards[c].op >= 3 && s.recruitRefusal(p, g) == nil {
			return stillUseful
		}
	}
	return nil
}

// The ways of using a card, N of EvCardPlayed (3.27).
const (
	asEvent = iota
	asOps
	asFleet
	asRecruit
	asSurprise
)

func tycheApply(s *state, x ctx, f *frame, m rules.Move) {
	p, c := f.seat, card(m.A)
	switch m.Verb {
	case playVerb:
		f.step, f.a, f.b = tycheEvent, m.A, 0
		if cards[c].band == bonusBand {
			f.b = 1
		}
		s.turnUp(x, p, c, asEvent)
		s.pushEvent(x, p, c, false)
	case opsVerb:
		f.step, f.a = tycheUsed, m.A
		s.turnUp(x, p, c, asOps)
		s.pushOps(p, c)
	case improveVerb:
		f.step, f.a = tycheUsed, m.A
		s.turnUp(x, p, c, asFleet)
		s.improveFleet(x, fleet(m.B))
		s.loose = true
	case recruitVerb:
		f.step, f.a = tycheUsed, m.A
		s.turnUp(x, p, c, asRecruit)
		s.pushRecruiting(x, p, general(m.B))
	case discardVerb:
		f.step, f.a = tycheUsed, m.A
		s.discard(x, c)
		x.tell(EvCardDiscarded, p, cardRef(c), none, none, 0, 0)
	default:
		s.freeApply(x, p, m)
	}
}

// turnUp takes a card out of p's hand into play.
func (s *state) turnUp(x ctx, p rules.Seat, c card, how int) {
	s.cardAt[c] = inPlay
	x.tell(EvCardPlayed, p, cardRef(c), none, none, how, 0)
}

var (
	notInYourHand   = refuse("3.26", "diadochi.why.not-in-your-hand")
	notASurprise    = refuse("3.26", "diadochi.why.not-a-surprise")
	needsThreeOP    = refuse("15.1", "diadochi.why.needs-three-op")
	needsFourOP     = refuse("14.8", "diadochi.why.needs-four-op")
	notYourFleet    = refuse("14.8", "diadochi.why.not-your-fleet")
	improvedAlready = refuse("14.8", "diadochi.why.improved-already")
	stillUseful     = refuse("3.29", "diadochi.why.still-useful")
)
