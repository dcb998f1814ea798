package table

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/odds"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What hangs on an answer is shown beside it before the click, the same way for every game: prices, and for each chance
// a bar and all that may come of it, each with its own number.

// foretold is the card that shows it, spoken once for each answer looked at.
type foretold struct {
	of     *Offers
	move   rules.Move
	to     rules.Ref // of a route
	by     measure
	lines  []stakeLine
	height float64
	brief  bool // without reasons, because there was no room for them
}

// stakeKind is how a line of the card looks.
type stakeKind uint8

const (
	titleLine stakeKind = iota
	priceLine
	lossLine // a price that leaves something undone or behind
	graveLine
	chanceLine
	barLine
	wayLine
	whyLine
)

// stakeLine is one line of the card.
type stakeLine struct {
	kind  stakeKind
	words string
	value string
	tone  tone
	ways  []rules.Way
	h     float64
}

// stakeWidth is how wide the card is, in design pixels.
const stakeWidth = 292

// looked is the answer that the player is looking at, in the list, in a popup or on the map: its label, what hangs on it
// and where it is on the canvas.
func (t *Table) lookedAt() (f *Offer, way *Route, about canvas.Rect, ok bool) {
	if f := t.sight.Offer; f != nil {
		about, ok = t.offers.Row(f.Move)
		if t.pop.open {
			about, ok = t.pop.row, true
		}
		return f, nil, about, ok
	}
	about, ok = t.face.Where(t.sight.Hover)
	if !ok || t.sight.Hover == (rules.Ref{}) {
		return nil, nil, about, false
	}
	about = about.Union(t.sight.Priced)
	if i := t.offers.sole(t.sight.Hover, t.sight.Picked); i >= 0 {
		return &t.offers.Legal[i], nil, about, true
	}
	if r, far := t.offers.Routes[t.sight.Hover]; far {
		return nil, &r, about, true
	}
	return nil, nil, about, false
}

// drawStakes draws the card of the answer that is looked at, and tells the face what that answer leaves undone.
func (t *Table) drawStakes(u *ui.UI, a Areas) {
	t.sight.Left = t.sight.Left[:0]
	if t.menu || t.asking.open || t.seating || t.recap.open || t.face.Busy() || t.sight.Told && t.sight.Offer == nil {
		return
	}
	f, way, about, ok := t.lookedAt()
	if !ok {
		return
	}
	stakes, move, to := []rules.Stake(nil), rules.Move{}, rules.Ref{}
	if f != nil {
		stakes, move = f.Stakes, f.Move
	} else {
		stakes, to = way.Stakes, t.sight.Hover
	}
	if len(stakes) == 0 {
		return
	}
	for _, k := range stakes {
		t.sight.Left = append(t.sight.Left, k.Undone...)
	}
	k := &t.fore
	by := measure{math.Min(u.Px(stakeWidth), u.In.W-u.Px(16)), u.Theme.Scale, string(t.voice.Language)}
	if k.of != t.offers || k.move != move || k.to != to || k.by != by {
		*k = foretold{of: t.offers, move: move, to: to, by: by, lines: k.lines[:0]}
		t.foretell(u, k, f, way, stakes)
		if k.height > u.In.H-a.Top.H-u.Px(12) {
			k.brief, k.lines = true, k.lines[:0]
			t.foretell(u, k, f, way, stakes)
		}
	}
	r := stakePlace(u, about, by.width, k.height, a, t.sight.Notice)
	u.Float(func() {
		u.Theme.Skin(u, ui.CardShape, r)
		in := r.Inset(u.Px(ui.Padding))
		for i := range k.lines {
			k.lines[i].draw(u, ui.CutTop(&in, k.lines[i].h))
		}
	})
}

