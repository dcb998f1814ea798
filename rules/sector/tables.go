package sector

import "tyche/rules"

// Ids of the things of the game. Each is an index into its table.
type (
	planet   uint8
	area     uint8
	unit     uint8 // a type of unit
	building uint8
	module   uint8
	tech     uint8 // a technology
	card     uint8 // a kind of combat card
	event    uint8 // a kind of event card
	faction  uint8
	people   uint8
)

const (
	maxSeats       = 6
	unitsOfPeople  = 6
	cardsOfPeople  = 14
	techsOfPeople  = 6
	buildingsOfOne = 4 // of a people
	maxAreas       = 4 // of a planet
	noUnit         = unit(255)
	noTech         = tech(255)
	nobody         = rules.Nobody
)

// The peoples (1.2).
const (
	guild people = iota
	tide
	kiln
	numPeoples = iota
)

// areaKind is what an area gives.
type areaKind uint8

const (
	mineral areaKind = iota
	gas
	conquest
)

// unitRow is a type of unit (6.1-6.3).
type unitRow struct {
	id                           string
	count, minerals, gas         uint8
	building                     building
	air, hitsAir, hitsGround     bool
	strength, health             int8
	supportAttack, supportHealth int8
	againstAir                   int8 // added to its attack against an air front
	pair                         bool // two are bought at once
}

// cost is the total cost, minerals and gas together.
func (u *unitRow) cost() int { return int(u.minerals + u.gas) }

type buildingRow struct {
	id            string
	minerals, gas uint8
	requires      building
}

type moduleRow struct {
	id                 string
	max, minerals, gas uint8
}

// techRow is a technology; card is what it shuffles into the combat deck, or noCard when it stands open.
type techRow struct {
	id            string
	minerals, gas uint8
	requires      building
	card          card
}

// keyword is what a combat card does besides its values (4.4).
type keyword uint8

const (
	anyHit keyword = iota + 1
	cancels
	saves
	recalls
	blastGround
	blastAir
	blastAny
)

// cardRow is a kind of combat card (6.5).
type cardRow struct {
	id                       string
	copies                   uint8
	from                     tech // noTech = in the starting deck
	ploy                     bool
	named                    unit // noUnit = any
	attack, health           int8 // with the named unit
	otherAttack, otherHealth int8
	keyword                  keyword
}

type startRow struct {
	unit  unit
	count uint8
}

// reserveRow is a number of workers and of units of one type.
type reserveRow struct {
	workers uint8
	unit    unit
	count   uint8
}

// factionRow is a faction (1.3); masts are the Signal Masts it starts with.
type factionRow struct {
	id                         string
	people                     people
	colour                     uint32
	start                      []startRow
	workers, transports, masts uint8
}

// Numbers of the rules.
const (
	maxWorkers     = 12
	maxBases       = 5
	maxTransports  = 6
	tokensARound   = 4
	maxTokens      = maxSeats * tokensARound
	baseCost       = 3
	buildLimit     = 2 // units of a Build order
	overfill       = 2 // attackers above the unit limit (3.4)
	handLimit      = 6
	guildHandLimit = 8
	startHand      = 4
	attackDraw     = 3
	defenceDraw    = 3
	researchDraw   = 3
	pointsToWin    = 15
	lastRound      = 12
	mineYield      = 2 // Home Mine
	wellYield      = 1 // Home Well
	numBeacons     = 3
	stages         = 3
)

// eventDeck is how many event cards of each stage are in the game, by the number of players; Beacons come on top (1.4).
var eventDeck = [maxSeats + 1][stages]uint8{2: {11, 11, 5}, 3: {14, 14, 5}, 4: {22, 22, 9}, 5: {24, 24, 12}, 6: {24, 24, 12}}

func peopleOf(u unit) people           { return people(u / unitsOfPeople) }
func unitOf(p people, i int) unit      { return unit(int(p)*unitsOfPeople + i) }
func cardOf(p people, i int) card      { return card(int(p)*cardsOfPeople + i) }
func techOf(p people, i int) tech      { return tech(int(p)*techsOfPeople + i) }
func buildOf(p people, i int) building { return building(int(p)*buildingsOfOne + i) }

// areasOf returns the first area of a planet and the one after its last.
func areasOf(p planet) (first, end area) {
	row := &planets[p]
	return row.first, row.first + area(row.count)
}

// Things that resource cards are named by: areas, then the two permanent ones.
const (
	homeMine     = numAreas
	homeWell     = numAreas + 1
	numResources = numAreas + 2
)

// routeID names a route by its planets, whatever their order.
func routeID(a, b planet) int16 {
	if a > b {
		a, b = b, a
	}
	return int16(a)*numPlanets + int16(b)
}

// eventOf is the kind of each single event card; eventBase its first one.
var eventOf, eventBase = dealEvents()

const numEventCards = 93

func dealEvents() (of [numEventCards]event, base [numEvents + 1]uint8) {
	n := uint8(0)
	for e := range events {
		base[e] = n
		for range events[e].copies {
			of[n] = event(e)
			n++
		}
	}
	base[numEvents] = n
	return of, base
}
