// Package router builds the scenes around the table and leads from one to another. It knows no game.
package router

import (
	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/files"
	"tyche/scenes/house"
	"tyche/scenes/keys"
	"tyche/scenes/learn"
	"tyche/scenes/load"
	"tyche/scenes/luck"
	"tyche/scenes/replay"
	"tyche/scenes/result"
	"tyche/scenes/rulebook"
	"tyche/scenes/settings"
	"tyche/scenes/setup"
	"tyche/scenes/table"
	"tyche/scenes/title"
	"tyche/scenes/ui"
)

// Router leads between the scenes of a house.
type Router struct {
	house *house.House
	app   *ui.App

	// CanCopy says whether texts reach a clipboard; where they do not, they are written to files. CanQuit says whether
	// the title can end the program.
	CanCopy func() bool
	CanQuit bool
	// Save hands the player a file and says where it is, "" if only the browser knows.
	Save func(name string, data []byte) (where string, err error)
	// SavePicture is Save for a picture.
	SavePicture func(name string, data []byte) (where string, err error)
}

// Texts are the words of all scenes here.
func Texts() []house.Source {
	return []house.Source{
		{Files: title.Texts, Dir: "text"}, {Files: settings.Texts, Dir: "text"}, {Files: keys.Texts, Dir: "text"},
		{Files: setup.Texts, Dir: "text"}, {Files: rulebook.Texts, Dir: "text"},
		{Files: load.Texts, Dir: "text"}, {Files: replay.Texts, Dir: "text"}, {Files: result.Texts, Dir: "text"},
		{Files: learn.Texts, Dir: "text"}, {Files: luck.Texts, Dir: "text"},
	}
}

// New furnishes a house: its tables get exits that lead to the other scenes.
func New(h *house.House) *Router {
	r := &Router{house: h, app: h.App, CanCopy: func() bool { return true }, Save: files.Save, SavePicture: files.SavePicture}
	h.Exits = r.exits
	return r
}

// Open puts the title on the empty stack, and above it the game that the page's address brings along.
func (r *Router) Open() {
	r.app.Stack.Reset(r.title())
	if r.app.Unkept {
		r.tell(r.app.Say("house.unkept"))
	}
	if f := files.Fragment(); f != "" {
		r.receive("#" + f)
	}
}

// home leads to the title from anywhere. What was turned on or off at the table, such as the sound, is kept.
func (r *Router) home() {
	r.house.Release()
	if err := r.app.Prefs.Save(r.app.Store); err != nil {
		r.app.Note(err)
	}
	r.app.Stack.Reset(r.title())
}

// Playing says that a game of those that are kept is open.
func (r *Router) Playing() bool {
	for s := range r.app.Stack.Scenes() {
		if t, sits := s.(*table.Table); sits && t.Kept() {
			return true
		}
	}
	return false
}

func (r *Router) title() *title.Title {
	d := title.Exits{
		Continue: r.goOn,
		New:      r.setup,
		Learn:    r.learn,
		Load:     r.load,
		Rulebook: func(k *house.Kind) { r.rulebook(k, "") },
		Settings: r.settings,
		Keys:     r.keys,
		Receive:  r.receive,
	}
	if r.CanQuit {
		d.Quit = r.app.Stack.Pop
	}
	return title.New(r.house, d)
}

func (r *Router) setup(k *house.Kind) { r.app.Stack.Push(setup.For(r.house, k, r.setupDoors())) }

func (r *Router) setupDoors() setup.Exits { return setup.Exits{Begin: r.begin, Rulebook: r.rulebook} }

func (r *Router) load() {
	r.app.Stack.Push(load.New(r.house, load.Exits{
		Open: r.resume, Watch: r.watchSave, Result: r.resultSave, Export: r.exportSave, Share: r.shareSave, Receive: r.receive, All: r.exportAll,
	}))
}

// rulebook opens the rules of a game at a number, or at their beginning for "".
func (r *Router) rulebook(k *house.Kind, rule rules.Rule) {
	r.app.Stack.Push(rulebook.New(r.house, k, rule))
}

