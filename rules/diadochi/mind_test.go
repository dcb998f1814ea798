package diadochi_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

// playOut plays a game between levels and returns the winners.
func playOut(t testing.TB, levels []string, seed uint64) rules.Seats {
	t.Helper()
	s, err := diadochi.Game.New(rules.Setup{Seats: len(levels)}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	players := make([]bot.Player, len(levels))
	for i, level := range levels {
		if players[i], err = bot.New(level, diadochi.Mind{}, seed+uint64(i)<<56); err != nil {
			t.Fatal(err)
		}
	}
	for n := uint64(1); ; n++ {
		if o, over := s.Outcome(); over {
			return o.Winners
		}
		seat := s.Pending(nil)[0].Seat
		m := bot.Choose(players[seat], session.NewChair(diadochi.Game, s, len(levels), seat), bot.Budget{})
		s.Apply(seat, m, dice.New(seed, n), nil)
	}
}

// TestVeteranBeatsRandom plays a handful of games, changing seats.
func TestVeteranBeatsRandom(t *testing.T) {
	games, won := 3, 0
	for g := range games {
		levels := []string{bot.Random, bot.Random}
		levels[g%2] = bot.Veteran
		if playOut(t, levels, uint64(g)+11) == rules.Only(rules.Seat(g%2)) {
			won++
		}
	}
	if won < games-1 {
		t.Errorf("%d won of %d", won, games)
	}
}

// TestReasonsAreSentences asks for the reasons of every first choice of a game by rank; each must have a sentence.
func TestReasonsAreSentences(t *testing.T) {
	words, err := lexicon.New(diadochi.Texts)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := diadochi.Game.New(rules.Setup{Seats: 2}, dice.New(5, 0))
	player, _ := bot.New(bot.Novice, diadochi.Mind{}, 5)
	asked := 0
	for n := uint64(1); n < 400; n++ {
		if _, over := s.Outcome(); over {
			break
		}
		c := session.NewChair(diadochi.Game, s, 2, s.Pending(nil)[0].Seat)
		m := bot.Choose(player, c, bot.Budget{})
		if len(c.Moves(nil)) > 1 && n%4 == 0 {
			asked++
			list := bot.Reasons(diadochi.Mind{}, c, m, n)
			if len(list) == 0 || len(list) > 3 {
				t.Errorf("%d reasons for %s", len(list), diadochi.Game.Format(m))
			}
			for _, text := range list {
				if !words.Has(lexicon.Spanish, text.Key) {
					t.Errorf("no sentence %s", text.Key)
				}
			}
		}
		s.Apply(c.Seat(), m, dice.New(5, n), nil)
	}
	if asked < 20 {
		t.Errorf("only %d asked", asked)
	}
}

// TestMindSeesNoSecrets compares what the mind thinks in two worlds that a seat cannot tell apart.
func TestMindSeesNoSecrets(t *testing.T) {
	var mind diadochi.Mind
	s, _ := diadochi.Game.New(rules.Setup{Seats: 3}, dice.New(8, 0))
	player, _ := bot.New(bot.Novice, mind, 8)
	var one, other [400]int
	for n := uint64(1); n < 600; n++ {
		if _, over := s.Outcome(); over {
			break
		}
		c := session.NewChair(diadochi.Game, s, 3, s.Pending(nil)[0].Seat)
		a, b := c.Resample(dice.New(n, 1)), c.Resample(dice.New(n, 2))
		moves := c.Moves(nil)
		mind.Rank(a, c.Seat(), moves, one[:])
		mind.Rank(b, c.Seat(), moves, other[:])
		if one != other {
			t.Fatalf("move %d: the ranks depend on what is hidden", n)
		}
		if x, y := mind.Evaluate(a, c.Seat()), mind.Evaluate(b, c.Seat()); x != y {
			t.Fatalf("move %d: worth %d or %d, by what is hidden", n, x, y)
		}
		mind.Reckon(a, c.Seat(), moves, one[:])
		mind.Reckon(b, c.Seat(), moves, other[:])
		if one != other || mind.Prospects(a, c.Seat()) != mind.Prospects(b, c.Seat()) {
			t.Fatalf("move %d: a strategos sees what is hidden", n)
		}
		s.Apply(c.Seat(), bot.Choose(player, c, bot.Budget{}), dice.New(8, n), nil)
	}
}

// TestMindDoesNotAllocate: the mind is asked hundreds of times for one answer.
func TestMindDoesNotAllocate(t *testing.T) {
	var mind diadochi.Mind
	s, _ := diadochi.Game.New(rules.Setup{Seats: 2}, dice.New(3, 0))
	player, _ := bot.New(bot.Random, mind, 3)
	scores := make([]int, 400)
	for n := uint64(1); n < 300; n++ {
		if _, over := s.Outcome(); over {
			break
		}
		c := session.NewChair(diadochi.Game, s, 2, s.Pending(nil)[0].Seat)
		moves := c.Moves(nil)
		if got := testing.AllocsPerRun(1, func() {
			mind.Rank(s, c.Seat(), moves, scores)
			mind.Evaluate(s, c.Seat())
			mind.Reckon(s, c.Seat(), moves, scores)
			mind.Prospects(s, c.Seat())
		}); got != 0 {
			t.Fatalf("move %d: %v allocations", n, got)
		}
		s.Apply(c.Seat(), bot.Choose(player, c, bot.Budget{}), dice.New(3, n), nil)
	}
}

func TestALearnerIsBelowANovice(t *testing.T) { conform.Learner(t, diadochi.Game, diadochi.Mind{}) }
