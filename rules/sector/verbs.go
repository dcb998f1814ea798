package sector

// verb is what a move does. Its operands and their words are in the table below; Format and Parse use it.
type verb = uint8

// operand is the kind of a move's operand.
type operand uint8

const (
	noOperand operand = iota
	anInt
	aPlanet
	anArea
	aUnit
	aBuilding
	aModule
	aTech
	aCard
	anEvent
	aFaction
	aSeat
	aRoute
	anOrder
	aCell
	aResource
)

type verbRow struct {
	word     string
	operands [3]operand
}

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
	passVerb:     {"pass", [3]operand{}},
	doneVerb:     {"done", [3]operand{}},
	yesVerb:      {"yes", [3]operand{}},
	takeVerb:     {"take", [3]operand{aFaction}},
	settleVerb:   {"settle", [3]operand{aPlanet, aCell}},
	joinVerb:     {"join", [3]operand{aPlanet, aPlanet}},
	baseVerb:     {"base", [3]operand{anArea}},
	putVerb:      {"put", [3]operand{aUnit, anArea}},
	shipVerb:     {"ship", [3]operand{aRoute}},
	defaultVerb:  {"default", [3]operand{}},
	placeVerb:    {"place", [3]operand{anOrder, aPlanet}},
	executeVerb:  {"execute", [3]operand{aPlanet}},
	lapseVerb:    {"lapse", [3]operand{aPlanet}},
	workVerb:     {"work", [3]operand{aResource}},
	overworkVerb: {"overwork", [3]operand{aResource}},
	discountVerb: {"discount", [3]operand{anInt}},
	workerVerb:   {"worker", [3]operand{}},
	buyVerb:      {"buy", [3]operand{aUnit, anArea}},
	buildVerb:    {"build", [3]operand{aBuilding}},
	moduleVerb:   {"module", [3]operand{aModule}},
	disbandVerb:  {"disband", [3]operand{aUnit, anArea}},
	moveVerb:     {"move", [3]operand{aUnit, anArea, anArea}},
	drawVerb:     {"draw", [3]operand{}},
	techVerb:     {"tech", [3]operand{aTech}},
	frontVerb:    {"front", [3]operand{aUnit, anInt}},
	supportVerb:  {"support", [3]operand{aUnit, anInt}},
	commitVerb:   {"commit", [3]operand{aCard, aCard, anInt}},
	saveVerb:     {"save", [3]operand{aUnit}},
	recallVerb:   {"recall", [3]operand{anArea}},
	loseVerb:     {"lose", [3]operand{aUnit}},
	withdrawVerb: {"withdraw", [3]operand{aUnit, anArea}},
	playVerb:     {"play", [3]operand{anEvent}},
	seatVerb:     {"seat", [3]operand{aSeat}},
	areaVerb:     {"area", [3]operand{anArea}},
	cardVerb:     {"card", [3]operand{aResource}},
	routeVerb:    {"route", [3]operand{aRoute}},
	cutVerb:      {"cut", [3]operand{aRoute, aSeat}},
	shiftVerb:    {"shift", [3]operand{aRoute, aPlanet, aPlanet}},
	discardVerb:  {"discard", [3]operand{aCard}},
}
