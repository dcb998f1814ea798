package sector_test

import (
	"fmt"
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

// TestThePanelOfAWorldNamesItsUnits: what a figure is can be read before an order is placed there.
func TestThePanelOfAWorldNamesItsUnits(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 4, 0, 3, 1)
	v := at.session.Chair(0).View().(game.View)
	for q := range v.Planets {
		for _, area := range v.Planets[q].Areas {
			k := &v.Areas[area.ID]
			if !v.Planets[q].InPlay || k.Owner < 0 {
				continue
			}
			at.In.Cursor, at.In.Present, at.In.Moved = at.where(t, rules.Ref{Kind: game.KindPlanet, ID: int16(q)}), true, true
			at.Tick(2)
			look(t, at.Guide, "panel-of-a-world")
			for i, n := range k.Units {
				unit := rules.Ref{Kind: game.KindUnit, ID: int16(v.Seats[k.Owner].People*game.UnitsOfPeople + i)}
				facts := game.FactsOfUnit(unit)
				if words := fmt.Sprintf("(%d/%d)", facts.Strength, facts.Health); n > 0 && !at.shows(words) {
					t.Errorf("%q is not told of planet %d: %q", words, q, at.Says())
				}
			}
			return
		}
	}
	t.Error("no unit stands anywhere")
}
