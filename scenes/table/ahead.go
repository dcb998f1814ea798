package table

// Computers write their orders while something is acted out, so that nobody waits for them when it is over: nobody sees
// sealed orders before all are opened, and their place in the journal is the same.

// think lets the computer work that is to answer; after each answer there is a pause, so that it can be followed.
func (t *Table) think() {
	played, err := t.match.Think()
	if err != nil {
		t.app.Note(err)
	}
	if speed := t.app.Prefs.Speed; played && !t.match.silent && speed > 0 && speed < fastest {
		t.wait = 0.25 / speed
	}
}

// ordersInATick is how many answers computers give to the questions of their orders in one tick, if they have thought before.
const ordersInATick = 8

// orderAhead lets the computer work that gives its orders now; false when none does.
func (t *Table) orderAhead() (any bool) {
	for range ordersInATick {
		seat := t.match.Deciding()
		if t.match.coach != nil || t.match.Person(seat) || !t.match.Session.Ordering(seat) {
			return any
		}
		any = true
		played, err := t.match.Think()
		if err != nil {
			t.app.Note(err)
		}
		if !played || err != nil {
			return true
		}
	}
	return any
}
