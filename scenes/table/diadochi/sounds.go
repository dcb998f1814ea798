package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// soundOf names the sound of what happened; "" is silence.
func soundOf(e rules.Event) string {
	switch e.Verb {
	case game.EvMoved, game.EvRetreats:
		if e.M == 1 {
			return "oars"
		}
		return "march"
	case game.EvArmyMoves:
		return "march"
	case game.EvActivated, game.EvIntercepts, game.EvEvades, game.EvAmbushed, game.EvCardRoll:
		return "dice"
	case game.EvCardPlayed, game.EvCardRevealed:
		return "card-flip"
	case game.EvCardDiscarded, game.EvDrawn, game.EvDealt:
		return "card-slide"
	case game.EvControl, game.EvPlaced, game.EvMinorPlaced:
		return "marker"
	case game.EvDies:
		return "death"
	case game.EvVictory, game.EvMarried:
		return "fanfare"
	case game.EvBuried:
		return "lyre"
	case game.EvOverrun, game.EvBattle:
		return "clash"
	case game.EvTurnBegins:
		return "horn"
	}
	return ""
}

// sound plays the sound of an event.
func (f *Face) sound(e rules.Event) {
	if name := soundOf(e); name != "" {
		f.app.From(name, f.pan(e))
	}
}

// pan is how far left or right in the window an event happens, from -0.8 to 0.8.
func (f *Face) pan(e rules.Event) float64 {
	if f.camera == nil {
		return 0
	}
	v := f.camera.View
	across := (f.camera.ToScreen(f.actPlace(e)).X - v.X) / max(v.W, 1)
	return 0.8 * min(max(2*across-1, -1), 1)
}

// playSounds plays the first sound of a group of events that is not acted out.
func (f *Face) playSounds(events []rules.Event) {
	for _, e := range events {
		if soundOf(e) != "" {
			f.sound(e)
			return
		}
	}
}
