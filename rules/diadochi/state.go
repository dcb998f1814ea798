package diadochi

import "tyche/rules"

// phase is a phase of the Game Turn (3.2).
type phase uint8

const (
	setupPhase phase = iota // only with the Starter draft (18.6)
	preparations
	reinforcements
	dealing
	strategy
	isolation
	endOfTurn
)

// segment is a segment of a Player Turn (3.19); noSegment between Player Turns.
type segment uint8

const (
	noSegment segment = iota
	surrenderSegment
	tycheSegment
	activationSegment
	forageSegment
)

// Options (18), as bits of rules.Setup.Options.
const (
	optForageAttrition      uint8 = 1 << iota // 18.2
	optIndependentReactions                   // 18.3
	optPriceOfFailure                         // 18.4
	optHellespontTolls                        // 18.5
	optStarterDraft                           // 18.6
)

// state is one position. It is flat: cloning is one copy, and it holds no pointer, no luck and no history.
type state struct {
	// The clock.
	players, options uint8
	turn, round      uint8 // from 1
	phase            phase
	segment          segment
	first, active    rules.Seat // who plays first this Game Turn; whose Player Turn it is, or nobody
	usurper, largest rules.Seat // 3.7; holder of the largest fleet (14.10)
	over             ending     // how the game ended
	winners          rules.Seats
	dealt            uint8       // Major Generals each player was dealt (2.4)
	antigonosOf      rules.Seat  // who was dealt Antigonos (3.5)
	champions        rules.Seats // 11.17

	// Control.
	pc       [numSpaces]rules.Seat // owner of the PC, independents or nobody; changed only by setPC
	siege    [numSpaces]uint8      // siege points (9.11) ...
	besieger [numSpaces]rules.Seat // ... and whose they are, nobody where there are none (9.18)

	// Combat units.
	stacks      [numStacks]stack
	silverState silverState
	royalLost   uint8 // RA out of the game
	marks       [maxMarks]mark
	markCount   uint8

	// Generals. Bit sets have a bit for each general.
	at         [numGenerals]place
	owner      [numMajors]rules.Seat // of a Major General in a Faction, else nobody
	victories  [numMajors]uint8      // Independent Armies he defeated (7.28)
	lostTurn   [numMajors]uint8      // Game Turn of his last lost land battle in command (18.4), 0 = none
	condemned  uint64                // 3.38
	festival   uint64                // card 6
	wounded    uint64                // card 56: until the end of his owner's Activation Segment
	oratory    uint64                // card 52, until the end of the Segment
	activated  uint64                // in this Segment (5.3)
	carried    uint64                // moved by another general in this Segment (9.5)
	fought     uint64                // took part in a land battle in this Segment (9.5)
	left       uint64                // were dropped off in this Segment where they stand (9.5)
	marched    uint64                // has moved by land in this Player Turn (8.6)
	grounded   uint64                // ... and sailed afterwards: no more land
	tried      uint64                // tried to intercept in this activation (6.6)
	placedOnce uint64                // Minor Generals placed, and pieces that went in or out of a city, since the last Procedure (1.35a, 9.20)

	// Royal family (12), Cart and Tomb (13).
	royalAt    [numRoyals]place
	royalOf    [numRoyals]rules.Seat // who controls her or him, or nobody
	spouse     [numRoyals]general    // the husband, or noGeneral
	daughters  [3]general            // card 24: husbands of Phila, Nikaia, Eurydike; noGeneral = free
	daughterOf [3]rules.Seat         // who has the +1 L
	wedded     uint8                 // bits: daughters ever married
	cart       place                 // a place outside, marching, reacting, or gone
	cartOf     rules.Seat
	tomb       space // noSpace until the burial

	// Fleets (14).
	fleetOf        [numFleets]rules.Seat
	fleetImproved  uint16
	fleetDispersed uint16

	// Independent Armies (10).
	armyAt [numArmies]place // outside, or gone

	// Cards: where each is. The order of a pile does not exist until a card is drawn, so the future is nowhere.
	cardAt [numCards]pile

	// Training Track (16).
	training     [maxSeats]unit // type on the track
	trainingStep [maxSeats]uint8

	// Lasting effects of cards.
	regent     [maxSeats]uint8 // card 25: extra L until the end of the Game Turn
	truces     [4]truce        // cards 13, 28
	looted     uint32          // card 21: Major Cities by majorIndex
	engineers  general         // card 10
	helepolis  general         // card 14: general in command of the army
	royalRoad  general         // card 9
	omens      uint64          // card 59
	beaten     [maxSeats]uint8 // card 57: bit p = seat beat player p in a land battle this Segment ...
	beatenWith [maxSeats][maxSeats]general

	// What is going on.
	march      march // the present activation, or move of an Independent Army
	entry      entry // the space just entered and its reactions (5.15)
	battle     battle
	voyage     voyage
	assault    assault                // siege attempt
	play       play                   // the event being resolved
	ploy       play                   // the Surprise card being resolved
	used       uint8                  // see used* : what the active player has done in this Segment
	sailed     uint8                  // naval interceptions declared this Segment, by seat (8.15 b)
	shuffled   bool                   // a shuffle happened in the present window (3.31a)
	quiet      rules.Seats            // seats that want no more questions between Segments until their own next Player Turn
	fromPC     spaceSet               // spaces with a PC of the active player when this Tyche Segment began (3.36)
	reach      spaceSet               // spaces within 2 MP of fromPC (3.37), found when the OP are spent
	siegeTried spaceSet               // spaces with a siege attempt in this Surrender Segment (9.3)
	put1       spaceSet               // count of CUs put into each space by the present placing, low bit (3.13) ...
	put2       spaceSet               // ... high bit
	rally      spaceSet               // spaces where the present placing put a Major General from the Dispersed Box (3.13)
	gates      [numMajorCities]uint16 // which unit types went in (bits 0-4) and out (5-9) since the last Procedure (9.20)
	loose      bool                   // a Procedure has ended whose consequences have not been drawn yet (see afterProcedure)
	result     int16                  // what the last finished frame answers to the one below

	frames [maxFrames]frame
	depth  uint8

	derived
}

