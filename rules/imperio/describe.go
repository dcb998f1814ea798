package imperio

import "tyche/rules"

// about is what a question is about, as far as everybody may know.
func (s *state) about(f *frame) rules.Ref {
	if f.kind == inCasualties || f.kind == inBattle {
		return s.systemRef(s.battle.at)
	}
	return rules.Ref{}
}

// Describe captions a move: what its button says, what must be pointed at to mean it, and which rules allow it.
func (s *state) Describe(_ rules.Seat, m rules.Move) rules.Caption {
	if !wellFormed(m) || s.depth == 0 {
		return rules.Caption{Label: rules.Text{Key: "imperio.move.nothing"}, Cites: []rules.Rule{"8.6"}}
	}
	c := rules.Caption{Rank: rankOf(m.Verb), Label: rules.Text{Key: s.labelKey(m)}, Cites: procedures[s.top().kind].cites}
	row := &verbs[m.Verb]
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := row.Operands[i]; o {
		case noOperand:
		case anInt:
			c.Label.Args[i] = rules.N(int(n))
			if r := pointed(m.Verb, i, n); r.Kind != KindNone {
				c.Targets = append(c.Targets, r)
			}
		default:
			r := rules.Ref{Kind: o, ID: n}
			c.Label.Args[i] = rules.R(r)
			c.Targets = append(c.Targets, r)
		}
	}
	s.politicsArgs(&c, m)
	s.tellFavour(&c, s.top(), m)
	s.setupArgs(&c, m)
	switch f := s.top(); {
	case s.aboutAlliance(m):
		c.Cites = allianceCites
	case f.kind == inBattle && f.step == withdrawing:
		c.Cites = withdrawalCites
	}
	s.transportArgs(&c, m)
	s.carrierArgs(&c, m)
	s.tellPrice(&c, m)
	if n := hitOrder(m); n > 0 {
		c.Order = n
	}
	return c
}

// hitOrder is the order in which units are listed that may take a hit: as they are offered, but of Dreadnoughts the whole ones first, for a
// damaged one that came above them would be hit next by the same press.
func hitOrder(m rules.Move) int {
	switch {
	case m.Verb == carrierHit:
		return 6
	case m.Verb != loseVerb:
		return 0
	}
	switch unit(m.A) {
	case frigate, cruiser: // in this order already
		return 1
	case dreadnought:
		return 5 - int(min(m.B, 3)) // 2 to 4
	case flagship:
		return 5
	}
	return 7
}

// The lists of abilities and upgrades, and of what each House takes, which say more of one of them than that there are two to choose (2.1).
var abilityCites, upgradeCites, customCites = []rules.Rule{"2.2"}, []rules.Rule{"2.3"}, []rules.Rule{"2.5"}

// setupArgs names what an answer before the first turn is about: which two abilities or upgrades the House has by custom (2.1), and how
// many Troops stand on which planet (5.5).
func (s *state) setupArgs(c *rules.Caption, m rules.Move) {
	f := s.top()
	switch {
	case m.Verb == shiftVerb && f.kind == inTroops:
		home := firstPlanet(s.home[f.seat])
		c.Label.Args = [...]rules.Arg{rules.N(8 - int(m.A)), rules.R(s.planetRef(home)), rules.N(int(m.A)), rules.R(s.planetRef(home + 1))}
	case m.Verb == defaultsVerb && f.kind == inHouse && f.step != chooseHouse:
		s.customArgs(c, f)
		c.Cites = customCites
	case m.Verb == abilityVerb:
		c.Cites = abilityCites
	case m.Verb == upgradeVerb:
		c.Cites = upgradeCites
	}
}

var (
	allianceCites   = []rules.Rule{"18.5"}
	withdrawalCites = []rules.Rule{"13.2"} // Patient Warriors leave before the battle, and not by the rule for retreats
)

// aboutAlliance says whether a move proposes an alliance, or answers one.
func (s *state) aboutAlliance(m rules.Move) bool {
	switch m.Verb {
	case allyVerb:
		return true
	case acceptVerb, refuseVerb:
		return m.A >= 0 && int(m.A) < len(s.offers) && s.offers[m.A].state == openAlliance
	}
	return false
}

// customArgs names what the House that chooses takes by custom, and points at it.
func (s *state) customArgs(c *rules.Caption, f *frame) {
	row := &houses[s.houses[f.seat].house]
	for i := range row.abilities {
		r := abilityRef(row.abilities[i])
		if f.step == chooseUpgrades {
			r = upgradeRef(row.upgrades[i])
		}
		c.Label.Args[i] = rules.R(r)
		c.Targets = append(c.Targets, r)
	}
}

