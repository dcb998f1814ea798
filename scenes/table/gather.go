package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Where a game opens for all at once what everybody has written in secret, several people at one table look on together: the
// curtain calls them, and what follows is shown as nobody in particular sees it, until one of them is asked.

// Gatherer is a face of such a game. It says whether with an event what was secret is opened, and whether somebody who is asked for
// what he sees in a view looks alone again.
type Gatherer interface {
	Gathers(e rules.Event) bool
	Disperses(view rules.View) bool
}

// Overlooked is a face with something that all look on at, though nobody calls them: with an event it begins. Whoever is asked after it
// gets the mouse behind the curtain, also if he had it before.
type Overlooked interface {
	Overlooks(e rules.Event) bool
}

// gathering is how far the people at the table have been called together.
type gathering struct {
	called bool // the curtain is drawn for them
	on     bool // they look on
	entry  int  // for which they were called last, counted from 1
}

// gather lets nobody's secrets lie open while all look on, and draws the curtain to call them; true while it waits for them.
func (t *Table) gather() bool {
	m, k := t.match, &t.gathered
	if m.shown >= m.Session.Len() || m.coach != nil || t.app.Prefs.Speed == 0 || !m.Persons().Several() {
		return false
	}
	if k.on && m.viewer != rules.Nobody && (m.Deciding() != m.viewer || m.Session.Ordering(m.viewer)) { // orders are written behind the curtain
		t.look(rules.Nobody)
	}
	if o, is := t.face.(Overlooked); is && slices.ContainsFunc(m.Session.Read(m.shown, rules.Nobody).Events, o.Overlooks) {
		if m.away = rules.Nobody; m.viewer != rules.Nobody {
			t.look(rules.Nobody)
		}
	}
	g, has := t.face.(Gatherer)
	if !has || k.entry == m.shown+1 || !slices.ContainsFunc(m.Session.Read(m.shown, rules.Nobody).Events, g.Gathers) {
		return false
	}
	*k = gathering{called: true, on: true, entry: m.shown + 1}
	t.look(rules.Nobody)
	t.cover(m.Session.ChairAt(m.shown, rules.Nobody).View())
	return true
}

// deal lets nobody's hand be shown where the game deals the first secrets to several people who have all looked on till then: they
// learn them behind the curtain, each his own.
func (t *Table) deal() {
	m := t.match
	if m.dealt || m.shown >= m.Session.Len() || m.coach != nil || !m.Persons().Several() || !m.secrets {
		return
	}
	if m.dealt = !m.bareAt(m.shown + 1); m.dealt && m.viewer != rules.Nobody && m.bareAt(m.shown) {
		t.look(rules.Nobody)
	}
}

// regather lets all look on again where a game was left amid what they looked on at; whoever is asked for what is his alone ends it.
func (t *Table) regather() {
	_, has := t.face.(Gatherer)
	t.gathered.on = has && t.match.Session.Len() > 0
}

// disperse ends the looking on together if a seat is asked for what is its alone.
func (t *Table) disperse(seat rules.Seat) {
	g, has := t.face.(Gatherer)
	t.gathered.on = t.gathered.on && has && !t.match.Session.Ordering(seat) && !g.Disperses(t.match.Session.Chair(seat).View())
}

// looksOn says whether what all have opened at once is acted out still, so that it is not the turn of the person who will be asked next.
func (t *Table) looksOn(next rules.Seat) bool {
	_, gathers := t.face.(Gatherer)
	return gathers && t.match.Person(next) && (t.face.Busy() || !t.caughtUp())
}

// look shows the table as a seat saw it before what is still to be acted out.
func (t *Table) look(seat rules.Seat) {
	t.match.viewer, t.match.away, t.match.views, t.sight.Selected = seat, rules.Nobody, nil, rules.Ref{}
	t.log.rebuild(t)
	t.face.Show(t.match.Session.ChairAt(t.match.shown, seat).View())
	t.refresh()
}

// callTogether is the card on the curtain that waits until all look on.
func (t *Table) callTogether(u *ui.UI, in canvas.Rect) {
	u.Headline(1, t.word("gather"))
	u.Words(ui.CutTop(&in, u.Px(40)), t.word("gather"), u.Theme.Text(ui.Hero), ui.Center)
	u.Words(ui.CutTop(&in, u.Px(34)), t.word("gather.about"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
	if t.opens(u, in, t.word("gather.ready")) {
		t.gathered.called = false
		t.hidden, t.public = false, nil
		t.refresh()
	}
}
