package imperio

import "tyche/rules"

// Verbs of events: what happened, for pictures, sounds and the chronicle. The comment says which fields count; Seat is
// always whose doing it was.
const (
	EvNone uint8 = iota

	// Sequence and map.
	EvTurnBegins // N turn
	EvPhase      // N phase
	EvSlot       // N slot
	EvOrder      // Seat; N its place in the slot's order (9.1)
	EvRolled     // To system; Dice three d6: Seat's roll; N 0 a Home System, 1 a neutral one, 2 a further planet, 3 an anomaly (4.2)
	EvPlanet     // To planet; N R; M I (4.2)
	EvAnomaly    // To system; Who anomaly; Dice one
	EvReroll     // Seat; To system: rolled again to balance (4.4)
	EvSwap       // From, To system: exchanged to balance (4.4)
	EvHome       // To system: Seat's Home System
	EvChosen     // Who House; Seat
	EvSealed     // Seat; all plans are fixed when the last House seals
	EvMissed     // Seat; N how many turns
	EvDissolved  // Seat
	EvIncome     // Seat; N Resources; M Influence
	EvAction     // Seat; Who action type; To its object; N result; M price; From reason
	EvSkipped    // Seat; To planet or system; N kind of task, or skippedMove; From reason: what an Operation did not carry out
	EvStruck     // Seat; To planet; Who unit; N how many: struck out of a Production; From reason
	EvRenamed    // From old name; To new
	EvWins       // Seat; N ending
	EvTally      // Seat; N Influence; M planets

	// Building.
	EvBuilt     // To planet; Who work
	EvEnriched  // Seat; To planet; N R; M I: what it is now (D10, D11)
	EvGarrison  // Seat holder; To planet; N Troops on it now
	EvBased     // Seat; To system; N Aircraft based on its planets now
	EvHulls     // Seat; Who unit or transport; To system; N ships; M hull before * 10 + hull now
	EvCeded     // Seat new owner; To system: its fleet; N old owner + 1 (18.4)
	EvDelivered // To planet; Who unit; N how many; From decision of the Council that gave them, if one did
	EvRefund    // Seat; Who action type; To its object; N Resources; From reason
	EvRepaired  // Seat; To system; N ships
	EvOwner     // To planet; Seat new owner; N old owner + 1
	EvHolder    // To planet; Seat new holder; N old holder + 1
	EvAbandoned // To planet
	EvMilitia   // To planet; N Troops (T10)
	EvLostUnits // Who unit; From transport, if it is one; To system; N how many; Seat owner; Troops and Aircraft lost with what carried them are told to the owner alone
	EvRuined    // To planet; Who work: sabotaged, for all to see, by nobody knows whom

	// Operation and battle.
	EvLoads      // Who transport; To planet or system; N Troops; M Aircraft
	EvCargo      // Seat; Who transport; N Troops; M Aircraft aboard now: told to the owner alone
	EvLaden      // Seat; Who transport; N 1 with cargo, 0 without
	EvShips      // Seat; Who unit or transport; From, To system; N ships; M hull of each: one step of a move; From nothing: they are new
	EvMoves      // From, To system; N ships: a move that has ended, after its steps
	EvHolds      // To system: holds short of it
	EvStops      // To system: forced to stop
	EvAsteroid   // To system; Who unit; From transport; Dice one; N 1 destroyed; M hull of the ship
	EvEnters     // To system: attack
	EvBattle     // To system; Seat attacker; N defender seat
	EvRound      // To system; N round of the battle: its volleys follow
	EvWithdraws  // From, To system: A09 or retreat
	EvAntiAir    // Seat; Who unit that fires; To system; Dice; N hits; M needed
	EvVolley     // Seat; To system; Who unit; Dice; N hits; M needed
	EvReroll8    // Seat; To system; Dice one; N 1 hit (A08)
	EvSaved      // Seat; To system or planet; Dice; N hits ignored (A10)
	EvHit        // Seat owner; Who unit; From transport; To system; N hull left; M Aircraft that fight on without what carried them
	EvAnnounces  // Seat; To system: retreat announced
	EvBattleEnds // To system; Seat winner or Nobody; N rounds
	EvBombards   // Seat; To planet; Dice; N Troops removed; M needed
	EvPlatforms  // To planet; Dice; N Troops destroyed; M needed
	EvLands      // Seat; To planet; N Troops
	EvFallen     // Seat owner, or Nobody; To planet; N Troops lost; M left: of a garrison, or of the force that lands
	EvGround     // To planet; Seat side; Dice; N hits; M needed
	EvConquered  // To planet; Seat; N loser + 1; M Troops left
	EvRepelled   // To planet; Seat attacker
	EvUnloads    // Who transport; To planet or system; N Troops; M Aircraft
	EvWar        // Seat; N other seat
	EvPeace      // Seat; N other seat

	// Politics.
	EvDocket     // Who entry; N place
	EvVotes      // Seat; Who entry; N option; M votes
	EvDecision   // Who entry; N option that won, or noVote when it lapsed; Seat elected
	EvLaw        // Who entry; N 1 in force, 0 repealed
	EvGain       // Seat; Who proposal or ability that brought it; N Resources
	EvTechGained // Seat; Who tech
	EvResearch   // Seat; Who tech
	EvVictim     // Seat author as named; Who plot; To object; N target seat; M 1 for one that failed
	EvDice       // Seat; Dice; N needed: rolls of Sedition, T23
	EvReport     // Seat; N target: Espionage
	EvOffer      // Seat; N partner; M offer
	EvProposes   // Seat; N partner; M offer: an alliance
	EvDeal       // Seat; N partner; M offer: accepted
	EvRefused    // Seat; N partner; M offer, -1 for an alliance
	EvDelivery   // Seat giver; N receiver; M offer
	EvGoods      // Seat giver; N receiver; Who goods; To technology, planet, system of a fleet, or seat of a dossier; M amount: part of a delivery
	EvBroken     // Seat; Who entry: a promised vote that was not cast, or nothing: a promised offer of peace; N to whom it was promised (18.6)
	EvKept       // Seat; Who entry, or nothing, as in EvBroken; N other partner: a promise that was kept, told to the partners alone
	EvVoid       // Seat; N partner; M offer
	EvAlliance   // Seat; N partner; M 1 begins, 0 ends
	EvPassage    // Seat; N partner; M 1 granted, 0 revoked
	EvBlockade   // Seat; To planet; N 1 declared, 0 lifted
	EvRevealed   // Seat; N which: ability 0 or 1, 2 upgrades
	EvPublished  // N technologies known under L06, low bits; M high
	numEvents
)

// telling says whether anybody listens, to spare the work of composing events.
func (x ctx) telling() bool { return x.log != nil }

// tell reports an event that everybody sees.
func (x ctx) tell(v uint8, p rules.Seat, who, from, to rules.Ref, n, m int) {
	if x.log != nil {
		x.log.Add(rules.Event{Verb: v, Seat: p, Who: who, From: from, To: to, N: int16(n), M: int16(m)})
	}
}

// whisper reports an event that only some seats see.
func (x ctx) whisper(to rules.Seats, v uint8, p rules.Seat, who, from, at rules.Ref, n, m int) {
	if x.log != nil && to != 0 {
		x.log.Add(rules.Event{Verb: v, Seat: p, Who: who, From: from, To: at, N: int16(n), M: int16(m), Seen: to})
	}
}

// none is no thing.
var none rules.Ref
