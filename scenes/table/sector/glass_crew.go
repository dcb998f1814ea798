package sector

import (
	"math"
	"math/bits"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Beside the world under the glass: the viewer's units on the worlds next to it.

// drawCrews draws a plate for each world beside on which the viewer has units, then small ones for the worlds from which nobody comes.
// It says whether there is any.
func (f *Face) drawCrews(u *ui.UI, left, right canvas.Rect, s *table.Sight) bool {
	columns := [...]canvas.Rect{left, right}
	for q := range f.view.Planets {
		if beside, linked := f.beside(q, s.Viewer); beside && f.typesOn(q) > 0 {
			f.drawCrew(u, f.columnFor(u, &columns, q), q, linked, s)
		}
	}
	absent := false
	for q := range f.view.Planets {
		if why := f.absence(q, s.Viewer); why != "" {
			absent = f.drawAbsence(u, f.columnFor(u, &columns, q), q, why) || absent
		}
	}
	return absent || len(f.glass.crews) > 0
}

// columnFor is the column for the plate of a world: on the side where it lies, if there is room.
func (f *Face) columnFor(u *ui.UI, columns *[2]canvas.Rect, q int) *canvas.Rect {
	if columns[1].H > columns[0].H || f.board.lay.spots[q].at.X > f.board.lay.hub.X && columns[1].H >= u.Px(110) {
		return &columns[1]
	}
	return &columns[0]
}

// beside says whether a route leads from a world to that under the glass, and whether a seat has a transport on one.
func (f *Face) beside(q int, p rules.Seat) (beside, linked bool) {
	for i := range f.view.Routes {
		r := &f.view.Routes[i]
		if a, b := int(r.A.ID), int(r.B.ID); a == q && b == f.glass.planet || b == q && a == f.glass.planet {
			beside, linked = true, linked || f.carries(r, p)
		}
	}
	return beside, linked
}

// absence is why nobody comes from a world that has no plate of its own: what is missing beside, and that one with units is not beside (3.4).
func (f *Face) absence(q int, p rules.Seat) string {
	if !f.view.Planets[q].InPlay || q == f.glass.planet {
		return ""
	}
	beside, linked := f.beside(q, p)
	switch manned := f.typesOn(q) > 0; {
	case manned && beside:
		return ""
	case manned:
		return "glass.not-beside"
	case beside && !linked:
		return "glass.no-transport"
	case beside:
		return "glass.nobody"
	}
	return ""
}

// drawAbsence draws a small dim plate of a world with the reason why nobody comes from there, if it has room, and says whether it had.
func (f *Face) drawAbsence(u *ui.UI, col *canvas.Rect, q int, why string) bool {
	name, words, st := f.name(planetRef(q)), f.word(why), u.Theme.Colored(ui.Small, palette.Pale)
	h := u.Px(6+18+6) + ui.TextHeight(words, st, col.W-u.Px(12))
	if col.H < h {
		return false
	}
	r := ui.CutTop(col, h)
	ui.CutTop(col, u.Px(8))
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}, Alpha: .7})
	in := r.Inset(u.Px(6))
	u.Words(ui.CutTop(&in, u.Px(18)), name, fitted(name, u.Theme.Colored(ui.BodyBold, palette.BrassMid), in.W), ui.Left)
	u.Paragraph(in, words, st, ui.Left)
	return true
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

// typesOn counts the types of units that the viewer has had in the areas of a world since the order began, those of each area apart.
func (f *Face) typesOn(q int) (n int) {
	for _, area := range f.view.Planets[q].Areas {
		n += f.typesIn(area)
	}
	return n
}

// typesIn counts the types of units that the viewer has had in an area since the order began.
func (f *Face) typesIn(area rules.Ref) int { return bits.OnesCount8(f.glass.stood[area.ID]) }

// berthHead is the height, in design pixels, of the name of an area over the berths of its units.
const berthHead = 16

// manned counts the areas of a world with berths, and how many rows of them there are where each area has rows of its own.
func (f *Face) manned(q, row int) (areas, rows int) {
	for _, area := range f.view.Planets[q].Areas {
		if n := f.typesIn(area); n > 0 {
			areas, rows = areas+1, rows+(n+row-1)/row
		}
	}
	return areas, rows
}

