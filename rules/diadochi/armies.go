package diadochi

import "tyche/rules"

// pushArmyMove moves an Independent Army up to steps spaces by land; resolver chooses the way (10.5). While it is
// on the march pushArmyEntry decides what happens in each space.
func (s *state) pushArmyMove(resolver rules.Seat, a army, steps int) {}