// settings opens those of the program, with the switches of all its games.
func (r *Router) settings() {
	var games []string
	for i := range r.house.Kinds {
		games = append(games, r.house.Kinds[i].Switches...)
	}
	r.app.Stack.Push(settings.New(r.app, games))
}

// keys lists the keys of every table, and those of all games.
func (r *Router) keys() {
	var all []keys.Group
	for i := range r.house.Kinds {
		all = append(all, ownKeys(&r.house.Kinds[i])...)
	}
	r.app.Stack.Push(keys.New(r.app, all...))
}

// ownKeys are those that only this game has.
func ownKeys(k *house.Kind) []keys.Group {
	if len(k.Keys) == 0 {
		return nil
	}
	return []keys.Group{{Title: k.Rules.Info().ID + ".title", Keys: k.Keys}}
}

// exits lead from a table of this kind.
func (r *Router) exits(k *house.Kind) table.Exits {
	e := table.Exits{
		Rulebook: func(rule rules.Rule) { r.rulebook(k, rule) },
		Gist:     func(rule rules.Rule) string { return r.house.Gist(k, rule) },
		Settings: r.settings,
		Result:   func(m *table.Match) { r.result(k, m.Session) },
		Leave:    r.home,
		Taken:    r.taken,
		Keys:     func() { r.app.Stack.Push(keys.New(r.app, ownKeys(k)...)) },
		Export:   func(m *table.Match) { r.export(m.Session) },
		Share:    func(m *table.Match) { r.share(m.Session) },
		Replay:   func(m *table.Match) { r.watch(m.Session, m.Session.Len()) },
		Report:   func(m *table.Match) { r.report(m.Session) },
		Picture:  r.picture,
		Watch:    func(m *table.Match, p table.Passage) { r.again(m.Session, p) },
		Hint:     func(m *table.Match, c session.Chair) table.Advice { return r.house.Advise(k, m, c) },
		Why: func(m *table.Match, entry int, e rules.Event) []rules.Text {
			return r.house.Why(k, m.Session, m.Chair().Seat(), entry, e)
		},
	}
	if k.Rolled != nil {
		e.Luck = func(m *table.Match) { r.luck(m.Session) }
	}
	return e
}

// result shows how a game ended, over its table.
func (r *Router) result(k *house.Kind, s *session.Session) {
	header := s.Header()
	r.app.Stack.Push(result.New(r.house, s, result.Exits{
		Replay:   func(at int) { r.watch(s, at) },
		Again:    func() { r.home(); r.app.Stack.Push(setup.Again(r.house, header, r.setupDoors())) },
		Export:   func() { r.export(s) },
		Share:    func() { r.share(s) },
		Luck:     r.luckOf(k, s),
		Title:    r.home,
		Rulebook: func(rule rules.Rule) { r.rulebook(k, rule) },
	}))
}

// luck shows what the dice of a game gave and owed.
func (r *Router) luck(s *session.Session) { r.app.Stack.Push(luck.New(r.house, s)) }

// luckOf is luck for a game with dice, and nil for another.
func (r *Router) luckOf(k *house.Kind, s *session.Session) func() {
	if k.Rolled == nil {
		return nil
	}
	return func() { r.luck(s) }
}

// watch opens the replay after `at` moves.
func (r *Router) watch(s *session.Session, at int) {
	show := replay.New(r.house, s, at)
	show.Branch = func(at int) {
		r.app.Stack.Push(replay.NewBranch(r.house, s, at, func(at int, who []session.Seating) { r.branch(s, at, who) }))
	}
	r.app.Stack.Push(show)
}

// again plays a part of a game that has just been played.
func (r *Router) again(s *session.Session, p table.Passage) {
	w := replay.New(r.house, s, p.From)
	w.Watch(p)
	r.app.Stack.Push(w)
}

// tell shows a sentence until it is acknowledged.
func (r *Router) tell(sentence string) {
	r.app.Ask(r.app.Say("house.notice"), sentence, ui.Answer{Label: r.app.Say("house.understood"), Main: true})
}
