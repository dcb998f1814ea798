package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// What the panel tells of an area: what it gives, who holds it, and the units in it or in the battle for it.

// areaRow draws an area on one line, and below it the units there. Of a line that the panel cuts nothing is drawn.
func (f *Face) areaRow(u *ui.UI, r *canvas.Rect, a int) {
	v := &f.view.Areas[a]
	row := ui.CutTop(r, u.Px(25))
	if !u.Cuts(row) {
		f.areaLine(u, row, a)
	}
	if words := f.company(v); words != "" {
		ui.CutLeft(&row, u.Px(areaIndent))
		st, in := u.Theme.Colored(ui.Small, u.Theme.Ink2), canvas.Rect{X: row.X, Y: r.Y, W: row.W, H: r.H}
		ui.CutTop(r, u.Paragraph(in, words, st, ui.Left)+u.Px(3))
	}
}

// areaIndent is where the name of an area begins in its line, in design pixels.
const areaIndent = 36

// areaLine draws what an area gives, its name, who holds it and how full it is.
func (f *Face) areaLine(u *ui.UI, row canvas.Rect, a int) {
	v := &f.view.Areas[a]
	u.Picture(f.value(v, u.Theme.Scale), canvas.Place{At: canvas.Point{X: row.X + u.Px(15), Y: row.Center().Y}, AnchorX: .5, AnchorY: .5})
	used := total(&v.Units)
	x := row.Right()
	for i := max(v.Limit, used) - 1; i >= 0; i-- {
		x -= u.Px(12)
		at := canvas.Point{X: x + u.Px(6), Y: row.Center().Y}
		disc(u, at, u.Px(10), u.Theme.Ink)
		ink := u.Theme.Paper2
		if i < used && f.faction(v.Owner) >= 0 {
			ink = f.theme.Faction[f.faction(v.Owner)].Main
		}
		disc(u, at, u.Px(7.6), ink)
	}
	if faction := f.faction(v.Controller); faction >= 0 {
		x -= u.Px(20)
		u.Picture(f.box.Badge(faction, u.Px(7)), canvas.Place{At: canvas.Point{X: x + u.Px(9), Y: row.Center().Y}, AnchorX: .5, AnchorY: .5})
	}
	ui.CutLeft(&row, u.Px(areaIndent))
	u.Words(canvas.Rect{X: row.X, Y: row.Y, W: x - row.X, H: row.H}, f.name(areaRef(a)), u.Theme.Text(ui.Body), ui.Left)
}

// company names whose base stands in an area, and the units there with strength and health of one; "" where there is neither.
func (f *Face) company(v *game.AreaView) (words string) {
	if v.Base >= 0 {
		words = f.word("area.base-of", rules.W(f.seatName(v.Base)))
	}
	if v.Owner < 0 || f.view.Seats[v.Owner].Faction.Kind == 0 {
		return words
	}
	for i, n := range v.Units {
		if n == 0 {
			continue
		}
		unit := unitRef(f.view.Seats[v.Owner].People, i)
		k := game.FactsOfUnit(unit)
		one := f.word("unit.listed", rules.W(f.word("unit.row", rules.N(int(n)), rules.R(unit))), rules.N(k.Strength), rules.N(k.Health))
		if words == "" {
			words = one
		} else {
			words = f.word("unit.list", rules.W(words), rules.W(one))
		}
	}
	return words
}

// value is the picture of what an area gives.
func (f *Face) value(v *game.AreaView, k float64) *canvas.Picture {
	if v.Kind == int(orrery.Conquest) {
		return f.box.Value(orrery.Conquest, v.Points, k*.85)
	}
	return f.box.Value(uint8(v.Kind), v.Yield, k)
}

func (f *Face) describeArea(u *ui.UI, r *canvas.Rect, a int) {
	v := &f.view.Areas[a]
	key := [...]string{"area.mine", "area.well", "area.conquest"}[v.Kind]
	n := v.Yield
	if v.Kind == int(orrery.Conquest) {
		n = v.Points
	}
	f.para(u, r, f.word(key, rules.N(n), rules.R(planetRef(v.Planet))), ui.Italic)
	for _, mark := range [...]struct {
		on  bool
		key string
	}{{v.Vein, "area.vein"}, {v.Exhausted, "area.exhausted"}, {v.Strained && !v.Exhausted, "area.strained"}} {
		if mark.on {
			f.para(u, r, f.word(mark.key), ui.Small)
		}
	}
	f.fact(u, r, f.word("area.controller"), f.seatName(v.Controller))
	if v.Card >= 0 {
		f.fact(u, r, f.word("area.card"), f.word("area.workers", rules.W(f.seatName(v.Card)), rules.N(v.Workers)))
	}
	f.fact(u, r, f.word("area.limit"), f.word("figure.of", rules.N(f.present(a)), rules.N(v.Limit)))
	if v.Base >= 0 {
		f.fact(u, r, f.word("area.base"), f.seatName(v.Base))
	}
	f.squad(u, r, v.Owner, &v.Units)
	b := &f.view.Battle
	for side, p := range b.Seats {
		if units := f.view.Fighting(side); b.Area == areaRef(a) && len(b.Slots) > 0 && total(&units) > 0 {
			f.squad(u, r, p, &units)
		}
	}
}

// present counts the units in an area, in a battle for it those of its defender.
func (f *Face) present(a int) int {
	units := f.view.Areas[a].Units
	if b := &f.view.Battle; b.On && b.Area == areaRef(a) && total(&units) == 0 {
		units = f.view.Fighting(1)
	}
	return total(&units)
}

// squad lists units of a seat, if it has a people yet.
func (f *Face) squad(u *ui.UI, r *canvas.Rect, p rules.Seat, units *[game.UnitsOfPeople]uint8) {
	if p < 0 || f.view.Seats[p].Faction.Kind == 0 {
		return
	}
	f.heading(u, r, f.word("units-of", rules.W(f.seatName(p))))
	for i, n := range units {
		if n > 0 {
			f.unitRow(u, r, unitRef(f.view.Seats[p].People, i), int(n), f.faction(p))
		}
	}
}
