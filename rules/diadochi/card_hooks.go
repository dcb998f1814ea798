package diadochi

import "tyche/rules"

// When effects of cards end. The sequence of play calls these.

// beginPlayerTurnEffects ends what lasts until the start of p's Player Turn (cards 13, 28).
func (s *state) beginPlayerTurnEffects(x *ctx, p rules.Seat) {}

// endSegmentEffects ends what lasts for the Segment that is closing (cards 56, 57, 59).
func (s *state) endSegmentEffects(x *ctx) {}

// endPlayerTurnEffects ends what lasts for the Player Turn of the active player (cards 9, 10).
func (s *state) endPlayerTurnEffects(x *ctx) {}

// endTurnEffects ends what lasts for the Strategy phase or the Game Turn (cards 13, 14, 25, 28).
func (s *state) endTurnEffects(x *ctx) {}
