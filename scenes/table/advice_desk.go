package table

import (
	"slices"

	"tyche/rules"
)

// On a desk a hint goes from question to question: the places where nothing is written, what acts at once, and the seal. Where the advice is
// to write nothing it is given once, and from then on the hint goes on to what is left.

// adviceStep is the question of a plan that a hint is thought about for; none where the hint is for an open letter or an answer.
type adviceStep struct {
	next int        // the place from which it goes on
	pass rules.Move // writes nothing there
	asks bool
	last bool // what acts at once was asked about: after it comes the seal
}

// ponder thinks about the first question from a step on, in the order of the chain; what acts at once comes after all that can be written.
func (t *Table) ponder(d *Desk, from adviceStep) {
	if c, q, ok := d.draft.Next(from.next); ok {
		t.counsel = counsel{think: t.exits.Hint(t.match, c), chair: c, step: adviceStep{next: q.N + 1, pass: q.Pass, asks: true}, lasts: t.counsel.lasts}
	} else if q := d.draft.Stands(); q.Live && !from.last && len(t.offers.Legal) > 0 {
		c := t.match.Chair()
		t.counsel = counsel{think: t.exits.Hint(t.match, c), chair: c, step: adviceStep{next: from.next, pass: q.Pass, asks: true, last: true}, lasts: t.counsel.lasts}
	} else {
		t.counsel = counsel{}
		t.adviseSeal(d)
		return
	}
	if t.counsel.think == nil { // nobody knows: on to the next
		t.ponder(d, t.counsel.step)
	}
}

// goOn says whether a hint is kept back, because it would only tell once more to write nothing, and thinks about the next question then.
func (t *Table) goOn(h *Hint) bool {
	d, step := t.desk, t.counsel.step
	if !step.asks || h.Move != step.pass {
		return false
	}
	if !step.last && !d.passes(h) {
		h.Reasons = append(slices.Clone(h.Reasons), rules.Say("table.advice.again"))
		return false
	}
	t.ponder(d, step)
	return true
}

// passes says whether a hint to write nothing has been shown with the same reasons, and remembers it.
func (d *Desk) passes(h *Hint) bool {
	if slices.ContainsFunc(d.passed, func(k Hint) bool { return k.Move == h.Move && slices.Equal(k.Reasons, h.Reasons) }) {
		return true
	}
	d.passed = append(d.passed, Hint{Move: h.Move, Reasons: slices.Clone(h.Reasons)})
	return false
}

// adviseSeal advises to end the plan: nothing else is left. After that the hints begin anew.
func (t *Table) adviseSeal(d *Desk) {
	c, m, ok := d.draft.Seal()
	if !ok {
		return
	}
	d.passed = nil
	t.advice(&Hint{Move: m, Reasons: []rules.Text{rules.Say("table.advice.seal")}, label: c.Describe(m).Label})
}

// Urges says whether a hint would advise to write something where nothing is written, in one of the places from..to-1. Where no hint is
// ready at once, or there are none, something might be.
func (d *Desk) Urges(from, to int) bool {
	for {
		c, q, ok := d.draft.Next(from)
		if !ok || q.N >= to {
			return false
		}
		if d.hint == nil {
			return true
		}
		think := d.hint(c)
		if think == nil {
			return true
		}
		if h, ready := think(); !ready || h.Move != q.Pass {
			return true
		}
		from = q.N + 1
	}
}
