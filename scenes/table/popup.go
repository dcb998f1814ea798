package table

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// popup is the small list that asks which of several answers a click meant, or, where a finger pressed, whether it meant an
// answer that costs or risks something.
type popup struct {
	open   bool
	about  rules.Ref // what was pressed
	shut   bool      // by a press that is still to be heard
	at     canvas.Point
	row    canvas.Rect // of the answer under the cursor
	offers []Offer
	barred []Offer // not allowed now, shown with their reasons
	way    *Route  // of a march to a far place, which is then the last row
	scroll ui.Scroll
}

// marches says whether a row is the march to a far place.
func (p *popup) marches(row int) bool { return p.way != nil && row == len(p.offers)-1 }

// Popped is what the small list that is open is about; nothing where none is.
func (t *Table) Popped() rules.Ref {
	if !t.pop.open {
		return rules.Ref{}
	}
	return t.pop.about
}

// popupMargin is what lies beside the words of a row, in design pixels.
const popupMargin = 12

func (t *Table) popup(u *ui.UI, a Areas) {
	if !t.pop.open {
		return
	}
	r := t.popupRect(u, a)
	u.Headline(2, t.word("read.which"))
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(8))
	box, low := in, r.H >= popupMost(popupRoom(u, a))
	if low {
		box = u.BeginScroll(in, &t.pop.scroll)
	}
	y, st := box.Y, u.Theme.Text(ui.Body)
	for i := range t.pop.offers {
		f := t.pop.offers[i]
		words, note := t.say(f.Caption.Label), t.popNote(i)
		u.Scope(1000 + i)
		text := canvas.Rect{X: box.X + u.Px(popupMargin), Y: y, W: box.W - 2*u.Px(popupMargin)}
		text.H = rowHeight(u, text.W, st, words, note)
		row := canvas.Rect{X: box.X, Y: y, W: box.W, H: text.H}
		y = row.Bottom() + u.Px(ui.ButtonGap)
		advised := !t.pop.marches(i) && (t.match.coach != nil || t.hint != nil)
		opts := ui.ButtonOpts{Left: true, Main: len(t.pop.offers) == 1}
		switch {
		case advised:
			opts.Main = t.urged(f.Move)
		case i == 0 && !opts.Main && !u.Focused(): // Enter means it, though only the cursor marks an answer here
			opts.Hot = ui.KeyEnter
		}
		if row.Contains(u.In.Cursor) && u.In.Present && !t.pop.marches(i) {
			t.sight.Offer, t.pop.row = &t.pop.offers[i], row
		}
		if u.Button(row, "", opts) || t.numbered(u, f.Move) {
			t.pop.open = false
			t.choosePopped(i)
		}
		drawRow(u, text, st, words, note, opts.Main, f.warns())
		u.Unscope()
	}
	y = t.drawBarred(u, canvas.Rect{X: box.X + u.Px(popupMargin), Y: y, W: box.W - 2*u.Px(popupMargin)})
	if low {
		u.EndScroll(&t.pop.scroll, y-box.Y-u.Px(ui.ButtonGap))
	}
	if _, click := u.In.Clicked(ui.LeftButton); click && !u.Taken() {
		t.pop.open = false
	}
}

// numbered says whether the number was pressed that an answer has in the list of answers, which stays in sight.
func (t *Table) numbered(u *ui.UI, m rules.Move) bool {
	i := slices.IndexFunc(t.offers.Legal, func(f Offer) bool { return f.Move == m })
	return i >= 0 && t.offers.Key(i) > 0 && !u.Typing() && u.In.Hit(ui.Digit(t.offers.Key(i)), 0)
}

// resize closes the small list in a window of another shape, where its place lies elsewhere.
func (t *Table) resize(w, h float64) {
	if size := (canvas.Point{X: w, Y: h}); size != t.sized {
		t.sized, t.pop = size, popup{}
	}
}

// popNote says what stands below an answer in the list of answers too, or what hangs on the march that is offered.
func (t *Table) popNote(row int) string {
	if t.pop.marches(row) {
		return t.briefly(t.pop.way)
	}
	return t.contents(t.pop.offers[row])
}

