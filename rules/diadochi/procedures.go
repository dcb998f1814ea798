package diadochi

import "tyche/rules"

// frameKind names a procedure.
type frameKind uint8

// The procedures, in rule-book order, chapter by chapter; nothing depends on it.
const (
	noFrame frameKind = iota

	// Sequence, setup, cards as operations (chapters 2-4, 11-17).
	inGame          // the Game Turns and their phases (3.1); the bottom frame
	inDraft         // 18.6
	inFirstPlayer   // 3.8
	inReinforcement // one player's reinforcements (3.9)
	inPlacing       // pieces waiting to be placed (3.13)
	inRound         // the Player Turns of a Round and its end (3.18, 3.44)
	inPlayerTurn    // its four Segments (3.19)
	inSurrender     // 3.20
	inTyche         // choosing and using a card (3.26)
	inOps           // 3.33
	inPlacePCs      // 3.36; a = how many are left
	inTraining      // 16.3; a = spaces left over
	inRecruiting    // 15.4; a = general
	inActivations   // 3.40
	inForage        // 3.42
	inStationing    // where a Minor General is put (1.35); a = general
	inFlight        // a general without CUs leaves (5.28); a = general

	// Movement, battle, sea, siege (chapters 5-9).
	inActivation // choosing the general, rolling MP; see pushActivation
	inMarch      // the activated general's steps
	inEntry      // 5.15
	inInterception
	inGoingInside
	inEvasion
	inOverrun
	inBattle
	inBattleAftermath
	inLosses // choosing CUs to lose; see pushLosses
	inFallen // 1.36 b: a Minor General where a Major General died
	inVoyage // announcing a naval movement
	inNavalInterception
	inPassage // the voyage under way, with its battles
	inNavalBattle
	inSiege // one attempt
	inFallOfCity

	// Cards and Independent Armies (chapters 3, 10).
	inWindow    // Surprise cards (3.32); a = window
	inSearching // 3.26: playing or discarding Surprise cards until an Event or Bonus is held
	inEvent     // an event taking effect; see play
	inSurprise  // a Surprise card taking effect
	inRevealing // 3.44
	inArmyMove  // an Independent Army on the march

	numFrameKinds
)

// procedures are filled once, before play: the functions in them refer to the table itself. A row is a procedure: its
// standard question and its functions.
var procedures [numFrameKinds]procedure

