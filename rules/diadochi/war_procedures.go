package diadochi

// warProcedure returns the procedures of movement, battle, the sea and sieges.
func warProcedure(k frameKind) procedure {
	switch k {
	}
	panic("diadochi: no such procedure")
}