// derived is what follows from the rest of the state and is kept up to date by the few functions that change it.
type derived struct {
	pcs    [maxSeats]spaceSet            // spaces with a player's PC
	held   [numProvinces][maxSeats]uint8 // spaces of a province with a player's PC
	ruler  [numProvinces]rules.Seat      // who controls the province (4.6)
	landVP [maxSeats]uint8               // VP for provinces (4.8)
	own    [maxSeats]placeSet            // places with a player's CUs
	force  [maxSeats]uint64              // generals of a Faction: living Major Generals and the four Minor ones
}

// What a seat has used up, bits of state.used.
const (
	usedActivation uint8 = 1 << iota // something was activated in the Activation Segment, so no 3.41
	usedMuster                       // 3.41 was chosen
	usedNaval                        // the naval movement of the Segment (8.2)
)

// ending is the way a game ended (17.1); stillPlaying while it goes on.
type ending uint8

const (
	stillPlaying    ending = iota
	byLegitimacy           // 17.3
	byProvinces            // 17.5
	byRegency              // 17.9
	byVictoryPoints        // 17.12
)

// silverState is the life of the Silver Shields (1.57-1.59); their CUs are counted where they stand.
type silverState uint8

const (
	silverUnborn silverState = iota
	silverInPlay
	silverGone
)

// The royal family (12.2), and the daughters of card 24 who have no piece.
const (
	philippos royal = iota
	alexandros
	herakles
	olympias
	kleopatra
	thessalonike
	eurydike
	numRoyals = iota
)

var royalIDs = [numRoyals]string{"philippos", "alexandros", "herakles", "olympias", "kleopatra", "thessalonike", "eurydike"}

// The five Independent Armies (10.2).
const (
	leosthenes army = iota
	seuthes
	ariarathes
	ardoates
	philon
	numArmies = iota
)

type armyRow struct {
	id                           string
	home                         space
	initiative, strength, battle int8
}

var armies = [numArmies]armyRow{
	{"leosthenes", spAthenai, 3, 8, 3},
	{"seuthes", spOdrysai, 4, 6, 3},
	{"ariarathes", spSinope, 4, 6, 2},
	{"ardoates", spArmavir, 4, 5, 2},
	{"philon", spHekatompylos, 4, 6, 2},
}

const numFleets = 13

type fleetRow struct {
	id               string
	province         province // of Athenai: Hellas, but the fleet goes with the city (14.3)
	normal, improved int8
}

// The fleets of table 19.8.
var fleets = [numFleets]fleetRow{
	{"makedonia", makedonia, 2, 3},
	{"thrake", thrake, 1, 2},
	{"athenai", hellas, 3, 4},
	{"peloponnesos", peloponnesos, 1, 2},
	{"hellespontine", hellespontine, 1, 2},
	{"lydia", lydia, 1, 2},
	{"karia", karia, 2, 3},
	{"rhodos", rhodos, 2, 3},
	{"paphlagonia", paphlagonia, 1, 2},
	{"kilikia", kilikia, 2, 3},
	{"kypros", kypros, 2, 3},
	{"phoinikia", phoinikia, 3, 4},
	{"aigyptos", aigyptos, 2, 3},
}

const (
	fleetAthenai fleet = 2
	fleetKilikia fleet = 9
)

// pile is where a card is: in the hand of seat p it is pile(p).
type pile uint8

const (
	drawPile pile = maxSeats + iota
	discardPile
	faceDown  // the face-down hands of 3.16
	inPlay    // being played
	revealed  // turned up by 3.44, not yet resolved
	shownTwo  // the two cards of card 53
	outOfGame // removed, or not yet in (47B)
)

// truce is a truce of cards 13 and 28 (11.23); a is nobody when the row is empty.
type truce struct {
	a, b  rules.Seat
	until rules.Seat // ends when this seat's next Player Turn begins, or with the phase
}
