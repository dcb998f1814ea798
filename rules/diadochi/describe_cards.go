package diadochi

import "tyche/rules"

// What an answer brings that neither its words nor the text of a card tell.

// whatImprovingBrings says how strong a fleet becomes (14.8), and whether its owner then has the largest (14.10).
func (s *state) whatImprovingBrings(p rules.Seat, f fleet) []rules.Text {
	if f >= numFleets {
		return nil
	}
	return s.whatComesWith(p, s.improved(f), nil)
}

// improved is the state with a fleet on its improved side.
func (s *state) improved(f fleet) *state {
	after := *s
	after.improveFleet(ctx{}, f)
	return &after
}

// whatBuryingBrings says what the tomb is worth where the Cart stands, what its owner gains at once (11.2, 13.6), and that it wins the
// game where it does (17.3).
func (s *state) whatBuryingBrings(p rules.Seat) []rules.Text {
	if s.buryRefusal(p) != nil {
		return nil
	}
	after := *s
	after.bury(ctx{}, p)
	more := []rules.Text{rules.Say("diadochi.move.bury.brings", rules.N(after.legitimacy(p)-s.legitimacy(p)), rules.N(after.tombWorth()), rules.R(spaceRef(after.tomb)))}
	if l, wins := s.winsByBurial(p); wins {
		more = append(more, rules.Say("diadochi.move.wins.legitimacy", rules.N(l)))
	}
	return more
}

// winsByBurial says whether p could bury Alexander where the Cart stands and win with the legitimacy that this gives (13.6, 17.3).
func (s *state) winsByBurial(p rules.Seat) (legitimacy int, wins bool) {
	if s.buryRefusal(p) != nil {
		return 0, false
	}
	after := *s
	after.bury(ctx{}, p)
	after.checkLegitimacy(ctx{})
	return after.legitimacy(p), after.winners.Has(p)
}

// whatDiscardingBrings: another card is drawn for a Surprise that is discarded, but for one of them (3.31).
func whatDiscardingBrings(c card) []rules.Text {
	if c == cardAhuraMazdaAndAhriman || c >= card(numCards) || cards[c].band != surpriseBand {
		return nil
	}
	return []rules.Text{rules.Say("diadochi.move.discard.draws")}
}

// whatCardIs says of which kind a card is, and how many OP it has (3.25).
func whatCardIs(c card) []rules.Text {
	if c >= card(numCards) {
		return nil
	}
	keys := [...]string{eventBand: "event", bonusBand: "bonus", surpriseBand: "surprise"}
	return []rules.Text{rules.Say("diadochi.move.card."+keys[cards[c].band], rules.N(int(cards[c].op)))}
}
