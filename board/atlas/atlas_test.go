package atlas

import (
	"testing"

	"tyche/board"
	"tyche/board/geom"
)

func TestTheBoardIsWhole(t *testing.T) {
	m := Diadochi()
	ports, kinds := 0, map[board.Kind]int{}
	for i, a := range m.Areas {
		if m.Area(a.Ref) != i {
			t.Errorf("%s: reference %v names area %d", a.ID, a.Ref, m.Area(a.Ref))
		}
		if a.Port {
			ports++
		}
		kinds[a.Kind]++
		if len(m.LinksAt(i)) == 0 {
			t.Errorf("%s has no route", a.ID)
		}
		if !geom.Inside(m.Core, a.At) {
			t.Errorf("%s lies outside the core", a.ID)
		}
	}
	if len(m.Areas) != 125 || len(m.Links) != 232 || len(m.Regions) != 29 || ports != 46 {
		t.Errorf("%d areas, %d links, %d regions, %d ports; want 125, 232, 29, 46", len(m.Areas), len(m.Links), len(m.Regions), ports)
	}
}

func TestEveryCityLiesInItsProvince(t *testing.T) {
	m := Diadochi()
	for _, a := range m.Areas {
		if a.Region < 0 {
			continue
		}
		if !geom.Contains(m.Regions[a.Region].Rings, a.At) {
			t.Errorf("%s lies outside %s", a.ID, m.Regions[a.Region].ID)
		}
	}
}

func TestProvincesDoNotOverlap(t *testing.T) {
	m := Diadochi()
	for x := m.Core.X; x < m.Core.X+m.Core.W; x += 11.3 {
		for y := m.Core.Y; y < m.Core.Y+m.Core.H; y += 11.3 {
			n := 0
			for _, r := range m.Regions {
				if geom.Contains(r.Rings, geom.Point{X: x, Y: y}) {
					n++
				}
			}
			if n > 1 {
				t.Errorf("%d provinces at %v %v", n, x, y)
			}
		}
	}
}

func TestLandAndSea(t *testing.T) {
	m := Diadochi()
	for _, row := range []struct {
		name     string
		lon, lat float64
		land     bool
	}{
		{"Anatolia", 32, 39, true}, {"Black Sea", 34, 43.3, false}, {"Caspian, a hole in Asia", 51, 40, false},
		{"Crete", 24.9, 35.25, true}, {"Cyprus", 33, 35, true}, {"Red Sea", 36, 25, false}, {"Egypt", 28, 27, true},
		{"Lake Thospitis", 42.9, 38.55, false}, {"the high sea", 29, 34, false},
	} {
		if got := m.Terrain.OnLand(m.Projection.Place(row.lon, row.lat)); got != row.land {
			t.Errorf("%s: land %v, want %v", row.name, got, row.land)
		}
	}
}

// TestItalyBelongsToNoProvince: it is land at the edge of the map, and the nearest spaces are those of Epeiros.
func TestItalyBelongsToNoProvince(t *testing.T) {
	m := Diadochi()
	for _, at := range [][2]float64{{18.2, 40.2}, {17.5, 40.6}, {16.9, 40.8}} {
		p := m.Projection.Place(at[0], at[1])
		if !m.Terrain.OnLand(p) {
			t.Errorf("%v is no land", at)
		}
		if i := m.RegionAt(p); i >= 0 {
			t.Errorf("%v belongs to %s", at, m.Regions[i].ID)
		}
	}
}

func TestRegionAt(t *testing.T) {
	m := Diadochi()
	for _, row := range []struct {
		region   string
		lon, lat float64
	}{{"aigyptos", 31, 29}, {"kappadokia", 36, 39}, {"", 34, 43.3}, {"krete", 24.9, 35.2}, {"thrake", 27.6, 41.3}} {
		got := ""
		if i := m.RegionAt(m.Projection.Place(row.lon, row.lat)); i >= 0 {
			got = m.Regions[i].ID
		}
		if got != row.region {
			t.Errorf("%v %v lies in %q, want %q", row.lon, row.lat, got, row.region)
		}
	}
}

func TestTravelRunsFromTheFirstToTheSecond(t *testing.T) {
	m := Diadochi()
	for _, l := range m.Links {
		for _, way := range [][2]int{{l.A, l.B}, {l.B, l.A}} {
			pts := m.Travel(way[0], way[1], nil)
			if geom.Dist(pts[0], m.Areas[way[0]].At) > 1e-6 || geom.Dist(pts[len(pts)-1], m.Areas[way[1]].At) > 1e-6 {
				t.Errorf("%s to %s starts or ends elsewhere", m.Areas[way[0]].ID, m.Areas[way[1]].ID)
			}
		}
	}
}

func TestWordsAreComplete(t *testing.T) {
	m := Diadochi()
	for _, lang := range append(Languages, "xx") {
		w := DiadochiWords(lang)
		if len(w.Areas) != len(m.Areas) || len(w.Regions) != len(m.Regions) || len(w.Seas) != len(m.Terrain.Seas) {
			t.Fatalf("%s: %d areas, %d regions, %d seas", lang, len(w.Areas), len(w.Regions), len(w.Seas))
		}
		for _, list := range [][]string{w.Areas, w.Regions, w.Seas, {w.Title, w.Subtitle, w.Years, w.North, w.Stadia, w.West, w.East}} {
			for i, s := range list {
				if s == "" {
					t.Errorf("%s: name %d is empty", lang, i)
				}
			}
		}
	}
}
