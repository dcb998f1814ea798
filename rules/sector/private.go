package sector

import "tyche/rules"

// privateVerbs tell what lies face down: the order of a token, the cards of a skirmish, and what the regroup phase
// puts away (2.4, 4.4, 8.1).
var privateVerbs = [numVerbs]bool{
	placeVerb:   true,
	commitVerb:  true,
	discardVerb: true,
}

// Private says whether the words of the move tell what lies face down.
func (game) Private(m rules.Move) bool { return m.Verb < numVerbs && privateVerbs[m.Verb] }
