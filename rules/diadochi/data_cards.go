package diadochi

// The 64 cards of the Tyche deck, 1-64 as 0-63, and 47B, which takes the place of 47A.
const (
	cardKassandros                card = iota // 1
	cardPeukestasSatrapOfPersis               // 2
	cardCupOfHemlock                          // 3
	cardRhodianShipyards                      // 4
	cardSpiesInTheCamp                        // 5
	cardGamesAndFestivals                     // 6
	cardCavalryRaid                           // 7
	cardCityFounded                           // 8
	cardRoyalRoad                             // 9
	cardEngineers                             // 10
	cardLevyOfTheSatraps                      // 11
	cardPantodapoiDrill                       // 12
	cardHostagesExchanged                     // 13
	cardTheHelepolis                          // 14
	cardCondemnation15                        // 15
	cardCondemnation16                        // 16
	cardAlexandersGhost                       // 17
	cardMutiny                                // 18
	cardEpidemic                              // 19
	cardMajorCampaign                         // 20
	cardTreasureCityLooted                    // 21
	cardDesertMarch                           // 22
	cardRoyalWedding                          // 23
	cardDaughtersOfAntipatros                 // 24
	cardRegentOfTheKings                      // 25
	cardRoyalCaptive                          // 26
	cardTheBierDiverted                       // 27
	cardTreatyOfTriparadeisos                 // 28
	cardOlympiasRevenge                       // 29
	cardMercenariesOfTainaron                 // 30
	cardOdrysianHorsemen                      // 31
	cardKappadokianCavalry                    // 32
	cardMacedonianVeterans                    // 33
	cardWarElephantsFromIndia                 // 34
	cardKilikiaPirates                        // 35
	cardFireshipsInTheHarbour                 // 36
	cardLamianWar                             // 37
	cardFreedomOfTheGreeks                    // 38
	cardEnvoysAndGifts                        // 39
	cardTheSatrapChangesSides                 // 40
	cardGrainShortage                         // 41
	cardReturnFromExile                       // 42
	cardUnrest43                              // 43
	cardUnrest44                              // 44
	cardUnrest45                              // 45
	cardUnrestSpreads                         // 46
	cardSilverShields                         // 47A
	cardPriceOfFailure                        // 48
	cardTraitorInsideCity                     // 49
	cardFog                                   // 50
	cardStormsAtSea                           // 51
	cardTheGiftOfOratory                      // 52
	cardAhuraMazdaAndAhriman                  // 53
	cardNabataeanAmbush                       // 54
	cardChargeOfTheCompanions                 // 55
	cardAssassinationAttempt                  // 56
	cardRansom                                // 57
	cardBribery                               // 58
	cardBadOmens                              // 59
	cardNightMarch                            // 60
	cardPlansOfTheirOwn                       // 61
	cardMigrationOfIllyrianTribes             // 62
	cardScythianInvasion                      // 63
	card23000GreekSoldiers                    // 64
	cardTheCapturedBaggage                    // 47B
	numCards                           = iota
	noCard                        card = 255
)

// band is the kind of a card (3.25).
type band uint8

const (
	eventBand band = iota
	bonusBand
	surpriseBand
)

type cardRow struct {
	number string
	id     string
	band   band
	op     int8
	leaves bool // leaves the game once its event was resolved
}

var cards = [numCards]cardRow{
	// number, id, band, OP, leaves the game
	{"1", "kassandros", eventBand, 4, true},
	{"2", "peukestas-satrap-of-persis", eventBand, 3, true},
	{"3", "cup-of-hemlock", bonusBand, 2, false},
	{"4", "rhodian-shipyards", bonusBand, 2, false},
	{"5", "spies-in-the-camp", bonusBand, 1, false},
	{"6", "games-and-festivals", bonusBand, 1, false},
	{"7", "cavalry-raid", bonusBand, 2, false},
	{"8", "city-founded", bonusBand, 3, false},
	{"9", "royal-road", bonusBand, 1, false},
	{"10", "engineers", bonusBand, 1, false},
	{"11", "levy-of-the-satraps", bonusBand, 3, false},
	{"12", "pantodapoi-drill", bonusBand, 2, false},
	{"13", "hostages-exchanged", bonusBand, 2, false},
	{"14", "the-helepolis", bonusBand, 3, false},
	{"15", "condemnation-15", eventBand, 2, false},
	{"16", "condemnation-16", eventBand, 3, false},
	{"17", "alexanders-ghost", eventBand, 3, false},
	{"18", "mutiny", eventBand, 3, false},
	{"19", "epidemic", eventBand, 2, false},
	{"20", "major-campaign", eventBand, 4, false},
	{"21", "treasure-city-looted", eventBand, 3, false},
	{"22", "desert-march", eventBand, 2, false},
	{"23", "royal-wedding", eventBand, 3, false},
	{"24", "daughters-of-antipatros", eventBand, 2, false},
	{"25", "regent-of-the-kings", eventBand, 4, false},
	{"26", "royal-captive", eventBand, 2, false},
	{"27", "the-bier-diverted", eventBand, 3, false},
	{"28", "treaty-of-triparadeisos", eventBand, 4, true},
	{"29", "olympias-revenge", eventBand, 4, false},
	{"30", "mercenaries-of-tainaron", eventBand, 3, false},
	{"31", "odrysian-horsemen", eventBand, 2, false},
	{"32", "kappadokian-cavalry", eventBand, 2, false},
	{"33", "macedonian-veterans", eventBand, 4, false},
	{"34", "war-elephants-from-india", eventBand, 4, false},
	{"35", "kilikia-pirates", eventBand, 3, false},
	{"36", "fireships-in-the-harbour", eventBand, 3, false},
	{"37", "lamian-war", eventBand, 3, false},
	{"38", "freedom-of-the-greeks", eventBand, 4, false},
	{"39", "envoys-and-gifts", eventBand, 3, false},
	{"40", "the-satrap-changes-sides", eventBand, 4, false},
	{"41", "grain-shortage", eventBand, 2, false},
	{"42", "return-from-exile", eventBand, 2, false},
	{"43", "unrest-43", eventBand, 1, false},
	{"44", "unrest-44", eventBand, 2, false},
	{"45", "unrest-45", eventBand, 1, false},
	{"46", "unrest-spreads", eventBand, 2, false},
	{"47A", "silver-shields", eventBand, 4, true},
	{"48", "price-of-failure", eventBand, 2, false},
	{"49", "traitor-inside-city", surpriseBand, 0, false},
	{"50", "fog", surpriseBand, 0, false},
	{"51", "storms-at-sea", surpriseBand, 0, false},
	{"52", "the-gift-of-oratory", surpriseBand, 0, false},
	{"53", "ahura-mazda-and-ahriman", surpriseBand, 0, false},
	{"54", "nabataean-ambush", surpriseBand, 0, false},
	{"55", "charge-of-the-companions", surpriseBand, 0, false},
	{"56", "assassination-attempt", surpriseBand, 0, false},
	{"57", "ransom", surpriseBand, 0, false},
	{"58", "bribery", surpriseBand, 0, false},
	{"59", "bad-omens", surpriseBand, 0, false},
	{"60", "night-march", surpriseBand, 0, false},
	{"61", "plans-of-their-own", eventBand, 1, false},
	{"62", "migration-of-illyrian-tribes", eventBand, 2, false},
	{"63", "scythian-invasion", eventBand, 1, false},
	{"64", "23000-greek-soldiers", eventBand, 3, false},
	{"47B", "the-captured-baggage", surpriseBand, 0, false},
}
