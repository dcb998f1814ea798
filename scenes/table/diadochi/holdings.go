package diadochi

import (
	"fmt"
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/icons"
)

// flow sets small pictures side by side, in as many rows as it has room for.
type flow struct {
	r        canvas.Rect
	at       canvas.Point
	row, gap float64
}

func newFlow(u *ui.UI, r canvas.Rect, row float64) flow {
	return flow{r: r, at: canvas.Point{X: r.X, Y: r.Y}, row: row, gap: u.Px(4)}
}

// next returns the place of something w wide; false when the flow is full.
func (k *flow) next(w float64) (canvas.Rect, bool) {
	if k.at.X+w > k.r.Right()+0.5 && k.at.X > k.r.X {
		k.at = canvas.Point{X: k.r.X, Y: k.at.Y + k.row + k.gap}
	}
	box := canvas.Rect{X: k.at.X, Y: k.at.Y, W: w, H: k.row}
	k.at.X += w + k.gap
	return box, box.Bottom() <= k.r.Bottom()+0.5
}

// put sets a picture on the flow, explained by a tip, and returns where it is; nothing where the flow is full.
func (k *flow) put(u *ui.UI, p *canvas.Picture, alpha float64, tip string) canvas.Rect {
	box, ok := k.next(k.row)
	if !ok {
		return canvas.Rect{}
	}
	u.Picture(p, canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5, Alpha: alpha})
	u.Tip(box, tip)
	return box
}

// putSign sets a sign of the icon set with a number on the flow.
func (k *flow) putSign(u *ui.UI, sign icons.Icon, text, tip string) {
	side := min(k.row, u.Px(18))
	if box, ok := k.next(side + u.Px(6+9*float64(len(text)))); ok {
		whole := box
		u.Picture(u.Theme.SignPicture(sign, side, u.Theme.Ink2), canvas.Place{At: canvas.Point{X: box.X + side/2, Y: box.Y + box.H/2}, AnchorX: .5, AnchorY: .5})
		ui.CutLeft(&box, side+u.Px(3))
		u.Words(box, text, u.Theme.Text(ui.Number), ui.Left)
		u.Tip(whole, tip)
	}
}

// drawHoldings shows what a player has besides cities: his Major Generals, the royals and the Funeral Cart he controls,
// what is dispersed and what is being trained. Generals off the map are faint. It says whether one of them was pressed: the map goes there.
func (f *Face) drawHoldings(u *ui.UI, r canvas.Rect, p rules.Seat, s *table.Sight) (pressed bool) {
	row := u.Px(26)
	k := newFlow(u, r, row)
	size := int(row)
	for i := range f.view.Generals {
		g := &f.view.Generals[i]
		if g.Major && g.Owner == p && g.At != game.Gone {
			box := k.put(u, f.generalPicture(generalRef(i), size), f.presence(g.At), f.name(generalRef(i)))
			pressed = f.consult(u, box, generalRef(i), s) || pressed
		}
	}
	for i := range f.view.Royals {
		if f.view.Royals[i].Owner == p {
			box := k.put(u, f.royalPicture(i, size), 1, f.name(royalRef(i)))
			pressed = f.consult(u, box, royalRef(i), s) || pressed
		}
	}
	if f.view.CartOwner == p && f.spaceOf(cartRef) >= 0 {
		box := k.put(u, f.box.Marker(counters.FuneralCart, size, 1), 1, f.name(cartRef))
		pressed = f.consult(u, box, cartRef, s) || pressed
	}
	v := &f.view.Seats[p]
	if v.TrainingStep > 0 {
		k.putSign(u, icons.Learn, trainingSteps[v.TrainingUnit][v.TrainingStep], f.inTraining("training.tip", v))
	}
	if n := v.Boxed.Size() + v.Waiting.Size(); n > 0 {
		k.putSign(u, icons.Desert, strconv.Itoa(n), f.word("dispersed.tip", rules.N(n)))
	}
	return pressed
}

// consult shows where the piece of a picture stands, and what is told of it, when the picture is pressed.
func (f *Face) consult(u *ui.UI, box canvas.Rect, ref rules.Ref, s *table.Sight) (pressed bool) {
	if !u.In.Present || !u.Reaches(box, u.In.Cursor) || f.spaceOf(ref) < 0 {
		return false
	}
	if _, click := u.In.Clicked(ui.LeftButton); !click || u.Dragged() {
		return false
	}
	s.Selected, s.Turn = ref, true
	f.Reveal(ref)
	return true
}

// holdingRows counts the rows that drawHoldings needs in a card so wide inside.
func (f *Face) holdingRows(u *ui.UI, width float64, p rules.Seat) int {
	n := 0
	for i := range f.view.Generals {
		if g := &f.view.Generals[i]; g.Major && g.Owner == p && g.At != game.Gone {
			n++
		}
	}
	for i := range f.view.Royals {
		if f.view.Royals[i].Owner == p {
			n++
		}
	}
	if f.view.CartOwner == p && f.spaceOf(cartRef) >= 0 {
		n++
	}
	v := &f.view.Seats[p]
	if v.TrainingStep > 0 {
		n += 2 // a sign and words, as wide as two pictures
	}
	if v.Boxed.Size()+v.Waiting.Size() > 0 {
		n += 2
	}
	return rowsOf(n, width, u.Px(26), u.Px(4))
}

