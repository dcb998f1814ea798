package sector_test

import (
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/sector/tin"
)

// TestFiguresAreInTheOrderOfTheRules compares the number of each figure with that of the unit that the rules call so.
func TestFiguresAreInTheOrderOfTheRules(t *testing.T) {
	for id, figure := range map[string]int{
		"deckhand": tin.Deckhand, "harpooner": tin.Harpooner, "crawler": tin.Crawler, "hammer": tin.Hammer, "kestrel": tin.Kestrel, "barge": tin.Barge,
		"minnow": tin.Minnow, "quillback": tin.Quillback, "shellback": tin.Shellback, "skimmer": tin.Skimmer, "stormray": tin.Stormray, "tidebreaker": tin.Tidebreaker,
		"brickward": tin.Brickward, "slingstone": tin.Slingstone, "mender": tin.Mender, "monolith": tin.Monolith, "lamplighter": tin.Lamplighter, "skyfurnace": tin.Skyfurnace,
	} {
		ref, known := game.Game.FindRef(id)
		if !known || ref != (rules.Ref{Kind: game.KindUnit, ID: int16(figure)}) {
			t.Errorf("%s is figure %d, and %v of the rules", id, figure, ref)
			continue
		}
		if key := string(game.Game.Name(ref)); !strings.HasSuffix(key, "."+id) {
			t.Errorf("unit %d is called %s in the rules, want %s", figure, key, id)
		}
		if air := game.FactsOfUnit(ref).Air; tin.StanceOf(figure).Air != air {
			t.Errorf("%s flies by the rules: %v, its figure: %v", id, air, !air)
		}
	}
}
