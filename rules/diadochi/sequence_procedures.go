package diadochi

import "tyche/rules"

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
		return procedure{run: opsRun, candidates: opsCandidates, check: opsCheck, apply: opsApply, prompt: countPrompt}
	case inPlacePCs:
		return procedure{run: placePCsRun, candidates: placePCsCandidates, check: placePCsCheck, apply: placePCsApply, prompt: countPrompt}
	case inTraining:
		return procedure{run: trainingRun, candidates: trainingCandidates, check: trainingCheck, apply: trainingApply, prompt: countPrompt}
	case inRecruiting:
		return procedure{run: asks, candidates: recruitingCandidates, check: recruitingCheck, apply: recruitingApply, prompt: recruitingPrompt}
	case inActivations:
		return procedure{run: activationsRun, candidates: activationsCandidates, check: activationsCheck, apply: activationsApply}
	case inForage:
		return procedure{run: forageRun, candidates: forageCandidates, check: forageCheck, apply: forageApply, prompt: foragePrompt}
	case inStationing:
		return procedure{run: asks, candidates: stationingCandidates, check: stationingCheck, apply: stationingApply}
	case inFlight:
		return flightProcedure
	}
	panic("diadochi: no such procedure")
}

// countPrompt asks with the number a of the frame.
func countPrompt(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(frameNames[f.kind], rules.N(int(f.a)))}
}

// askAbout asks with a thing, which the table shows.
func askAbout(f *frame, key string, about rules.Ref) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(key, rules.R(about)), About: about}
}

func foragePrompt(s *state, f *frame) rules.Decision {
	if f.step == forageArrivals {
		return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.forage.arrived")}
	}
	return askAbout(f, "diadochi.ask.forage", spaceRef(space(f.a)))
}

func recruitingPrompt(s *state, f *frame) rules.Decision {
	if f.step == 1 {
		return askAbout(f, "diadochi.ask.recruiting.control", spaceRef(space(f.b)))
	}
	return askAbout(f, "diadochi.ask.recruiting", generalRef(general(f.a)))
}
