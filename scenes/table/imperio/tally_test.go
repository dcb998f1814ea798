package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// A bombardment that removes Troops is told in the recap, also where nobody lands; one that hits nothing is not.
func TestARecapTellsOfBombardmentsThatHit(t *testing.T) {
	prove.Is(t, "three hits", news(rules.Event{Verb: game.EvBombards, N: 3}), true)
	prove.Is(t, "none", news(rules.Event{Verb: game.EvBombards}), false)
}
