package diadochi

// march is the activation under way.
type march struct{}

// entry is the space just entered and the reactions to it (5.15).
type entry struct{}

// battle is the land battle under way.
type battle struct{}

// voyage is the naval movement announced or under way.
type voyage struct{}

// assault is the siege attempt under way.
type assault struct{}

// mark says that some CUs of the active player have done something already.
type mark struct{}

const maxMarks = 48
