package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// The page of the Council opens at its top when something new is before it, and stays where it was scrolled to while nothing is.
func TestThePageOfTheCouncilOpensAtWhatIsNew(t *testing.T) {
	f := ringed(t, 3)
	docket := func(entries ...int16) {
		f.view.Docket = nil
		for _, e := range entries {
			f.view.Docket = append(f.view.Docket, game.ProposalView{Entry: rules.Ref{Kind: game.KindEntry, ID: e}, Bound: rules.Nobody})
		}
		f.sheet.renew(f.view)
	}
	docket(1, 2)
	f.sheet.scroll[councilTab].Jump(90)
	docket(1, 2)
	prove.Is(t, "the same", f.sheet.scroll[councilTab].Pos, 90)
	docket(1, 3)
	prove.Is(t, "another", f.sheet.scroll[councilTab].Pos, 0)
}
