package orrery

import (
	"bytes"
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/sector/palette"
)

// TestOrrery compares worlds, spindles, lamps and plates with what they looked like when somebody looked.
func TestOrrery(t *testing.T) {
	b := NewBox(palette.Brass)
	spent := lowmarrow
	spent.Areas[2].Exhausted = true
	tower := Tower{Count: 3}
	tower.Tokens[0], tower.Tokens[1], tower.Tokens[2] = Token{3, -1}, Token{0, 1}, Token{5, -1}
	all := map[string]*image.RGBA{
		"karst": b.World(karst).Pixels(), "lowmarrow": b.World(lowmarrow).Pixels(), "morrowgate": b.World(morrowgate).Pixels(),
		"exhausted": b.World(spent).Pixels(), "tower": b.Spindle(tower, 1).Pixels(), "empty": b.Spindle(Tower{}, 1).Pixels(),
		"lamp": b.Lamp(1, 1).Pixels(), "ember": b.Lamp(3, 1).Pixels(), "out": b.Lamp(0, 1).Pixels(), "limb": b.Limb(760, 1).Pixels(),
		"mine": b.Plate(Plate{W: 84, H: 98, Kind: Mine, Yield: 3, Pins: 2, Scale: 1}).Pixels(), "deck": b.Deck(2, 2).Pixels(),
		"well": b.Plate(Plate{W: 84, H: 98, Kind: Well, Yield: 1, Permanent: true, Scale: 1}).Pixels(), "niche": b.Niche(300, 200, 1, 1).Pixels(),
	}
	imagetest.Golden(t, "orrery", all)
	world, badge := b.World(karst), b.Badge(1, 9)
	if b.World(karst) != world || b.Badge(1, 9) != badge {
		t.Error("a picture is painted twice")
	}
}

// TestEveryCellIsHit looks for a place of a world at which another area is found than the one whose middle it is.
func TestEveryCellIsHit(t *testing.T) {
	for count := 2; count <= 4; count++ {
		for area := range count {
			x, y := AreaMiddle(count, area, 90)
			if got := AreaAt(count, 90, x, y); got != area {
				t.Errorf("area %d of %d is found as %d", area, count, got)
			}
		}
		if AreaAt(count, 90, 89, 0) != -1 {
			t.Errorf("the bezel of a world of %d areas is an area", count)
		}
	}
}

// TestUnitsAreFoundWhereTheyStand asks for the types of a mixed troop, and of one that fills its cell.
func TestUnitsAreFoundWhereTheyStand(t *testing.T) {
	w := karst
	g := groupOf(&w.Areas[2], spans[3][2])
	k := w.Radius / full
	for i, s := range g.troop {
		if got := w.UnitAt(2, (g.at.X+g.foot(i, w.Flip))*k, g.at.Y*k); got != s.unit {
			t.Errorf("unit %d is found as %d", s.unit, got)
		}
	}
	plain := w
	plain.Plain = true
	if got := plain.UnitAt(2, g.at.X*k, g.at.Y*k); got != -1 {
		t.Errorf("unit %d is found where a number stands for several", got)
	}
	if got := w.UnitAt(1, 40, 20); got != -1 {
		t.Errorf("an empty area holds unit %d", got)
	}
}

// TestPlinthsAreRead looks for figures of the next area that stand in front of the numbers of a plinth.
func TestPlinthsAreRead(t *testing.T) {
	b := NewBox(palette.Brass)
	alone := World{Letters: 12, Planet: 0, Count: 3, Name: "ASHMERE", Home: 0, Radius: 117, Areas: [4]Area{
		held(empty(Mine, 3, 0, 4), 0, 0, [6]uint8{3, 0, 1}), empty(Well, 2, 0, 2), empty(Mine, 1, 0, 3)}}
	joined := alone
	joined.Areas[1] = held(joined.Areas[1], 0, Nobody, [6]uint8{1})
	g := groupOf(&alone.Areas[0], spans[3][0])
	one, both := b.World(alone).Pixels(), b.World(joined).Pixels()
	k, middle := alone.Radius/full, float64(one.Bounds().Dx())/2
	for dx := -g.width()/2 + 4; dx < g.width()/2-4; dx++ {
		x, y := int(middle+(g.at.X+dx)*k), int(middle+(g.at.Y+6)*k)
		if one.RGBAAt(x, y) != both.RGBAAt(x, y) {
			t.Fatalf("a figure of the next area covers the plinth %v from its middle", dx)
		}
	}
}

// TestWorthIsReadBesideFigures looks for figures in front of what an area is worth.
func TestWorthIsReadBesideFigures(t *testing.T) {
	b := NewBox(palette.Brass)
	for _, w := range []World{karst, lowmarrow, morrowgate} {
		bare := w
		for i := range bare.Areas {
			bare.Areas[i] = empty(w.Areas[i].Kind, w.Areas[i].Yield, w.Areas[i].Points, w.Areas[i].Limit)
		}
		held, open := b.World(w).Pixels(), b.World(bare).Pixels()
		k, middle := w.Radius/full, float64(held.Bounds().Dx())/2
		for i, s := range spans[w.Count] {
			at := chipAt(s)
			for d := -6.0; d <= 6; d++ {
				x, y := int(middle+(at.X+d)*k), int(middle+at.Y*k)
				if held.RGBAAt(x, y) != open.RGBAAt(x, y) {
					t.Fatalf("%s: a figure covers what area %d is worth, %v from its middle", w.Name, i, d)
				}
			}
		}
	}
}

// TestYieldsOfPlatesAreRead looks for the badge of a permanent card in front of its yield.
func TestYieldsOfPlatesAreRead(t *testing.T) {
	b := NewBox(palette.Brass)
	for w := 52; w < 90; w += 4 {
		k := Plate{W: w, H: 82, Kind: Well, Yield: 1, Scale: 1}
		plain := b.Plate(k).Pixels()
		k.Permanent = true
		own := b.Plate(k).Pixels()
		for x := 8; x < 34; x++ {
			if plain.RGBAAt(x, 16) != own.RGBAAt(x, 16) {
				t.Fatalf("a plate %d wide: the badge covers the yield at %d", w, x)
			}
		}
		if bytes.Equal(plain.Pix, own.Pix) {
			t.Errorf("a plate %d wide has no badge", w)
		}
	}
}
