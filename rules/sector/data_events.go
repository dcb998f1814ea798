package sector

// The event cards (6.4), stage by stage.
const (
	driftingCrews event = iota
	windfallCargo
	oldHulls
	volunteers
	warGames
	charter
	quietPassage
	studyGrant
	paidInformer
	hiddenVein
	nightMarch
	tradeEnvoys
	hullCutters
	workStoppage
	sabotage
	veteransReturn
	forwardCamp
	shiftedCurrent
	bannerDay
	stolenPlans
	newSettlers
	masterwork
	garrisonCall
	disputedClaim
	lastMuster
	scorchedField
	openRevolt
	crowningHour
	turncoats
	deepStores
	councilOfCaptains
	loneFlag
	suddenSquall
	beaconsFade
	numEvents = iota
)

// eventRow is a kind of event card.
type eventRow struct {
	id            string
	stage, copies uint8
}

var events = [numEvents]eventRow{
	driftingCrews:     {"e01", 1, 3},
	windfallCargo:     {"e02", 1, 3},
	oldHulls:          {"e03", 1, 3},
	volunteers:        {"e04", 1, 3},
	warGames:          {"e05", 1, 3},
	charter:           {"e06", 1, 3},
	quietPassage:      {"e07", 1, 3},
	studyGrant:        {"e08", 1, 3},
	paidInformer:      {"e09", 1, 3},
	hiddenVein:        {"e10", 1, 3},
	nightMarch:        {"e11", 1, 3},
	tradeEnvoys:       {"e12", 1, 3},
	hullCutters:       {"e13", 2, 3},
	workStoppage:      {"e14", 2, 3},
	sabotage:          {"e15", 2, 3},
	veteransReturn:    {"e16", 2, 3},
	forwardCamp:       {"e17", 2, 3},
	shiftedCurrent:    {"e18", 2, 3},
	bannerDay:         {"e19", 2, 3},
	stolenPlans:       {"e20", 2, 3},
	newSettlers:       {"e21", 2, 3},
	masterwork:        {"e22", 2, 3},
	garrisonCall:      {"e23", 2, 3},
	disputedClaim:     {"e24", 2, 3},
	lastMuster:        {"e25", 3, 2},
	scorchedField:     {"e26", 3, 2},
	openRevolt:        {"e27", 3, 2},
	crowningHour:      {"e28", 3, 2},
	turncoats:         {"e29", 3, 2},
	deepStores:        {"e30", 3, 2},
	councilOfCaptains: {"e31", 3, 2},
	loneFlag:          {"e32", 3, 2},
	suddenSquall:      {"e33", 3, 2},
	beaconsFade:       {"e34", 3, 3},
}
