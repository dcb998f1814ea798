package diadochi

import (
	"math"

	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// drag is a press on the map that may turn out to move it, or to carry a general.
type drag struct {
	on      bool
	moved   bool
	from    canvas.Point
	last    canvas.Point
	carried rules.Ref // the general
}

// dragSlack is how far, in design pixels, a press may wander and still be a click.
const dragSlack = 5

// Point follows the cursor over the map: it pans, zooms, and says what is under it and what was clicked.
func (f *Face) Point(u *ui.UI, a table.Areas, s *table.Sight) (under, clicked rules.Ref) {
	in := u.In
	f.steer(u, a)
	inside := in.Present && a.Map.Contains(in.Cursor) && !u.Over()
	f.fan.follow(f, u, inside)
	if inside {
		under = f.pick(in.Cursor, s.Offers)
	}
	if at, down := in.Clicked(ui.LeftButton); down && !u.Taken() && a.Map.Contains(at) {
		f.drag = drag{on: true, from: at, last: at, carried: f.grip(u, at, s)}
	}
	if f.drag.on {
		f.pull(u)
	}
	if at, up := in.Let(ui.LeftButton); up && f.drag.on {
		f.drag.on = false
		if f.drag.moved {
			clicked = f.put(at, s)
		} else {
			if in.Touch && f.Small() && f.Far() {
				f.approach(at)
				return rules.Ref{}, rules.Ref{}
			}
			clicked = f.pick(at, s.Offers)
			if clicked.Kind == 0 {
				clicked, _ = f.pieces.finder.Region(f.camera, at, nil)
			}
			if clicked.Kind == 0 {
				clicked = f.between(at)
			}
		}
	}
	return under, clicked
}

// pull moves the map with the cursor once the press has wandered far enough.
func (f *Face) pull(u *ui.UI) {
	at := u.In.Cursor
	if math.Hypot(at.X-f.drag.from.X, at.Y-f.drag.from.Y) > u.Px(dragSlack) {
		f.drag.moved = true
	}
	if f.drag.moved && u.In.Held[ui.LeftButton] && f.drag.carried.Kind == 0 {
		f.camera.Pan(at.X-f.drag.last.X, at.Y-f.drag.last.Y)
		f.leave()
	}
	f.drag.last = at
}

// steer follows wheel, fingers and keys.
func (f *Face) steer(u *ui.UI, a table.Areas) {
	in := u.In
	if in.Present && a.Map.Contains(in.Cursor) && !u.Over() {
		f.zoom(in.Cursor, math.Pow(1.3, float64(in.Wheel)))
		if in.Pan != (canvas.Point{}) {
			f.camera.Pan(in.Pan.X, in.Pan.Y)
			f.leave()
		}
	}
	if in.Zoom != 1 && in.Zoom > 0 {
		f.zoom(in.ZoomAt, in.Zoom)
	}
	if u.Typing() || u.Focused() {
		return
	}
	mid := canvas.Point{X: a.Map.X + a.Map.W/2, Y: a.Map.Y + a.Map.H/2}
	step := u.Px(60)
	for _, k := range [...]struct {
		key    ui.Key
		dx, dy float64
	}{{ui.KeyLeft, 1, 0}, {ui.KeyRight, -1, 0}, {ui.KeyUp, 0, 1}, {ui.KeyDown, 0, -1}, {ui.KeyA, 1, 0}, {ui.KeyD, -1, 0}, {ui.KeyW, 0, 1}, {ui.KeyS, 0, -1}} {
		if n := in.Hits(k.key, 0); n > 0 {
			f.camera.Pan(k.dx*step*float64(n), k.dy*step*float64(n))
			f.leave()
		}
	}
	if in.Hit(ui.KeyT, 0) {
		f.toggleThreats(f.view.Seat)
	}
	if in.Wrote('+') {
		f.zoom(mid, 1.3)
	}
	if in.Wrote('-') {
		f.zoom(mid, 1/1.3)
	}
	if in.Hit(ui.KeyHome, 0) {
		f.fit(18)
	}
}

// leave is for a player who moves the map: what was shown before is wanted no longer, and no new layout leads back there.
func (f *Face) leave() { f.stance, f.wanted = moved, f.wanted[:0] }

func (f *Face) zoom(at canvas.Point, factor float64) {
	if factor != 1 {
		f.camera.Zoom(at, factor, 8)
		f.leave()
	}
}

// coachRing is how much wider than a space the ring is that a coach draws round it.
const coachRing = 1.6

// pick returns what lies at a place of the canvas. Of several things there, one that may be clicked comes first, then
// one whose refusal can be explained, then the topmost; for a finger, which hides what it touches, the nearest.
func (f *Face) pick(at canvas.Point, o *table.Offers) rules.Ref {
	if ref, ok := f.fan.pick(f, at); ok {
		return ref
	}
	found, near := f.found[:0], math.Inf(1)
	for i := len(f.pieces.finder.Tokens) - 1; i >= 0; i-- {
		t := &f.pieces.finder.Tokens[i]
		if t.Box(f.camera, f.model).Contains(at) {
			found = f.companions(append(found, f.plain(t.Ref)), t.Ref, t.Area)
			near = min(near, geom.Dist(t.At(f.camera, f.model), at))
		}
	}
	if ref, ok := f.pieces.finder.Area(f.camera, at, nil); ok {
		found = append(found, ref)
		if place, _, _ := f.find(ref); f.app.Touch && geom.Dist(place, at) < near {
			found[0], found[len(found)-1] = ref, found[0]
		}
	}
	if ref, ok := f.pieces.finder.Area(f.camera, at, o.Lit); ok { // all within a ring belongs to its place, though another one lies nearer
		found = append(found, ref)
	}
	if len(found) == 0 { // the ring of a coach is wider, and a press on open water is to mean something
		if ref, ok := f.pieces.finder.AreaWithin(f.camera, at, coachRing, o.Lit); ok {
			found = append(found, ref)
		}
	}
	if len(found) == 0 { // who presses the name of a city means the city
		if area, named := f.chart.NameAt(f.camera, at); named {
			found = append(found, spaceRef(area))
		}
	}
	f.found = found
	return prefer(found, o)
}

// plain turns a mark of a space into the space.
func (f *Face) plain(ref rules.Ref) rules.Ref {
	if ref.Kind == kindSiege || ref.Kind == kindLooted {
		return spaceRef(int(ref.ID))
	}
	return ref
}

// companions adds what else a piece may mean: the other generals with him, their units, the space.
func (f *Face) companions(found []rules.Ref, ref rules.Ref, space int) []rules.Ref {
	if ref.Kind == game.KindGeneral {
		at := f.view.Generals[ref.ID].At
		for i := range f.view.Generals {
			if f.view.Generals[i].At == at && generalRef(i) != ref {
				found = append(found, generalRef(i))
			}
		}
		found = append(found, rules.Ref{Kind: game.KindStack, ID: int16(at)})
	}
	return append(found, spaceRef(space))
}

func prefer(found []rules.Ref, o *table.Offers) rules.Ref {
	for _, ref := range found {
		if o.Lit(ref) {
			return ref
		}
	}
	for _, ref := range found {
		if o.Why(ref) != nil {
			return ref
		}
	}
	if len(found) > 0 {
		return found[0]
	}
	return rules.Ref{}
}

// edgeShare is how near to the edge of the map, as a share of its shorter side, what is revealed may lie.
const edgeShare = .16

// Reveal brings a thing into view; in a small window so near that it can be read.
func (f *Face) Reveal(ref rules.Ref) {
	if f.camera == nil {
		return // nothing has been shown yet
	}
	if s := f.spaceOf(ref); s >= 0 {
		if f.Small() && f.Far() {
			f.comeNear(f.model.Areas[s].At)
			return
		}
		before, v := f.camera.Centre, f.camera.View
		v.H -= f.covered
		edge := 60.0
		if f.stance == moved { // with its name, and something of what lies around
			edge = max(edge, edgeShare*min(v.W, v.H))
		}
		if at := f.model.Areas[s].At; !geom.Inside(geom.Grow(v, -edge), f.camera.ToScreen(at)) {
			f.lookAt(at, min(v.W, v.H)/f.camera.Rest(), 20)
		}
		if f.stance == atHome && (f.camera.Moving() || f.camera.Centre != before) {
			f.stance = moved // a new layout does not take it away from there
		}
	}
}

// Placed says whether a thing lies on the map. Before anything has been shown nobody knows.
func (f *Face) Placed(ref rules.Ref) bool { return f.camera == nil || f.spaceOf(ref) >= 0 }

// Find returns a place of the canvas where a click means this answer, if it is in view.
func (f *Face) Find(o table.Offer) (at canvas.Point, ok bool) {
	for _, ref := range o.Caption.Targets {
		if p, _, found := f.find(ref); found && f.camera.View.Contains(p) {
			return p, true
		}
	}
	return at, false
}

// offersIn says whether something that may be clicked lies in a part of the map.
func (f *Face) offersIn(r canvas.Rect, o *table.Offers) bool {
	if f.camera == nil {
		return false
	}
	for i := range f.model.Areas {
		if o.Lit(spaceRef(i)) && r.Contains(f.camera.ToScreen(f.model.Areas[i].At)) {
			return true
		}
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; o.Lit(t.Ref) && !f.hides(t.Ref) && r.Contains(t.At(f.camera, f.model)) {
			return true
		}
	}
	return false
}

// Where returns the part of the canvas on which a thing was last drawn.
func (f *Face) Where(ref rules.Ref) (canvas.Rect, bool) {
	switch ref.Kind {
	case game.KindCard:
		for i := range f.view.Hand {
			if f.view.Hand[i].Ref == ref && i < len(f.hand.boxes) {
				return f.hand.boxes[i], f.hand.boxes[i].W > 0
			}
		}
		return canvas.Rect{}, false
	case game.KindSeat:
		box := f.cards[max(min(int(ref.ID), len(f.cards)-1), 0)]
		return box, box.W > 0
	}
	if f.camera == nil {
		return canvas.Rect{}, false
	}
	for i := range f.pieces.finder.Tokens {
		if t := &f.pieces.finder.Tokens[i]; t.Ref == ref {
			return t.Box(f.camera, f.model), f.camera.View.Contains(t.At(f.camera, f.model))
		}
	}
	at, r, ok := f.find(ref)
	return canvas.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, ok && f.camera.View.Contains(at)
}

// nearest is the least part of the map, in map units across, that Focus shows where there is room for it: enough to know where one is.
// On a small map it goes nearer, for there rings would cover one another.
const nearest = 160

// bare is the part of the map on which no hand lies.
func (f *Face) bare() canvas.Rect {
	v := f.camera.View
	v.H -= f.covered
	return v
}

// free is the part of the map on which nothing lies: neither the hand nor the buttons of the table.
func (f *Face) free() canvas.Rect {
	v := f.bare()
	switch b := f.buttons; {
	case b.Right() > v.Right() || b.X < v.X: // they lie where the map was before the window was turned
	case b.W > b.H:
		ui.CutTop(&v, max(b.Bottom()-v.Y, 0))
	case b.W > 0:
		ui.CutRight(&v, max(v.Right()-b.X, 0))
	}
	return v
}

// Focus shows the part of the map with all of these things above the hand; without any, the whole theatre.
func (f *Face) Focus(refs []rules.Ref) {
	f.wanted = append(f.wanted[:0], refs...)
	f.aim(16)
}

// aim goes, in so many ticks, to what Focus was asked for.
func (f *Face) aim(ticks int) {
	if f.camera == nil {
		return
	}
	var r geom.Rect
	for _, ref := range f.wanted {
		if s := f.spaceOf(ref); s >= 0 {
			at := f.model.Areas[s].At
			if r.W == 0 {
				r = geom.Rect{X: at.X, Y: at.Y, W: 1, H: 1}
			}
			left, top := min(r.X, at.X), min(r.Y, at.Y)
			r = geom.Rect{X: left, Y: top, W: max(r.Right(), at.X) - left, H: max(r.Bottom(), at.Y) - top}
		}
	}
	if r.W == 0 {
		f.fit(ticks)
		return
	}
	free := f.free()
	margin := min(70*f.app.Theme.Scale, 0.22*min(free.W, free.H)) // a low map would show little else
	fit := func(w, h float64) float64 { return min((free.W-2*margin)/w, (free.H-2*margin)/h) }
	closest := max(fit(nearest, nearest), 2*near*f.camera.Density)
	scale := max(min(fit(r.W, r.H), closest), f.camera.MinScale())
	at, mid := free.Center(), f.camera.View.Center()
	centre := geom.Point{X: r.X + r.W/2 + (mid.X-at.X)/scale, Y: r.Y + r.H/2 + (mid.Y-at.Y)/scale}
	f.camera.GlideBack(centre, scale, ticks)
	f.stance = moved
}
