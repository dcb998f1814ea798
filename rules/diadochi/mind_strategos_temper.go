package diadochi

// strategos is the temper that won most games by rank alone, found as `go run ./rules/cmd/fit temper` does. What is
// missing counts as it does for a veteran.
var strategos = func() Temper {
	t := veteran
	for k, n := range [numTraits]int16{
		onVP:               30,
		onVPover:           75,
		onPC:               110,
		onProgressLand:     265,
		onLoss:             30,
		onGoalSiege:        60,
		onGoalFoe:          115,
		onTake:             130,
		onTakeSiege:        60,
		onLeave:            115,
		onLeaveCost:        65,
		onKeep:             115,
		onHostile:          75,
		onRoyalPrize:       145,
		onHeirPrize:        115,
		onCartPrize:        175,
		onAttackPrizeWorth: 325,
		onAttackGain:       205,
		onAttackLose:       85,
		onAttackLoseFix:    90,
		onAttackFix:        80,
		onExposure:         170,
		onSiegeLift:        120,
		onPeril:            110,
		onEvent:            430,
		onOps:              70,
		onMarch:            35,
		onFleet:            85,
		onRecruit:          125,
		onDrill:            110,
		onMuster:           120,
		onActivate:         65,
		onSurrenderFix:     65,
		onIntercept:        90,
		onMusterMajor:      70,
		onMusterStack:      70,
		onMusterGain:       140,
		onThreat:           85,
		onStrength:         300,
		onDetach:           85,
		onSortie:           125,
		onSiegeNow:         70,
	} {
		if n > 0 {
			t.Traits[k] = n
		}
	}
	for c, n := range [numCards]int16{
		cardKassandros:              145,
		cardPeukestasSatrapOfPersis: 120,
		cardSpiesInTheCamp:          85,
		cardCityFounded:             85,
		cardPantodapoiDrill:         130,
		cardHostagesExchanged:       85,
		cardTheHelepolis:            120,
		cardEpidemic:                70,
		cardMajorCampaign:           85,
		cardRoyalWedding:            85,
		cardDaughtersOfAntipatros:   150,
		cardRegentOfTheKings:        75,
		cardRoyalCaptive:            115,
		cardTreatyOfTriparadeisos:   135,
		cardOlympiasRevenge:         150,
		cardMacedonianVeterans:      120,
		cardFireshipsInTheHarbour:   125,
		cardFreedomOfTheGreeks:      85,
		cardEnvoysAndGifts:          85,
		cardTheSatrapChangesSides:   160,
		cardReturnFromExile:         150,
		cardUnrest43:                80,
		cardUnrest44:                135,
		cardUnrestSpreads:           80,
		cardSilverShields:           125,
		cardPriceOfFailure:          145,
		cardTraitorInsideCity:       115,
		cardFog:                     115,
		cardStormsAtSea:             85,
		cardTheGiftOfOratory:        70,
		cardChargeOfTheCompanions:   140,
		cardAssassinationAttempt:    85,
		cardRansom:                  140,
		cardBribery:                 80,
		cardBadOmens:                130,
		cardNightMarch:              85,
		cardScythianInvasion:        70,
		cardTheCapturedBaggage:      120,
	} {
		if n > 0 {
			t.Events[c] = n
		}
	}
	return t
}()
