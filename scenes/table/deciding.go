package table

import "tyche/rules"

// Who decides, and how the viewer's own question is put.

// nameDecider lets the face show whose decision it is. During a call nobody is told before its pause is over, and nobody is to notice a
// computer with a card up its sleeve.
func (t *Table) nameDecider(seat rules.Seat) {
	r, reacts := t.match.reaction(seat)
	hidden := reacts && len(r.Use) > 0 && !t.match.Person(seat)
	if !t.calling() && !hidden {
		t.sight.Deciding = seat
	}
	if t.looksOn(seat) {
		t.sight.Deciding = rules.Nobody
	}
}

// putQuestion lays out what the viewer is asked, with the news that came before it. It may have waited for something to be acted out.
func (t *Table) putQuestion(seat rules.Seat, waited bool) {
	if t.desk == nil { // else tendDesk lays the answers out
		t.ask(t.findOffers())
		t.attend()
		if waited {
			t.age = 0
		}
	}
	t.open(AnswerTab)
	t.recall()
	if t.advises {
		t.advises = false
		t.advise()
	}
	if t.asked != seat {
		t.app.Play("your-turn")
	}
}

// findOffers gathers the answers of the viewer, several small ones together where nobody teaches each.
func (t *Table) findOffers() *Offers {
	o, _ := FindOffers(t.match.Chair())
	if t.match.coach == nil { // he asks for the small answers
		o.bundle(t.match.Chair().Bundles())
	}
	o.Routes = FindRoutes(t.match.Chair(), t.face.Walk())
	t.wordQuestion(o)
	t.thread.follow(o.Decision, t.match.Session.Len(), t.given.entry)
	return o
}
