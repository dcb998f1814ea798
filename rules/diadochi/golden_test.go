package diadochi

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// goldenOptions are the options of the kept games, so that each is played in one of them.
var goldenOptions = [maxSeats + 1]uint8{3: optForageAttrition | optPriceOfFailure, 4: optIndependentReactions | optHellespontTolls, 5: optStarterDraft}

// goldenGame plays a whole game by rank with some luck in it.
func goldenGame(t *testing.T, players int) *session.Session {
	t.Helper()
	seats := make([]session.Seating, players)
	for i := range seats {
		seats[i].Name = fmt.Sprintf("Seat %d", i+1)
	}
	g, err := session.New(Game, rules.Setup{Seats: players, Options: uint64(goldenOptions[players])}, seats, uint64(players))
	if err != nil {
		t.Fatal(err)
	}
	ch := dice.New(uint64(players), 99)
	var scores [4096]int
	for asked := g.Pending(); len(asked) > 0; asked = g.Pending() {
		p := asked[0].Seat
		moves := g.Chair(p).Moves(nil)
		Mind{}.Rank(g.Chair(p).Resample(ch), p, moves, scores[:])
		best := 0
		for i := range moves {
			if scores[i]+ch.Draw(12) > scores[best]+ch.Draw(12) {
				best = i
			}
		}
		if _, err := g.Play(p, moves[best]); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// TestGoldenJournals replays recorded games: an old journal must come out as it did. Run with -update after a change
// of the rules, and raise the version of the game.
func TestGoldenJournals(t *testing.T) {
	for players := 2; players <= maxSeats; players++ {
		name := fmt.Sprintf("testdata/game-%d.tyche", players)
		if *update {
			if err := os.WriteFile(name, goldenGame(t, players).Journal(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		g, err := session.Load(bytes.NewReader(text), session.Games(Game))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if o, over := g.Outcome(); !over || o.Winners == 0 {
			t.Errorf("%s does not end", name)
		}
		if !bytes.Equal(g.Journal(), text) {
			t.Errorf("%s is written differently", name)
		}
	}
}
