package chart

import (
	"fmt"
	"testing"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/board/geom"
)

func townsAt(zoom float64) *level {
	return levelAt(Options{Words: atlas.DiadochiWords("es"), TextScale: 1}, zoom)
}

func TestEveryGreatCityHasItsOwnSights(t *testing.T) {
	seen := map[string]string{}
	for _, a := range atlas.Diadochi().Areas {
		if a.Kind != board.Major {
			continue
		}
		sights := fmt.Sprint(a.Town)
		if len(a.Town) < 3 {
			t.Errorf("%s has %d sights", a.ID, len(a.Town))
		}
		if seen[sights] != "" {
			t.Errorf("%s looks like %s", a.ID, seen[sights])
		}
		seen[sights] = a.ID
	}
	for _, row := range []struct {
		city  string
		sight board.LandmarkShape
	}{
		{"alexandreia", board.Lighthouse}, {"rhodos", board.Colossus}, {"athenai", board.Crag}, {"babylon", board.Ziggurat},
		{"pergamon", board.Crag}, {"tyros", board.Island}, {"halikarnassos", board.Mausoleum}, {"memphis", board.Pyramids},
	} {
		m, found := atlas.Diadochi(), false
		for _, s := range m.Areas[m.Named(row.city)].Town {
			found = found || s.Shape == row.sight
		}
		if !found {
			t.Errorf("%s lacks its sight %d", row.city, row.sight)
		}
	}
}

func TestTownsAppearAsOneComesNearer(t *testing.T) {
	count := func(zoom float64) (walled, lesser int) {
		for _, town := range townsAt(zoom).towns {
			if town.walled {
				walled++
			} else {
				lesser++
			}
		}
		return walled, lesser
	}
	for _, row := range []struct {
		zoom           float64
		walled, lesser int // at least
	}{{1, 0, 0}, {1.7, 25, 0}, {2.5, 28, 40}, {4, 29, 50}} {
		if walled, lesser := count(row.zoom); walled < row.walled || lesser < row.lesser || row.walled == 0 && walled > 0 {
			t.Errorf("at %v %d walled towns and %d lesser ones, want %d and %d", row.zoom, walled, lesser, row.walled, row.lesser)
		}
	}
}

// TestTownsKeepClear: walls leave the symbols and walls of their neighbours free, and the sights of lesser places
// cover neither names nor symbols nor routes.
func TestTownsKeepClear(t *testing.T) {
	m := atlas.Diadochi()
	for _, zoom := range []float64{1.6, 2.5, 5} {
		l := townsAt(zoom)
		for i := range l.towns {
			town := &l.towns[i]
			if town.walled {
				walls := geom.Rect{X: town.at.X - 0.7*wallWide*town.size, Y: town.at.Y - 0.7*wallDeep*town.size, W: 1.4 * wallWide * town.size, H: 1.4 * wallDeep * town.size}
				for k, seat := range l.seats {
					if k != town.area && geom.Overlaps(walls, seat) {
						t.Errorf("at %v the walls of %s cover %s", zoom, m.Areas[town.area].ID, m.Areas[k].ID)
					}
				}
				continue
			}
			if !town.hamlet {
				continue
			}
			for k, seat := range l.seats {
				if geom.Overlaps(town.box, seat) {
					t.Errorf("at %v the sights of %s cover %s", zoom, m.Areas[town.area].ID, m.Areas[k].ID)
				}
			}
			for k := range l.labels {
				if l.labels[k].covers(town.box) {
					t.Errorf("at %v the sights of %s cover the name %s", zoom, m.Areas[town.area].ID, l.labels[k].lines[0].text)
				}
			}
		}
	}
}

// TestNamesOfTownsStandOutside: most names of walled towns leave the walls free.
func TestNamesOfTownsStandOutside(t *testing.T) {
	l := townsAt(2.5)
	covered := 0
	for i := range l.labels {
		b := &l.labels[i]
		if b.kind != areaLabel || l.townAt[b.index] < 0 || !l.towns[l.townAt[b.index]].walled {
			continue
		}
		if b.covers(geom.Grow(l.seats[b.index], 5*l.sym)) {
			covered++
			t.Logf("%q covers its town", b.lines[0].text)
		}
	}
	if covered > 3 {
		t.Errorf("%d names cover the walls of their own town", covered)
	}
}
