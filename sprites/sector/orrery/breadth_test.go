package orrery

import (
	"image"
	"testing"

	"tyche/sprites/sector/palette"
)

// reach returns how far the opaque part of a figure's picture reaches from its middle.
func reach(pic *image.RGBA) (left, right float64) {
	box := pic.Bounds()
	middle := float64(box.Dx()) / 2
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if pic.RGBAAt(x, y).A > 128 {
				left, right = max(left, middle-float64(x)), max(right, float64(x)+1-middle)
			}
		}
	}
	return left, right
}

// TestBreadths holds the table against the pictures: nothing is beyond it, and it is no wider than it must be.
func TestBreadths(t *testing.T) {
	b := NewBox(palette.Brass)
	for unit := range breadths {
		left, right := reach(b.Figure(unit, int8(unit/6*2), 1).Pixels())
		l, r := Breadth(unit)
		if left > l || right > r || l-left > 3 || r-right > 3 {
			t.Errorf("unit %d reaches %v and %v, the table says %v and %v", unit, left, right, l, r)
		}
	}
	for thing := range Bases + 4 {
		if left, right := reach(b.Model(thing, 0, 1).Pixels()); max(left, right) > ModelBreadth {
			t.Errorf("model %d reaches %v and %v", thing, left, right)
		}
	}
}
