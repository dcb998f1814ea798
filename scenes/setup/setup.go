// Package setup is the screen where a game is prepared: which, who plays, with which rules, and the seed of its luck. It
// knows no game.
package setup

import (
	"embed"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Exits lead from here. Begin gets a game that can be begun.
type Exits struct {
	Begin    func(k *house.Kind, setup rules.Setup, seats []session.Seating, seed uint64)
	Rulebook func(k *house.Kind, rule rules.Rule)
}

// Setup is the scene.
type Setup struct {
	house  *house.House
	ui     *ui.UI
	exits  Exits
	choice choice
	kind   int
	seed   string
	scroll ui.Scroll
	height float64
}

// New returns the scene with the last choice.
func New(h *house.House, exits Exits) *Setup {
	c, err := recall(h.App.Store)
	if err != nil {
		h.App.Note(err)
	}
	s := &Setup{house: h, ui: ui.NewUI(h.App), exits: exits, choice: c}
	for i := range h.Kinds {
		if h.Kinds[i].Rules.Info().ID == c.Game {
			s.kind = i
		}
	}
	s.fit()
	s.throw()
	if h.Seed != 0 {
		s.seed = strconv.FormatUint(h.Seed, 10)
	}
	return s
}

// For is New for a game that has been chosen already.
func For(h *house.House, k *house.Kind, exits Exits) *Setup {
	s := New(h, exits)
	for i := range h.Kinds {
		if &h.Kinds[i] == k {
			s.kind = i
		}
	}
	s.fit()
	return s
}

// Again is New for another game with the same people and rules.
func Again(h *house.House, header session.Header, exits Exits) *Setup {
	s := New(h, exits)
	for i := range h.Kinds {
		if h.Kinds[i].Rules.Info().ID == header.Game {
			s.kind = i
		}
	}
	s.choice.Seats, s.choice.Options, s.choice.Scenario = len(header.Seats), slices.Clone(header.Options), header.Scenario
	copy(s.choice.Who[:], header.Seats)
	s.choice.mend()
	s.fit()
	return s
}

func (s *Setup) game() *house.Kind { return &s.house.Kinds[s.kind] }

func (s *Setup) info() rules.Info { return s.game().Rules.Info() }

// fit brings the choice into the range of the game.
func (s *Setup) fit() { s.choice.fit(s.info(), s.game().Emblems) }

func (s *Setup) word(key string, args ...any) string { return s.ui.App.Say("setup."+key, args...) }

// throw draws another seed, short enough to be read out.
func (s *Setup) throw() { s.seed = strconv.Itoa(1 + rand.IntN(999_999_999)) }

// Update shows one tick.
func (s *Setup) Update(in *ui.Input) bool {
	u := s.ui
	u.Begin(in)
	inside, leave := u.Page(s.word("title"), u.App.Say("house.back"))
	foot := ui.CutBottom(&inside, u.Px(ui.ButtonHeight+6))
	ui.CutBottom(&inside, u.Px(ui.Gutter))
	box := u.BeginScroll(inside, &s.scroll)
	ui.Settle(&box, inside, s.height)
	top := box.Y
	box.H = math.Inf(1)
	left, right := &box, &box
	if box.W >= u.Px(820) {
		width := min(box.W, u.Px(1180))
		box.X, box.W = box.X+math.Round((box.W-width)/2), width
		one, two := box, box
		one.W = math.Round(width * 0.56)
		two.X, two.W = box.X+one.W+u.Px(ui.Gutter), width-one.W-u.Px(ui.Gutter)
		left, right = &one, &two
	}
	s.games(left)
	s.seats(left)
	s.goals(left)
	s.options(right)
	s.luck(right)
	s.height = max(left.Y, right.Y) - top
	u.EndScroll(&s.scroll, s.height)
	if below := top + s.height + u.Px(2*ui.Gutter); below < foot.Y { // not far below the sheets
		foot.Y = below
	}
	s.begin(foot)
	if leave {
		s.keep()
		u.App.Stack.Pop()
	}
	return u.End()
}

// Draw paints the last tick.
func (s *Setup) Draw(c canvas.Canvas) { s.ui.Draw(c) }

func (s *Setup) keep() {
	if err := s.choice.keep(s.ui.App.Store); err != nil {
		s.ui.App.Note(err)
	}
}

// sheet takes a titled sheet with room for h pixels off a column and returns what is inside.
func (s *Setup) sheet(col *canvas.Rect, title string, h float64) canvas.Rect {
	u := s.ui
	h += u.Px(ui.HeadingHeight + ui.Gutter + ui.Padding)
	r := canvas.Rect{X: col.X, Y: col.Y, W: col.W, H: h}
	col.Y += h + u.Px(ui.Gutter)
	return u.TitledPanel(r, title)
}

// games offers the games there are.
func (s *Setup) games(col *canvas.Rect) {
	u := s.ui
	about := u.App.Say(s.info().ID + ".about")
	st := u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	width := col.W - 2*u.Px(ui.Padding)
	choices, row := 0.0, u.Px(ui.ButtonHeight+ui.ButtonGap)
	if len(s.house.Kinds) > 1 {
		choices = row
	}
	rows := row
	if len(s.info().Scenarios) > 1 {
		rows += row
	}
	in := s.sheet(col, u.App.Say(s.info().ID+".title"), choices+ui.TextHeight(about, st, width)+rows)
	if choices > 0 {
		var names []string
		for i := range s.house.Kinds {
			names = append(names, u.App.Say(s.house.Kinds[i].Rules.Info().ID+".title"))
		}
		if u.Choice(ui.CutTop(&in, u.Px(ui.ButtonHeight)), names, &s.kind) {
			s.fit()
		}
		ui.CutTop(&in, u.Px(ui.ButtonGap))
	}
	ui.CutTop(&in, u.Paragraph(in, about, st, ui.Left))
	s.howMany(&in)
	s.scenarios(&in)
}

// scenarios offers the ways in which the game can begin, where there are several.
func (s *Setup) scenarios(in *canvas.Rect) {
	u, info := s.ui, s.info()
	if len(info.Scenarios) < 2 {
		return
	}
	ui.CutTop(in, u.Px(ui.ButtonGap))
	r := ui.CutTop(in, u.Px(ui.ButtonHeight))
	u.Words(ui.CutLeft(&r, math.Round(r.W*0.4)), s.word("scenario"), u.Theme.Text(ui.Label), ui.Left)
	var labels []string
	for _, name := range info.Scenarios {
		labels = append(labels, u.App.Say(info.ID+".scenario."+name))
	}
	at := s.choice.scenario(info)
	u.Scope(2)
	if u.Cycle(r, "scenario", labels, &at) {
		s.choice.Scenario = info.Scenarios[at]
	}
	u.Unscope()
}

// howMany offers the numbers of players that the game has.
func (s *Setup) howMany(in *canvas.Rect) {
	u, info := s.ui, s.info()
	ui.CutTop(in, u.Px(ui.ButtonGap))
	r := ui.CutTop(in, u.Px(ui.ButtonHeight))
	u.Words(ui.CutLeft(&r, math.Round(r.W*0.4)), s.word("seats"), u.Theme.Text(ui.Label), ui.Left)
	var labels []string
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		labels = append(labels, strconv.Itoa(n))
	}
	at := s.choice.Seats - info.MinSeats
	u.Scope(1)
	if u.Choice(r, labels, &at) {
		s.choice.Seats = info.MinSeats + at
	}
	u.Unscope()
}