// choosePopped gives the answer of a row. A finger has pressed twice and has read the price in the row: it is not asked again.
func (t *Table) choosePopped(row int) {
	f, way := t.pop.offers[row], t.pop.way
	do := func() { t.playOffer(f) }
	if t.pop.marches(row) {
		do = func() { t.march(way) }
	}
	if t.app.Touch {
		do()
		return
	}
	t.decideOn(&f, t.untold(f.Move, f.Stakes), do)
}

// pressBeside closes the small list for a press on a button, on the list of answers beside it or on the hand, which is then heard as if
// it had never been open: another card opens its own list, and only the same one none. A press anywhere else outside only closes it. So does
// a finger that rests outside: it wants to look at something.
func (t *Table) pressBeside(u *ui.UI, in *ui.Input, a Areas) {
	at, down := in.Clicked(ui.LeftButton)
	if !t.pop.open {
		if down { // another press, which may open it again
			t.pop.shut = false
		}
		return
	}
	if down && (a.Decision.Contains(at) || a.Hand.Contains(at) || u.OnButton(at)) && !t.popupRect(u, a).Contains(at) {
		t.pop = popup{about: t.pop.about, shut: true}
	}
	if rests(in) && !t.popupRect(u, a).Contains(in.Cursor) {
		t.pop = popup{}
	}
}

// justShut says whether a press that closed the small list was one on what the list was about.
func (t *Table) justShut(ref rules.Ref) bool {
	again := t.pop.shut && t.pop.about == ref
	t.pop.shut = false
	return again
}

// popupSize is what the rows need, within the room that there is.
func (t *Table) popupSize(u *ui.UI, room canvas.Rect) (w, h float64) {
	st, edges := u.Theme.Text(ui.Body), u.Px(2*8+2*popupMargin)
	widest := u.Px(160)
	for i, f := range t.pop.offers {
		words := fonts.Width(t.say(f.Caption.Label), st)
		note := min(fonts.Width(t.popNote(i), noteStyle(u)), u.Px(stakeWidth))
		widest = max(widest, math.Ceil(max(words, note))+edges+u.Px(2))
	}
	widest = max(widest, math.Ceil(t.barredWidth(u, u.Px(stakeWidth)))+edges+u.Px(2))
	w = min(widest, room.W-u.Px(8))
	h = u.Px(16) - u.Px(ui.ButtonGap)
	for i, f := range t.pop.offers {
		h += rowHeight(u, w-edges, st, t.say(f.Caption.Label), t.popNote(i)) + u.Px(ui.ButtonGap)
	}
	h += t.barredHeight(u, w-edges)
	if most := popupMost(room); h >= most { // it scrolls
		return min(w-u.ScrollWidth(0), room.W-u.Px(8)), most
	}
	return w, h
}

// popupMost is the most of its room's height that the list takes.
func popupMost(room canvas.Rect) float64 { return room.H * 0.65 }

// popupRoom is where the list may lie: below the bar, and beside the note of a coach or below it, for that says what to choose.
func popupRoom(u *ui.UI, a Areas) canvas.Rect {
	room := a.Window
	ui.CutTop(&room, a.Top.H)
	switch n := a.Note; {
	case n.H <= 0:
	case n.Bottom() >= room.Bottom():
		ui.CutLeft(&room, n.Right())
	default:
		ui.CutTop(&room, n.Bottom()-room.Y)
	}
	return room.Inset(u.Px(4))
}

// popupRect finds the place of the list beside what was pressed. Where it would lie under the finger that has just pressed, it goes
// above or below: the same finger must not give the answer.
func (t *Table) popupRect(u *ui.UI, a Areas) canvas.Rect {
	room := popupRoom(u, a)
	w, h := t.popupSize(u, room)
	right, bottom := room.Right()-w, max(room.Bottom()-h, room.Y)
	x := min(max(t.pop.at.X+u.Px(14), room.X), right)
	y := t.pop.at.Y - h/2
	if a.Hand.Contains(t.pop.at) { // a card: beside it would be on the next one
		x, y = min(max(t.pop.at.X-w/2, room.X), right), a.Hand.Y-h
	}
	y = min(max(y, room.Y), bottom)
	if around := u.Px(24); t.app.Touch && (canvas.Rect{X: x, Y: y, W: w, H: h}).Inset(-around).Contains(t.pop.at) {
		if y = t.pop.at.Y - around - h; y < room.Y {
			y = min(t.pop.at.Y+around, bottom)
		}
	}
	return canvas.Rect{X: x, Y: y, W: w, H: h}
}
