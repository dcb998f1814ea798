package imperio

import (
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// How letters look on the desk.

// drawEmpty draws the place of a letter that is not written, with the kinds that it may be of.
func (d *desk) drawEmpty(f *Face, u *ui.UI, r canvas.Rect, i int, s *table.Sight) {
	l := &d.letters[i]
	if d.chosen == i+1 && f.plans(s) {
		u.Theme.Skin(u, ui.FocusRing, r.Inset(-u.Px(1)))
	}
	u.Fill(r, u.Theme.Wood3)
	u.Fill(r.Inset(max(u.Px(1.5), 1)), u.Theme.Wood)
	in := r.Inset(u.Px(7))
	head := ui.CutTop(&in, u.Px(26))
	used := d.drawNumber(u, head, r, i)
	ui.CutLeft(&head, used+u.Px(6))
	if head.W > u.Px(36) {
		u.Words(head, f.word("letter.empty"), u.Theme.Colored(ui.Italic, u.Theme.WoodText2), ui.Right)
	}
	if s.Desk == nil || !l.asked {
		return
	}
	if d.picking == 0 {
		u.Tip(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(32)}, f.word("letter.keys", rules.N(d.slots)))
	}
	n, gap := 5, u.Px(3)
	if in.W < u.Px(150) {
		n = 3
	}
	if in.W < u.Px(66) || in.H < u.Px(56) { // too narrow to be pressed
		if _, pressed := u.Spot("letter", r); pressed {
			u.App.Play("click")
			if d.picking == i+1 {
				d.picking = 0
			} else {
				d.picking, d.chosen, d.begun = i+1, i+1, 0
			}
		}
		u.Words(in, "+", u.Theme.Colored(ui.Prompt, u.Theme.Gilt2), ui.Center)
		if d.picking == 0 {
			f.markLetter(l, game.ActionSubterfuge, r)
		}
		return
	}
	w := (in.W - gap*float64(n-1)) / float64(n)
	h := min(u.Px(36), (in.H-gap)/float64((7-n)/2))
	for a := 1; a < game.NumActions; a++ {
		k := a - 1
		box := canvas.Rect{X: in.X + float64(k%n)*(w+gap), Y: in.Y + float64(k/n)*(h+gap), W: w, H: h}
		u.Scope(a)
		hover, pressed := u.Spot("kind", box)
		u.Unscope()
		shape, ink := ui.BarButton, u.Theme.Gilt2
		if l.kinds[a] != "" {
			ink = paint.Fade(u.Theme.Gilt2, .3)
		} else if hover {
			shape = ui.BarHover
		}
		u.Theme.Skin(u, shape, box)
		f.sign(u, signs.Construction+signs.Sign(k), box.Center(), min(20, .9*min(w, h)/u.Theme.Scale), ink)
		tip := f.name(rules.Ref{Kind: game.KindAction, ID: int16(a)})
		if l.kinds[a] != "" {
			tip += ": " + l.kinds[a]
		}
		u.Tip(box, tip)
		f.markLetter(l, a, box)
		switch {
		case pressed && l.kinds[a] == "":
			u.App.Play("card-slide")
			s.Desk.Take(-1)
			d.begin(f, i, a, s)
		case pressed:
			u.App.Play("refuse")
		}
	}
}

// drawNumber writes the number of an empty letter and returns how wide it is: small over the whole letter where that is narrow.
func (d *desk) drawNumber(u *ui.UI, head, r canvas.Rect, i int) float64 {
	words, st := chart.Roman(i+1), u.Theme.Colored(ui.Prompt, u.Theme.WoodText2)
	if fonts.Width(words, st) <= head.W {
		return u.Words(head, words, st, ui.Left)
	}
	st = u.Theme.Colored(ui.Small, u.Theme.WoodText2)
	return u.Words(canvas.Rect{X: r.X, Y: head.Y, W: r.W, H: head.H}, words, st, ui.Center)
}

