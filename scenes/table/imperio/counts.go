package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/stage"
)

// counted counts the events of the beat of a count in the Council that begins here, and says which: the votes on a proposal,
// or its verdict, with the promises that are seen to be broken after the last one. A proposal that nobody voted on has a verdict alone.
func counted(events []rules.Event) (n int, beat stage.Beat) {
	switch e := events[0]; e.Verb {
	case game.EvVotes:
		for n < len(events) && events[n].Verb == game.EvVotes && events[n].Who == e.Who {
			n++
		}
		return n, stage.Tokens
	case game.EvDecision:
		for n = 1; n < len(events) && (events[n].Verb == game.EvBroken || events[n].Verb == game.EvKept); n++ {
			continue
		}
		return n, stage.Verdict
	}
	return 0, stage.None
}
