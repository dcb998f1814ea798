package imperio

import "tyche/rules"

// rollWords are the events that tell dice which everybody sees, by what they were thrown for. All dice of the game proper have ten
// faces; those of the map are thrown before it (4.2).
var rollWords = map[uint8]string{
	EvVolley: "battle", EvReroll8: "battle", EvAntiAir: "anti-air", EvSaved: "saved", EvAsteroid: "asteroids", EvBombards: "bombs",
	EvPlatforms: "platforms", EvGround: "ground", EvDice: "sedition",
}

// RollParts is in how many parts of a success Rolled counts what dice owe.
const RollParts = 10

// Rolled returns what an event's dice were thrown for, how many ten-sided dice there were, how many of them succeeded, and how many tenths of
// a success so many dice owe on average; no dice if it tells of none, or not everybody sees them. Whose they are is the event's Seat; of a
// militia, nobody's.
func Rolled(e rules.Event) (what string, dice, got, owed int) {
	what, known := rollWords[e.Verb]
	if !known || e.Seen != rules.Everyone {
		return "", 0, 0, 0
	}
	need := int(e.M)
	switch e.Verb {
	case EvAsteroid:
		need = asteroidMost + 1
	case EvDice:
		need = int(e.N)
	}
	for _, face := range e.Dice {
		if face == 0 {
			continue
		}
		dice++
		if int(face) >= need {
			got++
		}
	}
	return what, dice, got, dice * (RollParts + 1 - need)
}
