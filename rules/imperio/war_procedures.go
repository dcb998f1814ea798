package imperio

// warProcedure returns the behaviour of the frames of chapters 2-14 and 19-21.
func warProcedure(k frameKind) procedure {
	return procedure{}
}
