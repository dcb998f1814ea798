package stage

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// The odds before the dice are those of the forces told, and are gone once the table is read.
func TestOddsBeforeTheDice(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	o := open(t, "es", 1280, 800)
	o.play(slices.Concat(landBattle, landEnd))
	o.settle(t)
	want := game.CountBattle(
		game.Force{Units: [game.NumUnits]uint8{game.Loyal: 3, game.Mercenary: 4, game.Elephant: 2}, Factor: 4},
		game.Force{Units: [game.NumUnits]uint8{game.SilverShields: 2, game.RoyalArmy: 2, game.Mercenary: 3, game.Elephant: 1}, Aid: 2, Factor: 3, Wavering: true})
	got, known := o.now.odds()
	if !known || got != want {
		t.Errorf("odds %+v, want %+v", got, want)
	}
	for i, b := range o.beats {
		o.at(i, .8)
		shown := slices.Contains(o.said(), o.words.odds.percent[0])
		if before := b.Kind == Lines || b.Kind == Prestige || b.Kind == Elephants || b.Kind == Dice || b.Kind == Factor; shown != before {
			t.Errorf("odds during %s: %v", beatKeys[b.Kind], shown)
		}
	}
	three := slices.Clone(landBattle)
	for i := range three {
		if three[i].Verb == game.EvBattleDice && three[i].Seat == 0 {
			three[i].Dice = rules.Dice{2, 6, 1, 4, 6}
		}
	}
	o = open(t, "es", 1280, 800)
	o.play(three)
	if _, known := o.now.odds(); known {
		t.Error("odds of a battle with three dice, which nobody counts")
	}
}

// 8.22: at sea the strengths are all there is.
func TestOddsAtSea(t *testing.T) {
	o := open(t, "es", 1280, 800)
	o.play(navalBattle)
	want := game.CountNaval(5, 4)
	if got, known := o.now.odds(); !known || got.Win != want.Win || got.Draw != want.Draw || got.Lose != want.Lose {
		t.Errorf("odds %+v, want %+v", got, want)
	}
}

// 9.10: before the die of a siege its chances are told, and afterwards what it brought.
func TestOddsOfASiege(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	o := open(t, "es", 1280, 800)
	o.play(siegeAttempt) // +1 in all, one of three points there: 2 to 6 breach, 5 and 6 bring the city down
	o.settle(t)
	told := "Antes del dado: 83 % de abrir brecha, 33 % de que caiga."
	for i, b := range o.beats {
		o.at(i, .5)
		if shown, before := slices.Contains(o.said(), told), b.Kind == Engines || b.Kind == Die || b.Kind == Sum; shown != before {
			t.Errorf("odds during %s: %v in %q", beatKeys[b.Kind], shown, strings.Join(o.said(), "|"))
		}
	}
}

// TestDecimalsAreWrittenAsTheLanguageDoes: "0,6" in Spanish, "0.6" in English.
func TestDecimalsAreWrittenAsTheLanguageDoes(t *testing.T) {
	for lang, want := range map[string]string{"es": "0,6", "en": "0.6"} {
		o := open(t, lang, 1280, 800)
		o.play(landBattle)
		if got := o.tenths(57); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}