// transportArgs name the transports of an order by what they are, and by how much is aboard of what the order moves: their numbers say nothing
// to people. Between two of them both stand in the sentence, else the way of the cargo could not be told.
func (s *state) transportArgs(c *rules.Caption, m rules.Move) {
	row := &verbs[m.Verb]
	if m.Verb == carrierHit {
		return
	}
	for i, n := range [...]int16{m.A, m.B, m.C} {
		if row.Operands[i] != aTransport || n < 0 || int(n) >= maxTransports+int(s.players) {
			continue
		}
		u := flagship
		if int(n) < maxTransports {
			u = s.transport[n].kind()
		}
		c.Label.Args[i] = rules.R(unitRef(u))
		told := 3
		if row.Operands[0] == row.Operands[1] {
			told = 2 + i
		}
		if f := s.top(); f.seat != nobody {
			c.Label.Args[told] = rules.N(s.aboardOf(m.Verb, f.seat, uint8(n)))
		}
	}
}

// aboardOf is how much a transport of p carries of what an order is about.
func (s *state) aboardOf(v verb, p rules.Seat, t uint8) int {
	troops, aircraft, _ := s.cargo(p, t)
	switch v {
	case loadVerb, unloadVerb, boardVerb, transferVerb:
		return int(*troops)
	case hangarVerb, launchVerb, hoistVerb, convoyVerb:
		return int(*aircraft)
	}
	return int(*troops) + int(*aircraft)
}

// carrierArgs names a transport that may take a hit by what it is and carries: its number says nothing to people (13.4 f).
func (s *state) carrierArgs(c *rules.Caption, m rules.Move) {
	if m.Verb != carrierHit || m.A < 0 || int(m.A) >= maxTransports {
		return
	}
	k, u := &s.transport[m.A], carrier
	if k.station {
		u = station
	}
	switch {
	case k.troops > 0 && k.aircraft > 0:
		c.Label.Key += ".both"
	case k.troops > 0:
		c.Label.Key += ".troops"
	case k.aircraft > 0:
		c.Label.Key += ".aircraft"
	default:
		c.Label.Key += ".empty"
	}
	c.Label.Args = [...]rules.Arg{rules.R(unitRef(u)), rules.N(int(k.troops)), rules.N(int(k.aircraft)), {}}
}

// pointed is what a number in a move, its operand i, means as a thing to point at: a setting, an option, a hull or an amount.
func pointed(v verb, i int, n int16) rules.Ref {
	kind := KindAmount
	switch v {
	case stanceVerb:
		kind = KindStance
	case doctrineVerb:
		kind = KindDoctrine
	case retreatVerb:
		kind = KindRetreat
	case withdrawVerb:
		kind = KindWithdrawal
	case stayVerb, loseVerb:
		kind = KindHull
	case giveVote, askVote:
		kind = KindOption
	case voteVerb:
		if i == 1 {
			kind = KindOption
		}
	case chooseVerb:
		return none
	}
	if n < 0 || int(n) >= kindCounts[kind] {
		return none
	}
	return rules.Ref{Kind: kind, ID: n}
}

// labelKey returns the key of a move's label. Settings and empty answers are worded one by one.
func (s *state) labelKey(m rules.Move) string {
	key := "imperio.move." + verbs[m.Verb].Word
	switch m.Verb {
	case doneVerb:
		return key + "." + procedures[s.top().kind].done
	case stanceVerb:
		return key + "." + settingWord(stanceWords[:], m.A)
	case doctrineVerb:
		return key + "." + settingWord(doctrineWords[:], m.B)
	case retreatVerb:
		return key + "." + settingWord(retreatWords[:], m.B)
	case withdrawVerb:
		return key + "." + settingWord(withdrawWords[:], m.B)
	case fightVerb, fleeVerb:
		return key + "." + s.battleWord()
	case payVerb:
		if m.A == 0 {
			return key + ".none"
		}
	case loseVerb:
		if m.B == 1 {
			return key + ".last"
		}
	}
	return s.politicsLabel(key, m)
}

// battleWord tells which choice of a live battle is asked.
func (s *state) battleWord() string {
	switch s.top().step {
	case withdrawing:
		return "withdraw"
	case lastDecides:
		return "leave"
	}
	return "announce"
}

// settingWord returns the word of a setting.
func settingWord(words []string, n int16) string {
	if n < 0 || int(n) >= len(words) {
		return "none"
	}
	return words[n]
}

// Words of standing orders (12.5, 13.5, 13.6).
var (
	stanceWords   = [numStances]string{"engage-enemies", "engage-all", "avoid"}
	doctrineWords = [...]string{"balanced", "save-transports", "save-line", "save-flagship"}
	retreatWords  = [...]string{"outmatched", "never", "cautious", "at-once"}
	withdrawWords = [...]string{"outmatched", "always", "never"}
)

// rankOf sorts what may also be done behind what the question is about, and what ends it last.
func rankOf(v verb) rules.Rank {
	switch v {
	case doneVerb, emptyVerb, sealVerb:
		return rules.Last
	case absentVerb, warVerb, peaceVerb, grantVerb, revokeVerb, blockadeVerb, liftVerb, abandonVerb, renameVerb, doctrineVerb, retreatVerb,
		withdrawVerb, leagueVerb, stanceVerb, stayVerb, remainVerb, hangarVerb, launchVerb, transferVerb, convoyVerb, boardVerb, hoistVerb:
		return rules.Aside
	}
	return rules.Main
}
