package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// drag is a press on the slate that may turn out to move it.
type drag struct {
	on, moved  bool
	from, last canvas.Point
}

// dragSlack is how far, in design pixels, a press may wander and still be a click.
const dragSlack = 5

// Point follows the cursor over the slate: it pans, zooms, and says what is under it and what was clicked.
func (f *Face) Point(u *ui.UI, a table.Areas, s *table.Sight) (under, clicked rules.Ref) {
	b, in := &f.board, u.In
	if b.lay == nil {
		return under, clicked
	}
	if f.lensed() {
		return f.read(u, s)
	}
	if f.glass.on {
		under, clicked = f.handle(u, s)
		f.forgo(u, s)
		return under, clicked
	}
	f.steer(u)
	if f.lens.which == reachLens && u.App.Touch {
		return f.ask(u, s), clicked
	}
	counter := f.onCounter(u)
	if inside := in.Present && b.slate.Contains(in.Cursor) && (!u.Over() || counter); inside {
		under = f.pick(in.Cursor)
	}
	clicked = f.letFall(u)
	if at, down := in.Clicked(ui.LeftButton); down && (!u.Taken() || counter) && b.slate.Contains(at) {
		f.drag = drag{on: true, from: at, last: at}
	}
	if f.drag.on {
		f.pull(u)
	}
	if at, up := in.Let(ui.LeftButton); up && f.drag.on {
		f.drag.on = false
		if ref := f.pick(at); f.drag.moved {
			clicked = f.dropped(ref)
		} else if !f.commitCards(ref, s) && !(in.Mods&ui.Shift != 0 && f.buyMany(ref, s)) {
			clicked = f.take(ref, at)
		}
	}
	f.forgo(u, s)
	return under, clicked
}

// dropped is the arch over which a unit was let go that was dragged there from those who wait.
func (f *Face) dropped(arch rules.Ref) rules.Ref {
	unit, some := f.dragged()
	if !some || arch.Kind != game.KindSlot || !f.offers.Together(arch, []rules.Ref{unit}) {
		return rules.Ref{}
	}
	f.picked = append(f.picked[:0], unit)
	return arch
}

// dragged is the unit of a battle that is pulled from where it waits.
func (f *Face) dragged() (unit rules.Ref, some bool) {
	if !f.drag.moved || len(f.view.Battle.Slots) == 0 || f.offers == nil {
		return unit, false
	}
	unit = f.pick(f.drag.from)
	return unit, unit.Kind == game.KindUnit && f.lit(unit)
}

// forgo puts back what was taken up when the player steps back. The table still sees it in that tick, and steps back no further.
func (f *Face) forgo(u *ui.UI, s *table.Sight) {
	s.Picked = f.picked
	if _, asked := f.lays(); asked {
		s.Picked = f.laid.refs()
	}
	if f.switchLens(u) {
		s.Picked = f.lens.step[:]
	}
	if _, right := u.In.Clicked(ui.RightButton); right || u.In.Hit(ui.KeyEscape, 0) {
		f.lay()
	}
}

// pull moves the slate with the cursor once the press has wandered far enough.
func (f *Face) pull(u *ui.UI) {
	at := u.In.Cursor
	if distance(at, f.drag.from) > u.Px(dragSlack) {
		f.drag.moved = true
	}
	if f.drag.moved && u.In.Held[ui.LeftButton] && len(f.view.Battle.Slots) == 0 {
		f.board.pan(at.X-f.drag.last.X, at.Y-f.drag.last.Y)
	}
	f.drag.last = at
}

// steer follows wheel, fingers and keys.
func (f *Face) steer(u *ui.UI) {
	b, in := &f.board, u.In
	if in.Present && b.slate.Contains(in.Cursor) && !u.Over() {
		if in.Wheel != 0 {
			b.zoomAt(in.Cursor, math.Pow(zoomStep, float64(in.Wheel)))
		}
		if in.Pan != (canvas.Point{}) {
			b.pan(in.Pan.X, in.Pan.Y)
		}
	}
	if in.Zoom != 1 && in.Zoom > 0 {
		b.zoomAt(in.ZoomAt, in.Zoom)
	}
	if u.Typing() || u.Focused() {
		return
	}
	step := u.Px(60)
	for _, k := range [...]struct {
		key    ui.Key
		dx, dy float64
	}{{ui.KeyLeft, 1, 0}, {ui.KeyRight, -1, 0}, {ui.KeyUp, 0, 1}, {ui.KeyDown, 0, -1}, {ui.KeyA, 1, 0}, {ui.KeyD, -1, 0}, {ui.KeyW, 0, 1}, {ui.KeyS, 0, -1}} {
		if n := in.Hits(k.key, 0); n > 0 {
			b.pan(k.dx*step*float64(n), k.dy*step*float64(n))
		}
	}
	switch {
	case in.Wrote('+'):
		b.zoomAt(b.slate.Center(), zoomStep)
	case in.Wrote('-'):
		b.zoomAt(b.slate.Center(), 1/zoomStep)
	case in.Hit(ui.KeyHome, 0):
		b.zoom, b.from, b.wanted = 1, canvas.Point{}, nil
	}
}

