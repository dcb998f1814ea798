package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/palette"
)

// soundNames name the sounds of what happens; what is not named is silent.
var soundNames = map[uint8]string{
	game.EvTurnBegins: "bell-turn", game.EvSealed: "wax", game.EvVotes: "ivory", game.EvLaw: "page",
	game.EvMoves: "sails", game.EvWithdraws: "sails", game.EvHolds: "refuse", game.EvAsteroid: "rocks",
	game.EvVolley: "cannon", game.EvAntiAir: "cannon", game.EvBombards: "cannon", game.EvPlatforms: "cannon", game.EvRuined: "cannon",
	game.EvReroll8: "dice", game.EvSaved: "dice", game.EvGround: "dice", game.EvDice: "dice", game.EvLands: "capsules",
	game.EvBuilt: "place", game.EvDelivered: "place", game.EvOwner: "marker", game.EvDeal: "ivory", game.EvDelivery: "ivory",
	game.EvRevealed: "glass", game.EvTechGained: "glass", game.EvDissolved: "fall", game.EvWins: "bell-turn", game.EvPeace: "glass",
}

// lastBell is that of the highest slot.
const lastBell = game.MaxSlots

// soundOf names the sound of what happens; "" is silence. Slots have their bells, and a House that goes to war or takes something is heard
// by its own two notes.
func (f *Face) soundOf(e rules.Event) string {
	switch e.Verb {
	case game.EvDecision:
		if e.N == 0 || int(e.N) == game.VoteAgainst {
			return "card-flip" // the seal is broken
		}
		return "wax"
	case game.EvSlot:
		return "bell-" + itoa(min(max(int(e.N), 1), lastBell))
	case game.EvWar, game.EvEnters, game.EvConquered, game.EvChosen:
		if h := f.house(e.Seat); h < palette.Houses {
			return "house-" + itoa(int(h)+1)
		}
		return ""
	}
	return soundNames[e.Verb]
}

// The music of the sky: by who sits in Council, and whether there is war.
const peaceMood, warMood, councilMood = "atlas-peace", "atlas-war", "atlas-council"

// Mood is the music of what is shown: of the Council while it counts, of war while the viewer's House has an enemy, else of peace.
func (f *Face) Mood() string {
	v := f.view
	if v.Phase == game.PhaseCouncil {
		return councilMood
	}
	for p := range v.Houses {
		if v.Houses[p].Wars != 0 && (v.Seat < 0 || v.Seat == rules.Seat(p)) {
			return warMood
		}
	}
	return peaceMood
}

// sound plays the sound of an event.
func (f *Face) sound(e rules.Event) {
	if name := f.soundOf(e); name != "" {
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
		if f.soundOf(e) != "" {
			f.sound(e)
			return
		}
	}
}
