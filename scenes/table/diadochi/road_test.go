package diadochi

import (
	"testing"

	"tyche/board/atlas"
	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/rules/tutor"
	"tyche/scenes/table"
)

// TestTheSafeOfTwoRoadsIsTaken: in the lesson of control two roads lead to Ephesos for as many MP. The one through Miletos, where
// the army may be intercepted, is listed first.
func TestTheSafeOfTwoRoadsIsTaken(t *testing.T) {
	list, err := tutor.Load(game.Lessons, "lessons", session.Games(game.Game))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		if l.Name != "control" {
			continue
		}
		c := l.Start(make([]session.Seating, len(l.Seats)), 1)
		c.Next()
		m, err := game.Game.Parse("activate antigonos")
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Play(l.Seat, m); err != nil {
			t.Fatal(err)
		}
		board := atlas.Diadochi()
		sardis, ephesos := spaceRef(board.Named("sardis")), spaceRef(board.Named("ephesos"))
		way := table.FindRoutes(c.Session().Chair(l.Seat), new(Face).Walk())[ephesos]
		prove.Same(t, "the road", way.Stops, []rules.Ref{sardis, ephesos})
		prove.Is(t, "what hangs on it", len(way.Stakes), 0)
		return
	}
	t.Fatal("no lesson of control")
}
