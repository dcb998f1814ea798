package diadochi

import "tyche/rules"

// Private says that a card is named which may lie in a hand: what others see of it is told by the events.
func (game) Private(m rules.Move) bool { return m.Verb == targetCardVerb }
