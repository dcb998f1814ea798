package imperio

// The verbs of answers by name, for those who write orders: a table builds its letters of them. What their operands are
// is told in the table of verbs; Game.Format shows any of them in words.
const (
	VerbDone   = doneVerb  // end the present question
	VerbEmpty  = emptyVerb // leave the slot empty
	VerbSeal   = sealVerb
	VerbAbsent = absentVerb

	VerbHouse    = houseVerb   // House
	VerbAbility  = abilityVerb // ability
	VerbUpgrade  = upgradeVerb // upgrade
	VerbDefaults = defaultsVerb
	VerbShift    = shiftVerb // Troops on the second Home planet

	VerbWar      = warVerb      // seat
	VerbPeace    = peaceVerb    // seat
	VerbGrant    = grantVerb    // seat
	VerbRevoke   = revokeVerb   // seat
	VerbBlockade = blockadeVerb // planet
	VerbLift     = liftVerb     // planet
	VerbAbandon  = abandonVerb  // planet
	VerbRename   = renameVerb   // system, new name
	VerbDoctrine = doctrineVerb // system, Doctrine...
	VerbRetreat  = retreatVerb  // system, Retreat...
	VerbWithdraw = withdrawVerb // system, Withdraw...
	VerbLeague   = leagueVerb   // seat: end the alliance

	VerbAct      = actVerb      // action type
	VerbBuild    = buildVerb    // planet, infrastructure
	VerbYard     = yardVerb     // planet that produces
	VerbMake     = makeVerb     // one more unit
	VerbFleet    = fleetVerb    // system: a detachment of its fleet, or its standing orders
	VerbGo       = goVerb       // system
	VerbStance   = stanceVerb   // Stance...
	VerbStay     = stayVerb     // unit, hull: one ship stays behind
	VerbRemain   = remainVerb   // transport stays behind
	VerbLoad     = loadVerb     // planet, transport, Troops
	VerbHangar   = hangarVerb   // transport, Aircraft
	VerbUnload   = unloadVerb   // planet, transport, Troops
	VerbLaunch   = launchVerb   // transport, Aircraft
	VerbTransfer = transferVerb // transport, transport: one Troop
	VerbConvoy   = convoyVerb   // transport, transport: one Aircraft
	VerbLand     = landVerb     // planet, Troops
	VerbBombard  = bombardVerb  // planet
	VerbBoard    = boardVerb    // planet, transport, Troops, after moving
	VerbHoist    = hoistVerb    // transport, Aircraft, after moving
	VerbPay      = payVerb      // Influence of the price

	VerbLose          = loseVerb   // unit, hull: takes a hit
	VerbLoseTransport = carrierHit // transport: takes a hit
	VerbFlee          = fleeVerb   // system
	VerbFight         = fightVerb

	VerbResearch     = researchVerb // technology
	VerbPlot         = plotVerb     // plot, seat
	VerbObject       = objectVerb   // planet, infrastructure: Sabotage
	VerbObjectTech   = objectTech   // technology: Brain Drain
	VerbObjectAction = objectAction // action type: Sow Chaos
	VerbIncite       = inciteVerb   // planet: Sedition
	VerbBlame        = blameVerb    // seat
	VerbNoBlame      = noBlameVerb
	VerbBill         = billVerb   // entry: Political Favour
	VerbName         = nameVerb   // seat that a decree names
	VerbAmount       = amountVerb // of a decree
	VerbOnUnit       = onUnitVerb
	VerbOnWork       = onWorkVerb
	VerbOnSystem     = onSystemVerb

	VerbVote     = voteVerb  // proposal, option, votes
	VerbOffer    = offerVerb // seat
	VerbSend     = sendVerb  // the offer or Favour as it stands
	VerbAccept   = acceptVerb
	VerbRefuse   = refuseVerb
	VerbTakeBack = withdrawOfferVerb
	VerbAlly     = allyVerb
	VerbGive     = giveResources // and the goods after it, see Goods...
	VerbAsk      = askResources  // likewise
	VerbForge    = forgeVerb     // technology that a dossier claims
	GoodsKinds   = numGoods
	GoodsMoney   = goodsResources // added to VerbGive or VerbAsk; amount
	GoodsFavour  = goodsInfluence // amount
	GoodsTech    = goodsTech      // technology
	GoodsPlanet  = goodsPlanet    // planet
	GoodsFleet   = goodsFleet     // system
	GoodsPassage = goodsPassage   // turns
	GoodsDossier = goodsDossier   // seat it is about
	GoodsVote    = goodsVote      // proposal, option
	GoodsPeace   = goodsPeace
)
