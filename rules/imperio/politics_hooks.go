package imperio

import "tyche/rules"

// What the sequence of the turn asks of research, Subterfuge, Council and trade.

// inForce returns the law in force of an entry, or nil.
func (s *state) inForce(e entry) *proposal {
	for i := range s.laws[:s.lawCount] {
		if s.laws[i].entry == e {
			return &s.laws[i]
		}
	}
	return nil
}

// deliverTrades is step 1 of Growth (18.4).
func (s *state) deliverTrades(ctx) {}

// openDocket is step 5 of Growth (17.1, 17.6).
func (s *state) openDocket(ctx) {}

// countVotes counts the votes after the last slot (17.4).
func (s *state) countVotes(ctx) {}

// applyDecisions is FP6 (17.5).
func (s *state) applyDecisions(ctx) {}

// gainTechs is FP3.
func (s *state) gainTechs(ctx) {}

// endDeals is FP9 for offers, passage, Security Watch, preference and Chaos.
func (s *state) endDeals(ctx) {}

// resolveResearch and resolveSubterfuge resolve an action in its slot.
func (s *state) resolveResearch(x ctx, p rules.Seat, slot int) result   { return cancelled }
func (s *state) resolveSubterfuge(x ctx, p rules.Seat, slot int) result { return cancelled }

// reportTurn is FP11: what Espionage found out.
func (s *state) reportTurn(ctx) {}

// dissolveDeals voids offers and deals of a House that leaves the game (20.3).
func (s *state) dissolveDeals(x ctx, p rules.Seat) {}

// givenAway says whether an open or accepted deal of p gives away a planet, or the fleet of a hex (18.4).
func (s *state) planetPromised(p rules.Seat, pl planet) bool { return false }
func (s *state) fleetPromised(p rules.Seat, h hex) bool      { return false }

// politicsProcedure returns the behaviour of the frames of chapters 15-18.
func politicsProcedure(k frameKind) procedure {
	return procedure{run: func(s *state, x ctx, f *frame) bool { s.pop(0); return false }}
}

// Decrees C4 change what a thing costs; a thing is named by its kind and number.
type priced uint8

func unitCost(u unit) priced     { return priced(u) }
func buildsCost(w work) priced   { return numUnits + priced(w) }
func actionCost(a action) priced { return numUnits + numWorks + priced(a) }

// decreed is what decrees add to the price of a thing (16.6 C4).
func (s *state) decreed(what priced) int { return 0 }

// promised is what a House has reserved for its trades (8.4).
func (s *state) promised(p rules.Seat) int16 { return 0 }
