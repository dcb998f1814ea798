package result

import (
	"slices"
	"testing"

	"tyche/scenes/history"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

func TestTheScaleHoldsTheGoal(t *testing.T) {
	periods := []history.Period{{Stands: table.Standing{Values: [6][6]int{{4, 3}, {7, -2}}}}}
	for _, row := range []struct {
		name            string
		column, goal    int
		lowest, highest float64
	}{
		{"nobody has reached the goal", 0, 15, 0, 15},
		{"somebody is beyond it", 0, 5, 0, 7},
		{"there is none", 0, 0, 0, 7},
		{"it is one of the first column", 1, 15, -2, 3},
	} {
		if lo, hi := scaleOf(periods, 2, row.column, row.goal); lo != row.lowest || hi != row.highest {
			t.Errorf("%s: from %v to %v, want %v to %v", row.name, lo, hi, row.lowest, row.highest)
		}
	}
}

func TestEmblemsAtTheEndsOfCurvesLieApart(t *testing.T) {
	for _, row := range []struct {
		name         string
		places, want []float64
	}{
		{"apart already", []float64{10, 40, 90}, []float64{10, 40, 90}},
		{"all at the foot", []float64{100, 100, 100}, []float64{60, 80, 100}},
		{"two in the middle, the later one below", []float64{50, 55}, []float64{50, 70}},
		{"in their order, not that of the list", []float64{55, 50, 0}, []float64{70, 50, 0}},
		{"more than there is room for", []float64{100, 100, 100, 100, 100, 100}, []float64{0, 20, 40, 60, 80, 100}},
	} {
		spread(row.places, 20, 0, 100)
		if !slices.Equal(row.places, row.want) {
			t.Errorf("%s: at %v, want %v", row.name, row.places, row.want)
		}
	}
}

func TestNamesOfTurnsLieApart(t *testing.T) {
	marks := func(step float64, n int) (list []turnMark) {
		for i := range n {
			list = append(list, turnMark{float64(i) * step, [2]string{"Turn", "I"}, [2]float64{30, 12}})
		}
		return list
	}
	for _, row := range []struct {
		name string
		step float64
		want []string
	}{
		{"room for names", 40, []string{"Turn", "Turn", "Turn", "I"}},
		{"room for numbers", 20, []string{"I", "I", "I", "I"}},
		{"not for all of them", 8, []string{"I", "", "I", ""}},
	} {
		list := marks(row.step, 4)
		if got := tellTurns(list, list[3].left+20); !slices.Equal(got, row.want) {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

// Curves of seats that stand equally high run beside each other, so that none is hidden.
func TestCurvesOfEqualsRunBesideEachOther(t *testing.T) {
	r := &Result{tally: &table.Tally{}, order: []int{2, 0, 1}}
	s := table.Standing{Values: [6][6]int{{7}, {9}, {7}}}
	for seat, want := range []float64{.5, 0, -.5} {
		if got := r.beside(&s, seat, 0); got != want {
			t.Errorf("seat %d runs %v strands below, want %v", seat, got, want)
		}
	}
	s.Values[1][0] = 7
	for seat, want := range []float64{0, 1, -1} {
		if got := r.beside(&s, seat, 0); got != want {
			t.Errorf("of three, seat %d runs %v strands below, want %v", seat, got, want)
		}
	}
}

// A press that was meant for what lay on the table before is not heard, one half a second later is.
func TestTheFirstPressesAreNotHeard(t *testing.T) {
	r := &Result{}
	in := &ui.Input{Dt: .1, Pressed: []ui.Click{{Button: ui.LeftButton}}}
	heard := 0
	for range 6 {
		heard += len(r.heed(in).Pressed)
	}
	if heard != 1 {
		t.Errorf("%d presses of six are heard, want the last", heard)
	}
}
