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
	"tyche/sprites/sector/cards"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// A battle covers the slate while it is fought: an arch for each skirmish, attacker at the left, with what attack meets
// what health, below them the cards, at the foot those who wait to be lined up.

// drawBattle draws the battle under way.
func (f *Face) drawBattle(u *ui.UI, s *table.Sight) {
	b := &f.view.Battle
	if b.Seats[0] < 0 || b.Seats[1] < 0 {
		return
	}
	r := f.board.slate
	f.cover = r
	u.Picture(f.box.Bench(r.W, r.H, u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	k := f.layStage(u, r.Inset(u.Px(8)), s)
	if k.head.H > 0 {
		s.Headed = k.head
		words := f.battleSides(u, k.head)
		if _, asked := f.lays(); asked && k.rowInHead { // the bar above says where
			f.drawLayRow(u, words, s)
		} else {
			f.battleTitle(u, words)
		}
	}
	for side := range b.Ready {
		if total(&b.Ready[side]) > 0 {
			f.drawReserve(u, ui.Column(k.reserve, side, 2, u.Px(10)), side)
		}
	}
	f.drawLayRow(u, k.row, s)
	for i := range b.Slots {
		f.drawSkirmish(u, k.arch(i), i)
	}
	if unit, some := f.dragged(); some && f.drag.on {
		pic := f.box.Figure(int(unit.ID), f.faction(f.view.Seat), math.Floor(64*.8*u.Theme.Scale)/64)
		u.Picture(pic, canvas.Place{At: u.In.Cursor, AnchorX: .5, AnchorY: .5, Alpha: .85})
	}
	arches := k.arches
	if k := &f.acts; k.busy() && k.now().event.Verb == game.EvBattleEnds {
		f.drawBalance(u, arches, k.now().event)
	}
}

// battleSides draws the emblems of both sides, and returns what is between them.
func (f *Face) battleSides(u *ui.UI, r canvas.Rect) canvas.Rect {
	b := &f.view.Battle
	side := u.Px(38)
	f.Emblem(u, b.Seats[0], canvas.Point{X: r.X + side/2 + u.Px(2), Y: r.Center().Y}, side)
	f.Emblem(u, b.Seats[1], canvas.Point{X: r.Right() - side/2 - u.Px(2), Y: r.Center().Y}, side)
	return canvas.Rect{X: r.X + side + u.Px(12), Y: r.Y, W: r.W - 2*side - u.Px(24), H: r.H}
}

// battleTitle says who attacks whom and where, or once cards are asked for, what those that lie there come to.
func (f *Face) battleTitle(u *ui.UI, words canvas.Rect) {
	b := &f.view.Battle
	title, st := f.word("battle.title", rules.R(b.Area)), u.Theme.Colored(ui.Prompt, palette.Gilt)
	if fonts.Width(title, fitted(title, st, words.W)) > words.W {
		title = f.name(b.Area)
	}
	u.Words(ui.CutTop(&words, words.H*.56), title, fitted(title, st, words.W), ui.Center)
	if odds := f.lyingOdds(); odds[0] != "" { // who attacks is told by the signs beside it
		st, told := u.Theme.Colored(ui.BodyBold, palette.Lit), ""
		for _, told = range odds {
			if fonts.Width(told, fitted(told, st, words.W)) <= words.W {
				break
			}
		}
		u.Words(words, told, fitted(told, st, words.W), ui.Center)
		return
	}
	u.Words(words, f.word("battle.who", rules.W(f.seatName(b.Seats[0])), rules.W(f.seatName(b.Seats[1]))), u.Theme.Colored(ui.Italic, palette.Pale), ui.Center)
}

// drawSkirmish draws one arch with its figures, sums and cards.
func (f *Face) drawSkirmish(u *ui.UI, r canvas.Rect, i int) {
	slot := f.preview(i)
	ref := rules.Ref{Kind: game.KindSlot, ID: int16(i)}
	hand := ui.CutBottom(&r, f.laidTall(u, r))
	sums := ui.CutBottom(&r, u.Px(sumsTall))
	u.Picture(f.box.Niche(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale, i+1), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	f.put(ref, r)
	if slot, asked := f.lays(); f.lit(ref) || asked && i == slot-1 {
		u.Theme.Skin(u, ui.FocusRing, r)
	}
	medal := canvas.Point{X: r.Center().X, Y: r.Y + u.Px(14)}
	disc(u, medal, u.Px(26), palette.Ink)
	disc(u, medal, u.Px(22), palette.Gilt)
	u.Words(around(medal, u.Px(13)), numerals[i], u.Theme.Colored(ui.Number, palette.Ink), ui.Center)
	for side := range slot.Front {
		f.drawFighters(u, r, slot, side)
		f.drawLaid(u, hand, slot, side)
	}
	f.drawSums(u, sums, slot, i)
	f.drawOutcome(u, r, slot, i)
}

// drawFighters draws the front unit of a side and behind it its supports.
func (f *Face) drawFighters(u *ui.UI, r canvas.Rect, slot *game.SlotView, side int) {
	faction := f.faction(f.view.Battle.Seats[side])
	if faction < 0 {
		return
	}
	k := math.Floor(64*min(r.H/150, r.W/230, 3*u.Theme.Scale)) / 64
	toward, picture := 1.0, f.box.Figure
	if side == 1 {
		toward, picture = -1, f.box.Facing
	}
	foot := r.Y + r.H*.9
	behind := 0.0
	for i, n := range slot.Supports[side] {
		for range n {
			at := canvas.Point{X: r.Center().X - toward*r.W*(.4-.07*behind), Y: foot - r.H*.13}
			if back, _ := orrery.Breadth(int(faction)/2*game.UnitsOfPeople + i); toward > 0 { // within the arch
				at.X = max(at.X, r.X+u.Px(8)+back*.62*k)
			} else {
				at.X = min(at.X, r.Right()-u.Px(8)-back*.62*k)
			}
			u.Picture(picture(int(faction)/2*game.UnitsOfPeople+i, faction, math.Floor(64*.62*k)/64), canvas.Place{At: at, AnchorX: .5, AnchorY: orrery.FigureFoot / 112})
			behind++
		}
	}
	front := slot.Front[side]
	if front.Kind == 0 {
		return
	}
	place := canvas.Place{At: canvas.Point{X: r.Center().X - toward*r.W*.21, Y: foot}, AnchorX: .5, AnchorY: orrery.FigureFoot / 112}
	if fallen(slot, side) {
		place.Turn, place.Alpha = -toward*1.2, .75
	}
	u.Picture(picture(int(front.ID), faction, k), place)
	label := canvas.Rect{X: place.At.X - r.W*.21 + u.Px(2), Y: r.Bottom() - u.Px(19), W: r.W*.42 - u.Px(4), H: u.Px(17)} // apart from the other's
	st := u.Theme.Colored(ui.Small, palette.Ivory)
	st.Halo, st.Ground = u.Px(2), palette.Ink
	u.Words(label, f.name(front), fitted(f.name(front), st, label.W), ui.Center)
}

// drawLaid draws the strike and the ploy of a side, face down while they are not known.
func (f *Face) drawLaid(u *ui.UI, r canvas.Rect, slot *game.SlotView, side int) {
	faction := f.faction(f.view.Battle.Seats[side])
	if faction < 0 {
		return
	}
	w := math.Floor(r.H * cards.Width / cards.Height * .94)
	for j, ref := range [...]rules.Ref{slot.Strike[side], slot.Ploy[side]} {
		x := r.X + float64(j)*(w+u.Px(4))
		if side == 1 {
			x = r.Right() - 2*w - u.Px(4) + float64(j)*(w+u.Px(4))
		}
		at := canvas.Point{X: x, Y: r.Y + u.Px(4)}
		if ref.Kind == game.KindCard && w > 12 {
			c := f.combat(ref, int(w), false)
			c.Faction = faction
			u.Picture(f.deck.Combat(c), canvas.Place{At: at})
			f.magnify(u, ref, canvas.Rect{X: at.X, Y: at.Y, W: w, H: w * cards.Height / cards.Width})
			if j == 1 && cancelled(slot, side) {
				f.drawVoid(u, canvas.Rect{X: at.X, Y: at.Y, W: w, H: w * cards.Height / cards.Width})
			}
			continue
		}
		f.drawPlace(u, canvas.Rect{X: at.X, Y: at.Y, W: w, H: w * cards.Height / cards.Width}, j == 1)
	}
}

// drawPlace draws the place of a card that nobody sees: for what it is, and once all cards were turned that none lies there.
func (f *Face) drawPlace(u *ui.UI, r canvas.Rect, ploy bool) {
	u.Fill(r, palette.BrassLo)
	u.Fill(r.Inset(max(u.Px(1), 1)), color.NRGBA{R: 26, G: 18, B: 12, A: 255})
	key := "strike"
	switch {
	case f.view.Battle.Shown || f.acts.shown:
		key = "battle.none"
	case ploy:
		key = "ploy"
	}
	st := fitted(f.word(key), u.Theme.Colored(ui.Italic, palette.BrassMid), r.W-u.Px(6))
	if fonts.Width(f.word(key), st) <= r.W { // a letter or two say nothing
		u.Words(r, f.word(key), st, ui.Center)
	}
}

// cancelled says whether the ploy of a side counts for nothing, because the other's cancels it (4.5).
func cancelled(slot *game.SlotView, side int) bool {
	other := slot.Ploy[1-side]
	return other.Kind == game.KindCard && game.FactsOfCard(other).Key == game.CancelKey
}

// drawVoid draws over a card that it counts for nothing.
func (f *Face) drawVoid(u *ui.UI, r canvas.Rect) {
	u.Fill(r, color.NRGBA{R: 20, G: 14, B: 9, A: 130})
	band := ui.Middle(r, r.W, u.Px(20))
	u.Fill(band, f.theme.Danger)
	u.Words(band, f.word("battle.void"), fitted(f.word("battle.void"), u.Theme.Colored(ui.Small, palette.Ivory), band.W), ui.Center)
}

// waiting is what the units below the arches wait for: to be lined up, and once the cards were shown to withdraw.
func (f *Face) waiting() string {
	if f.view.Battle.Shown || f.acts.shown {
		return "battle.leaving"
	}
	return "battle.reserve"
}

// drawWaiting says who waits and for what: where there is no room for the name his sign tells who, and where there is none for words it does
// alone.
func (f *Face) drawWaiting(u *ui.UI, r canvas.Rect, seat rules.Seat) {
	st, whole := u.Theme.Colored(ui.Small, palette.Gilt), f.word(f.waiting(), rules.W(f.seatName(seat)))
	if h := ui.TextHeight(whole, st, r.W); h <= r.H && widest(whole, st) <= r.W {
		u.Paragraph(r, whole, st, ui.Left)
		return
	}
	u.Tip(r, whole)
	short := f.word(f.waiting() + ".short")
	sign := r
	if h := ui.TextHeight(short, st, r.W); h+u.Px(14) <= r.H && widest(short, st) <= r.W {
		u.Paragraph(ui.CutBottom(&sign, h), short, st, ui.Left)
	}
	size := min(sign.H, sign.W, u.Px(26))
	f.Emblem(u, seat, canvas.Point{X: sign.X + size/2, Y: sign.Center().Y}, size)
}

// waitingStep is the width of a kind of unit that waits, in design pixels.
const waitingStep = 92

// waitingKinds counts the kinds of units of a side that wait.
func (f *Face) waitingKinds(side int) (n int) {
	for _, waiting := range f.view.Battle.Ready[side] {
		n += int(min(waiting, 1))
	}
	return n
}

// drawReserve draws the units of a side that wait to be lined up; a click on one sends it forward.
func (f *Face) drawReserve(u *ui.UI, r canvas.Rect, side int) {
	b := &f.view.Battle
	faction := f.faction(b.Seats[side])
	if faction < 0 {
		return
	}
	u.Picture(f.box.Tray(math.Floor(r.W), math.Floor(r.H), u.Theme.Scale), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	in := r.Inset(u.Px(6))
	kinds := f.waitingKinds(side)
	label := ui.CutLeft(&in, min(u.Px(112), max(r.W*.32, in.W-u.Px(waitingStep)*float64(kinds))))
	label.W -= u.Px(8)
	f.drawWaiting(u, label, b.Seats[side])
	step := min(in.W/float64(max(kinds, 1)), u.Px(waitingStep))
	i := 0.0
	for kind, n := range b.Ready[side] {
		if n == 0 {
			continue
		}
		ref := unitRef(int(faction)/2, kind)
		box := canvas.Rect{X: in.X + step*i, Y: in.Y, W: step - u.Px(3), H: in.H}
		i++
		if f.faction(f.view.Seat) == faction {
			f.put(ref, box)
			if f.lit(ref) {
				u.Theme.Skin(u, ui.FocusRing, box)
			}
		}
		f.drawStanding(u, box.Inset(u.Px(4)), int(ref.ID), faction, box.H-u.Px(6))
		chip := canvas.Rect{X: box.Right() - u.Px(20), Y: box.Y, W: u.Px(20), H: u.Px(18)}
		u.Words(chip, strconv.Itoa(int(n)), u.Theme.Colored(ui.Number, palette.Gilt), ui.Center)
	}
}
