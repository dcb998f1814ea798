package sector

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What is taken up under the glass, and how it is sent where it is put down: one unit after the other, each a move of its own.

// load is so many units of a type from an area.
type load struct {
	unit, area rules.Ref
	n          int
}

// sortLoads puts the dearest units first: where not all find room, they go in.
func (f *Face) sortLoads() {
	slices.SortStableFunc(f.glass.loads, func(a, b load) int { return worthOf(b.unit) - worthOf(a.unit) })
}

// worthOf is what a unit cost.
func worthOf(unit rules.Ref) int {
	k := game.FactsOfUnit(unit)
	return k.Minerals + k.Gas
}

// grip tells apart what is in hand, for what is worked out once for each handful and area.
type grip struct {
	to    rules.Ref
	n     int // units that would enter
	loads [mostLoaded]load
}

// gripOn is what is in hand above an area into which n units would go.
func (f *Face) gripOn(to rules.Ref, n int) grip {
	g := grip{to: to, n: n}
	copy(g.loads[:], f.glass.loads)
	return g
}

// mostLoaded is how many units can be taken up at once.
const mostLoaded = 24

// taken counts the units of a type and an area that were taken up.
func (f *Face) taken(unit, area rules.Ref) int {
	for _, l := range f.glass.loads {
		if l.unit == unit && l.area == area {
			return l.n
		}
	}
	return 0
}

// inHand counts all units that were taken up.
func (f *Face) inHand() (n int) {
	for _, l := range f.glass.loads {
		n += l.n
	}
	return n
}

// lay puts everything back.
func (f *Face) lay() {
	f.glass.loads, f.glass.left, f.picked, f.laid, f.sums = f.glass.loads[:0], leaving{}, f.picked[:0], laid{}, sums{}
}

// movers counts the units of a type in an area that may still move.
func (f *Face) movers(unit, area rules.Ref) int {
	if !f.movable(unit, area) {
		return 0
	}
	kind := int(unit.ID) % game.UnitsOfPeople
	n := int(f.view.Areas[area.ID].Units[kind])
	if i := slices.Index(f.view.Planets[f.glass.planet].Areas, area); i >= 0 {
		n -= int(f.view.Order.Moved[i][kind])
	}
	return n
}

// unitsToMove counts the units of an area that may still move.
func (f *Face) unitsToMove(area rules.Ref) (n int) {
	a := &f.view.Areas[area.ID]
	if a.Owner != f.view.Seat {
		return 0
	}
	for kind := range a.Units {
		if a.Units[kind] > 0 {
			n += f.movers(unitRef(f.view.Seats[a.Owner].People, kind), area)
		}
	}
	return n
}

// lift takes units of a type and an area up, one or all of them, and says whether any were left.
func (f *Face) lift(unit, area rules.Ref, all bool) bool {
	left := min(f.movers(unit, area)-f.taken(unit, area), mostLoaded-f.inHand())
	if left <= 0 {
		return false
	}
	if !all {
		left = 1
	}
	g := &f.glass
	at := slices.IndexFunc(g.loads, func(l load) bool { return l.unit == unit && l.area == area })
	if at < 0 {
		g.loads = append(g.loads, load{unit: unit, area: area})
		at = len(g.loads) - 1
	}
	g.loads[at].n += left
	f.sortLoads()
	f.picked = append(f.picked[:0], g.loads[0].unit, g.loads[0].area)
	return true
}

// liftCrew takes up everybody on a world beside.
func (f *Face) liftCrew(q int) {
	for _, area := range f.view.Planets[q].Areas {
		a := &f.view.Areas[area.ID]
		if a.Owner != f.view.Seat {
			continue
		}
		for kind := range a.Units {
			if a.Units[kind] > 0 {
				f.lift(unitRef(f.view.Seats[a.Owner].People, kind), area, true)
			}
		}
	}
}

// send answers with a move for each unit that was taken up, as many as may go there.
func (f *Face) send(to rules.Ref, s *table.Sight) {
	room := f.verdict(to).room
	for _, l := range f.glass.loads {
		for range l.n {
			if room == 0 {
				break
			}
			room--
			s.Answers = append(s.Answers, rules.Move{Verb: game.MoveMove, A: l.unit.ID, B: l.area.ID, C: to.ID})
		}
	}
	f.lay()
}

// handle follows the mouse under the glass and returns what the table is to answer for: a thing that is only read, or the
// place where a single unit is put down.
func (f *Face) handle(u *ui.UI, s *table.Sight) (under, clicked rules.Ref) {
	g, in := &f.glass, u.In
	if in.Present && f.board.slate.Contains(in.Cursor) && !u.Over() {
		under = f.glassPick(in.Cursor)
	}
	if at, down := in.Clicked(ui.LeftButton); down && !u.Taken() && f.board.slate.Contains(at) {
		g.held, g.pulls = at, true
		if clicked = f.press(at, in.Mods&ui.Shift != 0, s); clicked.Kind != 0 {
			g.pulls = false
		}
	}
	if at, up := in.Let(ui.LeftButton); up && g.pulls {
		g.pulls = false
		if distance(at, g.held) > u.Px(3*dragSlack) && len(g.loads) > 0 {
			clicked = f.putDown(at, s)
		}
	}
	return under, clicked
}

