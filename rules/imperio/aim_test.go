package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestWhatATechnologyDoesToAttacks(t *testing.T) {
	frigates := AimChange{Unit: unitRef(frigate), Need: [2]int{8, 7}, Dice: [2]int{1, 1}, Hits: [2]int{3, 4}}
	cruisers := AimChange{Unit: unitRef(cruiser), Need: [2]int{7, 6}, Dice: [2]int{1, 1}, Hits: [2]int{4, 5}}
	before := AimChange{Unit: unitRef(frigate), AntiAir: true, Need: [2]int{8, 7}, Dice: [2]int{2, 2}, Hits: [2]int{6, 8}}
	turrets := AimChange{Unit: unitRef(frigate), AntiAir: true, Need: [2]int{8, 6}, Dice: [2]int{2, 3}, Hits: [2]int{6, 15}}
	aimed := AimChange{Unit: unitRef(frigate), AntiAir: true, Need: [2]int{7, 5}, Dice: [2]int{2, 3}, Hits: [2]int{8, 18}}
	for _, row := range []struct {
		name string
		own  techSet
		tech tech
		want []AimChange
	}{
		{"15.2 missiles aim Frigates, before combat too, and Cruisers", 0, t01, []AimChange{frigates, before, cruisers}},
		{"15.2 what is one's own is told alike", 1 << t01, t01, []AimChange{frigates, before, cruisers}},
		{"15.2 turrets add an attack, and two to its aim", 0, t02, []AimChange{turrets}},
		{"15.3 turrets and missiles add up", 1 << t01, t02, []AimChange{aimed}},
		{"15.2 the lances aim Dreadnoughts", 0, t03, []AimChange{{Unit: unitRef(dreadnought), Need: [2]int{5, 4}, Dice: [2]int{1, 1}, Hits: [2]int{6, 7}}}},
		{"15.2 what aims nothing changes nothing", 0, t05, nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := fray(t, 0, []unit{cruiser}, []unit{cruiser})
			r.s.houses[0].techs = row.own
			prove.Same(t, "attacks", AimOf(r.s.View(0).(*View), int(row.tech)), row.want)
		})
	}
}
