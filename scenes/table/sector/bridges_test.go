package sector

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
)

// TestNoRailIsHiddenBetweenWorlds lays out the maps of two to six players on slates from a phone to a desk: of each rail a piece is seen
// between its worlds, or it is a bridge over their rims.
func TestNoRailIsHiddenBetweenWorlds(t *testing.T) {
	bridges := 0
	for seats := 2; seats <= 6; seats++ {
		v := started(t, 0, seats, 1)
		for _, size := range slates {
			l := arrange(size[0], size[1], 1, &v, nil)
			for i := range l.ways {
				w := &l.ways[i]
				seen := 0.0
				for n := range 200 {
					at, _ := w.rail.At(float64(n) / 200)
					if distance(canvas.Point(at), l.spots[w.a].at) > l.radius && distance(canvas.Point(at), l.spots[w.b].at) > l.radius {
						next, _ := w.rail.At(float64(n+1) / 200)
						seen += distance(canvas.Point(at), canvas.Point(next))
					}
				}
				from, to, bridge := l.bridge(w)
				if seen < leastRail-2 && !bridge {
					t.Errorf("%d players at %v: of the rail from %d to %d %v pixels are seen", seats, size, w.a, w.b, seen)
				}
				if bridge {
					bridges++
					prove.True(t, "a bridge has a length", distance(from, to) > 4)
				}
			}
		}
	}
	prove.True(t, "there are bridges", bridges > 0)
}