// seats lists who plays: emblem, name, person or computer.
func (s *Setup) seats(col *canvas.Rect) {
	u := s.ui
	row := u.Px(50)
	narrow := col.W < u.Px(460)
	if narrow {
		row = u.Px(50 + 42)
	}
	legend := s.legend()
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	below := ui.TextHeight(legend, st, col.W-2*u.Px(ui.Padding))
	in := s.sheet(col, s.word("who"), float64(s.choice.Seats)*row+below)
	for i := range s.choice.Seats {
		u.Scope(100 + i)
		s.seat(ui.CutTop(&in, row), i, narrow)
		u.Unscope()
	}
	u.Paragraph(in, legend, st, ui.Left)
}

// seat is the line of one player.
func (s *Setup) seat(r canvas.Rect, i int, narrow bool) {
	u, who := s.ui, &s.choice.Who[i]
	line := ui.CutTop(&r, u.Px(42))
	side := line.H
	sign := ui.CutLeft(&line, side)
	hover, clicked := u.Spot("emblem", sign)
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, sign, 0.7)
	}
	if who.Emblem != "" {
		u.Tip(sign, s.word("emblem", u.App.Say(s.info().ID+".emblem."+who.Emblem)))
	}
	u.Emblem(s.game().Emblem(*who, i), sign.Center(), side-u.Px(4))
	if clicked && len(s.game().Emblems) > 0 {
		u.App.Play("click")
		s.choice.next(i, s.game().Emblems)
	}
	ui.CutLeft(&line, u.Px(10))
	field := ui.Middle(line, line.W, u.Px(36))
	kinds := line
	if narrow {
		kinds = ui.CutTop(&r, u.Px(42))
		ui.CutLeft(&kinds, side+u.Px(10))
	} else {
		field.W = math.Round(line.W * 0.5)
		kinds.X, kinds.W = field.Right()+u.Px(8), line.W-field.W-u.Px(8)
	}
	u.Field(field, "name", &who.Name, ui.FieldOpts{Hint: s.name(i), Max: longestName})
	var labels []string
	for _, level := range levels {
		labels = append(labels, s.house.Level(level))
	}
	at := max(slices.Index(levels, who.Level), 0)
	if u.Cycle(ui.Middle(kinds, kinds.W, u.Px(36)), "level", labels, &at) {
		who.Level = levels[at]
	}
}

