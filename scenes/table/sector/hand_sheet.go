package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
	"tyche/sprites/sector/cards"
)

// Under a finger, which covers what it presses, the hand is spread over everything below the bar: event cards first, then combat cards,
// each so large that it can be read where the window allows it. One on which a finger rests comes near.

// Spreads says whether it is.
func (f *Face) Spreads() bool { return f.lens.which == handLens && f.lensed() }

// leastCard is the width, in design pixels, below which the words on a combat card cannot be read, and leastEvent that of an event card.
const leastCard, leastEvent = 88.0, cards.Readable

// drawHandSheet draws the sheet with the hand.
func (f *Face) drawHandSheet(u *ui.UI, a table.Areas) {
	f.sortHand()
	in := a.Spread
	f.lens.free = !u.Over() && !u.Taken()
	f.cover, f.lens.room, f.lens.rows = in, in, canvas.Rect{}
	u.Block(in)
	u.Fill(in, veil)
	r := ui.Middle(in, min(u.Px(760), in.W-u.Px(8)), in.H-u.Px(8))
	u.Theme.Skin(u, ui.PanelShape, r)
	r = r.Inset(u.Px(ui.Padding))
	title := f.word("lens.hand")
	if f.view.ShownOf.Kind != 0 {
		title = f.word("hand.of", rules.W(f.seatName(f.handSeat())))
	}
	side := u.Px(fingertip)
	head := ui.CutTop(&r, side)
	if u.IconButton(ui.CutRight(&head, side), icons.Close, f.word("hand.close"), ui.ButtonOpts{}) {
		f.lens.which = noLens
	}
	u.Heading(head, title)
	ui.CutTop(&r, u.Px(4))
	if says, st := f.word("lens.hand.close"), u.Theme.Colored(ui.Small, u.Theme.Ink2); r.H > u.Px(roomySheet) {
		u.Paragraph(ui.CutBottom(&r, ui.TextHeight(says, st, r.W)), says, st, ui.Center)
	}
	box := u.BeginScroll(r, &f.lens.scroll)
	f.lens.free = f.lens.free && !u.Dragged()
	left, seen := box, r
	left.H, seen.W = 10000, box.W
	f.drawSpread(u, &left, seen)
	u.EndScroll(&f.lens.scroll, left.Y-box.Y)
}

// roomySheet is the height of the cards on the sheet, in design pixels, above which there is room for a line that says what a tap does.
const roomySheet = 320.0

// drawSpread draws the hand on a sheet of which so much is seen, and moves the top of r below it.
func (f *Face) drawSpread(u *ui.UI, r *canvas.Rect, seen canvas.Rect) {
	events := 0
	for events < len(f.fan) && f.fan[events].ref.Kind == game.KindEvent {
		events++
	}
	f.spreadCards(u, r, f.fan[:events], seen, spreadSize(seen, u.Px(1), readEvent, leastEvent, cards.EventHeight/cards.EventWidth))
	f.spreadCards(u, r, f.fan[events:], seen, spreadSize(seen, u.Px(1), readCombat, leastCard, cards.Height/cards.Width))
}

// spreadSize is how large a card of such a shape is on the sheet, where a design pixel is so large: as wide as it is read best, or so that
// one is seen whole, if it can be read then.
func spreadSize(seen canvas.Rect, px, best, least, shape float64) (size canvas.Rect) {
	gap := 6 * px
	across := math.Ceil((seen.W + gap) / (best*px + gap)) // rather a little smaller than a column less
	if fill := (seen.W+gap)/across - gap; fill >= least*px {
		best = fill / px
	}
	size.W = math.Floor(min(best*px, seen.W, max(least*px, seen.H/shape)))
	size.H = math.Round(size.W * shape)
	return size
}

// spreadCards draws cards of a size in rows.
func (f *Face) spreadCards(u *ui.UI, r *canvas.Rect, list []copies, seen, size canvas.Rect) {
	gap, n := u.Px(6), 0
	across := max(int((r.W+gap)/(size.W+gap)), 1)
	row := canvas.Rect{}
	for i := range list {
		if list[i].n == 0 { // laid in the battle
			continue
		}
		if n%across == 0 {
			row = ui.CutTop(r, size.H+gap)
		}
		at := canvas.Rect{X: math.Floor(row.Center().X + (float64(n%across)-float64(across)/2)*(size.W+gap)), Y: row.Y, W: size.W, H: size.H}
		n++
		f.put(list[i].ref, at.Intersect(seen))
		f.drawCard(u, list[i].ref, canvas.Point{X: at.X, Y: at.Y}, at.W)
		if f.lens.free {
			f.magnify(u, list[i].ref, at.Intersect(seen))
		}
		if list[i].n > 1 {
			f.drawCopies(u, besideArt(u, canvas.Point{X: at.X, Y: at.Y}, at.H), list[i].n)
		}
	}
}
