package imperio

import "tyche/rules"

// Tell turns an event into the sentence of the chronicle: {1} is who, {2} and {3} where or what, {4} how many.
func (game) Tell(e rules.Event) (rules.Text, bool) {
	if e.Verb == EvNone || e.Verb >= numEvents {
		return rules.Text{}, false
	}
	if e.Verb >= EvDocket {
		return politicsTell(e)
	}
	return rules.Text{}, false
}
