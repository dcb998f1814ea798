package sector

import (
	"image/color"
	"math"
	"strconv"

	"tyche/fonts"
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
	on     bool
	planet int
	middle canvas.Point
	radius float64
	foot   float64 // where what it advises begins
	berths []berth
	crews  []crew
	loads  []load
	left   leaving
	held   canvas.Point // where the button went down on a berth; drag is from there
	pulls  bool
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

// moves says whether the viewer moves units of an order.
func (f *Face) moves(s *table.Sight) bool {
	o := &f.view.Order
	return o.On && o.Seat == s.Viewer && orderKind(o.Order) == mobiliseKind && len(f.view.Battle.Slots) == 0 && f.planetOf(o.Planet) >= 0
}

// drawGlass draws it.
func (f *Face) drawGlass(u *ui.UI, s *table.Sight) {
	g, r := &f.glass, f.board.slate
	g.on, g.planet, g.berths, g.crews = true, f.planetOf(f.view.Order.Planet), g.berths[:0], g.crews[:0]
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
	f.drawMoved(u, ui.CutBottom(&right, min(u.Px(156), right.H)))
	f.drawCrews(u, left, right, s)
	if len(g.crews) == 0 {
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

// drawCrews draws a plate for each world beside on which the viewer has units.
func (f *Face) drawCrews(u *ui.UI, left, right canvas.Rect, s *table.Sight) {
	columns := [...]canvas.Rect{left, right}
	for i := range f.view.Routes {
		r := &f.view.Routes[i]
		other := -1
		switch f.glass.planet {
		case int(r.A.ID):
			other = int(r.B.ID)
		case int(r.B.ID):
			other = int(r.A.ID)
		}
		if other < 0 || f.typesOn(other, s.Viewer) == 0 {
			continue
		}
		col := &columns[0]
		if columns[1].H > columns[0].H || f.board.lay.spots[other].at.X > f.board.lay.hub.X && columns[1].H >= u.Px(110) {
			col = &columns[1]
		}
		f.drawCrew(u, col, other, f.carries(r, s.Viewer), s)
	}
}

// carries says whether a seat has a transport on a route.
func (f *Face) carries(r *game.RouteView, p rules.Seat) bool {
	for _, seat := range r.Transports {
		if seat == p {
			return true
		}
	}
	return false
}

// typesOn counts the types of units that a seat has in the areas of a world, those of each area apart.
func (f *Face) typesOn(q int, p rules.Seat) (n int) {
	for _, area := range f.view.Planets[q].Areas {
		if a := &f.view.Areas[area.ID]; a.Owner == p {
			for _, k := range a.Units {
				if k > 0 {
					n++
				}
			}
		}
	}
	return n
}

// drawCrew draws the plate of a world: its name, which takes up everybody, or why nobody comes, and a berth for each type.
func (f *Face) drawCrew(u *ui.UI, col *canvas.Rect, q int, linked bool, s *table.Sight) {
	row := max(int((col.W-u.Px(6))/u.Px(berthW)), 1)
	types := f.typesOn(q, s.Viewer)
	h := u.Px(34) + u.Px(berthH)*float64((types+row-1)/row)
	if !linked {
		h += u.Px(16)
	}
	if col.H < h {
		return // no room: the list of answers has them
	}
	r := ui.CutTop(col, h)
	ui.CutTop(col, u.Px(8))
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := r.Inset(u.Px(6))
	head := ui.CutTop(&in, u.Px(22))
	f.glass.crews = append(f.glass.crews, crew{q, linked, head})
	ink := palette.Gilt
	if linked && f.over(u, head) {
		ink = palette.Lit
	}
	words := head
	if linked {
		side := u.Words(head, f.word("glass.all"), u.Theme.Colored(ui.Small, ink), ui.Right)
		words.W -= side + u.Px(6)
		u.Tip(head, f.word("glass.all.tip", rules.R(planetRef(q))))
	}
	name, st := f.word("glass.from", rules.R(planetRef(q))), u.Theme.Colored(ui.BodyBold, ink)
	if fonts.Width(name, st) > words.W {
		name = f.name(planetRef(q))
	}
	u.Words(words, name, fitted(name, st, words.W), ui.Left)
	if !linked {
		u.Words(ui.CutTop(&in, u.Px(16)), f.word("glass.no-transport"), u.Theme.Colored(ui.Small, palette.Pale), ui.Left)
	}
	f.drawBerths(u, in, q, linked, s)
}

// drawBerths draws the units of the viewer on a world beside, area by area.
func (f *Face) drawBerths(u *ui.UI, in canvas.Rect, q int, linked bool, s *table.Sight) {
	x, y, step := in.X, in.Y, u.Px(berthW)
	k := math.Floor(64*.5*u.Theme.Scale) / 64
	for _, area := range f.view.Planets[q].Areas {
		a := &f.view.Areas[area.ID]
		if a.Owner != s.Viewer {
			continue
		}
		for kind, n := range a.Units {
			if n == 0 {
				continue
			}
			if x+step > in.Right()+u.Px(6) {
				x, y = in.X, y+u.Px(berthH)
			}
			box := canvas.Rect{X: x, Y: y, W: step - u.Px(3), H: u.Px(berthH - 4)}
			x += step
			unit := unitRef(f.view.Seats[a.Owner].People, kind)
			taken := f.taken(unit, area)
			f.glass.berths = append(f.glass.berths, berth{unit, area, int(n), box})
			if f.over(u, box) && len(f.glass.loads) == 0 { // the tip would hide what the areas say
				u.Tip(box, f.word("glass.berth", rules.R(unit), rules.R(area), rules.N(int(n))))
			}
			alpha := 1.0
			if !linked {
				alpha = .4
			} else if taken > 0 || f.over(u, box) {
				u.Theme.Skin(u, ui.FocusRing, box)
			}
			u.Picture(f.box.Figure(int(unit.ID), f.faction(a.Owner), k), canvas.Place{At: canvas.Point{X: box.Center().X, Y: box.Bottom() - u.Px(13)}, AnchorX: .5, AnchorY: orrery.FigureFoot / 112, Alpha: alpha})
			f.drawCount(u, canvas.Point{X: box.Center().X, Y: box.Bottom() - u.Px(8)}, int(n)-taken)
		}
	}
}

// over says whether the cursor is on a part of the glass.
func (f *Face) over(u *ui.UI, r canvas.Rect) bool {
	return u.In.Present && r.Contains(u.In.Cursor) && !u.Over()
}

// drawMoved lists what has moved in this order, those who attack last.
func (f *Face) drawMoved(u *ui.UI, r canvas.Rect) {
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := r.Inset(u.Px(7))
	head := ui.CutTop(&in, u.Px(20))
	u.Words(head, f.word("glass.moved"), fitted(f.word("glass.moved"), u.Theme.Colored(ui.BodyBold, palette.Gilt), head.W), ui.Left)
	none := true
	o, b := &f.view.Order, &f.view.Battle
	for i, area := range f.view.Planets[f.glass.planet].Areas {
		if total(&o.Moved[i]) > 0 {
			none = false
			f.movedTo(u, &in, f.word("glass.moved.to", rules.R(area)), &o.Moved[i])
		}
	}
	if b.On {
		none = false
		f.movedTo(u, &in, f.word("glass.moved.attack", rules.R(b.Area)), &b.Ready[0])
	}
	if none {
		u.Paragraph(in, f.word("glass.moved.none"), u.Theme.Colored(ui.Small, palette.Pale), ui.Left)
	}
}

// movedTo draws where units have gone and, below, which.
func (f *Face) movedTo(u *ui.UI, in *canvas.Rect, where string, list *[game.UnitsOfPeople]uint8) {
	if in.H < u.Px(52) {
		return
	}
	u.Words(ui.CutTop(in, u.Px(17)), where, u.Theme.Colored(ui.Small, palette.Ivory), ui.Left)
	f.drawSquad(u, canvas.Point{X: in.X + u.Px(14), Y: in.Y + u.Px(32)}, list, .4)
	ui.CutTop(in, u.Px(38))
}

// drawSquad draws units of the seat that moves in a row, one figure of each type with its number, from the foot of the first.
func (f *Face) drawSquad(u *ui.UI, foot canvas.Point, list *[game.UnitsOfPeople]uint8, size float64) {
	p := f.view.Order.Seat
	k := math.Floor(64*size*u.Theme.Scale) / 64
	for kind, n := range list {
		if n == 0 {
			continue
		}
		u.Picture(f.box.Figure(f.view.Seats[p].People*game.UnitsOfPeople+kind, f.faction(p), k), canvas.Place{At: foot, AnchorX: .5, AnchorY: orrery.FigureFoot / 112})
		f.drawCount(u, canvas.Point{X: foot.X + 24*k + u.Px(2), Y: foot.Y - 4*k}, int(n))
		foot.X += 52*k + u.Px(12)
	}
}
