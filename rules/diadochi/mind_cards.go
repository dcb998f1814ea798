package diadochi

import "tyche/rules"

// Which card to play and for what, and whom it should hit.

// eventWorth is what a card's event is worth when nothing more is known.
var eventWorth = [numCards]int16{
	cardKassandros: 60, cardPeukestasSatrapOfPersis: 50, cardCupOfHemlock: -10, cardRhodianShipyards: 8,
	cardSpiesInTheCamp: 2, cardGamesAndFestivals: 2, cardCavalryRaid: 8, cardCityFounded: 14, cardRoyalRoad: 6,
	cardEngineers: 4, cardLevyOfTheSatraps: 6, cardPantodapoiDrill: 4, cardHostagesExchanged: 2, cardTheHelepolis: 4,
	cardCondemnation15: 36, cardCondemnation16: 36, cardAlexandersGhost: 20, cardMutiny: 14, cardEpidemic: 16,
	cardMajorCampaign: 45, cardTreasureCityLooted: 26, cardDesertMarch: 14, cardRoyalWedding: 30,
	cardDaughtersOfAntipatros: 13, cardRegentOfTheKings: 4, cardRoyalCaptive: 25, cardTheBierDiverted: 35,
	cardTreatyOfTriparadeisos: 30, cardOlympiasRevenge: 40, cardMercenariesOfTainaron: 16, cardOdrysianHorsemen: 10,
	cardKappadokianCavalry: 10, cardMacedonianVeterans: 22, cardWarElephantsFromIndia: 18, cardKilikiaPirates: 14,
	cardFireshipsInTheHarbour: 8, cardLamianWar: 6, cardFreedomOfTheGreeks: 30, cardEnvoysAndGifts: 22,
	cardTheSatrapChangesSides: 20, cardGrainShortage: 8, cardReturnFromExile: 16, cardUnrest43: 8, cardUnrest44: 8,
	cardUnrest45: 8, cardUnrestSpreads: 8, cardSilverShields: 36, cardPriceOfFailure: 12, cardPlansOfTheirOwn: 4,
	cardMigrationOfIllyrianTribes: 6, cardScythianInvasion: 6, card23000GreekSoldiers: 2,
}

// rankTyche weighs every use of every card in hand.
func rankTyche(s judge, f *frame, moves []rules.Move, scores []int) {
	p := f.seat
	v := s.look(p)
	reach := s.reachable(p)
	var ops [5]int
	for op := 1; op <= 4; op++ {
		rest, first := v.bestClaims(op, &reach)
		ops[op] = max(rest+first, s.drillWorth(p, op))
	}
	march := v.bestForcedMarch(3)
	for i, m := range moves {
		c := card(m.A)
		switch m.Verb {
		case playVerb:
			scores[i] = s.weigh(onEvent, int(eventWorth[c])+s.eventNow(p, c)) * int(s.temper[onEvents+trait(c)]) / 100
			if cards[c].band == bonusBand {
				scores[i] += max(s.weigh(onOps, ops[cards[c].op]), s.weigh(onMarch, march*int(cards[c].op)/3))
			}
		case opsVerb:
			scores[i] = max(s.weigh(onOps, ops[cards[c].op]), s.weigh(onMarch, march*int(cards[c].op)/3))
		case improveVerb:
			scores[i] = s.weigh(onFleet, s.fleetGain(p))
		case recruitVerb:
			scores[i] = s.weigh(onRecruit, 38+3*int(generals[m.B].battle))
		case discardVerb:
			scores[i] = -20
		case disbandVerb:
			scores[i] = s.gateGain(p, m)
		default:
			scores[i] = -40
		}
	}
}

// eventNow adds what makes an event better now than at other times.
func (s judge) eventNow(p rules.Seat, c card) int {
	late := s.turn == 5
	switch c {
	case cardRegentOfTheKings:
		if s.turn > 1 && !late && s.legitimacy(p)+2 >= legitimacyGoal {
			return 500
		}
	case cardCondemnation15, cardCondemnation16, cardRoyalWedding, cardDaughtersOfAntipatros, cardRoyalCaptive:
		if late {
			return -40
		}
		top := 0
		for q := range rules.Seat(s.players) {
			top = max(top, s.legitimacy(q))
		}
		return max(0, top-11) * 8
	case cardTreatyOfTriparadeisos:
		if s.isChampion(p) {
			return -28
		}
	case cardAlexandersGhost:
		return s.sure(c, s.ghostHope(p))
	case cardMutiny:
		return s.sure(c, s.mutinyHope(p))
	}
	return 0
}

// fleetGain is what one more point of fleet strength brings: the largest fleet, perhaps (14.10).
func (s judge) fleetGain(p rules.Seat) int {
	if s.largest == p {
		return 5
	}
	best := 0
	for q := range rules.Seat(s.players) {
		if q != p {
			best = max(best, s.fleetPower(q))
		}
	}
	if s.fleetPower(p)+1 > best {
		return 3 * s.marginalVP(p)
	}
	return 5
}

