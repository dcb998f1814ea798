package luck

import (
	"embed"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Luck is the scene.
type Luck struct {
	house  *house.House
	ui     *ui.UI
	game   *session.Session
	worn   [6]*emblems.Emblem
	ledger Ledger
	scroll ui.Scroll
	height float64
}

// New shows the ledger of a game as it stands now.
func New(h *house.House, s *session.Session) *Luck {
	k := h.Kind(s.Header().Game)
	l := &Luck{house: h, ui: ui.NewUI(h.App), game: s, ledger: Keep(s, k.Rolled, k.RollParts)}
	for seat, who := range s.Header().Seats {
		l.worn[seat] = k.Worn(s.Chair(rules.Nobody).View(), who, seat)
	}
	return l
}

func (l *Luck) word(key string, args ...any) string { return l.ui.App.Say("luck."+key, args...) }

// Draw paints the last tick.
func (l *Luck) Draw(c canvas.Canvas) { l.ui.Draw(c) }

// Update shows one tick.
func (l *Luck) Update(in *ui.Input) bool {
	u := l.ui
	u.Begin(in)
	inside, leave := u.Page(l.word("title"), u.App.Say("house.back"))
	if width := u.Px(900); inside.W > width {
		inside = ui.Middle(inside, width, inside.H)
	}
	box := u.BeginScroll(inside, &l.scroll)
	top := box.Y
	ui.Settle(&box, inside, l.height)
	begin := box.Y
	l.chart(&box)
	l.table(&box)
	l.height = box.Y - begin
	u.EndScroll(&l.scroll, box.Y-top)
	if leave {
		u.App.Stack.Pop()
	}
	return u.End()
}

const rowHeight = 34

// seat draws who plays a seat at the left of a line and returns the rest of it.
func (l *Luck) seat(line canvas.Rect, seat int) canvas.Rect {
	u, seats := l.ui, l.game.Header().Seats
	u.Emblem(l.worn[seat], ui.CutLeft(&line, u.Px(36)).Center(), u.Px(24))
	u.Words(ui.CutLeft(&line, min(u.Px(150), line.W*0.3)), l.house.NameOf(seats, seat), u.Theme.Text(ui.Label), ui.Left)
	return line
}

// chart draws a bar for each player: to the right as much as the dice gave too much, to the left what they still owe.
func (l *Luck) chart(col *canvas.Rect) {
	u := l.ui
	about, st := u.App.Say(l.game.Header().Game+".roll.about"), u.Theme.Colored(ui.Small, u.Theme.Ink2)
	text := ui.TextHeight(about, st, col.W-2*u.Px(ui.Padding)) + u.Px(8)
	in := l.ui.Sheet(col, l.word("balance"), float64(len(l.ledger.Total))*u.Px(rowHeight)+text)
	u.Paragraph(ui.CutTop(&in, text), about, st, ui.Left)
	most := l.ledger.parts
	for _, e := range l.ledger.Total {
		most = max(most, l.ledger.Surplus(e), -l.ledger.Surplus(e))
	}
	for seat, e := range l.ledger.Total {
		line := l.seat(ui.CutTop(&in, u.Px(rowHeight)), seat)
		number := ui.CutRight(&line, u.Px(64))
		mid, half := line.X+line.W/2, line.W/2
		more := l.ledger.Surplus(e)
		w := math.Abs(float64(more)) / float64(most) * half
		bar := canvas.Rect{X: mid, Y: line.Y + line.H*0.25, W: w, H: line.H * 0.5}
		ink := u.Theme.Offer2
		if more < 0 {
			bar.X, ink = mid-w, u.Theme.Danger
		}
		u.Fill(bar, ink)
		u.Fill(canvas.Rect{X: mid, Y: line.Y, W: max(u.Px(1), 1), H: line.H}, u.Theme.Ink3)
		u.Words(number, l.signed(more), u.Theme.Text(ui.Figure), ui.Right)
	}
}

// table lists each kind of roll with what each player's dice showed, and what was to be expected.
func (l *Luck) table(col *canvas.Rect) {
	u, seats := l.ui, l.game.Header().Seats
	if len(l.ledger.Lines) == 0 {
		in := l.ui.Sheet(col, l.word("rolls"), u.Px(rowHeight))
		u.Words(in, l.word("none"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	in := l.ui.Sheet(col, l.word("rolls"), float64(len(l.ledger.Lines)+2)*u.Px(rowHeight))
	first := min(u.Px(170), in.W*0.3)
	cell := (in.W - first) / float64(len(seats))
	st := u.Theme.Text(ui.Label)
	if cell < u.Px(84) { // as on a phone
		st = u.Theme.Text(ui.Caption)
	}
	row := func(name string, entries []Entry) {
		line := ui.CutTop(&in, u.Px(rowHeight))
		u.Wrapped(ui.CutLeft(&line, first), name, st, ui.Left)
		for _, e := range entries {
			l.cell(ui.CutLeft(&line, cell), e, st)
		}
	}
	head := ui.CutTop(&in, u.Px(rowHeight))
	ui.CutLeft(&head, first)
	for i := range seats {
		u.Emblem(l.worn[i], ui.CutLeft(&head, cell).Center(), u.Px(24))
	}
	for _, line := range l.ledger.Lines {
		row(u.App.Say(l.game.Header().Game+".roll."+line.What), line.Seats)
	}
	row(l.word("all"), l.ledger.Total)
}

// cell writes what dice showed and what was to be expected, below each other where both have no room side by side.
func (l *Luck) cell(at canvas.Rect, e Entry, st fonts.Style) {
	u := l.ui
	if e.Dice == 0 {
		u.Words(at, "–", st, ui.Center)
		return
	}
	got, owed := strconv.Itoa(e.Got), "/ "+l.parts(e.Owed)
	u.Tip(at, l.word("cell", e.Dice, e.Got, l.parts(e.Owed)))
	if text := got + " " + owed; fonts.Width(text, st) <= at.W-u.Px(cellGap) {
		u.Words(at, text, st, ui.Center)
		return
	}
	at.W -= u.Px(cellGap)
	u.Words(ui.CutTop(&at, at.H/2), got, st, ui.Center)
	u.Words(at, owed, st, ui.Center)
}

// cellGap is what lies between the numbers of two players, in design pixels.
const cellGap = 4

// parts writes a number of parts of one exactly: halves as 38½, tenths as 38.5.
func (l *Luck) parts(n int) string {
	if l.ledger.parts == 2 {
		return halves(n)
	}
	whole, part := n/l.ledger.parts, n%l.ledger.parts
	if part == 0 {
		return strconv.Itoa(whole)
	}
	return l.word("decimal", whole, part)
}

// halves writes a number of halves.
func halves(n int) string {
	switch {
	case n == 1:
		return "½"
	case n%2 == 1:
		return strconv.Itoa(n/2) + "½"
	}
	return strconv.Itoa(n / 2)
}

// signed is parts with its sign.
func (l *Luck) signed(n int) string {
	switch {
	case n > 0:
		return "+" + l.parts(n)
	case n < 0:
		return "−" + l.parts(-n)
	}
	return "0"
}
