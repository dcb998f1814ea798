package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAThreadOfQuestions: a question that comes again after one's own answers goes on, whatever was asked between, until somebody else has
// answered; put anew it is the same question still.
func TestAThreadOfQuestions(t *testing.T) {
	var k thread
	for i, step := range []struct {
		key        string
		seat       rules.Seat
		entry, own int
		want       bool
	}{
		{"place", 0, 10, 4, false}, {"place", 0, 10, 4, false}, // put anew: it has not been asked before
		{"place", 0, 11, 11, true}, {"where", 0, 12, 12, false}, {"place", 0, 13, 13, true},
		{"place", 0, 20, 14, false}, // others have answered
		{"place", 1, 21, 21, false}, // another person
		{"place", 0, 22, 22, false},
	} {
		k.follow(rules.Decision{Seat: step.seat, Prompt: rules.Text{Key: step.key}}, step.entry, step.own)
		if k.goesOn != step.want {
			t.Errorf("step %d: it goes on: %v", i, k.goesOn)
		}
	}
	here := rules.Ref{Kind: 1, ID: 1}
	for _, goesOn := range []bool{false, true} {
		w := &window{}
		o := NoOffers()
		o.Legal = []Offer{{Caption: rules.Caption{Targets: []rules.Ref{here}}}}
		table := &Table{face: w, offers: o, thread: thread{goesOn: goesOn}}
		table.attend()
		prove.Is(t, "the map goes to it", w.revealed == here, !goesOn)
	}
}
