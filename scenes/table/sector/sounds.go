package sector

import (
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
)

// soundNames name the sounds of what happens; what is not named is silent.
var soundNames = map[uint8]string{
	game.EvRound: "ratchet", game.EvPhase: "ratchet", game.EvFirst: "ratchet", game.EvVictory: "musical-box", stageRite: "toll", homeRite: "toll",
	game.EvRevealed: "ratchet", game.EvObstructed: "refuse", game.EvRouteShifted: "ratchet", game.EvRouteJoined: "carriage",
	game.EvEventDrawn: "card-slide", game.EvCardsDrawn: "card-slide", game.EvCardDrawn: "card-slide", game.EvDiscarded: "card-slide", game.EvKept: "card-slide", game.EvShuffled: "page",
	game.EvEventPlayed: "card-flip", game.EvShown: "card-flip", game.EvEventPassed: "card-slide", game.EvPeeks: "card-flip",
	game.EvWorks: "pins", game.EvWorkers: "pins", game.EvWorkersBack: "pins", game.EvTokens: "pins", game.EvTokensSpent: "pins", game.EvStopped: "pins",
	game.EvTransport: "carriage", game.EvTransportLost: "splinters", game.EvBaseBuilt: "anvil", game.EvBuilding: "anvil", game.EvModule: "anvil",
	game.EvTech: "glass", game.EvCardGained: "place", game.EvCardLost: "tin", game.EvVein: "place", game.EvStrained: "stone-impact",
	game.EvUnitLost: "tin", game.EvBeaten: "tin", game.EvDisbanded: "tin", game.EvBaseLost: "stone-impact", game.EvEliminated: "toll",
	game.EvBattle: "cabinet", game.EvFront: "place", game.EvSupport: "place", game.EvCommitted: "card-slide", game.EvBeacon: "lamp-out",
	game.EvPlanetPlaced: "place", game.EvFaction: "cabinet",
}

// treads are the sounds of the peoples when they move: boilers, water in glass, fired clay.
var treads = [...]string{"steam", "slosh", "clay"}

// highestCoin and mostBells are as far as the coins on a rod and the bells of the carillon go.
const highestCoin, mostBells = 6, 6

// soundOf names the sound of what happens; "" is silence.
func (f *Face) soundOf(e rules.Event) string {
	switch e.Verb {
	case game.EvTokenPlaced:
		below := 0
		if int(e.To.ID) < len(f.view.Planets) {
			below = len(f.view.Planets[e.To.ID].Stack)
		}
		return "spindle-" + strconv.Itoa(min(below+1, highestCoin))
	case game.EvPoints:
		return "carillon-" + strconv.Itoa(min(max(int(e.N), 1), mostBells))
	case game.EvMoved, game.EvUnitPlaced, game.EvWithdraws, game.EvRecalled:
		if people := int(e.Who.ID) / game.UnitsOfPeople; e.Who.Kind == game.KindUnit && people < len(treads) {
			return treads[people]
		}
	}
	return soundNames[e.Verb]
}

// sound plays the sound of an event where it happens.
func (f *Face) sound(e rules.Event) {
	if name := f.soundOf(e); name != "" && !f.unheard {
		f.app.From(name, f.pan(e))
	}
}

// pan is how far left or right on the slate an event happens, from -0.8 to 0.8; 0 where it has no place.
func (f *Face) pan(e rules.Event) float64 {
	if f.board.lay == nil || f.board.slate.W <= 0 {
		return 0
	}
	for _, ref := range [...]rules.Ref{e.To, e.From} {
		if q := f.planetOf(ref); q >= 0 && f.board.lay.spots[q].in {
			x := f.board.place(f.board.lay.spots[q].at).X
			return .8 * min(max(2*(x-f.board.slate.X)/f.board.slate.W-1, -1), 1)
		}
	}
	return 0
}

// playFirst plays the first sound of events that are not acted out.
func (f *Face) playFirst(events []rules.Event) {
	for _, e := range events {
		if f.soundOf(e) != "" {
			f.sound(e)
			return
		}
	}
}
