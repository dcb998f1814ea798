package imperio_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

// playOut plays a game between levels and returns the winners.
func playOut(t testing.TB, levels []string, seed uint64) rules.Seats {
	t.Helper()
	s, err := imperio.Game.New(rules.Setup{Seats: len(levels)}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	players := make([]bot.Player, len(levels))
	for i, level := range levels {
		if players[i], err = bot.New(level, imperio.Mind{}, seed+uint64(i)<<56); err != nil {
			t.Fatal(err)
		}
	}
	for n := uint64(1); n < 40000; n++ {
		if o, over := s.Outcome(); over {
			return o.Winners
		}
		seat := s.Pending(nil)[0].Seat
		m := bot.Choose(players[seat], session.NewChair(imperio.Game, s, len(levels), seat), bot.Budget{Decisions: 600})
		s.Apply(seat, m, dice.New(seed, n), nil)
	}
	t.Fatalf("seed %d: the game does not end", seed)
	return 0
}

// TestVeteranBeatsTheOthers plays a handful of games, changing seats.
func TestVeteranBeatsTheOthers(t *testing.T) {
	for _, weak := range []string{bot.Random, bot.Novice} {
		games, won := 10, 0
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

// best is the move that Rank likes most.
func best(s rules.State, seat rules.Seat, moves []rules.Move, scores []int) rules.Move {
	imperio.Mind{}.Rank(s, seat, moves, scores[:len(moves)])
	k := 0
	for i := range moves {
		if scores[i] > scores[k] {
			k = i
		}
	}
	return moves[k]
}

// TestChoicesDoNotPeep draws anew what a seat cannot see: its ranks and its judgement must stay the same.
func TestChoicesDoNotPeep(t *testing.T) {
	for _, options := range []uint64{0, 1 << 4} { // with hidden garrisons too
		ch := dice.New(3, 3)
		s, err := imperio.Game.New(rules.Setup{Seats: 4, Options: options}, ch)
		if err != nil {
			t.Fatal(err)
		}
		mind, compared := imperio.Mind{}, 0
		var moves []rules.Move
		var a, b [8192]int
		for n := 0; n < 2500; n++ {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			seat := asked[0].Seat
			moves = rules.Moves(s, seat, moves[:0])
			m := best(s, seat, moves, a[:])
			if n%5 == 0 {
				world := s.Resample(seat, ch)
				mind.Rank(world, seat, moves, b[:len(moves)])
				for i, m := range moves {
					if a[i] != b[i] {
						t.Fatalf("decision %d: %s is ranked %d and %d", n, imperio.Game.Format(m), a[i], b[i])
					}
				}
				if x, y := mind.Evaluate(s, seat), mind.Evaluate(world, seat); x != y {
					t.Fatalf("decision %d: %d and %d", n, x, y)
				}
				compared++
			}
			s.Apply(seat, m, ch, nil)
		}
		if compared < 300 {
			t.Errorf("only %d decisions", compared)
		}
	}
}

// TestHousesAreDealt: under that option everybody gets another House and still chooses abilities.
func TestHousesAreDealt(t *testing.T) {
	seen := map[int]bool{}
	for seed := range uint64(40) {
		s, err := imperio.Game.New(rules.Setup{Seats: 6, Options: 1 << 11}, dice.New(seed, 0))
		if err != nil {
			t.Fatal(err)
		}
		taken := map[int]bool{}
		for range 12 { // abilities and upgrades of six Houses
			seat := s.Pending(nil)[0].Seat
			moves := rules.Moves(s, seat, nil)
			if moves[0].Verb == 0 || imperio.Game.Format(moves[0]) != "defaults" {
				t.Fatalf("seat %d is asked for %s", seat, imperio.Game.Format(moves[0]))
			}
			h := s.View(seat).(*imperio.View).Houses[seat].House
			taken[h] = true
			if seat == 0 {
				seen[h] = true
			}
			s.Apply(seat, moves[0], dice.New(seed, 1), nil)
		}
		if len(taken) != 6 {
			t.Fatalf("six seats have %d Houses", len(taken))
		}
	}
	if len(seen) != 8 {
		t.Errorf("the first seat got %d of the eight Houses in 40 games", len(seen))
	}
}

// TestReasons: every hint on the moves that Rank likes has words in both languages, and most say more than nothing.
func TestReasons(t *testing.T) {
	s, err := imperio.Game.New(rules.Setup{Seats: 3}, dice.New(9, 0))
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]int{}
	var scores [8192]int
	for n := uint64(1); n < 700; n++ {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			break
		}
		seat := asked[0].Seat
		moves := rules.Moves(s, seat, nil)
		m := best(s, seat, moves, scores[:])
		list := imperio.Mind{}.Reasons(s, seat, m)
		if len(list) < 1 || len(list) > 3 {
			t.Fatalf("%d reasons for %s", len(list), imperio.Game.Format(m))
		}
		for _, why := range list {
			said[why.Key]++
		}
		s.Apply(seat, m, dice.New(9, n), nil)
	}
	for _, language := range []string{"es", "en"} {
		sentences := conform.Sentences(t, imperio.Texts, language)
		for key := range said {
			if sentences[key] == "" {
				t.Errorf("%s has no words for %s", language, key)
			}
		}
	}
	for _, key := range []string{"settle", "load", "port", "makes", "research", "vote"} {
		if said["imperio.hint."+key] == 0 {
			t.Errorf("no hint %q in %v", key, said)
		}
	}
}

func TestALearnerIsBelowANovice(t *testing.T) { conform.Learner(t, imperio.Game, imperio.Mind{}) }

// TestComputersLeaveNames plays a while at every level that thinks: a map whose names change by itself cannot be learned.
func TestComputersLeaveNames(t *testing.T) {
	for _, level := range bot.Levels()[1:] {
		s, err := imperio.Game.New(rules.Setup{Seats: 2}, dice.New(1, 0))
		if err != nil {
			t.Fatal(err)
		}
		p, err := bot.New(level, imperio.Mind{}, 1)
		if err != nil {
			t.Fatal(err)
		}
		for n := uint64(1); n < 900; n++ {
			seat := s.Pending(nil)[0].Seat
			m := bot.Choose(p, session.NewChair(imperio.Game, s, 2, seat), bot.Budget{Decisions: 60})
			if m.Verb == imperio.VerbRename {
				t.Fatalf("%s calls a system another name in decision %d", level, n)
			}
			s.Apply(seat, m, dice.New(1, n), nil)
		}
	}
}