// rankTraining prefers Macedonians when there is time.
func rankTraining(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if unit(m.A) == loyal && s.turn < 5 {
			scores[i] = 2
		}
	}
}

// rankRecruiting brings a general where he gains a city, or with friends.
func rankRecruiting(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		switch m.Verb {
		case yesVerb:
			scores[i] = 20
		case placeVerb:
			sp := space(m.B)
			scores[i] = s.shelter(f.seat, sp)
			if preferred(general(f.a), sp) && spaces[sp].kind != transit {
				scores[i] += s.gainOf(f.seat, sp)
			}
		}
	}
}

// rankWindow plays Surprise cards when they hurt.
func rankWindow(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		switch m.Verb {
		case surpriseVerb:
			scores[i] = s.surpriseWorth(f.seat, card(m.A), window(f.a))
		case discardVerb:
			scores[i] = -25
		case doneVerb:
			scores[i] = -50 // a computer can be asked again
		}
	}
}

// ownGoal is the score of a card against oneself: so low that no level, whatever it misjudges or overlooks, plays it.
const ownGoal = -4000

// fruitless is the score of a card that does nothing now and may do much later: so low that no trial, which luck may favour, is made of it.
const fruitless = -120

// surpriseWorth is what a Surprise card does at this moment. Played it is replaced at once (3.31), so it need not be
// kept for long.
func (s judge) surpriseWorth(p rules.Seat, c card, w window) int {
	moverIsMine := s.march.on && s.march.seat == p
	switch c {
	case cardTraitorInsideCity:
		if s.assault.seat == p && spaces[s.assault.sp].kind == majorCity {
			return 30
		}
		return 4
	case cardFog, cardStormsAtSea:
		if moverIsMine {
			return ownGoal
		}
		return 4*s.stacks[marching].size() - 6
	case cardTheGiftOfOratory:
		switch w {
		case w5Battle:
			return s.oratoryWorth(p)
		case w1SegmentStart: // it lasts for the Segment, and whatever it is good for comes with a window of its own
			return fruitless
		}
		return -5
	case cardAhuraMazdaAndAhriman:
		return 1
	case cardNabataeanAmbush:
		return 12
	case cardChargeOfTheCompanions, cardBribery, cardTheCapturedBaggage:
		if w == w5Battle {
			return 25
		}
		return 3
	case cardAssassinationAttempt:
		if s.active == p && s.segment != surrenderSegment {
			return 6
		}
		return 8
	case cardRansom:
		return 12
	case cardBadOmens:
		return 8
	case cardNightMarch:
		return -2
	}
	return 0
}

// oratoryWorth says whether five more Prestige change who the RA follow in the battle to come.
func (s judge) oratoryWorth(p rules.Seat) int {
	b := &s.battle
	for i := range b.sides {
		d := &b.sides[i]
		if d.seat != p {
			continue
		}
		o := &b.sides[1-i]
		mine, theirs := s.battlePrestige(i), s.battlePrestige(1-i)
		royals := 0
		if o.seat != independents {
			royals = int(s.stacks[o.at].cu[royalArmy])
		}
		if mine < theirs && int(s.stacks[d.at].cu[royalArmy]) > 0 && mine+5 >= theirs || mine <= theirs && royals > 0 && mine+5 > theirs {
			return 25
		}
	}
	return -5
}

// rankSearching plays rather than discards.
func rankSearching(s judge, f *frame, moves []rules.Move, scores []int) {
	for i, m := range moves {
		if m.Verb == surpriseVerb {
			scores[i] = 2 + max(s.surpriseWorth(f.seat, card(m.A), w1SegmentStart), -5)
		}
	}
}

// friendly are the cards whose targets are one's own.
var friendly = func() (set cardSet) {
	for _, c := range [...]card{
		cardRhodianShipyards, cardGamesAndFestivals, cardCityFounded, cardRoyalRoad, cardEngineers, cardLevyOfTheSatraps,
		cardTheHelepolis, cardMajorCampaign, cardTreasureCityLooted, cardDesertMarch, cardRoyalWedding,
		cardDaughtersOfAntipatros, cardTheBierDiverted, cardOlympiasRevenge, cardMercenariesOfTainaron,
		cardOdrysianHorsemen, cardKappadokianCavalry, cardMacedonianVeterans, cardWarElephantsFromIndia,
		cardReturnFromExile, cardSilverShields, cardTheGiftOfOratory, cardNightMarch,
	} {
		set.add(c)
	}
	return set
}()

