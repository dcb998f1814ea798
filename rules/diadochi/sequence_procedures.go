package diadochi

// sequenceProcedure returns the procedures of the sequence of play, setup and cards as operations.
func sequenceProcedure(k frameKind) procedure {
	switch k {
	case inGame:
		return procedure{run: gameRun}
	case inDraft:
		return procedure{run: draftRun, candidates: draftCandidates, check: draftCheck, apply: draftApply}
	case inFirstPlayer:
		return procedure{run: asks, candidates: firstPlayerCandidates, check: firstPlayerCheck, apply: firstPlayerApply}
	case inReinforcement:
		return procedure{run: reinforcementRun}
	case inPlacing:
		return procedure{run: placingRun, candidates: placingCandidates, check: placingCheck, apply: placingApply}
	case inRound:
		return procedure{run: roundRun}
	case inPlayerTurn:
		return procedure{run: playerTurnRun}
	case inSurrender:
		return procedure{run: surrenderRun, candidates: surrenderCandidates, check: surrenderCheck, apply: surrenderApply}
	case inTyche:
		return procedure{run: tycheRun, candidates: tycheCandidates, check: tycheCheck, apply: tycheApply}
	case inOps:
		return procedure{run: opsRun, candidates: opsCandidates, check: opsCheck, apply: opsApply}
	case inPlacePCs:
		return procedure{run: placePCsRun, candidates: placePCsCandidates, check: placePCsCheck, apply: placePCsApply}
	case inTraining:
		return procedure{run: trainingRun, candidates: trainingCandidates, check: trainingCheck, apply: trainingApply}
	case inRecruiting:
		return procedure{run: asks, candidates: recruitingCandidates, check: recruitingCheck, apply: recruitingApply}
	case inActivations:
		return procedure{run: activationsRun, candidates: activationsCandidates, check: activationsCheck, apply: activationsApply}
	case inForage:
		return procedure{run: forageRun, candidates: forageCandidates, check: forageCheck, apply: forageApply}
	case inFlight:
		return flightProcedure
	}
	panic("diadochi: no such procedure")
}
