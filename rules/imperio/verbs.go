package imperio

// verb is what a move does. Its operands and their words are in the table below; Format and Parse use it.
type verb = uint8

// operand is the kind of a move's operand.
type operand uint8

const (
	noOperand operand = iota
	anInt
	aSeat
	aSystem
	aPlanet
	aUnit
	aTransport
	aWork
	aTech
	anAbility
	anUpgrade
	aPlot
	anEntry
	aHouse
	anAction
	aProposal
	anOffer
)

type verbRow struct {
	word     string
	operands [3]operand
}

// The verbs, chapter by chapter.
const (
	noVerb verb = iota

	// General answers.
	doneVerb  // end the present procedure
	emptyVerb // leave the slot empty
	sealVerb
	absentVerb // 20.3
	chooseVerb // the n-th of the offered things

	// Setup.
	houseVerb
	abilityVerb
	upgradeVerb
	defaultsVerb
	shiftVerb // a Troop from Home planet 1 to 2 before turn 1

	// Declarations (8.5).
	warVerb
	peaceVerb
	grantVerb
	revokeVerb
	blockadeVerb
	liftVerb
	abandonVerb
	renameVerb
	doctrineVerb
	retreatVerb
	withdrawVerb // A09 setting
	leagueVerb   // end an alliance

	// Orders.
	actVerb   // choose the type of the slot's action
	buildVerb // an infrastructure on a planet
	yardVerb  // the planet that produces
	makeVerb  // one more unit
	fleetVerb // a detachment of the fleet of a system
	goVerb
	stanceVerb
	stayVerb     // a ship of this type and hull stays behind
	remainVerb   // a transport stays behind
	loadVerb     // Troops, n, from a planet into a transport
	hangarVerb   // based Aircraft, n, into a transport
	unloadVerb   // Troops, n, to a planet one holds
	launchVerb   // Aircraft, n, from a transport to the base
	transferVerb // one Troop from transport to transport
	convoyVerb   // one Aircraft likewise
	landVerb     // n Troops of the detachment on a planet
	bombardVerb
	boardVerb  // after moving: Troops, n, from a planet into a transport
	hoistVerb  // after moving: based Aircraft, n, into a transport
	payVerb    // n Influence of the price
	loseVerb   // a unit takes a hit
	carrierHit // a transport takes a hit
	fleeVerb   // retreat to a system
	fightVerb  // stay in the battle

	// Research and Subterfuge.
	researchVerb
	plotVerb // a plot against a seat
	objectVerb
	objectTech
	objectAction
	blameVerb
	noBlameVerb
	billVerb // a Political Favour: an entry of the catalogue, bound to a seat or not
	nameVerb // a seat that a decree names
	amountVerb
	inciteVerb // the planet of a Sedition
	onUnitVerb // what a decree makes dearer or cheaper
	onWorkVerb
	onSystemVerb // the system that a decree protects

	// Council and trade.
	voteVerb  // a proposal, an option, n votes
	offerVerb // to a seat
	sendVerb  // the offer or Favour as it stands
	acceptVerb
	refuseVerb
	withdrawOfferVerb
	allyVerb

	// Goods that an offer gives or asks for, in the same order.
	giveResources
	giveInfluence
	giveTech
	givePlanet
	giveFleet
	givePassage // turns
	giveDossier
	giveVote  // a promised vote: a proposal and an option
	givePeace // a promised offer of peace
	askResources
	askInfluence
	askTech
	askPlanet
	askFleet
	askPassage
	askDossier
	askVote
	askPeace
	forgeVerb // a technology that a dossier claims

	numVerbs
)

