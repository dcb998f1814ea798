package imperio

import (
	"unicode/utf8"

	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The page on which a House is given words of its own: what it, its Flagship and its planets are called, its motto, its speech to the
// Council. What is written holds at once; beside it, where there is room, the House's card as all see it.

// wordFields are the lines of the page.
type wordFields struct {
	seat rules.Seat // whose they are
	list []wordField
}

// wordField is a line: what is typed, and what it is called on the page and while it is empty.
type wordField struct {
	kind   string
	about  rules.Ref
	text   string
	broken bool // it has characters that are not shown as themselves, and was not kept
}

// ownWords are the kinds of words about the House itself, in the order of the page.
var ownWords = [...]string{houseWord, mottoWord, flagshipWord, speechWord}

// fillWords lays out a line for each thing that the viewer may call something.
func (f *Face) fillWords() {
	k, seat := &f.book.words, f.view.Seat
	k.seat, k.list = seat, k.list[:0]
	add := func(kind string, about rules.Ref) {
		k.list = append(k.list, wordField{kind: kind, about: about, text: f.words.Find(seat, kind, about)})
	}
	for _, kind := range ownWords {
		add(kind, rules.Ref{})
	}
	for i := range f.view.Hexes {
		for _, p := range f.view.Hexes[i].Planets {
			if p.Owner == seat {
				add(planetWord, p.Ref)
			}
		}
	}
}

// Heights on the page, in design pixels: of a line's label with the gap below the line, of the heading above the planets, and of the
// card beside them with the longest speech.
const (
	wordLabel = 24 + 10
	wordTitle = 34
	wordCard  = 28 + tallHouse + 12 + 100
)

// wordsHigh is how high the page is with all its lines.
func (f *Face) wordsHigh(u *ui.UI) float64 {
	return max((wordLabel+u.ButtonHeight())*float64(len(f.book.words.list))+wordTitle, wordCard)
}

// drawWords draws the lines, and the card beside them.
func (f *Face) drawWords(u *ui.UI, r canvas.Rect, s *table.Sight) {
	if !f.words.Mine(f.view.Seat) {
		f.book.kind = noBook
		return
	}
	if r.W > u.Px(760) {
		f.drawWordCard(u, ui.CutRight(&r, u.Px(330)), s)
		ui.CutRight(&r, u.Px(20))
	}
	k := &f.book
	if k.words.seat != f.view.Seat { // somebody else has sat down
		f.fillWords()
	}
	box, edge := u.BeginScroll(r, &k.scroll), u.Px(4)
	p := &k.pens[0]
	*p = pen{f: f, u: u, x: box.X + edge, y: box.Y, w: box.W - 2*edge, seen: r}
	for i := range k.words.list {
		if i == len(ownWords) {
			p.gap(6)
			p.title(f.word("words.planets"), "")
		}
		f.drawWordField(p, i)
	}
	u.EndScroll(&k.scroll, p.y-box.Y)
}

// drawWordField draws a line: what it is for and how much of its room is taken, and below it what is written.
func (f *Face) drawWordField(p *pen, i int) {
	u, k := p.u, &f.book.words.list[i]
	head, headed := p.row(u.Px(24))
	r, seen := p.row(u.Px(u.ButtonHeight()))
	p.gap(10)
	if !headed && !seen {
		return
	}
	label, hint := f.wordLabel(k)
	most := f.words.Most(k.kind)
	note, ink := f.word("words.count", rules.N(utf8.RuneCountInString(k.text)), rules.N(most)), u.Theme.Ink2
	if k.broken {
		note, ink = f.word("words.broken"), u.Theme.Why
	}
	used := u.Words(head, note, u.Theme.Colored(ui.Small, ink), ui.Right)
	head.W -= used + u.Px(8)
	u.Words(head, label, u.Theme.Text(ui.BodyBold), ui.Left)
	u.Scope(1200 + i)
	event := u.Field(r, "words", &k.text, ui.FieldOpts{Hint: hint, Max: most})
	u.Unscope()
	if event != ui.Nothing {
		k.broken = f.words.Write(f.view.Seat, k.kind, k.about, k.text) != nil
	}
}

// wordLabel says what a line is for, and what is shown while nothing is written.
func (f *Face) wordLabel(k *wordField) (label, hint string) {
	seat := f.view.Seat
	switch k.kind {
	case houseWord:
		return f.word("words.house"), f.houseName(seat)
	case mottoWord:
		return f.word("words.motto"), f.voice.Key(f.view.Houses[seat].Look.Motto)
	case flagshipWord:
		return f.word("words.flagship"), f.voice.Key(f.view.Houses[seat].Look.Flagship)
	case speechWord:
		return f.word("words.speech"), f.word("words.speech.none")
	}
	return f.name(k.about), f.word("words.planet.none")
}

// drawWordCard shows the House as all at the table see it, and what it says to the Council.
func (f *Face) drawWordCard(u *ui.UI, r canvas.Rect, s *table.Sight) {
	seat := f.view.Seat
	r = canvas.Rect{X: r.X + u.Px(4), Y: r.Y, W: r.W - u.Px(8), H: r.H}
	u.Words(ui.CutTop(&r, u.Px(28)), f.word("words.seen"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
	u.Scope(1100)
	f.drawHouse(u, ui.CutTop(&r, u.Px(tallHouse)), seat, s)
	u.Unscope()
	ui.CutTop(&r, u.Px(12))
	if said := f.words.Find(seat, speechWord, rules.Ref{}); said != "" {
		u.Paragraph(r, f.word("words.quoted", rules.W(said)), u.Theme.Colored(ui.Italic, u.Theme.Heading), ui.Left)
	}
}
