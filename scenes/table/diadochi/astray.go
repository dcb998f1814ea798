package diadochi

import "tyche/board/geom"

// astray is where the map was before it went along with what others did, and where that left it.
type astray struct {
	on       bool
	from, to stand
}

// stand is a view of the map: its middle, and the scale.
type stand struct {
	centre geom.Point
	scale  float64
}

func (f *Face) stand() stand {
	centre, scale := f.camera.Goal()
	return stand{centre, scale}
}

// follow brings the place of an act into view. What the viewer does himself stays in view afterwards.
func (f *Face) follow(a *act) {
	was := f.stand()
	f.showCounter(a.at)
	now := f.stand()
	switch k := &f.astray; {
	case a.event.Seat == f.view.Seat:
		k.on = false
	case now == was:
	case k.on && k.to == was:
		k.to = now
	default:
		*k = astray{on: true, from: was, to: now}
	}
}

// counterReach is how far, in design pixels, a general with his plates stands out from the middle of his space.
const counterReach = 64

// showCounter brings a place of the map into the middle of what is free if a counter there would not be seen whole.
func (f *Face) showCounter(at geom.Point) {
	free := f.free()
	margin := min(counterReach*f.app.Theme.Scale, 0.3*min(free.W, free.H))
	if geom.Inside(geom.Grow(free, -margin), f.camera.ToScreen(at)) {
		return
	}
	f.frame(geom.Rect{X: at.X, Y: at.Y}, f.camera.Rest())
}

// returnTicks is how long the map takes to go back.
const returnTicks = 18

// Return goes back to where the viewer had the map, if what others did has led it away and nobody has moved it since.
func (f *Face) Return() bool {
	k := f.astray
	f.astray.on = false
	if !k.on || k.to != f.stand() {
		return false
	}
	f.camera.GlideBack(k.from.centre, k.from.scale, returnTicks)
	return true
}
