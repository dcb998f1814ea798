package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Who may withdraw before a battle is told what the battle is like if he does not, whatever his standing order; and that Asteroids may
// take the ships that withdraw into them.
func TestWithdrawingHasItsOdds(t *testing.T) {
	for _, knows := range []bool{false, true} {
		r := cornered(t, uint64(optLiveBattles))
		r.s.anomaly[r.c], r.s.count[r.c] = asteroids, 0
		if knows {
			r.s.houses[1].techs |= 1 << t11
		}
		r.slot("act operation", "fleet "+r.sys(r.a), "stay frigate 1", "go "+r.sys(r.b), "stance 1", "done", "done")
		for r.s.top().kind != inBattle {
			r.all(Game.Format(answer(r.s)))
		}
		prove.Is(t, "he would withdraw by his standing order", r.s.standingWithdrawal(), true)
		leaves, loses := chances(t, r.s, rules.Move{Verb: fightVerb})
		prove.Is(t, "leaves", leaves, 0)
		prove.True(t, "two Cruisers win more often than one", loses > 5000 && loses < 10000)
		rocks := false
		for _, k := range r.s.Stakes(1, rules.Move{Verb: fleeVerb, A: int16(r.s.name[r.c])}, nil) {
			rocks = rocks || strings.HasSuffix(k.What.Key, "asteroids")
		}
		prove.Is(t, "Asteroids", rocks, !knows)
	}
}
