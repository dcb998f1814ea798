package table

import (
	"slices"

	"tyche/rules"
)

// thread is what a seat has been asked with nobody else answering between: who places one marker after the other, or sends one general
// after the other, looks at what he has just done, and the map stays there.
type thread struct {
	seat   rules.Seat
	entry  int      // of the journal, at which it was asked last
	asked  []string // keys of the questions
	goesOn bool     // the question was in it already
}

// follow notes a question that is put at an entry, the seat's own last answer having led to the entry `own`.
func (k *thread) follow(d rules.Decision, entry, own int) {
	if entry == k.entry && d.Seat == k.seat && len(k.asked) > 0 { // the same question, put anew
		return
	}
	if own != entry || d.Seat != k.seat {
		k.asked = k.asked[:0]
	}
	k.seat, k.entry = d.Seat, entry
	if k.goesOn = slices.Contains(k.asked, d.Prompt.Key); !k.goesOn {
		k.asked = append(k.asked, d.Prompt.Key)
	}
}
