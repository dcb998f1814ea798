package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
)

// soundOf names the sound of what happened; "" is silence.
func soundOf(e rules.Event) string {
	switch e.Verb {
	case game.EvTokenPlaced, game.EvWorks, game.EvWorkersBack:
		return "marker"
	case game.EvRevealed, game.EvEventPlayed, game.EvShown, game.EvTech:
		return "card-flip"
	case game.EvMoved, game.EvWithdraws, game.EvRecalled, game.EvTransport:
		return "march"
	case game.EvUnitPlaced, game.EvBaseBuilt, game.EvBuilding, game.EvModule, game.EvCardGained, game.EvPoints:
		return "place"
	case game.EvCardsDrawn, game.EvCardDrawn, game.EvEventDrawn, game.EvDiscarded:
		return "card-slide"
	case game.EvBattle, game.EvBeaten:
		return "clash"
	case game.EvUnitLost, game.EvBaseLost, game.EvEliminated:
		return "death"
	case game.EvRound:
		return "horn"
	case game.EvBeacon:
		return "lyre"
	case game.EvVictory:
		return "fanfare"
	}
	return ""
}

// sound plays the sound of an event.
func (f *Face) sound(e rules.Event) {
	if name := soundOf(e); name != "" {
		f.app.Play(name)
	}
}

// playFirst plays the first sound of events that are not acted out.
func (f *Face) playFirst(events []rules.Event) {
	for _, e := range events {
		if soundOf(e) != "" {
			f.sound(e)
			return
		}
	}
}
