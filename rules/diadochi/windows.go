package diadochi

import "tyche/rules"

// Surprise cards are offered in windows (3.32). In a window the seats are asked in turn order; after a play the
// same window opens again for everybody, until all have passed in a row.
//
// Reading of "at any time" (3.30) for W1: the end of one Segment and the start of the next are one moment, so the
// cards of W1 are offered at the start of a Segment, and at its end only the card that is about the Segment just
// over (57). A seat that could only discard a Surprise card unplayed is asked for it at the start of each Segment
// of its own Player Turn; a seat that is asked for any other reason may discard as well. Whoever wants to be left
// alone may decline for all windows at the start of Segments until his own next Player Turn.
//
// W7 opens only for the two events that compare Prestige (17 and 18): for all others the one card that may be played
// in it, The Gift of Oratory, could change nothing.

// window is a moment at which Surprise cards are offered.
type window int16

const (
	w1SegmentStart window = iota
	w1SegmentEnd
	w2Entry
	w3Route
	w4Naval
	w5Battle
	w6Siege
	w7Event
)

// The Surprise cards, in the order in which they are offered.
var surpriseCards = [...]card{
	cardTraitorInsideCity, cardFog, cardStormsAtSea, cardTheGiftOfOratory, cardAhuraMazdaAndAhriman, cardNabataeanAmbush,
	cardChargeOfTheCompanions, cardAssassinationAttempt, cardRansom, cardBribery, cardBadOmens, cardNightMarch,
	cardTheCapturedBaggage,
}

func isWindow1(w window) bool { return w <= w1SegmentEnd }

// holds says whether c is in p's hand.
func (s *state) holds(p rules.Seat, c card) bool { return s.cardAt[c] == handPile(p) }

// pushWindow opens a window if some seat holds a card that it may use now, and says whether it did.
func (s *state) pushWindow(x ctx, w window) bool {
	if s.nextAsked(w, 0, false) == nobody {
		s.tellAsked(x, w, 0, false)
		s.call(x, w, false)
		return false
	}
	s.shuffled = false
	s.push(frame{kind: inWindow, seat: nobody, a: int16(w)})
	return true
}

// nextAsked returns the first seat in turn order that is asked in window w and has not passed.
func (s *state) nextAsked(w window, passed uint64, shuffled bool) rules.Seat {
	var holders uint64
	for _, c := range surpriseCards {
		holders |= 1 << (s.cardAt[c] & 63)
	}
	if holders &^= passed; holders&(1<<s.players-1) == 0 {
		return nobody
	}
	for i := range s.players {
		p := s.nth(int(i))
		if holders>>p&1 != 0 && s.askedIn(w, p, shuffled) {
			return p
		}
	}
	return nobody
}

// tellAsked marks that something has been learned by who is asked and who is not, by all who did not know it before.
func (s *state) tellAsked(x ctx, w window, passed uint64, shuffled bool) {
	if !x.telling() {
		return
	}
	if learn := s.learnAsked(w, passed, shuffled); learn != 0 {
		x.log.Add(rules.Event{Verb: EvAsked, Seat: nobody, N: int16(w), Seen: learn, Reveals: true})
	}
}

// learnAsked is who learns whether a seat holds a card for this window: all but that seat, where it might hold one as far as they can tell.
func (s *state) learnAsked(w window, passed uint64, shuffled bool) (learn rules.Seats) {
	for p := range rules.Seat(s.players) {
		if passed>>p&1 == 0 && s.mightBeAsked(w, p, shuffled) {
			learn |= rules.Everyone &^ rules.Only(p)
		}
	}
	return learn
}

// mightBeAsked says whether p is asked in window w if he holds some card of which another seat cannot know whether he does.
func (s *state) mightBeAsked(w window, p rules.Seat, shuffled bool) bool {
	if w == w1SegmentStart && s.quiet.Has(p) {
		return false
	}
	for _, c := range surpriseCards {
		if s.secretFrom(p, c) && s.asksFor(w, p, c, shuffled) {
			return true
		}
	}
	return false
}

// tellSearching marks that the others learn now whether the active player holds an Event or Bonus card (3.26).
func (s *state) tellSearching(x ctx) {
	if x.telling() {
		others := rules.Everyone &^ rules.Only(s.active)
		x.log.Add(rules.Event{Verb: EvAsked, Seat: nobody, N: int16(w1SegmentStart), Seen: others, Reveals: true})
	}
}

