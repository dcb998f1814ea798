package imperio

import "tyche/rules/notation"

// verb is what a move does. Its operands and their words are in the table below; Format and Parse use it.
type verb = uint8

// operand is the kind of a move's operand: the kind of the Refs that it names, or a number.
type operand = uint8

const (
	noOperand  = notation.None
	anInt      = notation.Number
	aSeat      = KindSeat
	aSystem    = KindSystem
	aPlanet    = KindPlanet
	aUnit      = KindUnit
	aTransport = KindTransport
	aWork      = KindWork
	aTech      = KindTech
	anAbility  = KindAbility
	anUpgrade  = KindUpgrade
	aPlot      = KindPlot
	anEntry    = KindEntry
	aHouse     = KindHouse
	anAction   = KindAction
	aProposal  = KindProposal
	anOffer    = KindOffer
)

type verbRow = notation.Row

// The verbs, chapter by chapter.
const (
	_ verb = iota

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
	doneVerb:     {Word: "done"},
	emptyVerb:    {Word: "empty"},
	sealVerb:     {Word: "seal"},
	absentVerb:   {Word: "absent"},
	chooseVerb:   {Word: "choose", Operands: [3]operand{anInt}},
	houseVerb:    {Word: "house", Operands: [3]operand{aHouse}},
	abilityVerb:  {Word: "ability", Operands: [3]operand{anAbility}},
	upgradeVerb:  {Word: "upgrade", Operands: [3]operand{anUpgrade}},
	defaultsVerb: {Word: "defaults"},
	shiftVerb:    {Word: "shift", Operands: [3]operand{anInt}},

	warVerb:      {Word: "war", Operands: [3]operand{aSeat}},
	peaceVerb:    {Word: "peace", Operands: [3]operand{aSeat}},
	grantVerb:    {Word: "grant", Operands: [3]operand{aSeat}},
	revokeVerb:   {Word: "revoke", Operands: [3]operand{aSeat}},
	blockadeVerb: {Word: "blockade", Operands: [3]operand{aPlanet}},
	liftVerb:     {Word: "lift", Operands: [3]operand{aPlanet}},
	abandonVerb:  {Word: "abandon", Operands: [3]operand{aPlanet}},
	renameVerb:   {Word: "rename", Operands: [3]operand{aSystem, aSystem}},
	doctrineVerb: {Word: "doctrine", Operands: [3]operand{aSystem, anInt}},
	retreatVerb:  {Word: "retreat-rule", Operands: [3]operand{aSystem, anInt}},
	withdrawVerb: {Word: "withdraw-rule", Operands: [3]operand{aSystem, anInt}},
	leagueVerb:   {Word: "leave-ally", Operands: [3]operand{aSeat}},

	actVerb:      {Word: "act", Operands: [3]operand{anAction}},
	buildVerb:    {Word: "build", Operands: [3]operand{aPlanet, aWork}},
	yardVerb:     {Word: "produce", Operands: [3]operand{aPlanet}},
	makeVerb:     {Word: "make", Operands: [3]operand{aUnit}},
	fleetVerb:    {Word: "fleet", Operands: [3]operand{aSystem}},
	goVerb:       {Word: "go", Operands: [3]operand{aSystem}},
	stanceVerb:   {Word: "stance", Operands: [3]operand{anInt}},
	stayVerb:     {Word: "stay", Operands: [3]operand{aUnit, anInt}},
	remainVerb:   {Word: "remain", Operands: [3]operand{aTransport}},
	loadVerb:     {Word: "load", Operands: [3]operand{aPlanet, aTransport, anInt}},
	hangarVerb:   {Word: "hangar", Operands: [3]operand{aTransport, anInt}},
	unloadVerb:   {Word: "unload", Operands: [3]operand{aPlanet, aTransport, anInt}},
	launchVerb:   {Word: "launch", Operands: [3]operand{aTransport, anInt}},
	transferVerb: {Word: "transfer", Operands: [3]operand{aTransport, aTransport}},
	convoyVerb:   {Word: "convoy", Operands: [3]operand{aTransport, aTransport}},
	landVerb:     {Word: "land", Operands: [3]operand{aPlanet, anInt}},
	bombardVerb:  {Word: "bombard", Operands: [3]operand{aPlanet}},
	boardVerb:    {Word: "board", Operands: [3]operand{aPlanet, aTransport, anInt}},
	hoistVerb:    {Word: "hoist", Operands: [3]operand{aTransport, anInt}},
	payVerb:      {Word: "pay", Operands: [3]operand{anInt}},
	loseVerb:     {Word: "lose", Operands: [3]operand{aUnit, anInt}},
	carrierHit:   {Word: "lose-transport", Operands: [3]operand{aTransport}},
	fleeVerb:     {Word: "flee", Operands: [3]operand{aSystem}},
	fightVerb:    {Word: "fight"},

	researchVerb: {Word: "research", Operands: [3]operand{aTech}},
	plotVerb:     {Word: "plot", Operands: [3]operand{aPlot, aSeat}},
	objectVerb:   {Word: "object", Operands: [3]operand{aPlanet, aWork}},
	objectTech:   {Word: "object-tech", Operands: [3]operand{aTech}},
	objectAction: {Word: "object-action", Operands: [3]operand{anAction}},
	blameVerb:    {Word: "blame", Operands: [3]operand{aSeat}},
	noBlameVerb:  {Word: "no-blame"},
	billVerb:     {Word: "bill", Operands: [3]operand{anEntry}},
	nameVerb:     {Word: "name", Operands: [3]operand{aSeat}},
	amountVerb:   {Word: "amount", Operands: [3]operand{anInt}},
	inciteVerb:   {Word: "incite", Operands: [3]operand{aPlanet}},
	onUnitVerb:   {Word: "on-unit", Operands: [3]operand{aUnit}},
	onWorkVerb:   {Word: "on-work", Operands: [3]operand{aWork}},
	onSystemVerb: {Word: "on-system", Operands: [3]operand{aSystem}},

	voteVerb:          {Word: "vote", Operands: [3]operand{aProposal, anInt, anInt}},
	offerVerb:         {Word: "offer", Operands: [3]operand{aSeat}},
	sendVerb:          {Word: "send"},
	acceptVerb:        {Word: "accept", Operands: [3]operand{anOffer}},
	refuseVerb:        {Word: "refuse", Operands: [3]operand{anOffer}},
	withdrawOfferVerb: {Word: "take-back", Operands: [3]operand{anOffer}},
	allyVerb:          {Word: "ally", Operands: [3]operand{aSeat}},

	giveResources: {Word: "give-resources", Operands: [3]operand{anInt}},
	giveInfluence: {Word: "give-influence", Operands: [3]operand{anInt}},
	giveTech:      {Word: "give-tech", Operands: [3]operand{aTech}},
	givePlanet:    {Word: "give-planet", Operands: [3]operand{aPlanet}},
	giveFleet:     {Word: "give-fleet", Operands: [3]operand{aSystem}},
	givePassage:   {Word: "give-passage", Operands: [3]operand{anInt}},
	giveDossier:   {Word: "give-dossier", Operands: [3]operand{aSeat}},
	giveVote:      {Word: "give-vote", Operands: [3]operand{aProposal, anInt}},
	givePeace:     {Word: "give-peace"},
	askResources:  {Word: "ask-resources", Operands: [3]operand{anInt}},
	askInfluence:  {Word: "ask-influence", Operands: [3]operand{anInt}},
	askTech:       {Word: "ask-tech", Operands: [3]operand{aTech}},
	askPlanet:     {Word: "ask-planet", Operands: [3]operand{aPlanet}},
	askFleet:      {Word: "ask-fleet", Operands: [3]operand{aSystem}},
	askPassage:    {Word: "ask-passage", Operands: [3]operand{anInt}},
	askDossier:    {Word: "ask-dossier", Operands: [3]operand{aSeat}},
	askVote:       {Word: "ask-vote", Operands: [3]operand{aProposal, anInt}},
	askPeace:      {Word: "ask-peace"},
	forgeVerb:     {Word: "forge", Operands: [3]operand{aTech}},
}
