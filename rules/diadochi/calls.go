package diadochi

import "tyche/rules"

// A window is called when it opens and whenever something was played or discarded in it, by public facts alone: nobody can
// tell from a call who holds which card, nor from its absence. Who passes or declines is not called again.

// Call says what an event calls for, if it is such a call.
func (game) Call(e rules.Event) (c rules.Call, is bool) {
	if e.Verb != EvCalled {
		return c, false
	}
	what := rules.Say(windowNames[e.N], rules.R(e.Who), rules.K(segmentNames[e.M]))
	return rules.Call{What: what, First: rules.Seat(e.From.ID)}, true
}

var windowNames = [...]string{
	w1SegmentStart: "diadochi.call.segment-start", w1SegmentEnd: "diadochi.call.segment-end", w2Entry: "diadochi.call.entry",
	w3Route: "diadochi.call.route", w4Naval: "diadochi.call.naval", w5Battle: "diadochi.call.battle", w6Siege: "diadochi.call.siege",
	w7Event: "diadochi.call.event",
}

// call tells that somebody might use a Surprise card in a window, as far as everybody knows.
func (s *state) call(x ctx, w window, shuffled bool) {
	if x.telling() && s.callable(w, shuffled) {
		x.log.Add(rules.Event{
			Verb: EvCalled, Seat: nobody, Who: s.windowSubject(w), From: seatRef(s.first), N: int16(w), M: int16(s.segment),
		})
	}
}

// callable says whether some seat would be asked in a window, held it a card that lies in no open pile.
func (s *state) callable(w window, shuffled bool) bool {
	for _, c := range surpriseCards {
		if s.openly(c) {
			continue
		}
		for p := range rules.Seat(s.players) {
			if s.asksFor(w, p, c, shuffled) {
				return true
			}
		}
	}
	return false
}

// openly says whether everybody sees that a card is in no hand.
func (s *state) openly(c card) bool {
	switch s.cardAt[c] {
	case discardPile, inPlay, revealed, outOfGame:
		return true
	}
	return false
}

// declined says whether the seat that was asked last declined for all windows of this kind: a private answer.
func (s *state) declined(f *frame) bool {
	return window(f.a) == w1SegmentStart && f.seat != nobody && s.quiet.Has(f.seat)
}
