package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
)

// Whoever marks the own name at a call is handed the mouse in turn order, with or without anything to play: otherwise the
// others would see who has no card. With nothing to play the table says so, on a page that nobody else reads; it shows what
// that seat saw at the call, for what came of it may be known already.

// next is the first in turn order who wants to come between and has not had the mouse.
func (k *call) next(seats int) rules.Seat {
	for i := range seats {
		if p := rules.Seat((int(k.First) + i) % seats); k.wants.Has(p) {
			return p
		}
	}
	return rules.Nobody
}

// awaits says whether somebody who wants to come between is before a seat in turn order.
func (k *call) awaits(seat rules.Seat, seats int) bool {
	turn := func(p rules.Seat) int { return (int(p-k.First) + seats) % seats }
	next := k.next(seats)
	return next != rules.Nobody && turn(next) < turn(seat)
}

// seats is how many play.
func (m *Match) seats() int { return len(m.Session.Header().Seats) }

// calledView is what a seat saw at the call.
func (t *Table) calledView(eyes rules.Seat) rules.View {
	v, _ := t.match.Session.Within(t.call.at.entry, t.call.at.nth, t.match.isCall, eyes)
	return v
}

// handsIdle hands the mouse to the next who wants to come between and is not asked anything, and says whether there is one.
func (t *Table) handsIdle() bool {
	k := &t.call
	seat := k.next(t.match.seats())
	if seat == rules.Nobody || t.askedNow(seat) {
		return false
	}
	k.idle, k.idler = true, seat
	if seat != t.match.viewer {
		t.cover(t.calledView(rules.Nobody))
	} else {
		t.showIdle()
	}
	return true
}

// askedNow says whether the rules ask a seat about what is called now.
func (t *Table) askedNow(seat rules.Seat) bool {
	r, reacts := t.match.reaction(seat)
	return reacts && len(r.Use) > 0 && t.match.Deciding() == seat && len(t.call.rest) == 0 && !t.match.calledSince(t.match.isCall)
}

// taker is who gets the mouse while the curtain is drawn; nobody while all are called together.
func (t *Table) taker() rules.Seat {
	switch {
	case t.gathered.called:
		return rules.Nobody
	case t.call.idle:
		return t.call.idler
	}
	return t.match.Deciding()
}

// showIdle lays the table out for the one who has nothing to play. What is still to be acted out is read anew with these eyes.
func (t *Table) showIdle() {
	k := &t.call
	t.hidden, t.public = false, nil
	t.match.viewer = k.idler
	if len(k.rest) > 0 {
		k.rest = t.match.Session.Read(k.at.entry, k.idler).Events[t.toCall(k.at.entry):]
	}
	t.log.rebuild(t)
	t.face.Show(t.calledView(k.idler))
	t.sight.Viewer, t.sight.Deciding = k.idler, k.idler
}

// toCall counts the events of the entry up to the call, as the viewer reads them.
func (t *Table) toCall(entry int) int {
	n := 0
	for i, e := range t.match.Session.Read(entry, t.match.viewer).Events {
		if t.match.isCall(e) {
			if n++; n == t.call.at.nth {
				return i + 1
			}
		}
	}
	return 0
}

// actedOut are those events of an entry that were acted out: of the last one perhaps only those up to a call.
func (t *Table) actedOut(entry int) []rules.Event {
	events := t.match.Session.Read(entry, t.match.viewer).Events
	if entry == t.match.shown-1 && len(t.call.rest) > 0 {
		return events[:t.toCall(entry)]
	}
	return events
}

// drawIdle is the page of somebody who wanted to come between and has nothing to play.
func (t *Table) drawIdle(u *ui.UI, a Areas) {
	k := &t.call
	in := t.callCard(u, a, t.word("call.idle"), t.word("call.idle.about", rules.W(t.say(k.What))), 1)
	b := ui.Middle(in, in.W, u.Px(u.ButtonHeight()))
	if u.Button(b, t.word("call.go"), ui.ButtonOpts{Main: true}) || u.In.Hit(ui.KeyEnter, 0) {
		k.idle = false
		k.wants &^= rules.Only(k.idler)
		t.resumeCall()
	}
}