// drawCrew draws the plate of a world: its name, which takes up everybody, or why nobody comes, and a berth for each type.
func (f *Face) drawCrew(u *ui.UI, col *canvas.Rect, q int, linked bool, s *table.Sight) {
	h, size, named := f.crewHeight(u, *col, q, linked)
	if col.H < h {
		return // no room: the list of answers has them
	}
	r := ui.CutTop(col, h)
	ui.CutTop(col, u.Px(8))
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := r.Inset(u.Px(6))
	title := ui.CutTop(&in, u.Px(22))
	f.glass.crews = append(f.glass.crews, crew{q, linked, title})
	ink := palette.Gilt
	if linked && f.over(u, title) {
		ink = palette.Lit
	}
	words := title
	if linked {
		side := u.Words(title, f.word("glass.all"), u.Theme.Colored(ui.Small, ink), ui.Right)
		words.W -= side + u.Px(6)
		u.Tip(title, f.word("glass.all.tip", rules.R(planetRef(q))))
	}
	name, st := f.word("glass.from", rules.R(planetRef(q))), u.Theme.Colored(ui.BodyBold, ink)
	if fonts.Width(name, st) > words.W {
		name = f.name(planetRef(q))
	}
	u.Words(words, name, fitted(name, st, words.W), ui.Left)
	if !linked {
		u.Words(ui.CutTop(&in, u.Px(16)), f.word("glass.no-transport"), u.Theme.Colored(ui.Small, palette.Pale), ui.Left)
	}
	f.drawBerths(u, in, r, q, size, linked, named, s)
}

// berthSizes are the sizes of berths that are tried, as shares.
var berthSizes = [...]float64{1, .8, .64}

// crewHeight is how high the plate of a world is in a column, with berths of the largest size that finds room there, or of the smallest;
// named says whether each area has its name: else figures of the same type could not be told apart.
func (f *Face) crewHeight(u *ui.UI, col canvas.Rect, q int, linked bool) (h, size float64, named bool) {
	head := u.Px(34)
	if !linked {
		head += u.Px(16)
	}
	for _, size = range berthSizes {
		row := max(int((col.W-u.Px(6))/(size*u.Px(berthW))), 1)
		areas, rows := f.manned(q, row)
		h = head + size*u.Px(berthH)*float64(rows) + u.Px(berthHead)*float64(areas)
		if named = areas > 1 && col.H >= h; !named {
			h = head + size*u.Px(berthH)*float64((f.typesOn(q)+row-1)/row)
		}
		if col.H >= h {
			break
		}
	}
	return h, size, named
}

// drawBerths draws the units of the viewer on a world beside, area by area, each below its name where they are named.
func (f *Face) drawBerths(u *ui.UI, in, plate canvas.Rect, q int, size float64, linked, named bool, s *table.Sight) {
	x, y, step, high := in.X, in.Y, size*u.Px(berthW), size*u.Px(berthH)
	k := math.Floor(64*.5*size*u.Theme.Scale) / 64
	for _, area := range f.view.Planets[q].Areas {
		a := &f.view.Areas[area.ID]
		if f.typesIn(area) == 0 {
			continue
		}
		if named {
			if x > in.X {
				x, y = in.X, y+high
			}
			head := canvas.Rect{X: in.X, Y: y, W: in.W, H: u.Px(berthHead)}
			f.glass.heads = append(f.glass.heads, berth{area: area, at: head})
			u.Words(head, f.name(area), fitted(f.name(area), u.Theme.Colored(ui.Small, palette.Pale), in.W), ui.Left)
			y += u.Px(berthHead)
		}
		for kind := range a.Units {
			if f.glass.stood[area.ID]>>kind&1 == 0 {
				continue
			}
			n := uint8(0)
			if a.Owner == s.Viewer {
				n = a.Units[kind]
			}
			if x+step > in.Right()+u.Px(6) {
				x, y = in.X, y+high
			}
			box := canvas.Rect{X: x, Y: y, W: step - u.Px(3), H: high - u.Px(4)}
			x += step
			unit := unitRef(f.view.Seats[s.Viewer].People, kind)
			foot := canvas.Place{At: canvas.Point{X: box.Center().X, Y: box.Bottom() - size*u.Px(13)}, AnchorX: .5, AnchorY: orrery.FigureFoot / 112, Alpha: 1}
			figure := f.box.Figure(int(unit.ID), f.faction(s.Viewer), k)
			if n == 0 { // the last has gone
				foot.Alpha = .2
				u.Picture(figure, foot)
				continue
			}
			taken := f.taken(unit, area)
			f.glass.berths = append(f.glass.berths, berth{unit, area, int(n), box})
			if f.over(u, box) && len(f.glass.loads) == 0 { // the tip would hide what the areas say
				tipAcross(u, box, plate, f.berthTip(unit, area, int(n)))
			}
			if !linked {
				foot.Alpha = .4
			} else if taken > 0 || f.over(u, box) {
				u.Theme.Skin(u, ui.FocusRing, box)
			}
			u.Picture(figure, foot)
			f.drawCount(u, canvas.Point{X: box.Center().X, Y: box.Bottom() - u.Px(8)}, int(n)-taken)
		}
	}
}

// berthTip says who stands on a berth, how strong and how hardy one of them is, and where they come from.
func (f *Face) berthTip(unit, area rules.Ref, n int) string {
	k := game.FactsOfUnit(unit)
	return f.word("glass.berth", rules.R(unit), rules.R(area), rules.N(n), rules.W(f.word("figure.of", rules.N(k.Strength), rules.N(k.Health))))
}