// name is what somebody is called who gave no name.
func (s *Setup) name(seat int) string { return s.word("name." + strconv.Itoa(seat+1)) }

// legend says what the computer players at the table are worth, or that everybody shares the mouse.
func (s *Setup) legend() string {
	text, persons := "", 0
	for _, level := range levels[1:] {
		for _, who := range s.choice.Who[:s.choice.Seats] {
			if who.Level == level {
				text += s.word("level."+level) + " "
				break
			}
		}
	}
	for _, who := range s.choice.Who[:s.choice.Seats] {
		if who.Person() {
			persons++
		}
	}
	switch {
	case persons > 1:
		text += s.word("share")
	case persons == 0:
		text += s.word("watch")
	}
	return text
}

// goals tells the ways to win with so many players, each with its rule.
func (s *Setup) goals(col *canvas.Rect) {
	u, k := s.ui, &s.house.Kinds[s.kind]
	if k.Goals == nil {
		return
	}
	goals := k.Goals(s.choice.Seats)
	st := u.Theme.Text(ui.Body)
	width := col.W - 2*u.Px(ui.Padding) - u.Px(goalSign+goalRule+8)
	tall := func(g *table.Goal) float64 {
		return math.Max(ui.TextHeight(s.house.Say(g.Text), st, width)+u.Px(8), u.Px(36))
	}
	h := 0.0
	for i := range goals {
		h += tall(&goals[i])
	}
	in := s.sheet(col, s.word("goals"), h)
	for i := range goals {
		u.Scope(300 + i)
		s.goal(k, &goals[i], ui.CutTop(&in, tall(&goals[i])), st)
		u.Unscope()
	}
}

// Widths in a line of the goals, in design pixels.
const (
	goalSign = 34
	goalRule = 64
)

