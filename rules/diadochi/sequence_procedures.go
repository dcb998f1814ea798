package diadochi

// sequenceProcedure returns the procedures of the sequence of play, setup and cards as operations.
func sequenceProcedure(k frameKind) procedure {
	switch k {
	}
	panic("diadochi: no such procedure")
}
