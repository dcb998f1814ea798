package imperio

import (
	"image/color"
	"math"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
)

// ringOrders rings the hexes that detachments go to, in red those that they attack: below the names of systems.
func (f *Face) ringOrders(u *ui.UI) {
	if f.view.Seat < 0 || f.film.busy() {
		return
	}
	for i := range f.view.Own.Parts {
		path := f.view.Own.Parts[i].Path
		if len(path) == 0 {
			continue
		}
		last := path[len(path)-1]
		if ink := f.wayInk(last); ink == palette.Glow {
			f.chart.Ring(u, last, 1.4, ink)
		} else {
			f.chart.Ring(u, last, 3, ink)
		}
	}
}

// wayInk is the colour of a way to a system: that of attacks where a foreign fleet lies.
func (f *Face) wayInk(to rules.Ref) color.NRGBA {
	if h := system(f.view, to); h != nil && h.Fleet.Owner != rules.Nobody && h.Fleet.Owner != f.view.Seat {
		return palette.AttackOnSky
	}
	return palette.Glow
}

// drawOrders draws what is written on the chart: the ways of detachments with the wax of their letter, landings, and works and units
// to come.
func (f *Face) drawOrders(u *ui.UI) {
	v := f.view
	if v.Seat < 0 || f.film.busy() {
		return
	}
	slot := f.slotOf(game.ActionOperation)
	for i := range v.Own.Parts {
		f.drawPart(u, &v.Own.Parts[i], slot)
	}
	f.drawBadges(u)
}

// slotOf is the letter of a kind of action, from 1; 0 when none is written.
func (f *Face) slotOf(action int) int {
	for i := range f.view.Own.Slots {
		if f.view.Own.Slots[i].Kind == action {
			return i + 1
		}
	}
	return 0
}

// drawPart draws the way of one detachment.
func (f *Face) drawPart(u *ui.UI, k *game.PartView, slot int) {
	from, ok := f.chart.At(k.From)
	if !ok || len(k.Path) == 0 {
		return
	}
	r := f.chart.Radius()
	ink := f.wayInk(k.Path[len(k.Path)-1])
	for n, ref := range k.Path {
		to, ok := f.chart.At(ref)
		if !ok {
			return
		}
		mark, a, b := f.crossing(from, to, r)
		u.Line(a, b, u.Px(8), palette.Keyline)
		u.Line(a, b, u.Px(4), ink)
		f.arrowhead(u, a, b, ink)
		if n == 0 && slot > 0 {
			f.waxRoman(u, mark, 12, chart.Roman(slot))
		}
		from = to
	}
}

// crossing is where an order crosses the edge between two hexes of radius r: its seal stands on a corner that they share, beside names
// and numbers, and the arrow from a to b goes past it.
func (f *Face) crossing(from, to canvas.Point, r float64) (mark, a, b canvas.Point) {
	mid := canvas.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
	d := math.Hypot(to.X-from.X, to.Y-from.Y)
	if d == 0 {
		return mid, mid, mid
	}
	x, y := (to.X-from.X)/d, (to.Y-from.Y)/d
	side := -math.Copysign(1, x) // the flank of the lower hex, or its top where the way leads up
	if math.Abs(y) < .1 {
		side = -side // below a level way
	}
	mark = canvas.Point{X: mid.X - y*side*r/2, Y: mid.Y + x*side*r/2}
	way := canvas.Point{X: mid.X - y*side*r*.26, Y: mid.Y + x*side*r*.26}
	a, b = canvas.Point{X: way.X - x*.12*r, Y: way.Y - y*.12*r}, canvas.Point{X: way.X + x*.3*r, Y: way.Y + y*.3*r}
	return mark, a, b
}

// arrowhead draws the head of an arrow from a whose line ends at b.
func (f *Face) arrowhead(u *ui.UI, a, b canvas.Point, ink color.NRGBA) {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		return
	}
	x, y := (b.X-a.X)/d, (b.Y-a.Y)/d
	head := func(grow float64, ink color.NRGBA) {
		long, wide := u.Px(11)+grow, u.Px(8)+grow
		f.head = [3]canvas.Point{
			{X: b.X + x*long, Y: b.Y + y*long}, {X: b.X - x*u.Px(5) - y*wide, Y: b.Y - y*u.Px(5) + x*wide}, {X: b.X - x*u.Px(5) + y*wide, Y: b.Y - y*u.Px(5) - x*wide},
		}
		u.Polygon(f.head[:], ink)
	}
	head(u.Px(3), palette.Keyline)
	head(0, ink)
}
