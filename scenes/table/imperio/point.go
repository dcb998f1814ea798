package imperio

import (
	"image/color"
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// drag is a press on the chart that may turn out to move it.
type drag struct {
	on, moved  bool
	from, last canvas.Point
}

// dragSlack is how far, in design pixels, a press may wander and still be a click.
const dragSlack = 5

// zoomStep is how much a notch of the wheel enlarges.
const zoomStep = 1.2

// Point follows the cursor over the chart: it pans, zooms, and says what is under it and what was clicked.
func (f *Face) Point(u *ui.UI, a table.Areas, s *table.Sight) (under, clicked rules.Ref) {
	in := u.In
	if f.live() {
		return under, clicked
	}
	f.steer(u, a)
	if in.Present && a.Map.Contains(in.Cursor) && !u.Over() {
		under = f.pick(in.Cursor, s)
		if h := system(f.view, under); f.plans(s) && f.aim.asks < 0 && f.aim.target(h) != nil && f.onOtherFleet(h) {
			r, _ := f.chart.Plate(h.System)
			u.Tip(r, f.word("target.other", rules.R(h.System)))
		}
	}
	if at, down := in.Clicked(ui.LeftButton); down && !u.Taken() && a.Map.Contains(at) {
		f.drag = drag{on: true, from: at, last: at}
	}
	if f.drag.on {
		f.pull(u)
	}
	if at, up := in.Let(ui.LeftButton); up && f.drag.on {
		f.drag.on = false
		if !f.drag.moved {
			if clicked = f.pick(at, s); f.lays(clicked, s) {
				return under, rules.Ref{}
			}
			if f.film.busy() && s.Held {
				f.sheet.looked = clicked
			}
			if f.touched(clicked, at); f.plans(s) && !s.Offers.Lit(clicked) {
				f.pointed(clicked, at, s)
				clicked = rules.Ref{}
			}
		}
	}
	return under, clicked
}

// touched turns the sheet to what was clicked on the chart.
func (f *Face) touched(ref rules.Ref, at canvas.Point) {
	switch {
	case f.chart.Pick(at).Throne:
		f.sheet.tab = councilTab
	case ref.Kind == game.KindPlanet || ref.Kind == game.KindSystem:
		f.sheet.tab = placeTab
	}
}

// plans says that letters are written, and none of them is open: then a click on the chart chooses a place or orders a fleet.
func (f *Face) plans(s *table.Sight) bool { return s.Desk != nil && s.Desk.Open() < 0 }

// pointed orders the fleet that was taken up to a hex in its reach, or takes up what was clicked. A click beside a question puts it away; one
// on the plate of another fleet, while the one taken up has orders that it would give up, means that fleet; one on
// a world of one's own may mean to look there, while it is already ordered elsewhere.
func (f *Face) pointed(ref rules.Ref, at canvas.Point, s *table.Sight) {
	h := system(f.view, ref)
	t := f.aim.target(h)
	switch {
	case f.aim.asks >= 0:
		if f.aim.ripe >= doubled {
			f.aim.asks = -1
		}
	case t == nil, f.givesUp(t) && f.onOwnPlate(h, at):
		f.takeUpAt(h, s)
	case f.onOtherFleet(h), f.underway(t) && holds(h, f.view.Seat):
		f.aim.asks, f.aim.other, f.aim.ripe = t.Hex, true, doubled
	default:
		f.aim.ripe = doubled
		f.send(t, s)
	}
}

// takeUpAt takes the fleet of a hex up and turns to the hex, or to nothing. Where a letter was begun that builds or produces, the page opens
// at what can be had there, and a second press takes the fleet up.
func (f *Face) takeUpAt(h *game.HexView, s *table.Sight) {
	f.take(h)
	if k := f.desk.wants(); (k == game.ActionConstruction || k == game.ActionProduction) && h != nil && h.System != f.sheet.place && f.mine(h, k) {
		f.take(nil)
		f.sheet.works = k
	}
	if s.Selected = (rules.Ref{}); h != nil {
		s.Selected, f.sheet.place, s.Turn = h.System, h.System, true
	}
}

// send orders the fleet that was taken up to a hex in its reach, and asks first what has to be confirmed.
func (f *Face) send(t *target, s *table.Sight) {
	f.aim.asks, f.aim.other = -1, false
	stance := -1
	if t.breaksPeace() && f.fights.with(f.view, t.Foreign) { // the war was asked about with the first of them
		stance = game.StanceAll
	}
	if t.breaksPeace() && stance < 0 || f.givesUp(t) || f.perils(t) > 0 {
		f.aim.asks = t.Hex
		return
	}
	f.order(t, stance, s)
}

// onOtherFleet says whether one of the viewer's own fleets lies in a hex that was not taken up: a press may mean that fleet or the way there,
// which is asked. Once the detachment was chosen or changed on its page it means the way.
func (f *Face) onOtherFleet(h *game.HexView) bool {
	return !f.aim.set && h != nil && h.System != f.aim.at && h.Fleet.Owner == f.view.Seat
}

// holds says whether a House holds a planet of a hex.
func holds(h *game.HexView, seat rules.Seat) bool {
	return slices.ContainsFunc(h.Planets, func(p game.PlanetView) bool { return p.Holder == seat })
}

// onOwnPlate says whether a place of the chart lies on the plate of another of the viewer's own fleets.
func (f *Face) onOwnPlate(h *game.HexView, at canvas.Point) bool {
	if h == nil || h.System == f.aim.at || h.Fleet.Owner != f.view.Seat {
		return false
	}
	r, stands := f.chart.Plate(h.System)
	return stands && r.Contains(at)
}

// pull moves the chart with the cursor once the press has wandered far enough.
func (f *Face) pull(u *ui.UI) {
	at := u.In.Cursor
	if math.Hypot(at.X-f.drag.from.X, at.Y-f.drag.from.Y) > u.Px(dragSlack) {
		f.drag.moved = true
	}
	if f.drag.moved && u.In.Held[ui.LeftButton] {
		f.chart.Pan(at.X-f.drag.last.X, at.Y-f.drag.last.Y)
	}
	f.drag.last = at
}

// steer follows wheel, fingers and keys.
func (f *Face) steer(u *ui.UI, a table.Areas) {
	in := u.In
	if in.Present && a.Map.Contains(in.Cursor) && !u.Over() {
		f.chart.Zoom(in.Cursor, math.Pow(zoomStep, float64(in.Wheel)))
		if in.Pan != (canvas.Point{}) {
			f.chart.Pan(in.Pan.X, in.Pan.Y)
		}
	}
	if in.Zoom != 1 && in.Zoom > 0 {
		f.chart.Zoom(in.ZoomAt, in.Zoom)
	}
	if u.Typing() || u.Focused() {
		return
	}
	step := u.Px(60)
	for _, k := range [...]struct {
		key    ui.Key
		dx, dy float64
	}{{ui.KeyLeft, 1, 0}, {ui.KeyRight, -1, 0}, {ui.KeyUp, 0, 1}, {ui.KeyDown, 0, -1}} {
		if n := in.Hits(k.key, 0); n > 0 {
			f.chart.Pan(k.dx*step*float64(n), k.dy*step*float64(n))
		}
	}
	mid := a.Map.Center()
	if in.Wrote('+') {
		f.chart.Zoom(mid, zoomStep)
	}
	if in.Wrote('-') {
		f.chart.Zoom(mid, 1/zoomStep)
	}
	if in.Hit(ui.KeyHome, 0) {
		f.chart.Fit()
	}
}

// pick returns what lies at a place of the chart. Of a world, its system and the House that owns them, one that may be
// clicked comes first, then one whose refusal can be explained.
func (f *Face) pick(at canvas.Point, s *table.Sight) rules.Ref {
	spot := f.chart.Pick(at)
	if spot.Hex == nil || spot.Hex.Ref.Kind == 0 {
		return rules.Ref{}
	}
	var list [5]rules.Ref
	found := list[:0]
	if spot.World >= 0 {
		found = append(found, spot.Hex.Worlds[spot.World].Ref)
	}
	found = append(found, spot.Hex.Ref)
	if spot.World < 0 { // between the worlds: one that alone may be clicked is meant
		for i := range spot.Hex.Worlds {
			found = append(found, spot.Hex.Worlds[i].Ref)
		}
	}
	for _, ref := range found {
		if s.Offers.Lit(ref) {
			return ref
		}
	}
	for _, ref := range found {
		if s.Offers.Why(ref) != nil {
			return ref
		}
	}
	return found[0]
}

// glow marks what may be clicked, what is selected, what is under the cursor, and who is to blame for a refusal.
func (f *Face) glow(u *ui.UI, s *table.Sight) {
	breath := .1
	if !f.app.Prefs.ReducedMotion {
		breath = .1 + .05*math.Sin(s.Seconds*math.Pi)
	}
	for i := range f.view.Hexes {
		h := &f.view.Hexes[i]
		lit := s.Offers.Lit(h.System)
		for k := range h.Planets {
			lit = lit || s.Offers.Lit(h.Planets[k].Ref)
		}
		if !lit || h.System.Kind == 0 {
			continue
		}
		ink := palette.Glow
		if h.Fleet.Owner != rules.Nobody && h.Fleet.Owner != f.view.Seat {
			ink = palette.AttackOnSky
		}
		f.chart.Wash(u, h.System, paint.Fade(ink, breath))
		f.chart.Ring(u, h.System, 1.6, ink)
	}
	f.threats.glow(f, u, s)
	f.drawReach(u, s, breath)
	f.ringOrders(u)
	f.ring(u, s.Selected, palette.Star)
	if s.Hover.Kind != 0 && s.Offers.Lit(s.Hover) {
		f.ring(u, s.Hover, palette.Star)
	}
	f.film.ring(f, u)
}

// ring draws a strong ring round the hex of a thing.
func (f *Face) ring(u *ui.UI, ref rules.Ref, ink color.NRGBA) {
	if ref.Kind == game.KindPlanet || ref.Kind == game.KindSystem {
		f.chart.Ring(u, ref, 3, ink)
	}
}

// overChart draws what lies over the worlds: what is to blame for a refusal.
func (f *Face) overChart(u *ui.UI, s *table.Sight) {
	for _, ref := range s.Culprits {
		f.chart.Ring(u, ref, 3+3*s.Shake, palette.AttackOnSky)
	}
}

// Careful says that a click on a planet or a fleet asks what to do with it where there are several answers only.
func (f *Face) Careful(ref rules.Ref, _ rules.Caption) bool { return ref.Kind == game.KindSeat }

// Reveal brings a thing into view.
func (f *Face) Reveal(ref rules.Ref) { f.chart.Center(ref) }

// Focus shows the part of the chart with all of these things: the whole chart, unless a single one is asked for.
func (f *Face) Focus(refs []rules.Ref) {
	if len(refs) == 1 {
		f.chart.Center(refs[0])
		return
	}
	f.chart.Rest()
}

// Where returns where a thing was drawn last.
func (f *Face) Where(ref rules.Ref) (canvas.Rect, bool) {
	if ref.Kind == game.KindSeat && int(ref.ID) < len(f.cards) {
		r := f.cards[ref.ID]
		return r, r.W > 0
	}
	if f.live() { // the stage lies over the chart
		return canvas.Rect{}, false
	}
	return f.chart.Where(ref)
}

var _ table.Face = (*Face)(nil)
