package table

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// drawRecap draws the recap and follows what the player does with it.
func (t *Table) drawRecap(u *ui.UI, a Areas) {
	k := &t.recap
	if !t.Recaps() {
		return
	}
	if k.lang != t.app.Prefs.Language {
		t.reckon()
	}
	u.Block(a.Window)
	ui.Dim(u, 0.35)
	w, h := min(u.Px(600), a.Window.W-u.Px(16)), min(u.Px(560), a.Window.H-u.Px(16))
	h = min(h, k.height+u.Px(ui.HeadingHeight+8+24+54))
	if k.height == 0 {
		h = min(u.Px(460), a.Window.H-u.Px(16)) // it is measured while it is drawn
	}
	r := ui.Middle(a.Window, w, h)
	k.card = r
	u.Theme.Skin(u, ui.CardShape, r)
	u.Heading(ui.CutTop(&r, u.Px(ui.HeadingHeight+8)), t.word("recap"))
	in := r.Inset(u.Px(12))
	foot := ui.CutBottom(&in, u.Px(46))
	k.seen += u.In.Dt
	u.Deafen(k.seen < grace) // a press that was meant for what was acted out chooses no line
	t.recapLines(u, in)
	u.Deafen(false)
	ui.CutTop(&foot, u.Px(6))
	onwards, o := t.word("go-on"), ui.ButtonOpts{Main: true, Hot: ui.KeyEscape}
	least := u.ButtonWidth(onwards, o)
	report := t.reportFits(u, foot.W-least)
	if t.exits.Watch != nil && t.againButton(u, &foot, least+u.ButtonWidth(report, ui.ButtonOpts{})) {
		t.watchFrom(k.from)
	}
	t.reportButton(u, &foot, report)
	if u.Button(ui.CutRight(&foot, min(max(u.Px(200), least), foot.W)), onwards, o) {
		t.closeRecap()
		t.attend() // its lines may have led the map away
	}
}

// Reporter is a Face with a report of its own on what a recap tells.
type Reporter interface {
	// ReportWords is what the button that opens the report says; "" while there is none.
	ReportWords() string
	OpenReport(s *Sight)
}

// footGapX is between the buttons below a recap, in design pixels.
const footGapX = 10

// againButton shows again what the recap tells; its sign alone, where the buttons beside it are so wide that the words would have no room.
func (t *Table) againButton(u *ui.UI, foot *canvas.Rect, beside float64) (pressed bool) {
	again, gap := t.word("watch-again"), u.Px(footGapX)
	o := ui.ButtonOpts{Icon: u.Theme.SignPicture(icons.Shown, u.Px(18), u.Theme.Ink)}
	if w := u.ButtonWidth(again, o); w+beside+2*gap <= foot.W {
		pressed = u.Button(ui.CutLeft(foot, w), again, o)
	} else {
		pressed = u.IconButton(ui.CutLeft(foot, u.Px(u.ButtonHeight())), icons.Shown, again, ui.ButtonOpts{})
	}
	ui.CutLeft(foot, gap)
	return pressed
}

// reportFits is what the button of the face's own report says; "" where there is none, or where it does not fit beside the sign of the other.
func (t *Table) reportFits(u *ui.UI, room float64) string {
	f, reports := t.face.(Reporter)
	if !reports {
		return ""
	}
	words := f.ReportWords()
	if u.ButtonWidth(words, ui.ButtonOpts{})+u.Px(u.ButtonHeight()+2*footGapX) > room {
		return ""
	}
	return words
}

// reportButton leads from the recap to the face's own report.
func (t *Table) reportButton(u *ui.UI, foot *canvas.Rect, words string) {
	if words == "" {
		return
	}
	if u.Button(ui.CutLeft(foot, u.ButtonWidth(words, ui.ButtonOpts{})), words, ui.ButtonOpts{}) {
		t.closeRecap()
		t.recap.aside = true
		t.face.(Reporter).OpenReport(&t.sight)
	}
	ui.CutLeft(foot, u.Px(10))
}

