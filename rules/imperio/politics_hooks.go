package imperio

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

// endDeals is FP9 for offers, Security Watch, preference and Chaos.
func (s *state) endDeals(x ctx) {
	s.endPlots(x)
	s.expireOffers(x)
}

// Decrees C4 change what a thing costs; a thing is named by its kind and number.
type priced uint8

func unitCost(u unit) priced     { return priced(u) }
func buildsCost(w work) priced   { return numUnits + priced(w) }
func actionCost(a action) priced { return numUnits + numWorks + priced(a) }
