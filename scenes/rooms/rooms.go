// Package rooms builds the scenes around the table and leads from one to another. It knows no game.
package rooms

import (
	"errors"
	"time"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/files"
	"tyche/scenes/house"
	"tyche/scenes/keys"
	"tyche/scenes/rulebook"
	"tyche/scenes/settings"
	"tyche/scenes/setup"
	"tyche/scenes/table"
	"tyche/scenes/title"
	"tyche/scenes/ui"
)

// Rooms are the scenes of a house.
type Rooms struct {
	house *house.House
	app   *ui.App

	// CanCopy says whether texts reach a clipboard; where they do not, they are written to files. CanQuit says whether
	// the title can end the program.
	CanCopy func() bool
	CanQuit bool
}

// Texts are the words of all scenes here.
func Texts() []house.Source {
	return []house.Source{
		{Files: title.Texts, Dir: "text"}, {Files: settings.Texts, Dir: "text"}, {Files: keys.Texts, Dir: "text"},
		{Files: setup.Texts, Dir: "text"}, {Files: rulebook.Texts, Dir: "text"},
	}
}

// New furnishes a house: its tables get doors that lead to the other scenes.
func New(h *house.House) *Rooms {
	r := &Rooms{house: h, app: h.App, CanCopy: func() bool { return true }}
	h.Doors = r.doors
	return r
}

// Open puts the title on the empty stack, and above it the game that the page's address brings along.
func (r *Rooms) Open() {
	r.home()
	if f := files.Fragment(); f != "" {
		r.receive("#" + f)
	}
}

// home leads to the title from anywhere.
func (r *Rooms) home() { r.app.Stack.Reset(r.title()) }

func (r *Rooms) title() *title.Title {
	d := title.Doors{
		Continue: r.resume,
		New:      r.setup,
		Load:     func() {},
		Rulebook: func() { r.rulebook(&r.house.Kinds[0], "") },
		Settings: r.settings,
		Keys:     r.keys,
	}
	if r.CanQuit {
		d.Quit = r.app.Stack.Pop
	}
	return title.New(r.house, d)
}

func (r *Rooms) setup() { r.app.Stack.Push(setup.New(r.house, r.setupDoors())) }

func (r *Rooms) setupDoors() setup.Doors {
	return setup.Doors{Begin: r.begin, Rulebook: r.rulebook}
}

// begin opens a new game at the table, in place of what prepared it.
func (r *Rooms) begin(k *house.Kind, set rules.Setup, seats []session.Seating, seed uint64) {
	t, err := r.house.Begin(k, set, seats, seed, r.house.FreeName(time.Now()))
	if err != nil {
		r.app.Note(err)
		r.tell(r.app.Say("house.no-begin"))
		return
	}
	r.app.Mood("map")
	r.app.Stack.Replace(t)
}

// rulebook opens the rules of a game at a number, or at their beginning for "".
func (r *Rooms) rulebook(k *house.Kind, rule rules.Rule) {
	r.app.Stack.Push(rulebook.New(r.house, k, rule))
}

func (r *Rooms) settings() { r.app.Stack.Push(settings.New(r.app)) }
func (r *Rooms) keys()     { r.app.Stack.Push(keys.New(r.app)) }

// doors lead from a table of this kind.
func (r *Rooms) doors(k *house.Kind) table.Doors {
	return table.Doors{
		Rulebook: func(rule rules.Rule) { r.rulebook(k, rule) },
		Settings: r.settings,
		Result:   func(m *table.Match) {},
		Leave:    r.home,
		Keys:     r.keys,
		Export:   func(m *table.Match) {},
		Share:    func(m *table.Match) {},
		Replay:   func(m *table.Match) {},
		Hint:     func(m *table.Match, o *table.Offers) (table.Hint, bool) { return r.house.Hint(k, m, o) },
	}
}

// resume opens a kept game: at the table if it can go on.
func (r *Rooms) resume(save string) {
	s, err := r.house.Open(save)
	r.enter(s, save, err)
}

// receive opens a game that came as text.
func (r *Rooms) receive(text string) {
	s, err := r.house.Read(text)
	r.enter(s, "", err)
}

// enter opens a session that may have a problem.
func (r *Rooms) enter(s *session.Session, save string, err error) {
	var problem *session.Problem
	if errors.As(err, &problem) {
		r.tell(r.house.Problem(problem))
	}
	if s == nil {
		return
	}
	r.app.Mood("map")
	r.app.Stack.Push(r.house.Seat(r.house.Kind(s.Header().Game), s, save))
}

// tell shows a sentence until it is acknowledged.
func (r *Rooms) tell(sentence string) {
	r.app.Ask(r.app.Say("house.notice"), sentence, ui.Answer{Label: r.app.Say("house.understood"), Main: true})
}
