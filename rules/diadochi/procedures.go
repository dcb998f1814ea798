package diadochi

// frameKind names a procedure.
type frameKind uint8

// The procedures, in rule-book order, chapter by chapter.
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

// procedures is the behaviour of each kind of frame. (Written out as a literal it would be an initialisation cycle.)
var procedures [numFrameKinds]procedure

func init() {
	for k := noFrame + 1; k < numFrameKinds; k++ {
		switch {
		case k <= inFlight:
			procedures[k] = sequenceProcedure(k)
		case k <= inFallOfCity:
			procedures[k] = warProcedure(k)
		default:
			procedures[k] = cardProcedure(k)
		}
	}
}

// frameNames are the keys of the standard prompts.
var frameNames = [numFrameKinds]string{
	inGame: "diadochi.ask.game", inDraft: "diadochi.ask.draft", inFirstPlayer: "diadochi.ask.first-player", inReinforcement: "diadochi.ask.reinforcement",
	inPlacing: "diadochi.ask.placing", inRound: "diadochi.ask.round", inPlayerTurn: "diadochi.ask.player-turn", inSurrender: "diadochi.ask.surrender",
	inTyche: "diadochi.ask.tyche", inOps: "diadochi.ask.ops", inPlacePCs: "diadochi.ask.place-pcs", inTraining: "diadochi.ask.training",
	inRecruiting: "diadochi.ask.recruiting", inActivations: "diadochi.ask.activations", inForage: "diadochi.ask.forage", inStationing: "diadochi.ask.stationing", inFlight: "diadochi.ask.flight",
	inActivation: "diadochi.ask.activation", inMarch: "diadochi.ask.march", inEntry: "diadochi.ask.entry", inInterception: "diadochi.ask.interception",
	inGoingInside: "diadochi.ask.going-inside", inEvasion: "diadochi.ask.evasion", inOverrun: "diadochi.ask.overrun", inBattle: "diadochi.ask.battle",
	inBattleAftermath: "diadochi.ask.battle-aftermath", inLosses: "diadochi.ask.losses", inFallen: "diadochi.ask.fallen", inVoyage: "diadochi.ask.voyage",
	inNavalInterception: "diadochi.ask.naval-interception", inPassage: "diadochi.ask.passage", inNavalBattle: "diadochi.ask.naval-battle",
	inSiege: "diadochi.ask.siege", inFallOfCity: "diadochi.ask.fall-of-city", inWindow: "diadochi.ask.window", inSearching: "diadochi.ask.searching",
	inEvent: "diadochi.ask.event", inSurprise: "diadochi.ask.surprise", inRevealing: "diadochi.ask.revealing",
	inArmyMove: "diadochi.ask.army-move",
}
