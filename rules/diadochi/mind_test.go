package diadochi_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
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
	games, won := 4, 0
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
