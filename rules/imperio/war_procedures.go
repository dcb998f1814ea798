package imperio

// warProcedure returns the behaviour of the frames of chapters 2-14 and 19-21.
func warProcedure(k frameKind) procedure {
	switch k {
	case inGame:
		return gameProcedure()
	case inHouse:
		return houseProcedure()
	case inTroops:
		return troopsProcedure()
	case inOrders:
		return procedure{run: runOrders, candidates: candidatesOrders, check: checkOrders, apply: applyOrders}
	case inSlot:
		return slotProcedure()
	case inBuilding:
		return buildingProcedure()
	case inProducing:
		return producingProcedure()
	case inOperating:
		return operatingProcedure()
	case inDetaching:
		return procedure{run: alwaysAsks, candidates: candidatesDetaching, check: checkDetaching, apply: applyDetaching}
	case inPaying:
		return payingProcedure()
	case inResolution:
		return procedure{run: runResolution}
	case inOperation:
		return procedure{run: runOperation}
	case inBattle:
		return procedure{run: runBattle, candidates: candidatesBattle, check: checkBattle, apply: applyBattle}
	case inCasualties:
		return casualtiesProcedure()
	}
	return procedure{}
}

// alwaysAsks is the run of a frame that does nothing by itself.
func alwaysAsks(*state, ctx, *frame) bool { return true }
