package imperio

import "tyche/rules"

// phase is a phase of the turn (6.1).
type phase uint8

const (
	setupPhase phase = iota
	growthPhase
	strategicPhase
	councilPhase
	finalPhase
)

// Options (24), as bits of rules.Setup.Options.
const (
	optTurns10 uint16 = 1 << iota
	optTurns12
	optNoBalance
	optLiveBattles
	optHiddenGarrisons
	optMilitia1
	optMilitia2
	optFirstIncome
	optStationHull2
	optNoGaps
	optDissolve
	optDealHouses
	optOpenLetters
)

// state is one position. It is flat: cloning is one copy, and it holds no pointer, no luck and no history.
type state struct {
	// The clock.
	players uint8
	options uint16
	turn    uint8 // from 1
	phase   phase
	slot    uint8      // being resolved, from 1
	active  rules.Seat // whose orders are asked for, or whose action is resolved, or nobody
	over    ending
	winners rules.Seats

	// The map (4).
	anomaly   [maxHexes]anomaly
	count     [maxHexes]uint8 // planets of a system
	name      [maxHexes]system
	roller    [maxHexes]rules.Seat // who rolled the system
	home      [maxSeats]hex        // Home System of each House
	bodies    [maxPlanets]body
	fleets    [maxHexes]fleet
	transport [maxTransports]transport

	// Houses (2, 3).
	houses [maxSeats]houseState
	plans  [maxSeats]plan

	// Diplomacy (18). Masks have a bit for each seat.
	war        [maxSeats]rules.Seats     // symmetric
	declared   [maxSeats]rules.Seats     // wars declared with this turn's orders (18.1)
	peace      [maxSeats]rules.Seats     // peace offered this turn
	passage    [maxSeats]rules.Seats     // granted to, in effect
	nextPass   [maxSeats]rules.Seats     // granted to, from next turn
	ally       [maxSeats]rules.Seats     // symmetric (18.5)
	leaving    [maxSeats]rules.Seats     // alliances ended from next turn
	bound      [maxSeats][maxSeats]uint8 // last turn of traded passage that cannot be revoked
	offers     [maxOffers]offer
	offersMade [maxSeats][maxSeats]uint8 // this turn between a pair, at [lower][higher]
	accepted   uint8                     // number of deals accepted so far, for their order of delivery
	ceded      [maxSeats]int8            // Influence that deals give (+) or take (-) at the present Growth
	pledges    [maxSeats]int16           // ... and take, without what they give
	broken     [maxSeats]uint8           // broken promises (18.6)
	battles    [maxSeats]uint8           // battles and invasions fought, for the final screen (21.4)

	// What Houses know (23.2).
	verified [maxSeats][maxSeats]techSet // technologies of another House, for certain
	reported [maxSeats][maxSeats]techSet // ... or by a traded dossier
	knows    [maxSeats][maxSeats]uint8   // abilities of another House, bit 0 and 1
	reports  [maxSeats][maxSeats]report  // a House's newest report on each other
	alarm    [maxSeats]uint8             // last turn in which a House learned of Espionage against it
	past     [maxSeats][maxSlots]deed    // what became of last turn's actions

	// Council (17).
	draw, discarded uint32 // entries in the pile and among the discards
	docket          [maxDocket]proposal
	docketSize      uint8
	favours         [maxSeats]proposal // Political Favours for the next docket, in the order in which they were DONE
	favourCount     uint8
	votes           [maxSeats][maxDocket]vote
	verdicts        [maxDocket]int8   // options that won
	laws            [maxLaws]proposal // in force, the oldest first
	lawCount        uint8
	session4        bool // D14: four proposals next turn

	// Effects that last. "now" works in this turn, "next" from the next.
	now, next effects
	pacts     [maxPacts]pact       // C8
	spied     [maxSeats]rules.Seat // whose Espionage on whom was DONE in the last turn (9.1)
	spying    [maxSeats]rules.Seat // ... in this turn
	watch     rules.Seats          // Security Watch in effect this turn
	watching  rules.Seats          // ... from the next turn
	chaos     [maxSeats]trouble    // by author: bites this turn
	sowing    [maxSeats]trouble    // ... the next turn

	// What is going on.
	order  [maxSeats]rules.Seat // initiative of the slot (9.1), or of the sessions
	battle battle
	arena  arena
	trade  offer              // an offer being written
	bills  [maxSeats]proposal // a Political Favour that a House has written
	result int16

	frames [maxFrames]frame
	depth  uint8

	derived
}

// derived is what follows from the rest of the state and is kept up to date by the few functions that change it.
type derived struct {
	hexNamed [numSystems]hex // where the system of a name is
}

// ending is the way a game ended (21).
type ending uint8

const (
	stillPlaying ending = iota
	byInfluence
	byTie     // decided by 21.2
	byRegency // shared
	byConquest
)

// body is a planet.
type body struct {
	res, inf      int8       // bonuses R and I
	owner, holder rules.Seat // 6.3
	start         rules.Seat // owner at the start of the turn
	troops        uint8
	works         uint8       // infrastructures: bit 0 Shipyard, 1 Trade Port, 2-3 platforms, 4 Shield
	blockers      rules.Seats // Houses whose standing declaration blockades it (18.3)
	wants         rules.Seats // ... as this turn's orders have it
	flags         uint8
}

// Flags of a body.
const (
	abandoning uint8 = 1 << iota // 20.2
	prisoners                    // A12: one more Troop for the holder in FP4
)

