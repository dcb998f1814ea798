package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestMindBeatsChance plays the best ranked move against random play that keeps its planets.
func TestMindBeatsChance(t *testing.T) {
	wins := 0
	const games = 6
	for g := range uint64(games) {
		ch := dice.New(g+1, 3)
		st, err := Game.New(rules.Setup{Seats: 2, Options: uint64(optTurns10)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		mine := rules.Seat(g % 2)
		var moves []rules.Move
		var scores [4096]int
		for steps := 0; ; steps++ {
			if steps > 20000 {
				t.Fatalf("the game does not end: %+v", *st.(*state).top())
			}
			asked := st.Pending(nil)
			if len(asked) == 0 {
				break
			}
			p := asked[0].Seat
			moves = rules.Moves(st, p, moves[:0])
			pick := ch.Draw(len(moves))
			for moves[pick].Verb == abandonVerb {
				pick = ch.Draw(len(moves))
			}
			if p == mine {
				Mind{}.Rank(st, p, moves, scores[:len(moves)])
				pick = 0
				for i := range moves {
					if scores[i] > scores[pick] {
						pick = i
					}
				}
			}
			st.Apply(p, moves[pick], ch, nil)
		}
		out, _ := st.Outcome()
		t.Log(out.Score, out.Winners, st.(*state).planetsOf(mine))
		if out.Winners == rules.Only(mine) {
			wins++
		}
	}
	if wins < games-1 {
		t.Errorf("%d of %d games won", wins, games)
	}
}
