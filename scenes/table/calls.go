package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Equal pauses: wherever somebody might come between with what nobody else sees, the table stops for the same short while
// and asks for all to see whether anybody does, no matter who can. What happens behind it takes place within the pause,
// and an answer is acted out as if it belonged to what it follows.

// callSeconds is how long a pause lasts, at every speed: computers have answered by then.
const callSeconds = 1.5

// call is a moment at which somebody might come between.
type call struct {
	rules.Call
	on    bool
	asks  bool          // people are asked together, and nothing goes on until they have answered
	fresh bool          // the clock begins with the next tick
	left  float64       // seconds
	wants rules.Seats   // people who want to come between
	rest  []rules.Event // what is still to be acted out of the entry
	nth   int           // calls of that entry so far
	at    moment        // of this call
	idle  bool          // somebody who wants to come between reads that there is nothing to play, see idle.go
	idler rules.Seat    // who that is
}

// moment is a call as the journal counts: just after the nth of an entry.
type moment struct{ entry, nth int }

// calls is the rule that tells such moments; nil where pauses need not be equal.
func (t *Table) calls() func(rules.Event) bool {
	if _, has := t.match.Session.Game().(rules.Calls); !has || !t.app.Prefs.EqualPauses || t.match.coach != nil {
		return nil
	}
	return t.match.isCall
}

// isCall says whether an event tells that somebody might come between.
func (m *Match) isCall(e rules.Event) bool {
	g, has := m.Session.Game().(rules.Calls)
	if !has {
		return false
	}
	_, is := g.Call(e)
	return is
}

// tuneCalls tells the match whether people are asked together: then it passes for none of them beforehand.
func (t *Table) tuneCalls() {
	t.match.together = t.calls() != nil && t.match.Persons().Several()
}

// Called says whether the table pauses to see whether somebody comes between.
func (t *Table) Called() bool { return t.call.on && !t.face.Busy() }

// calling says whether something is kept back, so that nobody is asked and nothing shown that comes later.
func (t *Table) calling() bool { return t.call.on || len(t.call.rest) > 0 }

// nextAct returns what is acted out next and what is shown after it. With equal pauses that ends at the next call, also
// where nobody could answer it.
func (t *Table) nextAct() (events []rules.Event, after rules.View, more bool) {
	k := &t.call
	events, k.rest = k.rest, nil
	if len(events) == 0 {
		if events, more = t.match.NextAct(); !more {
			return nil, nil, false
		}
		k.nth = 0
	}
	after = t.match.viewAfter()
	if hits := t.calls(); hits != nil {
		if i := slices.IndexFunc(events, hits); i >= 0 {
			k.nth++
			k.at = moment{t.match.shown - 1, k.nth}
			after = t.calledView(t.callEyes())
			k.Call, _ = t.match.Session.Game().(rules.Calls).Call(events[i])
			events, k.rest = events[:i+1], events[i+1:]
			t.beginCall(true)
		}
	}
	return events, after, true
}

// callEyes is the seat whose view is shown in a pause: while people are asked together nobody's hand lies open.
func (t *Table) callEyes() rules.Seat {
	if t.match.together {
		return rules.Nobody
	}
	return t.match.viewer
}

// beginCall begins a pause. People at one table are asked together whenever a window is called anew.
func (t *Table) beginCall(anew bool) {
	k := &t.call
	k.on, k.left = true, callSeconds
	if anew {
		k.asks, k.wants = t.match.together, 0
	}
}

// passes goes on with the pause after a person who was asked has passed: those after him may be asked, or not.
func (t *Table) passes(seat rules.Seat, r rules.Reaction) {
	if t.calls() != nil && len(r.Use) > 0 {
		t.call.wants &^= rules.Only(seat)
		t.resumeCall()
	}
}

// resumeCall goes on with a pause when somebody has given the mouse back.
func (t *Table) resumeCall() {
	t.beginCall(false)
	t.call.fresh = true
	if t.call.at.nth > 0 { // else the question was there when the game was opened, or taken back to
		t.face.Show(t.calledView(t.callEyes()))
	}
}

// attendCall lets the pause run and those answer who do it unseen.
func (t *Table) attendCall(dt float64) {
	k := &t.call
	if k.asks || k.fresh || k.idle {
		k.fresh = false
		return
	}
	k.left = max(k.left-dt, 0)
	if hits := t.calls(); hits != nil && len(k.rest) == 0 {
		for t.match.answerUnseen(k, hits, k.left == 0) && k.left == 0 {
		}
	}
	if k.left > 0 || t.handsIdle() {
		return
	}
	k.on = false
	t.refresh()
}

