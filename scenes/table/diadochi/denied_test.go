package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
)

// TestALossThatIsRefusedSaysWhy: a unit that may not be the next loss stands below the others with the rule, and below no other question.
func TestALossThatIsRefusedSaysWhy(t *testing.T) {
	s := sitTwo(t)
	s.tick(2)
	unit := rules.Ref{Kind: game.KindUnit, ID: int16(game.Loyal)}
	o := &table.Offers{Refused: []table.Offer{{
		Caption: rules.Caption{Label: rules.Say("diadochi.move.lose", rules.R(unit)), Targets: []rules.Ref{unit}},
		Bad:     &rules.Illegal{Rule: "7.20", Why: rules.Say("diadochi.why.cheap-first")},
	}}}
	for ask, want := range map[string]int{"diadochi.ask.losses.winner": 1, "diadochi.ask.tyche": 0} {
		o.Decision.Prompt = rules.Say(ask)
		list := s.face.Denied(o)
		if len(list) != want || want > 0 && !strings.Contains(list[0].Why, "7.20") {
			t.Errorf("%s: %v", ask, list)
		}
	}
}
