package router

import (
	"time"

	"tyche/scenes/load"
)

// exportAll hands the player all kept games as one file.
func (r *Router) exportAll() {
	data, running := r.house.Collection()
	warning := ""
	if running {
		warning = " " + r.app.Say("house.carries")
	}
	r.hand("tyche-"+time.Now().Format("2006-01-02")+"-all.tyche", data, warning)
}

// takeIn keeps the games of a collection and says what became of them.
func (r *Router) takeIn(text string) {
	t, err := r.house.TakeIn(text)
	if err != nil {
		r.app.Note(err)
	}
	said := r.app.Say("house.taken", t.New)
	if t.Known > 0 {
		said += " " + r.app.Say("house.taken.known", t.Known)
	}
	if t.Unreadable > 0 {
		said += " " + r.app.Say("house.taken.unreadable", t.Unreadable)
	}
	if err != nil {
		said += " " + r.app.Say("house.taken.damaged")
	}
	if l, listed := r.app.Stack.Top().(*load.Load); listed {
		l.Return()
	}
	r.tell(said)
}