func (s *Setup) goal(k *house.Kind, g *table.Goal, line canvas.Rect, st fonts.Style) {
	u := s.ui
	sign := ui.CutLeft(&line, u.Px(goalSign))
	u.Picture(u.Theme.SignPicture(g.Sign, u.Px(22), u.Theme.Heading), canvas.Place{At: canvas.Point{X: sign.X + u.Px(12), Y: sign.Center().Y}, AnchorX: .5, AnchorY: .5, Alpha: 1})
	rule := ui.CutRight(&line, u.Px(goalRule))
	if u.Button(ui.Middle(rule, rule.W, u.Px(26)), string(g.Rule), ui.ButtonOpts{Tip: u.App.Say("house.rule", string(g.Rule))}) {
		s.exits.Rulebook(k, g.Rule)
	}
	ui.CutRight(&line, u.Px(8))
	words := s.house.Say(g.Text)
	u.Paragraph(ui.Middle(line, line.W, ui.TextHeight(words, st, line.W)), words, st, ui.Left)
}

// options lists the optional rules.
func (s *Setup) options(col *canvas.Rect) {
	u, list := s.ui, s.info().Options
	if len(list) == 0 {
		return
	}
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	width := col.W - 2*u.Px(ui.Padding) - u.Px(72)
	h, button := 0.0, u.Px(26)
	about := func(o rules.Option) string { return u.App.Say(s.info().ID + ".option." + o.ID + ".about") }
	for _, o := range list {
		h += u.Px(32) + max(ui.TextHeight(about(o), st, width), button) + u.Px(6)
	}
	in := s.sheet(col, s.word("options"), h)
	for i, o := range list {
		u.Scope(200 + i)
		on := slices.Contains(s.choice.Options, o.ID)
		if u.Toggle(ui.CutTop(&in, u.Px(32)), u.App.Say(s.info().ID+".option."+o.ID), &on) {
			s.choice.turn(o.ID, on)
		}
		text := in
		text.W = width
		tall := u.Paragraph(text, about(o), st, ui.Left)
		rule := canvas.Rect{X: in.Right() - u.Px(64), Y: in.Y, W: u.Px(64), H: button}
		if u.Button(rule, string(o.Rule), ui.ButtonOpts{Tip: u.App.Say("house.rule", string(o.Rule))}) {
			s.exits.Rulebook(&s.house.Kinds[s.kind], o.Rule)
		}
		ui.CutTop(&in, max(tall, button)+u.Px(6))
		u.Unscope()
	}
}

// luck shows the seed: the same seed and the same moves give the same dice.
func (s *Setup) luck(col *canvas.Rect) {
	u := s.ui
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	about := s.word("seed.about")
	in := s.sheet(col, s.word("seed"), u.Px(ui.ButtonHeight+ui.ButtonGap)+ui.TextHeight(about, st, col.W-2*u.Px(ui.Padding)))
	r := ui.CutTop(&in, u.Px(ui.ButtonHeight))
	dice := ui.CutRight(&r, u.Px(ui.ButtonHeight))
	ui.CutRight(&r, u.Px(8))
	u.Field(r, "seed", &s.seed, ui.FieldOpts{Max: 19})
	if u.IconButton(dice, icons.Dice, s.word("seed.throw"), ui.ButtonOpts{Sound: "dice"}) {
		s.throw()
	}
	ui.CutTop(&in, u.Px(ui.ButtonGap))
	u.Paragraph(in, about, st, ui.Left)
}

// begin is the button that starts the game, or says what is missing.
func (s *Setup) begin(r canvas.Rect) {
	u := s.ui
	seed, err := strconv.ParseUint(s.seed, 10, 64)
	why := ""
	if err != nil {
		why = s.word("why.seed")
	}
	b := ui.Middle(r, min(u.Px(420), r.W), u.Px(ui.ButtonHeight+4))
	if !u.Button(b, s.word("begin"), ui.ButtonOpts{Main: true, Why: why, Sound: "fanfare"}) {
		return
	}
	s.keep()
	k := &s.house.Kinds[s.kind]
	s.exits.Begin(k, s.choice.setup(k), s.choice.seats(s.name), seed)
}