// foretell speaks and measures the lines of the card.
func (t *Table) foretell(u *ui.UI, k *foretold, f *Offer, way *Route, stakes []rules.Stake) {
	width := k.by.width - 2*u.Px(ui.Padding)
	title := ""
	if f != nil {
		title = t.say(f.Caption.Label)
	} else {
		title = t.voice.NameOf(k.to)
	}
	k.add(u, width, stakeLine{kind: titleLine, words: title})
	for i := range stakes {
		s := &stakes[i]
		switch {
		case s.Chancy():
			t.foretellChance(u, k, width, s)
		case s.Grave:
			k.add(u, width, stakeLine{kind: graveLine, words: t.say(s.What) + " (" + string(s.Rule) + ")"})
		case len(s.Undone) > 0:
			k.add(u, width, stakeLine{kind: lossLine, words: t.say(s.What)})
		default:
			k.add(u, width, stakeLine{kind: priceLine, words: t.say(s.What)})
		}
		for _, why := range s.Why {
			if !k.brief {
				k.add(u, width, stakeLine{kind: whyLine, words: t.say(why)})
			}
		}
	}
	k.height = 2 * u.Px(ui.Padding)
	for i := range k.lines {
		k.height += k.lines[i].h
	}
}

// foretellChance measures the lines of a chance.
func (t *Table) foretellChance(u *ui.UI, k *foretold, width float64, s *rules.Stake) {
	k.add(u, width, stakeLine{kind: chanceLine, words: t.say(s.What)})
	k.add(u, width, stakeLine{kind: barLine, ways: s.Ways})
	for j, n := range s.Percents() {
		w := &s.Ways[j]
		k.add(u, width, stakeLine{kind: wayLine, words: t.say(w.What), value: t.percent(w, n), tone: toneOf(s.Ways, j)})
	}
}

// percent writes the chance of a way, n of its Percents, or between what it lies.
func (t *Table) percent(w *rules.Way, n int) string { return PercentOf(t.voice, w, n) }

// PercentOf is what a chance is told as, n of the Percents of its way, or between what it lies.
func PercentOf(v *lexicon.Voice, w *rules.Way, n int) string {
	least, most := rules.Percent(w.Least), rules.Percent(w.Most)
	switch {
	case !w.Ranges():
		return v.Key("table.stake.percent", rules.PercentAs(w.Most, n))
	case w.Least.Ways == 0 && w.Most.Extreme() < 0: // "<1" says already that it is at most so much
		return v.Key("table.stake.percent", most)
	case w.Least.Ways == 0:
		return v.Key("table.stake.at-most", most)
	case w.Least.Extreme() > 0:
		return v.Key("table.stake.percent", least)
	case w.Most.Ways == w.Most.Of, w.Most.Not().Percent() == 0: // else it would read 97–>99 %
		return v.Key("table.stake.at-least", least)
	}
	return v.Key("table.stake.range", least, most)
}

// add measures a line.
func (k *foretold) add(u *ui.UI, width float64, l stakeLine) {
	switch l.kind {
	case barLine:
		l.h = u.Px(14)
	case wayLine:
		room := width - fonts.Width(l.value, l.style(u)) - u.Px(22)
		l.h = ui.TextHeight(l.words, l.style(u), room) + u.Px(1)
	case titleLine:
		l.h = ui.TextHeight(l.words, l.style(u), width) + u.Px(6)
	case chanceLine:
		l.h = ui.TextHeight(l.words, l.style(u), width) + u.Px(8)
	default:
		l.h = ui.TextHeight(l.words, l.style(u), width) + u.Px(4)
	}
	k.lines = append(k.lines, l)
}

// style is how the words of a line are written.
func (l *stakeLine) style(u *ui.UI) fonts.Style {
	switch l.kind {
	case titleLine:
		return u.Theme.Colored(ui.BodyBold, u.Theme.Heading)
	case chanceLine:
		return u.Theme.Text(ui.BodyBold)
	case graveLine:
		return u.Theme.Colored(ui.BodyBold, u.Theme.Why)
	case lossLine:
		return u.Theme.Colored(ui.Body, u.Theme.Why)
	case whyLine:
		return u.Theme.Colored(ui.Small, u.Theme.Ink2)
	}
	return u.Theme.Text(ui.Body)
}