var verbs = [numVerbs]verbRow{
	doneVerb:     {"done", [3]operand{}},
	emptyVerb:    {"empty", [3]operand{}},
	sealVerb:     {"seal", [3]operand{}},
	absentVerb:   {"absent", [3]operand{}},
	chooseVerb:   {"choose", [3]operand{anInt}},
	houseVerb:    {"house", [3]operand{aHouse}},
	abilityVerb:  {"ability", [3]operand{anAbility}},
	upgradeVerb:  {"upgrade", [3]operand{anUpgrade}},
	defaultsVerb: {"defaults", [3]operand{}},
	shiftVerb:    {"shift", [3]operand{anInt}},

	warVerb:      {"war", [3]operand{aSeat}},
	peaceVerb:    {"peace", [3]operand{aSeat}},
	grantVerb:    {"grant", [3]operand{aSeat}},
	revokeVerb:   {"revoke", [3]operand{aSeat}},
	blockadeVerb: {"blockade", [3]operand{aPlanet}},
	liftVerb:     {"lift", [3]operand{aPlanet}},
	abandonVerb:  {"abandon", [3]operand{aPlanet}},
	renameVerb:   {"rename", [3]operand{aSystem, aSystem}},
	doctrineVerb: {"doctrine", [3]operand{aSystem, anInt}},
	retreatVerb:  {"retreat-rule", [3]operand{aSystem, anInt}},
	withdrawVerb: {"withdraw-rule", [3]operand{aSystem, anInt}},
	leagueVerb:   {"leave-ally", [3]operand{aSeat}},

	actVerb:      {"act", [3]operand{anAction}},
	buildVerb:    {"build", [3]operand{aPlanet, aWork}},
	yardVerb:     {"produce", [3]operand{aPlanet}},
	makeVerb:     {"make", [3]operand{aUnit}},
	fleetVerb:    {"fleet", [3]operand{aSystem}},
	goVerb:       {"go", [3]operand{aSystem}},
	stanceVerb:   {"stance", [3]operand{anInt}},
	stayVerb:     {"stay", [3]operand{aUnit, anInt}},
	remainVerb:   {"remain", [3]operand{aTransport}},
	loadVerb:     {"load", [3]operand{aPlanet, aTransport, anInt}},
	hangarVerb:   {"hangar", [3]operand{aTransport, anInt}},
	unloadVerb:   {"unload", [3]operand{aPlanet, aTransport, anInt}},
	launchVerb:   {"launch", [3]operand{aTransport, anInt}},
	transferVerb: {"transfer", [3]operand{aTransport, aTransport}},
	convoyVerb:   {"convoy", [3]operand{aTransport, aTransport}},
	landVerb:     {"land", [3]operand{aPlanet, anInt}},
	bombardVerb:  {"bombard", [3]operand{aPlanet}},
	boardVerb:    {"board", [3]operand{aPlanet, aTransport, anInt}},
	hoistVerb:    {"hoist", [3]operand{aTransport, anInt}},
	payVerb:      {"pay", [3]operand{anInt}},
	loseVerb:     {"lose", [3]operand{aUnit, anInt}},
	carrierHit:   {"lose-transport", [3]operand{aTransport}},
	fleeVerb:     {"flee", [3]operand{aSystem}},
	fightVerb:    {"fight", [3]operand{}},

	researchVerb: {"research", [3]operand{aTech}},
	plotVerb:     {"plot", [3]operand{aPlot, aSeat}},
	objectVerb:   {"object", [3]operand{aPlanet, aWork}},
	objectTech:   {"object-tech", [3]operand{aTech}},
	objectAction: {"object-action", [3]operand{anAction}},
	blameVerb:    {"blame", [3]operand{aSeat}},
	noBlameVerb:  {"no-blame", [3]operand{}},
	billVerb:     {"bill", [3]operand{anEntry}},
	nameVerb:     {"name", [3]operand{aSeat}},
	amountVerb:   {"amount", [3]operand{anInt}},
	inciteVerb:   {"incite", [3]operand{aPlanet}},
	onUnitVerb:   {"on-unit", [3]operand{aUnit}},
	onWorkVerb:   {"on-work", [3]operand{aWork}},
	onSystemVerb: {"on-system", [3]operand{aSystem}},

	voteVerb:          {"vote", [3]operand{aProposal, anInt, anInt}},
	offerVerb:         {"offer", [3]operand{aSeat}},
	sendVerb:          {"send", [3]operand{}},
	acceptVerb:        {"accept", [3]operand{anOffer}},
	refuseVerb:        {"refuse", [3]operand{anOffer}},
	withdrawOfferVerb: {"take-back", [3]operand{anOffer}},
	allyVerb:          {"ally", [3]operand{aSeat}},

	giveResources: {"give-resources", [3]operand{anInt}},
	giveInfluence: {"give-influence", [3]operand{anInt}},
	giveTech:      {"give-tech", [3]operand{aTech}},
	givePlanet:    {"give-planet", [3]operand{aPlanet}},
	giveFleet:     {"give-fleet", [3]operand{aSystem}},
	givePassage:   {"give-passage", [3]operand{anInt}},
	giveDossier:   {"give-dossier", [3]operand{aSeat}},
	giveVote:      {"give-vote", [3]operand{aProposal, anInt}},
	givePeace:     {"give-peace", [3]operand{}},
	askResources:  {"ask-resources", [3]operand{anInt}},
	askInfluence:  {"ask-influence", [3]operand{anInt}},
	askTech:       {"ask-tech", [3]operand{aTech}},
	askPlanet:     {"ask-planet", [3]operand{aPlanet}},
	askFleet:      {"ask-fleet", [3]operand{aSystem}},
	askPassage:    {"ask-passage", [3]operand{anInt}},
	askDossier:    {"ask-dossier", [3]operand{aSeat}},
	askVote:       {"ask-vote", [3]operand{aProposal, anInt}},
	askPeace:      {"ask-peace", [3]operand{}},
	forgeVerb:     {"forge", [3]operand{aTech}},
}
