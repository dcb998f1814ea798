package diadochi

import "tyche/rules"

// What every card does, stage by stage, in the order of the deck: targets are chosen first, then it takes effect. The
// two events that compare Prestige are announced in between (window W7), so that The Gift of Oratory may answer.

var announced = happens(func(s *state, x ctx, _ *frame) { s.pushWindow(x, w7Event) })

// consequences ends a Procedure in the middle of a card (1.6): minors, captures, the Cart, victory.
var consequences = happens(func(s *state, x ctx, f *frame) {
	if s.afterProcedure(x) {
		f.step--
	}
})

// asking makes a stage in which something is chosen.
func asking(prompt string, v verb, can func(*state, *frame, int16) *rules.Illegal, take func(*state, ctx, *frame, int16)) stage {
	return stage{prompt: "diadochi.ask.card." + prompt, verb: v, can: can, take: take}
}

// mayAsk is asking for a choice that may be declined.
func mayAsk(prompt string, v verb, can func(*state, *frame, int16) *rules.Illegal, take func(*state, ctx, *frame, int16)) stage {
	st := asking(prompt, v, can, take)
	st.may = freely
	return st
}

// musters makes the script of a levy.
func musters(l *levy, when func(*state, rules.Seat) *rules.Illegal) script {
	return script{when, []stage{
		asking("muster-space", targetVerb, l.can, takeSpaceChoice).within(l.among), happens(l.do),
	}}
}

// unrest makes the script of an uprising in two provinces.
func unrest(a, b province) script {
	return script{nil, []stage{risesIn(a), risesIn(b)}}
}

var condemnation = script{nil, []stage{
	asking("condemn", targetGeneralVerb, condemnTarget, takeGeneralChoice), happens(condemnOrAcquit), consequences,
	mayAsk("condemn-again", yesVerb, condemnAgain, condemnedAgain),
}}

