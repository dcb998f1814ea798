package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// A battle that ends with as much strength on both sides is told as a tie that is the defender's (4.7), and one that nobody survives as won
// by nobody.
func TestTheEndsOfABattleAreTold(t *testing.T) {
	for want, of := range map[string][2]int16{"sector.log.battle-ends": {3, 2}, "sector.log.battle-ends.tie": {2, 2}, "sector.log.battle-ends.empty": {0, 0}} {
		told, is := Game.Tell(rules.Event{Verb: EvBattleEnds, Seat: 1, N: of[0], M: of[1]})
		prove.True(t, "it is told", is)
		prove.Is(t, "how", told.Key, want)
	}
}
