// Package setup is the screen where a game is prepared: which, who plays, with which rules, and the seed of its luck. It
// knows no game.
package setup

import (
	"embed"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// Exits lead from here. Begin gets a game that can be begun.
type Exits struct {
	Begin    func(k *house.Kind, o house.Opening)
	Rulebook func(k *house.Kind, rule rules.Rule)
}

// Setup is the scene.
type Setup struct {
	house   *house.House
	ui      *ui.UI
	exits   Exits
	choice  choice
	kind    int
	seed    string
	scroll  ui.Scroll
	height  float64
	settled float64 // the height that places the sheets: whoever changes a level keeps his row below the mouse
	spare   float64 // what the legend of the players lacks of its usual height
	sheets  []sheet
	voice   *lexicon.Voice // of the game that it has spoken of last
	spoken  *house.Kind
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
	s.choice.Practice = header.Practice
	copy(s.choice.Who[:], header.Seats)
	s.choice.mend()
	s.fit()
	return s
}

func (s *Setup) game() *house.Kind { return &s.house.Kinds[s.kind] }

func (s *Setup) info() rules.Info { return s.game().Rules.Info() }

// fit brings the choice into the range of the game.
func (s *Setup) fit() {
	s.choice.fit(s.info(), s.game().Emblems)
	s.choice.engage(bot.LevelsOf(s.game().Mind))
	s.choice.cast(s.characters())
}

// characters are those that computer players of the game can have.
func (s *Setup) characters() []string { return bot.Characters(s.game().Mind) }

func (s *Setup) word(key string, args ...any) string { return s.ui.App.Say("setup."+key, args...) }

// throw draws another seed, short enough to be read out.
func (s *Setup) throw() { s.seed = strconv.Itoa(1 + rand.IntN(999_999_999)) }

// Update shows one tick.
func (s *Setup) Update(in *ui.Input) bool {
	u := s.ui
	u.Begin(in)
	inside, leave := u.Page(s.word("title"), u.App.Say("house.back"))
	foot := ui.CutBottom(&inside, u.Px(u.ButtonHeight()+6))
	ui.CutBottom(&inside, u.Px(ui.Gutter))
	fold := s.fold(&inside)
	s.sheets = s.sheets[:0]
	box := u.BeginScroll(inside, &s.scroll)
	ui.Settle(&box, inside, s.settled)
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
	if left == right {
		s.goals(left)
	}
	s.options(right)
	shorter := func() *canvas.Rect { // whatever is told of the levels that are chosen
		if left.Y+s.spare < right.Y {
			return left
		}
		return right
	}
	if left != right {
		s.goals(shorter())
	}
	s.practice(shorter())
	s.luck(shorter())
	s.height = max(left.Y, right.Y) - top
	usual := max(left.Y+s.spare, right.Y) - top
	s.settled = max(usual, inside.H-2.5*(inside.H-s.height)) // never so low that it does not fit
	u.EndScroll(&s.scroll, s.height)
	s.announce(fold, inside)
	if below := top + max(s.height, usual) + u.Px(2*ui.Gutter); below < foot.Y { // not far below the sheets
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

// games offers the games there are.
func (s *Setup) games(col *canvas.Rect) {
	u := s.ui
	about := u.App.Say(s.info().ID + ".about")
	st := u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	width := col.W - 2*u.Px(ui.Padding)
	choices, row := 0.0, u.Px(u.ButtonHeight()+ui.ButtonGap)
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
		if u.Choice(ui.CutTop(&in, u.Px(u.ButtonHeight())), names, &s.kind) {
			s.unfavour()
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
	r := ui.CutTop(in, u.Px(u.ButtonHeight()))
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
	r := ui.CutTop(in, u.Px(u.ButtonHeight()))
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

// begin is the button that starts the game, or says what is missing.
func (s *Setup) begin(r canvas.Rect) {
	u := s.ui
	seed, err := strconv.ParseUint(s.seed, 10, 64)
	why := ""
	if err != nil {
		why = s.word("why.seed")
	}
	b := ui.Middle(r, min(u.Px(420), r.W), u.Px(u.ButtonHeight()+4))
	if !u.Button(b, s.word("begin"), ui.ButtonOpts{Main: true, Why: why, Sound: "fanfare"}) {
		return
	}
	s.keep()
	k := s.game()
	s.exits.Begin(k, house.Opening{Setup: s.choice.setup(k), Seats: s.choice.seats(s.characters(), s.name), Seed: seed, Practice: s.choice.Practice})
}
