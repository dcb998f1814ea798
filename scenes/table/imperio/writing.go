package imperio

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// The rows of which the pages are written, and what of the answers they offer.

// Covers says that the pages of the sheet offer these answers: trade on the page of diplomacy, works, units and technologies.
func (f *Face) Covers(o *table.Offers) bool {
	if dealing(o) {
		return true
	}
	for _, k := range o.Legal {
		switch k.Move.Verb {
		case game.VerbOffer, game.VerbAlly, game.VerbMake, game.VerbBuild, game.VerbResearch:
			return true
		case game.VerbAccept: // an offer waits: its answer must not be overlooked
			return false
		}
	}
	return len(o.Legal) == 0
}

// writePage writes what can be built, produced and ordered in a hex, or lists the fleet there.
func (f *Face) writePage(p *pen, h *game.HexView, s *table.Sight) {
	if s.Desk == nil || s.Desk.Open() >= 0 {
		f.fleetRows(p, h)
		return
	}
	if h.Fleet.Owner == f.view.Seat {
		f.fleetPage(p, h, s)
		f.benchRows(p, h, s)
		return
	}
	f.benchRows(p, h, s)
	f.fleetRows(p, h)
}

// option is a row that can be chosen.
func (p *pen) option(sign signs.Sign, words string) (pressed bool) {
	return p.offer(sign, words, "", "", "", false)
}

// offer is a row that can be chosen, with a note and a price; one that is chosen already is lit, and one that may not be is grey and
// says why.
func (p *pen) offer(sign signs.Sign, words, note, price, why string, chosen bool) (pressed bool) {
	p.more = canvas.Rect{}
	if why != "" {
		return p.denied(sign, words, price, why)
	}
	u := p.u
	high, below := u.Tall(28)+4, note != "" && p.crowds(words, note, price)
	if below {
		high += noteRow
	}
	r, seen := p.row(u.Px(high))
	p.more = r
	if !seen {
		return false
	}
	r.H -= u.Px(4)
	u.Scope(800 + p.rows)
	defer u.Unscope()
	cut := u.CutsLine(r, u.Theme.Text(ui.Body)) // nobody can read what a press on it does
	hover, pressed := u.Spot("option", r)
	shape, ink := ui.PlainButton, u.Theme.Ink
	switch {
	case chosen:
		shape, ink = ui.OfferButton, u.Theme.OfferInk
	case hover:
		shape = ui.HoverButton
	}
	u.Theme.Skin(u, shape, r)
	if cut {
		return false
	}
	if p.more = r; below {
		under := ui.CutBottom(&r, u.Px(noteRow+3))
		ui.CutLeft(&under, u.Px(optionWords))
		u.Words(under, note, u.Theme.Colored(ui.Italic, ink), ui.Left)
		note = ""
	}
	p.priced(r, sign, words, note, price, ink)
	return pressed
}

// optionWords is where the words of a row that can be chosen begin, optionEdges what it has beside them, and noteRow how high a note is that
// stands below them, in design pixels.
const optionWords, optionEdges, noteRow = 34, 42, 17

// crowds says whether a note beside words would make them small.
func (p *pen) crowds(words, note, price string) bool {
	u := p.u
	room := p.w - u.Px(optionEdges+28) - fonts.Width(note, u.Theme.Text(ui.Italic)) - fonts.Width(price, u.Theme.Text(ui.Number))
	return fonts.Width(words, u.Theme.Text(ui.Body)) > room
}

// priced writes a sign, words, a note and a price into a row.
func (p *pen) priced(r canvas.Rect, sign signs.Sign, words, note, price string, ink paint.Color) {
	u := p.u
	p.f.sign(u, sign, canvas.Point{X: r.X + u.Px(17), Y: r.Center().Y}, 18, ink)
	in := canvas.Rect{X: r.X + u.Px(optionWords), Y: r.Y, W: r.W - u.Px(optionEdges), H: r.H}
	p.price(&in, price, ink)
	if note != "" {
		in.W -= u.Words(in, note, u.Theme.Colored(ui.Italic, ink), ui.Right) + u.Px(6)
	}
	u.Words(in, words, fitted(words, u.Theme.Colored(ui.Body, ink), in.W, u.Px(10.5)), ui.Left)
}

// price writes a price in Resources at the right of a line, and takes its room off; nothing for "".
func (p *pen) price(r *canvas.Rect, price string, ink paint.Color) {
	if price == "" {
		return
	}
	w := p.u.Words(*r, price, p.u.Theme.Colored(ui.Number, ink), ui.Right)
	p.f.sign(p.u, signs.Resources, canvas.Point{X: r.Right() - w - p.u.Px(10), Y: r.Center().Y}, 12, ink)
	r.W -= w + p.u.Px(22)
}

// fitted makes a type smaller, not below a least size, until words find room.
func fitted(words string, st fonts.Style, width, least float64) fonts.Style {
	if w := fonts.Width(words, st); w > width {
		st.Size = max(st.Size*width/w, least)
	}
	return st
}

