package stage

import (
	"slices"
	"testing"

	"tyche/rules"
)

// A row stays where it was while its ships are hit one after the other, so that the next press falls on what it was meant for.
func TestARowStaysWhereItWas(t *testing.T) {
	cruiser, frigate := Ship{Unit: 1, Hull: 1}, Ship{Unit: 2, Hull: 1}
	struck := func(ship Ship, hit int) Ship {
		ship.Hull, ship.Lost, ship.Hit = 0, true, hit
		return ship
	}
	loaded := func(id int16) Ship {
		return Ship{Unit: 0, Ref: rules.Ref{Kind: 1, ID: id}, Hull: 1, Loaded: true, Aboard: [2]int{int(id)}}
	}
	alike := func(id int16) Ship { return Ship{Unit: 0, Ref: rules.Ref{Kind: 1, ID: id}, Hull: 1} }
	damaged := Ship{Unit: 1, Hull: 1, Full: 2, Hit: 1}
	for _, c := range []struct {
		name string
		list []Ship
		want []row
	}{
		{"nothing hit", []Ship{cruiser, cruiser, cruiser, frigate}, []row{{0, 3}, {3, 1}}},
		{"one of three", []Ship{struck(cruiser, 1), cruiser, cruiser, frigate}, []row{{1, 2}, {3, 1}, {0, 1}}},
		{"two of three", []Ship{struck(cruiser, 1), struck(cruiser, 2), cruiser, frigate}, []row{{2, 1}, {3, 1}, {0, 1}, {1, 1}}},
		{"all three", []Ship{struck(cruiser, 1), struck(cruiser, 2), struck(cruiser, 3), frigate}, []row{{0, 1}, {3, 1}, {1, 1}, {2, 1}}},
		{"equal transports", []Ship{alike(1), alike(2), alike(3), frigate}, []row{{0, 3}, {3, 1}}},
		{"the first of equal transports", []Ship{struck(alike(1), 1), alike(2), alike(3), frigate}, []row{{1, 2}, {3, 1}, {0, 1}}},
		{"the first of two transports", []Ship{struck(loaded(1), 1), loaded(2), frigate}, []row{{0, 1}, {1, 1}, {2, 1}}},
		{"a damaged one after the next was hit", []Ship{{Unit: 1, Hull: 1, Full: 2}, {Unit: 1, Hull: 1, Full: 2, Hit: 1}, {Unit: 1, Hull: 2, Full: 2}, {Unit: 1, Hull: 2, Full: 2}}, []row{{2, 2}, {0, 1}, {1, 1}}},
		{"as damaged as one far from it", []Ship{{Unit: 1, Hull: 1, Full: 2}, {Unit: 1, Hull: 2, Full: 2}, {Unit: 1, Hull: 1, Full: 2}}, []row{{1, 1}, {0, 2}}},
		{"one damaged", []Ship{damaged, cruiser, frigate}, []row{{1, 1}, {2, 1}, {0, 1}}},
	} {
		if got := appendRows(nil, c.list); !slices.Equal(got, c.want) {
			t.Errorf("%s: rows %v, want %v", c.name, got, c.want)
		}
	}
}
