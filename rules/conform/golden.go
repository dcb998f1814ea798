package conform

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Ranker values answers, as the mind of a computer player does.
type Ranker interface {
	Rank(s rules.State, seat rules.Seat, moves []rules.Move, scores []int)
}

// Golden is a recorded game: its file in testdata and how it was set up. Its seed is its number of seats.
type Golden struct {
	File  string
	Setup rules.Setup
}

// CheckGolden replays recorded games: each must end and come out as it did. With update they are played anew, after a
// change of the rules, which is then also a new version: as the ranker likes it with some luck, or at random where there is
// none.
func CheckGolden(t *testing.T, game rules.Game, ranker Ranker, update bool, games ...Golden) {
	t.Helper()
	for _, g := range games {
		name := filepath.Join("testdata", g.File)
		if update {
			if err := os.WriteFile(name, g.record(t, game, ranker), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		kept, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(bytes.NewReader(kept), session.Games(game))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if o, over := s.Outcome(); !over || o.Winners == 0 {
			t.Errorf("%s does not end", name)
		}
		if !bytes.Equal(s.Journal(), kept) {
			t.Errorf("%s is written differently", name)
		}
	}
}

// record plays a whole game and returns its journal.
func (g Golden) record(t *testing.T, game rules.Game, ranker Ranker) []byte {
	t.Helper()
	seats := make([]session.Seating, g.Setup.Seats)
	for i := range seats {
		seats[i].Name = fmt.Sprintf("Seat %d", i+1)
	}
	s, err := session.New(game, g.Setup, seats, uint64(g.Setup.Seats))
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(uint64(g.Setup.Seats), 99)
	for asked := s.Pending(); len(asked) > 0; asked = s.Pending() {
		p := asked[0].Seat
		if _, err := s.Play(p, choose(s.Chair(p), p, ranker, luck)); err != nil {
			t.Fatal(err)
		}
	}
	return s.Journal()
}

// choose is the answer of a seat: one that is ranked high, or any.
func choose(chair session.Chair, p rules.Seat, ranker Ranker, luck *dice.Stream) rules.Move {
	moves := chair.Moves(nil)
	if ranker == nil {
		return moves[luck.Draw(len(moves))]
	}
	scores := make([]int, len(moves))
	ranker.Rank(chair.Resample(luck), p, moves, scores)
	best := 0
	for i := range moves {
		if scores[i]+luck.Draw(12) > scores[best]+luck.Draw(12) {
			best = i
		}
	}
	return moves[best]
}
