package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestAPlotTellsItsAim orders plots and reads from the plan what they are aimed at, as the desk does.
func TestAPlotTellsItsAim(t *testing.T) {
	type aim struct {
		planet int
		thing  rules.Ref
	}
	for name, k := range map[string]struct {
		order deed
		want  aim
	}{
		"Sabotage":  {deed{kind: subterfuge, a: uint8(sabotage), b: 16, c: uint8(port)}, aim{16, workRef(port)}},
		"Sedition":  {deed{kind: subterfuge, a: uint8(sedition), b: 1, c: 16}, aim{16, none}},
		"Drain":     {deed{kind: subterfuge, a: uint8(drain), b: 1, c: uint8(t07)}, aim{-1, techRef(t07)}},
		"Sow Chaos": {deed{kind: subterfuge, a: uint8(chaos), b: 1, c: uint8(operation)}, aim{-1, actionRef(operation)}},
		"Espionage": {deed{kind: subterfuge, a: uint8(espionage), b: 1}, aim{-1, none}},
		"no plot":   {deed{kind: construction, a: 2, b: 16, c: uint8(port)}, aim{-1, none}},
	} {
		slot := viewDeed(&k.order)
		planet, thing := slot.Aim()
		prove.Is(t, name, aim{planet, thing}, k.want)
	}
}
