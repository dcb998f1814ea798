package diadochi

import (
	"math"

	"tyche/board/geom"
	"tyche/rules"
	"tyche/scenes/table"
)

// When a phone is turned the map has another shape, and the hand lies on another part of it. What was in the middle of the part above it is in
// the middle again; then what is asked about is brought into sight, if it is not there.

// resize gives the camera another viewport, of whose lower edge the hand covers so many pixels.
func (f *Face) resize(view geom.Rect, covered float64) {
	end := *f.camera
	end.Centre, end.Scale = f.camera.Goal()
	middle := end.ToMap(f.bare().Center())
	if f.camera.View != view {
		f.buttons = geom.Rect{} // they have another place in the next tick
		if len(f.wanted) == 0 { // else what was asked for is shown again below
			f.closer.resized = 2
		}
	}
	f.covered = covered
	f.camera.Resize(view)
	switch {
	case f.stance == atHome && (f.homeOf == rules.Nobody || !f.Small()):
		f.home(0)
	case f.stance == whole || len(f.wanted) > 0:
		f.aim(0)
	default:
		f.stay(middle, end.Scale)
	}
}

// stay shows a place of the map in the middle of what no hand covers, at once.
func (f *Face) stay(middle geom.Point, scale float64) {
	free, mid := f.bare().Center(), f.camera.View.Center()
	f.camera.GlideBack(geom.Point{X: middle.X + (mid.X-free.X)/scale, Y: middle.Y + (mid.Y-free.Y)/scale}, scale, 0)
}

// showAsked brings into sight what a question is about, or else the nearest thing that may be chosen, where none is seen.
func (f *Face) showAsked(s *table.Sight) {
	if len(s.Offers.Legal) == 0 {
		return
	}
	var at geom.Point
	if about := f.spaceOf(s.Offers.Decision.About); about >= 0 {
		at = f.model.Areas[about].At
	} else if near, found := f.nearestLit(s.Offers); found && !f.offersIn(f.free(), s.Offers) {
		at = near
	} else {
		return
	}
	if r := (geom.Rect{X: at.X, Y: at.Y, W: 1, H: 1}); f.beyond(r) {
		f.frame(r, f.camera.Rest())
		f.stance = moved
	}
}

// nearestLit is the place nearest to the middle of what is free that holds something that may be chosen.
func (f *Face) nearestLit(o *table.Offers) (near geom.Point, found bool) {
	least, middle := math.Inf(1), f.camera.ToMap(f.free().Center())
	look := func(ref rules.Ref, at geom.Point) {
		if d := geom.Dist(at, middle); o.Lit(ref) && d < least {
			near, least, found = at, d, true
		}
	}
	for i := range f.model.Areas {
		look(spaceRef(i), f.model.Areas[i].At)
	}
	for i := range f.pieces.finder.Tokens {
		t := &f.pieces.finder.Tokens[i]
		look(t.Ref, f.camera.ToMap(t.At(f.camera, f.model)))
	}
	return near, found
}
