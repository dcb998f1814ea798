package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The orders on the slate, by world or by player: in which sequence they are revealed.

// coinStep is the width of an order in a row, in design pixels.
const coinStep = 86

// closeSheet is the width of a sheet, in design pixels, from which two stacks lie side by side, and the orders of a player beside the name.
const closeSheet = 420.0

// closeCoin is the width, and closeRow the height, of an order there; ownerName is the width of the name of its player.
const closeCoin, closeRow, ownerName = 52.0, 57.0, 84.0

// ownerRow is the height of a row of orders of a player.
const ownerRow = 74.0

// drawStacks draws the orders of every world, the one that is revealed first at the left.
func (f *Face) drawStacks(u *ui.UI, r *canvas.Rect) {
	f.para(u, r, f.word("lens.sequence", rules.W(f.seatName(f.view.First))), ui.Small)
	columns := 1
	if r.W >= u.Px(closeSheet) {
		columns = 2
	}
	var row [2]canvas.Rect
	n := 0
	for q := range f.view.Planets {
		stack := f.view.Planets[q].Stack
		if len(stack) == 0 {
			continue
		}
		if n%columns == 0 {
			for i := range columns {
				row[i] = ui.Column(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, i, columns, u.Px(12))
			}
		}
		f.drawStack(u, &row[n%columns], q)
		ui.CutTop(r, max(0, row[n%columns].Y-r.Y))
		n++
	}
	if n == 0 {
		f.para(u, r, f.word("lens.no-orders"), ui.Italic)
	}
}

// drawStack draws the orders of a world.
func (f *Face) drawStack(u *ui.UI, r *canvas.Rect, q int) {
	stack := f.view.Planets[q].Stack
	row := ui.CutTop(r, u.Px(22))
	f.put(planetRef(q), row)
	u.Words(row, f.name(planetRef(q)), u.Theme.Colored(ui.BodyBold, u.Theme.Heading), ui.Left)
	across := max(int(r.W/u.Px(closeCoin)), 1)
	w := min(math.Floor(r.W/float64(min(across, max(len(stack), 3)))), u.Px(coinStep*1.3))
	for i := 0; i < len(stack); i += across {
		line := ui.CutTop(r, u.Px(closeRow))
		for j := i; j < min(i+across, len(stack)); j++ {
			tok := &stack[len(stack)-1-j]
			cell := canvas.Rect{X: line.X + w*float64(j-i), Y: line.Y, W: w - u.Px(3), H: line.H}
			f.drawOrderCell(u, cell, tok, f.word("lens.place", rules.N(j+1), rules.W(f.seatName(tok.Owner))), "")
		}
	}
}

// drawOrdersOfAll draws the orders of each player with where they lie and when they can be revealed, those first that can be sooner.
func (f *Face) drawOrdersOfAll(u *ui.UI, r *canvas.Rect) {
	f.para(u, r, f.word("lens.sequence", rules.W(f.seatName(f.view.First))), ui.Small)
	for i := range f.view.Seats {
		p := (f.view.First + rules.Seat(i)) % rules.Seat(len(f.view.Seats))
		n := f.ordersOf(p)
		line := r
		if r.W >= u.Px(closeSheet) && n > 0 {
			cells := canvas.Rect{X: r.X + u.Px(ownerName), Y: r.Y, W: r.W - u.Px(ownerName), H: r.H}
			name := canvas.Rect{X: r.X, Y: r.Y + u.Px(6), W: u.Px(ownerName), H: u.Px(30)}
			f.seatRow(u, &name, p, "")
			line = &cells
		} else {
			f.seatRow(u, r, p, "")
		}
		if n == 0 {
			f.para(u, r, f.word("lens.no-orders"), ui.Italic)
			continue
		}
		across := max(min(int(line.W/u.Px(coinStep)), max(n, 4)), 1)
		w := min(line.W/float64(across), u.Px(coinStep*1.3))
		for i := range n {
			cell := canvas.Rect{X: line.X + w*float64(i%across), Y: line.Y + u.Px(ownerRow)*float64(i/across), W: w - u.Px(3), H: u.Px(ownerRow)}
			q, at := f.orderOf(p, i)
			stack := f.view.Planets[q].Stack
			f.put(planetRef(q), cell)
			when := f.word("lens.now")
			if over := len(stack) - 1 - at; over > 0 {
				when = f.word("lens.after", rules.N(over))
			}
			f.drawOrderCell(u, cell, &stack[at], f.name(planetRef(q)), when)
		}
		ui.CutTop(line, u.Px(ownerRow)*float64((n+across-1)/across))
		ui.CutTop(r, max(0, line.Y-r.Y))
	}
}

// ordersOf counts the orders of a seat on the slate.
func (f *Face) ordersOf(p rules.Seat) (n int) {
	for q := range f.view.Planets {
		for _, tok := range f.view.Planets[q].Stack {
			if tok.Owner == p {
				n++
			}
		}
	}
	return n
}

// orderOf is where the i-th order of a seat lies: those first that fewer others cover.
func (f *Face) orderOf(p rules.Seat, i int) (q, at int) {
	for over := 0; ; over++ {
		deeper := false
		for q := range f.view.Planets {
			stack := f.view.Planets[q].Stack
			deeper = deeper || over < len(stack)
			if at := len(stack) - 1 - over; at >= 0 && stack[at].Owner == p {
				if i == 0 {
					return q, at
				}
				i--
			}
		}
		if !deeper {
			return 0, 0
		}
	}
}

// drawOrderCell draws an order with two lines below it, or one.
func (f *Face) drawOrderCell(u *ui.UI, cell canvas.Rect, tok *game.TokenView, first, second string) {
	order, faction := -1, f.faction(tok.Owner)
	if tok.Order.Kind == game.KindOrder {
		order = int(tok.Order.ID)
	}
	if faction >= 0 {
		u.Picture(f.box.Coin(faction, order, math.Round(u.Px(17))), canvas.Place{At: canvas.Point{X: cell.Center().X, Y: cell.Y + u.Px(20)}, AnchorX: .5, AnchorY: .5})
	}
	ui.CutTop(&cell, u.Px(40))
	u.Words(ui.CutTop(&cell, u.Px(17)), first, fitted(first, u.Theme.Text(ui.Small), cell.W), ui.Center)
	if second == "" {
		return
	}
	u.Words(ui.CutTop(&cell, u.Px(17)), second, fitted(second, u.Theme.Colored(ui.Small, u.Theme.Ink2), cell.W), ui.Center)
}
