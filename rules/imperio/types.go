package imperio

import "tyche/rules"

// Small numbers that name things.
type (
	hex     uint8 // place on the map in reading order, from 0
	planet  uint8 // hex*3 + index
	unit    uint8 // U1-U8
	work    uint8 // infrastructure, B1-B4
	tech    uint8 // T01-T24
	ability uint8
	upgrade uint8
	plot    uint8 // Subterfuge action
	entry   uint8 // of the Council deck, or a template of a custom decree
	house   uint8 // ready-made House
	action  uint8 // type of action (8.1)
	system  uint8 // name of a system (4.5)

	techSet uint32
)

const (
	maxSeats      = 6
	maxHexes      = 7 * maxSeats
	maxPlanets    = 3 * maxHexes
	numSystems    = 48
	numHouses     = 8
	maxTransports = 120
	maxSlots      = 7
	maxParts      = 24 // detachments of one Operation
	maxTasks      = 48 // loads, landings and bombardments of one Operation
	maxLaws       = 5
	maxDocket     = 10 // four proposals and six Political Favours
	pairOffers    = 6  // of a pair of Houses: three made this turn, and three of the last one
	maxOffers     = pairOffers * maxSeats * (maxSeats - 1) / 2
	maxPacts      = 6
	manifestSize  = 6 // Troops and Aircraft in a transport (12.1)

	noHex       hex    = 255
	noPlanet    planet = 255
	noTech      tech   = 255
	noEntry     entry  = 255
	noHouse     house  = 255
	noSystem    system = 255
	noTransport        = uint8(255)
	noAbility          = ability(255)
	noUpgrade          = upgrade(255)

	nobody = rules.Nobody
)

// The action types (8.1), in the order in which effects name them.
const (
	noAction action = iota
	construction
	production
	operation
	research
	subterfuge
	numActions
)

// anomaly is what an empty hex holds (4.2).
type anomaly uint8

const (
	planets3 anomaly = iota // a system: no anomaly
	blackHole
	asteroids
	ionStorm
	nebula
	void
	numAnomalies
)

// stops says whether a fleet that enters must stop there for the turn, but for T12 (4.2).
func (a anomaly) stops() bool { return a == ionStorm || a == nebula }

func (set techSet) has(t tech) bool { return t < numTechs && set>>t&1 != 0 }

func hexOf(p planet) hex { return hex(p / 3) }

// firstPlanet returns the first planet of a hex.
func firstPlanet(h hex) planet { return planet(h) * 3 }

// Kinds of Refs.
const (
	KindNone       uint8 = iota
	KindSeat             // ID seat, from 0
	KindSystem           // ID of the name a system bears in this game: its hex is in the View
	KindPlanet           // ID system*4 + 0 for an only planet, 1-3 for planets I-III
	KindUnit             // ID U1-U8, from 0
	KindTransport        // ID of a Carrier or Battle Station
	KindWork             // ID B1-B4, from 0
	KindTech             // ID T01-T24, from 0
	KindAbility          // ID A01-A12, from 0
	KindUpgrade          // ID F01-F10, from 0
	KindPlot             // ID S1, S1b, S2 ... from 0
	KindEntry            // ID of a law, directive or template of a decree
	KindHouse            // ID of a ready-made House
	KindAction           // ID of an action type, from 1
	KindProposal         // ID place on the docket, from 0
	KindOffer            // ID of a trade offer
	KindAnomaly          // ID of an anomaly
	KindReason           // ID of a reason why something was not done
	KindGoods            // ID of a kind of goods in a deal, see Goods...
	KindAmount           // ID the amount: of units, votes, Resources or Influence
	KindHull             // ID hull points that a ship has left
	KindStance           // ID Stance...
	KindDoctrine         // ID Doctrine...
	KindRetreat          // ID Retreat...
	KindWithdrawal       // ID Withdraw...
	KindOption           // ID of an option of a vote, VoteFor or VoteAgainst; who is elected is a seat
	numKinds
)