// secretFrom says whether somebody other than p cannot know whether p holds c.
func (s *state) secretFrom(p rules.Seat, c card) bool {
	at := s.cardAt[c]
	if at >= maxSeats {
		return at == drawPile || at == faceDown
	}
	return s.players > 2 || s.holds(p, c)
}

// askedIn says whether p holds a card that makes him be asked in window w.
func (s *state) askedIn(w window, p rules.Seat, shuffled bool) bool {
	if w == w1SegmentStart && s.quiet.Has(p) {
		return false
	}
	for _, c := range surpriseCards {
		if s.holds(p, c) && s.asksFor(w, p, c, shuffled) {
			return true
		}
	}
	return false
}

// asksFor says whether p would be asked in window w because of c, if he held it.
func (s *state) asksFor(w window, p rules.Seat, c card, shuffled bool) bool {
	return w == w1SegmentStart && p == s.active && !shuffled || s.surprisePlayable(p, c, w) == nil
}

// usableInWindow says whether p would be asked in the open window because he holds c.
func (s *state) usableInWindow(p rules.Seat, c card) bool {
	f := s.top()
	return f.kind == inWindow && cards[c].band == surpriseBand && s.asksFor(window(f.a), p, c, s.shuffled)
}

// inWindow: a = window; set = seats that have passed since the last play.
func runWindow(s *state, x ctx, f *frame) bool {
	s.tellAsked(x, window(f.a), f.set, s.shuffled)
	if f.set == 0 && !s.declined(f) {
		s.call(x, window(f.a), s.shuffled)
	}
	f.seat = s.nextAsked(window(f.a), f.set, s.shuffled)
	if f.seat == nobody {
		s.pop(0)
		return false
	}
	return true
}

func windowCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for _, c := range surpriseCards {
		if s.holds(f.seat, c) {
			dst = append(dst, rules.Move{Verb: surpriseVerb, A: int16(c)})
			if isWindow1(window(f.a)) {
				dst = append(dst, rules.Move{Verb: discardVerb, A: int16(c)})
			}
		}
	}
	if window(f.a) == w1SegmentStart {
		dst = append(dst, rules.Move{Verb: doneVerb})
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func windowCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case passVerb:
		return exactly(m, rules.Move{Verb: passVerb})
	case doneVerb:
		if window(f.a) != w1SegmentStart {
			return notAnAnswer
		}
		return exactly(m, rules.Move{Verb: doneVerb})
	case surpriseVerb, discardVerb:
		if ill := s.holdsSurprise(f.seat, m); ill != nil {
			return ill
		}
		if m.Verb == surpriseVerb {
			return s.surprisePlayable(f.seat, card(m.A), window(f.a))
		}
		return s.mayDiscardUnplayed(window(f.a))
	}
	return notAnAnswer
}

// holdsSurprise refuses an answer that does not name a Surprise card in the seat's hand.
func (s *state) holdsSurprise(p rules.Seat, m rules.Move) *rules.Illegal {
	switch {
	case m.A < 0 || m.A >= int16(numCards) || m.B != 0 || m.C != 0:
		return notAnAnswer
	case !s.holds(p, card(m.A)):
		return notInHand
	case cards[m.A].band != surpriseBand:
		return onlySurprise
	}
	return nil
}

// mayDiscardUnplayed follows 3.31a and 3.32.
func (s *state) mayDiscardUnplayed(w window) *rules.Illegal {
	switch {
	case !isWindow1(w):
		return discardOnlyInW1
	case s.shuffled:
		return discardAfterShuffle
	}
	return nil
}

// exactly refuses superfluous operands.
func exactly(m, want rules.Move) *rules.Illegal {
	if m != want {
		return notAnAnswer
	}
	return nil
}

func windowApply(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case passVerb:
		f.set |= 1 << f.seat
	case doneVerb:
		s.quiet = s.quiet.With(f.seat)
	case discardVerb:
		s.discardSurprise(x, f.seat, card(m.A))
		if f.set != 0 { // else running the window calls again
			s.call(x, window(f.a), s.shuffled)
		}
	case surpriseVerb:
		f.set = 0
		s.playSurprise(x, f.seat, card(m.A), window(f.a))
	}
}

// discardSurprise gives up a Surprise card without effect and draws another for it (3.31).
func (s *state) discardSurprise(x ctx, p rules.Seat, c card) {
	s.discard(x, c)
	x.log.Add(rules.Event{Verb: EvCardDiscarded, Seat: p, Who: cardRef(c)})
	if c != cardAhuraMazdaAndAhriman {
		s.drawCard(x, p)
	}
}

