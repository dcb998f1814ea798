package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestTheRefusalIsAboutWhatIsAsked: of several reasons why a click on a thing means nothing the one is told that the question is about,
// whichever came first.
func TestTheRefusalIsAboutWhatIsAsked(t *testing.T) {
	city := rules.Ref{Kind: 1, ID: 7}
	aside := Offer{Caption: rules.Caption{Rank: rules.Aside, Targets: []rules.Ref{city}}, Bad: &rules.Illegal{Rule: "1.15"}}
	asked := Offer{Caption: rules.Caption{Rank: rules.Main, Targets: []rules.Ref{city}}, Bad: &rules.Illegal{Rule: "9.2"}}
	for _, order := range [][]Offer{{aside, asked}, {asked, aside}} {
		table := &Table{offers: &Offers{bad: map[rules.Ref]int{}}}
		for _, f := range order {
			table.offers.add(f)
		}
		prove.Is(t, "the reason", table.refusal(city).Rule, "9.2")
	}
}
