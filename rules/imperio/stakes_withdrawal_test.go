package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What both sides have launched is in the odds of a battle under way, though nobody else sees into their transports.
func TestOddsCountTheAircraftThatFly(t *testing.T) {
	loses := func(planes uint8) int {
		r := newRealm(t, 2, uint64(optLiveBattles))
		r.owns(0, r.a, 1)
		r.ships(0, r.a, cruiser, frigate)
		r.ships(1, r.b, cruiser, carrier)
		for i := range r.s.transport {
			if k := &r.s.transport[i]; k.at == r.b && k.owner == 1 {
				k.aircraft = planes
			}
		}
		r.misses()
		r.all("done", "done")
		r.all("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1", "done", "done")
		for r.s.top().kind != inBattle {
			r.all(Game.Format(answer(r.s)))
		}
		prove.Is(t, "asked", r.s.top().seat, rules.Seat(0))
		_, n := chances(t, r.s, rules.Move{Verb: fightVerb})
		return n
	}
	none, six := loses(0), loses(6)
	prove.True(t, "six Aircraft more win more often", six > none+1000)
}

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
