package diadochi

// cardProcedure returns the procedures of the Tyche cards and the Independent Armies.
func cardProcedure(k frameKind) procedure {
	switch k {
	case inWindow:
		return procedure{runWindow, windowCandidates, windowCheck, windowApply, windowPrompt}
	case inSearching:
		return procedure{runSearching, searchingCandidates, searchingCheck, searchingApply, nil}
	case inEvent, inSurprise:
		return procedure{runScript, scriptCandidates, scriptCheck, scriptApply, scriptPrompt}
	case inRevealing:
		return procedure{run: runRevealing}
	case inArmyMove:
		return procedure{runArmyMove, armyMoveCandidates, armyMoveCheck, armyMoveApply, armyMovePrompt}
	}
	panic("diadochi: no such procedure")
}
