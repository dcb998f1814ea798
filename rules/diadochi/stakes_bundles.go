package diadochi

import "tyche/rules"

// Bundles sends all fleets that are left with one press, as escort of a voyage or to intercept one (8.13, 8.18).
func (s *state) Bundles(seat rules.Seat) []rules.Bundle {
	f := s.top()
	if f.seat != seat || f.kind != inVoyage && (f.kind != inNavalInterception || f.a == 0) {
		return nil
	}
	var b rules.Bundle
	sent := s.voyage.escort
	if f.kind == inNavalInterception {
		sent = uint16(f.b)
	}
	left := s.availableFleets(seat) &^ sent
	for fl := range fleet(numFleets) {
		if left&(1<<fl) != 0 {
			b.Moves = append(b.Moves, rules.Move{Verb: escortVerb, A: int16(fl)})
		}
	}
	if len(b.Moves) < 2 {
		return nil
	}
	key := "diadochi.move.fleets.escort"
	if f.kind == inNavalInterception {
		key = "diadochi.move.fleets.intercept"
		b.Stakes = s.chancesAtSea(sent|left, nil)
	} else {
		t := *s
		t.voyage.escort |= left
		b.Stakes = t.crossing(seat, nil)
	}
	b.Caption = s.Describe(seat, b.Moves[0])
	b.Caption.Label, b.Caption.Targets = rules.Say(key, rules.N(s.fleetsStrength(sent|left))), nil
	return []rules.Bundle{b}
}
