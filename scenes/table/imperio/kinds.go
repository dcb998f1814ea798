package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// The list of kinds over a narrow empty letter, in which they find no room.

// ListOpen says whether the kinds of a narrow empty letter are shown.
func (f *Face) ListOpen() bool { return f.desk.picking > 0 }

// CloseList puts them away.
func (f *Face) CloseList() { f.desk.picking = 0 }

// pick shows the kinds of a narrow empty letter above it.
func (d *desk) pick(f *Face, u *ui.UI, over canvas.Rect, s *table.Sight) {
	i := d.picking - 1
	if i < 0 || i >= d.slots || !f.plans(s) || d.letters[i].kind != 0 {
		d.picking = 0
		return
	}
	r, columns := d.kindsRect(u, i, over)
	if at, clicked := u.In.Clicked(ui.LeftButton); clicked && !r.Contains(at) && !d.boxes[i].Contains(at) {
		d.picking = 0
		return
	}
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(kindsEdge))
	if d.kindsHeight(u, in.W, i, columns) > in.H+1 {
		all := d.kindsHeight(u, u.ScrollWidth(in.W), i, columns)
		in = u.BeginScroll(in, &d.scroll)
		in.H = all
		defer u.EndScroll(&d.scroll, all)
	}
	for a := 1; a < game.NumActions; a += columns {
		row := ui.CutTop(&in, d.kindsRow(u, in.W, i, a, columns))
		row.H -= u.Px(4)
		for k := range columns {
			if a+k < game.NumActions && d.kind(f, u, ui.Column(row, k, columns, u.Px(kindsGap)), i, a+k, s) {
				return
			}
		}
	}
}

// kind is a kind in the list; pressed, it begins the letter.
func (d *desk) kind(f *Face, u *ui.UI, box canvas.Rect, i, a int, s *table.Sight) bool {
	if why := d.letters[i].kinds[a]; why != "" {
		f.drawDeniedKind(u, box, a, why)
		return false
	}
	u.Scope(750 + a)
	icon := signs.Picture(signs.Construction+signs.Sign(a-1), int(u.Px(20)), u.Theme.Ink)
	pressed := u.Button(box, f.name(rules.Ref{Kind: game.KindAction, ID: int16(a)}), ui.ButtonOpts{Left: true, Icon: icon, Sound: "card-slide"})
	f.markLetter(&d.letters[i], a, box)
	u.Unscope()
	if pressed {
		d.picking = 0
		s.Desk.Take(-1)
		d.begin(f, i, a, s)
	}
	return pressed
}

// kindsEdge is what lies around the kinds, and kindsGap between two columns of them, in design pixels.
const kindsEdge, kindsGap = 6, 4

// kindsRect is the place of the kinds of a narrow empty letter, above it and over the chart: as wide as they need to be seen at once, in two
// columns where that is the only way, or else they scroll.
func (d *desk) kindsRect(u *ui.UI, i int, over canvas.Rect) (r canvas.Rect, columns int) {
	edge, room := u.Px(2*kindsEdge), d.boxes[i].Y-u.Px(6)-over.Y
	w, h := 0.0, 0.0
	for _, way := range [...]struct {
		wide    float64
		columns int
	}{{240, 1}, {330, 1}, {460, 2}} {
		w, columns = min(u.Px(way.wide), over.W-u.Px(12)), way.columns
		if h = d.kindsHeight(u, w-edge, i, columns) + edge; h <= room {
			break
		}
	}
	h = min(h, room)
	return canvas.Rect{X: max(min(d.boxes[i].X, over.Right()-w-u.Px(8)), over.X+u.Px(4)), Y: d.boxes[i].Y - h - u.Px(6), W: w, H: h}, columns
}

// kindsHeight is how high the rows of the kinds are together.
func (d *desk) kindsHeight(u *ui.UI, width float64, i, columns int) (h float64) {
	for a := 1; a < game.NumActions; a += columns {
		h += d.kindsRow(u, width, i, a, columns)
	}
	return h
}

// kindsRow is how high the row is that begins with a kind.
func (d *desk) kindsRow(u *ui.UI, width float64, i, action, columns int) (h float64) {
	width = (width - u.Px(kindsGap)*float64(columns-1)) / float64(columns)
	for a := action; a < min(action+columns, game.NumActions); a++ {
		h = max(h, d.kindHeight(u, width, i, a))
	}
	return h
}

// kindWords is where the words of a kind of letter begin, in design pixels.
const kindWords = 36

// kindHeight is how high the row of a kind of letter is: that of one that cannot be written has room for the reason.
func (d *desk) kindHeight(u *ui.UI, width float64, i, action int) float64 {
	h := u.Px(u.Tall(38) + 4)
	if why := d.letters[i].kinds[action]; why != "" {
		h = max(h, u.Px(36)+ui.TextHeight(why, u.Theme.Text(ui.Small), width-u.Px(kindWords+8)))
	}
	return h
}

// drawDeniedKind is the row of a kind of letter that cannot be written, and why.
func (f *Face) drawDeniedKind(u *ui.UI, box canvas.Rect, action int, why string) {
	u.Theme.Skin(u, ui.OffButton, box)
	f.sign(u, signs.Construction+signs.Sign(action-1), canvas.Point{X: box.X + u.Px(18), Y: box.Y + u.Px(16)}, 20, u.Theme.OffInk)
	ui.CutLeft(&box, u.Px(kindWords))
	ui.CutTop(&box, u.Px(4))
	box.W -= u.Px(8)
	u.Words(ui.CutTop(&box, u.Px(24)), f.name(rules.Ref{Kind: game.KindAction, ID: int16(action)}), u.Theme.Colored(ui.Label, u.Theme.OffInk), ui.Left)
	u.Paragraph(box, why, u.Theme.Colored(ui.Small, u.Theme.Why), ui.Left)
}
