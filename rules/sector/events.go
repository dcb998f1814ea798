package sector

// Verbs of events: what happened, for pictures, sounds and the chronicle. The comment says which fields count;
// Seat is always whose doing it was.
const (
	EvNone uint8 = iota

	// Setup and sequence.
	EvFaction      // Who faction
	EvPlanetDealt  // Who planet
	EvPlanetPlaced // Who planet; To cell
	EvRouteJoined  // To route: a new long route
	EvRound        // Seat first player; N round
	EvPhase        // N: 1 planning, 2 execution, 3 regroup
	EvStep         // N step of the regroup phase
	EvFirst        // Seat has the first-player token

	// Planning and execution.
	EvTokenPlaced   // To planet
	EvRevealed      // Who order; To planet; N 1 = it lapses
	EvObstructed    // Seat has tokens, all covered
	EvOrderEnds     // Who order; To planet
	EvEventDrawn    // N stage on its back
	EvWorks         // To resource card: a worker goes there
	EvStrained      // To resource card; N 1 = exhausted
	EvTokensSpent   // N how many; M 0 cargo, 1 study
	EvWorkers       // N workers; M 0 bought, 1 into the pool
	EvTransport     // To route
	EvUnitPlaced    // Who unit; To area
	EvBaseBuilt     // To area
	EvBuilding      // Who building
	EvModule        // Who module; N how many now
	EvMoved         // Who unit; From, To area; M 1 = by an event card
	EvTaken         // To area that Seat controls now, or does no more; N and Who say why (tookIt, ...)
	EvTech          // Who technology
	EvKept          // Who card taken to the hand
	EvShuffled      // Seat made a new draw pile
	EvCardDrawn     // Who card; seen by its owner
	EvCardsDrawn    // N combat cards; seen by the others
	EvUnitLost      // Who unit; From area; M 1 where EvBeaten has told of it
	EvDisbanded     // Who unit; From area: its owner returns it to the supply
	EvTransportLost // From route
	EvBaseLost      // From area; Who the seat that stands there

	// Battle.
	EvBattle     // Seat attacker; Who defender seat; To area; N attackers; M defenders
	EvForce      // Seat side; Who unit; To area; N how many; M 0 attacks, 1 defends
	EvFront      // Who unit; To area; N slot; M side
	EvSupport    // Who unit; To area; N slot; M side
	EvCommitted  // To area; N slot: something or nothing was laid face down
	EvShown      // Who card; To area; N slot; M side
	EvCardsShown // To area; N slots
	EvStrength   // Who front unit; To area; N attack; M health
	EvBeaten     // Who front unit; To area; N slot; M side
	EvSaved      // Who front unit; To area
	EvRecalled   // Who unit; From, To area
	EvBattleEnds // Seat winner; Who loser seat; To area; N strength of the attackers; M of the defenders
	EvWithdraws  // Who unit; From, To area

	// Regroup and event cards.
	EvEliminated   // Seat
	EvCardLost     // Who resource card; N workers on it
	EvCardGained   // Who resource card; N yield
	EvWorkersBack  // N workers
	EvPoints       // N conquest points; M now
	EvVictory      // Seat; Who faction whose special victory it is, if it is one; N ending; M points
	EvEventRead    // Who event card; seen by its owner
	EvEventTurn    // Seat: the turn of step 8
	EvEventPlayed  // Who event card
	EvEventPassed  // Seat plays none
	EvBeacon       // Who event card; N beside the board
	EvNoEffect     // Who event card
	EvTokens       // N tokens taken; M 0 cargo, 1 study
	EvStopped      // N workers sent away
	EvPeeks        // Who seat whose hand is looked at
	EvPeeked       // Who card; N the seat; seen by who looks
	EvDiscarded    // Who card
	EvVein         // Who resource card
	EvRouteShifted // From, To route
	numEventVerbs  = iota
)

// Numbers of EvTaken: what came of units that entered an area or left it.
const (
	tookIt    = iota // Seat has it
	disputes         // Seat stands beside a base: nobody has it any more, Who had
	hasItBack        // Seat has it again by its base alone: the units of Who are gone
	leftIt           // nobody has it any more: Seat had, and has no unit there now
)
