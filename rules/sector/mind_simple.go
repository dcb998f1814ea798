package sector

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// simple is the temper of who has just learned the game: he takes what he can, and leaves it open again; he neither prepares nor
// reckons with what a unit cannot hit.
var simple = mind.Without(even, onLeavePoints, onLeaveBase, onLeaveYield, onMoveGuard, onPlaceGuard, onReinforce, onBuildFirst, onHopedPower,
	onMissed, onUnhurt, onKilnWalls, onGoal, onSaving, onFullHand, onCompany, onAntiAir)

// RankSimply ranks moves by it (rules/bot).
func (m Mind) RankSimply(st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	judge{st.(*state), cast[m.character].simple}.rate(moves, scores)
}

// Overlooks says how many answers of a hundred he does not think of: many where a turn takes shape, few on the way.
func (Mind) Overlooks(st rules.State) int {
	s := st.(*state)
	if s.depth == 0 {
		return 0
	}
	switch s.top().kind {
	case inPlanning, inTurn, inBuild, inMobilise, inResearch, inCommit:
		return 55
	}
	return 0
}
