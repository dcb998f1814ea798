package sector

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// lensTitles are the headings of the sheets.
var lensTitles = [...]string{stackLens: "lens.stacks", orderLens: "lens.orders", plateLens: "lens.plates", victoryLens: "lens.victory", regroupLens: "lens.regroup", listLens: "lens.list", reachLens: "lens.reach"}

// lensed says whether a lens lies over the slate as a sheet.
func (f *Face) lensed() bool {
	return f.lens.which >= stackLens && f.lens.which <= handLens && !f.acts.busy()
}

// limbed says whether the limb is in view: cards, the list of lenses and every sheet on a low slate need its height.
func (f *Face) limbed(u *ui.UI) bool {
	return !f.staged() && !f.yieldsLimb(u) && !f.boothsLow(u) && (!f.lensed() || f.lens.which < listLens && !f.low(u)) && !(f.glass.on && f.low(u))
}

// narrowSlate is the width, in design pixels, of a slate on which a sheet needs all of it: that of an upright phone.
const narrowSlate = 480

// drawLens draws the sheet of a lens over the slate.
func (f *Face) drawLens(u *ui.UI, s *table.Sight) {
	in := f.board.slate
	f.cover, f.lens.room, f.lens.free = in, in, !u.Over() && !u.Taken()
	u.Fill(in, veil)
	switch b := s.Buttons; { // they stay beside it, or above what needs the width more than the height
	case b.W > b.H && f.lens.which != listLens && in.W < u.Px(narrowSlate):
		ui.CutTop(&in, b.Bottom()-in.Y)
	case b.W > 0:
		ui.CutRight(&in, in.Right()-b.X+u.Px(2))
	}
	f.lens.rows = canvas.Rect{}
	if f.limbed(u) {
		limb, _, k := f.limbPlace(u)
		ui.CutTop(&in, limb.Y+(orrery.LimbHeight+16)*k-in.Y)
	}
	w, h := min(u.Px(760), in.W-u.Px(20)), in.H-u.Px(12)
	r := ui.Middle(in, w, h)
	u.Theme.Skin(u, ui.PanelShape, r)
	r = r.Inset(u.Px(ui.Padding + 4))
	title := f.word(lensTitles[f.lens.which])
	u.Heading(ui.CutTop(&r, u.Px(ui.HeadingHeight)), title)
	closes, st := f.word("lens.close"), u.Theme.Colored(ui.Small, u.Theme.Ink2)
	u.Paragraph(ui.CutBottom(&r, ui.TextHeight(closes, st, r.W)), closes, st, ui.Center)
	box := u.BeginScroll(r, &f.lens.scroll)
	f.lens.free = f.lens.free && !u.Dragged()
	left := box
	left.H = 10000
	switch f.lens.which {
	case stackLens:
		f.drawStacks(u, &left)
	case orderLens:
		f.drawOrdersOfAll(u, &left)
	case plateLens:
		f.drawPlatesOfAll(u, &left)
	case victoryLens:
		f.drawVictoryOfAll(u, &left)
	case regroupLens:
		f.drawLastRegroup(u, &left)
	case listLens:
		f.drawLenses(u, &left)
	}
	u.EndScroll(&f.lens.scroll, left.Y-box.Y)
}

// inCells lays n cells out in rows and moves the top of r below them.
func (f *Face) inCells(u *ui.UI, r *canvas.Rect, n int, draw func(i int, cell canvas.Rect)) {
	columns := max(int(r.W/u.Px(coinStep*1.3)), 1)
	w := r.W / float64(columns)
	for i := 0; i < n; i += columns {
		row := ui.CutTop(r, u.Px(80))
		for j := i; j < min(i+columns, n); j++ {
			draw(j, canvas.Rect{X: row.X + w*float64(j-i), Y: row.Y, W: w - u.Px(6), H: row.H})
		}
	}
}

// seatRow names a player, with what is said of him at the end of the row where it finds room; "" for nothing.
func (f *Face) seatRow(u *ui.UI, r *canvas.Rect, p rules.Seat, says string) {
	row := ui.CutTop(r, u.Px(30))
	whole := row
	f.put(seatRef(p), row)
	f.Emblem(u, p, canvas.Point{X: row.X + u.Px(13), Y: row.Center().Y}, u.Px(24))
	ui.CutLeft(&row, u.Px(32))
	ui.CutLeft(&row, u.Words(row, f.seatName(p), u.Theme.Colored(ui.BodyBold, u.Theme.Heading), ui.Left)+u.Px(8))
	if st := fitted(says, u.Theme.Colored(ui.Small, u.Theme.Ink2), row.W); fonts.Width(says, st) <= row.W {
		u.Words(row, says, st, ui.Right)
	} else {
		u.Tip(whole, says)
	}
}

// drawPlatesOfAll draws the resource cards of each player with their holes and pins.
func (f *Face) drawPlatesOfAll(u *ui.UI, r *canvas.Rect) {
	for i := range f.view.Seats {
		p := (f.view.First + rules.Seat(i)) % rules.Seat(len(f.view.Seats))
		f.seatRow(u, r, p, f.purse(&f.view.Seats[p]))
		plates := f.held(p)
		f.inCells(u, r, len(plates), func(i int, cell canvas.Rect) { f.drawPlateCell(u, cell, plates[i], p) })
	}
}

// drawPlateCell draws a resource card: what it yields, its holes with the pins in them, its name.
func (f *Face) drawPlateCell(u *ui.UI, cell canvas.Rect, ref rules.Ref, p rules.Seat) {
	f.put(ref, cell)
	holes, pins := 0, 0
	var chip *canvas.Picture
	if a := int(ref.ID); a < len(f.view.Areas) {
		v := &f.view.Areas[a]
		holes, pins, chip = v.Yield, v.Workers, f.value(v, u.Theme.Scale)
	} else {
		v, well := &f.view.Seats[p], a-len(f.view.Areas)
		holes, pins = [...]int{game.MineYield, game.WellYield}[well], [...]int{v.Mine, v.Well}[well]
		chip = f.box.Value([...]uint8{orrery.Mine, orrery.Well}[well], holes, u.Theme.Scale)
	}
	u.Picture(chip, canvas.Place{At: canvas.Point{X: cell.Center().X, Y: cell.Y + u.Px(16)}, AnchorX: .5, AnchorY: .5})
	step := min(u.Px(14), cell.W/float64(max(holes, pins, 1)))
	x := cell.Center().X - step*float64(max(holes, pins)-1)/2
	for i := range max(holes, pins) {
		at := canvas.Point{X: x + step*float64(i), Y: cell.Y + u.Px(38)}
		disc(u, at, u.Px(11), palette.Ink)
		if faction := f.faction(p); i < pins && faction >= 0 {
			disc(u, at, u.Px(8), f.theme.Faction[faction].Main)
		}
	}
	ui.CutTop(&cell, u.Px(46))
	u.Words(ui.CutTop(&cell, u.Px(17)), f.name(ref), u.Theme.Text(ui.Small), ui.Center)
}
