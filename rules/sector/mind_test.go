package sector_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform"
	"tyche/rules/dice"
	"tyche/rules/sector"
	"tyche/rules/session"
)

// playOut plays a game between levels and returns the winners; told, if not nil, gets every move.
func playOut(t testing.TB, levels []string, seed uint64, told ...func(rules.Move)) rules.Seats {
	t.Helper()
	s, err := sector.Game.New(rules.Setup{Seats: len(levels)}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	players := make([]bot.Player, len(levels))
	for i, level := range levels {
		if players[i], err = bot.New(level, sector.Mind{}, seed+uint64(i)<<56); err != nil {
			t.Fatal(err)
		}
	}
	for n := uint64(1); ; n++ {
		if o, over := s.Outcome(); over {
			return o.Winners
		}
		seat := s.Pending(nil)[0].Seat
		m := bot.Choose(players[seat], session.NewChair(sector.Game, s, len(levels), seat), bot.Budget{Decisions: 600})
		for _, f := range told {
			f(m)
		}
		s.Apply(seat, m, dice.New(seed, n), nil)
	}
}

// TestNobodyGivesUnitsAway: units may be sent back at any time of an order (3.4b), and no level does so by mistake.
func TestNobodyGivesUnitsAway(t *testing.T) {
	for _, level := range []string{bot.Novice, bot.Learner} {
		away, moved := 0, 0
		for seed := range uint64(4) {
			playOut(t, []string{level, level, level}, seed, func(m rules.Move) {
				switch m.Verb {
				case sector.DisbandMove:
					away++
				case sector.MoveMove:
					moved++
				}
			})
		}
		if away > 0 || moved == 0 {
			t.Errorf("%s: %d units were sent back, %d moved", level, away, moved)
		}
	}
}

// TestVeteranBeatsTheOthers plays a handful of games, changing seats.
func TestVeteranBeatsTheOthers(t *testing.T) {
	for _, weak := range []string{bot.Random, bot.Novice} {
		games, won := 6, 0
		for g := range games {
			levels := []string{weak, weak}
			levels[g%2] = bot.Veteran
			if playOut(t, levels, uint64(g)+11) == rules.Only(rules.Seat(g%2)) {
				won++
			}
		}
		if won < games-1 {
			t.Errorf("%d won of %d against %s", won, games, weak)
		}
	}
}

// TestChoicesDoNotPeep swaps what a seat cannot see: its ranks must stay the same.
func TestChoicesDoNotPeep(t *testing.T) {
	ch := dice.New(3, 3)
	s, err := sector.Game.New(rules.Setup{Seats: 3}, ch)
	if err != nil {
		t.Fatal(err)
	}
	mind := sector.Mind{}
	compared := 0
	for n := 0; n < 400; n++ {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			break
		}
		seat := asked[0].Seat
		moves := rules.Moves(s, seat, nil)
		a, b := make([]int, len(moves)), make([]int, len(moves))
		mind.Rank(s, seat, moves, a)
		world := s.Resample(seat, ch)
		mind.Rank(world, seat, moves, b)
		for i := range a {
			if a[i] != b[i] {
				t.Fatalf("decision %d: %s is ranked %d and %d", n, sector.Game.Format(moves[i]), a[i], b[i])
			}
		}
		if x, y := mind.Evaluate(s, seat), mind.Evaluate(world, seat); x != y {
			t.Fatalf("decision %d: %d and %d", n, x, y)
		}
		compared++
		best := 0
		for i := range a {
			if a[i] > a[best] {
				best = i
			}
		}
		s.Apply(seat, moves[best], ch, nil)
	}
	if compared < 100 {
		t.Errorf("only %d decisions", compared)
	}
}

func TestALearnerIsBelowANovice(t *testing.T) { conform.Learner(t, sector.Game, sector.Mind{}) }