// denied is a row that may not be chosen, with the reason below.
func (p *pen) denied(sign signs.Sign, words, price, why string) bool {
	u := p.u
	st := u.Theme.Colored(ui.Small, u.Theme.Why)
	below := ui.TextHeight(why, st, p.w-u.Px(42))
	r, seen := p.row(u.Px(u.Tall(24)+4) + below)
	if !seen {
		return false
	}
	r.H -= u.Px(4)
	p.more = r
	u.Scope(800 + p.rows)
	_, pressed := u.Spot("option", r)
	u.Unscope()
	u.Theme.Skin(u, ui.OffButton, r)
	head := ui.CutTop(&r, u.Px(24))
	p.priced(head, sign, words, "", price, u.Theme.OffInk)
	u.Paragraph(canvas.Rect{X: r.X + u.Px(34), Y: r.Y - u.Px(2), W: r.W - u.Px(42), H: below}, why, st, ui.Left)
	if pressed {
		u.App.Play("refuse")
	}
	return false
}

func (f *Face) unitPrice(unit int) string {
	price := itoa(f.desk.prices.Units[unit])
	if n := f.desk.prices.PerPrice[unit]; n > 1 {
		return f.word("write.bundle", rules.N(n), rules.N(f.desk.prices.Units[unit]))
	}
	return price
}

// stepLine is how high a line of words is that stands over a stepper, in design pixels.
const stepLine = 18

// stepper is a row with a number that can be raised and lowered; it returns 1 or -1 when it was. Words that find no room beside the
// keys stand over them.
func (p *pen) stepper(sign signs.Sign, words, price string, n int, why, whyLess string) (step int) {
	u := p.u
	side, over := u.Px(u.Tall(26)), 0.0
	if p.narrows(words, price, side) {
		over = u.Px(stepLine)
	}
	r, seen := p.row(u.Px(u.Tall(26)+4) + over)
	p.more, p.less, p.label = r, r, canvas.Rect{}
	if !seen {
		return 0
	}
	ink := u.Theme.Ink
	if why != "" && n == 0 {
		ink = u.Theme.OffInk
	}
	head := ui.CutTop(&r, over)
	p.f.sign(u, sign, canvas.Point{X: r.X + u.Px(14), Y: r.Center().Y}, 26, ink)
	u.ScopeOf(words)
	defer u.Unscope()
	more := ui.Middle(ui.CutRight(&r, side), side, side)
	count := ui.CutRight(&r, u.Px(26))
	less := ui.Middle(ui.CutRight(&r, side), side, side)
	p.more, p.less = more, less
	if p.key(more, "+", why) {
		step = 1
	}
	if p.key(less, "−", whyLess) {
		step = -1
	}
	number := itoa(n)
	u.Words(count, number, fitted(number, u.Theme.Colored(ui.Figure, ink), count.W-u.Px(4), u.Px(11)), ui.Center)
	in := canvas.Rect{X: r.X + u.Px(32), Y: r.Y, W: r.W - u.Px(36), H: r.H}
	if price != "" {
		w := u.Words(in, price, u.Theme.Colored(ui.Number, ink), ui.Right)
		p.f.sign(u, signs.Resources, canvas.Point{X: in.Right() - w - u.Px(9), Y: r.Center().Y}, 12, ink)
		in.W -= w + u.Px(20)
	}
	if over > 0 {
		in = head
	}
	st := fitted(words, u.Theme.Colored(ui.Body, ink), in.W, u.Px(leastWords))
	u.Words(in, words, st, ui.Left)
	if fonts.Width(words, st) > in.W {
		u.Tip(in, words)
	}
	p.label = in
	return step
}

// leastWords is the least size of what a stepper is about, in design pixels.
const leastWords = 13

// narrows says whether words would be small, or cut, between the sign and the keys of a stepper, which are so wide.
func (p *pen) narrows(words, price string, side float64) bool {
	u := p.u
	room := p.w - 2*side - u.Px(26+36)
	if price != "" {
		room -= fonts.Width(price, u.Theme.Text(ui.Number)) + u.Px(20)
	}
	return fonts.Width(words, fitted(words, u.Theme.Text(ui.Body), room, u.Px(leastWords))) > room
}

// key is a small button with one letter; why not is its tip.
func (p *pen) key(r canvas.Rect, letter, why string) bool {
	u := p.u
	if why == "" {
		return u.Button(r, letter, ui.ButtonOpts{Again: true})
	}
	_, pressed := u.Spot(letter, r)
	u.Theme.Skin(u, ui.OffButton, r)
	u.Words(r, letter, u.Theme.Colored(ui.Label, u.Theme.OffInk), ui.Center)
	u.Tip(r, why)
	if pressed && !u.Repeating() { // else it was held until it went no further
		u.App.Play("refuse")
	}
	return false
}