// rankTargets chooses what a card hits: one's own for favours, the strongest rival for everything else.
func rankTargets(s judge, f *frame, moves []rules.Move, scores []int) {
	c := card(f.a)
	for i, m := range moves {
		switch m.Verb {
		case targetVerb:
			scores[i] = s.spaceTarget(f.seat, c, space(m.A))
		case targetGeneralVerb:
			scores[i] = s.generalTarget(f.seat, c, general(m.A))
		case targetSeatVerb:
			scores[i] = s.seatTarget(f.seat, rules.Seat(m.A))
		case targetRoyalVerb:
			scores[i] = s.royalTarget(f.seat, c, royal(m.A))
		case targetFleetVerb:
			scores[i] = 5 * s.fleetStrength(fleet(m.A))
		case targetProvinceVerb:
			scores[i] = s.provinceTarget(f.seat, province(m.A))
		case targetCardVerb:
			scores[i] = s.cardTarget(c, card(m.A))
		case targetArmyVerb:
			scores[i] = 5
		case yesVerb, takeVerb:
			scores[i] = 5
		case chooseVerb:
			scores[i] = 5
			if c == cardFog && (m.A == 0) == (s.march.seat == f.seat) {
				scores[i] = 40 // hide one's own voyage, call off another's
			}
		}
	}
}

func (s judge) cardTarget(c, target card) int {
	n := int(eventWorth[target])/4 + 6*int(cards[target].op)
	if c == cardRansom {
		return -n
	}
	return n
}

// spaceTarget values a space as the target of a card.
func (s judge) spaceTarget(p rules.Seat, c card, sp space) int {
	switch {
	case c == cardFreedomOfTheGreeks, c == cardCavalryRaid, c == cardTheSatrapChangesSides:
		return s.rivalLoss(p, sp)
	case c == cardCityFounded, c == cardEnvoysAndGifts:
		return s.gainOf(p, sp)
	case friendly.has(c):
		return s.musterPoint(p, sp)
	case c == cardEpidemic:
		return s.stackTarget(p, sp)
	}
	if s.pc[sp] == p {
		return -s.rivalLoss(nobody, sp)
	}
	if isPlayer(s.pc[sp]) {
		return s.rivalLoss(p, sp)
	}
	return s.stackTarget(p, sp)
}

// rivalLoss is what the owner of a PC loses with it, nothing when it is p's own.
func (s judge) rivalLoss(p rules.Seat, sp space) int {
	owner, q := s.pc[sp], spaces[sp].province
	if !isPlayer(owner) || owner == p || q == noProvince {
		return 0
	}
	return s.stepOf(owner, q, -1, spaces[sp].kind == majorCity)
}

// stackTarget values hitting the CUs in a space.
func (s judge) stackTarget(p rules.Seat, sp space) int {
	k := &s.stacks[sp]
	switch {
	case k.owner == nobody:
		return 0
	case k.owner == p:
		return -tenthsOf(k) / 5
	}
	return tenthsOf(k) / 5
}

// generalTarget values a general as the target of a card.
func (s judge) generalTarget(p rules.Seat, c card, g general) int {
	owner := s.ownerOf(g)
	worth := 5
	if isMajor(g) {
		worth += 2 * int(generals[g].battle)
	}
	if at := s.at[g]; int(at) < numStacks && s.commanderAt(at, max(owner, 0)) == g {
		worth += tenthsOf(&s.stacks[at]) / 5
	}
	if c == cardMajorCampaign || c == cardDesertMarch || c == cardTreasureCityLooted || c == cardTheBierDiverted {
		v := s.look(p)
		return v.marchGain(g, 3)
	}
	if c == cardAlexandersGhost {
		if owner == p {
			return s.ghostOf(p, g)
		}
		return s.ghostPrizeOf(p, s.play.general, g)
	}
	if c == cardMutiny {
		return s.mutinyOf(g)
	}
	if c == cardCondemnation15 || c == cardCondemnation16 {
		worth = 5
		if s.condemned&g.bit() != 0 {
			if s.ownerOf(g) == p {
				return 20
			}
			return -20
		}
	}
	if (owner == p) == friendly.has(c) {
		return worth
	}
	return -worth
}

func (s judge) seatTarget(p, q rules.Seat) int {
	if p == q {
		return -50
	}
	return s.vp(q) + s.legitimacy(q)
}

func (s judge) royalTarget(p rules.Seat, c card, r royal) int {
	n := 10 * s.royalWorth(r)
	if c == cardCupOfHemlock && s.royalOf[r] == p {
		return -n
	}
	return n
}

// provinceTarget values starving the armies of a province.
func (s judge) provinceTarget(p rules.Seat, q province) int {
	n := 0
	for _, sp := range byProvince[q] {
		if k := &s.stacks[sp]; k.size() > 4 {
			if k.owner == p {
				n -= 5
			} else {
				n += 5
			}
		}
	}
	return n
}
