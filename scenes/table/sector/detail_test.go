package sector_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// TestABattleIsWhatTheDetailIsAbout puts the cursor on an arch, which has no words of its own.
func TestABattleIsWhatTheDetailIsAbout(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	at.In.Cursor, at.In.Present = at.where(t, rules.Ref{Kind: game.KindSlot, ID: 0}), true
	if !at.shows("La controla") {
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
		lost := (odds.ToldLost(side) + 5) / 10
		words := fmt.Sprintf("pierde %d,%d de %d", lost/10, lost%10, odds.Units[side])
		if !at.shows(words) {
			t.Errorf("the odds of the answer do not say %q: %q", words, strings.Join(at.Says(), " "))
		}
	}
}

// TestAnAnswerWithoutACardIsAboutTheBattle puts the cursor on the answers that lay no strike: they name no card to describe.
func TestAnAnswerWithoutACardIsAboutTheBattle(t *testing.T) {
	at := sitUntil(t, "es", 1280, 2000, 2, 0, committing)
	row, listed := at.table.Asks().Row(rules.Move{Verb: game.CommitMove, A: game.NoCard, B: game.NoCard, C: 1})
	if !listed {
		t.Fatalf("no cards are not offered: %q", at.Says())
	}
	at.In.Cursor, at.In.Present = row.Center(), true
	at.Tick(3)
	if !at.shows("La controla") {
		t.Errorf("an answer without cards is not about the area: %q", at.Says())
	}
}

// TestUnitsInTheDetailAreToldWhole scrolls what is told of an area through its panel: nowhere does a unit lose its name and keep its numbers.
func TestUnitsInTheDetailAreToldWhole(t *testing.T) {
	at := sitUntil(t, "es", 1280, 720, 4, 0, func(v *game.View) bool { return v.Phase == 2 && v.Round > 1 && mixed(v) >= 0 })
	v := at.session.Chair(0).View().(game.View)
	a := mixed(&v)
	place := at.where(t, rules.Ref{Kind: game.KindArea, ID: int16(a)})
	at.Press(place)
	at.Tick(60)
	panel, found := at.Find("Unidades y límite")
	if !found {
		t.Fatalf("the area is not told of: %q", at.Says())
	}
	least, most := 99, 0
	at.In.Cursor, at.In.Present = panel, true
	for range 6 {
		names, numbers := 0, 0
		for i, n := range v.Areas[a].Units {
			if n == 0 {
				continue
			}
			unit := rules.Ref{Kind: game.KindUnit, ID: int16(v.Seats[v.Areas[a].Owner].People*game.UnitsOfPeople + i)}
			k := game.FactsOfUnit(unit)
			names += at.says(at.voice.Below("sector.face.", "unit.row", rules.N(int(n)), rules.R(unit)))
			numbers += at.says(fmt.Sprintf("%d/%d", k.Strength, k.Health))
		}
		prove.Is(t, "numbers without a name", numbers-names, 0)
		least, most = min(least, names), max(most, names)
		at.In.Wheel = -1
		at.Tick(1)
	}
	prove.True(t, "more units were seen below than above", least < most)
}

// mixed is an area with units of another people, of two types at least, of which none is as strong and hardy as the area is full; -1 where there is none.
func mixed(v *game.View) int {
	for a := range v.Areas {
		k := &v.Areas[a]
		if k.Owner < 0 || v.Seats[k.Owner].People == v.Seats[0].People { // cards of the hand name units too
			continue
		}
		types, all := 0, total(&k.Units)
		for i, n := range k.Units {
			facts := game.FactsOfUnit(rules.Ref{Kind: game.KindUnit, ID: int16(v.Seats[k.Owner].People*game.UnitsOfPeople + i)})
			if n > 0 && (facts.Strength != all || facts.Health != k.Limit) {
				types++
			}
		}
		if types > 1 {
			return a
		}
	}
	return -1
}

// total counts units.
func total(list *[game.UnitsOfPeople]uint8) (n int) {
	for _, k := range list {
		n += int(k)
	}
	return n
}

// TestATransportSaysWhatItCarries points at routes with a transport of one's own, of others, and with none.
func TestATransportSaysWhatItCarries(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, func(v *game.View) bool { return v.Round >= 2 && v.Phase == 2 && !v.Order.On })
	v := at.session.Chair(0).View().(game.View)
	told := map[string]bool{}
	for i := range v.Routes {
		r := &v.Routes[i]
		words := "Nadie tiene aquí un transporte"
		switch {
		case slices.Contains(r.Transports, 0):
			words = "cuantas unidades tuyas quieras"
		case len(r.Transports) > 0:
			words = "las tuyas no pasan sin un transporte tuyo"
		}
		at.In.Cursor, at.In.Present, at.In.Moved = at.where(t, r.Ref), true, true
		if !at.shows(words) {
			t.Errorf("the route %v does not say %q: %q", r.Ref, words, at.Says())
		}
		look(t, at.Guide, "route")
		told[words] = true
	}
	if len(told) < 2 {
		t.Errorf("only %v were tried", told)
	}
}
