package sector_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestABattleIsWhatTheDetailIsAbout puts the cursor on an arch, which has no words of its own.
func TestABattleIsWhatTheDetailIsAbout(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	at.In.Cursor, at.In.Present = at.where(t, rules.Ref{Kind: game.KindSlot, ID: 0}), true
	if !at.shows("Unidades y límite") {
		t.Errorf("with the cursor on an arch the panel is not about the area: %q", at.Says())
	}
}

// TestAnAnswerUnderTheCursorTellsItsOdds puts the cursor on the first answer of the list, which lays cards.
func TestAnAnswerUnderTheCursorTellsItsOdds(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	v := at.session.Chair(0).View().(game.View)
	at.In.Cursor, at.In.Present = at.Find("«")
	at.Tick(3)
	odds, _ := game.OddsOf(&v, at.table.Asks().Legal[0].Move)
	for side := range 2 {
		lost := (odds.Mean(side) + 5) / 10
		words := fmt.Sprintf("pierde %d,%d de %d", lost/10, lost%10, odds.Units[side])
		if !at.shows(words) {
			t.Errorf("the odds of the answer do not say %q: %q", words, strings.Join(at.Says(), " "))
		}
	}
}

// TestAnAnswerWithoutACardIsAboutTheBattle puts the cursor on the answers that lay no strike: they name no card to describe.
func TestAnAnswerWithoutACardIsAboutTheBattle(t *testing.T) {
	at := sitUntil(t, "es", 1280, 2000, 2, 0, committing)
	at.In.Cursor, at.In.Present = at.Find("Ninguna carta")
	if !at.In.Present {
		t.Fatalf("no cards are not offered: %q", at.Says())
	}
	at.Tick(3)
	if !at.shows("Unidades y límite") {
		t.Errorf("an answer without cards is not about the area: %q", at.Says())
	}
}
