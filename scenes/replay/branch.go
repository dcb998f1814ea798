package replay

import (
	"slices"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Branch is the scene that asks who plays on from a point of a game. What is played becomes a game of its own.
type Branch struct {
	house *house.House
	ui    *ui.UI
	from  *session.Session
	at    int
	who   []session.Seating
	begin func(at int, who []session.Seating)
}

// NewBranch asks who plays on after `at` moves, or before the orders that are being written there; the seats are at first as they were. begin opens the game.
func NewBranch(h *house.House, s *session.Session, at int, begin func(at int, who []session.Seating)) *Branch {
	return &Branch{house: h, ui: ui.NewUI(h.App), from: s, at: unwritten(s, at), who: slices.Clone(s.Header().Seats), begin: begin}
}

// unwritten is the last place, not after at, where nobody is writing orders (rules.Planned): what is written already could neither be seen
// nor changed.
func unwritten(s *session.Session, at int) int {
	if _, plans := s.StateAt(at).(rules.Planned); !plans {
		return at
	}
	for at > 0 && at < s.Len() && s.Game().Private(s.Entry(at-1).Move) && len(s.Read(at-1, rules.Nobody).Events) == 0 {
		at--
	}
	return at
}

// CanBranch says whether a game may be played on from the middle: until it is over whoever took the seat of another there would see what is
// hidden from him still, also among people who share a mouse.
func CanBranch(s *session.Session) bool {
	if s.ReadOnly() {
		return false
	}
	return s.Opened() || !s.Game().Info().HasSecrets
}

func (b *Branch) word(key string, args ...any) string {
	return b.ui.App.Say("replay.branch."+key, args...)
}

// Draw paints the last tick.
func (b *Branch) Draw(c canvas.Canvas) { b.ui.Draw(c) }

// seatHeight is that of a line of the list, in design pixels.
const seatHeight = 46

// Update shows one tick.
func (b *Branch) Update(in *ui.Input) bool {
	u := b.ui
	u.Begin(in)
	inside, leave := u.Page(b.word("title"), u.App.Say("house.back"))
	about, st := b.word("about", b.at, b.from.Len()), u.Theme.Text(ui.Label)
	width := min(inside.W, u.Px(620))
	text := ui.TextHeight(about, st, width-2*u.Px(ui.Padding))
	height := u.Px(ui.HeadingHeight) + text + float64(len(b.who))*u.Px(seatHeight) + u.Px(u.ButtonHeight()+ui.Gutter+30+2*ui.Padding)
	sheet := u.TitledPanel(ui.Middle(inside, width, height), b.word("who"))
	u.Paragraph(ui.CutTop(&sheet, text), about, st, ui.Left)
	ui.CutTop(&sheet, u.Px(12))
	foot := ui.CutBottom(&sheet, u.Px(u.ButtonHeight()))
	row := min(u.Px(seatHeight), sheet.H/float64(len(b.who)))
	for i := range b.who {
		u.Scope(100 + i)
		b.seat(ui.CutTop(&sheet, row), i)
		u.Unscope()
	}
	label := b.word("begin")
	if u.Button(ui.CutRight(&foot, max(u.ButtonWidth(label, ui.ButtonOpts{Main: true}), u.Px(160))), label, ui.ButtonOpts{Main: true}) {
		b.begin(b.at, b.who)
		return u.End()
	}
	if leave {
		u.App.Stack.Pop()
	}
	return u.End()
}

// seat is the line of one player: emblem, name, and who plays.
func (b *Branch) seat(r canvas.Rect, i int) {
	u, kind := b.ui, b.house.Kind(b.from.Header().Game)
	sign := ui.CutLeft(&r, r.H)
	u.Emblem(kind.Emblem(b.who[i], i), sign.Center(), r.H-u.Px(8))
	ui.CutLeft(&r, u.Px(8))
	kinds := ui.CutRight(&r, min(u.Px(220), r.W*0.55))
	u.Words(r, b.house.NameOf(b.who, i), u.Theme.Text(ui.Label), ui.Left)
	_, character := bot.Split(b.who[i].Level)
	levels := append([]string{""}, bot.Ladder(kind.Mind, character)...) // a person, then computers, the weakest first
	var labels []string
	for _, level := range levels {
		labels = append(labels, b.house.Level(kind, level))
	}
	at := max(slices.Index(levels, b.who[i].Level), 0)
	if u.Cycle(ui.Middle(kinds, kinds.W, u.Px(u.Theme.Tall(36))), "level", labels, &at) {
		b.who[i].Level = levels[at]
	}
}

// branchButton offers to play on from here, in the bar; it says why where it cannot be.
func (r *Replay) branchButton(u *ui.UI, bar *canvas.Rect) {
	if r.Branch == nil {
		return
	}
	label, o := r.word("branch"), ui.ButtonOpts{Bar: true, Tip: r.word("branch.tip")}
	switch {
	case r.session.ReadOnly():
		o.Why = r.word("branch.frozen")
	case !CanBranch(r.session):
		o.Why = r.word("branch.closed")
	}
	w := u.ButtonWidth(label, o)
	if bar.W < w+u.Px(120) { // in a slim bar its sign does, but not for what cannot be done
		if o.Why != "" {
			return
		}
		w = 0
	}
	ui.CutRight(bar, u.Px(8))
	if r.pressBranch(u, bar, w, label, o) {
		r.playing = false
		r.Branch(r.at)
	}
	ui.CutRight(bar, u.Px(8))
}

// pressBranch draws the button w pixels wide, or its sign alone, and says whether it was pressed.
func (r *Replay) pressBranch(u *ui.UI, bar *canvas.Rect, w float64, label string, o ui.ButtonOpts) bool {
	high := min(u.Px(u.Theme.Tall(32)), bar.H)
	if w == 0 {
		return u.IconButton(ui.Middle(ui.CutRight(bar, high), high, high), icons.Person, label, o)
	}
	return u.Button(ui.Middle(ui.CutRight(bar, w), w, high), label, o)
}
