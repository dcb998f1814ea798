package diadochi

// warProcedure returns the procedures of movement, battle, the sea and sieges.
func warProcedure(k frameKind) procedure {
	switch k {
	case inActivation:
		return activationProcedure
	case inMarch:
		return marchProcedure
	case inEntry:
		return entryProcedure
	case inInterception:
		return interceptionProcedure
	case inGoingInside:
		return goingInsideProcedure
	case inEvasion:
		return evasionProcedure
	case inOverrun:
		return overrunProcedure
	case inBattle:
		return battleProcedure
	case inBattleAftermath:
		return aftermathProcedure
	case inLosses:
		return lossesProcedure
	case inFallen:
		return fallenProcedure
	case inVoyage:
		return voyageProcedure
	case inNavalInterception:
		return navalInterceptionProcedure
	case inPassage:
		return passageProcedure
	case inNavalBattle:
		return navalBattleProcedure
	case inSiege:
		return siegeProcedure
	case inFallOfCity:
		return fallProcedure
	}
	panic("diadochi: no such procedure")
}
