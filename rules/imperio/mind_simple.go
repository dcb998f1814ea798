package imperio

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// simple is the temper of who has just learned the game: he builds, studies and lands where nobody is, and guards little.
var simple = mind.Without(even, onGuardTroops, onGuard, onLastGuard, onGuardDanger, onErrandRisk, onRelief, onPlatform, onShield, onSwing,
	onLeader, onBlockade, onSure, onSureTroops, onRally, onOpened)

// RankSimply ranks moves by it (rules/bot).
func (who Mind) RankSimply(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	who.RankBy(simple, st, seat, moves, scores)
}

// Overlooks says how many answers of a hundred he does not think of: many where a turn takes shape, few on the way.
func (Mind) Overlooks(st rules.State) int {
	s := st.(*state)
	if s.depth == 0 {
		return 0
	}
	switch s.top().kind {
	case inSlot, inBuilding, inProducing, inResearching, inPlotting:
		return 30
	}
	return 0
}