// drawLetter draws a letter that is written; a click opens it, the basket withdraws it.
func (d *desk) drawLetter(f *Face, u *ui.UI, r canvas.Rect, i int, s *table.Sight) {
	l := &d.letters[i]
	open := s.Desk != nil && l.at >= 0 && s.Desk.Open() == l.at
	if open || d.chosen == i+1 && f.plans(s) {
		r.Y -= u.Px(5)
		u.Theme.Skin(u, ui.FocusRing, r.Inset(-u.Px(2)))
	}
	basket := basketOf(u, r, d.chosen == i+1)
	pressed, thrown := false, false
	if s.Desk != nil && l.at >= 0 {
		if basket.H > 0 {
			_, thrown = u.Spot("basket", basket)
		}
		_, pressed = u.Spot("letter", r)
	}
	u.Theme.Skin(u, ui.PanelShape, r)
	if !open {
		f.markUnfinished(l, r)
	}
	in := r.Inset(u.Px(8))
	if narrow := in.W < u.Px(66); narrow {
		d.narrow(f, u, in, i, basket)
	} else {
		d.wide(f, u, in.Inset(u.Px(2)), i)
	}
	if s.Desk != nil && l.at >= 0 && basket.H > 0 {
		f.sign(u, signs.Withdraw, basket.Center(), min(15, .7*basket.H/u.Theme.Scale), u.Theme.Ink2)
		u.Tip(basket, f.word("letter.withdraw"))
	}
	switch {
	case thrown:
		u.App.Play("card-slide")
		s.Desk.Withdraw(l.at)
	case pressed && open:
		s.Desk.Take(-1)
	case pressed && !d.pull.moved:
		d.chosen, d.begun = i+1, 0
		d.reopen(f, s, l)
	}
}

// basketOf is the place of the basket of a letter. A small one has it only once it is chosen: the first press means the letter.
func basketOf(u *ui.UI, r canvas.Rect, chosen bool) canvas.Rect {
	side := u.Px(ui.FingerHeight)
	switch small := tiny(u, r); {
	case u.Theme.Touch && small && !chosen:
		return canvas.Rect{} // a finger that rests on it wants to read what it says
	case u.Theme.Touch:
		return canvas.Rect{X: r.X, Y: r.Bottom() - side, W: min(side, r.W), H: side}
	case small && chosen:
		side = min(u.Px(20), r.W*.45)
		return canvas.Rect{X: r.X + u.Px(2), Y: r.Bottom() - side - u.Px(2), W: side, H: side}
	case small:
		return canvas.Rect{}
	}
	return canvas.Rect{X: r.X + u.Px(6), Y: r.Bottom() - u.Px(30), W: u.Px(26), H: u.Px(24)}
}

// tiny says whether a letter has no room for more than its number, its kind and its price.
func tiny(u *ui.UI, r canvas.Rect) bool { return r.H < u.Px(76) || r.W < u.Px(52) }

// besideSeal is the width of a letter, in design pixels, from which its sign stands beside its seal, and belowSeal the height that both need below
// each other.
const besideSeal, belowSeal = 30, 34

// narrow draws a letter that has no room for words: they are its tip.
func (d *desk) narrow(f *Face, u *ui.UI, in canvas.Rect, i int, basket canvas.Rect) {
	l := &d.letters[i]
	ink := u.Theme.Heading
	if l.fate != session.Written {
		ink = u.Theme.Why
	}
	number, kind := chart.Roman(i+1), signs.Construction+signs.Sign(l.kind-1)
	switch size, down := min(1, in.W/u.Px(44)), min(u.Px(34), in.H*.5); {
	case in.W < u.Px(besideSeal) && in.H >= u.Px(belowSeal): // below each other, else both would be specks
		size = min(1, (in.W+u.Px(8))/u.Px(24))
		f.waxRoman(u, canvas.Point{X: in.Center().X, Y: in.Y + u.Px(9)*size}, 11*size, number)
		f.sign(u, kind, canvas.Point{X: in.Center().X, Y: in.Y + u.Px(32)*size}, 20*size, ink)
	default:
		if tiny(u, in.Inset(-u.Px(8))) && !u.Theme.Touch {
			down = u.Px(9) * size
		}
		f.waxRoman(u, canvas.Point{X: in.X + u.Px(8)*size, Y: in.Y + u.Px(8)*size}, 11*size, number)
		f.sign(u, kind, canvas.Point{X: in.Right() - u.Px(9)*size, Y: in.Y + down}, 20*size, ink)
	}
	words := f.name(rules.Ref{Kind: game.KindAction, ID: int16(l.kind)}) + ": " + strings.Join(l.lines, " ")
	if l.fate != session.Written {
		words = l.why
	}
	u.Tip(in, words)
	if l.fate == session.Written && l.price > 0 && (!u.Theme.Touch || basket.H == 0) { // fingers need a wider basket
		foot := canvas.Rect{X: in.X, Y: in.Bottom() - u.Px(20), W: in.W, H: u.Px(20)}
		if fonts.Width(itoa(l.price), u.Theme.Text(ui.Figure))+u.Px(18)+max(0, basket.Right()-in.X) > in.W {
			u.Words(foot, itoa(l.price), u.Theme.Text(ui.Figure), ui.Right)
			return
		}
		f.price(u, foot, l.price)
	}
}

