package router

import (
	"time"

	"tyche/rules"
	"tyche/scenes/house"
	"tyche/scenes/learn"
	"tyche/scenes/table"
)

// learn opens the list of lessons.
func (r *Router) learn(k *house.Kind) { r.app.Stack.Push(learn.New(r.house, k, r.lesson)) }

// lesson opens a lesson over the list.
func (r *Router) lesson(number int, afresh bool) { r.app.Stack.Push(r.teach(number, afresh)) }

// teach makes the table of a lesson, where it was left or at its beginning. It knows the ways to the next one and back to the list.
func (r *Router) teach(number int, afresh bool) *table.Table {
	list := learn.Entries(r.house)
	e := list[number]
	course, goesOn := e.Resume(r.house)
	if afresh || !goesOn {
		course = e.Start(r.house, r.lessonSeed())
	}
	exits := learn.Exits{
		Keep:     func(place string) { r.house.KeepPlace(e.ID(), place) },
		Rulebook: func(rule rules.Rule) { r.rulebook(e.Kind, rule) },
		Done:     func() { r.done(e.ID()) },
		Again:    func() { r.app.Stack.Replace(r.teach(number, true)) },
		List:     r.app.Stack.Pop,
	}
	if number+1 < len(list) && list[number+1].Kind == e.Kind { // the lessons of another game are chosen on its list
		exits.Next = func() { r.app.Stack.Replace(r.teach(number+1, false)) }
	}
	onwards := r.exits(e.Kind)
	onwards.Replay, onwards.Watch, onwards.Export, onwards.Share, onwards.Report, onwards.Luck = nil, nil, nil, nil, nil, nil
	onwards.Leave, onwards.Result = r.app.Stack.Pop, func(*table.Match) {}
	return r.house.Teach(e.Kind, course, learn.NewCoach(r.house, course, exits), onwards)
}

// lessonSeed is that of the dice which a lesson tabs to chance.
func (r *Router) lessonSeed() uint64 {
	if r.house.Seed != 0 {
		return r.house.Seed
	}
	return uint64(time.Now().UnixNano())
}

// done notes that a lesson was gone through to its end.
func (r *Router) done(id string) {
	r.app.Prefs.Seen[id] = true
	if err := r.app.Prefs.Save(r.app.Store); err != nil {
		r.app.Note(err)
	}
}