// fleet is all ships of a hex but those that carry and the Flagship, with Aircraft based on its planets (12.1).
type fleet struct {
	owner    rules.Seat // nobody when the hex is empty
	frigates uint8
	cruisers uint8
	dreads   [4]uint8 // by hull left, from 1
	based    uint8    // Aircraft without a transport
	standing uint8    // standing battle orders: doctrine, retreat rule, A09 setting
}

// transport is a Carrier or a Battle Station.
type transport struct {
	owner    rules.Seat
	at       hex // noHex when there is none
	hull     uint8
	station  bool
	troops   uint8
	aircraft uint8
	part     uint8 // detachment of its owner's plan, from 1
	fresh    uint8 // Troops that embarked in this Operation (12.3)
}

// houseState is what a House has and is.
type houseState struct {
	house      house
	abilities  [2]ability
	upgrades   [2]upgrade
	shown      uint8 // bit 0 and 1: abilities seen by everybody; bit 2: upgrades public (2.1)
	treasury   int16
	reserved   int16 // for sealed orders and trades
	influence  int16
	spent      int16   // Influence reserved for actions by A07
	techs      techSet // owned
	pending    techSet // due in FP3
	startTechs techSet // owned at this turn's Growth (L06)
	flag       flagshipState
	missed     uint8 // turns missed (20.3)
	gone       bool  // dissolved
	gain       int8  // Resources due in FP4 (A12)
}

// flagshipState is the Flagship of a House.
type flagshipState struct {
	at       hex // noHex when there is none
	hull     uint8
	troops   uint8
	aircraft uint8
	fresh    uint8
	part     uint8 // detachment, from 1
}

// plan is what a House has ordered for the turn (8).
type plan struct {
	sealed bool
	absent bool // and nobody was there to give orders (20.3)
	slots  [maxSlots]deed
	builds [2][numUnits]uint8 // units of up to two Productions
	parts  [maxParts]part
	count  uint8 // detachments
	tasks  [maxTasks]task
	jobs   uint8 // tasks
}

// deed is an action in a slot. What a, b and c mean depends on its kind: construction planet, work; production planet,
// number of its row in builds; research technology; subterfuge plot, target, object (planet, technology, action).
type deed struct {
	kind    action
	a, b, c uint8
	blame   rules.Seat
	price   uint8
	favours uint8 // Influence of the price (A07)
	result  result
	why     reason // of the result
	place   uint8  // in the initiative of its slot, from 1
	back    uint8  // Resources paid back in the Final Phase
}

// result is the outcome of an action (6.4).
type result uint8

const (
	waiting result = iota
	done
	failed
	cancelled
	undone // done, but its planet was lost later: paid back in FP1 or FP2
)

// part is a detachment order (12.2): what of a fleet goes where.
type part struct {
	from      hex
	path      [2]hex
	steps     uint8 // of the path
	stance    uint8
	frigates  uint8
	cruisers  uint8
	dreads    [4]uint8
	flagship  bool
	at        hex   // while the Operation is resolved
	last      hex   // where it came from
	condition uint8 // while the Operation is resolved, see part*
	standing  uint8 // orders of the fleet it left, while the Operation is resolved
	stopped   bool  // by Sow Chaos
}

// Stances (12.5).
const (
	engageEnemies uint8 = iota
	engageAll
	avoid
	numStances
)

// task is something a detachment does before or after it moves.
type task struct {
	kind      uint8
	part      uint8  // detachment, from 0
	planet    planet // or noPlanet
	transport uint8  // or flagTransport
	to        uint8  // transport that receives
	n         uint8
}

// trouble is a Sow Chaos (16.5).
type trouble struct {
	target rules.Seat // nobody when there is none
	kind   action
	blame  rules.Seat
}

// effects are the prohibitions of one turn.
type effects struct {
	truce      bool       // D07
	quarantine rules.Seat // D12
	moored     rules.Seat // D13
	banned     action     // C5
}

// pact is a peace imposed by the Council (C8).
type pact struct {
	a, b  rules.Seat // a is nobody when the row is empty
	until uint8      // last turn
}

// report is what Espionage or Open Ledgers found out about a House (16.4).
type report struct {
	turn      uint8 // 0 when there is none
	treasury  int16
	influence int16
	techs     techSet
	abilities [2]ability
	slots     [maxSlots]action
}

// proposal is a question to the Council, or a law in force.
type proposal struct {
	entry  entry
	bound  rules.Seat // House that a decree or bound election names; of a law in force, who was elected
	a, b   uint8      // further parameters of a decree
	author rules.Seat // of a Political Favour
}

// vote is what a House gives to a proposal.
type vote struct {
	option int8 // noVote, against, inFavour, or a seat + firstElect
	n      uint8
}

// offer is a trade offer (18.4): goods[0] is what the maker gives, goods[1] what he asks for.
type offer struct {
	state    uint8
	from, to rules.Seat
	made     uint8 // turn
	place    uint8 // in the order of acceptance, from 1
	goods    [2]goods
}

// goods is one side of a deal.
type goods struct {
	resources int16
	influence uint8
	tech      tech
	planet    planet
	fleet     hex
	passage   uint8      // turns
	dossier   rules.Seat // whom it is about, or nobody
	lies      techSet    // technologies it reports
	promise   uint8      // a promised vote: promiseVote + option, or 0
	about     uint8      // ... on this proposal
	peace     bool       // a promised offer of peace
}

// frame is one procedure under way. What a, b, c, d and set mean is said where the kind is defined.
type frame struct {
	kind       frameKind
	step       uint8
	seat       rules.Seat // whose decision it is, or the procedure's owner
	a, b, c, d int16
	set        uint64
}
