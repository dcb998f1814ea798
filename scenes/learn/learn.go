// Package learn is the screen of the lessons and the coach who leads through one at the table. It knows no game.
package learn

import (
	"embed"
	"image/color"
	"math"
	"slices"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/rules/tutor"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Entry is a lesson in the list.
type Entry struct {
	Kind   *house.Kind
	Lesson *tutor.Lesson
}

// Left returns where the lesson was left before its end; "" if it was not.
func (e Entry) Left(h *house.House) string { return h.Place(e.ID()) }

// ID is the name of a lesson among the things the player has seen.
func (e Entry) ID() string { return "lesson." + e.Lesson.Game.Info().ID + "." + e.Lesson.Name }

// Entries lists the lessons of all games.
func Entries(h *house.House) (list []Entry) {
	for i := range h.Kinds {
		for _, l := range h.Lessons(&h.Kinds[i]) {
			list = append(list, Entry{&h.Kinds[i], l})
		}
	}
	return list
}

// Start begins the lesson with the learner and those who play against him on their seats. The seed is that of the dice which the
// lesson leaves to chance.
func (e Entry) Start(h *house.House, seed uint64) *tutor.Course {
	return e.Lesson.Start(e.seats(h), seed)
}

// Resume goes on where the lesson was left; false where that is not known.
func (e Entry) Resume(h *house.House) (*tutor.Course, bool) {
	return e.Lesson.Resume(e.seats(h), e.Left(h))
}

// seats are the learner and those who play against him.
func (e Entry) seats(h *house.House) (seats []session.Seating) {
	rivals := [...]string{"learn.rival.1", "learn.rival.2", "learn.rival.3", "learn.rival.4"}
	for i, emblem := range e.Lesson.Seats {
		who := session.Seating{Emblem: emblem}
		if rules.Seat(i) == e.Lesson.Seat {
			who.Name = h.App.Say("learn.you")
		} else {
			who.Name, who.Level = h.App.Say(rivals[len(seats)%len(rivals)]), bot.Novice
		}
		seats = append(seats, who)
	}
	return seats
}

// Learn is the scene.
type Learn struct {
	house  *house.House
	ui     *ui.UI
	begin  func(number int, afresh bool) // opens a lesson of Entries, where it was left or at its beginning
	list   []Entry
	left   []bool // those that were left before their end
	chosen int
	begun  int // the one that was begun last
	scroll ui.Scroll
	show   bool // the list is to be scrolled to the chosen one
	sample sample
}

// New returns the scene with the lessons of one game.
func New(h *house.House, k *house.Kind, begin func(number int, afresh bool)) *Learn {
	all := Entries(h)
	of := func(e Entry) bool { return e.Kind == k }
	first := max(slices.IndexFunc(all, of), 0)
	l := &Learn{house: h, ui: ui.NewUI(h.App), list: slices.DeleteFunc(slices.Clone(all), func(e Entry) bool { return !of(e) })}
	l.begin = func(number int, afresh bool) {
		l.begun = number
		begin(first+number, afresh)
	}
	l.look()
	l.begun = max(slices.Index(l.left, true), 0)
	l.Return()
	return l
}

// Return chooses the lesson that was begun last, or where that is done the next that is not.
func (l *Learn) Return() {
	l.house.App.Mood("title")
	l.look()
	l.chosen, l.show = l.begun, true
	for range l.list {
		if !l.done(l.chosen) || l.left[l.chosen] && l.chosen == l.begun {
			break
		}
		l.chosen = (l.chosen + 1) % len(l.list)
	}
}

// look finds out which lessons were left before their end.
func (l *Learn) look() {
	l.left = make([]bool, len(l.list))
	for i, e := range l.list {
		l.left[i] = e.Left(l.house) != ""
	}
}

func (l *Learn) done(i int) bool { return l.ui.App.Prefs.Seen[l.list[i].ID()] }

func (l *Learn) word(key string, args ...any) string { return l.ui.App.Say("learn."+key, args...) }

// Update shows one tick.
func (l *Learn) Update(in *ui.Input) bool {
	u := l.ui
	u.Begin(in)
	inside, leave := u.Page(l.title(), u.App.Say("house.back"))
	if width := u.Px(1080); inside.W > width {
		inside = ui.Middle(inside, width, inside.H)
	}
	if len(l.list) > 0 {
		l.draw(inside)
	}
	if leave {
		u.App.Stack.Pop()
	}
	return u.End()
}

// Draw paints the last tick.
func (l *Learn) Draw(c canvas.Canvas) { l.ui.Draw(c) }

// title names the screen and its game.
func (l *Learn) title() string {
	words := l.word("title")
	if len(l.list) > 0 {
		words += " · " + l.ui.App.Say(l.list[0].Kind.Rules.Info().ID+".title")
	}
	return words
}

// A lesson in the list is so high, in design pixels: no less, and no more where there is room.
const (
	rowHeight  = 66
	tallestRow = 86

	rowMargin   = 16 // both sides of a row together
	sealSide    = 36
	sealGap     = 12
	titleHeight = 27
	asideWidth  = 400 // what stands beside the list
)

// draw shows the list, and beside it, or below, what Tyche says to the chosen one.
func (l *Learn) draw(in canvas.Rect) {
	u := l.ui
	var side canvas.Rect
	n, row := float64(len(l.list)), u.Px(rowHeight)
	wide := in.W >= u.Px(760)
	if wide {
		side = ui.CutRight(&in, u.Px(asideWidth))
		ui.CutRight(&in, u.Px(ui.Gutter))
		row = math.Floor(min(max((in.H-2*u.Px(ui.Padding))/n, row), u.Px(tallestRow)))
		row = max(row, l.tallest(in.W))
		in.H = min(in.H, n*row+2*u.Px(ui.Padding))
		side.H = min(side.H, max(in.H, u.Px(420)))
	} else {
		about := ui.TextHeight(l.about(), u.Theme.Text(ui.Small), in.W-2*u.Px(ui.Padding))
		side = ui.CutBottom(&in, min(about+u.Px(u.ButtonHeight()+ui.Gutter)+2*u.Px(ui.Padding), in.H/2))
		ui.CutBottom(&in, u.Px(ui.Gutter))
		row = wholeRows(in.H-2*u.Px(ui.Padding), max(row, l.tallest(in.W)))
	}
	panel := u.Panel(in)
	if l.show {
		l.scroll.Jump(max(float64(l.chosen+1)*row-panel.H, 0))
		l.show = false
	}
	pressed := u.List(panel, &l.scroll, len(l.list), row, l.chosen, l.row)
	if pressed >= 0 && pressed == l.chosen {
		l.begin(l.chosen, false)
	} else if pressed >= 0 {
		l.chosen = pressed
	}
	l.aside(u.Panel(side), wide)
}

// wholeRows makes rows so much higher that a list which is not scrolled ends with a whole one.
func wholeRows(high, row float64) float64 {
	if n := math.Floor(high / row); n >= 1 {
		return math.Floor(high / n)
	}
	return row
}

// about says what the chosen lesson teaches.
func (l *Learn) about() string { return l.house.Say(l.list[l.chosen].Lesson.About) }

// row draws one lesson: its number or the mark that it is done, what it teaches, how long it takes.
func (l *Learn) row(i int, r canvas.Rect) {
	u, lesson := l.ui, l.list[i].Lesson
	side, text, st := u.Px(sealSide), l.house.Say(lesson.About), u.Theme.Colored(ui.Small, u.Theme.Ink2)
	width := r.W - u.Px(rowMargin)
	high := ui.TextHeight(text, st, width-side-u.Px(sealGap))
	r = ui.Middle(r, width, max(u.Px(titleHeight)+high, u.Px(rowHeight-12)))
	seal := ui.Middle(ui.CutLeft(&r, side), side, side)
	l.seal(seal, i)
	ui.CutLeft(&r, u.Px(sealGap))
	first := ui.CutTop(&r, u.Px(titleHeight))
	minutes := l.word("minutes", lesson.Minutes)
	if l.left[i] {
		minutes = l.word("left")
	}
	title, size := l.house.Say(lesson.Title), u.Theme.Text(ui.Label)
	if beside := fonts.Width(minutes, st) + u.Px(8); l.left[i] || fonts.Width(title, size)+beside <= first.W { // the name comes first
		ui.CutRight(&first, u.Words(first, minutes, st, ui.Right)+u.Px(8))
	}
	u.Wrapped(first, title, size, ui.Left)
	about := ui.CutTop(&r, max(high, u.Px(24)))
	about.Y, about.H = about.Y+math.Round((about.H-high)/2), high
	u.Paragraph(about, text, st, ui.Left)
}

// tallest is how high a row must be for each lesson's words to be whole in a panel so wide.
func (l *Learn) tallest(panel float64) (h float64) {
	u := l.ui
	width := u.ScrollWidth(panel-2*u.Px(ui.Padding)) - u.Px(rowMargin) - u.Px(sealSide) - u.Px(sealGap)
	for i := range l.list {
		h = max(h, ui.TextHeight(l.house.Say(l.list[i].Lesson.About), u.Theme.Text(ui.Small), width))
	}
	return u.Px(titleHeight) + h + u.Px(rowMargin)
}

// seal is the number of a lesson, gilt with a tick when it was done.
func (l *Learn) seal(r canvas.Rect, i int) {
	u := l.ui
	c := r.Center()
	disc := func(d float64, ink color.NRGBA) { u.Line(c, canvas.Point{X: c.X + 0.01, Y: c.Y}, d, ink) }
	disc(r.W, u.Theme.Gilt)
	if l.done(i) {
		disc(r.W-u.Px(3), u.Theme.Offer2)
		u.Sign(r, ui.CheckSign, u.Theme.OfferInk)
		return
	}
	disc(r.W-u.Px(3), u.Theme.Paper)
	u.Words(r, strconv.Itoa(i+1), u.Theme.Text(ui.Figure), ui.Center)
}

// aside is the table at which the chosen lesson begins, how far the player is, and the button that begins.
func (l *Learn) aside(in canvas.Rect, wide bool) {
	u := l.ui
	b := ui.CutBottom(&in, u.Px(u.ButtonHeight()))
	if l.left[l.chosen] {
		if u.Button(ui.Column(b, 1, 2, u.Px(ui.Gutter)), l.word("afresh"), ui.ButtonOpts{}) {
			l.begin(l.chosen, true)
		}
		b = ui.Column(b, 0, 2, u.Px(ui.Gutter))
	}
	o := ui.ButtonOpts{Main: true, Icon: u.Theme.SignPicture(icons.Play, u.Px(18), u.Theme.OfferInk)}
	key := "begin"
	switch {
	case l.left[l.chosen]:
		key = "go-on"
	case l.done(l.chosen):
		key = "repeat"
	}
	if u.Button(b, l.word(key), o) {
		l.begin(l.chosen, false)
	}
	if !wide {
		u.Paragraph(in, l.about(), u.Theme.Text(ui.Small), ui.Left)
		return
	}
	ui.CutBottom(&in, u.Px(ui.Gutter))
	l.sample.draw(l, ui.CutTop(&in, math.Round(min(in.W*.9, in.H*.65))))
	ui.CutTop(&in, u.Px(10))
	n := 0
	for i := range l.list {
		if l.done(i) {
			n++
		}
	}
	lesson := l.list[l.chosen].Lesson
	ui.CutTop(&in, u.Paragraph(in, l.house.Say(lesson.Title), u.Theme.Colored(ui.Name, u.Theme.Heading), ui.Center)+u.Px(6))
	ui.CutTop(&in, u.Paragraph(in, l.about(), u.Theme.Text(ui.Label), ui.Center)+u.Px(12))
	welcome := l.word("welcome")
	if n > 0 {
		welcome = l.word("progress", n, len(l.list))
	}
	if n == len(l.list) {
		welcome = l.word("all-done")
	}
	if ui.TextHeight(welcome, u.Theme.Text(ui.Italic), in.W) <= in.H {
		u.Paragraph(in, welcome, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
	}
}
