package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestAnswersCiteWhatTheyAreAbout plays random games: no answer cites only that a player may choose (1.9).
func TestAnswersCiteWhatTheyAreAbout(t *testing.T) {
	told := map[string]bool{}
	for seed := range uint64(24) {
		ch := dice.New(seed, 31)
		g, err := Game.New(rules.Setup{Seats: 2 + int(seed%4), Options: seed % 32}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := g.(*state)
		var moves []rules.Move
		for s.depth > 0 {
			p := s.top().seat
			moves = rules.Moves(s, p, moves[:0])
			for _, m := range moves {
				if m.Verb != passVerb && m.Verb != yesVerb && m.Verb != doneVerb && m.Verb != chooseVerb {
					continue
				}
				if c := s.Describe(p, m); len(c.Cites) == 1 && c.Cites[0] == "1.9" && !told[c.Label.Key] {
					told[c.Label.Key] = true
					t.Errorf("%s cites 1.9", c.Label.Key)
				}
			}
			s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
		}
	}
}
