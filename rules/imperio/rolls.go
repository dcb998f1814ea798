package imperio

import "tyche/rules"

// rollWords are the events that tell dice which everybody sees, by what they were thrown for. All dice of the game proper have ten
// faces; those of the map are thrown before it (4.2).
var rollWords = map[uint8]string{
	EvVolley: "battle", EvReroll8: "battle", EvAntiAir: "anti-air", EvSaved: "saved", EvAsteroid: "asteroids", EvBombards: "bombs",
	EvPlatforms: "platforms", EvGround: "ground", EvDice: "sedition",
}

// DieFaces is how many faces the dice have that Rolled tells of.
const DieFaces = 10

// Rolled returns what an event's dice were thrown for, how many ten-sided dice there were and what they showed together; no dice
// if it tells of none, or not everybody sees them. Whose they are is the event's Seat; of a militia, nobody's.
func Rolled(e rules.Event) (what string, dice, sum int) {
	what, known := rollWords[e.Verb]
	if !known || e.Seen != rules.Everyone {
		return "", 0, 0
	}
	for _, face := range e.Dice {
		if face > 0 {
			dice++
			sum += int(face)
		}
	}
	return what, dice, sum
}
