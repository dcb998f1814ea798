package annals

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// Heights in design pixels.
const (
	headHigh   = 24
	deedHigh   = 36
	numberSide = 36
	lineHigh   = 30
	voteHigh   = 26
)

// DeedsHigh is the height of the table of deeds, in canvas pixels.
func (p *Page) DeedsHigh(u *ui.UI) float64 {
	return u.Px(headHigh + deedHigh*float64(len(p.view.Houses)))
}

// DrawDeeds draws what each House has done in all.
func (p *Page) DrawDeeds(u *ui.UI, r canvas.Rect) {
	p.write()
	w := &p.said
	small := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	who := math.Max(r.W*.3, u.Px(56))
	cell := (r.W - who) / columns
	head := ui.CutTop(&r, u.Px(headHigh))
	for i, words := range w.columns {
		box := canvas.Rect{X: head.X + who + cell*float64(i), Y: head.Y, W: cell, H: head.H}
		st := small
		st.Size *= min(1, box.W/max(fonts.Width(words, st), 1))
		u.Words(box, words, st, ui.Center)
		u.Tip(box, p.word(columnKeys[i]+".tip"))
	}
	for q := range w.deeds {
		row := ui.CutTop(&r, u.Px(deedHigh))
		u.Fill(canvas.Rect{X: row.X, Y: row.Y, W: row.W, H: max(u.Px(1), 1)}, u.Theme.Paper3)
		chart.Arms(u, p.theme, p.house(rules.Seat(q)), canvas.Point{X: row.X + u.Px(15), Y: row.Center().Y}, u.Px(28))
		if room := who - u.Px(38); room > u.Px(40) {
			u.Words(canvas.Rect{X: row.X + u.Px(36), Y: row.Y, W: room, H: row.H}, w.names[q], u.Theme.Text(ui.Body), ui.Left)
		}
		for i, figure := range w.deeds[q] {
			ink := u.Theme.Ink
			if i == broken && p.told.Deeds[q].Broken > 0 {
				ink = u.Theme.Danger
			}
			u.Words(canvas.Rect{X: row.X + who + cell*float64(i), Y: row.Y, W: cell - u.Px(4), H: row.H}, figure, u.Theme.Colored(ui.Number, ink), ui.Center)
		}
	}
}

// TurnHigh is the height of the numbers of the turns and of what happened in the chosen one, where they are so wide.
func (p *Page) TurnHigh(u *ui.UI, width float64) float64 {
	p.write()
	return p.turn(u, canvas.Rect{W: width}, false)
}

// DrawTurn draws them. A click on a number chooses its turn.
func (p *Page) DrawTurn(u *ui.UI, r canvas.Rect) {
	p.write()
	p.turn(u, r, true)
}

// turn lays the numbers and lines out and returns their height; it draws them if it is told to.
func (p *Page) turn(u *ui.UI, r canvas.Rect, draws bool) float64 {
	top := r.Y
	side := p.numberSide(u, r.W)
	per := max(int((r.W+u.Px(3))/(side+u.Px(3))), 1)
	if draws {
		p.drawNumbers(u, r, side, per)
	}
	rows := (len(p.told.Turns) + per - 1) / per
	r.Y += float64(rows)*(side+u.Px(3)) + u.Px(6)
	if len(p.said.lines) == 0 {
		if draws {
			u.Words(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(lineHigh)}, p.said.none, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		}
		return r.Y + u.Px(lineHigh) - top
	}
	for i := range p.said.lines {
		r.Y += p.drawLine(u, r, &p.said.lines[i], draws)
	}
	return r.Y - top
}

// numberSide is the side of a number's button in a row so wide: a little less than it should be where all find room in one row then.
func (p *Page) numberSide(u *ui.UI, width float64) float64 {
	side, n := u.Px(u.Theme.Tall(numberSide)), float64(len(p.told.Turns))
	if fit := math.Floor((width+u.Px(3))/max(n, 1) - u.Px(3)); fit < side && fit >= side-u.Px(3) {
		return fit
	}
	return side
}

