package diadochi

// cardProcedure returns the procedures of the Tyche cards and the Independent Armies.
func cardProcedure(k frameKind) procedure {
	switch k {
	}
	panic("diadochi: no such procedure")
}
