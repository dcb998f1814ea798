// Package rooms builds the scenes around the table and leads from one to another. It knows no game.
package rooms

import (
	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/files"
	"tyche/scenes/house"
	"tyche/scenes/keys"
	"tyche/scenes/learn"
	"tyche/scenes/load"
	"tyche/scenes/replay"
	"tyche/scenes/result"
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
	// Save hands the player a file and says where it is, "" if only the browser knows.
	Save func(name string, data []byte) (where string, err error)
}

// Texts are the words of all scenes here.
func Texts() []house.Source {
	return []house.Source{
		{Files: title.Texts, Dir: "text"}, {Files: settings.Texts, Dir: "text"}, {Files: keys.Texts, Dir: "text"},
		{Files: setup.Texts, Dir: "text"}, {Files: rulebook.Texts, Dir: "text"},
		{Files: load.Texts, Dir: "text"}, {Files: replay.Texts, Dir: "text"}, {Files: result.Texts, Dir: "text"},
		{Files: learn.Texts, Dir: "text"},
	}
}

// New furnishes a house: its tables get doors that lead to the other scenes.
func New(h *house.House) *Rooms {
	r := &Rooms{house: h, app: h.App, CanCopy: func() bool { return true }, Save: files.Save}
	h.Doors = r.doors
	return r
}

// Open puts the title on the empty stack, and above it the game that the page's address brings along.
func (r *Rooms) Open() {
	r.app.Stack.Reset(r.title())
	if r.app.Unkept {
		r.tell(r.app.Say("house.unkept"))
	}
	if f := files.Fragment(); f != "" {
		r.receive("#" + f)
	}
}

// home leads to the title from anywhere. What was turned on or off at the table, such as the sound, is kept.
func (r *Rooms) home() {
	r.house.Release()
	if err := r.app.Prefs.Save(r.app.Store); err != nil {
		r.app.Note(err)
	}
	r.app.Stack.Reset(r.title())
}

// Playing says that a game of those that are kept is open.
func (r *Rooms) Playing() bool {
	for s := range r.app.Stack.Scenes() {
		if t, sits := s.(*table.Table); sits && t.Kept() {
			return true
		}
	}
	return false
}

func (r *Rooms) title() *title.Title {
	d := title.Doors{
		Continue: r.resume,
		New:      r.setup,
		Learn:    r.learn,
		Load:     r.load,
		Rulebook: func() { r.rulebook(&r.house.Kinds[0], "") },
		Settings: r.settings,
		Keys:     r.keys,
		Receive:  r.receive,
	}
	if r.CanQuit {
		d.Quit = r.app.Stack.Pop
	}
	return title.New(r.house, d)
}

func (r *Rooms) setup() { r.app.Stack.Push(setup.New(r.house, r.setupDoors())) }

func (r *Rooms) setupDoors() setup.Doors { return setup.Doors{Begin: r.begin, Rulebook: r.rulebook} }

func (r *Rooms) load() {
	r.app.Stack.Push(load.New(r.house, load.Doors{
		Open: r.resume, Watch: r.watchSave, Export: r.exportSave, Share: r.shareSave, Receive: r.receive,
	}))
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
		Result:   func(m *table.Match) { r.result(k, m.Session) },
		Leave:    r.home,
		Keys:     r.keys,
		Export:   func(m *table.Match) { r.export(m.Session) },
		Share:    func(m *table.Match) { r.share(m.Session) },
		Replay:   func(m *table.Match) { r.watch(m.Session, m.Session.Len()) },
		Hint:     func(m *table.Match, o *table.Offers) (table.Hint, bool) { return r.house.Hint(k, m, o) },
	}
}

// result shows how a game ended, over its table.
func (r *Rooms) result(k *house.Kind, s *session.Session) {
	header := s.Header()
	r.app.Stack.Push(result.New(r.house, s, result.Doors{
		Replay:   func(at int) { r.watch(s, at) },
		Again:    func() { r.home(); r.app.Stack.Push(setup.Again(r.house, header, r.setupDoors())) },
		Export:   func() { r.export(s) },
		Share:    func() { r.share(s) },
		Title:    r.home,
		Rulebook: func(rule rules.Rule) { r.rulebook(k, rule) },
	}))
}

// watch opens the replay after `at` moves.
func (r *Rooms) watch(s *session.Session, at int) { r.app.Stack.Push(replay.New(r.house, s, at)) }

// tell shows a sentence until it is acknowledged.
func (r *Rooms) tell(sentence string) {
	r.app.Ask(r.app.Say("house.notice"), sentence, ui.Answer{Label: r.app.Say("house.understood"), Main: true})
}
