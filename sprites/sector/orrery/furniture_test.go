package orrery

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// TestFurniture compares what stands around the worlds with what it looked like when somebody looked: slate, frame, bench,
// pieces and marks, and worlds and limb of a small window.
func TestFurniture(t *testing.T) {
	b := NewBox(palette.Brass)
	small := karst
	small.Radius, small.Plain = 48, true
	sheet := Sheet{W: 300, H: 200, Scale: .6, Hub: paint.Pt(150, 100), Sun: true, Rails: []Rail{
		{Way: []paint.Point{{X: 20, Y: 30}, {X: 150, Y: 60}, {X: 280, Y: 30}}},
		{Way: []paint.Point{{X: 20, Y: 170}, {X: 150, Y: 140}, {X: 280, Y: 170}}, Long: true},
	}}
	imagetest.Golden(t, "furniture", map[string]*image.RGBA{
		"counts": b.World(small).Pixels(), "short limb": b.Limb(260, .62).Pixels(), "slate": b.Sheet(sheet).Pixels(),
		"frame": b.Frame(Along, 300, 1, 0).Pixels(), "post": b.Frame(Upright, 200, 1, 0).Pixels(), "corner": b.Frame(Corner, 0, 1, 2).Pixels(),
		"bench": b.Bench(300, 120, 1).Pixels(), "tray": b.Tray(160, 90, 1).Pixels(), "cloth": b.Cloth(2, 60, 40, 1).Pixels(),
		"carriage": b.Carriage(3, 2).Pixels(), "pin": b.Pin(0, 3).Pixels(), "badge": b.Badge(4, 24).Pixels(), "coin": b.Coin(1, 1, 30).Pixels(), "gold": b.Coin(1, 4, 30).Pixels(),
		"figure": b.Figure(2, 0, 1.5).Pixels(), "facing": b.Facing(7, 3, 1.5).Pixels(), "base": b.Model(Bases+2, 4, 1.5).Pixels(), "module": b.Model(Modules+1, 0, 1.5).Pixels(),
		"mineral": b.Sign(MineralSign, 0, 3).Pixels(), "gas": b.Sign(GasSign, 0, 3).Pixels(), "value": b.Value(Well, 2, 2).Pixels(),
		"ring": b.Ring(60, false).Pixels(), "danger": b.Ring(60, true).Pixels(), "cell": b.Cell(3, 1, 60, false).Pixels(),
		"shade": b.Shade(3, 1, 60).Pixels(), "sockets": b.Sockets(3, 1, 5, 2, 60).Pixels(),
		"pennant": b.Pennant(2, 300, 52, 1).Pixels(), "dark pennant": b.Pennant(Nobody, 300, 52, 1).Pixels(), "track": b.Track(500, 1).Pixels(), "stud": b.Stud(3, 1, 2).Pixels(), "hand": b.Hand(2).Pixels(), "booth": b.Booth(160, 240, 1, 0).Pixels(), "shelf": b.Shelf(400, 1).Pixels(),
	})
}
