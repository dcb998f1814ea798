package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// routed is a battle at the end of a round in which the defender, who may retreat to c, has announced it.
func routed(t *testing.T, options uint64, attackers []unit) (*realm, *frame) {
	t.Helper()
	r := fray(t, options, attackers, []unit{cruiser})
	r.owns(1, r.c, 1)
	r.s.battle.sides[1].retreats, r.s.battle.sides[1].to = true, r.c
	r.s.push(frame{kind: inBattle, seat: 0, step: roundEnds})
	return r, r.s.top()
}

func TestWhoHasWonStays(t *testing.T) {
	t.Run("13.6 a retreat is made when the enemy can still fight", func(t *testing.T) {
		r, f := routed(t, 0, []unit{cruiser})
		r.s.endRound(ctx{log: &r.log}, f)
		prove.Is(t, "gone", r.s.fleets[r.c].cruisers, 1)
		prove.Is(t, "the battle is over", r.s.battle.on, false)
	})
	t.Run("13.6 without live battles, who has wiped the enemy out stays, and is not asked", func(t *testing.T) {
		r, f := routed(t, 0, nil)
		r.s.endRound(ctx{log: &r.log}, f)
		prove.Is(t, "it stays", r.s.fleets[r.b].cruisers, 1)
		prove.Is(t, "nothing has left", r.happened(EvWithdraws), 0)
		prove.Is(t, "the next round ends the battle", f.step, roundBegins)
	})
	t.Run("13.6 with them its House is asked", func(t *testing.T) {
		r, f := routed(t, uint64(optLiveBattles), nil)
		r.s.endRound(ctx{log: &r.log}, f)
		prove.Same(t, "who, what", [2]any{f.seat, f.step}, [2]any{rules.Seat(1), lastDecides})
	})
}

func TestPoorHavens(t *testing.T) {
	t.Run("13.6 a planet that yields nothing is a haven, too", func(t *testing.T) {
		r, f := routed(t, uint64(optLiveBattles), []unit{cruiser})
		b := &r.s.bodies[firstPlanet(r.c)]
		b.res, b.inf = 0, 0
		f.seat, f.step = 1, secondDecides
		flee := rules.Move{Verb: fleeVerb, A: int16(r.s.name[r.c])}
		offered := false
		for _, m := range candidatesBattle(r.s, f, nil) {
			offered = offered || m == flee
		}
		prove.True(t, "it is offered", offered)
		prove.Is(t, "and legal", r.s.Check(1, flee), nil)
		prove.Is(t, "standing orders go there", r.s.retreatHex(1, noHex) != noHex, true)
	})
}

func TestTheBattleOfAQuestion(t *testing.T) {
	t.Run("23.2 all know about which system a House at war is asked", func(t *testing.T) {
		r, f := routed(t, uint64(optLiveBattles), []unit{cruiser})
		f.seat, f.step = 1, secondDecides
		prove.Is(t, "a retreat", r.s.Pending(nil)[0].About, r.s.systemRef(r.b))
		f.step, f.a = assigning, 1
		r.s.battle.sides[1].hits = 1
		r.s.push(frame{kind: inCasualties, seat: 1, a: 1})
		prove.Is(t, "a hit", r.s.Pending(nil)[0].About, r.s.systemRef(r.b))
	})
}

// A hit may be given as the doctrine of the fleet says instead of ship by ship; nothing else has an answer of that kind.
func TestHitsByDoctrine(t *testing.T) {
	r, f := routed(t, uint64(optLiveBattles), []unit{cruiser})
	f.seat, f.step = 1, secondDecides
	_, asked := r.s.Customary(1)
	prove.Is(t, "words on a retreat", asked, false)
	f.step, f.a = assigning, 1
	r.s.battle.sides[1].hits = 1
	r.s.push(frame{kind: inCasualties, seat: 1, a: 1})
	m, ok := r.s.Customary(1)
	prove.True(t, "a hit", ok && m == r.s.chooseVictim(1, false) && r.s.Check(1, m) == nil)
	_, other := r.s.Customary(0)
	prove.Is(t, "of another House", other, false)
}
