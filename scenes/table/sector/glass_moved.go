package sector

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Beside the world under the glass: the units that the order has moved already.

// squad is where units have gone, and which, by type.
type squad struct {
	where string
	area  rules.Ref
	units *[game.UnitsOfPeople]uint8
}

// moved lists what has moved in this order, those who attack last.
func (f *Face) moved(list []squad) []squad {
	o, b := &f.view.Order, &f.view.Battle
	for i, area := range f.view.Planets[f.glass.planet].Areas {
		if total(&o.Moved[i]) > 0 {
			list = append(list, squad{"glass.moved.to", area, &o.Moved[i]})
		}
	}
	if b.On {
		list = append(list, squad{"glass.moved.attack", b.Area, &b.Ready[0]})
	}
	return list
}

// The heights of the plate and of its lines, in design pixels: where units have gone above them, or, of many, beside them.
const (
	movedHead   = 34
	movedHigh   = 156
	squadBelow  = 55
	squadBeside = 34
)

// drawMoved draws the plate at the foot of a column, and takes its room from there.
func (f *Face) drawMoved(u *ui.UI, col *canvas.Rect) {
	f.glass.squads = f.moved(f.glass.squads[:0])
	list := f.glass.squads
	beside := f.squadsBeside(u, list, col.W-u.Px(14))
	row, below := float64(squadBelow), movedHead+squadBelow*float64(len(list))
	if beside && below > movedHigh || u.Px(below) > col.H*.8 { // a low slate
		row = squadBeside
	}
	r := ui.CutBottom(col, min(u.Px(max(movedHigh, movedHead+row*float64(len(list)))), col.H))
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := r.Inset(u.Px(7))
	head := ui.CutTop(&in, u.Px(20))
	u.Words(head, f.word("glass.moved"), fitted(f.word("glass.moved"), u.Theme.Colored(ui.BodyBold, palette.Gilt), head.W), ui.Left)
	if len(list) == 0 {
		u.Paragraph(in, f.word("glass.moved.none"), u.Theme.Colored(ui.Small, palette.Pale), ui.Left)
	}
	for _, q := range list {
		if row == squadBeside {
			f.squadBeside(u, ui.CutTop(&in, min(u.Px(squadBeside), in.H)), q)
		} else {
			f.squadBelow(u, ui.CutTop(&in, u.Px(squadBelow)), q)
		}
	}
}

// squadBelow draws where units have gone and, below, which.
func (f *Face) squadBelow(u *ui.UI, r canvas.Rect, q squad) {
	words := f.word(q.where, rules.R(q.area))
	st := fitted(words, u.Theme.Colored(ui.Small, palette.Ivory), r.W)
	if fonts.Width(words, st) > r.W { // areas of a world may begin with the same words: the name is told whole
		line := ui.CutTop(&r, u.Px(squadNames))
		u.Paragraph(line, words, squadStyle(u, words, line.W), ui.Left)
		f.drawSquad(u, canvas.Point{X: r.X + u.Px(10), Y: r.Y + u.Px(20)}, q.units, besideSize)
		return
	}
	u.Words(ui.CutTop(&r, u.Px(17)), words, st, ui.Left)
	f.drawSquad(u, canvas.Point{X: r.X + u.Px(14), Y: r.Y + u.Px(32)}, q.units, .4)
}

// squadsBeside says whether the names of all areas can be written beside the units that have gone there: those that begin alike are to be told apart.
func (f *Face) squadsBeside(u *ui.UI, list []squad, width float64) bool {
	for _, q := range list {
		room := width - f.squadStep(u, besideSize)*float64(types(q.units))
		if words := f.word(q.where, rules.R(q.area)); fonts.Width(words, fitted(words, u.Theme.Colored(ui.Small, palette.Ivory), room)) > room {
			return false
		}
	}
	return true
}

// besideSize is the scale of figures beside or below long names.
const besideSize = .3

// types counts the types of units there are.
func types(list *[game.UnitsOfPeople]uint8) (n int) {
	for _, k := range list {
		if k > 0 {
			n++
		}
	}
	return n
}

// squadBeside draws where units have gone and, at the end of the line, which.
func (f *Face) squadBeside(u *ui.UI, r canvas.Rect, q squad) {
	figures := ui.CutRight(&r, f.squadStep(u, besideSize)*float64(types(q.units)))
	words := f.word(q.where, rules.R(q.area))
	st := fitted(words, u.Theme.Colored(ui.Small, palette.Ivory), r.W)
	if fonts.Width(words, st) > r.W {
		u.Tip(r, words)
	}
	u.Words(r, words, st, ui.Left)
	f.drawSquad(u, canvas.Point{X: figures.X + u.Px(10), Y: r.Bottom() - u.Px(6)}, q.units, besideSize)
}

// squadNames is the height of two lines that say where units have gone, in design pixels.
const squadNames = 31.0

// squadStyle are the letters in which that is said whole in two lines so wide, as far as they can be read.
func squadStyle(u *ui.UI, words string, width float64) fonts.Style {
	st := u.Theme.Colored(ui.Small, palette.Ivory)
	for least := .74 * st.Size; st.Size > least && ui.TextHeight(words, st, width) > u.Px(squadNames); {
		st.Size -= .5
	}
	return st
}

// squadSize is the scale of the figures of a row, in 64ths: the pictures are kept by their size.
func squadSize(u *ui.UI, size float64) float64 { return math.Floor(64*size*u.Theme.Scale) / 64 }

// squadStep is how far apart the figures of a row stand.
func (f *Face) squadStep(u *ui.UI, size float64) float64 { return 52*squadSize(u, size) + u.Px(12) }

// drawSquad draws units of the seat that moves in a row, one figure of each type with its number, from the foot of the first.
func (f *Face) drawSquad(u *ui.UI, foot canvas.Point, list *[game.UnitsOfPeople]uint8, size float64) {
	p, k := f.view.Order.Seat, squadSize(u, size)
	for kind, n := range list {
		if n == 0 {
			continue
		}
		u.Picture(f.box.Figure(f.view.Seats[p].People*game.UnitsOfPeople+kind, f.faction(p), k), canvas.Place{At: foot, AnchorX: .5, AnchorY: orrery.FigureFoot / 112})
		f.drawCount(u, canvas.Point{X: foot.X + 24*k + u.Px(2), Y: foot.Y - 4*k}, int(n))
		foot.X += f.squadStep(u, size)
	}
}
