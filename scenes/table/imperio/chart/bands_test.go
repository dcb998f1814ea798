package chart

import (
	"fmt"
	"math"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// On the smallest hexes the Troops of a world lie neither on the ships above nor on the numbers below.
func TestDiscsOfSmallHexesCoverNothing(t *testing.T) {
	for s := legible; s < minute; s += 2 {
		h := Hex{Fleet: fleet(1, 2, 0, 0, 0, 0), Worlds: []World{{Resources: 5, Position: 2, Owner: palette.Druvenko, Troops: 12}}}
		b, d := arrange(&h, s, 4.2), discOf(s)
		reach := (d.across + d.rim) / 2
		if above := b.plate.Bottom() - (b.worlds[0].at.Y - reach); above > 1.5 {
			t.Errorf("radius %g: %.1f of the disc lie on the ships", s, above)
		}
		if below := b.worlds[0].at.Y + reach - (b.sums.Y - .78*b.size); below > 1.5 {
			t.Errorf("radius %g: %.1f of the disc lie on the numbers", s, below)
		}
	}
}

// The rule of a hex: at every radius, with every fleet, nothing crosses: the plate stays within the hex and above the
// worlds, worlds above their numbers, numbers above the name.
func TestNothingCrossesInAHex(t *testing.T) {
	fleets := []Fleet{{Owner: Nobody}, fleet(1, 0, 0, 0, 0, 0), fleet(0, 2, 3, 0, 0, 0), fleet(2, 3, 4, 1, 0, 0), fleet(12, 13, 14, 1, 1, 11)}
	for _, s := range []float64{legible, 40, 44, 48, 53, 59, 68, 78, 90, 108, 150} {
		for worlds := range 4 {
			for n, f := range fleets {
				h := Hex{Fleet: f}
				for i := range worlds {
					h.Worlds = append(h.Worlds, World{Resources: 5, Position: 1 + 2*i, Owner: palette.Druvenko, Troops: 12})
				}
				check(t, fmt.Sprintf("radius %g, %d worlds, fleet %d", s, worlds, n), arrange(&h, s, 4.2), s, worlds)
			}
		}
	}
}

func fleet(carriers, frigates, cruisers, dreads, flag, planes int) Fleet {
	f := Fleet{Owner: palette.Druvenko}
	f.Units[signs.Carrier], f.Units[signs.Frigate], f.Units[signs.Cruiser] = carriers, frigates, cruisers
	f.Units[signs.Dreadnought], f.Units[signs.Flagship], f.Units[signs.Aircraft] = dreads, flag, planes
	return f
}

func check(t *testing.T, what string, b bands, s float64, worlds int) {
	t.Helper()
	if b.plate.W > 0 {
		for _, corner := range []canvas.Point{{X: b.plate.X, Y: b.plate.Y}, {X: b.plate.Right(), Y: b.plate.Bottom()}} {
			if !inHex(corner.X/s, corner.Y/s) {
				t.Errorf("%s: the plate leaves the hex at %v", what, corner)
			}
		}
		sum := 0
		for _, c := range b.cells {
			sum += c.n
		}
		if sum == 0 {
			t.Errorf("%s: an empty plate", what)
		}
	}
	for i := range worlds {
		w := b.worlds[i]
		upper, lower := w.at.Y-w.r, w.at.Y+w.r
		if b.plate.W > 0 && upper < b.plate.Bottom()-.6 {
			t.Errorf("%s: world %d reaches %.1f into the plate", what, i, b.plate.Bottom()-upper)
		}
		numbers := w.numbers.Y - .78*b.size
		if b.summed {
			numbers = b.sums.Y - .78*b.size
		}
		if lower > numbers+2 {
			t.Errorf("%s: world %d covers its numbers by %.1f", what, i, lower-numbers)
		}
		if math.Abs(w.at.X)+w.r > .9*s {
			t.Errorf("%s: world %d leaves the hex", what, i)
		}
	}
	if worlds > 0 && b.name.Y < b.sums.Y {
		t.Errorf("%s: the name covers the numbers", what)
	}
}

// A plate names every kind of ship or counts them together, never some and then "the rest".
func TestAPlateCountsEveryShip(t *testing.T) {
	f := fleet(12, 13, 14, 1, 1, 11)
	for _, s := range []float64{44, 59, 78, 108} {
		b := arrange(&Hex{Fleet: f}, s, 4)
		sum := 0
		for _, c := range b.cells {
			if c.sign != signs.Aircraft {
				sum += c.n
			}
		}
		for i, c := range b.cells {
			if c.portion < 9.5 || i > 0 && c.x < b.cells[i-1].x+b.cells[i-1].w-.01 {
				t.Errorf("radius %g: cell %d has no room: %+v", s, i, c)
			}
		}
		if last := b.cells[len(b.cells)-1]; last.x+last.w > b.plate.W-7.9 {
			t.Errorf("radius %g: the cells leave the plate", s)
		}
		if sum != f.Ships() {
			t.Errorf("radius %g: the plate counts %d ships of %d", s, sum, f.Ships())
		}
	}
}

// What finds no room gives way as a whole: first the number of the Aircraft to their sign, then the kinds, of which points are left, so that
// the numbers are those told elsewhere, and nothing is there unseen.
func TestWhatAPlateHasRoomFor(t *testing.T) {
	f := fleet(2, 2, 1, 0, 0, 4)
	for _, row := range []struct {
		s    float64
		want []signs.Sign
	}{
		{108, []signs.Sign{signs.Cruiser, signs.Frigate, signs.Carrier, signs.Aircraft}},
		{56, []signs.Sign{signs.Cruiser, signs.Frigate, signs.Carrier, signs.Aircraft}},
		{48, []signs.Sign{signs.Fleet, signs.Aircraft}},
	} {
		var got []signs.Sign
		b := arrange(&Hex{Fleet: f}, row.s, 4)
		for _, c := range b.cells {
			got = append(got, c.sign)
		}
		prove.Is(t, fmt.Sprint("radius ", row.s), fmt.Sprint(got), fmt.Sprint(row.want))
	}
	for s := legible; s < 160; s += 2 {
		for planes := range 2 {
			for _, f := range []Fleet{fleet(12, 13, 14, 1, 1, 11*planes), fleet(2, 2, 1, 0, 0, 4*planes), fleet(0, 0, 1, 0, 0, planes), fleet(0, 1, 33, 10, 0, 50*planes)} {
				b := arrange(&Hex{Fleet: f}, s, 4)
				kinds, planesSeen := 0, 0
				for _, c := range b.cells {
					if c.sign == signs.Aircraft {
						planesSeen++
						prove.Is(t, "a sign without a number", c.marks, c.label == "")
						continue
					}
					kinds += c.kinds
				}
				ships := len(f.kinds())
				prove.Is(t, fmt.Sprint("Aircraft at radius ", s), planesSeen, planes)
				prove.Is(t, fmt.Sprint("kinds of ships at radius ", s), kinds, ships-planes)
				if last := b.cells[len(b.cells)-1]; last.x+last.w > b.plate.W-7.9 {
					t.Errorf("radius %g: the cells leave the plate", s)
				}
			}
		}
	}
	prove.Is(t, "Aircraft alone are counted", (&Fleet{Units: [signs.Station + 1]int{signs.Aircraft: 3}}).Ships(), 3)
}

// The throne stands in the gap that hexes enclose; two Houses leave none.
func TestTheThroneStandsInTheGap(t *testing.T) {
	var ring, pair Model
	for _, d := range around {
		ring.Hexes = append(ring.Hexes, Hex{Q: d[0], R: d[1], Ref: rules.Ref{Kind: 1}})
	}
	pair.Hexes = ring.Hexes[:2]
	if x, y, r, ok := ring.hole(); !ok || x != 0 || y != 0 || r != 1 {
		t.Errorf("the gap of a ring is found at %g, %g with radius %g: %v", x, y, r, ok)
	}
	if _, _, _, ok := pair.hole(); ok {
		t.Error("two hexes enclose a gap")
	}
}

func TestPlacesInAHex(t *testing.T) {
	for _, p := range []struct {
		x, y float64
		in   bool
	}{{0, 0, true}, {0, .99, true}, {.86, 0, true}, {.87, 0, false}, {.8, .6, false}, {0, 1.01, false}} {
		if inHex(p.x, p.y) != p.in {
			t.Errorf("%g, %g: got %v", p.x, p.y, !p.in)
		}
	}
}
