package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// A hint to leave a battle says what speaks for the place, and the best one by the rules is the one that is advised.
func TestAHintToLeaveSpeaksOfThePlace(t *testing.T) {
	r := cornered(t, uint64(optLiveBattles))
	r.slot("act operation", "fleet "+r.sys(r.a), "stay frigate 1", "go "+r.sys(r.b), "stance 1", "done", "done")
	for r.s.top().kind != inBattle {
		r.all(Game.Format(answer(r.s)))
	}
	s, p := r.s, rules.Seat(1)
	prove.Is(t, "before the battle", s.top().step, withdrawing)
	said := func(at hex) string {
		list := s.fightPurpose(s.top(), rules.Move{Verb: fleeVerb, A: int16(s.name[at])})
		prove.Is(t, "sentences", len(list), 2)
		worded(t, list[1])
		prove.Same(t, "the place", list[1].Args[0], rules.R(s.systemRef(at)))
		return list[1].Key
	}
	var near []hex
	for _, h := range s.near(s.battle.at) {
		s.anomaly[h], s.count[h], s.fleets[h] = planets3, 1, fleet{owner: nobody}
		s.bodies[firstPlanet(h)] = body{owner: nobody, holder: nobody, res: 1}
		if s.shelters(h) {
			near = append(near, h)
		}
	}
	prove.True(t, "several places", len(near) > 2)
	prove.Is(t, "nobody's", said(near[0]), "imperio.hint.haven.free")
	s.anomaly[near[0]] = asteroids
	prove.Is(t, "asteroids", said(near[0]), "imperio.hint.haven.rocks")
	for i, h := range near[1:3] {
		b := &s.bodies[firstPlanet(h)]
		b.owner, b.holder, b.res = p, p, int8(2+i)
	}
	prove.Is(t, "the better of two", said(near[2]), "imperio.hint.haven.best")
	prove.Is(t, "the other one", said(near[1]), "imperio.hint.haven.own")
	s.bodies[firstPlanet(near[1])].add(shipyard)
	prove.Is(t, "a Shipyard", said(near[1]), "imperio.hint.haven.yard")
	moves := rules.Moves(s, p, nil)
	scores := make([]int, len(moves))
	s.rankFight(Mind{}, s.top(), moves, scores)
	best := 0
	for i := range moves {
		if moves[i].Verb == fleeVerb && (moves[best].Verb != fleeVerb || scores[i] > scores[best]) {
			best = i
		}
	}
	prove.Is(t, "advised", moves[best].A, int16(s.name[near[1]]))
	for _, h := range near[1:] {
		s.anomaly[h] = blackHole
	}
	prove.Is(t, "the only one", said(near[0]), "imperio.hint.haven.only")
}
