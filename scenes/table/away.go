package table

import "tyche/rules"

// Several people at one table: while nobody is asked because computers act, another than who played last may sit before the screen. The
// table shows then what everybody may see, without a curtain. Who played last has the mouse still, and looks with the own eyes again
// when asked again.

// holder is who has the mouse: the viewer, or who looks on while computers act.
func (m *Match) holder() rules.Seat {
	if m.viewer == rules.Nobody {
		return m.away
	}
	return m.viewer
}

// lookAway closes the viewer's secrets while computers act.
func (t *Table) lookAway() {
	m := t.match
	seat, persons := m.viewer, m.Persons()
	alone := persons == rules.Only(seat)
	if seat == rules.Nobody || alone || m.coach != nil || !m.dealt || t.face.Busy() || t.calling() || !m.computersAct() {
		return
	}
	t.look(rules.Nobody)
	m.away = seat
}

// lookBack shows the table to who has had the mouse all the time.
func (t *Table) lookBack() {
	t.look(t.match.away)
}

// computersAct says whether a computer does something next that is acted out, or is asked. One that is asked whether it comes between
// does not count: nobody is to notice that it has what for. Nor does one that answers an offer of whoever writes a plan: that is between
// the two, and the plan goes on.
func (m *Match) computersAct() bool {
	if m.shown < m.Session.Len() {
		next := m.Session.Read(m.shown, rules.Nobody)
		return !m.Person(next.Seat) && len(next.Events) > 0
	}
	seat := m.Deciding()
	if seat == rules.Nobody || m.Person(seat) || !m.Session.Ordering(seat) && m.plans() {
		return false
	}
	r, reacts := m.reaction(seat)
	return !reacts || len(r.Use) == 0
}

// comeTogether sees before each thing that is acted out with whose eyes it is looked at, and says whether a curtain waits first.
func (t *Table) comeTogether() (waits bool) {
	t.deal()
	t.lookAway()
	return t.gather()
}