// take turns a click into what it means: a unit of one's own is taken up where only its goal is missing; everything else
// is for the table.
func (f *Face) take(ref rules.Ref, at canvas.Point) rules.Ref {
	if len(f.picked) > 0 && (f.offers == nil || !f.offers.Together(ref, f.picked)) {
		f.picked = f.picked[:0]
	}
	if len(f.picked) == 0 && (ref.Kind == game.KindUnit || ref.Kind == game.KindGood) && len(f.offers.At(ref)) > 1 {
		f.picked = append(f.picked[:0], ref)
		f.app.Play("click")
		return rules.Ref{}
	}
	if len(f.picked) == 0 && ref.Kind == game.KindArea {
		if unit, found := f.unitAt(int(ref.ID), at); found && f.movable(unit, ref) {
			f.picked = append(f.picked[:0], unit, ref)
			f.app.Play("click")
			return rules.Ref{}
		}
	}
	return ref
}

// movable says whether a unit of an area may be moved from there to somewhere else.
func (f *Face) movable(unit, area rules.Ref) bool {
	for i := range f.offers.Legal {
		m := f.offers.Legal[i].Move
		if m.Verb == game.MoveMove && m.A == unit.ID && m.B == area.ID {
			return true
		}
	}
	return false
}

// unitAt returns the type of unit at a place of the canvas; the only one of an area wherever the click falls.
func (f *Face) unitAt(area int, at canvas.Point) (rules.Ref, bool) {
	a := &f.view.Areas[area]
	if a.Owner < 0 {
		return rules.Ref{}, false
	}
	if f.glass.on && a.Planet == f.glass.planet {
		return f.unitIn(f.near(), f.glass.middle, area, at)
	}
	return f.unitIn(f.world(a.Planet), f.board.place(f.board.lay.spots[a.Planet].at), area, at)
}

// unitIn is unitAt for a world as it is drawn somewhere.
func (f *Face) unitIn(w orrery.World, middle canvas.Point, area int, at canvas.Point) (rules.Ref, bool) {
	for i, ref := range f.view.Planets[w.Planet].Areas {
		if int(ref.ID) != area {
			continue
		}
		if unit := w.UnitAt(i, at.X-middle.X, at.Y-middle.Y); unit >= 0 {
			return rules.Ref{Kind: game.KindUnit, ID: int16(unit)}, true
		}
	}
	return rules.Ref{}, false
}

// pick returns what lies at a place of the canvas; of several things there, one that may be clicked comes first, then one
// whose refusal can be explained.
func (f *Face) pick(at canvas.Point) rules.Ref {
	if f.glass.on {
		return f.glassPick(at)
	}
	if ref, covered := f.markAt(at); covered {
		return ref
	}
	var found [6]rules.Ref
	list := f.under(found[:0], at)
	for _, ref := range list {
		if f.lit(ref) {
			return ref
		}
	}
	for _, ref := range list {
		if f.offers != nil && f.offers.Why(ref) != nil {
			return ref
		}
	}
	if len(list) > 0 {
		return list[0]
	}
	return rules.Ref{}
}

