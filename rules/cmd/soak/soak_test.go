package main

import "testing"

// TestSameGames plays some games twice, the second time in another order: what is told must be the same.
func TestSameGames(t *testing.T) {
	first, second := newTable(), newTable()
	n := 3 * uint64(len(lots))
	for i := range n {
		r, err := play(i)
		if err != nil {
			t.Fatalf("game %d: %v", i, err)
		}
		first.add(r)
	}
	for i := range n {
		r, err := play(n - 1 - i)
		if err != nil {
			t.Fatal(err)
		}
		second.add(r)
	}
	if first.String() != second.String() {
		t.Errorf("first\n%s\nthen\n%s", first, second)
	}
	if len(first) != len(lots) {
		t.Errorf("%d of %d lots were played", len(first), len(lots))
	}
	t.Logf("\n%s", first)
}

// TestFailuresAreTold breaks an invariant.
func TestFailuresAreTold(t *testing.T) {
	number := uint64(0)
	for lots[number].game != 2 {
		number++
	}
	kept := box[2].invariant
	defer func() { box[2].invariant = kept }()
	box[2].invariant = nil
	if r, err := play(number); err == nil || r.players != lots[number].players {
		t.Errorf("a panic is not told: %+v, %v", r, err)
	}
}
