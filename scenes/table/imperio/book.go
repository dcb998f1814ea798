package imperio

import (
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/annals"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// A book is laid over the table by a key and closed again: the report of the last turn, the star map of the technologies, the
// annals. That of one's own words is opened from the page of one's House.

// bookKind is which book lies open.
type bookKind uint8

const (
	noBook bookKind = iota
	reportBook
	starBook
	wordBook
	annalBook
	talkBook
)

// bookKeys are the keys that open and close each book.
var bookKeys = [...]struct {
	key  rune
	kind bookKind
}{{'b', reportBook}, {'t', starBook}, {'a', annalBook}, {'d', talkBook}}

// book is what lies open, and how far it is scrolled.
type book struct {
	kind   bookKind
	scroll ui.Scroll
	fresh  bool // opened in this tick: its key does not close it
	pens   [2]pen
	stars  starBookState
	report game.Report
	opened [6]game.Report // of the other Houses, where letters are laid open
	told   []rules.Event  // of which it tells
	why    map[rules.Event]string
	annals *annals.Page
	words  wordFields
	talk   talk
	letter struct { // of Research, for the chosen star
		seen, tech int
		writ       writ
	}
}

// Reading says whether a book lies over the table.
func (f *Face) Reading() bool { return f.book.kind != noBook }

// read opens a book.
func (f *Face) read(kind bookKind, s *table.Sight) {
	f.app.Play("card-slide")
	switch kind {
	case reportBook:
		f.book.report, f.book.told = f.reportOf(s)
		for q := range f.view.Players {
			f.book.opened[q] = game.OpenedReport(f.view, rules.Seat(q), f.book.told)
		}
	case annalBook:
		f.book.annals = f.annalsOf(s)
	case wordBook:
		f.fillWords()
	case talkBook:
		f.sheet.tab, f.sheet.speaks, f.book.talk = diplomacyTab, 0, talk{}
	}
	f.book.kind, f.book.scroll, f.book.fresh, f.book.why = kind, ui.Scroll{}, true, map[rules.Event]string{}
}

// why says what a computer player had in mind with something, asked for once while a book lies open.
func (f *Face) why(e rules.Event, s *table.Sight) string {
	words, asked := f.book.why[e]
	if !asked && s.Why != nil {
		words = s.Why(e)
		f.book.why[e] = words
	}
	return words
}

// openBooks follows the keys while none is open; V turns to the page of the Council, and so does D to that of diplomacy where its book
// has no room.
func (f *Face) openBooks(u *ui.UI, s *table.Sight) {
	if u.Typing() || f.view.Seat < 0 || f.view.Phase == 0 || f.film.busy() {
		return
	}
	for _, k := range bookKeys {
		switch {
		case !u.In.Hit(ui.Letter(k.key), 0):
		case k.kind == talkBook && !talkable(u):
			u.App.Play("click")
			f.sheet.tab, f.sheet.speaks, s.Turn = diplomacyTab, 0, true
		default:
			f.read(k.kind, s)
		}
	}
	if u.In.Hit(ui.KeyF, 0) {
		u.App.Play("click")
		f.Lenses()
	}
	f.councilKey(u, s)
}

// drawBook draws the open book over the window.
func (f *Face) drawBook(u *ui.UI, window canvas.Rect, s *table.Sight) {
	k := &f.book
	if k.kind == noBook || f.view.Seat < 0 {
		k.kind = noBook
		return
	}
	u.Block(window)
	ui.Dim(u, .55)
	r := ui.Middle(window, min(window.W-u.Px(24), u.Px(1180)), min(window.H-u.Px(16), u.Px(830)))
	switch k.kind {
	case starBook:
		r = ui.Middle(window, min(window.W-u.Px(24), u.Px(1500)), min(window.H-u.Px(16), u.Px(940)))
	case talkBook:
		r = ui.Middle(window, min(window.W-u.Px(24), u.Px(1260)), min(window.H-u.Px(16), u.Px(880)))
	case wordBook:
		r = ui.Middle(window, r.W, min(r.H, u.Px(f.wordsHigh(u)+64+32)))
	}
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(8))
	head := ui.CutTop(&in, min(u.Px(64), in.H*.16))
	u.Fill(head, u.Theme.Wood)
	closed := u.IconButton(ui.Middle(ui.CutRight(&head, head.H), u.Px(38), u.Px(38)), ui.CloseSign, f.word("book.close"), ui.ButtonOpts{Bar: true, Hot: ui.KeyEscape})
	for _, b := range bookKeys {
		closed = closed || b.kind == k.kind && !k.fresh && !u.Typing() && u.In.Hit(ui.Letter(b.key), 0)
	}
	k.fresh = false
	in = in.Inset(u.Px(8))
	switch k.kind {
	case reportBook:
		about := "report.about"
		if f.opensLetters() {
			about = "report.about.opened"
		}
		f.bookHead(u, head, signs.Chronicle, f.word("report.title"), f.word(about))
		f.drawReport(u, in, s)
	case starBook:
		f.bookHead(u, head, signs.Research, f.word("stars.title", rules.W(f.houseName(f.view.Seat))), f.starsAbout())
		f.drawStars(u, in, s)
	case annalBook:
		f.bookHead(u, head, signs.Chronicle, f.word("annals.title"), f.word("annals.about"))
		f.drawAnnals(u, in, s)
	case talkBook:
		f.bookHead(u, head, signs.Trade, f.word("tab.diplomacy"), f.word("talk.about", rules.W(chart.Roman(f.view.Turn))))
		f.drawTalk(u, in, s)
	case wordBook:
		f.bookHead(u, head, signs.House, f.word("words.title"), f.word("words.about"))
		f.drawWords(u, in, s)
	}
	if closed {
		u.Blur()
		k.kind = noBook
	}
}

// bookHead says what a book is, below that what is in it: in two low lines where it is narrow, or not at all where it is low.
func (f *Face) bookHead(u *ui.UI, r canvas.Rect, sign signs.Sign, title, about string) {
	f.sign(u, sign, canvas.Point{X: r.X + u.Px(30), Y: r.Center().Y}, 30, palette.Gilt2)
	ui.CutLeft(&r, u.Px(60))
	if r.H < u.Px(50) {
		u.Words(r, title, u.Theme.Colored(ui.Prompt, palette.Gilt2), ui.Left)
		return
	}
	ui.CutTop(&r, u.Px(6))
	st, share := u.Theme.Colored(ui.Italic, u.Theme.WoodText2), .54
	if fonts.Width(about, st) > r.W {
		st, share = u.Theme.Colored(ui.Small, u.Theme.WoodText2), .42
	}
	u.Words(ui.CutTop(&r, r.H*share), title, u.Theme.Colored(ui.Prompt, palette.Gilt2), ui.Left)
	u.Paragraph(ui.Middle(r, r.W, min(ui.TextHeight(about, st, r.W), r.H)), about, st, ui.Left)
}
