package session

import "tyche/rules"

// PenAsks says what letter i asks next: the question where its pen stands, and whether that is still its own. After the
// last answer of a letter that needs no more it is false.
func (d *Draft) PenAsks(i int) (rules.Question, bool) {
	if _, ok := d.Pen(i); !ok {
		return rules.Question{}, false
	}
	q, ok := questionOf(d.pen, d.seat)
	return q, ok && q.N == d.list[i].Place
}

// Stands says where the game itself stands: what would end the question there, and whether its answers act at once.
func (d *Draft) Stands() (pass rules.Move, live bool) {
	q, _ := questionOf(d.base, d.seat)
	return q.Pass, q.Live
}
