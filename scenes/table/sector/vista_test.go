package sector

import (
	"math"
	"testing"

	"tyche/rules"
	chance "tyche/rules/dice"
	game "tyche/rules/sector"
)

// TestTheOrreryTurnsOnce follows the worlds of maps for every number of players: none leaves the slate on its way, and each comes back
// to where it was.
func TestTheOrreryTurnsOnce(t *testing.T) {
	const w, h = 1180.0, 420.0
	for players := 2; players <= 6; players++ {
		s, err := game.Game.New(rules.Setup{Seats: players}, chance.New(uint64(players), 1))
		if err != nil {
			t.Fatal(err)
		}
		v := s.View(rules.Nobody).(game.View)
		l := arrange(w, h, 1, &v, nil)
		for q := range l.spots {
			if !l.spots[q].in {
				continue
			}
			farthest := 0.0
			for step := range 101 {
				at := turnedAt(l, q, float64(step)/100)
				farthest = max(farthest, math.Hypot(at.X-l.spots[q].at.X, at.Y-l.spots[q].at.Y))
				if r := l.radius*smaller(float64(step)/100) - 2; at.X < r || at.X > w-r || at.Y < r || at.Y > h-r {
					t.Errorf("%d players: world %d is at %v after %d %% of the turn", players, q, at, step)
				}
			}
			if end := turnedAt(l, q, 1); math.Hypot(end.X-l.spots[q].at.X, end.Y-l.spots[q].at.Y) > .01 {
				t.Errorf("%d players: world %d ends at %v and stands at %v", players, q, end, l.spots[q].at)
			}
			if from := math.Hypot(l.spots[q].at.X-l.hub.X, l.spots[q].at.Y-l.hub.Y); from > l.radius && farthest < from {
				t.Errorf("%d players: world %d went no farther than %.0f", players, q, farthest)
			}
		}
	}
}
