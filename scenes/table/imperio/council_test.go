package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// Where a House is elected all are on the ballot; a proposal that names its House already is voted for and against (17.1).
func TestTheBallotHasWhatTheRulesAsk(t *testing.T) {
	elections := 0
	for i := range game.NumEntries {
		k := game.ProposalView{Entry: rules.Ref{Kind: game.KindEntry, ID: int16(i)}, Bound: rules.Nobody}
		open := optionsOf(&k, 3)
		if k.Bound = 2; game.EntryAt(i).Elects {
			elections++
			prove.Same(t, "an open election", open, []int{game.VoteElects, game.VoteElects + 1, game.VoteElects + 2})
		} else {
			prove.Same(t, "a law", open, []int{game.VoteFor, game.VoteAgainst})
		}
		prove.Same(t, "one that names a House", optionsOf(&k, 3), []int{game.VoteFor, game.VoteAgainst})
	}
	prove.Is(t, "elections (17.6)", elections, 11)
}
