package sector

import (
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// Without animations, and at the fastest speed, nobody can read a station of the regroup phase. What has changed in them is then told on one
// page, which waits to be read where it has changed anything for a person at this table.

// summaryPage is the page that tells of the stations before it, as a verb beyond those of the game.
const summaryPage uint8 = 253

// sumsUp says whether the stations are told on one page afterwards: they pass unread, and persons are not among themselves. In a lesson the
// coach tells of them.
func (f *Face) sumsUp() bool {
	if f.coached {
		return false
	}
	speed := f.app.Prefs.Speed
	if f.app.Prefs.ReducedMotion {
		speed *= 2
	}
	return f.persons != 0 && (f.app.Prefs.Speed <= 0 || speed >= table.Fastest && !f.amongPersons())
}

// summed adds the page after the last station, if one of them changes something for a person.
func (f *Face) summed(list []cue) []cue {
	last := -1
	concerns := false
	for i := range list {
		if c := &list[i]; c.within != nil {
			last, concerns = i, concerns || slices.ContainsFunc(c.within, f.concerns)
		}
	}
	if !concerns {
		return list
	}
	page := cue{event: rules.Event{Verb: summaryPage, Seat: rules.Nobody}, within: []rules.Event{}, seconds: emptySeconds, from: list[last].from}
	return slices.Insert(list, last+1, page)
}

// concerns says whether an event of a station changes something for a person at this table.
func (f *Face) concerns(e rules.Event) bool {
	return e.Seat >= 0 && f.persons.Has(e.Seat) && changes(e)
}

// changes says whether an event of a station changes something for its seat.
func changes(e rules.Event) bool {
	switch e.Verb {
	case game.EvBaseLost, game.EvTransportLost, game.EvCardLost, game.EvCardGained, game.EvWorkersBack, game.EvPoints, game.EvDiscarded, game.EvFirst:
		return true
	}
	return false
}

// page says whether a cue waits to be read though nothing is acted out: the page that sums up, and without animations a moment of which
// nothing else tells, and whoever misses it may lose by it. In a lesson the coach tells of these.
func (f *Face) page(c *cue) bool {
	switch c.event.Verb {
	case summaryPage:
		return f.persons != 0
	case stageRite, menaceRite:
		return f.persons != 0 && !f.coached && f.app.Prefs.Speed <= 0
	}
	return false
}

// toPage passes over everything before the next page, and says whether there is one.
func (f *Face) toPage() bool {
	k := &f.acts
	next := slices.IndexFunc(k.cues[k.at:], func(c cue) bool { return f.page(&c) })
	if next < 0 {
		return false
	}
	f.unheard = true
	for at := k.at + next; k.at < at; {
		f.Hurry()
	}
	f.unheard = false
	return true
}

// tellSummary tells of the stations before the page: what each has changed, first for persons at this table, and by which rule.
func (f *Face) tellSummary(t *tale) {
	t.title = f.word("walk.all")
	for i := range f.acts.cues {
		c := &f.acts.cues[i]
		if c.event.Verb == summaryPage {
			return
		}
		if c.event.Verb == homeRite {
			words, _ := f.sentence(c.event)
			t.rows = append(t.rows, row{seat: rules.Nobody, text: f.word("rite.home") + ". " + words, mine: f.persons.Has(c.event.Seat)})
		}
		if c.within == nil || c.event.Verb != game.EvStep {
			continue
		}
		step := strconv.Itoa(int(c.event.N))
		title := f.word("walk.title", rules.W(step), rules.W(f.word("walk.step."+step)))
		t.rows = append(t.rows, row{seat: rules.Nobody, text: title, value: f.word("walk.cite", rules.W("5."+step)), head: true, cite: rules.Rule("5." + step)})
		some := f.tellChanges(c, t, true)
		if some = f.tellChanges(c, t, false) || some; !some {
			t.note(f.word("walk.nothing"), "")
		}
	}
}

// tellChanges tells what a station has changed for persons at this table or for the others, and says whether it has.
func (f *Face) tellChanges(c *cue, t *tale, mine bool) (some bool) {
	for _, e := range c.within {
		if !changes(e) || f.concerns(e) != mine {
			continue
		}
		if words, told := f.sentence(e); told {
			t.rows, some = append(t.rows, row{seat: rules.Nobody, text: words, mine: mine}), true
		}
	}
	return some
}

// remember keeps what the page tells, for the recap that may follow it.
func (f *Face) remember() {
	k := &f.walk
	k.read = k.read[:0]
	for i := range f.acts.cues {
		for _, e := range f.acts.cues[i].within {
			if changes(e) {
				k.read = append(k.read, e)
			}
		}
	}
}

// ReadOnPage says whether the last page that summed up a regroup phase told of an event.
func (f *Face) ReadOnPage(e rules.Event) bool { return slices.Contains(f.walk.read, e) }