var scripts = [numCards]script{
	cardKassandros:              {fromPool(kassandros, 1), []stage{happens(enters(kassandros))}},
	cardPeukestasSatrapOfPersis: {fromPool(peukestas, 2), []stage{happens(enters(peukestas))}},
	cardCupOfHemlock: {nil, []stage{
		asking("hemlock", targetRoyalVerb, hemlockVictim, takeRoyalChoice), happens(hemlock),
	}},
	cardRhodianShipyards: {nil, []stage{
		asking("shipyards", targetFleetVerb, shipyardFleet, takeFleet),
		mayAsk("shipyards-second", targetFleetVerb, shipyardSecond, takeFleet2), happens(shipyards),
	}},
	cardSpiesInTheCamp: {nil, []stage{
		asking("spies", targetSeatVerb, spiesTarget, takeSeatChoice), happens(spiesLook),
		mayAsk("spies-card", targetCardVerb, spiesCard, spiesDrop),
	}},
	cardGamesAndFestivals: {nil, []stage{
		asking("festival", targetGeneralVerb, festivalTarget, takeGeneralChoice).within(ownGenerals), happens(festivalGiven),
	}},
	cardCavalryRaid: {nil, []stage{
		asking("raid", targetVerb, raidTarget, takeSpaceChoice).within(undefendedAmong), happens(removeTarget),
	}},
	cardCityFounded: {nil, []stage{
		asking("foundation", targetVerb, foundationTarget, takeSpaceChoice), happens(foundCity),
	}},
	cardRoyalRoad: {nil, []stage{
		asking("royal-road", targetGeneralVerb, anyArmyOrGeneral, takeGeneralChoice).within(ownGenerals), happens(marker(royalRoadOf)),
	}},
	cardEngineers: {nil, []stage{
		asking("engineers", targetGeneralVerb, bigArmy, takeGeneralChoice).within(ownGenerals), happens(marker(engineersOf)),
	}},
	cardLevyOfTheSatraps: {nil, []stage{
		asking("levy", targetVerb, levyTarget, takeSpace(1)), mayAsk("levy-second", targetVerb, levyTarget, takeSpace(2)),
		happens(levySatraps),
	}},
	cardPantodapoiDrill: {trackFree, []stage{happens(drill)}},
	cardHostagesExchanged: {notUsurper, []stage{
		asking("truce", targetSeatVerb, truceTarget, takeSeatChoice), happens(truceMade),
	}},
	cardTheHelepolis: {nil, []stage{
		asking("helepolis", targetGeneralVerb, bigArmy, takeGeneralChoice).within(ownGenerals), happens(marker(helepolisOf)),
	}},
	cardCondemnation15: condemnation,
	cardCondemnation16: condemnation,
	cardAlexandersGhost: {nil, []stage{
		asking("ghost-army", targetGeneralVerb, ghostArmy, takeGeneralChoice).within(ownGenerals),
		asking("ghost-target", targetGeneralVerb, ghostTarget, takeOtherChoice).within(enemyGenerals), announced, happens(ghostCompare),
		mayAsk("ghost-prize", chooseVerb, ghostPrize, ghostTakes),
	}},
	cardMutiny: {nil, []stage{
		asking("mutiny", targetGeneralVerb, mutinyTarget, takeGeneralChoice).within(enemyGenerals), announced, happens(mutiny),
	}},
	cardEpidemic: {nil, []stage{
		asking("epidemic", targetVerb, epidemicSpace, takeSpaceChoice),
		asking("epidemic-owner", targetSeatVerb, epidemicOwner, takeSeatChoice), happens(epidemic),
	}},
	cardMajorCampaign: {nil, []stage{
		asking("campaign", targetGeneralVerb, campaigner, marchingOut).within(ownGenerals), consequences,
		mayAsk("campaign-second", targetGeneralVerb, campaigner, marchingOut).within(ownGenerals),
	}},
	cardTreasureCityLooted: {nil, []stage{
		asking("treasure", targetVerb, treasureCity, takeSpaceChoice),
		asking("treasure-army", targetGeneralVerb, treasureArmy, takeGeneralChoice).within(ownGenerals), happens(loot),
		happens(lootersMarch),
	}},
	cardDesertMarch: {nil, []stage{
		asking("desert", targetGeneralVerb, desertGeneral, takeGeneralChoice).within(ownGenerals), happens(desertMarch),
	}},
	cardRoyalWedding: {nil, []stage{
		asking("bride", targetRoyalVerb, weddingBride, takeRoyalChoice),
		asking("groom", targetGeneralVerb, weddingGroom, takeGeneralChoice).within(ownGenerals), happens(wedding),
	}},
	cardDaughtersOfAntipatros: {daughtersLeft, []stage{
		asking("groom", targetGeneralVerb, daughterGroom, takeGeneralChoice).within(ownGenerals),
		asking("daughter", chooseVerb, daughterFree, takeNumberChoice), happens(daughterWedding),
	}},
	cardRegentOfTheKings: {regentWhen, []stage{happens(becomeRegent)}},
	cardRoyalCaptive: {nil, []stage{
		asking("captive", targetRoyalVerb, captiveVictim, takeRoyalChoice),
		asking("captor", targetGeneralVerb, captiveCaptor, takeGeneralChoice), happens(captive),
	}},
	cardTheBierDiverted: {bierWhen, []stage{
		asking("bier", targetGeneralVerb, bierArmy, takeGeneralChoice), happens(bier),
	}},
	cardTreatyOfTriparadeisos: {treatyWhen, []stage{
		asking("truce", targetSeatVerb, truceTarget, takeSeatChoice), happens(treatyStatus),
	}},
	cardOlympiasRevenge: {olympiasFree, []stage{
		asking("muster-space", targetVerb, levyOlympias.can, takeSpaceChoice).within(levyOlympias.among), happens(levyOlympias.do),
		happens(olympiasJoins), mayAsk("olympias-city", targetVerb, olympiasTarget, removeChosen),
	}},
	cardMercenariesOfTainaron: musters(&levyTainaron, nil),
	cardOdrysianHorsemen:      musters(&levyOdrysians, nil),
	cardKappadokianCavalry:    musters(&levyCavalry, nil),
	cardMacedonianVeterans:    musters(&levyVeterans, nil),
	cardWarElephantsFromIndia: musters(&levyElephants, elephantsLeft),
	cardKilikiaPirates:        {piratesFree, []stage{happens(pirates)}},
	cardFireshipsInTheHarbour: {fireshipsReady, []stage{
		asking("fireships", targetFleetVerb, fireshipTarget, takeFleet), happens(fireships),
	}},
	cardLamianWar: {lamianWhen, []stage{
		risesAmong(regionLamian), risesAmong(regionLamian), happens(lamianArmies), consequences,
		asking("army", targetArmyVerb, lamianArmy, lamianMove),
	}},
	cardFreedomOfTheGreeks: {nil, []stage{
		{prompt: "diadochi.ask.card.freedom", verb: targetVerb, may: afterOne, can: freedomTarget, take: takeSpace(3)},
		happens(freeCities), mayAsk("garrison", targetVerb, garrisonTarget, garrison),
	}},
	cardEnvoysAndGifts: {nil, []stage{
		asking("envoys", targetVerb, envoysTarget, takeSpaceChoice).within(undefendedAmong), happens(replaceTarget),
	}},
	cardTheSatrapChangesSides: {nil, []stage{
		asking("satrap", targetVerb, satrapTarget, takeSpaceChoice), happens(satrap),
	}},
	cardGrainShortage: {nil, []stage{
		asking("shortage", targetProvinceVerb, shortageProvince, takeProvince), happens(shortage),
	}},
	cardReturnFromExile: {nil, []stage{
		asking("exile", targetGeneralVerb, exile, takeGeneralChoice),
		asking("exile-space", targetVerb, exileSpace, takeSpaceChoice), happens(exileArrives),
		mayAsk("exile-unit", takeVerb, exileUnit, exileTakes),
	}},
	cardUnrest43: unrest(hellas, thrake),
	cardUnrest44: unrest(phrygia, kilikia),
	cardUnrest45: unrest(aigyptos, media),
	cardUnrestSpreads: {nil, []stage{
		{prompt: "diadochi.ask.card.unrest-source", verb: targetVerb, may: unrestEnough, can: unrestSource, take: takeSpace(3)},
		spreadsFrom(0), spreadsFrom(1), spreadsFrom(2),
	}},
	cardSilverShields: {silverUnbornYet, []stage{
		asking("silver-space", targetVerb, silverSpace, takeSpaceChoice).within(silverAmong), happens(silverArrive),
	}},
	cardPriceOfFailure: {nil, []stage{
		asking("failure", targetGeneralVerb, failureTarget, takeGeneralChoice), happens(failure),
	}},
	cardPlansOfTheirOwn: {plansWhen, []stage{
		consequences, {prompt: "diadochi.ask.card.army", verb: targetArmyVerb, may: plansEnough, can: plansArmy, take: plansMove},
	}},
	cardMigrationOfIllyrianTribes: {nil, []stage{
		risesIn(epeiros), risesIn(makedonia), consequences, asking("tribes", targetVerb, illyrianRaid, raid),
	}},
	cardScythianInvasion: {nil, []stage{
		happens(scythians), asking("scythian-city", targetVerb, scythianPC, scythianRemoves),
		asking("uprising", targetVerb, risesThere, rise), consequences, asking("tribes", targetVerb, scythianRaid, raid),
	}},
	card23000GreekSoldiers: {nil, []stage{
		happens(philonMarches), asking("philon", targetVerb, philonSpace, philonReturns), happens(philonSettles),
	}},

	cardTraitorInsideCity: {nil, []stage{happens(traitor)}},
	cardFog:               {nil, []stage{asking("fog", chooseVerb, fogChoice, fog)}},
	cardStormsAtSea:       {nil, []stage{happens(storm)}},
	cardTheGiftOfOratory: {nil, []stage{
		asking("oratory", targetGeneralVerb, oratoryTarget, oratory),
	}},
	cardAhuraMazdaAndAhriman: {nil, []stage{
		happens(drawTwo), asking("keep", targetCardVerb, shownCard, keepShown),
	}},
	cardNabataeanAmbush:       {nil, []stage{happens(ambush)}},
	cardChargeOfTheCompanions: {nil, []stage{happens(charge)}},
	cardAssassinationAttempt: {nil, []stage{
		asking("assassination", targetGeneralVerb, assassinTarget, takeGeneralChoice), happens(assassination),
	}},
	cardRansom: {nil, []stage{
		asking("ransom-loser", targetSeatVerb, ransomLoser, takeSeatChoice),
		asking("ransom", chooseVerb, ransomChoice, ransom), asking("ransom-card", targetCardVerb, ransomCard, ransomGives),
	}},
	cardBribery: {nil, []stage{happens(bribery)}},
	cardBadOmens: {nil, []stage{
		asking("omens", targetGeneralVerb, omensTarget, omens),
	}},
	cardNightMarch: {nil, []stage{
		asking("night-march", targetGeneralVerb, nightMarchTarget, nightMarch),
	}},
	cardTheCapturedBaggage: {nil, []stage{happens(baggage)}},
}

// plansEnough lets the player of card 61 stop after one army; turned up, two must move.
func plansEnough(s *state, f *frame) bool { return f.b == 0 && s.play.count > 0 }