// under lists what lies at a place of the canvas, the topmost first.
func (f *Face) under(list []rules.Ref, at canvas.Point) []rules.Ref {
	b := &f.board
	if f.canopy().Contains(at) {
		return list
	}
	for q := range b.lay.spots {
		if b.lay.spots[q].in && f.spindleBox(q).Contains(at) {
			list = append(list, stackRef(q), planetRef(q))
		}
	}
	for q := range b.lay.spots {
		if !b.lay.spots[q].in {
			continue
		}
		middle := b.place(b.lay.spots[q].at)
		if distance(middle, at) > b.radius() {
			continue
		}
		if i := orrery.AreaAt(len(f.view.Planets[q].Areas), b.radius(), at.X-middle.X, at.Y-middle.Y); i >= 0 {
			list = append(list, f.view.Planets[q].Areas[i])
		} else if i := f.areaAtRim(q, middle, at); i >= 0 {
			list = append(list, f.view.Planets[q].Areas[i])
		}
		return append(list, planetRef(q))
	}
	for _, c := range f.cells {
		if distance(b.place(b.lay.cell(game.CellAt(c))), at) < b.radius() {
			list = append(list, c)
		}
	}
	if len(list) > 0 {
		return list
	}
	if w := f.wayAt(at); w != nil {
		list = append(list, w.ref)
	}
	return list
}

// areaAtRim is the area inside the rim of a world at a place, for what was taken up; -1 with empty hands, to whom the rim is the world.
func (f *Face) areaAtRim(q int, middle, at canvas.Point) int {
	if len(f.picked) == 0 {
		return -1
	}
	return orrery.AreaAt(len(f.view.Planets[q].Areas), f.board.radius(), (at.X-middle.X)/2, (at.Y-middle.Y)/2)
}

// spindleBox is where the orders on a world are drawn; empty where there are none.
func (f *Face) spindleBox(q int) canvas.Rect {
	n := len(f.view.Planets[q].Stack)
	if n == 0 {
		return canvas.Rect{}
	}
	at, k := f.board.place(f.board.lay.spots[q].spindle), f.board.scale()
	high := (orrery.SpindleTop(n) + 12) * k
	return canvas.Rect{X: at.X - 30*k, Y: at.Y - high, W: 60 * k, H: high + 12*k}
}

// Reveal brings a thing into view.
func (f *Face) Reveal(ref rules.Ref) {
	f.counter.wanted = append(f.counter.wanted[:0], ref)
	if q := f.planetOf(ref); q >= 0 && f.board.lay != nil && f.board.lay.spots[q].in {
		f.board.show(f.board.lay.spots[q].at, f.board.lay.radius)
	}
}

// Where returns the part of the canvas on which a thing was last drawn.
func (f *Face) Where(ref rules.Ref) (canvas.Rect, bool) {
	if r, ok := f.drawn[ref]; ok && r.W > 0 {
		return r, true
	}
	if g := &f.glass; g.on {
		if r, ok := g.where(ref); ok {
			return r, true
		}
	}
	b := &f.board
	if b.lay == nil {
		return canvas.Rect{}, false
	}
	switch q := f.planetOf(ref); {
	case ref.Kind == game.KindRoute:
		for i := range b.lay.ways {
			if b.lay.ways[i].ref == ref {
				p, _ := b.lay.ways[i].rail.At(.5)
				at := b.place(canvas.Point(p))
				return around(at, 12*b.scale()), b.slate.Contains(at)
			}
		}
	case q < 0 || !b.lay.spots[q].in:
	case ref.Kind == game.KindStack:
		r := f.spindleBox(q)
		return r, r.W > 0 && b.slate.Contains(r.Center())
	case ref.Kind == game.KindArea:
		at := f.areaPlace(int(ref.ID))
		return around(at, b.radius()*.26), b.slate.Contains(at)
	default:
		at := b.place(b.lay.spots[q].at)
		return around(at, b.radius()), b.slate.Contains(at)
	}
	return canvas.Rect{}, false
}

// areaPlace is the middle of an area on the canvas.
func (f *Face) areaPlace(area int) canvas.Point {
	q := f.view.Areas[area].Planet
	middle, radius := f.board.place(f.board.lay.spots[q].at), f.board.radius()
	if g := &f.glass; g.on {
		if at, there := g.berthOf(area); there {
			return at
		}
		if q == g.planet {
			middle, radius = g.middle, g.radius
		}
	}
	for i, ref := range f.view.Planets[q].Areas {
		if int(ref.ID) == area {
			dx, dy := orrery.AreaMiddle(len(f.view.Planets[q].Areas), i, radius)
			return canvas.Point{X: middle.X + dx, Y: middle.Y + dy}
		}
	}
	return middle
}

func around(at canvas.Point, r float64) canvas.Rect {
	return canvas.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
}