// rowsOf counts the rows of n pictures of a size side by side.
func rowsOf(n int, width, size, gap float64) int {
	each := max(int((width+gap)/(size+gap)), 1)
	return (n + each - 1) / each
}

// trainingSteps write how many of the OP that a unit costs were spent on it (chapter 16), by type of unit.
var trainingSteps = func() (all [game.NumUnits][]string) {
	for kind := range all {
		goal := game.TrainingGoal(kind)
		for n := range goal + 1 {
			all[kind] = append(all[kind], fmt.Sprintf("%d/%d", n, goal))
		}
	}
	return all
}()

// inTraining says what a player trains and how far it has come.
func (f *Face) inTraining(key string, v *game.PlayerView) string {
	unit := rules.Ref{Kind: game.KindUnit, ID: int16(v.TrainingUnit)}
	return f.word(key, rules.R(unit), rules.N(v.TrainingStep), rules.N(game.TrainingGoal(v.TrainingUnit)))
}

// presence is how clearly a piece is shown in the lists: faint while it is not on the map.
func (f *Face) presence(at game.Place) float64 {
	if _, _, onMap := at.Space(); onMap || at == game.Marching || at == game.Reacting {
		return 1
	}
	return 0.4
}

// boxes are what lies beside the map: the generals in reserve (15.1), the dispersed, the royal family and the fleets; and what is said of
// each.
var boxes = [...]struct{ key, tip string }{
	{"reserve", "box.reserve.tip"}, {"dispersed-box", "box.dispersed.tip"}, {"family", "box.family.tip"}, {"sources.fleets", "box.fleets.tip"},
}

// drawBeside draws the boxes that lie beside the map, below the players.
func (f *Face) drawBeside(u *ui.UI, r canvas.Rect) {
	for i, box := range boxes {
		top := r
		if f.panelOf(u, &r, f.word(box.key), f.inBox(i)); r.Y > top.Y {
			top.H = u.Px(ui.HeadingHeight)
			u.Tip(top, f.word(box.tip))
		}
	}
}

// besideHeight is how high drawBeside is where it is so wide.
func (f *Face) besideHeight(u *ui.UI, width float64) (h float64) {
	for i := range boxes {
		if n := len(f.inBox(i)); n > 0 {
			h += boxHeight(u, width, n) + u.Px(ui.Gutter)
		}
	}
	return h
}

// inBox lists what lies in a box, until it is called again.
func (f *Face) inBox(box int) []rules.Ref {
	list := f.beside[:0]
	for i := range f.view.Generals {
		at := f.view.Generals[i].At
		if box == 0 && at == game.InReserve || box == 1 && at >= game.FirstBoxed && at < game.InHand {
			list = append(list, generalRef(i))
		}
	}
	for i := range f.view.Royals {
		if box == 2 && f.view.Royals[i].At != game.Gone {
			list = append(list, royalRef(i))
		}
	}
	for i := range f.view.Fleets {
		if box == 3 && f.view.Fleets[i].Owner >= 0 {
			list = append(list, rules.Ref{Kind: game.KindFleet, ID: int16(i)})
		}
	}
	f.beside = list
	return list
}

// boxHeight is how high a titled panel with n pictures is.
func boxHeight(u *ui.UI, width float64, n int) float64 {
	row, gap := u.Px(30), u.Px(4)
	rows := rowsOf(n, width-2*u.Px(ui.Padding), row, gap)
	return u.Px(ui.HeadingHeight+ui.Gutter+ui.Padding) + float64(rows)*(row+gap) - gap
}

// panelOf takes a titled panel with pictures of these things off the top of r; without any there is no panel.
func (f *Face) panelOf(u *ui.UI, r *canvas.Rect, title string, list []rules.Ref) {
	if len(list) == 0 {
		return
	}
	row := u.Px(30)
	k := newFlow(u, u.TitledPanel(ui.CutTop(r, boxHeight(u, r.W, len(list))), title), row)
	ui.CutTop(r, u.Px(ui.Gutter))
	for _, ref := range list {
		picture, alpha := f.besidePicture(ref, int(row))
		tip := ""
		if ref.Kind == game.KindFleet {
			tip = f.fleetName(ref)
		} else {
			tip = f.name(ref)
		}
		if box := k.put(u, picture, alpha, tip); f.escorts(ref) && box.W > 0 {
			f.escortSign(u, box)
		}
	}
}

// besidePicture is what a thing beside the map looks like: faint what is out of play or dispersed.
func (f *Face) besidePicture(ref rules.Ref, px int) (p *canvas.Picture, alpha float64) {
	switch ref.Kind {
	case game.KindRoyal:
		return f.royalPicture(int(ref.ID), px), f.presence(f.view.Royals[ref.ID].At)
	case game.KindFleet:
		v := &f.view.Fleets[ref.ID]
		alpha = 1
		if v.Dispersed {
			alpha = 0.4
		}
		return f.box.Fleet(f.faction(v.Owner), px, v.Strength, v.Improved), alpha
	}
	return f.generalPicture(ref, px), 1
}
