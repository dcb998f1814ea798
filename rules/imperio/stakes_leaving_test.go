package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Who is asked for his word on a retreat is told the chances of leaving as well as those of staying: they are those of battles played on
// from there.
func TestLeavingHasItsOdds(t *testing.T) {
	r := newRealm(t, 2, uint64(optLiveBattles))
	r.owns(0, r.a, 1)
	r.ships(0, r.a, cruiser, frigate)
	r.ships(1, r.b, cruiser, cruiser)
	r.misses()
	r.all("done", "done")
	r.all("act operation", "fleet "+r.sys(r.a), "go "+r.sys(r.b), "stance 1", "done", "done")
	for r.s.top().kind != inBattle {
		switch r.s.top().kind {
		case inSlot:
			r.all("empty")
		case inOrders:
			if r.s.top().step == sealing {
				r.all("seal")
			} else {
				r.all("done")
			}
		default:
			r.all("done")
		}
	}
	prove.Is(t, "asked", r.s.top().seat, rules.Seat(0))
	flee, fight := rules.Move{}, rules.Move{Verb: fightVerb}
	for _, m := range rules.Moves(r.s, 0, nil) {
		if m.Verb == fleeVerb {
			flee = m
		}
	}
	left, lost := chances(t, r.s, flee)
	leavesLater, staying := chances(t, r.s, fight)
	prove.Is(t, "who fights on is told what comes of it if he never leaves", leavesLater, 0)
	prove.True(t, "leaving loses less often than staying", left > 0 && lost > 0 && lost < staying)

	const battles = 2000
	luck, fallen := dice.NewStream(3, 9), 0
	for range battles {
		s := r.s.Clone().(*state)
		s.Apply(0, flee, &luck, nil)
		for s.battle.on {
			p := s.top().seat
			m, customary := rules.CustomOf(s, p)
			if !customary {
				m = rules.Moves(s, p, nil)[0]
			}
			if s.top().kind == inBattle && p == 1 {
				m = fight
			}
			s.Apply(p, m, &luck, nil)
		}
		if s.fleets[r.a].owner != 0 && s.fleets[r.b].owner != 0 {
			fallen++
		}
	}
	if played := 10000 * fallen / battles; abs(played-lost) > 300 {
		t.Errorf("the fleet is lost in %d of 10000 battles, told are %d", played, lost)
	}
}

// chances are what a stake of an answer tells of leaving and of losing, in hundredths of a percent.
func chances(t *testing.T, s *state, m rules.Move) (leaves, loses int) {
	t.Helper()
	for _, k := range s.Stakes(s.top().seat, m, nil) {
		for _, w := range k.Ways {
			switch {
			case strings.HasSuffix(w.What.Key, "battle.leaves"):
				leaves = w.Most.Permille() * 10
			case strings.HasSuffix(w.What.Key, "battle.loses"):
				loses = w.Most.Permille() * 10
			}
		}
	}
	return leaves, loses
}