// press takes up what is there, or puts down what was taken up.
func (f *Face) press(at canvas.Point, all bool, s *table.Sight) rules.Ref {
	for i := range f.glass.crews {
		if c := &f.glass.crews[i]; c.head.Contains(at) && c.linked {
			f.liftCrew(c.planet)
			f.app.Play("click")
			return rules.Ref{}
		}
	}
	for i := range f.glass.berths {
		if b := &f.glass.berths[i]; b.at.Contains(at) {
			if f.lift(b.unit, b.area, all) {
				f.app.Play("click")
				return rules.Ref{}
			}
			if f.offers == nil || !f.offers.Lit(b.area) {
				return b.area // the table says why nobody leaves it
			}
			s.Refused = &rules.Illegal{Rule: "3.4", Why: rules.Say("sector.face.glass.none-left", rules.R(b.unit))}
			return rules.Ref{}
		}
	}
	if g := &f.glass; g.plaqueAt(at) >= 0 {
		return f.putDown(at, s)
	}
	ref := f.glassPick(at)
	if ref.Kind == 0 && len(f.glass.loads) > 0 { // a press outside the glass: fingers have no Escape
		if q := f.worldAt(at); q >= 0 && !f.app.Touch { // a goal that is none takes nothing out of the hand
			s.Refused = &rules.Illegal{Rule: "3.4", Why: rules.Say("sector.why.moves-into", rules.R(planetRef(q)), rules.R(planetRef(f.glass.planet)))}
			return rules.Ref{}
		}
		f.lay()
		f.app.Play("click")
	}
	if ref.Kind != game.KindArea {
		return ref
	}
	// A figure that may move is taken up, also by somebody who has others in hand; beside it they are put down.
	if unit, found := f.unitAt(int(ref.ID), at); found && f.view.Areas[ref.ID].Owner == f.view.Seat && f.lift(unit, ref, all) {
		f.app.Play("click")
		return rules.Ref{}
	}
	if len(f.glass.loads) > 0 && f.glass.loads[0].area != ref {
		return f.putDown(at, s)
	}
	if f.offers != nil && f.offers.Lit(ref) {
		return rules.Ref{} // something could go there, but nothing is in hand
	}
	return ref
}

// worldAt is the world that is seen at a place behind the glass, -1 where there is none.
func (f *Face) worldAt(at canvas.Point) int {
	b := &f.board
	for q := range b.lay.spots {
		if b.lay.spots[q].in && q != f.glass.planet && distance(b.place(b.lay.spots[q].at), at) <= b.radius() {
			return q
		}
	}
	return -1
}

// putDown sends what was taken up to the area at a place. A single unit is for the table, which asks where that costs much.
func (f *Face) putDown(at canvas.Point, s *table.Sight) rules.Ref {
	ref := f.glassPick(at)
	if ref.Kind != game.KindArea || f.view.Areas[ref.ID].Planet != f.glass.planet {
		return rules.Ref{}
	}
	switch v := f.verdict(ref); {
	case !v.legal:
		f.app.Play("refuse")
		return rules.Ref{}
	case f.inHand() == 1:
		return ref
	}
	f.send(ref, s)
	return rules.Ref{}
}

// glassPick returns what lies at a place under the glass.
func (f *Face) glassPick(at canvas.Point) rules.Ref {
	g := &f.glass
	for i := range g.berths {
		if g.berths[i].at.Contains(at) {
			return g.berths[i].area
		}
	}
	for i := range g.crews {
		if g.crews[i].head.Contains(at) {
			return planetRef(g.crews[i].planet)
		}
	}
	areas := f.view.Planets[g.planet].Areas
	if i := g.plaqueAt(at); i >= 0 {
		return areas[i]
	}
	if distance(at, g.middle) > g.radius {
		return rules.Ref{}
	}
	if i := orreryArea(len(areas), g, at); i >= 0 {
		return areas[i]
	}
	if len(g.loads) > 0 { // the rim belongs to the area inside it
		if i := orreryArea(len(areas), g, canvas.Point{X: (at.X + g.middle.X) / 2, Y: (at.Y + g.middle.Y) / 2}); i >= 0 {
			return areas[i]
		}
	}
	return planetRef(g.planet)
}

// plaqueAt returns the area whose plaque is at a place, while something is in hand that could go there; -1 where none is.
func (g *glass) plaqueAt(at canvas.Point) int {
	return slices.IndexFunc(g.plaques[:], func(r canvas.Rect) bool { return len(g.loads) > 0 && r.Contains(at) })
}

// where returns the box of what stands beside the world: the first berth of a unit, or the name of an area, which has several of them.
func (g *glass) where(ref rules.Ref) (canvas.Rect, bool) {
	for _, list := range [...][]berth{g.berths, g.heads} {
		for i := range list {
			if b := &list[i]; ref == b.unit || b.unit.Kind == 0 && ref == b.area {
				return b.at, true
			}
		}
	}
	return canvas.Rect{}, false
}

// berthOf returns the middle of the first berth of an area.
func (g *glass) berthOf(area int) (canvas.Point, bool) {
	for i := range g.berths {
		if int(g.berths[i].area.ID) == area {
			return g.berths[i].at.Center(), true
		}
	}
	return canvas.Point{}, false
}
