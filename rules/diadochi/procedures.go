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
	inGame: "ask.game", inDraft: "ask.draft", inFirstPlayer: "ask.first-player", inReinforcement: "ask.reinforcement",
	inPlacing: "ask.placing", inRound: "ask.round", inPlayerTurn: "ask.player-turn", inSurrender: "ask.surrender",
	inTyche: "ask.tyche", inOps: "ask.ops", inPlacePCs: "ask.place-pcs", inTraining: "ask.training",
	inRecruiting: "ask.recruiting", inActivations: "ask.activations", inForage: "ask.forage", inStationing: "ask.stationing", inFlight: "ask.flight",
	inActivation: "ask.activation", inMarch: "ask.march", inEntry: "ask.entry", inInterception: "ask.interception",
	inGoingInside: "ask.going-inside", inEvasion: "ask.evasion", inOverrun: "ask.overrun", inBattle: "ask.battle",
	inBattleAftermath: "ask.battle-aftermath", inLosses: "ask.losses", inFallen: "ask.fallen", inVoyage: "ask.voyage",
	inNavalInterception: "ask.naval-interception", inPassage: "ask.passage", inNavalBattle: "ask.naval-battle",
	inSiege: "ask.siege", inFallOfCity: "ask.fall-of-city", inWindow: "ask.window", inSearching: "ask.searching",
	inEvent: "ask.event", inSurprise: "ask.surprise", inRevealing: "ask.revealing",
	inArmyMove: "ask.army-move",
}
