package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// An Operation that a foreign fleet held up, or of which something was not carried out, is not stamped as done.
func TestAnOperationThatWasHeldUpIsNotDone(t *testing.T) {
	for verb, want := range map[uint8]int{game.EvMoves: game.ResultDone, game.EvHolds: partly, game.EvSkipped: partly} {
		report := &game.Report{Course: []rules.Event{{Verb: game.EvMoves}, {Verb: verb}}}
		prove.Is(t, "its fate", fateOf(report, &game.ResultView{SlotView: game.SlotView{Kind: game.ActionOperation}, Outcome: game.ResultDone}), want)
		prove.Is(t, "of another letter", fateOf(report, &game.ResultView{SlotView: game.SlotView{Kind: game.ActionResearch}, Outcome: game.ResultDone}), game.ResultDone)
	}
}
