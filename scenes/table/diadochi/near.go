package diadochi

import (
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// In a small window the whole theatre is too small to be read and to be touched. There the map opens near the viewer's
// armies; the whole of it is an overview, in which a touch means the region and never a piece.

// stance is how the camera came to stand where it does.
type stance uint8

const (
	moved   stance = iota // by the player, or to show something: a new layout leaves it there
	whole                 // it shows the whole theatre
	atHome                // it stands over the viewer's armies
	atMarch               // it came closer for a march, and goes back after it
)

// readable is the scale, in design pixels for a map unit, below which pieces would hide each other; near is the scale of
// a small map that is to be read.
const (
	readable = 0.4
	near     = 0.85
)

// wholeScale is the scale at which the whole theatre is seen.
func (f *Face) wholeScale() float64 {
	r, margin := f.model.Core, 26*f.app.Theme.Scale
	return max(min((f.camera.View.W-2*margin)/r.W, (f.camera.View.H-f.covered-2*margin)/r.H), f.camera.MinScale())
}

// Small says whether the whole theatre is too small to be read in this window.
func (f *Face) Small() bool {
	return f.camera != nil && f.wholeScale() < readable*f.camera.Density
}

// Far says whether the map is shown so small that only its regions can be meant.
func (f *Face) Far() bool {
	return f.camera != nil && f.camera.Rest() < readable*f.camera.Density
}

// Overview shows the whole theatre, and from there what was in sight before; else the viewer's armies.
func (f *Face) Overview() {
	k := &f.overview
	switch {
	case !f.Far():
		from := f.stand()
		f.fit(18)
		*k = astray{on: true, from: from, to: f.stand()}
	case k.on && k.to == f.stand():
		k.on = false
		f.camera.GlideBack(k.from.centre, k.from.scale, returnTicks)
		f.stance = moved
	default:
		f.home(18)
	}
}

// approach shows a place of the canvas near enough to be read.
func (f *Face) approach(at geom.Point) { f.comeNear(f.camera.ToMap(at)) }

// comeNear shows a place of the map near enough to be read.
func (f *Face) comeNear(at geom.Point) {
	side := min(f.camera.View.W, f.camera.View.H-f.covered) / (near * f.camera.Density)
	f.lookAt(at, side, 14)
	f.leave()
}

// home shows the viewer's armies as near as they can be read; the whole theatre where that is readable, or where the
// viewer has none.
func (f *Face) home(ticks int) {
	f.homeOf = f.view.Seat
	at, found := geom.Point{}, false
	side := 0.0
	if f.Small() {
		side = min(f.camera.View.W, f.camera.View.H-f.covered) / (near * f.camera.Density)
		at, found = f.gathering(f.view.Seat, side)
	}
	if !found {
		f.fit(ticks)
		f.homeOf = rules.Nobody
	} else {
		f.wanted = f.wanted[:0]
		f.lookAt(at, side, ticks)
	}
	f.stance = atHome
}

// lookAt brings a place of the map into the middle of what the hand leaves free, so many map units around it.
func (f *Face) lookAt(at geom.Point, side float64, ticks int) {
	r := geom.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}
	r.H += f.covered * side / max(min(f.camera.View.W, f.camera.View.H-f.covered), 1)
	f.camera.GlideTo(r, 0, ticks)
}

// gathering is the middle of the square, so many map units wide, that holds most units of a seat; generals count as one.
func (f *Face) gathering(seat rules.Seat, side float64) (middle geom.Point, found bool) {
	most := 0
	for s := range f.view.Spaces {
		if f.forces(s, seat) == 0 {
			continue
		}
		from, sum := f.model.Areas[s].At, 0
		to := from
		for o := range f.view.Spaces {
			at := f.model.Areas[o].At
			if n := f.forces(o, seat); n > 0 && max(at.X-f.model.Areas[s].At.X, f.model.Areas[s].At.X-at.X, at.Y-f.model.Areas[s].At.Y, f.model.Areas[s].At.Y-at.Y) < side/2-30 {
				sum += n
				from = geom.Point{X: min(from.X, at.X), Y: min(from.Y, at.Y)}
				to = geom.Point{X: max(to.X, at.X), Y: max(to.Y, at.Y)}
			}
		}
		if sum > most {
			most, middle, found = sum, geom.Mix(from, to, 0.5), true
		}
	}
	return middle, found
}

// forces is how many units and generals of a seat are in a space.
func (f *Face) forces(s int, seat rules.Seat) int {
	v, n := &f.view.Spaces[s], 0
	for _, k := range [...]*game.Stack{&v.Outside, &v.Inside} {
		if k.Owner == seat {
			n += k.Size()
		}
	}
	for i := range f.view.Generals {
		g := &f.view.Generals[i]
		if g.Owner == seat && (g.At == v.OutsidePlace || v.InsidePlace != 0 && g.At == v.InsidePlace) {
			n++
		}
	}
	return n
}
