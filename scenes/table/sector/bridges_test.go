package sector

import (
	"math"
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

// TestNoNameLiesUnderABridge: on all maps and slates on which worlds bear their names on their rims no bridge lies over one, and no carriage
// stands on it.
func TestNoNameLiesUnderABridge(t *testing.T) {
	const nameOf = 82.0 // degrees beside the top
	bridges := 0
	for seats := 2; seats <= 6; seats++ {
		for options := range 2 {
			v := started(t, options, seats, 1)
			for _, size := range append([][2]float64{{514, 460}, {522, 470}, {640, 470}}, slates...) {
				l := arrange(size[0], size[1], 1, &v, nil)
				if l.radius < plainRadius {
					continue
				}
				for i := range l.ways {
					w := &l.ways[i]
					from, to, bridge := l.bridge(w)
					if !bridge {
						continue
					}
					bridges++
					berth, _ := w.rail.At(w.berth)
					list := []canvas.Point{canvas.Point(berth)}
					for n := range 21 {
						list = append(list, canvas.Point{X: from.X + (to.X-from.X)*float64(n)/20, Y: from.Y + (to.Y-from.Y)*float64(n)/20})
					}
					for _, at := range list {
						for _, q := range [...]int{w.a, w.b} {
							c := l.spots[q].at
							turn := math.Abs(math.Atan2(at.X-c.X, c.Y-at.Y)) * 180 / math.Pi
							if distance(at, c) < l.radius && distance(at, c) > l.radius*.85 && turn < nameOf {
								t.Errorf("%d players, galaxy %d, at %v: what joins %d and %d lies at %v on the name of %d", seats, options, size, w.a, w.b, at, q)
							}
						}
					}
				}
			}
		}
	}
	prove.True(t, "there are bridges beside names", bridges > 0)
}