// answerUnseen goes on with answers whether to use something that nobody else sees, and says whether there may be more of
// them. At a table of several people those pass who have not said that they want to come between. A computer answers at
// once when the pause is over (late): a longer one would tell that somebody was asked.
func (m *Match) answerUnseen(k *call, hits func(rules.Event) bool, late bool) (more bool) {
	seat := m.Deciding()
	r, reacts := m.reaction(seat)
	switch {
	case !reacts || len(r.Use) == 0 || late && m.calledSince(hits):
		return false
	case k.awaits(seat, m.seats()): // whoever wants to come between has the mouse first, with or without a card
		return false
	case !m.Person(seat) && late:
		return m.hurry(seat) == nil
	case !m.Person(seat):
		_, err := m.Think()
		return err == nil
	case !m.together || k.wants.Has(seat) || m.calledSince(hits):
		return false
	}
	return m.Play(seat, r.Pass) == nil
}

// hurry plays the best answer that a computer has after one more moment.
func (m *Match) hurry(seat rules.Seat) error {
	m.begin(seat)
	move, done := m.thinker.Think()
	if !done {
		move = m.thinker.Best()
	}
	m.thinker = nil
	return m.Play(seat, move)
}

// calledSince says whether what was not acted out yet has a call, about which people are still to be asked.
func (m *Match) calledSince(hits func(rules.Event) bool) bool {
	for i := m.shown; i < m.Session.Len(); i++ {
		if slices.ContainsFunc(m.Session.Read(i, rules.Nobody).Events, hits) {
			return true
		}
	}
	return false
}

// Measures of the question, in design pixels.
const callWidth, callRow, callAbout = 430, 44, 6

// drawCall asks whether anybody comes between, and in what. It looks the same whoever could.
func (t *Table) drawCall(u *ui.UI, a Areas) {
	k := &t.call
	if !k.on || t.face.Busy() || t.menu || t.asking.open {
		return
	}
	if k.idle {
		t.drawIdle(u, a)
		return
	}
	persons, rows := t.match.persons(), 0
	if k.asks {
		rows = len(persons) + 1
	}
	in := t.callCard(u, a, t.word("call"), t.word("call.about", rules.W(t.say(k.What))), rows)
	if k.asks {
		t.askTogether(u, in, persons)
	}
}

// callCard draws the card of a pause over the map, with its title and what it is about, and returns the room of so many rows below.
func (t *Table) callCard(u *ui.UI, a Areas, title, about string, rows int) canvas.Rect {
	w, style := min(u.Px(callWidth), a.Window.W-u.Px(16)), u.Theme.Text(ui.Small)
	words := ui.TextHeight(about, style, w-u.Px(2*ui.Padding)) + u.Px(callAbout)
	r := canvas.Rect{W: w, H: u.Px(callRow)*float64(1+rows) + words + u.Px(2*ui.Padding)}
	r.X, r.Y = a.Map.X+(a.Map.W-w)/2, a.Map.Y+u.Px(12)
	r.X = min(max(r.X, u.Px(8)), a.Window.W-w-u.Px(8))
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(ui.Padding))
	u.Headline(1, title)
	u.Words(ui.CutTop(&in, u.Px(callRow)), title, u.Theme.Text(ui.Title), ui.Center)
	u.Paragraph(ui.CutTop(&in, words), about, style, ui.Center)
	return in
}

// askTogether lets everybody at the table say whether to come between; one key says that nobody does.
func (t *Table) askTogether(u *ui.UI, in canvas.Rect, persons []rules.Seat) {
	k := &t.call
	for _, seat := range persons {
		row := ui.CutTop(&in, u.Px(callRow))
		t.face.Emblem(u, seat, canvas.Point{X: row.X + u.Px(20), Y: row.Y + row.H/2}, u.Px(30))
		ui.CutLeft(&row, u.Px(44))
		on := k.wants.Has(seat)
		if u.Toggle(ui.Middle(row, row.W, u.Px(u.ButtonHeight())), t.seatName(seat), &on) {
			k.wants ^= rules.Only(seat)
		}
	}
	label := "call.nobody"
	if k.wants != 0 {
		label = "call.go"
	}
	b := ui.Middle(in, in.W, u.Px(u.ButtonHeight()))
	if u.Button(b, t.word(label), ui.ButtonOpts{Main: true}) || u.In.Hit(ui.KeyEnter, 0) {
		k.asks, k.left = false, callSeconds
	}
}
