package router

import (
	"errors"
	"time"

	"tyche/rules/session"
	"tyche/scenes/files"
	"tyche/scenes/house"
	"tyche/scenes/ui"
)

// begin opens a new game at the table, in place of what prepared it.
func (r *Router) begin(k *house.Kind, o house.Opening) {
	t, err := r.house.Begin(k, o, r.house.FreeName(time.Now()))
	if err != nil {
		r.app.Note(err)
		r.tell(r.app.Say("house.no-begin"))
		return
	}
	r.app.Prefs.Game = k.Rules.Info().ID
	r.app.Stack.Replace(t)
}

// complain tells the player what is wrong with a game.
func (r *Router) complain(err error) {
	var problem *session.Problem
	switch {
	case errors.As(err, &problem):
		r.tell(r.house.Problem(problem))
	case err != nil:
		r.app.Note(err)
		r.tell(r.app.Say("house.unreadable"))
	}
}

// Continue goes on with the game played last, if there is any.
func (r *Router) Continue() {
	if names := r.house.Names(); len(names) > 0 {
		r.goOn(names[0])
	}
}

// goOn opens the game played last. If it cannot be opened, the list with the older ones is offered.
func (r *Router) goOn(save string) {
	var problem *session.Problem
	if s, err := r.house.Open(save); s != nil || !errors.As(err, &problem) || len(r.house.Names()) < 2 {
		r.resume(save)
		return
	}
	r.app.Ask(r.app.Say("house.notice"), r.house.Problem(problem),
		ui.Answer{Label: r.app.Say("load.title"), Main: true, Do: r.load}, ui.Answer{Label: r.app.Say("house.understood")})
}

// resume opens a kept game: at the table if it can go on and nobody else plays it.
func (r *Router) resume(save string) {
	r.house.Hold(save, func(held bool) {
		s, err := r.house.Open(save)
		if s != nil && !s.ReadOnly() && !held {
			r.watch(s, s.Len())
			r.app.Ask(r.app.Say("house.notice"), r.app.Say("house.held"),
				ui.Answer{Label: r.app.Say("house.held.watch"), Main: true},
				ui.Answer{Label: r.app.Say("house.held.take"), Do: func() { r.takeOver(save) }})
			return
		}
		r.enter(s, save)
		r.complain(err)
	})
}

// takeOver goes on here with a game that another window plays, which then only watches.
func (r *Router) takeOver(save string) {
	r.app.Stack.Reset(r.title())
	s, err := r.house.Open(save) // as it is now
	r.enter(s, save)
	r.complain(err)
}

// taken watches a game that another window has taken over, as it was kept last.
func (r *Router) taken() {
	name := r.house.Played()
	r.house.Release()
	r.app.Stack.Reset(r.title())
	if s, _ := r.house.Open(name); s != nil {
		r.watch(s, s.Len())
	}
	r.tell(r.app.Say("house.taken-over"))
}

// enter goes on with a game at the table, or watches it when it cannot go on.
func (r *Router) enter(s *session.Session, save string) {
	switch {
	case s == nil:
	case s.ReadOnly():
		r.watch(s, 0)
	default:
		r.app.Prefs.Game = s.Header().Game // its box lies open when the title is seen again
		r.app.Stack.Push(r.house.Seat(r.house.Kind(s.Header().Game), s, save))
	}
}

// receive takes in a game that came as text. One that can go on is kept, and the player asked whether to play or watch.
func (r *Router) receive(text string) {
	if house.IsCollection(text) {
		r.takeIn(text)
		return
	}
	s, err := r.house.Read(text)
	if s == nil || s.ReadOnly() {
		r.enter(s, "")
		r.complain(err)
		return
	}
	save, unkept := r.house.Adopt(s)
	if unkept != nil {
		r.app.Note(unkept)
	}
	if _, over := s.Outcome(); over {
		r.watch(s, 0)
		return
	}
	who := r.house.NamesOf(s.Header().Seats)
	r.app.Ask(r.app.Say("house.arrived"), r.app.Say("house.arrived.about", who),
		ui.Answer{Label: r.app.Say("house.arrived.play"), Main: true, Do: func() { r.play(s, save) }},
		ui.Answer{Label: r.app.Say("house.arrived.watch"), Do: func() { r.watch(s, 0) }},
		ui.Answer{Label: r.app.Say("house.back")})
	r.complain(err) // of what was cut off
}

// play goes on with a game that came from outside: as the kept one, if it could be kept.
func (r *Router) play(s *session.Session, save string) {
	if save == "" {
		r.enter(s, save)
		return
	}
	r.resume(save)
}

func (r *Router) watchSave(save string) {
	s, err := r.house.Open(save)
	if s != nil {
		r.watch(s, 0)
	}
	r.complain(err)
}

// resultSave shows how a kept game ended.
func (r *Router) resultSave(save string) {
	s, err := r.house.Open(save)
	if s != nil {
		r.result(r.house.Kind(s.Header().Game), s)
	}
	r.complain(err)
}

// exportSave hands out the file as it is: a damaged one may be mended elsewhere.
func (r *Router) exportSave(save string) {
	data, err := r.app.Store.Read(save)
	if err != nil {
		r.complain(err)
		return
	}
	game, _ := r.house.Open(save)
	r.hand(fileName(), data, r.carried(game))
}

// export hands the player the journal as a file.
func (r *Router) export(s *session.Session) { r.hand(fileName(), s.Journal(), r.carried(s)) }

func fileName() string { return "tyche-" + time.Now().Format("2006-01-02") + ".tyche" }

// carried warns of what goes along with a game that is not over: its seed tells the dice to come, and its moves all
// hands. It says nothing of a game that is.
func (r *Router) carried(s *session.Session) string {
	if s == nil || s.Opened() {
		return ""
	}
	return " " + r.app.Say("house.carries")
}

// hand gives the player a file and says where it is, and a warning.
func (r *Router) hand(name string, data []byte, warning string) {
	where, err := r.Save(name, data)
	r.handed(where, err, "house.exported", "house.downloaded", warning)
}

// handed says where a file is that the player was given, as a text with its place or without one, and a warning; or that
// there is no file.
func (r *Router) handed(where string, err error, placed, unplaced, warning string) {
	switch {
	case err != nil:
		r.app.Note(err)
		r.tell(r.app.Say("house.not-exported"))
	case where == "":
		r.tell(r.app.Say(unplaced) + warning)
	default:
		r.tell(r.app.Say(placed, where) + warning)
	}
}

func (r *Router) shareSave(save string) {
	s, err := r.house.Open(save)
	if s == nil {
		r.complain(err)
		return
	}
	r.share(s)
}

// share puts the whole game as a link on the clipboard, or in a file where there is no clipboard.
func (r *Router) share(s *session.Session) {
	link, err := s.Link()
	if err != nil {
		r.complain(err)
		return
	}
	link = files.Address(house.Fragment + link)
	if !r.CanCopy() {
		r.hand("tyche-link.txt", []byte(link+"\n"), r.carried(s))
		return
	}
	r.app.Copy(link, func(ok bool) {
		if !ok { // the clipboard has refused
			r.hand("tyche-link.txt", []byte(link+"\n"), r.carried(s))
			return
		}
		r.tell(r.app.Say("house.copied") + r.carried(s))
	})
}
