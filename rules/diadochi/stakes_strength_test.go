package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestStrengthIsToldFromTheCounters: the strength that decides a battle is led back to the number on the counters, part by part, so
// that no two numbers contradict each other (7.6, 7.9-7.11).
func TestStrengthIsToldFromTheCounters(t *testing.T) {
	units := func(m, lm, e, ra, ss uint8) (cu [NumUnits]uint8) {
		cu[mercenary], cu[loyal], cu[elephant], cu[royalArmy], cu[silver] = m, lm, e, ra, ss
		return cu
	}
	for _, c := range []struct {
		name     string
		own, foe Force
		want     map[string][2]int
	}{
		{"nothing is added", Force{Units: units(4, 2, 0, 0, 0)}, Force{Armies: 6}, map[string][2]int{"strength": {8, 6}}},
		{"7.11 auxiliaries", Force{Units: units(4, 3, 0, 0, 0), Aid: 2}, Force{Units: units(0, 3, 0, 0, 0), Aid: 1},
			map[string][2]int{"strength": {12, 7}, "units": {10, 6}, "auxiliaries": {2, 1}}},
		{"7.10 elephants", Force{Units: units(4, 0, 2, 0, 0)}, Force{Units: units(0, 0, 5, 0, 0)}, map[string][2]int{"strength-elephants": {7, 8}}},
		{"7.10 those of Seleukos", Force{Units: units(4, 0, 2, 0, 0), Seleukos: true}, Force{Armies: 5},
			map[string][2]int{"strength-elephants": {9, 5}, "units": {7, 5}, "strong-elephants": {2, 0}}},
		{"7.6 RA that waver beside auxiliaries", Force{Units: units(2, 0, 0, 1, 0), Aid: 2, Wavering: true}, Force{Armies: 5},
			map[string][2]int{"strength": {4, 5}, "units": {4, 5}, "auxiliaries": {2, 0}}},
	} {
		got := map[string][2]int{}
		for _, why := range strengthReasons(&c.own, &c.foe) {
			got[why.Key[len("diadochi.stake.why."):]] = [2]int{why.Args[0].N, why.Args[1].N}
		}
		prove.Same(t, c.name, got, c.want)
		prove.Is(t, c.name+": the counters", Stack{Units: c.own.Units}.Strength(), c.own.Armies+got[unitsOr(got)][0])
		prove.Is(t, c.name+": the sum", c.own.mean(), got[unitsOr(got)][0]+got["auxiliaries"][0]+got["strong-elephants"][0]-wavers(&c.own))
	}
	prove.Same(t, "7.6 what RA that waver are worth", prestigeReason(1, 3, &Force{Units: units(0, 0, 0, 2, 0), Wavering: true}, &Force{}).Args[3], rules.N(4))
}

// unitsOr is where the strength of the counters is told: on a line of its own, or as the whole.
func unitsOr(lines map[string][2]int) string {
	for _, key := range []string{"units", "strength"} {
		if _, told := lines[key]; told {
			return key
		}
	}
	return "strength-elephants"
}

func wavers(k *Force) int {
	if k.Wavering {
		return k.royals()
	}
	return 0
}