// recapLines draws what changed for each seat, and the events below it.
func (t *Table) recapLines(u *ui.UI, in canvas.Rect) {
	k := &t.recap
	box := u.BeginScroll(in, &k.scroll)
	top, st, numbers := box.Y, u.Theme.Text(ui.Small), u.Theme.Text(ui.Number)
	for seat := range t.match.Session.Header().Seats {
		if k.change[seat].words == "" {
			continue
		}
		row := canvas.Rect{X: box.X, Y: box.Y, W: box.W, H: u.Px(30)}
		t.face.Emblem(u, rules.Seat(seat), canvas.Point{X: row.X + u.Px(14), Y: row.Y + row.H/2}, u.Px(24))
		ui.CutLeft(&row, u.Px(34))
		ui.CutLeft(&row, u.Words(canvas.Rect{X: row.X, Y: row.Y, W: row.W * changeName, H: row.H}, t.titleOf(rules.Seat(seat)), u.Theme.Text(ui.Label), ui.Left)+u.Px(12))
		line := ui.TextHeight("0", numbers, row.W)
		high := ui.TextHeight(k.change[seat].words, numbers, row.W)
		u.Paragraph(canvas.Rect{X: row.X, Y: row.Y + math.Round((row.H-line)/2), W: row.W, H: high}, k.change[seat].words, numbers, ui.Left)
		box.Y += u.Px(30) + high - line
		below := canvas.Rect{X: box.X + u.Px(34), Y: box.Y, W: box.W - u.Px(34), H: u.In.H}
		if parts := k.change[seat].parts; parts != "" {
			below.Y += u.Paragraph(below, parts, u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
		}
		if short := k.change[seat].short; short != "" {
			below.Y += u.Paragraph(below, short, u.Theme.Colored(ui.Small, u.Theme.Why), ui.Left)
		}
		box.Y = below.Y
	}
	if box.Y > top && len(k.list) > 0 {
		u.Fill(canvas.Rect{X: box.X, Y: box.Y + u.Px(5), W: box.W, H: max(u.Px(1), 1)}, u.Theme.Gilt)
		box.Y += u.Px(12)
	}
	for i := range k.list {
		u.Scope(i)
		box.Y += t.recapLine(u, canvas.Rect{X: box.X, Y: box.Y, W: box.W}, &k.list[i], st)
		u.Unscope()
	}
	k.height = box.Y - top
	u.EndScroll(&k.scroll, k.height)
}

// changeName is how much of a row the name of a seat takes at most.
const changeName = .4

// newsFigure is how high the picture of a line is, in design pixels: what stands out of it does not reach the next line.
const newsFigure = 27

// recapLine draws one event: pointing at it tells why a computer player did it, where that is known, and a click shows its place, or all
// places of a line that tells several, with their names; what has no place unfolds its reasons instead. The sign at its end shows how it came
// about. It returns its height.
func (t *Table) recapLine(u *ui.UI, r canvas.Rect, n *news, st fonts.Style) float64 {
	side, play := u.Px(34), u.Px(u.Theme.Tall(28))
	left, right := side+u.Px(10), 0.0
	if t.exits.Watch != nil {
		right = max(side, play)
	}
	words, seat := t.newsWords(n), n.seat
	if n.lost { // with the badge of whom it was taken from, in the colour of a loss
		seat, st = t.match.viewer, u.Theme.Colored(ui.Small, u.Theme.Why)
	}
	high := ui.TextHeight(words, st, r.W-left-right)
	r.H = max(high+u.Px(8), side+u.Px(4), play)
	row := r
	if right > 0 {
		box := ui.CutRight(&row, right)
		if u.IconButton(ui.Middle(box, play, play), icons.Play, t.word("watch-this"), ui.ButtonOpts{}) {
			t.exits.Watch(t.match, t.passage(n))
		}
	}
	hover, clicked := u.Spot("news", row)
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, row, 0.5)
	}
	at := canvas.Point{X: row.X + side/2, Y: row.Y + row.H/2}
	if !t.figure(u, n.event, at, u.Px(newsFigure)) && seat >= 0 && int(seat) < len(t.match.Session.Header().Seats) {
		t.face.Emblem(u, seat, at, u.Px(24))
	}
	u.Paragraph(canvas.Rect{X: row.X + left, Y: row.Y + (row.H-high)/2, W: row.W - left, H: high}, words, st, ui.Left)
	motives := ""
	if !n.asked && (hover || clicked) {
		motives = Motives(t.voice, t.motives(&n.line))
	}
	if hover && motives != "" {
		u.TipBeside(row, canvas.Rect{X: t.recap.card.X, Y: row.Y, W: t.recap.card.W, H: row.H}, motives)
	}
	switch {
	case clicked && len(n.also) > 0:
		t.closeRecap()
		t.face.Focus(n.places())
		t.toast = toast{text: t.wholeNews(n), left: whySeconds}
	case clicked && n.place != (rules.Ref{}):
		t.closeRecap()
		t.explain(&n.line)
	case clicked && motives != "":
		n.asked = true
	}
	return r.H
}

// figure draws the picture of what an event is about, if the face has one.
func (t *Table) figure(u *ui.UI, e rules.Event, at canvas.Point, size float64) bool {
	f, has := t.face.(Figures)
	if !has {
		return false
	}
	pic := f.Figure(e, int(size))
	if pic == nil {
		return false
	}
	u.Picture(pic, canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
	return true
}
