package diadochi

// pushRevealing turns up face-down cards at the end of a Round (3.44).
func (s *state) pushRevealing() {}
