package diadochi

// Verbs of events: what happened, for pictures, sounds and the chronicle. The comment says which fields count;
// Seat is always whose doing it was.
const (
	EvNone uint8 = iota

	// Sequence and placing.
	EvTurnBegins     // N turn
	EvPhaseBegins    // N phase
	EvRoundBegins    // N round
	EvPlayerTurn     // Seat
	EvSegment        // N segment
	EvUsurper        // Seat
	EvFirstPlayer    // Seat
	EvDealt          // Seat, N cards
	EvDrawn          // Seat; Who card, Seen only by the seat
	EvControl        // To space; Seat new owner (Independents, Nobody); N old owner
	EvPlaced         // Who general or unit type; To space; N how many
	EvMinorPlaced    // Who general; To stack
	EvRemoved        // Who unit type; From stack; N how many; M 1 = for want of forage, else disbanded
	EvReturned       // Who general returns to hand
	EvTrained        // Who unit type; N step; M the last step
	EvRecruited      // Who general; To space
	EvFleetImproved  // Who fleet
	EvFleetOwner     // Who fleet; Seat new owner
	EvFleetDispersed // Who fleet
	EvFleetBack      // Who fleet
	EvLargestFleet   // Seat; N the seat that had it before, Nobody if none had
	EvProvince       // Who province; Seat new controller
	EvRoyal          // Who royal or cart; Seat new controller; To space
	EvRoyalDies      // Who royal
	EvMarried        // Who general; To royal, or N daughter
	EvBuried         // To space
	EvCartLost       // 13.8
	EvStatus         // Seat; N 1 Champion, 0 Successor
	EvIsolated       // From space
	EvVictory        // Seat; N ending; M its number
	EvSucceeds       // Who general takes the place of the general From (3.4)
	EvTieRoll        // Seat; Dice one: a roll that breaks a tie (3.7, 3.8)

	// Movement and battle.
	EvActivated     // Who general; From space; N movement points; M of these good for land and sieges only; Dice, none if MP were given
	EvMoved         // Who general; From, To space; N cost; M 1 by sea
	EvTaken         // Who unit type, general, royal or cart; From stack; N how many
	EvDropped       // Who; To stack; N
	EvIntercepts    // Who general; From, To; N 1 success; M initiative; Dice
	EvInside        // Seat goes inside; To space; Who general or unit type; N
	EvOutside       // the same, coming out
	EvEvades        // Who general; From, To; N 1 success; M initiative; Dice
	EvAmbushed      // Seat; From stack; To space; Dice; N losses; M 1 elephant first
	EvOverrun       // To space; Seat; N strength; M theirs
	EvBattle        // To space; Who attacker's general or army; From defender's general or army; Seat attacker; N defender seat
	EvDesert        // Who unit type; N how many; Seat new owner; From old owner; To space
	EvPrestige      // Seat side; Who leader; To space; N Prestige; M 1 its RA do not fight (7.6); only where there are RA
	EvAuxiliaries   // Seat side; To space; N strength of local auxiliaries (7.11)
	EvElephants     // Seat side; From stack; To space; Dice; N strength
	EvBattleDice    // Seat side; Who leader; To space; Dice two as rolled (three with card 55), then two as modified; N strength; M score
	EvBattleEnds    // To space; Seat winner or Nobody; N margin
	EvLeaderCheck   // Who general; Dice; N 1 dies; M highest fatal total
	EvDies          // Who general
	EvAttrition     // Seat; From stack; To space; Dice; N losses; M 1 elephant first
	EvLost          // Who unit type; From stack; To space; N how many; Seat owner; M 1 = it is what a close victory costs (7.20)
	EvDispersed     // Seat; From stack; To space; N units; Who general or nothing
	EvRetreats      // Who general or army; From, To space; M 1 a general without CUs makes way (5.28)
	EvPopularity    // Who general; N change
	EvSailed        // Who general; From port; To port; N points: the voyage is announced
	EvEscort        // Who fleet; Seat
	EvNavalDeclared // Seat; To space; N strength
	EvNavalBattle   // To space; Seat mover; N interceptor seat
	EvNavalDice     // Seat side; Dice; N strength; M score
	EvNavalEnds     // Seat winner or Nobody; To space
	EvDisembarks    // To space; Who general
	EvSiegeRoll     // To space; Seat; Dice one; N modified total; M siege points gained
	EvSiegeModifier // To space; N value; M reason (see SiegeReason)
	EvSiegePoints   // To space; N points now, M points with which it falls
	EvSiegeLifted   // To space
	EvCityFalls     // To space; Seat; N loser
	EvCaptured      // Who royal or cart; Seat; From the seat that had it, or nothing; To space

	// Cards and Independent Armies.
	EvCardPlayed    // Who card; Seat; N use: 0 event, 1 OP, 2 fleet, 3 recruit, 4 surprise
	EvCardDiscarded // Who card; Seat
	EvCardRevealed  // Who card
	EvCardRemoved   // Who card
	EvShuffled
	EvPeeked    // Seat looked at the hand of N; Seen only by Seat
	EvCardRoll  // Who card; Dice; N result
	EvCondemned // Who general; N 1 condemned, 0 acquitted
	EvWounded   // Who general
	EvMarker    // Who card's marker on general or To space
	EvTruce     // Seat; N the other
	EvTruceEnds
	EvArmyMoves   // Who army; From, To
	EvArmyBeaten  // Who army
	EvArmyReturns // Who army; To
	EvEffect      // Who card; other effects
	EvHanded      // Who card, Seen only by the two; Seat gives it; N to whom
	EvCardTarget  // Who card; To what Seat chose for it
	EvAsked       // N window: it is known now who could play a Surprise card in it and who could not
	EvCalled      // Who what it is about; From seat that is asked first; N window; M Segment: by what everybody knows, somebody might play a Surprise card now
	EvForce       // Seat side; Who unit type, army or fleet; From stack; To space; N how many, or strength; M 1 does not fight: who takes part in what is fought next
	EvFactor      // Seat side; Who leader; To space; N Battle Factor with which the dice are thrown (7.12), 1 if there is none
)
