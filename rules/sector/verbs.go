package sector

import "tyche/rules/notation"

// verb is what a move does. Its operands and their words are in the table below; Format and Parse use it.
type verb = uint8

// operand is the kind of a move's operand: the kind of the Refs that it names, or a number.
type operand = uint8

const (
	noOperand = notation.None
	anInt     = notation.Number
	aPlanet   = KindPlanet
	anArea    = KindArea
	aUnit     = KindUnit
	aBuilding = KindBuilding
	aModule   = KindModule
	aTech     = KindTech
	aCard     = KindCard
	anEvent   = KindEvent
	aFaction  = KindFaction
	aSeat     = KindSeat
	aRoute    = KindRoute
	anOrder   = KindOrder
	aCell     = KindCell
	aResource = KindResource
)

type verbRow = notation.Row

// The verbs, chapter by chapter.
const (
	noVerb verb = iota

	// General answers.
	passVerb // decline
	doneVerb // end the present procedure
	yesVerb  // do what is offered

	// Setup.
	takeVerb    // a faction
	settleVerb  // a planet on a cell
	joinVerb    // two planets by a long route
	baseVerb    // a base in an area
	putVerb     // a unit in an area
	shipVerb    // a transport on a route
	defaultVerb // the rest as usual

	// Planning and execution.
	placeVerb    // an order on a planet
	executeVerb  // the top order of a planet
	lapseVerb    // the top order of a planet, for an event card
	workVerb     // a worker on a resource card, ahead of what it pays for
	overworkVerb // one more than the yield
	spendVerb    // a cargo token ahead, 1 = for minerals, 2 = for gas
	discountVerb // 1 = minerals, 2 = gas, of the next purchase
	workerVerb   // buy one
	buyVerb      // a unit into an area
	buildVerb    // a building
	moduleVerb   // a module
	disbandVerb  // a unit of an area
	moveVerb     // a unit from an area to an area
	drawVerb     // combat cards
	techVerb     // buy a technology

	// Battle.
	frontVerb    // a unit into the next slot of the front
	supportVerb  // a unit behind a slot
	commitVerb   // strike and ploy for a slot
	saveVerb     // a support dies instead
	recallVerb   // the beaten unit to an area
	loseVerb     // a unit
	withdrawVerb // a unit to an area

	// Regroup.
	playVerb    // an event card
	seatVerb    // a player as target
	areaVerb    // an area as target
	cardVerb    // a resource card as target
	routeVerb   // a route as target
	cutVerb     // the transport of a seat on a route
	shiftVerb   // the end of a long route at a planet to another planet
	discardVerb // a combat card
	numVerbs
)

var verbs = [numVerbs]verbRow{
	passVerb:     {Word: "pass"},
	doneVerb:     {Word: "done"},
	yesVerb:      {Word: "yes"},
	takeVerb:     {Word: "take", Operands: [3]operand{aFaction}},
	settleVerb:   {Word: "settle", Operands: [3]operand{aPlanet, aCell}},
	joinVerb:     {Word: "join", Operands: [3]operand{aPlanet, aPlanet}},
	baseVerb:     {Word: "base", Operands: [3]operand{anArea}},
	putVerb:      {Word: "put", Operands: [3]operand{aUnit, anArea}},
	shipVerb:     {Word: "ship", Operands: [3]operand{aRoute}},
	defaultVerb:  {Word: "default"},
	placeVerb:    {Word: "place", Operands: [3]operand{anOrder, aPlanet}},
	executeVerb:  {Word: "execute", Operands: [3]operand{aPlanet}},
	lapseVerb:    {Word: "lapse", Operands: [3]operand{aPlanet}},
	workVerb:     {Word: "work", Operands: [3]operand{aResource}},
	overworkVerb: {Word: "overwork", Operands: [3]operand{aResource}},
	spendVerb:    {Word: "spend", Operands: [3]operand{anInt}},
	discountVerb: {Word: "discount", Operands: [3]operand{anInt}},
	workerVerb:   {Word: "worker"},
	buyVerb:      {Word: "buy", Operands: [3]operand{aUnit, anArea}},
	buildVerb:    {Word: "build", Operands: [3]operand{aBuilding}},
	moduleVerb:   {Word: "module", Operands: [3]operand{aModule}},
	disbandVerb:  {Word: "disband", Operands: [3]operand{aUnit, anArea}},
	moveVerb:     {Word: "move", Operands: [3]operand{aUnit, anArea, anArea}},
	drawVerb:     {Word: "draw"},
	techVerb:     {Word: "tech", Operands: [3]operand{aTech}},
	frontVerb:    {Word: "front", Operands: [3]operand{aUnit, anInt}},
	supportVerb:  {Word: "support", Operands: [3]operand{aUnit, anInt}},
	commitVerb:   {Word: "commit", Operands: [3]operand{aCard, aCard, anInt}},
	saveVerb:     {Word: "save", Operands: [3]operand{aUnit}},
	recallVerb:   {Word: "recall", Operands: [3]operand{anArea}},
	loseVerb:     {Word: "lose", Operands: [3]operand{aUnit}},
	withdrawVerb: {Word: "withdraw", Operands: [3]operand{aUnit, anArea}},
	playVerb:     {Word: "play", Operands: [3]operand{anEvent}},
	seatVerb:     {Word: "seat", Operands: [3]operand{aSeat}},
	areaVerb:     {Word: "area", Operands: [3]operand{anArea}},
	cardVerb:     {Word: "card", Operands: [3]operand{aResource}},
	routeVerb:    {Word: "route", Operands: [3]operand{aRoute}},
	cutVerb:      {Word: "cut", Operands: [3]operand{aRoute, aSeat}},
	shiftVerb:    {Word: "shift", Operands: [3]operand{aRoute, aPlanet, aPlanet}},
	discardVerb:  {Word: "discard", Operands: [3]operand{aCard}},
}
