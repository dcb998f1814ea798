// Package rulebook is the screen where the rules are read, searched and followed from one to another. It shows the book
// that package manual holds and knows no game.
package rulebook

import (
	"embed"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/manual"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// place is where somebody reads.
type place struct {
	chapter int // contents = the list of chapters
	rule    rules.Rule
	query   string // if not empty, what was found is shown instead
	scroll  float64
}

// contents stands for the list of chapters, which a narrow window shows as a page of its own.
const contents = -1

// measure is what the arrangement of a page depends on.
type measure struct {
	chapter      int
	query, found string
	lang         string
	width, scale float64
	dark         bool // ink differs
}

// Rulebook is the scene.
type Rulebook struct {
	house  *house.House
	kind   *house.Kind
	ui     *ui.UI
	manual *manual.Manual

	at     place
	past   []place
	typed  string // in the search field
	page   *page
	by     measure
	hits   []manual.Hit
	sought string // what hits were sought for, with the language
	reveal bool   // scroll to the rule when the page is arranged

	list, scroll ui.Scroll

	paint func(u *ui.UI, r canvas.Rect, words string) (known bool) // pictures of what the tables are about; nil = none
}

// New opens the rulebook of a game at a rule, or at its beginning for "".
func New(h *house.House, k *house.Kind, rule rules.Rule) *Rulebook {
	r := &Rulebook{house: h, kind: k, ui: ui.NewUI(h.App), manual: h.Manual(k)}
	if k.Illustrate != nil {
		r.paint = k.Illustrate(h.App, h.Voice(k))
	}
	if r.book() != nil && rule != "" {
		r.open(rule)
		r.past = nil
	}
	return r
}

// book is the rulebook in the player's language; nil while there is none.
func (r *Rulebook) book() *manual.Book {
	if r.manual == nil {
		return nil
	}
	return r.manual.Book(r.ui.App.Prefs.Language)
}

func (r *Rulebook) word(key string, args ...any) string {
	return r.ui.App.Say("rulebook."+key, args...)
}

// leastTitled is the width from which the bar names the game too, in design pixels.
const leastTitled = 330

// Update shows one tick.
func (r *Rulebook) Update(in *ui.Input) bool {
	u := r.ui
	u.Begin(in)
	side := u.Px(u.Tall(32))
	title := r.word("title")
	if in.W >= u.Px(leastTitled) {
		title += " · " + u.App.Say(r.kind.Rules.Info().ID+".title")
	}
	inside, leave := u.PageBeside(title, u.App.Say("house.back"), side+u.Px(16))
	if r.closeKey(canvas.Rect{X: in.W - side - u.Px(8), Y: math.Round((u.Px(ui.TopBar) - side) / 2), W: side, H: min(side, inside.Y)}) {
		u.App.Stack.Pop()
	}
	if b := r.book(); b != nil && len(b.Chapters) > 0 {
		r.layout(inside, b)
	} else {
		u.Paragraph(u.Panel(inside), r.word("none"), u.Theme.Text(ui.Label), ui.Left)
	}
	if leave {
		r.back()
	}
	return u.End()
}

// closeKey leaves the book with one press, wherever links have led: its own button, or the key that has opened it. Going back leads through
// what was read.
func (r *Rulebook) closeKey(at canvas.Rect) bool {
	tip := "close.key"
	if r.ui.Theme.Touch {
		tip = "close"
	}
	return r.ui.IconButton(at, ui.CloseSign, r.word(tip), ui.ButtonOpts{Bar: true, Hot: ui.KeyR})
}

// Draw paints the last tick.
func (r *Rulebook) Draw(c canvas.Canvas) { r.ui.Draw(c) }

// back returns to where was read before, or leaves.
func (r *Rulebook) back() {
	n := len(r.past)
	switch {
	case r.at.query != "":
		r.at.query, r.typed = "", ""
	case n > 0:
		r.at, r.past = r.past[n-1], r.past[:n-1]
		r.typed, r.reveal = r.at.query, false
		r.page = nil
		r.scroll.Jump(r.at.scroll)
	default:
		r.ui.App.Stack.Pop()
	}
}

// turn goes to another place and remembers this one.
func (r *Rulebook) turn(to place) {
	r.at.scroll = r.scroll.Pos
	r.past = append(r.past, r.at)
	if len(r.past) > 200 {
		r.past = r.past[1:]
	}
	r.show(to)
}

// choose goes to a chapter of the contents. Only what links led from is returned to: who has leafed through ten chapters leaves with one
// step. Where the contents are a page, that is where one comes from.
func (r *Rulebook) choose(chapter int) {
	r.past = r.past[:0]
	if r.at.chapter == contents {
		r.turn(place{chapter: chapter})
	} else {
		r.show(place{chapter: chapter})
	}
}

// show goes to another place.
func (r *Rulebook) show(to place) {
	r.at, r.page, r.reveal = to, nil, true
	r.scroll.Jump(0)
}

// open turns to a rule.
func (r *Rulebook) open(rule rules.Rule) {
	b := r.book()
	e := b.Find(rule)
	if e == nil {
		return
	}
	for i, c := range b.Chapters {
		if c == e.Chapter {
			r.turn(place{chapter: i, rule: rule})
		}
	}
}

// layout lays out search, chapters and page.
func (r *Rulebook) layout(in canvas.Rect, b *manual.Book) {
	u := r.ui
	if in.W < u.Px(700) {
		r.narrow(in, b)
		return
	}
	if r.at.chapter == contents {
		r.at.chapter = 0
	}
	left := ui.CutLeft(&in, min(u.Px(300), in.W*0.34))
	ui.CutLeft(&in, u.Px(ui.Gutter))
	r.search(ui.CutTop(&left, r.searchHeight()))
	ui.CutTop(&left, u.Px(ui.Gutter))
	r.chapters(u.TitledPanel(left, r.word("contents")), b)
	r.sheet(in, b)
}

// narrow shows search and one page; the contents are a page too.
func (r *Rulebook) narrow(in canvas.Rect, b *manual.Book) {
	u := r.ui
	top := ui.CutTop(&in, r.searchHeight())
	if u.IconButton(ui.CutLeft(&top, top.H), icons.Menu, r.word("contents"), ui.ButtonOpts{}) && r.at.chapter != contents {
		r.turn(place{chapter: contents})
		r.typed = ""
	}
	ui.CutLeft(&top, u.Px(ui.Gutter))
	r.search(top)
	ui.CutTop(&in, u.Px(ui.Gutter))
	if r.at.chapter == contents && r.at.query == "" {
		r.chapters(u.Panel(in), b)
		return
	}
	r.sheet(in, b)
}

// searchFrame is the frame around the field of the search, in design pixels.
const searchFrame = 2

// searchHeight is how high the search is with its frame, in canvas pixels.
func (r *Rulebook) searchHeight() float64 {
	return r.ui.Px(r.ui.Tall(ui.ButtonHeight-2*searchFrame) + 2*searchFrame)
}

// search is the field that finds while one types.
func (r *Rulebook) search(at canvas.Rect) {
	u := r.ui
	if u.In.Hit(ui.KeyF, ui.Ctrl) || !u.Typing() && u.In.Wrote('/') {
		u.In.Runes = u.In.Runes[:0]
		u.FocusField("search")
	}
	u.Theme.Skin(u, ui.PlainButton, at)
	u.Sign(canvas.Rect{X: at.Right() - at.H, Y: at.Y, W: at.H, H: at.H}.Inset(u.Px(5)), icons.Search, u.Theme.Ink2)
	field := at.Inset(u.Px(searchFrame))
	field.W -= at.H
	hint := r.word("search")
	if fonts.Width(hint, u.Theme.Text(ui.Italic)) > (field.W-u.Px(24))*max(u.Theme.Large, 1) { // letters as small as usual would not do
		hint = r.word("search.short")
	}
	if u.Field(field, "search", &r.typed, ui.FieldOpts{Hint: hint, Max: 60}) != ui.Nothing && r.typed != r.at.query {
		if r.typed != "" && r.at.query == "" {
			r.at.scroll = r.scroll.Pos
			r.past = append(r.past, r.at)
		}
		r.at.query = r.typed
		r.scroll.Jump(0)
	}
}

// chapters is the table of contents.
func (r *Rulebook) chapters(in canvas.Rect, b *manual.Book) {
	u := r.ui
	pressed := u.List(in, &r.list, len(b.Chapters), u.Px(u.Tall(34)), r.at.chapter, func(i int, row canvas.Rect) {
		st := u.Theme.Text(ui.Body)
		ui.CutLeft(&row, u.Px(6))
		u.Words(ui.CutLeft(&row, u.Px(30)), b.Chapters[i].Number, u.Theme.Colored(ui.Number, u.Theme.Heading), ui.Left)
		u.Words(row, b.Chapters[i].Title, st, ui.Left)
	})
	if pressed >= 0 {
		u.App.Play("page")
		r.typed = ""
		r.choose(pressed)
	}
}

// sheet draws the page that is read.
func (r *Rulebook) sheet(area canvas.Rect, b *manual.Book) {
	u := r.ui
	in := u.Panel(area)
	in = canvas.Rect{X: in.X + u.Px(6), Y: in.Y, W: in.W - u.Px(6), H: in.H}
	width := min(in.W-u.Px(14), u.Px(760))
	if spare := in.W - u.Px(14) - width; spare > 0 {
		in.X, in.W = in.X+math.Round(spare/2), in.W-math.Round(spare/2)
	}
	r.find()
	r.arrange(b, width)
	if r.at.query != "" && len(r.hits) == 0 {
		u.Paragraph(in, r.word("nothing"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	box := u.BeginScroll(in, &r.scroll)
	origin := canvas.Point{X: box.X, Y: box.Y}
	next := r.drawPage(origin, in)
	u.EndScroll(&r.scroll, r.page.height+u.Px(40))
	if top, on := r.page.top(r.at.rule); r.reveal && on {
		r.scroll.Jump(max(top-u.Px(8), 0))
	}
	r.reveal = false
	if next != "" {
		u.App.Play("page")
		r.open(next)
	}
}

// find looks for what is typed, once for each query and language.
func (r *Rulebook) find() {
	key := r.ui.App.Prefs.Language + " " + r.typed
	if key == r.sought {
		return
	}
	r.sought, r.hits = key, nil
	if r.typed != "" {
		r.hits = r.manual.Search(r.ui.App.Prefs.Language, r.typed)
	}
}

// arrange makes the page anew when what it depends on has changed.
func (r *Rulebook) arrange(b *manual.Book, width float64) {
	t := r.ui.Theme
	by := measure{chapter: r.at.chapter, query: r.at.query, found: r.sought, lang: r.ui.App.Prefs.Language, width: width, scale: t.Scale, dark: r.ui.App.Prefs.Theme == "lamplight"}
	if r.page != nil && by == r.by {
		return
	}
	r.by = by
	at := min(max(r.at.chapter, 0), len(b.Chapters)-1)
	if build := newBuilder(t, b, width, r.pictured); r.at.query != "" {
		r.page = build.results(r.hits)
	} else {
		r.page = build.chapter(b.Chapters[at], r.hits)
	}
}

// drawPage draws the blocks in view and returns the rule that was pressed, if any.
func (r *Rulebook) drawPage(at canvas.Point, view canvas.Rect) (next rules.Rule) {
	u := r.ui
	for i := range r.page.blocks {
		k := &r.page.blocks[i]
		box := k.box
		box.X, box.Y = box.X+at.X, box.Y+at.Y
		if box.Bottom() < view.Y-view.H || box.Y > view.Bottom() {
			continue
		}
		row := canvas.Rect{X: at.X, Y: box.Y - u.Px(3), W: r.page.width, H: box.H + u.Px(6)}
		u.Scope(i)
		switch {
		case k.kind == result:
			hover, clicked := u.Spot("result", row)
			if hover {
				u.Theme.SkinFaint(u, ui.SelectShape, row, 0.6)
			}
			if clicked {
				next = k.rule
			}
		case k.rule != "" && k.rule == r.at.rule:
			row.H = r.page.bottom(i) - k.box.Y + u.Px(6)
			u.Theme.SkinFaint(u, ui.SelectShape, row, 0.8)
		}
		if link := r.drawBlock(k, box, at.X); link > 0 {
			next = r.page.links[link-1]
		}
		u.Unscope()
	}
	return next
}

// drawBlock draws one block and returns the link that was pressed.
func (r *Rulebook) drawBlock(k *block, box canvas.Rect, left float64) int {
	u := r.ui
	if k.label != "" {
		st := u.Theme.Colored(ui.BodyBold, u.Theme.Heading)
		u.Words(canvas.Rect{X: left + u.Px(4), Y: box.Y, W: marginOf(u.Theme, r.page.width) - u.Px(6), H: u.Px(22)}, k.label, st, ui.Left)
	}
	if k.kind == bullet {
		dot := canvas.Point{X: box.X - u.Px(9), Y: box.Y + u.Px(11)}
		u.Line(dot, canvas.Point{X: dot.X + 0.01, Y: dot.Y}, u.Px(4), u.Theme.Gilt)
	}
	if k.kind == grid {
		r.drawGrid(k, box)
		return 0
	}
	_, clicked := u.Flow(canvas.Point{X: box.X, Y: box.Y}, k.flow)
	return clicked
}
