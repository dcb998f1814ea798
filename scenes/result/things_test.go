package result

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/scenes/table"
)

// What a thing brings twice is one sum; what comes from nowhere in particular is not named.
func TestThingsAreCreditedTogether(t *testing.T) {
	fort, crown := rules.Ref{Kind: 1, ID: 4}, rules.Ref{Kind: 1, ID: 7}
	var s sources
	for _, gain := range []table.Source{
		{Seat: 2, Key: "areas", N: 1, Of: fort}, {Seat: 2, Key: "areas", N: 2, Of: crown}, {Seat: 2, Key: "areas", N: 3},
		{Seat: 2, Key: "areas", N: 1, Of: fort}, {Seat: 1, Key: "areas", N: 1, Of: fort},
	} {
		s.credit(gain)
	}
	want := []table.Source{{Seat: 2, Key: "areas", N: 2, Of: fort}, {Seat: 2, Key: "areas", N: 2, Of: crown}}
	if !slices.Equal(s.from[2], want) {
		t.Errorf("seat 2 got %v, want %v", s.from[2], want)
	}
	if len(s.from[1]) != 1 || s.from[1][0].N != 1 {
		t.Errorf("seat 1 got %v", s.from[1])
	}
}
