package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// warlike is mostly what a veteran ranks first, so that battles come about, and now and then any move.
func warlike(s *state, moves []rules.Move, ch *dice.Stream) (best int) {
	if ch.Draw(4) == 0 {
		return ch.Draw(len(moves))
	}
	scores := make([]int, len(moves))
	Mind{}.Rank(s, s.top().seat, moves, scores)
	for i := range moves {
		if scores[i] > scores[best] {
			best = i
		}
	}
	return best
}

// TestThePartsOfASumAddUp plays some games: in every skirmish of which all is known the parts are what the sum is made of (4.5).
func TestThePartsOfASumAddUp(t *testing.T) {
	sums, outOfReach, cardsSeen := 0, 0, 0
	for seed := range uint64(12) {
		ch := dice.New(seed, 35)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for s := st.(*state); s.over == stillPlaying; {
			for slot := range s.battle.slots {
				for side := range 2 {
					if s.battle.area == noArea || s.battle.front[0][slot] < 0 || s.battle.front[1][slot] < 0 {
						continue
					}
					attack, health := 0, 0
					for _, k := range s.partsOf(side, slot) {
						attack, health = attack+k.Attack, health+k.Health
					}
					f := s.fightOf(side, slot)
					if prove.Is(t, "health", health, f.health); f.attack == 0 {
						outOfReach++
					} else {
						prove.Is(t, "attack", attack, f.attack)
					}
					if sums++; s.battle.strike[side][slot] != noCard {
						cardsSeen++
					}
				}
			}
			p := s.top().seat
			moves := rules.Moves(s, p, nil)
			s.Apply(p, moves[warlike(s, moves, ch)], ch, nil)
		}
	}
	prove.True(t, "sums with and without cards, and out of reach", sums > 100 && outOfReach > 0 && cardsSeen > 0)
}