// wide draws a letter with its words and its price.
func (d *desk) wide(f *Face, u *ui.UI, in canvas.Rect, i int) {
	l := &d.letters[i]
	head := ui.CutTop(&in, u.Px(28))
	f.waxRoman(u, canvas.Point{X: head.X + u.Px(12), Y: head.Center().Y}, 13, chart.Roman(i+1))
	ui.CutLeft(&head, u.Px(29))
	f.sign(u, signs.Construction+signs.Sign(l.kind-1), canvas.Point{X: head.Right() - u.Px(10), Y: head.Center().Y}, 20, u.Theme.Heading)
	head.W -= u.Px(22)
	if name := f.name(rules.Ref{Kind: game.KindAction, ID: int16(l.kind)}); head.W > u.Px(60) {
		u.Words(head, name, u.Theme.Text(ui.Label), ui.Left)
	}
	u.Fill(canvas.Rect{X: in.X, Y: in.Y, W: in.W, H: max(u.Px(1), 1)}, u.Theme.Gilt)
	foot := ui.CutBottom(&in, u.Px(22))
	ui.CutTop(&in, u.Px(3))
	d.drawLines(f, u, in, l)
	if l.fate == session.Written {
		f.price(u, foot, l.price)
	}
}

// drawLines writes what a letter says, or why it can no longer be sent; what finds no room is in its tip.
func (d *desk) drawLines(f *Face, u *ui.UI, in canvas.Rect, l *letter) {
	st, lines, tip, all := u.Theme.Text(ui.Small), l.lines, l.whole, in
	if l.fate != session.Written {
		if st.Color = u.Theme.Why; l.fate == session.Unfinished {
			st.Color = u.Theme.Ink2
		}
		d.one[0] = l.why
		lines, tip = d.one[:], l.why
	}
	in = roomy(u, lines, in)
	st, fits := shrunk(u, lines, st, in)
	if brief := l.brief; !fits && l.fate == session.Written && len(brief) > 0 {
		u.Tip(all, tip)
		lines = brief
		st, _ = shrunk(u, lines, u.Theme.Text(ui.Small), in)
	}
	for _, line := range lines {
		h, whole := u.Excerpt(in, line, st)
		if !whole {
			u.Tip(all, tip)
			return
		}
		ui.CutTop(&in, h)
	}
}

// readable is the least size of letters that is read with ease, in design pixels; least is for words that would be broken else.
const readable, least = 11, 10

// roomy is the room of lines with some of the margin, where a word would be broken without it.
func roomy(u *ui.UI, lines []string, room canvas.Rect) canvas.Rect {
	st := u.Theme.Text(ui.Small)
	if st.Size = u.Px(readable); widestWord(lines, st) > room.W {
		room.X, room.W = room.X-u.Px(4), room.W+u.Px(8)
	}
	return room
}

// shrunk is the style in which lines find room, as small as is read with ease where they do not. A word that would be broken is
// written a little smaller still.
func shrunk(u *ui.UI, lines []string, st fonts.Style, room canvas.Rect) (fonts.Style, bool) {
	for ; ; st.Size -= u.Px(.5) {
		high, whole := lineHeights(lines, st, room.W) <= room.H, widestWord(lines, st) <= room.W
		if high && whole {
			return st, true
		}
		if st.Size <= u.Px(least) || whole && st.Size <= u.Px(readable) {
			return st, false
		}
	}
}

// lineHeights is how high lines are together.
func lineHeights(lines []string, st fonts.Style, width float64) (h float64) {
	for _, line := range lines {
		h += ui.TextHeight(line, st, width)
	}
	return h
}

// widestWord is the width of the widest word of lines: one that is too wide would be broken.
func widestWord(lines []string, st fonts.Style) (w float64) {
	for _, line := range lines {
		for word := range strings.FieldsSeq(line) {
			w = max(w, fonts.Width(word, st))
		}
	}
	return w
}

// price writes what a letter costs at the right of a line.
func (f *Face) price(u *ui.UI, r canvas.Rect, n int) {
	if n == 0 {
		u.Words(r, f.word("letter.free"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
		return
	}
	w := u.Words(r, itoa(n), u.Theme.Text(ui.Figure), ui.Right)
	f.sign(u, signs.Resources, canvas.Point{X: r.Right() - w - u.Px(11), Y: r.Center().Y}, 15, paint.RGB(0x8F5F06))
}
