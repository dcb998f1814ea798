package diadochi

import "tyche/rules"

// Disclosed says what an event that shows a secret has made known, in words that end "It cannot be taken back: ...".
func (game) Disclosed(e rules.Event) string {
	switch e.Verb {
	case EvAsked:
		return "diadochi.known.asked"
	case EvPeeked:
		return "diadochi.known.peeked"
	case EvDrawn:
		return "diadochi.known.drawn"
	case EvCardRevealed:
		return "diadochi.known.revealed"
	case EvHanded:
		return "diadochi.known.handed"
	}
	return ""
}
