package conform

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Learner plays games of two: a learner beats who plays at random in most of them, and a novice in fewer than half, but in some.
func Learner(t *testing.T, g rules.Game, mind bot.Mind) {
	t.Helper()
	const games = 60 // of twenty, a learner that wins two of five wins ten now and then
	if n := duels(t, g, mind, bot.Random, games); n < games*7/10 {
		t.Errorf("a learner wins %d games of %d against who plays at random", n, games)
	}
	if n := duels(t, g, mind, bot.Novice, games); n == 0 || n >= games/2 {
		t.Errorf("a learner wins %d games of %d against a novice", n, games)
	}
}

// duels counts the games that a learner wins alone, on both seats in turn.
func duels(t *testing.T, g rules.Game, mind bot.Mind, other string, games int) (won int) {
	t.Helper()
	for i := range games {
		learner := rules.Seat(i % 2)
		var players [2]bot.Player
		for seat, level := range map[rules.Seat]string{learner: bot.Learner, 1 - learner: other} {
			p, err := bot.New(level, mind, uint64(2*i+int(seat)))
			if err != nil {
				t.Fatal(err)
			}
			players[seat] = p
		}
		s, err := g.New(rules.Setup{Seats: 2}, dice.New(uint64(i), 0))
		if err != nil {
			t.Fatal(err)
		}
		for luck := dice.New(uint64(i), 1); ; {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			seat := asked[0].Seat
			s.Apply(seat, bot.Choose(players[seat], session.NewChair(g, s, 2, seat), bot.Budget{}), luck, nil)
		}
		if o, _ := s.Outcome(); o.Winners == rules.Only(learner) {
			won++
		}
	}
	return won
}
