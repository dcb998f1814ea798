package sector

import "tyche/rules"

// phase is a phase of the round.
type phase uint8

const (
	setupPhase phase = iota
	planning
	execution
	regroup
)

// Options, as bits of rules.Setup.Options.
const (
	optOverwork     uint8 = 1 << iota // 3.2a
	optDealFactions                   // 1.4a
)

// Scenarios.
const (
	fixedGalaxy uint8 = iota // 1.4
	builtGalaxy              // 1.5
)

// state is one position. It is flat: cloning is one copy, and it holds no pointer, no luck and no history.
type state struct {
	// The clock.
	players, options, scenario uint8
	round                      uint8
	phase                      phase
	step                       uint8 // of the regroup phase, 1-10
	first                      rules.Seat
	over                       ending
	winners                    rules.Seats

	// The galaxy.
	inPlay     uint16            // planets
	cell       [numPlanets]int16 // place on the grid of a built galaxy (see galaxy.go)
	routes     [maxRoutes]route
	routeCount uint8

	// Pieces. The units of an area belong to one owner, whose people they are of.
	units [numAreas][unitsOfPeople]uint8
	owner [numAreas]rules.Seat
	base  [numAreas]rules.Seat
	work  [numAreas]uint8 // workers on the resource card
	// Marks on resource cards, a bit for each area.
	vein, strained, exhausted uint64

	seats [maxSeats]seat

	// Orders of this round, in the order in which they were placed.
	tokens     [maxTokens]token
	tokenCount uint8

	// Event cards. Which of the unseen cards is drawn does not exist before somebody reads it.
	deck    [stages]uint8           // cards left in the deck
	drawn   [maxSeats][stages]uint8 // drawn unseen
	eventAt [numEventCards]eventPlace
	beacons uint8 // beside the board

	battle battle
	moved  [maxAreas][unitsOfPeople]uint8 // units of the active planet that have moved in this order

	frames [maxFrames]frame
	depth  uint8
}

const maxRoutes = 24

// route joins two planets; transports is whose transports stand on it.
type route struct {
	a, b       planet
	long       bool
	transports rules.Seats
}

// seat is what a player has besides pieces on the map.
type seat struct {
	faction      faction // noFaction before it is taken
	home         planet
	out          bool // eliminated
	points       uint8
	pool, away   uint8 // workers ready; bought or sent away this round
	mine, well   uint8 // workers on the permanent resource cards
	cargo, study uint8
	held         uint64 // resource cards, a bit for each area
	buildings    uint8  // bit i = the i-th of the people
	techs        uint8
	modules      [numModules]uint8
	supply       [unitsOfPeople]uint8
	hand         [cardsOfPeople]uint8 // of each kind
	pile         [cardsOfPeople]uint8 // to be drawn; it has no order before a card is drawn
	discard      [cardsOfPeople]uint8
	aside        [cardsOfPeople]uint8 // discarded face down in step 9, or committed and not yet shown
	late         [cardsOfPeople]uint8 // of pile and hand: shuffled into the pile when it was last made anew
	since        uint8                // cards of the hand that were drawn after that, as far as anybody can tell
	wonAttack    bool                 // won a battle as attacker this round
	obstructed   bool                 // had the card for an obstruction this round
	starters     [unitsOfPeople]uint8 // units still to be placed in the setup
	ships        uint8                // transports still to be placed in the setup
	dealt        [2]planet            // planets still to be placed in a built galaxy
}

const noFaction faction = 255

// token is an order on a planet; at is noPlanet once it was revealed.
type token struct {
	at    planet
	owner rules.Seat
	order order
}

// order is the kind of a token.
type order uint8

const (
	build order = iota
	mobilise
	research
	goldBuild
	goldMobilise
	goldResearch
	numOrders = iota
)

func (o order) gold() bool   { return o >= goldBuild }
func (o order) plain() order { return o % goldBuild }

var orderIDs = [numOrders]string{"build", "mobilise", "research", "gold-build", "gold-mobilise", "gold-research"}

// eventPlace is where a single event card is: unseen, in the hand of seat p (1+p), read and put away by seat p
// (7+p), or played.
type eventPlace uint8

const (
	unseen      eventPlace = 0
	eventPlayed eventPlace = 13
)

func readBy(p rules.Seat) eventPlace    { return 1 + eventPlace(p) }
func putAwayBy(p rules.Seat) eventPlace { return 7 + eventPlace(p) }

// ending is the way a game ended (1.6); stillPlaying while it goes on.
type ending uint8

const (
	stillPlaying ending = iota
	byConquest
	bySpecial
	byLastPower
	byBeacons
	byLongStop
)

var endingKeys = [...]string{
	byConquest: "sector.ending.conquest", bySpecial: "sector.ending.special", byLastPower: "sector.ending.last-power", byBeacons: "sector.ending.beacons",
	byLongStop: "sector.ending.long-stop",
}

// people returns the people of a seat.
func (s *state) people(p rules.Seat) people { return factions[s.seats[p].faction].people }

// next returns the seat to the left of p.
func (s *state) next(p rules.Seat) rules.Seat {
	if p++; p == rules.Seat(s.players) {
		return 0
	}
	return p
}

// inOrder returns the n-th seat of the turn order, from 0.
func (s *state) inOrder(n int) rules.Seat {
	return rules.Seat((int(s.first) + n) % int(s.players))
}

// place returns where p stands in the turn order, from 0.
func (s *state) turnOf(p rules.Seat) int {
	return (int(p) - int(s.first) + int(s.players)) % int(s.players)
}

// has says whether p owns a building.
func (s *state) has(p rules.Seat, b building) bool {
	return b == startBuilding || s.people(p) == people(b/buildingsOfOne) && s.seats[p].buildings&(1<<(b%buildingsOfOne)) != 0
}

// knows says whether p has a technology.
func (s *state) knows(p rules.Seat, t tech) bool {
	return s.people(p) == people(t/techsOfPeople) && s.seats[p].techs&(1<<(t%techsOfPeople)) != 0
}

func bareState(players int, scenario, options uint8) *state {
	s := &state{players: uint8(players), scenario: scenario, options: options, round: 1}
	for i := range s.owner {
		s.owner[i], s.base[i] = nobody, nobody
	}
	for i := range s.cell {
		s.cell[i] = noCell
	}
	for i := range s.seats {
		s.seats[i].faction = noFaction
		s.seats[i].home = noPlanet
		s.seats[i].dealt = [2]planet{noPlanet, noPlanet}
	}
	s.battle.clear()
	return s
}
