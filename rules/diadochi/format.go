package diadochi

import "tyche/rules"

// wellFormed says whether the operands of m are within their tables.
func wellFormed(m rules.Move) bool { return m.Verb > noVerb && m.Verb < numVerbs }
