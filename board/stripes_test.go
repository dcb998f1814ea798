package board

import (
	"testing"

	"tyche/board/geom"
	"tyche/sprites/palette"
)

// island is a square of land with two provinces side by side, three spaces and a port.
func island() *Model {
	square := func(x, y, w, h float64) []geom.Point {
		return []geom.Point{{X: x, Y: y}, {X: x + w, Y: y}, {X: x + w, Y: y + h}, {X: x, Y: y + h}}
	}
	m := &Model{World: geom.Rect{W: 400, H: 400}}
	m.Terrain.Coast = [][]geom.Point{square(100, 100, 200, 200)}
	m.Terrain.Lakes = [][]geom.Point{square(120, 200, 30, 30)}
	m.Regions = []Region{{Rings: [][]geom.Point{square(0, 0, 203, 400)}}, {Rings: [][]geom.Point{square(203, 0, 197, 400)}}}
	m.Areas = []Area{{Region: 0, At: geom.Point{X: 190, Y: 120}}, {Region: 0, At: geom.Point{X: 150, Y: 280}}, {Region: 1, At: geom.Point{X: 290, Y: 200}, Port: true}}
	return m
}

// TestStripesKeepToTheirArea: by land an area has the part of its province that lies nearest to it, without the lake; by sea
// a port has the water before it, and no other space has any.
func TestStripesKeepToTheirArea(t *testing.T) {
	m := island()
	s := NewStripes(m, palette.Atlas)
	for area, list := range s.land {
		total := 0.0
		for _, k := range list {
			total += geom.Dist(k.a, k.b)
			mid := geom.Mix(k.a, k.b, .5)
			if !m.Terrain.OnLand(mid) || m.RegionAt(mid) != m.Areas[area].Region {
				t.Fatalf("a stripe of area %d lies at %v", area, mid)
			}
			for other := range m.Areas {
				if m.Areas[other].Region == m.Areas[area].Region && geom.Dist(mid, m.Areas[other].At) < geom.Dist(mid, m.Areas[area].At)-stripeSample {
					t.Fatalf("a stripe of area %d lies nearer to area %d", area, other)
				}
			}
		}
		if ground := total * stripeStep; area == 2 && (ground < 18900 || ground > 19900) {
			t.Errorf("area 2 has %.0f square units of its 19,400", ground)
		}
	}
	if len(s.sea[0])+len(s.sea[1]) > 0 || len(s.sea[2]) == 0 {
		t.Error("water is the port's alone")
	}
	for _, k := range s.sea[2] {
		if mid := geom.Mix(k.a, k.b, .5); m.Terrain.OnLand(mid) || geom.Dist(mid, m.Areas[2].At) > offing+stripeSample {
			t.Errorf("the port has water at %v", mid)
		}
	}
}
