package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
)

// Tally counts victory points, legitimacy, provinces, combat units and fleets.
var Tally = &table.Tally{
	Columns: []string{"diadochi.tally.vp", "diadochi.tally.legitimacy", "diadochi.tally.provinces", "diadochi.tally.units", "diadochi.tally.fleets"},
	Drawn:   2,
	Read:    count,
	Decided: func(o rules.Outcome) rules.Rule { return decided[o.Reason.Key] },
}

// decided names the rules of the endings (chapter 17).
var decided = map[string]rules.Rule{
	"ending.legitimacy": "17.3", "ending.provinces": "17.5", "ending.regency": "17.9", "ending.victory-points": "17.12",
}

func count(view rules.View) table.Standing {
	v := view.(game.View)
	s := table.Standing{Turn: v.Turn, Round: v.Round}
	for p := range v.Seats {
		n := &v.Seats[p]
		s.Values[p] = [6]int{n.Victory, n.Legitimacy, 0, n.Units, n.FleetStrength}
	}
	for _, owner := range v.Provinces {
		if owner >= 0 && int(owner) < len(v.Seats) {
			s.Values[owner][2]++
		}
	}
	return s
}
