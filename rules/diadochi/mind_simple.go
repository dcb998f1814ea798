package diadochi

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// simple is the temper of who has just learned the game: he sees what he can take and by what odds, not who stands nearby, what others
// lose, nor anything that pays later.
var simple = mind.Without(veteran, onExposure, onThreat, onTreasure, onAttackLoseFix, onLoss, onPull, onBurial, onKeep, onPeril,
	onSiegeLift, onGoalSiege, onGoalFoe, onDetach, onMusterGain)

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
	case inTyche, inOps, inPlacePCs, inSurrender, inActivations, inActivation, inPlacing, inRecruiting, inInterception, inEvasion, inWindow:
		return 60
	case inMarch, inVoyage:
		return 25
	}
	return 0
}