// playSurprise lets a Surprise card take effect. b of its frame is the window.
func (s *state) playSurprise(x ctx, p rules.Seat, c card, w window) {
	s.cardAt[c] = inPlay
	s.ploy = clean()
	x.log.Add(rules.Event{Verb: EvCardPlayed, Seat: p, Who: cardRef(c), N: 4})
	s.push(frame{kind: inSurprise, seat: p, a: int16(c), b: int16(w)})
}

func windowPrompt(s *state, f *frame) rules.Decision {
	about := s.windowSubject(window(f.a))
	prompt := rules.Say(windowPrompts[f.a], rules.R(about), rules.K(segmentNames[s.segment]))
	switch w := window(f.a); { // Minor Generals have no names
	case w == w3Route:
		prompt.Args[2] = rules.R(seatRef(s.march.seat))
	case w == w2Entry && isPlayer(s.entry.seat):
		prompt = rules.Say("diadochi.ask.window.entry.by", rules.R(about), rules.R(generalRef(s.march.general)), rules.R(seatRef(s.entry.seat)))
	}
	return rules.Decision{Seat: f.seat, Prompt: prompt, About: about}
}

// windowSubject is what a window is about: whose Segment, the space, the general at sea, the card.
func (s *state) windowSubject(w window) rules.Ref {
	switch w {
	case w2Entry:
		return spaceRef(s.entry.sp)
	case w3Route:
		return generalRef(s.march.general)
	case w4Naval:
		return spaceRef(s.march.at)
	case w5Battle:
		return spaceRef(s.battle.sp)
	case w6Siege:
		return spaceRef(s.assault.sp)
	case w7Event:
		event := s.top()
		if event.kind == inWindow {
			event = &s.frames[s.depth-2]
		}
		return cardRef(card(event.a))
	}
	if s.active == nobody {
		return none
	}
	return seatRef(s.active)
}

var segmentNames = [...]string{
	noSegment: "diadochi.segment.none", surrenderSegment: "diadochi.segment.surrender", tycheSegment: "diadochi.segment.tyche",
	activationSegment: "diadochi.segment.activation", forageSegment: "diadochi.segment.forage",
}

var windowPrompts = [...]string{
	w1SegmentStart: "diadochi.ask.window.segment-start", w1SegmentEnd: "diadochi.ask.window.segment-end", w2Entry: "diadochi.ask.window.entry",
	w3Route: "diadochi.ask.window.route", w4Naval: "diadochi.ask.window.naval", w5Battle: "diadochi.ask.window.battle", w6Siege: "diadochi.ask.window.siege",
	w7Event: "diadochi.ask.window.event",
}

// inSearching: seat holds neither an Event nor a Bonus card and goes through Surprise cards until he does (3.26).
func (s *state) pushSearching(p rules.Seat) { s.push(frame{kind: inSearching, seat: p}) }

func runSearching(s *state, _ ctx, f *frame) bool {
	found, some := false, false
	for c := range card(numCards) {
		if s.holds(f.seat, c) {
			some = true
			found = found || cards[c].band != surpriseBand
		}
	}
	if found || !some {
		s.pop(0)
		return false
	}
	return true
}

func searchingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for _, c := range surpriseCards {
		if s.holds(f.seat, c) {
			dst = append(dst, rules.Move{Verb: surpriseVerb, A: int16(c)}, rules.Move{Verb: discardVerb, A: int16(c)})
		}
	}
	return dst
}

// While searching a card may be played if it could be played in W1 now; discarding is free of 3.31a.
func searchingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != surpriseVerb && m.Verb != discardVerb {
		return notAnAnswer
	}
	if ill := s.holdsSurprise(f.seat, m); ill != nil || m.Verb == discardVerb {
		return ill
	}
	return s.surprisePlayable(f.seat, card(m.A), w1SegmentStart)
}

func searchingApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == discardVerb {
		s.discardSurprise(x, f.seat, card(m.A))
		return
	}
	s.playSurprise(x, f.seat, card(m.A), w1SegmentStart)
}

var (
	notInHand           = &rules.Illegal{Rule: "3.26", Why: rules.Text{Key: "diadochi.why.not-in-hand"}}
	onlySurprise        = &rules.Illegal{Rule: "3.25", Why: rules.Text{Key: "diadochi.why.only-surprise"}}
	discardOnlyInW1     = &rules.Illegal{Rule: "3.32", Why: rules.Text{Key: "diadochi.why.discard-only-between-segments"}}
	discardAfterShuffle = &rules.Illegal{Rule: "3.31a", Why: rules.Text{Key: "diadochi.why.discard-after-shuffle"}}
)