// tone is how a way is coloured: as hoped for, as feared or, where it is neither, by turns in two tones, so that those beside
// each other can be told apart.
type tone uint8

const (
	hoped tone = iota
	feared
	pale
	dark
)

// toneOf is the tone of the i-th way of a chance.
func toneOf(ways []rules.Way, i int) tone {
	switch good := ways[i].Good; {
	case good > 0:
		return hoped
	case good < 0:
		return feared
	case i > 0 && toneOf(ways, i-1) == pale:
		return dark
	}
	return pale
}

func (n tone) color(u *ui.UI) color.NRGBA {
	return [...]color.NRGBA{hoped: u.Colors().Good, feared: u.Colors().Danger, pale: u.Theme.Paper3, dark: u.Theme.Ink3}[n]
}

func (l *stakeLine) draw(u *ui.UI, r canvas.Rect) {
	switch l.kind {
	case barLine:
		drawWays(u, canvas.Rect{X: r.X, Y: r.Y + u.Px(1), W: r.W, H: u.Px(9)}, l.ways)
		return
	case wayLine:
		side := u.Px(9)
		dot := canvas.Rect{X: r.X + u.Px(1), Y: r.Y + u.Px(5), W: side, H: side}
		u.Fill(dot.Inset(-u.Px(1)), u.Theme.Ink3)
		u.Fill(dot, l.tone.color(u))
		ui.CutLeft(&r, u.Px(16))
		bold := l.style(u)
		bold.Bold = true
		line := math.Round(fonts.LineHeight(bold.Face, bold.Size))
		u.Words(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: line}, l.value, bold, ui.Right)
		r.W -= fonts.Width(l.value, l.style(u)) + u.Px(6)
	case chanceLine:
		u.Rule(canvas.Rect{X: r.X, Y: r.Y + u.Px(2), W: r.W, H: u.Px(1)})
		ui.CutTop(&r, u.Px(6))
	}
	u.Paragraph(r, l.words, l.style(u), ui.Left)
}

// drawWays draws a chance as one bar: what is sure of each way full, what others decide pale.
func drawWays(u *ui.UI, r canvas.Rect, ways []rules.Way) {
	u.Fill(r.Inset(-u.Px(1)), u.Theme.Ink3)
	u.Fill(r, u.Theme.Paper)
	x := r.X
	for i, w := range ways {
		full := share(w.Least) * r.W
		if i == len(ways)-1 {
			x = r.Right() - full
		}
		u.Fill(canvas.Rect{X: x, Y: r.Y, W: full, H: r.H}, toneOf(ways, i).color(u))
		x += full
	}
}

func share(c odds.Chance) float64 { return float64(c.Permille()) / 1000 }

// brief says in one line what hangs on an answer: its prices, and of each chance what the game says in a few words, or how
// likely the best is; where that cannot be, or where others may bring about the worst, how likely the worst.
func (t *Table) brief(list []rules.Stake) string {
	var parts []string
	for i := range list {
		if s := &list[i]; s.Chancy() {
			parts = append(parts, t.briefChance(s))
		} else {
			parts = append(parts, t.say(s.What))
		}
	}
	return strings.Join(parts, " · ")
}

func (t *Table) briefChance(s *rules.Stake) string {
	if s.Brief.Key != "" {
		return t.say(s.Brief)
	}
	n := 0
	if last := len(s.Ways) - 1; s.Ways[0].Most.Ways == 0 || s.Ways[last].Good < 0 && s.Ways[last].Ranges() {
		n = last
	}
	w := &s.Ways[n]
	return t.word("stake.way", rules.W(t.say(w.What)), rules.W(t.percent(w, s.Percents()[n])))
}

// warns says whether an answer has a price that people are asked about, or leaves something undone or behind.
func (f *Offer) warns() bool {
	return slices.ContainsFunc(f.Stakes, func(k rules.Stake) bool { return k.Grave || len(k.Undone) > 0 })
}
