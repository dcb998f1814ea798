package table

import (
	"testing"

	"tyche/rules"
)

var (
	build, move = rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}
	here, there = rules.Ref{Kind: 2, ID: 1}, rules.Ref{Kind: 2, ID: 2}
)

// twoOrders are answers that put an order to build here, and one to move here or there.
func twoOrders() *Offers {
	o := &Offers{lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	for i, targets := range [][]rules.Ref{{build, here}, {move, here}, {move, there}} {
		o.add(Offer{Move: rules.Move{A: int16(i)}, Caption: rules.Caption{Targets: targets}})
	}
	return o
}

func TestWhatWasTakenUpNarrowsAClick(t *testing.T) {
	o := twoOrders()
	for _, row := range []struct {
		ref    rules.Ref
		picked []rules.Ref
		want   []int16
	}{
		{here, nil, []int16{0, 1}},
		{here, []rules.Ref{move}, []int16{1}},
		{there, []rules.Ref{move}, []int16{2}},
		{there, []rules.Ref{build}, []int16{2}}, // nothing is meant by both: the click counts as it is
	} {
		got := meant(o.At(row.ref), row.picked)
		if len(got) != len(row.want) {
			t.Fatalf("%v with %v means %d answers, want %d", row.ref, row.picked, len(got), len(row.want))
		}
		for i := range got {
			if got[i].Move.A != row.want[i] {
				t.Errorf("%v with %v means answer %d, want %d", row.ref, row.picked, got[i].Move.A, row.want[i])
			}
		}
	}
	if !o.Together(here, []rules.Ref{build}) || o.Together(there, []rules.Ref{build}) {
		t.Error("an order to build can be put here and not there")
	}
}

func TestOnlyAnswersOfWhatWasTakenUpAreLit(t *testing.T) {
	o := twoOrders()
	for _, row := range []struct {
		ref    rules.Ref
		picked []rules.Ref
		want   [3]bool
	}{
		{here, nil, [3]bool{true, true, false}},
		{here, []rules.Ref{move}, [3]bool{false, true, false}},
		{there, []rules.Ref{build}, [3]bool{false, false, true}}, // the click counts as it is
	} {
		for i := range o.Legal {
			if got := o.pointed(&o.Legal[i], row.ref, row.picked); got != row.want[i] {
				t.Errorf("%v with %v lights answer %d: %v", row.ref, row.picked, i, got)
			}
		}
	}
}

func TestTheListIsNarrowedToWhatWasTakenUp(t *testing.T) {
	o := twoOrders()
	for _, row := range []struct {
		picked []rules.Ref
		want   [3]bool
	}{
		{nil, [3]bool{}},
		{[]rules.Ref{move}, [3]bool{true, false, false}},
		{[]rules.Ref{move, here}, [3]bool{true, false, true}},
		{[]rules.Ref{{Kind: 9}}, [3]bool{}}, // nothing needs it
	} {
		o.narrow(row.picked)
		for i := range o.Legal {
			if o.apart(i) != row.want[i] {
				t.Errorf("with %v, answer %d is left out: %v", row.picked, i, o.apart(i))
			}
		}
	}
}
