package table

import (
	"tyche/rules"
	"tyche/rules/session"
)

// Advice thinks for one tick about what a strong player would do, and returns it once it is ready.
type Advice func() (h Hint, ready bool)

// counsel is a hint that is thought about.
type counsel struct {
	think Advice // nil = none
	chair session.Chair
	step  adviceStep // on a desk
	lasts float64    // seconds
}

// counselShown is after how many seconds it is said that a hint is thought about: most are there sooner.
const counselShown = .3

// advise asks for a hint and shows it. On a desk it is for the open letter, or for the next place where nothing is written and something is
// worth it.
func (t *Table) advise() {
	if t.counsel.think != nil { // it comes
		return
	}
	if t.waits && t.desk == nil { // what was answered is still acted out: then about what is asked next
		t.advises = true
		return
	}
	c := t.match.coach
	if c != nil && !c.Free() {
		t.adviseByNote(c)
		return
	}
	if d := t.desk; d != nil && d.open < 0 {
		t.hint, t.toast = nil, toast{}
		t.ponder(d, adviceStep{})
		t.consider(0)
		return
	}
	chair := t.answering()
	if t.desk == nil && len(t.offers.Legal) == 0 {
		return
	}
	t.hint, t.toast = nil, toast{} // a refusal of before would lie on it
	t.counsel = counsel{think: t.exits.Hint(t.match, chair), chair: chair}
	t.consider(0)
}

// consider lets a hint that was asked for be thought about for one tick, and shows it once it is ready.
func (t *Table) consider(dt float64) {
	k := &t.counsel
	if k.think == nil || t.modal() { // it would come up under what lies on the table
		return
	}
	k.lasts += dt
	h, ready := k.think()
	if !ready {
		return
	}
	if t.desk != nil && t.goOn(&h) {
		return
	}
	if h.Move = t.offers.together(h.Move); h.Move.Verb != bundleVerb {
		h.label = k.chair.Describe(h.Move).Label
	} else if f, has := t.offers.Find(h.Move); has {
		h.label = f.Caption.Label
	}
	t.advice(&h)
}

// advice shows a hint, and the place that it speaks of.
func (t *Table) advice(h *Hint) {
	t.hint, t.counsel = h, counsel{}
	if f, legal := t.offers.Find(h.Move); legal && len(f.Caption.Targets) > 0 {
		t.face.Reveal(f.Caption.Targets[0])
	}
}

// adviseByNote names the answer that the coach asks for; where his note is to be read, or asks for no single answer, it sends there.
func (t *Table) adviseByNote(c Coach) {
	t.toast = toast{} // a refusal of before would lie on it
	if !c.Open() {
		t.toast = toast{text: t.word("reads"), left: toastSeconds}
		return
	}
	for i := range t.offers.Legal {
		if f := &t.offers.Legal[i]; c.Wants(f.Move) {
			t.advice(&Hint{Move: f.Move, Reasons: []rules.Text{rules.Say("table.note-asks")}, label: f.Caption.Label})
			return
		}
	}
	t.toast = toast{text: t.word("note-advises"), left: toastSeconds}
}
