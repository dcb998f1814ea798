package sector

import "tyche/rules"

// frameKind names a procedure.
type frameKind uint8

// The procedures, in rule-book order; nothing depends on it.
const (
	noFrame      frameKind = iota
	inGame                 // rounds and their phases; the bottom frame
	inFactions             // 1.4 step 1
	inSettling             // 1.5 steps 2-3: a planet onto the grid
	inJoining              // 1.5 step 4: a long route
	inHomeBase             // 1.5 step 5
	inStartUnits           // 1.4 step 3
	inStartShips           // 1.4 step 3: transports
	inPlanning             // 2
	inTurn                 // 3.1: a player's turn of the execution phase
	inBuild                // 3.3; a planet, b credit in minerals, c credit in gas, d see build*
	inTwin                 // 3.3: the second figure of a pair; a planet, b unit
	inMobilise             // 3.4; a planet, b 1 = gold
	inResearch             // 3.5; a planet, b and c credit, d 1 = gold
	inKeeping              // 3.5: whether a card goes to the hand; a technology
	inLineUp               // 4.2, 4.3
	inCommit               // 4.4; a slot
	inSkirmish             // 4.5; a slot
	inSave                 // 4.5 SAVE; a slot
	inRecall               // 4.5 RECALL; a slot
	inBlast                // 4.6
	inHolding              // 4.7
	inWithdrawal           // 4.8
	inEvents               // 5.8: a player's choice
	inEffect               // 5.8: the effect of an event and its target; a event
	inFreeUnits            // 6.4: units without paying; a event, b money left, c units left, d planet or -1
	inMarch                // 6.4: Quiet Passage and Night March; a event, b from, c to, d moves left
	inLoss                 // 6.4: one unit of an area destroyed by its owner; a area, b highest cost
	inEviction             // 6.4: Disputed Claim; a area
	inCouncil              // 6.4: a combat card is discarded
	inLooking              // 6.4: Paid Informer; a whose hand
	inDiscard              // 5.9
	numFrameKinds
)

// procedures are filled once, before play: the functions in them refer to the table itself. A row is a procedure: what
// it asks, the rules that allow its answers, and its functions.
var procedures [numFrameKinds]procedure

func init() {
	procedures = [numFrameKinds]procedure{
		inGame:       {ask: "sector.ask.game", run: gameRun},
		inFactions:   {"sector.ask.factions", rulesOf("1.4"), asks, factionCandidates, factionCheck, factionApply, nil},
		inSettling:   {"sector.ask.settling", rulesOf("1.5", "1.5a"), asks, settlingCandidates, settlingCheck, settlingApply, nil},
		inJoining:    {"sector.ask.joining", rulesOf("1.5b"), joiningRun, joiningCandidates, joiningCheck, joiningApply, nil},
		inHomeBase:   {"sector.ask.home-base", rulesOf("1.5c"), asks, homeBaseCandidates, homeBaseCheck, homeBaseApply, aboutHome},
		inStartUnits: {"sector.ask.start-units", rulesOf("1.4"), startUnitsRun, startUnitsCandidates, startUnitsCheck, startUnitsApply, aboutHome},
		inStartShips: {"sector.ask.start-ships", rulesOf("1.4"), startShipsRun, startShipsCandidates, startShipsCheck, startShipsApply, aboutHome},
		inPlanning:   {"sector.ask.planning", rulesOf("2.1", "2.2"), planningRun, planningCandidates, planningCheck, planningApply, planningPrompt},
		inTurn:       {"sector.ask.turn", rulesOf("3.1"), turnRun, turnCandidates, turnCheck, turnApply, nil},
		inBuild:      {"sector.ask.build", rulesOf("3.3"), asks, buildCandidates, buildCheck, buildApply, buildPrompt},
		inTwin:       {"sector.ask.twin", rulesOf("3.3c"), twinRun, twinCandidates, twinCheck, twinApply, twinPrompt},
		inMobilise:   {"sector.ask.mobilise", rulesOf("3.4"), mobiliseRun, mobiliseCandidates, mobiliseCheck, mobiliseApply, aboutPlanet},
		inResearch:   {"sector.ask.research", rulesOf("3.5"), researchRun, researchCandidates, researchCheck, researchApply, researchPrompt},
		inKeeping:    {"sector.ask.keeping", rulesOf("3.5a"), asks, keepingCandidates, keepingCheck, keepingApply, keepingPrompt},
		inLineUp:     {"sector.ask.line-up", rulesOf("4.2", "4.3"), lineUpRun, lineUpCandidates, lineUpCheck, lineUpApply, lineUpPrompt},
		inCommit:     {"sector.ask.commit", rulesOf("4.4"), commitRun, commitCandidates, commitCheck, commitApply, slotPrompt},
		inSkirmish:   {ask: "sector.ask.skirmish", run: skirmishRun},
		inSave:       {"sector.ask.save", rulesOf("4.5"), asks, saveCandidates, saveCheck, saveApply, slotPrompt},
		inRecall:     {"sector.ask.recall", rulesOf("4.5"), asks, recallCandidates, recallCheck, recallApply, slotPrompt},
		inBlast:      {"sector.ask.blast", rulesOf("4.6"), blastRun, blastCandidates, blastCheck, blastApply, aboutBattle},
		inHolding:    {ask: "sector.ask.holding", run: holdingRun},
		inWithdrawal: {"sector.ask.withdrawal", rulesOf("4.8"), withdrawalRun, withdrawalCandidates, withdrawalCheck, withdrawalApply, withdrawalPrompt},
		inEvents:     {"sector.ask.events", rulesOf("5.8"), asks, eventsCandidates, eventsCheck, eventsApply, nil},
		inEffect:     {"sector.ask.effect", eventCites, effectRun, effectCandidates, effectCheck, effectApply, effectPrompt},
		inFreeUnits:  {"sector.ask.free-units", eventCites, freeUnitsRun, freeUnitsCandidates, freeUnitsCheck, freeUnitsApply, freeUnitsPrompt},
		inMarch:      {"sector.ask.march", eventCites, marchRun, marchCandidates, marchCheck, marchApply, effectPrompt},
		inLoss:       {"sector.ask.loss", eventCites, lossRun, lossCandidates, lossCheck, lossApply, aboutArea},
		inEviction:   {"sector.ask.eviction", eventCites, evictionRun, evictionCandidates, evictionCheck, evictionApply, aboutArea},
		inCouncil:    {"sector.ask.council", eventCites, councilRun, councilCandidates, councilCheck, councilApply, nil},
		inLooking:    {"sector.ask.looking", eventCites, asks, lookingCandidates, lookingCheck, lookingApply, lookingPrompt},
		inDiscard:    {"sector.ask.discard", rulesOf("5.9"), discardRun, councilCandidates, councilCheck, discardApply, discardPrompt},
	}
}

// rulesOf is a list of rules.
func rulesOf(list ...rules.Rule) []rules.Rule { return list }

// eventCites allow whatever an event card asks: the rule on event cards before the step in which they are played.
var eventCites = rulesOf("6.4", "5.8")
