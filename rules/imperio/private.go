package imperio

import "tyche/rules"

// openVerbs are answered before all eyes: the choice of a House and what is decided in a battle. All else is written in
// private and sealed (8, 23.2), and what becomes of it is told by events.
var openVerbs = [numVerbs]bool{
	houseVerb:  true,
	loseVerb:   true,
	carrierHit: true,
	fightVerb:  true,
	fleeVerb:   true,
}

// Private says whether the words of the move tell what others may not know.
func (game) Private(m rules.Move) bool { return m.Verb >= numVerbs || !openVerbs[m.Verb] }