// drawNumbers draws a button for each turn.
func (p *Page) drawNumbers(u *ui.UI, r canvas.Rect, side float64, per int) {
	for i := range p.told.Turns {
		box := canvas.Rect{X: r.X + float64(i%per)*(side+u.Px(3)), Y: r.Y + float64(i/per)*(side+u.Px(3)), W: side, H: side}
		u.Scope(i)
		hover, pressed := u.Spot("turn", box)
		u.Unscope()
		shape, ink := ui.PlainButton, u.Theme.Ink
		if i == p.chosen {
			shape, ink = ui.OfferButton, u.Theme.OfferInk
		}
		u.Theme.Skin(u, shape, box)
		if hover && i != p.chosen {
			u.Theme.SkinFaint(u, ui.SelectShape, box, .6)
		}
		u.Words(box, chart.Roman(p.told.Turns[i].Turn), u.Theme.Colored(ui.Label, ink), ui.Center)
		if pressed && i != p.chosen {
			u.App.Play("page")
			p.chosen = i
		}
	}
}

// drawLine draws who did what, and below a decision the votes. It returns its height.
func (p *Page) drawLine(u *ui.UI, r canvas.Rect, l *line, draws bool) float64 {
	left := u.Px(82)
	st := u.Theme.Text(ui.Body)
	text := ui.TextHeight(l.words, st, r.W-left)
	high := max(text+u.Px(6), u.Px(lineHigh))
	if draws {
		p.tellWhy(u, canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: high}, l)
		mid := r.Y + high/2
		if l.seat >= 0 {
			chart.Arms(u, p.theme, p.house(l.seat), canvas.Point{X: r.X + u.Px(13), Y: mid}, u.Px(24))
		}
		sign := signs.Picture(l.sign, int(u.Px(15)), u.Theme.Heading)
		u.Picture(sign, canvas.Place{At: canvas.Point{X: math.Round(r.X + u.Px(37)), Y: math.Round(mid)}, AnchorX: .5, AnchorY: .5})
		if l.rival >= 0 {
			chart.Arms(u, p.theme, p.house(l.rival), canvas.Point{X: r.X + u.Px(61), Y: mid}, u.Px(24))
		}
		u.Paragraph(canvas.Rect{X: r.X + left, Y: r.Y + (high-text)/2, W: r.W - left, H: text}, l.words, st, ui.Left)
	}
	for i := range l.votes {
		if draws {
			p.drawVotes(u, canvas.Rect{X: r.X + left, Y: r.Y + high, W: r.W - left, H: u.Px(voteHigh)}, &l.votes[i])
		}
		high += u.Px(voteHigh)
	}
	return high
}

// tellWhy says why a computer player did what a line tells while the cursor is on it.
func (p *Page) tellWhy(u *ui.UI, row canvas.Rect, l *line) {
	if p.Why == nil || !u.In.Present || !row.Contains(u.In.Cursor) {
		return
	}
	if !l.asked {
		l.asked, l.why = true, p.Why(l.event)
	}
	if l.why != "" {
		u.Tip(row, l.why)
	}
}

// drawVotes draws an option and who has voted for it.
func (p *Page) drawVotes(u *ui.UI, r canvas.Rect, o *option) {
	r.X += u.Words(canvas.Rect{X: r.X, Y: r.Y, W: r.W * .4, H: r.H}, o.words, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left) + u.Px(10)
	for _, v := range o.votes {
		chart.Arms(u, p.theme, p.house(v.seat), canvas.Point{X: r.X + u.Px(9), Y: r.Center().Y}, u.Px(19))
		r.X += u.Px(21)
		r.X += u.Words(canvas.Rect{X: r.X, Y: r.Y, W: u.Px(40), H: r.H}, v.words, u.Theme.Text(ui.Number), ui.Left) + u.Px(10)
	}
}
