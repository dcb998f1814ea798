package diadochi

import "tyche/rules"

// Spies in the Camp (card 5): a look at an enemy's hand.

func spiesTarget(s *state, f *frame, id int16) *rules.Illegal {
	switch {
	case rules.Seat(id) == f.seat:
		return cardYours
	case s.handSize(rules.Seat(id)) == 0:
		return emptyHand
	}
	return nil
}

func spiesLook(s *state, x ctx, f *frame) {
	p := &s.play
	if p.seat == nobody {
		return
	}
	p.shown = 1
	if x.log == nil {
		return
	}
	for c := range card(numCards) {
		if s.holds(p.seat, c) {
			x.log.Add(rules.Event{
				Verb: EvPeeked, Seat: f.seat, Who: cardRef(c), N: int16(p.seat), Seen: rules.Only(f.seat), Reveals: true,
			})
		}
	}
	x.log.Add(rules.Event{
		Verb: EvPeeked, Seat: f.seat, N: int16(p.seat), Seen: rules.Everyone &^ rules.Only(f.seat), Reveals: true,
	})
}

func spiesCard(s *state, _ *frame, id int16) *rules.Illegal {
	if s.play.shown == 0 || !s.holds(s.play.seat, card(id)) || cards[id].band != surpriseBand {
		return notInHand
	}
	return nil
}

func spiesDrop(s *state, x ctx, _ *frame, id int16) {
	s.play.shown = 0
	s.discardSurprise(x, s.play.seat, card(id))
}

// shownTo returns the cards that seat is being shown in the middle of card 5 or 53: it knows where they are.
func (s *state) shownTo(seat rules.Seat) (set cardSet) {
	if s.depth == 0 {
		return set
	}
	f := s.top()
	switch {
	case f.seat != seat:
	case f.kind == inEvent && card(f.a) == cardSpiesInTheCamp && s.play.shown == 1:
		set = s.handSet(s.play.seat)
	case f.kind == inSurprise && card(f.a) == cardAhuraMazdaAndAhriman:
		set = s.cardsIn(shownTwo)
	}
	return set
}

var emptyHand = cardRefusal("1.5", "empty-hand")
