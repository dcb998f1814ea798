package table

import (
	"tyche/rules"
	"tyche/rules/session"
	"tyche/sprites/canvas"
)

// This file is how the table keeps the desk: laid, followed, and sealed into moves.

// deskwork keeps the desk in step with the game: it is laid when orders are to be given, renewed when something acted at
// once, and cleared when the orders are given.
func (t *Table) deskwork() {
	seat := t.match.Deciding()
	if t.desk != nil && t.desk.match == t.match && t.deskSeat != seat {
		t.match.note(t.desk.draft) // another is asked what he says to an offer; then the plan goes on
		t.putAside()
	}
	switch {
	case !t.match.Person(seat) || seat != t.match.viewer:
		t.desk = nil
	case t.desk == nil && t.aside.goesOn(t, seat):
		t.desk, t.aside = t.aside.desk, aside{}
		t.desk.Version++
	case t.desk == nil || t.desk.match != t.match || t.deskSeat != seat || !t.desk.draft.Renew(t.match.Session):
		t.desk = newDesk(t.match)
		t.lendHints()
		t.aside.drop(seat)
	default:
		t.desk.Version++ // what acted at once may have changed what can be had
	}
	t.deskSeat, t.sight.Desk = seat, t.desk
	t.deskSeen = 0
}

// lendHints lets a new desk ask what a hint would say.
func (t *Table) lendHints() {
	if m, hint := t.match, t.exits.Hint; t.desk != nil && hint != nil {
		t.desk.hint = func(c session.Chair) Advice { return hint(m, c) }
	}
}

// aside is a desk whose owner waits for what another says to an offer. With it goes what can be taken back on it.
type aside struct {
	desk *Desk
	seat rules.Seat
	turn int // in which it was put aside
}

// putAside keeps the desk for its owner while another answers; a plan that was sealed is gone by then.
func (t *Table) putAside() {
	if _, reacts := t.match.reaction(t.match.Deciding()); reacts {
		turn, _ := t.turnNow()
		t.aside = aside{t.desk, t.deskSeat, turn}
	}
}

// goesOn says whether the seat goes on with the plan that was put aside.
func (a *aside) goesOn(t *Table, seat rules.Seat) bool {
	turn, _ := t.turnNow()
	return a.desk != nil && a.desk.match == t.match && a.seat == seat && a.turn == turn && a.desk.draft.Renew(t.match.Session)
}

// drop forgets the plan of a seat that begins another.
func (a *aside) drop(seat rules.Seat) {
	if a.seat == seat {
		*a = aside{}
	}
}

// view is what the viewer sees now: while another answers an offer of his, the plan that waits for that lies there as he left it.
func (t *Table) view() rules.View {
	turn, _ := t.turnNow()
	if a := &t.aside; t.desk == nil && a.desk != nil && a.desk.match == t.match && a.seat == t.match.viewer && a.turn == turn {
		return a.desk.View()
	}
	return t.match.Chair().View()
}

// write gives an answer to the open letter, or says why it may not be given.
func (t *Table) write(m rules.Move) {
	if c, ok := t.desk.draft.Pen(t.desk.open); ok {
		if bad := c.Explain(m); bad != nil {
			t.refuse(bad)
			return
		}
	}
	if t.unfit(m, true) {
		return
	}
	t.app.Play("place")
	t.sight.Culprits, t.toast = nil, toast{}
	t.desk.write(m)
}

// tendDesk follows what was done on the desk in this tick.
func (t *Table) tendDesk() {
	if bad := t.sight.Refused; bad != nil {
		t.sight.Refused = nil
		t.refuse(bad)
	}
	if t.sight.Turn {
		t.sight.Turn = false
		t.open(DetailTab)
	}
	d := t.desk
	if d == nil {
		return
	}
	if f := d.weighs; f != nil {
		d.weighs = nil
		t.decide(t.say(f.Caption.Label), f.Stakes, d.begin)
	}
	if d.sealed {
		d.sealed = false
		t.weighSeal(d)
		return
	}
	if d.Version != t.deskSeen && !t.face.Busy() && t.caughtUp() && !t.hidden {
		t.deskSeen = d.Version
		t.match.note(d.draft)
		t.wrote()
		t.lay()
	}
}

// Coverer is a face that offers some answers on its own panels, so that the list of answers may give its room to them.
type Coverer interface{ Covers(o *Offers) bool }

// yield gives the room of the answers to the face's own panel while it offers them there, or while a plan is written and
// nothing is asked.
func (t *Table) yield(a *Areas) {
	f, can := t.face.(Coverer)
	if t.desk == nil || !can || a.Decision.H <= 0 || !f.Covers(t.offers) {
		return
	}
	top := a.Decision.Y
	if page := a.Page; page.W > 0 { // panels take turns: their page grows, with their names above it
		if page.Y < a.Decision.Bottom() {
			return
		}
		up := a.Tabs.Y - top
		a.Tabs.Y, a.Page.Y, a.Page.H = a.Tabs.Y-up, page.Y-up, page.H+up
		for l := range TabCount {
			if r := a.of(l); *r == page {
				*r = a.Page
			}
		}
	} else if a.Detail.H > 0 && a.Detail.Y >= a.Decision.Bottom() {
		a.Detail.H, a.Detail.Y = a.Detail.Bottom()-top, top
		a.foldLog(t.ui.Theme)
	} else {
		return
	}
	a.Decision = canvas.Rect{}
}

// lay shows the desk as it is now.
func (t *Table) lay() {
	t.face.Show(t.desk.View())
	t.desk.Prompt = rules.Text{}
	if v, ok := t.desk.Pen(); ok {
		if f, asks := t.face.(Asker); asks {
			t.desk.Prompt = f.Ask(v)
		}
	}
	o := NoOffers()
	if t.match.open() {
		o = t.desk.offers()
	}
	t.ask(o)
	if f, can := t.face.(Coverer); can && f.Covers(t.offers) {
		t.open(DetailTab)
	} else if t.desk.open >= 0 { // what the letter asks is answered in the list
		t.open(AnswerTab)
	}
	t.close()
	t.sight.Offers = t.offers
	t.sight.Seconds = 0
}

// seal plays a plan as ordinary moves and writes it down.
func (m *Match) seal(d *session.Draft) error {
	if m.coach != nil {
		_, seal, _ := d.Seal()
		return m.coach.Play(m.viewer, seal)
	}
	m.clicks.branch(m.Session.Len())
	first, written := m.Session.Len(), d.Chair().View()
	_, err := d.Play(m.Session)
	for i := first; i < m.Session.Len()-1; i++ { // until the seal has opened all plans the table shows this one
		m.views = append(m.views, entryView{i, written})
	}
	if err == nil {
		err = m.passOver() // the last seal opens a turn in which this House may be asked at once
	}
	m.Keep()
	if err == nil {
		m.rememberPlan("")
	}
	return err
}
