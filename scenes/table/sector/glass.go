package sector

import (
	"image/color"
	"math"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// The glass lies over the slate while the viewer moves units: the world of the order comes near, and at its sides stand the
// viewer's units on the worlds beside it, each type of an area on a berth of its own, and what has moved already.

// glass is where everything under it lies, made anew in each tick.
type glass struct {
	on      bool
	planet  int
	middle  canvas.Point
	radius  float64
	foot    float64 // where what it advises begins
	berths  []berth
	heads   []berth // the names of areas over the berths of their units
	crews   []crew
	plaques [4]canvas.Rect // of its areas
	loads   []load
	left    leaving
	squads  []squad
	order   orderKey     // of which stood tells
	stood   []uint8      // by area: bits of the types of units that the viewer had there since the order began
	held    canvas.Point // where the button went down on a berth; drag is from there
	pulls   bool
}

// orderKey tells one order from the next.
type orderKey struct {
	planet, round, left int
	seat                rules.Seat
}

// note remembers where the viewer's units have stood since the order began: their berths keep their places when the last has gone, so that a
// second drag from the same spot does not take another.
func (g *glass) note(v *game.View, viewer rules.Seat) {
	key := orderKey{g.planet, v.Round, len(v.Planets[g.planet].Stack), viewer}
	if key != g.order || len(g.stood) != len(v.Areas) {
		g.order, g.stood = key, append(g.stood[:0], make([]uint8, len(v.Areas))...)
	}
	for i := range v.Areas {
		a := &v.Areas[i]
		if a.Owner != viewer {
			continue
		}
		for kind, n := range a.Units {
			if n > 0 {
				g.stood[i] |= 1 << kind
			}
		}
	}
}

// berth is where the units of one type of an area stand beside the world.
type berth struct {
	unit, area rules.Ref
	n          int
	at         canvas.Rect
}

// crew is the plate of a world beside: a click on its head takes up all units there.
type crew struct {
	planet int
	linked bool // by a transport of the viewer
	head   canvas.Rect
}

// Sizes of the glass in design pixels: the least slate that it needs, what it leaves above and below the world, a berth.
const (
	glassLeastW, glassLeastH = 480, 200
	glassTop, glassLow       = 72, 56
	berthW, berthH           = 50, 58
)

// lowSlate is the height of a slate, in design pixels, below which the limb leaves its room to what lies over the slate.
const lowSlate = 360

// low says whether the slate is so low.
func (f *Face) low(u *ui.UI) bool { return f.board.slate.H < u.Px(lowSlate) }

// moves says whether the viewer moves units of an order. While another is asked, and acts, the slate is seen.
func (f *Face) moves(s *table.Sight) bool {
	o := &f.view.Order
	if s.Deciding != rules.Nobody && s.Deciding != s.Viewer {
		return false
	}
	return o.On && o.Seat == s.Viewer && orderKind(o.Order) == mobiliseKind && len(f.view.Battle.Slots) == 0 && f.planetOf(o.Planet) >= 0
}

// drawGlass draws it.
func (f *Face) drawGlass(u *ui.UI, s *table.Sight) {
	g, r := &f.glass, f.board.slate
	g.on, g.planet, g.berths, g.heads, g.crews = true, f.planetOf(f.view.Order.Planet), g.berths[:0], g.heads[:0], g.crews[:0]
	g.note(&f.view, s.Viewer)
	f.cover = r
	u.Fill(r, color.NRGBA{R: 12, G: 17, B: 22, A: 178})
	body := r
	top, foot := u.Px(glassTop), u.Px(glassLow)
	if f.low(u) {
		top, foot = u.Px(4), u.Px(36)
	}
	ui.CutTop(&body, top)
	advice := ui.CutBottom(&body, foot)
	g.foot = advice.Y
	g.radius = math.Floor(min(body.H/2-u.Px(6), body.W*.205))
	g.middle = body.Center()
	f.drawNear(u, s)
	side := g.middle.X - max(g.radius*1.33, g.radius*.95+u.Px(leastPlaque/2+4)) - body.X - u.Px(12)
	left := canvas.Rect{X: body.X + u.Px(8), Y: body.Y, W: side, H: body.H}
	right := canvas.Rect{X: body.Right() - u.Px(8) - side, Y: body.Y, W: side, H: body.H}
	if s.Buttons.W > 0 { // they stay above what comes from beside
		ui.CutTop(&right, max(s.Buttons.Bottom()+u.Px(4)-right.Y, 0))
	}
	f.drawMoved(u, &right)
	if !f.drawCrews(u, left, right, s) {
		u.Paragraph(left.Inset(u.Px(8)), f.word("glass.alone"), u.Theme.Colored(ui.Italic, palette.Pale), ui.Left)
	}
	f.drawLoads(u)
	f.drawVerdicts(u, s) // over what the cursor carries, which would hide the odds
	f.drawAdvice(u, advice, s)
}

// drawNear draws the world of the order large, with a light on what can be taken up there, or where what was taken up may go.
func (f *Face) drawNear(u *ui.UI, s *table.Sight) {
	g := &f.glass
	place := canvas.Place{At: g.middle, AnchorX: .5, AnchorY: .5}
	u.Picture(f.box.Ring(g.radius, false), place)
	u.Picture(f.box.World(f.near()), place)
	areas := f.view.Planets[g.planet].Areas
	for i, area := range areas {
		lit := f.unitsToMove(area) > 0
		if len(g.loads) > 0 {
			lit = f.verdict(area).legal
		}
		if lit {
			u.Picture(f.box.Cell(len(areas), i, g.radius, false), canvas.Place{At: g.middle, AnchorX: .5, AnchorY: .5, Alpha: f.breath(s)})
		}
		if len(g.loads) > 0 {
			f.drawPlaces(u, i, area, place)
		}
	}
}

// drawPlaces draws on an area what it says to what is in hand: dark where it refuses, and where it can be attacked as many dashed
// sockets as attackers may come, with a peg for each that has.
func (f *Face) drawPlaces(u *ui.UI, i int, area rules.Ref, place canvas.Place) {
	g, count := &f.glass, len(f.view.Planets[f.glass.planet].Areas)
	switch v := f.verdict(area); {
	case v.attack:
		taken := 0
		if b := &f.view.Battle; b.On && b.Area == area {
			taken = total(&b.Ready[0])
		}
		u.Picture(f.box.Sockets(count, i, f.view.Areas[area.ID].Limit+game.MoreAttackers, taken, g.radius), place)
	case !v.legal && area != g.loads[0].area:
		u.Picture(f.box.Shade(count, i, g.radius), place)
	}
}

// near is the world of the order as it is seen through the glass.
func (f *Face) near() orrery.World {
	w := f.world(f.glass.planet)
	w.Radius, w.Flip, w.Plain = f.glass.radius, false, f.plainAt(f.glass.radius)
	return w
}

// drawCount draws a number on a small dark plate.
func (f *Face) drawCount(u *ui.UI, at canvas.Point, n int) {
	u.Line(canvas.Point{X: at.X - u.Px(5), Y: at.Y}, canvas.Point{X: at.X + u.Px(5), Y: at.Y}, u.Px(16), palette.Ink)
	u.Words(around(at, u.Px(10)), countWords[min(max(n, 0), len(countWords)-1)], u.Theme.Colored(ui.Number, palette.Ivory), ui.Center)
}

// countWords are written once: a frame makes no words.
var countWords = func() (list [32]string) {
	for n := range list {
		list[n] = strconv.Itoa(n)
	}
	return list
}()

// over says whether the cursor is on a part of the glass.
func (f *Face) over(u *ui.UI, r canvas.Rect) bool {
	return u.In.Present && r.Contains(u.In.Cursor) && !u.Over()
}
