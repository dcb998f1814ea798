package diadochi

import "tyche/rules"

// When effects of cards end. The sequence of play calls these.

// beginPlayerTurnEffects ends what lasts until the start of p's Player Turn (cards 13, 28).
func (s *state) beginPlayerTurnEffects(x ctx, p rules.Seat) {
	s.endTruces(x, p)
	s.quiet &^= rules.Only(p)
}

// endSegmentEffects ends what lasts for the Segment that is closing (card 59), and the wounds of the active player's
// generals with his Activation Segment (card 56).
func (s *state) endSegmentEffects(_ ctx) {
	s.omens = 0
	if s.segment == activationSegment && s.active != nobody {
		s.wounded &^= s.force[s.active]
	}
}

// endPlayerTurnEffects ends what lasts for the Player Turn of the active player (cards 9, 10).
func (s *state) endPlayerTurnEffects(_ ctx) { s.royalRoad, s.engineers = noGeneral, noGeneral }

// endTurnEffects ends what lasts for the Strategy phase or the Game Turn (cards 13, 14, 25, 28).
func (s *state) endTurnEffects(x ctx) {
	s.endTruces(x, nobody)
	s.quiet = 0
	s.helepolis = noGeneral
	s.regent = [maxSeats]uint8{}
}
