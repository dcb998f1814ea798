// Package result is the screen after a game: who won and how, how everybody stood from round to round, and where the game
// turned. It knows no game; what is counted comes from its Tally.
package result

import (
	"embed"
	"math"
	"slices"
	"strings"
	"time"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/history"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/icons"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Exits lead from here.
type Exits struct {
	Replay                      func(at int) // after so many moves
	Again, Export, Share, Title func()
	Luck                        func() // what the dice gave and owed; nil where there are none
	Rulebook                    func(rule rules.Rule)
}

// Result is the scene.
type Result struct {
	age     float64  // seconds since it was opened
	calm    ui.Input // without presses
	house   *house.House
	kind    *house.Kind
	voice   *lexicon.Voice
	session *session.Session
	outcome rules.Outcome
	tally   *table.Tally
	final   table.Standing
	reason  string
	lang    string
	ui      *ui.UI
	exits   Exits
	history *history.History
	turns   []turningPoint
	sources sources
	finale  table.Finale                              // nil where the game has none
	vista   func(u *ui.UI, r canvas.Rect) (busy bool) // nil where there is none
	worn    [6]*emblems.Emblem
	aims    [6]rules.Text // what everybody was after in the shared column
	order   []int         // seats, the best first
	scroll  ui.Scroll
	height  float64
}

// searchBudget is how long a tick may look for the ends of rounds.
const searchBudget = 4 * time.Millisecond

// New returns the scene of a session that is over.
func New(h *house.House, s *session.Session, exits Exits) *Result {
	k := h.Kind(s.Header().Game)
	r := &Result{house: h, kind: k, voice: h.VoiceOf(k, s), session: s, tally: k.Tally, ui: ui.NewUI(h.App), exits: exits}
	r.outcome, _ = s.Outcome()
	public := s.Chair(rules.Nobody).View()
	for seat, who := range s.Header().Seats {
		r.worn[seat] = k.Worn(public, who, seat)
	}
	if r.tally != nil {
		r.history = history.New(s, r.tally)
		r.final = history.Final(s, r.tally)
		r.findAims(public)
	}
	if k.Finale != nil && s.Conceded() == rules.Nobody {
		told := s.SeenSince(rules.Nobody, s.Len(), func(rules.Event) bool { return false })
		r.finale = k.Finale(h.App, r.voice, public, r.outcome, told)
		if f, explains := r.finale.(table.Explainer); explains {
			f.Explain(r.why)
		}
	}
	if k.Vista != nil {
		r.vista = k.Vista(h.App, r.voice, public, r.outcome)
	}
	r.rank()
	moods := [2]string{"victory", "mourning"}
	if r.tally != nil && r.tally.Moods[0] != "" {
		moods = r.tally.Moods
	}
	mood := moods[1]
	for seat, who := range s.Header().Seats {
		if who.Person() && r.outcome.Winners.Has(rules.Seat(seat)) {
			mood = moods[0]
		}
	}
	h.App.Mood(mood)
	return r
}

// why looks for the entry that told everybody something, the last one first, and says what a computer player had in mind with it.
func (r *Result) why(e rules.Event) string {
	for entry := r.session.Len() - 1; entry >= 0; entry-- {
		if slices.Contains(r.session.Read(entry, rules.Nobody).Events, e) {
			return table.Motives(r.voice, r.house.Why(r.kind, r.session, rules.Nobody, entry, e))
		}
	}
	return ""
}

// rank orders the seats: winners, then by score, and where a game was conceded by what is counted first.
func (r *Result) rank() {
	better := func(a, b int) bool {
		wa, wb := r.outcome.Winners.Has(rules.Seat(a)), r.outcome.Winners.Has(rules.Seat(b))
		if wa != wb {
			return wa
		}
		if sa, sb := r.outcome.Score[a], r.outcome.Score[b]; sa != sb {
			return sa > sb
		}
		return r.session.Conceded() != rules.Nobody && r.final.Values[a][0] > r.final.Values[b][0]
	}
	for seat := range r.session.Header().Seats {
		i := 0
		for i < len(r.order) && !better(seat, r.order[i]) {
			i++
		}
		r.order = append(r.order[:i], append([]int{seat}, r.order[i:]...)...)
	}
}

func (r *Result) word(key string, args ...any) string { return r.ui.App.Say("result."+key, args...) }

func (r *Result) name(seat int) string { return r.house.NameOf(r.session.Header().Seats, seat) }

func (r *Result) emblem(seat int) *emblems.Emblem { return r.worn[seat] }

// Draw paints the last tick.
func (r *Result) Draw(c canvas.Canvas) { r.ui.Draw(c) }

// unheard is for how many seconds presses mean nothing: they were meant for what lay on the table before.
const unheard = 0.5

// heed is the input without presses while the screen is new.
func (r *Result) heed(in *ui.Input) *ui.Input {
	if r.age += in.Dt; r.age > unheard {
		return in
	}
	r.calm = *in
	r.calm.Pressed, r.calm.Released, r.calm.Keys = nil, nil, nil
	return &r.calm
}

// Update shows one tick.
func (r *Result) Update(in *ui.Input) bool {
	u := r.ui
	u.Begin(r.heed(in))
	r.voice.Language, r.voice.Touch = lexicon.Language(u.App.Prefs.Language), u.App.Touch
	if r.history != nil && !r.history.Done() && r.history.Step(searchBudget) {
		r.turns = turningPoints(r.history.Periods, r.history.Told(), len(r.order), r.tally, r.winner())
		r.findCauses()
		r.findSources()
	}
	inside, leave := u.Page(r.word("title"), r.word("board"))
	if width := u.Px(1180); inside.W > width {
		inside = ui.Middle(inside, width, inside.H)
	}
	r.foot(&inside)
	box := u.BeginScroll(inside, &r.scroll)
	ui.Settle(&box, inside, r.height)
	top := box.Y
	box.H = math.Inf(1)
	if r.finale != nil {
		rest := r.ruleButton(r.finale.Draw(u, &box))
		if r.session.Header().Practice {
			u.Words(rest.Inset(u.Px(6)), u.App.Say("house.practice"), u.Theme.Colored(ui.Label, u.Theme.WoodText2), ui.Right)
		}
	} else {
		r.drawVista(&box, inside.H)
		r.banner(&box)
	}
	left, right := &box, &box
	if box.W >= u.Px(820) {
		one, two := ui.Column(box, 0, 2, u.Px(ui.Gutter)), ui.Column(box, 1, 2, u.Px(ui.Gutter))
		left, right = &one, &two
	}
	if r.finale != nil {
		r.finale.List(u, left)
	}
	r.standings(left)
	if r.tally != nil {
		r.charts(right)
		r.drawSources(left)
		r.turning(left)
	}
	r.height = max(left.Y, right.Y) - top
	u.EndScroll(&r.scroll, r.height)
	if leave {
		u.App.Stack.Pop()
	}
	return u.End() || r.age <= unheard // a screen that sleeps would not grow older
}

// vistaShape is how many times as wide as high the picture of a galaxy is at most.
const vistaShape = 1.9

// drawVista draws what the game has come to, so high that who has won is seen below it.
func (r *Result) drawVista(col *canvas.Rect, height float64) {
	if r.vista == nil {
		return
	}
	u := r.ui
	at := canvas.Rect{X: col.X, Y: col.Y, W: col.W, H: math.Round(min(height*.45, col.W*.6))}
	col.Y += at.H + u.Px(ui.Gutter)
	at = ui.Middle(at, math.Round(min(at.W, at.H*vistaShape)), at.H)
	u.Theme.Skin(u, ui.PanelShape, at)
	r.vista(u, at.Inset(u.Px(4)))
}

// shrunk is a style so much smaller that the words fit into a width, down to half.
func shrunk(words string, st fonts.Style, width float64) fonts.Style {
	for least := st.Size / 2; st.Size > least && fonts.Width(words, st) > width; {
		st.Size -= .5
	}
	return st
}

// banner says who won and how, with the rule.
func (r *Result) banner(col *canvas.Rect) {
	u := r.ui
	at := canvas.Rect{X: col.X, Y: col.Y, W: col.W, H: u.Px(112)}
	col.Y += at.H + u.Px(ui.Gutter)
	in := u.Panel(at)
	var names []string
	size := min(u.Px(80), in.H)
	for _, seat := range r.order {
		if r.outcome.Winners.Has(rules.Seat(seat)) {
			names = append(names, r.name(seat))
			sign := ui.CutLeft(&in, min(size+u.Px(8), in.W*0.25))
			u.Emblem(r.emblem(seat), sign.Center(), min(size, sign.W))
		}
	}
	ui.CutLeft(&in, u.Px(12))
	key := "win"
	switch len(names) {
	case 0:
		key = "nobody"
	case 1:
		key = "wins"
	}
	in = ui.Middle(in, in.W, u.Px(42+u.Theme.Tall(34)))
	u.Words(ui.CutTop(&in, u.Px(42)), r.word(key, strings.Join(names, ", ")), u.Theme.Colored(ui.Hero, u.Theme.Heading), ui.Left)
	if lang := u.App.Prefs.Language; lang != r.lang {
		r.lang, r.reason = lang, r.house.Say(r.outcome.Reason)
		if r.session.Header().Practice {
			r.reason += " · " + u.App.Say("house.practice")
		}
	}
	if in.W > u.Px(240) {
		in = r.ruleButton(in)
	}
	st := u.Theme.Colored(ui.Label, u.Theme.Ink2)
	if fonts.Width(r.reason, st) > in.W {
		st = u.Theme.Colored(ui.Small, u.Theme.Ink2)
	}
	high := ui.TextHeight(r.reason, st, in.W)
	u.Paragraph(ui.Middle(in, in.W, min(high, in.H)), r.reason, st, ui.Left)
}

// ruleButton draws the button that opens the rule by which the game ended at the right of a row, and returns the rest of the row.
func (r *Result) ruleButton(in canvas.Rect) canvas.Rect {
	if r.tally == nil || r.tally.Decided == nil {
		return in
	}
	u := r.ui
	if rule := r.tally.Decided(r.outcome); rule != "" {
		b := ui.CutRight(&in, u.Px(104))
		if u.Button(ui.Middle(b, b.W, u.Px(u.Theme.Tall(30))), u.App.Say("house.rule", string(rule)), ui.ButtonOpts{}) {
			r.exits.Rulebook(rule)
		}
	}
	return in
}

// standings is the table of what everybody has at the end.
func (r *Result) standings(col *canvas.Rect) {
	u := r.ui
	row := u.Px(40)
	columns := 0
	if r.tally != nil {
		columns = len(r.tally.Columns)
	}
	in := r.ui.Sheet(col, r.word("standings"), row*float64(len(r.order))+u.Px(34))
	who := min(max(in.W*0.34, u.Px(96)), in.W*0.4)
	cell := (in.W - who) / float64(max(columns, 1))
	r.heads(ui.CutTop(&in, u.Px(34)), who, cell)
	for _, seat := range r.order {
		line := ui.CutTop(&in, row)
		if r.outcome.Winners.Has(rules.Seat(seat)) {
			u.Theme.Skin(u, ui.SelectShape, line.Inset(u.Px(1)))
		}
		at := line
		sign := ui.CutLeft(&at, u.Px(36)/max(u.Theme.Large, 1)) // names need what large letters leave
		u.Emblem(r.emblem(seat), sign.Center(), u.Px(26)/max(u.Theme.Large, 1))
		at.W = who - sign.W - u.Px(4)
		u.Words(at, r.name(seat), u.Theme.Text(ui.Label), ui.Left)
		u.Tip(at, r.house.Level(r.house.Kind(r.session.Header().Game), r.session.Header().Seats[seat].Level))
		for c := range columns {
			count := r.cell(seat, c)
			u.Words(canvas.Rect{X: line.X + who + cell*float64(c), Y: line.Y, W: cell, H: row}, count, shrunk(count, u.Theme.Text(ui.Figure), cell-u.Px(4)), ui.Center)
		}
	}
}

// heads names the columns of the standings, the first of which begins at left. Where a name is wider than its column every other one stands
// lower, so that each has the width of two.
func (r *Result) heads(head canvas.Rect, left, cell float64) {
	if r.tally == nil {
		return
	}
	u := r.ui
	st := u.Theme.Colored(ui.Caption, u.Theme.Ink2)
	gap, apart := u.Px(2), false
	for _, key := range r.tally.Columns {
		apart = apart || fonts.Width(u.App.Say(key+".short"), st) > cell-2*gap
	}
	for c, key := range r.tally.Columns {
		at := canvas.Rect{X: head.X + left + cell*float64(c), Y: head.Y, W: cell, H: head.H}
		u.Tip(at, u.App.Say(key))
		if apart {
			at.H /= 2
			at.Y += at.H * float64(c%2)
			at.X, at.W = at.X-cell/2, 2*cell
		}
		u.Words(canvas.Rect{X: at.X + gap, Y: at.Y, W: at.W - 2*gap, H: at.H}, u.App.Say(key+".short"), st, ui.Center)
	}
}

// foot draws the ways on.
func (r *Result) foot(in *canvas.Rect) {
	u := r.ui
	type way struct {
		key  string
		sign ui.Sign
		do   func()
	}
	ways := []way{
		{"again", icons.Again, r.exits.Again}, {"replay", icons.Shown, func() { r.exits.Replay(0) }},
		{"export", icons.Save, r.exits.Export}, {"share", icons.Link, r.exits.Share}, {"luck", icons.Dice, r.exits.Luck}, {"home", icons.Quit, r.exits.Title},
	}
	ways = slices.DeleteFunc(ways, func(w way) bool { return w.do == nil })
	cols := len(ways)
	switch {
	case in.W < u.Px(420):
		cols = 2
	case in.W < u.Px(840):
		cols = 3
	}
	lines := (len(ways) + cols - 1) / cols
	row := u.Px(u.ButtonHeight() + ui.ButtonGap)
	foot := ui.CutBottom(in, min(float64(lines)*row, in.H*0.6))
	ui.CutBottom(in, u.Px(ui.ButtonGap))
	for i, w := range ways {
		at := ui.Column(canvas.Rect{X: foot.X, Y: foot.Y + float64(i/cols)*row, W: foot.W, H: u.Px(u.ButtonHeight())}, i%cols, cols, u.Px(ui.ButtonGap))
		if at.Bottom() > foot.Bottom()+u.Px(2) {
			return
		}
		ink := u.Theme.Ink
		if i == 0 {
			ink = u.Theme.OfferInk
		}
		if u.Button(at, r.word(w.key), ui.ButtonOpts{Left: true, Main: i == 0, Icon: u.Theme.SignPicture(w.sign, u.Px(18), ink)}) {
			w.do()
		}
	}
}
