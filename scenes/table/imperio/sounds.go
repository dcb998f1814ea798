package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
)

// soundOf names the sound of what happens; "" is silence.
func soundOf(e rules.Event) string {
	switch e.Verb {
	case game.EvMoves, game.EvWithdraws:
		return "oars"
	case game.EvSlot:
		return "card-slide"
	case game.EvVolley, game.EvAntiAir, game.EvGround, game.EvBombards, game.EvPlatforms, game.EvReroll8, game.EvSaved, game.EvAsteroid:
		return "dice"
	case game.EvBattle, game.EvRuined:
		return "clash"
	case game.EvOwner, game.EvBuilt, game.EvDelivered, game.EvVotes:
		return "marker"
	case game.EvTurnBegins, game.EvWar:
		return "horn"
	case game.EvConquered, game.EvWins, game.EvLaw:
		return "fanfare"
	case game.EvDissolved:
		return "death"
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
	ref, ok := f.where(e)
	at, seen := f.chart.At(ref)
	v := f.chart.View()
	if !ok || !seen || v.W <= 0 {
		return 0
	}
	return .8 * min(max(2*(at.X-v.X)/v.W-1, -1), 1)
}

// sounds plays the first sound of what is not acted out.
func (f *Face) sounds(events []rules.Event) {
	for _, e := range events {
		if soundOf(e) != "" {
			f.sound(e)
			return
		}
	}
}
