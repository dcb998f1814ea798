package table

import (
	"slices"

	"tyche/rules"
)

// Computers write their orders while something is acted out, so that nobody waits for them when it is over: nobody sees
// sealed orders before all are opened, and their place in the journal is the same.

// think lets the computer work that is to answer; after each answer there is a pause, so that it can be followed.
func (t *Table) think() {
	played, err := t.match.Think()
	if err != nil {
		t.app.Note(err)
	}
	if speed := t.app.Prefs.Speed; played && !t.match.silent && speed > 0 && speed < Fastest {
		t.wait = 0.25 / speed
	}
}

// ordersInATick is how many answers computers give to the questions of their orders in one tick, if they have thought before.
const ordersInATick = 8

// orderAhead lets the computer work that gives its orders now, or hits to its ships; false when none does. When orders were opened it stops until that
// was acted out: a table of computers must not run away from its film.
func (t *Table) orderAhead() (any bool) {
	m := t.match
	for range ordersInATick {
		seat := m.Deciding()
		if m.coach != nil || m.opened >= m.shown || seat == rules.Nobody || m.Person(seat) {
			return any
		}
		think := m.Think
		if _, custom := m.Session.Chair(seat).Customary(); custom { // such as which of many ships are hit: worth a moment each
			think = func() (bool, error) { return true, m.hurry(seat) }
		} else if _, answers := m.reaction(seat); !m.Session.Ordering(seat) && !(answers && m.plans()) { // what it says to an offer is of the plans, too
			return any
		}
		any = true
		played, err := think()
		if err != nil {
			t.app.Note(err)
		}
		if !played || err != nil {
			return true
		}
		m.wentAhead()
	}
	return any
}

// wentAhead notes what the viewer saw after the move that was played just now, and whether it has opened anything.
func (m *Match) wentAhead() {
	last := m.Session.Len() - 1
	m.views = append(m.views, entryView{last, m.Chair().View()})
	if slices.ContainsFunc(m.Session.Read(last, m.viewer).Events, func(e rules.Event) bool { return e.Reveals }) {
		m.opened = last
	}
}

// answerByCustom gives the answers of the player's standing orders, if the face has asked for them, until something else is asked.
func (t *Table) answerByCustom() {
	asked := t.sight.Custom && t.Asks() != nil
	t.sight.Custom = false
	for m := t.match; asked; {
		move, has := m.Chair().Customary()
		if !has || m.Chair().Explain(move) != nil {
			return
		}
		if err := m.Play(m.viewer, move); err != nil {
			t.app.Note(err)
			return
		}
		m.wentAhead()
		t.offers, t.sight.Offers = NoOffers(), NoOffers()
	}
}

// entryView is what the viewer saw after an entry of the journal.
type entryView struct {
	entry int
	view  rules.View
}

// viewAfter is what the viewer saw after the entry that is acted out now: computers may have gone on since, and some answers are
// given several at once.
func (m *Match) viewAfter() rules.View {
	for len(m.views) > 0 && m.views[0].entry < m.shown-1 {
		m.views = m.views[1:]
	}
	if len(m.views) > 0 && m.views[0].entry == m.shown-1 {
		return m.views[0].view
	}
	return m.Session.ChairAt(m.shown, m.viewer).View()
}
