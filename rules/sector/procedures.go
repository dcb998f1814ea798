package sector

// frameKind names a procedure.
type frameKind uint8

// The procedures, in rule-book order.
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

// frameNames are the keys of the standard prompts.
var frameNames = [numFrameKinds]string{
	inGame: "sector.ask.game", inFactions: "sector.ask.factions", inSettling: "sector.ask.settling", inJoining: "sector.ask.joining", inHomeBase: "sector.ask.home-base",
	inStartUnits: "sector.ask.start-units", inStartShips: "sector.ask.start-ships", inPlanning: "sector.ask.planning", inTurn: "sector.ask.turn",
	inBuild: "sector.ask.build", inTwin: "sector.ask.twin", inMobilise: "sector.ask.mobilise", inResearch: "sector.ask.research", inKeeping: "sector.ask.keeping",
	inLineUp: "sector.ask.line-up", inCommit: "sector.ask.commit", inSkirmish: "sector.ask.skirmish", inSave: "sector.ask.save", inRecall: "sector.ask.recall",
	inBlast: "sector.ask.blast", inHolding: "sector.ask.holding", inWithdrawal: "sector.ask.withdrawal", inEvents: "sector.ask.events", inEffect: "sector.ask.effect",
	inFreeUnits: "sector.ask.free-units", inMarch: "sector.ask.march", inLoss: "sector.ask.loss", inEviction: "sector.ask.eviction", inCouncil: "sector.ask.council",
	inLooking: "sector.ask.looking", inDiscard: "sector.ask.discard",
}

// procedures are filled once, before play: the functions in them refer to the table itself.
var procedures [numFrameKinds]procedure

func init() {
	procedures = [numFrameKinds]procedure{
		inGame:       {run: gameRun},
		inFactions:   {asks, factionCandidates, factionCheck, factionApply, nil},
		inSettling:   {asks, settlingCandidates, settlingCheck, settlingApply, nil},
		inJoining:    {joiningRun, joiningCandidates, joiningCheck, joiningApply, nil},
		inHomeBase:   {asks, homeBaseCandidates, homeBaseCheck, homeBaseApply, aboutHome},
		inStartUnits: {startUnitsRun, startUnitsCandidates, startUnitsCheck, startUnitsApply, aboutHome},
		inStartShips: {startShipsRun, startShipsCandidates, startShipsCheck, startShipsApply, aboutHome},
		inPlanning:   {planningRun, planningCandidates, planningCheck, planningApply, planningPrompt},
		inTurn:       {turnRun, turnCandidates, turnCheck, turnApply, nil},
		inBuild:      {asks, buildCandidates, buildCheck, buildApply, buildPrompt},
		inTwin:       {twinRun, twinCandidates, twinCheck, twinApply, twinPrompt},
		inMobilise:   {mobiliseRun, mobiliseCandidates, mobiliseCheck, mobiliseApply, aboutPlanet},
		inResearch:   {researchRun, researchCandidates, researchCheck, researchApply, nil},
		inKeeping:    {asks, keepingCandidates, keepingCheck, keepingApply, keepingPrompt},
		inLineUp:     {lineUpRun, lineUpCandidates, lineUpCheck, lineUpApply, lineUpPrompt},
		inCommit:     {commitRun, commitCandidates, commitCheck, commitApply, slotPrompt},
		inSkirmish:   {run: skirmishRun},
		inSave:       {asks, saveCandidates, saveCheck, saveApply, slotPrompt},
		inRecall:     {asks, recallCandidates, recallCheck, recallApply, slotPrompt},
		inBlast:      {blastRun, blastCandidates, blastCheck, blastApply, aboutBattle},
		inHolding:    {run: holdingRun},
		inWithdrawal: {withdrawalRun, withdrawalCandidates, withdrawalCheck, withdrawalApply, aboutBattle},
		inEvents:     {asks, eventsCandidates, eventsCheck, eventsApply, nil},
		inEffect:     {effectRun, effectCandidates, effectCheck, effectApply, effectPrompt},
		inFreeUnits:  {freeUnitsRun, freeUnitsCandidates, freeUnitsCheck, freeUnitsApply, freeUnitsPrompt},
		inMarch:      {marchRun, marchCandidates, marchCheck, marchApply, effectPrompt},
		inLoss:       {lossRun, lossCandidates, lossCheck, lossApply, aboutArea},
		inEviction:   {evictionRun, evictionCandidates, evictionCheck, evictionApply, aboutArea},
		inCouncil:    {councilRun, councilCandidates, councilCheck, councilApply, nil},
		inLooking:    {asks, lookingCandidates, lookingCheck, lookingApply, lookingPrompt},
		inDiscard:    {discardRun, councilCandidates, councilCheck, discardApply, discardPrompt},
	}
}
