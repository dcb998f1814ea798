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

// Stands is the question at which the game itself stands.
func (d *Draft) Stands() rules.Question {
	q, _ := questionOf(d.base, d.seat)
	return q
}