func init() {
	procedures = [numFrameKinds]procedure{
		inGame:              {ask: "diadochi.ask.game", run: gameRun},
		inDraft:             {"diadochi.ask.draft", draftRun, draftCandidates, draftCheck, draftApply, nil},
		inFirstPlayer:       {"diadochi.ask.first-player", asks, firstPlayerCandidates, firstPlayerCheck, firstPlayerApply, firstPlayerPrompt},
		inReinforcement:     {ask: "diadochi.ask.reinforcement", run: reinforcementRun},
		inPlacing:           {"diadochi.ask.placing", placingRun, placingCandidates, placingCheck, placingApply, placingPrompt},
		inRound:             {ask: "diadochi.ask.round", run: roundRun},
		inPlayerTurn:        {ask: "diadochi.ask.player-turn", run: playerTurnRun},
		inSurrender:         {"diadochi.ask.surrender", surrenderRun, surrenderCandidates, surrenderCheck, surrenderApply, surrenderPrompt},
		inTyche:             {"diadochi.ask.tyche", tycheRun, tycheCandidates, tycheCheck, tycheApply, nil},
		inOps:               {"diadochi.ask.ops", opsRun, opsCandidates, opsCheck, opsApply, countPrompt},
		inPlacePCs:          {"diadochi.ask.place-pcs", placePCsRun, placePCsCandidates, placePCsCheck, placePCsApply, countPrompt},
		inTraining:          {"diadochi.ask.training", trainingRun, trainingCandidates, trainingCheck, trainingApply, countPrompt},
		inRecruiting:        {"diadochi.ask.recruiting", asks, recruitingCandidates, recruitingCheck, recruitingApply, recruitingPrompt},
		inActivations:       {"diadochi.ask.activations", activationsRun, activationsCandidates, activationsCheck, activationsApply, nil},
		inForage:            {"diadochi.ask.forage", forageRun, forageCandidates, forageCheck, forageApply, foragePrompt},
		inStationing:        {"diadochi.ask.stationing", asks, stationingCandidates, stationingCheck, stationingApply, nil},
		inFlight:            {"diadochi.ask.flight", runFlight, flightCandidates, checkFlight, applyFlight, askFlight},
		inActivation:        {"diadochi.ask.activation", runActivation, activationCandidates, checkActivation, applyActivation, nil},
		inMarch:             {"diadochi.ask.march", runMarch, marchCandidates, checkMarch, applyMarch, askMarch},
		inEntry:             {ask: "diadochi.ask.entry", run: runEntry},
		inInterception:      {"diadochi.ask.interception", runInterception, interceptionCandidates, checkInterception, applyInterception, askInterception},
		inGoingInside:       {"diadochi.ask.going-inside", runGoingInside, goingInsideCandidates, checkGoingInside, applyGoingInside, askGoingInside},
		inEvasion:           {"diadochi.ask.evasion", runEvasion, evasionCandidates, checkEvasion, applyEvasion, askEvasion},
		inOverrun:           {"diadochi.ask.overrun", asks, overrunCandidates, checkOverrun, applyOverrun, askOverrun},
		inBattle:            {ask: "diadochi.ask.battle", run: runBattle},
		inBattleAftermath:   {ask: "diadochi.ask.battle-aftermath", run: runAftermath},
		inLosses:            {"diadochi.ask.losses", runLosses, lossesCandidates, checkLosses, applyLosses, askLosses},
		inFallen:            {"diadochi.ask.fallen", asks, fallenCandidates, checkFallen, applyFallen, askFallen},
		inVoyage:            {"diadochi.ask.voyage", asks, voyageCandidates, checkVoyage, applyVoyage, askVoyage},
		inNavalInterception: {"diadochi.ask.naval-interception", asks, navalInterceptionCandidates, checkNavalInterception, applyNavalInterception, askNavalInterception},
		inPassage:           {ask: "diadochi.ask.passage", run: runPassage},
		inNavalBattle:       {ask: "diadochi.ask.naval-battle", run: runNavalBattle},
		inSiege:             {"diadochi.ask.siege", runSiege, siegeCandidates, checkSiege, applySiege, askSiege},
		inFallOfCity:        {ask: "diadochi.ask.fall-of-city", run: runFall},
		inWindow:            {"diadochi.ask.window", runWindow, windowCandidates, windowCheck, windowApply, windowPrompt},
		inSearching:         {"diadochi.ask.searching", runSearching, searchingCandidates, searchingCheck, searchingApply, nil},
		inEvent:             {"diadochi.ask.event", runScript, scriptCandidates, scriptCheck, scriptApply, scriptPrompt},
		inSurprise:          {"diadochi.ask.surprise", runScript, scriptCandidates, scriptCheck, scriptApply, scriptPrompt},
		inRevealing:         {ask: "diadochi.ask.revealing", run: runRevealing},
		inArmyMove:          {"diadochi.ask.army-move", runArmyMove, armyMoveCandidates, armyMoveCheck, armyMoveApply, armyMovePrompt},
	}
}

// asks is the run of a procedure that does nothing but ask.
func asks(s *state, x ctx, f *frame) bool { return true }

// countPrompt asks with the number a of the frame.
func countPrompt(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.N(int(f.a)))}
}

// askAbout asks with a thing, which the table shows.
func askAbout(f *frame, key string, about rules.Ref) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(key, rules.R(about)), About: about}
}
