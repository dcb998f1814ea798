package diadochi

import (
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
)

// While the whole map is in sight, the places that an army can march to are too small and too near each other to be told apart.
// Then the camera comes closer when the march begins, and when the march of another is asked about, and goes back after it unless the
// player has moved it.

// closer is where the camera stood before a march.
type closer struct {
	subject rules.Ref // of the march or the question that the camera has looked at; none while nobody marches
	from    stance
	resized uint8 // the window has another size, and what is asked about may have gone out of sight: in so many ticks it is looked for
}

// Scales, in design pixels for a map unit: targets can be told apart from distinct on; the camera comes as near as that at most,
// and does not move for less than worthwhile times as near.
const (
	distinct   = 1.0
	worthwhile = 1.2
)

// closeIn follows the beginning and the end of marches, and brings what may be chosen into sight again when the window was turned.
func (f *Face) closeIn(s *table.Sight) {
	k := &f.closer
	if k.resized > 1 {
		k.resized--
		return
	}
	if !f.view.March.Active {
		turned := k.resized > 0
		k.subject, k.resized = rules.Ref{}, 0
		switch {
		case f.stance == atMarch:
			f.standBack()
		case turned:
			f.showAsked(s)
		}
		return
	}
	subject := f.view.March.General
	if f.view.March.Seat != s.Viewer {
		subject = s.Offers.Decision.About
	}
	if len(s.Offers.Legal) == 0 || subject == (rules.Ref{}) || subject == k.subject && k.resized == 0 || f.camera.Moving() {
		return
	}
	again := k.resized > 0
	k.subject, k.resized = subject, 0
	if r := f.targets(s); (again || f.view.March.Seat != s.Viewer) && f.beyond(r) {
		f.bringIn(r)
		return
	}
	if f.stance != whole && f.stance != atHome {
		return
	}
	if at := f.spaceOf(f.view.March.At); at >= 0 && !geom.Inside(f.camera.View, f.camera.ToScreen(f.model.Areas[at].At)) {
		f.comeTo(f.model.Areas[at].At) // a kept game may open on a march that is far from home
		return
	}
	if f.camera.Rest() < distinct*f.camera.Density {
		f.comeCloser(f.targets(s))
	}
}

// comeTo shows a place out of sight as near as the camera is.
func (f *Face) comeTo(at geom.Point) {
	from, v := f.stance, f.camera.View
	f.lookAt(at, min(v.W, v.H-f.covered)/f.camera.Rest(), 18)
	f.stance, f.closer.from = atMarch, from
}

// standBack goes to where the camera stood before the march.
func (f *Face) standBack() {
	if f.closer.from == atHome {
		f.home(18)
		return
	}
	f.fit(18)
}

// targets is the part of the map with the army, the voyage that it has announced, what is asked about, and the places that may be chosen.
func (f *Face) targets(s *table.Sight) (r geom.Rect) {
	add := func(space int) {
		at := f.model.Areas[space].At
		if r.W == 0 {
			r = geom.Rect{X: at.X, Y: at.Y, W: 1, H: 1}
		}
		left, top := min(r.X, at.X), min(r.Y, at.Y)
		r = geom.Rect{X: left, Y: top, W: max(r.Right(), at.X) - left, H: max(r.Bottom(), at.Y) - top}
	}
	if at := f.view.March.At; at.Kind == game.KindSpace {
		add(int(at.ID))
	}
	for _, port := range f.view.March.Route {
		add(int(port.ID))
	}
	if at := f.spaceOf(s.Offers.Decision.About); at >= 0 {
		add(at)
	}
	for i := range f.model.Areas {
		if s.Offers.Lit(spaceRef(i)) {
			add(i)
		}
	}
	return r
}

// beyond says whether some of that part of the map is out of sight, or under the hand.
func (f *Face) beyond(r geom.Rect) bool {
	free := geom.Grow(f.free(), -20*f.app.Theme.Scale)
	from := f.camera.ToScreen(geom.Point{X: r.X, Y: r.Y})
	return r.W > 0 && !(geom.Inside(free, from) && geom.Inside(free, f.camera.ToScreen(geom.Point{X: r.Right(), Y: r.Bottom()})))
}

// bringIn brings all of that part of the map into sight, no nearer than the camera is. It stays there where a player has put the camera.
func (f *Face) bringIn(r geom.Rect) {
	from := f.stance
	f.frame(r, f.fitting(r, f.camera.Rest()))
	if from == whole || from == atHome {
		f.stance, f.closer.from = atMarch, from
	}
}

// comeCloser shows that part of the map as near as it goes, but no nearer than the places can be told apart.
func (f *Face) comeCloser(r geom.Rect) {
	if r.W == 0 {
		return
	}
	scale := f.fitting(r, distinct*f.camera.Density)
	if scale < worthwhile*f.camera.Rest() {
		return
	}
	f.frame(r, scale)
	f.stance, f.closer.from = atMarch, f.stance
}

// fitting is the scale, at most so much, at which a part of the map has room in what is free, with the counters and names at its edges.
func (f *Face) fitting(r geom.Rect, most float64) float64 {
	free := f.free()
	margin := min(counterReach*f.app.Theme.Scale, 0.3*min(free.W, free.H))
	return min((free.W-2*margin)/r.W, (free.H-2*margin)/r.H, most)
}

// frame brings a part of the map into the middle of what is free, at a scale.
func (f *Face) frame(r geom.Rect, scale float64) {
	free, mid := f.free().Center(), f.camera.View.Center()
	at := r.Center()
	f.camera.GlideBack(geom.Point{X: at.X + (mid.X-free.X)/scale, Y: at.Y + (mid.Y-free.Y)/scale}, scale, 18)
}
