package diadochi

// play is the card being resolved.
type play struct{}
