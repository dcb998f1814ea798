package diadochi

import "tyche/rules"

// Why to step in when another moves, or not, in words.

// evenOdds is the chance up to which the odds of what is let be are a reason to let it be, in hundredths.
const evenOdds = 50

// passPurpose says why to let something pass, or to stand and fight.
func (s judge) passPurpose(f *frame, p rules.Seat, m rules.Move) []rules.Text {
	switch f.kind {
	case inEvasion:
		return s.evadePurpose(p, m, "diadochi.hint.stand")
	case inInterception:
		return s.letPassPurpose(p)
	case inNavalInterception:
		return s.letSailPurpose(p)
	}
	return nil
}

// interceptPurpose gives the odds of an interception and of the battle after it.
func (s judge) interceptPurpose(p rules.Seat, m rules.Move) []rules.Text {
	succeeds, _ := s.hope(p, m, "succeeds")
	if wins, fought := s.hope(p, m, "wins"); fought {
		return []rules.Text{rules.Say("diadochi.hint.intercept", rules.N(succeeds), rules.N(wins))}
	}
	return nil
}

// evadePurpose gives the odds of the battle that is avoided, or accepted.
func (s judge) evadePurpose(p rules.Seat, m rules.Move, key string) []rules.Text {
	if wins, fought := s.hope(p, m, "wins"); fought {
		return []rules.Text{rules.Say(key, rules.N(wins))}
	}
	return nil
}

// letPassPurpose gives the odds of the best interception, where they are a reason not to try any.
func (s judge) letPassPurpose(p rules.Seat) []rules.Text {
	succeeds, wins := 0, 0
	for _, m := range rules.Moves(s.state, p, nil) {
		if m.Verb != interceptVerb {
			continue
		}
		comes, _ := s.hope(p, m, "succeeds")
		if won, fought := s.hope(p, m, "wins"); fought && comes*won >= succeeds*wins {
			succeeds, wins = comes, won
		}
	}
	if succeeds == 0 || min(succeeds, wins) > evenOdds {
		return nil
	}
	return []rules.Text{rules.Say("diadochi.hint.let-pass", rules.N(succeeds), rules.N(wins))}
}

// seaFightPurpose gives the odds of the naval battle against a voyage with all fleets of p, which is how the judge fights it.
func (s judge) seaFightPurpose(p rules.Seat) []rules.Text {
	_, wins := s.seaFight(p)
	return []rules.Text{rules.Say("diadochi.hint.sea-fight", wins)}
}

// letSailPurpose gives the odds of the same battle, where they are a reason not to fight it.
func (s judge) letSailPurpose(p rules.Seat) []rules.Text {
	percent, wins := s.seaFight(p)
	if percent > evenOdds {
		return nil
	}
	return []rules.Text{rules.Say("diadochi.hint.let-sail", wins)}
}

// seaFight is the chance of p to win the naval battle with all fleets, in hundredths and as it is told.
func (s judge) seaFight(p rules.Seat) (percent int, told rules.Arg) {
	k := s.chancesAtSea(s.availableFleets(p), nil)[0]
	percent = k.Percents()[0]
	return percent, rules.PercentAs(k.Ways[0].Most, percent)
}
